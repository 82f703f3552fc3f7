/** What a sheet is made of when a command writes it. Rows and columns are counted from 0. */
export type PageValue = string | number | boolean;

/**
 * A whole sheet to be written. People's text stands only in columns named in `plainText`, whose cells get the
 * format `@` before anything is written, so that a leading `=`, `+`, `-`, `@` or `'` stays text.
 */
export interface SheetPage {
  readonly title: string;
  /** Rows of equal length; `''` is empty. A cell with a formula holds `''` here. */
  readonly cells: readonly (readonly PageValue[])[];
  readonly formulas: readonly PageFormula[];
  /** Columns that are plain text from top to bottom. */
  readonly plainText: readonly number[];
  readonly boldRows: readonly number[];
  /** In pixels, one for each column. */
  readonly columnWidths: readonly number[];
  readonly frozenRows: number;
  readonly dropdowns: readonly Dropdown[];
  readonly checkboxes: readonly CellArea[];
  /** A sheet that is a picture or a form rather than a table. */
  readonly look?: PageLook;
}

/** Nothing in it: what every other page is made from. */
export const blankPage: SheetPage = {
  title: '',
  cells: [['']],
  formulas: [],
  plainText: [],
  boldRows: [],
  columnWidths: [],
  frozenRows: 0,
  dropdowns: [],
  checkboxes: [],
};

/** Lines, shading and bold cells; each kind is set in one call, however many there are. */
export interface PageLook {
  readonly boldCells: readonly CellPlace[];
  /** With a line around and between their cells. */
  readonly framed: readonly PageArea[];
  /** With a line around and between their rows: text may run over several cells. */
  readonly boxed: readonly PageArea[];
  /** With a line to the right: the connectors of a bracket. */
  readonly joined: readonly PageArea[];
  readonly shaded: readonly PageArea[];
  readonly centred: readonly PageArea[];
}

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells. */
export interface PageArea extends CellPlace {
  readonly rows: number;
  readonly columns: number;
}

export interface PageFormula {
  readonly row: number;
  readonly column: number;
  /** With its leading `=`, English function names, commas between arguments. */
  readonly formula: string;
  /** What it shows at the moment of writing: for files that nobody calculates. */
  readonly shown: string;
}

/** Cells of one column from a row to another, or to the end of the sheet. */
export interface CellArea {
  readonly column: number;
  readonly fromRow: number;
  readonly toRow?: number;
}

/** A list that warns and never rejects. */
export interface Dropdown extends CellArea {
  readonly choices: readonly string[];
}

/**
 * Rows to be written under what a sheet already holds. `undefined` is a cell of a column of the arbiter's own:
 * it stays as it is.
 */
export interface AppendedRows {
  /** The row of the first one. */
  readonly firstRow: number;
  readonly rows: readonly (readonly (PageValue | undefined)[])[];
  /** Columns of these rows that get the format `@` first. */
  readonly plainText: readonly number[];
  readonly dropdowns: readonly Dropdown[];
}
