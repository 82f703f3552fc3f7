import { columnOf, type Headings } from '../src/sheet/headings.ts';
import { entered } from './standIn/entered.ts';
import { cellAt, changeCell, filledSize, type SheetModel } from './standIn/model.ts';

/** The files of the examples are in the usual locale. */
const person = { locale: 'en_GB', typed: true };

/** Types a text into a cell as a person at the keyboard does. Rows and columns count from 1. */
export function typeInto(sheet: SheetModel, row: number, column: number, text: string): void {
  changeCell(sheet, row, column, entered(text, cellAt(sheet, row, column).format, person));
}

/** The columns of a sheet by their headings in row 1, counting from 1. */
export function columnsOf<Column extends string>(
  sheet: SheetModel,
  headings: Headings<Column>,
): Partial<Record<Column, number>> {
  const columns: Partial<Record<Column, number>> = {};
  for (let column = 1; column <= filledSize(sheet).columns; column += 1) {
    const named = columnOf(headings, String(cellAt(sheet, 1, column).value));
    if (named !== undefined) {
      columns[named.column] = column;
    }
  }
  return columns;
}
