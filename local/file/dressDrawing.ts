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
  const titles = titleRows(model, size.rows);
  for (let row = 1; row <= size.rows; row += 1) {
    for (let column = 1; column <= size.columns; column += 1) {
      const cell = sheet.getCell(row, column);
      cell.style = { ...cell.style, ...styleOf(cellAt(model, row, column), titles.has(row)) };
    }
  }
}

/**
 * The bold rows at the head of every part: the last ones before something is framed. A bold row that touches the frame is
 * the heading of what stands in it, such as the name on a score card.
 */
function titleRows(model: SheetModel, rows: number): ReadonlySet<number> {
  const framed = new Set(
    [...model.cells].flatMap(([key, cell]) => (cell.borders === undefined ? [] : [cellPlace(key).row])),
  );
  const titles = new Set<number>();
  let run: number[] = [];
  for (let row = 1; row <= rows; row += 1) {
    if (framed.has(row)) {
      run.forEach((each) => titles.add(each));
      run = [];
    } else if (isHeading(cellAt(model, row, 1)) && !framed.has(row + 1)) {
      run = run.includes(row - 1) ? [...run, row] : [row];
    }
  }
  return titles;
}

function isHeading({ bold, background }: CellModel): boolean {
  return bold && background === undefined;
}

function styleOf(cell: CellModel, inTitle: boolean): Partial<ExcelJS.Style> {
  const isTitle = inTitle && isHeading(cell);
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
