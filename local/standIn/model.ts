/**
 * A spreadsheet in memory: what the stand-in of Google's services reads and writes, and what a file is
 * loaded into. Only what the add-on can reach is held; the rest of a file stays in the file.
 */

/** `''` is an empty cell; a failed formula holds what its cell shows (`#N/A`), as Google returns it. */
export type ModelValue = string | number | boolean | Date;

export interface DropDown {
  readonly choices: readonly string[];
  /** Other entries are allowed with a warning. */
  readonly allowInvalid: boolean;
  readonly help: string;
}

export interface CellModel {
  readonly value: ModelValue;
  /** With its leading `=`; `''` where there is none. */
  readonly formula: string;
  /** Google's number format; `General` when none was chosen, `@` is plain text. */
  readonly format: string;
  readonly bold: boolean;
  readonly dropDown?: DropDown;
  readonly checkbox?: true;
  readonly borders?: Borders;
  /** `#e3eaf4` */
  readonly background?: string;
  readonly centred?: true;
}

/** The sides that have a line. */
export type Borders = Readonly<Partial<Record<'top' | 'left' | 'bottom' | 'right', true>>>;

export const emptyCell: CellModel = { value: '', formula: '', format: 'General', bold: false };

export interface SheetModel {
  readonly id: number;
  title: string;
  hidden: boolean;
  /** A chart on a sheet of its own: it has no cells. */
  chart?: true;
  /** The size of the grid, not of what is filled. */
  rows: number;
  columns: number;
  frozenRows: number;
  /** In pixels, by column; the others have the usual width. */
  readonly columnWidths: Map<number, number>;
  /** How often the whole sheet was cleared, formats included. */
  clearings: number;
  /** By `cellKey`; cells that are not there are empty. Cells are replaced, never changed. */
  readonly cells: Map<number, CellModel>;
}

export interface WorkbookModel {
  readonly sheets: SheetModel[];
  /** Developer metadata of the spreadsheet. */
  readonly metadata: Map<string, string>;
  locale: string;
  timeZone: string;
  cursor?: { readonly sheet: number; readonly row: number; readonly column: number };
}

/** A rectangle of cells; rows and columns count from 1. */
export interface Box {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

const columnLimit = 16_384;

/** Rows and columns count from 1. */
export function cellKey(row: number, column: number): number {
  return row * columnLimit + column;
}

export function cellPlace(key: number): { row: number; column: number } {
  return { row: Math.floor(key / columnLimit), column: key % columnLimit };
}

export function cellAt(sheet: SheetModel, row: number, column: number): CellModel {
  return sheet.cells.get(cellKey(row, column)) ?? emptyCell;
}

export function changeCell(sheet: SheetModel, row: number, column: number, change: Partial<CellModel>): void {
  sheet.cells.set(cellKey(row, column), { ...cellAt(sheet, row, column), ...change });
}

/** The last row and column that hold a value or a formula; 0, 0 for an empty sheet. */
export function filledSize(sheet: SheetModel): { rows: number; columns: number } {
  const size = { rows: 0, columns: 0 };
  for (const [key, cell] of sheet.cells) {
    if (cell.value !== '' || cell.formula !== '') {
      const { row, column } = cellPlace(key);
      size.rows = Math.max(size.rows, row);
      size.columns = Math.max(size.columns, column);
    }
  }
  return size;
}

/** The grid of a new sheet in Google Sheets. */
export const newGrid = { rows: 1000, columns: 26 };

export function newSheet(id: number, title: string): SheetModel {
  return { id, title, hidden: false, ...newGrid, frozenRows: 0, clearings: 0, ...newMaps() };
}

function newMaps(): Pick<SheetModel, 'cells' | 'columnWidths'> {
  return { cells: new Map(), columnWidths: new Map() };
}

export function newWorkbook(locale = 'en_GB', timeZone = 'Asia/Ho_Chi_Minh'): WorkbookModel {
  return { sheets: [newSheet(0, 'Sheet1')], metadata: new Map(), locale, timeZone };
}

/** A copy that later writes do not touch. */
export function copyWorkbook(workbook: WorkbookModel): WorkbookModel {
  return {
    ...workbook,
    sheets: workbook.sheets.map((sheet) => ({
      ...sheet,
      cells: new Map(sheet.cells),
      columnWidths: new Map(sheet.columnWidths),
    })),
    metadata: new Map(workbook.metadata),
  };
}
