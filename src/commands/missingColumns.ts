import { greatest } from '../sheet/greatest.ts';
import type { EventRead } from '../sheet/event.ts';
import { resultHeading, type ResultColumn } from '../sheet/headings.ts';
import type { PairedRound } from '../sheet/resultsRows.ts';
import type { FoundTable } from '../sheet/table.ts';
import type { CellBlock } from './plan.ts';

/**
 * Columns that the new rows need: without them several games of a match would look like one player on two boards when
 * the sheet is read again, and a final stage like the main one.
 */
export function neededColumns(rounds: readonly PairedRound[]): ResultColumn[] {
  const boards = rounds.flatMap(({ pairing }) => [...pairing.boards, ...pairing.byes]);
  const needed: [ResultColumn, boolean][] = [
    ['stage', rounds.some(({ part }) => part.stage !== '')],
    ['match', boards.some(({ match }) => match !== undefined)],
    ['game', boards.some(({ game }) => game !== undefined)],
  ];
  return needed.flatMap(([column, isNeeded]) => (isNeeded ? [column] : []));
}

/** The headings of those that Results does not have, put behind the last column in use; none where all are there. */
export function addedColumns(
  table: FoundTable<ResultColumn>,
  needed: readonly ResultColumn[],
  { language, colourNames }: EventRead,
): CellBlock[] {
  const missing = needed.filter((column) => table.columns[column] === undefined);
  const used = greatest(table.values.map((row) => lastUsed(row) + 1));
  return missing.length === 0
    ? []
    : [
        {
          target: { id: table.sheet.id },
          row: table.headingRow,
          column: used,
          cells: [missing.map((column) => resultHeading(column, language, colourNames))],
        },
      ];
}

function lastUsed(row: readonly unknown[]): number {
  let last = row.length - 1;
  while (last >= 0 && row[last] === '') {
    last -= 1;
  }
  return last;
}
