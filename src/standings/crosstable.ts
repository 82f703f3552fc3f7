import { historyOf, type Entry } from '../tournament/history.ts';
import type { Player, PlayerNumber } from '../tournament/player.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { standings, type Standings, type StandingsRow } from './standings.ts';

export interface CrosstableRow {
  readonly standing: StandingsRow;
  /** One for each column: the rows of his record that belong there, oldest first. */
  readonly cells: readonly (readonly Entry[])[];
}

/**
 * Everybody's results. A round robin of individuals shows the table by opponents (rows and columns in the order of numbers), any
 * other system a column for each round (rows in the order of places). All rounds paired so far are shown, and the games
 * that count for nobody too: only points and places leave out what does not count yet.
 */
export type Crosstable =
  | {
      readonly kind: 'byOpponent';
      readonly standings: Standings;
      readonly rows: readonly CrosstableRow[];
      readonly columns: readonly Player[];
    }
  | {
      readonly kind: 'byRound';
      readonly standings: Standings;
      readonly rows: readonly CrosstableRow[];
      /** Round numbers. */
      readonly columns: readonly number[];
    };

export function crosstable(tournament: Tournament, ranking: Standings = standings(tournament)): Crosstable {
  const history = historyOf(tournament, 'asNothing');
  const entriesOf = (player: PlayerNumber): readonly Entry[] => history.get(player)?.entries ?? [];
  if (tournament.settings.system === 'round-robin' && tournament.settings.teamForm === undefined) {
    const rows = [...ranking.rows].sort((a, b) => a.player.number - b.player.number);
    const columns = rows.map((row) => row.player);
    return {
      kind: 'byOpponent',
      standings: ranking,
      columns,
      rows: rows.map((standing) => ({
        standing,
        cells: columns.map(({ number }) =>
          entriesOf(standing.player.number).filter((entry) => entry.opponent === number),
        ),
      })),
    };
  }
  const columns = tournament.rounds.map((round) => round.number);
  return {
    kind: 'byRound',
    standings: ranking,
    columns,
    rows: ranking.rows.map((standing) => ({
      standing,
      cells: columns.map((round) =>
        entriesOf(standing.player.number).filter((entry) => entry.round === round),
      ),
    })),
  };
}
