import { finalScore, historyOf } from '../tournament/history.ts';
import { boardResults } from '../tournament/boardResults.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { halfPoints, type HalfPoints } from '../tournament/points.ts';
import { boardCount, teamsOf } from '../tournament/team.ts';
import { teamsAsPlayers } from '../tournament/teamUnits.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { countsInStandings } from '../tournament/withdrawal.ts';

export interface TeamTotals {
  /** 2 points for a match won, 1 for a drawn one, in half-points. None in groups by board. */
  readonly matchPoints: HalfPoints;
  /** Law 30.1.5: the sum of what the players have won. */
  readonly boardPoints: HalfPoints;
  /** The same by board; index 0 = board 1. */
  readonly boards: readonly HalfPoints[];
}

/** The totals of every team over all rounds of the tournament; unfinished games count nothing yet. */
export function teamTotals(
  tournament: Tournament,
  annulled: ReadonlySet<PlayerNumber>,
): ReadonlyMap<PlayerNumber, TeamTotals> {
  const teams = teamsOf(tournament);
  const count = boardCount(teams, tournament.settings);
  const boards = new Map(teams.map((team) => [team.number, new Array<number>(count).fill(0)]));
  for (const { team, opponents, board, points } of boardResults(tournament, 'asNothing')) {
    const own = boards.get(team.number);
    if (own !== undefined && (opponents === undefined || !annulled.has(opponents.number))) {
      own[board - 1] = (own[board - 1] ?? 0) + points;
    }
  }
  const matchPoints = matchPointsOf(tournament, annulled);
  return new Map(
    [...boards].map(([team, own]) => [
      team,
      {
        matchPoints: matchPoints.get(team) ?? halfPoints(0),
        boardPoints: halfPoints(own.reduce((sum, each) => sum + each, 0)),
        boards: own.map(halfPoints),
      },
    ]),
  );
}

/** Rules.md 7: match points 2-1-0; a bye is worth a won match. */
function matchPointsOf(
  tournament: Tournament,
  annulled: ReadonlySet<PlayerNumber>,
): ReadonlyMap<PlayerNumber, HalfPoints> {
  const { settings } = tournament;
  if (settings.teamForm === 'boardGroups') {
    return new Map();
  }
  const units = teamsAsPlayers({ ...tournament, settings: { ...settings, matchPoints: true } }, 'asNothing');
  const rounds = units.rounds.map((round) => ({
    ...round,
    games: round.games.filter((game) => countsInStandings(game, annulled)),
  }));
  return new Map(
    [...historyOf({ ...units, rounds }, 'asNothing')].map(([team, own]) => [team, finalScore(own)]),
  );
}
