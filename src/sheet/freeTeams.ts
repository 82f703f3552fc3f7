import { teamsMeet } from '../tournament/settings.ts';
import { membersOf } from '../tournament/team.ts';
import { teamRoundOf, type FreeTeam } from '../tournament/teamMatch.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { ResultRow } from './event.ts';

/** The teams without an opponent in a round on record, where whole teams meet. */
export function freeTeams(tournament: Tournament, round: number): readonly FreeTeam[] {
  const record = tournament.rounds[round - 1];
  return record === undefined || !teamsMeet(tournament.settings)
    ? []
    : teamRoundOf(tournament, record, 'asNothing').free;
}

/** A page names such a team once: without the rows of its boards, one for each game. */
export function withoutFree(rows: readonly ResultRow[], free: readonly FreeTeam[]): ResultRow[] {
  const away = new Set(free.flatMap(({ team }) => membersOf(team).map(({ number }) => number)));
  return rows.filter(({ white, black }) => black !== undefined || !away.has(white));
}
