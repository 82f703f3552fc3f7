import type ExcelJS from 'exceljs';
import { cellAt, cellPlace, type Borders, type CellModel, type SheetModel } from '../standIn/model.ts';
import { cellFont, setPage } from './dress.ts';
import { digits } from './width.ts';

const line: Partial<ExcelJS.Border> = { style: 'thin', color: { argb: 'FF5F6B7A' } };
const titleSize = 14;
const usualPixels = 100;

/** Whether the add-on has drawn lines on the sheet: a bracket, cards, a form; not a table. */
export function isDrawn(model: SheetModel): boolean {
  return [...model.cells.values()].some((cell) => cell.borders !== undefined);
}

/** Such a sheet has its lines from the add-on; only font, page and the look of its titles are added. */
export function dressDrawing(sheet: ExcelJS.Worksheet, model: SheetModel): void {
  const size = { rows: 0, columns: 0 };
  for (const key of model.cells.keys()) {
    const { row, column } = cellPlace(key);
    size.rows = Math.max(size.rows, row);
    size.columns = Math.max(size.columns, column);
  }
  const widths = Array.from(
    { length: size.columns },
    (_, column) => model.columnWidths.get(column + 1) ?? usualPixels,
  );
  setPage(
    sheet,
    model,
    widths.map((width) => ({ width })),
  );
  widths.forEach((width, column) => (sheet.getColumn(column + 1).width = digits(width)));
  const framed = [...model.cells].filter(([, cell]) => cell.borders !== undefined);
  const firstFramed = Math.min(...framed.map(([key]) => cellPlace(key).row));
  for (let row = 1; row <= size.rows; row += 1) {
    for (let column = 1; column <= size.columns; column += 1) {
      const cell = sheet.getCell(row, column);
      cell.style = { ...cell.style, ...styleOf(cellAt(model, row, column), row < firstFramed) };
    }
  }
}

/** A bold cell above the first line is a title. */
function styleOf(cell: CellModel, above: boolean): Partial<ExcelJS.Style> {
  const isTitle = above && cell.bold && cell.background === undefined;
  return {
    font: { ...cellFont, bold: cell.bold, ...(isTitle ? { size: titleSize } : {}) },
    border: bordersOf(cell.borders ?? {}),
    alignment: { vertical: 'middle', ...(cell.centred === true ? { horizontal: 'center' } : {}) },
    ...(cell.background === undefined
      ? {}
      : { fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: `FF${cell.background.slice(1)}` } } }),
  };
}

function bordersOf(borders: Borders): Partial<ExcelJS.Borders> {
  return Object.fromEntries(Object.keys(borders).map((side) => [side, line]));
}
