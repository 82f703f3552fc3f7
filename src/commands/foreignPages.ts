import type { Cells } from '../sheet/cell.ts';
import { roleOfTitle } from '../sheet/findSheet.ts';
import { languages } from '../sheet/languages.ts';
import type { SheetPage } from '../sheet/page.ts';
import { pageWords } from '../sheet/pageWords.ts';
import { shownText } from '../sheet/table.ts';
import type { Problem } from '../tournament/problem.ts';
import type { Outcome } from './command.ts';
import type { WritePlan } from './plan.ts';
import { readUndoStates } from './undoStates.ts';
import { sheetWithRole, type SheetSnapshot, type WorkbookSnapshot } from './workbook.ts';

/** Reads a sheet that the command itself had no need to read. */
type Look = (sheet: string) => Cells;

/**
 * A sheet that is found by its title only and holds what the add-on did not write is never cleared (workbook.md,
 * *Sheets*): the command is refused, and every such sheet is named.
 */
export function sparingForeignPages(snapshot: WorkbookSnapshot, outcome: Outcome, look: Look): Outcome {
  if (outcome.kind !== 'done') {
    return outcome;
  }
  const problems = foreignSheets(snapshot, outcome.plan, look).map(({ title }): Problem => ({
    code: 'sheetNotOurs',
    values: { title },
  }));
  return problems.length === 0 ? outcome : { kind: 'refused', language: outcome.language, problems };
}

function foreignSheets(
  snapshot: WorkbookSnapshot,
  { derived, undo }: WritePlan,
  look: Look,
): SheetSnapshot[] {
  const kept = sheetWithRole(snapshot, 'undo')?.values;
  const states = readUndoStates(kept).length > 0;
  const cellsOf = ({ id, values }: SheetSnapshot): Cells => values ?? look(id);
  const pages = derived
    .filter(({ typed }) => !typed)
    .flatMap(({ target, page }) => {
      const sheet = byTitle(snapshot, target);
      // Whoever has paired a round here has written this sheet.
      const known = sheet === undefined || (states && roleOfTitle(sheet.title) === 'pairings');
      return known || isOurs(cellsOf(sheet), page) ? [] : [sheet];
    });
  const hidden = undo === undefined || states ? undefined : byTitle(snapshot, undo.target);
  return hidden === undefined || isEmpty(cellsOf(hidden)) ? pages : [...pages, hidden];
}

/** The sheet of the workbook that is written to, where nothing but its title says what it is. */
function byTitle({ sheets }: WorkbookSnapshot, target: SheetPageTarget): SheetSnapshot | undefined {
  return sheets.find(({ id, role }) => 'id' in target && target.id === id && role === undefined);
}

type SheetPageTarget = WritePlan['derived'][number]['target'];

/** Whether the sheet can be an earlier state of the page: it begins as our pages do, or has a row of its headings. */
function isOurs(values: Cells, page: SheetPage): boolean {
  return isEmpty(values) || beginsAsOurs(values) || hasHeadingsOf(values, page);
}

/** `Event: …`, `Round 3`, `Sau vòng 5`, in any language: the event may have changed its own since. */
function beginsAsOurs(values: Cells): boolean {
  const first =
    values
      .flat()
      .map(shownText)
      .find((text) => text !== '') ?? '';
  const { event, round, afterRound, beforeRound1, minutesOf } = pageWords;
  return languages.some(
    (language) =>
      first.startsWith(`${event[language]}: `) ||
      first === beforeRound1[language] ||
      [round, afterRound, minutesOf].some(
        (words) =>
          first.startsWith(`${words[language]} `) && /^\d/.test(first.slice(words[language].length + 1)),
      ),
  );
}

function hasHeadingsOf(values: Cells, { boldRows, cells }: SheetPage): boolean {
  const headings = boldRows.map((row) => firstFilled(cells[row] ?? [])).filter(({ length }) => length > 1);
  return values.some((row) =>
    headings.some((filled) => filled.every(({ column, text }) => shownText(row[column] ?? '') === text)),
  );
}

/** The first three headings tell a table. */
function firstFilled(row: readonly unknown[]): { column: number; text: string }[] {
  return row
    .map((cell, column) => ({ column, text: String(cell) }))
    .filter(({ text }) => text !== '')
    .slice(0, 3);
}

function isEmpty(values: Cells): boolean {
  return values.every((row) => row.every((cell) => cell === ''));
}
