import type { HalfPoints } from '../tournament/points.ts';
import type { Team } from '../tournament/team.ts';
import { teamRounds } from '../tournament/teamMatch.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { teamStandings, type TeamStandings, type TeamStandingsRow } from './teamStandings.ts';

/** A match as one of its teams sees it. */
export interface TeamCell {
  /** Absent when the team was free. */
  readonly opponent?: Team;
  readonly points: HalfPoints;
  /** Points of the opponents. */
  readonly against?: HalfPoints;
  /** Every game of it has a result. */
  readonly complete: boolean;
}

export interface TeamCrosstableRow {
  readonly standing: TeamStandingsRow;
  readonly cells: readonly (readonly TeamCell[])[];
}

/**
 * The crosstable of teams, in board points: a round robin by opponents (in the order of letters), other systems by
 * rounds, groups by board (Law 30.1.3) by the points of each board; the last two in the order of places.
 */
export interface TeamCrosstable {
  readonly kind: 'byOpponent' | 'byRound' | 'byBoard';
  readonly standings: TeamStandings;
  readonly rows: readonly TeamCrosstableRow[];
  /** Letters, numbers of rounds, or numbers of boards. */
  readonly columns: readonly (string | number)[];
}

export function teamCrosstable(
  tournament: Tournament,
  standings: TeamStandings = teamStandings(tournament),
): TeamCrosstable {
  if (tournament.settings.teamForm === 'boardGroups') {
    return byBoard(standings);
  }
  const played = cellsOf(tournament);
  if (tournament.settings.system !== 'round-robin') {
    const columns = tournament.rounds.map((round) => round.number);
    const rows = standings.rows.map((standing) => ({
      standing,
      cells: columns.map((round) =>
        played.filter((each) => each.team === standing.team.number && each.round === round),
      ),
    }));
    return { kind: 'byRound', standings, rows, columns };
  }
  const inOrder = [...standings.rows].sort((a, b) => a.team.number - b.team.number);
  return {
    kind: 'byOpponent',
    standings,
    columns: inOrder.map(({ team }) => team.letter),
    rows: inOrder.map((standing) => ({
      standing,
      cells: inOrder.map(({ team }) =>
        played.filter((each) => each.team === standing.team.number && each.opponent?.number === team.number),
      ),
    })),
  };
}

function byBoard(standings: TeamStandings): TeamCrosstable {
  return {
    kind: 'byBoard',
    standings,
    columns: Array.from({ length: standings.boards }, (_, index) => index + 1),
    rows: standings.rows.map((standing) => ({
      standing,
      cells: standing.totals.boards.map((points) => [{ points, complete: true }]),
    })),
  };
}

/** Every match from both sides, and the byes; oldest first. */
function cellsOf(tournament: Tournament): (TeamCell & { team: number; round: number })[] {
  return teamRounds(tournament, 'asNothing').flatMap(({ number: round, matches, free }) => [
    ...matches.flatMap(({ teams, points, complete }) => [
      {
        round,
        team: teams.white.number,
        opponent: teams.black,
        points: points.white.total,
        against: points.black.total,
        complete,
      },
      {
        round,
        team: teams.black.number,
        opponent: teams.white,
        points: points.black.total,
        against: points.white.total,
        complete,
      },
    ]),
    ...free.map(({ team, points }) => ({ round, team: team.number, points: points.total, complete: true })),
  ]);
}
