/**
 * A cell as the sheet code sees it. What a spreadsheet gives (dates and errors included) is turned into this
 * at the border — `appsscript/googleWorkbook.ts`, `functions/` — so that everything behind it is plain data.
 */
export type CellValue = string | number | boolean | CellDate | CellError;

/** A cell that the spreadsheet holds as a date: typing `1/2` or `2-1` in an ordinary cell does that. */
export interface CellDate {
  readonly kind: 'date';
  /** What the arbiter sees, or `YYYY-MM-DD` where only the date is known. */
  readonly shown: string;
}

/** A formula that failed; typing `+/-` does that. `shown` is what the cell shows: `#ERROR!`. */
export interface CellError {
  readonly kind: 'error';
  readonly shown: string;
}

/** Rows of cells, all of the same length; `''` is an empty cell. */
export type Cells = readonly (readonly CellValue[])[];
