import { byesOfRecord } from './byesWithoutRow.ts';
import type { EventRead } from './event.ts';
import type { ResultColumn } from './headings.ts';
import type { Repair } from './repair.ts';
import { resultsRows } from './resultsRows.ts';
import type { FoundTable } from './table.ts';

/** The rows of Results that byes counted without one would have, cell by cell: *Check everything* offers to write them. */
export function byeRowRepairs(
  table: FoundTable<ResultColumn> | undefined,
  { parts, players, results }: Pick<EventRead, 'parts' | 'players' | 'results'>,
): Repair[] {
  const missing = parts
    .filter(({ stage, tournament }) => stage === '' && tournament.settings.teamForm === undefined)
    .flatMap((part) =>
      part.tournament.rounds.map((round) => ({
        part,
        pairing: { round: round.number, boards: [], byes: byesOfRecord(round, results), notes: [] },
      })),
    )
    .filter(({ pairing }) => pairing.byes.length > 0);
  if (table === undefined || missing.length === 0) {
    return [];
  }
  const own = players.map(({ player }) => player);
  const { firstRow, rows } = resultsRows(table, missing, own);
  const byes = missing.flatMap(({ pairing }) =>
    pairing.byes.map(({ player }) => ({ player, round: pairing.round })),
  );
  return rows.flatMap((cells, index) =>
    cells.flatMap((value, column): Repair[] => {
      const { player: number = 0, round = 0 } = byes[index] ?? {};
      return value === undefined || value === '' || typeof value === 'object'
        ? []
        : [
            {
              sheetId: table.sheet.id,
              row: firstRow + index,
              column,
              value,
              note: { code: 'byesWithoutRow', values: { number, round } },
            },
          ];
    }),
  );
}
