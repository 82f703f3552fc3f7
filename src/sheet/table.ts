import { addressOf } from './address.ts';
import type { CellValue, Cells } from './cell.ts';
import type { Findings } from './findings.ts';
import { columnOf, isWritten, type Headings } from './headings.ts';
import { languages, type Language } from './languages.ts';
import type { SheetRole } from './roles.ts';
import { cleanText } from './text.ts';

/** A sheet as the reader is given it; `commands/workbook.ts` offers this shape. */
export interface SheetInput {
  readonly id: string;
  readonly title: string;
  readonly role?: SheetRole;
  /** From A1 on; absent where nobody read the cells: then the sheet counts as empty. */
  readonly values?: Cells;
}

/** A sheet whose heading row was found. */
export interface FoundTable<Column extends string> {
  readonly sheet: SheetInput;
  readonly values: Cells;
  readonly headingRow: number;
  /** Where each column stands; a column that the sheet does not have is absent. */
  readonly columns: Readonly<Partial<Record<Column, number>>>;
  /** The language of most of the headings; undecided where both have as many. */
  readonly language?: Language;
}

/** How far down the heading row may stand, below a title and its blank lines. */
const rowsSearched = 10;

interface HeadingRow<Column extends string> {
  readonly row: number;
  readonly columns: Partial<Record<Column, number>>;
  readonly twice: readonly number[];
  readonly language?: Language;
}

/** The row among the first ten that names most of the columns, the needed ones first. */
function bestHeadingRow<Column extends string>(
  values: Cells,
  headings: Headings<Column>,
  needed: readonly Column[],
): HeadingRow<Column> {
  const rows = values.slice(0, rowsSearched).map((cells, row) => readHeadings(cells, row, headings));
  const worth = (row: HeadingRow<Column>): number =>
    100 * needed.filter((column) => row.columns[column] !== undefined).length +
    Object.keys(row.columns).length;
  return rows.reduce(
    (best, row) => (worth(row) > worth(best) ? row : best),
    rows[0] ?? readHeadings([], 0, headings),
  );
}

/** The first of the headings that the add-on itself writes wins over other names for the same column. */
function readHeadings<Column extends string>(
  cells: readonly CellValue[],
  row: number,
  headings: Headings<Column>,
): HeadingRow<Column> {
  const columns: Partial<Record<Column, number>> = {};
  const twice: number[] = [];
  const votes: Record<Language, number> = { en: 0, vi: 0 };
  cells.forEach((cell, index) => {
    const found = typeof cell === 'string' ? columnOf(headings, cell) : undefined;
    if (found === undefined || typeof cell !== 'string') {
      return;
    }
    found.languages.forEach((language) => (votes[language] += 1 / found.languages.length));
    const before = columns[found.column];
    const beforeWritten = before !== undefined && isWritten(headings, found.column, String(cells[before]));
    if (before === undefined || (!beforeWritten && isWritten(headings, found.column, cell))) {
      columns[found.column] = index;
    } else if (isWritten(headings, found.column, cell) === beforeWritten) {
      twice.push(index);
    }
  });
  const [first, second] = [...languages].sort((left, right) => votes[right] - votes[left]);
  const decided = first !== undefined && second !== undefined && votes[first] > votes[second];
  return { row, columns, twice, ...(decided ? { language: first } : {}) };
}

/** Whether the sheet has a heading row with every needed column. */
export function hasHeadings<Column extends string>(
  values: Cells,
  headings: Headings<Column>,
  needed: readonly Column[],
): boolean {
  const { columns } = bestHeadingRow(values, headings, needed);
  return needed.every((column) => columns[column] !== undefined);
}

/** Finds the heading row and the columns; what is missing or stands twice is reported, and then there is no table. */
export function findTable<Column extends string>(
  sheet: SheetInput,
  headings: Headings<Column>,
  needed: readonly Column[],
  findings: Findings,
  language: Language,
): FoundTable<Column> | undefined {
  const values = sheet.values ?? [];
  const { row, columns, twice, language: found } = bestHeadingRow(values, headings, needed);
  const missing = needed.filter((column) => columns[column] === undefined);
  const shown = (values[row] ?? []).map(shownText).filter((text) => text !== '');
  for (const column of missing) {
    const heading = headings[column][found ?? language][0] ?? column;
    findings.problems.push({
      code: 'headingMissing',
      values: { sheet: sheet.title, heading, list: shown.length === 0 ? '–' : shown.join(', ') },
    });
  }
  for (const column of twice) {
    const cell = values[row]?.[column] ?? '';
    findings.problems.push({
      code: 'columnTwice',
      cell: addressOf(sheet.title, row, column),
      found: shownText(cell),
    });
  }
  return missing.length > 0
    ? undefined
    : { sheet, values, headingRow: row, columns, ...(found === undefined ? {} : { language: found }) };
}

/** What a person sees in the cell. */
export function shownText(cell: CellValue): string {
  return cleanText(typeof cell === 'object' ? cell.shown : String(cell));
}
