import type { Range, Sheet } from './googleTypes.ts';

/** Rows added at once when a sheet is full, so that it is seldom. */
const spareRows = 1000;

/** A rectangle, rows and columns counted from 0. */
export function cellsAt(sheet: Sheet, row: number, column: number, rows: number, columns: number): Range {
  return sheet.getRange(row + 1, column + 1, rows, columns);
}

/**
 * Writes into a rectangle that may reach beyond the sheet. Asking for the size of the sheet would cost a call each
 * time, so a sheet that is too small is only noticed when Google refuses, and then made larger.
 */
export function withRoom(
  sheet: Sheet,
  row: number,
  column: number,
  cells: readonly (readonly unknown[])[],
  write: (range: Range) => unknown,
): void {
  const columns = cells[0]?.length ?? 0;
  const attempt = (): unknown => write(cellsAt(sheet, row, column, cells.length, columns));
  try {
    attempt();
  } catch (refusal) {
    if (!growTo(sheet, row + cells.length, column + columns)) {
      throw refusal;
    }
    attempt();
  }
}

export function formatWithRoom(
  sheet: Sheet,
  row: number,
  column: number,
  formats: readonly (readonly string[])[],
): void {
  withRoom(sheet, row, column, formats, (range) => range.setNumberFormats(formats.map((line) => [...line])));
}

/** Whether the sheet had to be made larger. */
function growTo(sheet: Sheet, rows: number, columns: number): boolean {
  const [rowsNow, columnsNow] = [sheet.getMaxRows(), sheet.getMaxColumns()];
  if (rows > rowsNow) {
    sheet.insertRowsAfter(rowsNow, rows - rowsNow + spareRows);
  }
  if (columns > columnsNow) {
    sheet.insertColumnsAfter(columnsNow, columns - columnsNow);
  }
  return rows > rowsNow || columns > columnsNow;
}
