import { calculated } from './standIn/calculated.ts';
import { cellAt, filledSize, type SheetModel, type WorkbookModel } from './standIn/model.ts';
import { shown } from './standIn/shown.ts';
import { textTable } from './textTable.ts';

/** A sheet as lines for a terminal. */
export function sheetText(workbook: WorkbookModel, sheet: SheetModel): string[] {
  const { rows, columns } = filledSize(sheet);
  const cells = Array.from({ length: rows }, (_r, row) =>
    Array.from({ length: columns }, (_c, column) => {
      const cell = cellAt(sheet, row + 1, column + 1);
      return shown({ value: calculated(workbook, cell), format: cell.format });
    }),
  );
  return textTable(cells);
}
