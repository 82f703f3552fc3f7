import type { EventRead } from '../sheet/event.ts';
import { resultHeading, type ResultColumn } from '../sheet/headings.ts';
import type { PairedRound } from '../sheet/resultsRows.ts';
import { shownText, type FoundTable } from '../sheet/table.ts';
import type { Problem } from '../tournament/problem.ts';

/**
 * Columns that the new rows need and that Results does not have: without them several games of a match would look like
 * one player on two boards when the sheet is read again.
 */
export function missingColumns(
  event: EventRead,
  table: FoundTable<ResultColumn>,
  rounds: readonly PairedRound[],
): Problem[] {
  const boards = rounds.flatMap(({ pairing }) => pairing.boards);
  const needed: [ResultColumn, boolean][] = [
    ['stage', rounds.some(({ part }) => part.stage !== '')],
    ['match', boards.some(({ match }) => match !== undefined)],
    ['game', boards.some(({ game }) => game !== undefined)],
  ];
  const found = (table.values[table.headingRow] ?? []).map(shownText).filter((text) => text !== '');
  return needed
    .filter(([column, isNeeded]) => isNeeded && table.columns[column] === undefined)
    .map(([column]) => ({
      code: 'headingMissing',
      values: {
        sheet: table.sheet.title,
        heading: resultHeading(column, event.language, event.colourNames),
        list: found.join(', '),
      },
    }));
}
