import type { Cells, CellValue } from '../sheet/cell.ts';

/** Dates come from another realm: known by their tag, never by their class. */
interface DateLike {
  getFullYear(): number;
  getMonth(): number;
  getDate(): number;
}

const errorText = /^#(?:ERROR!|N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|LOADING\.*|BUSY!)/;

/** One cell as a spreadsheet hands it to a custom function; dates and errors become plain data here. */
export function cellFrom(raw: unknown): CellValue {
  if (raw === undefined || raw === null) {
    return '';
  }
  if (typeof raw === 'string') {
    return errorText.test(raw) ? { kind: 'error', shown: raw } : raw;
  }
  if (typeof raw === 'boolean') {
    return raw;
  }
  if (typeof raw === 'number') {
    return isFinite(raw) ? raw : { kind: 'error', shown: '#NUM!' };
  }
  return isDate(raw) ? { kind: 'date', shown: dayOf(raw) } : { kind: 'error', shown: '#VALUE!' };
}

/** A range: rows of equal length. `undefined` for a single value, which no range with a heading row can be. */
export function rangeFrom(raw: unknown): Cells | undefined {
  if (!Array.isArray(raw)) {
    return undefined;
  }
  const rows = raw.map((row: unknown) => (Array.isArray(row) ? row.map(cellFrom) : [cellFrom(row)]));
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  return rows.map((row) => [...row, ...Array<CellValue>(width - row.length).fill('')]);
}

/** A range of one cell counts as its cell. */
export function onlyCell(raw: unknown): unknown {
  if (!Array.isArray(raw) || raw.length !== 1) {
    return raw;
  }
  const row: unknown = raw[0];
  if (!Array.isArray(row)) {
    return row;
  }
  return row.length === 1 ? row[0] : raw;
}

/** An empty argument is an omitted one. */
export function isOmitted(raw: unknown): boolean {
  const cell = onlyCell(raw);
  return cell === undefined || cell === null || cell === '';
}

function isDate(raw: unknown): raw is DateLike {
  return Object.prototype.toString.call(raw) === '[object Date]';
}

/** A cell may hold a date that is none; it is shown as unknown, and refused like any other where it stands. */
function dayOf(date: DateLike): string {
  if (Number.isNaN(date.getFullYear())) {
    return '?';
  }
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
