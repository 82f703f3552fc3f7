import type ExcelJS from 'exceljs';
import { cellAt, cellPlace, filledSize, type CellModel, type SheetModel } from '../standIn/model.ts';
import { shown } from '../standIn/shown.ts';
import { shownWidth } from '../textTable.ts';
import { digits } from './width.ts';

const headingFill: ExcelJS.Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE3EAF4' } };
const line: Partial<ExcelJS.Border> = { style: 'thin', color: { argb: 'FFB8C2D0' } };
/** Google Sheets writes in this font; every spreadsheet program has it or one of the same widths. */
export const cellFont = { name: 'Arial', size: 10 };
const titleSize = 14;
const inch = 1 / 2.54;
/** The width of A4 at which print is still easy to read, in pixels; wider sheets lie across. */
const uprightPixels = 900;
/** Pixels of a character of the font, and of a column nobody has given a width. */
const characterPixels = 7;
const usualPixels = 100;

/**
 * How a sheet that the add-on has made looks in a file, on the screen and on A4 paper: Google's own sheets are
 * printed from a dialog, a file brings its page with it. Sheets made by the arbiter are never dressed.
 */
export function dress(sheet: ExcelJS.Worksheet, model: SheetModel): void {
  for (const key of model.cells.keys()) {
    const { row, column } = cellPlace(key);
    const cell = sheet.getCell(row, column);
    cell.style = { ...cell.style, font: { ...cell.font, ...cellFont } };
  }
  const rows = readRows(model);
  const columns = describeColumns(model, rows);
  setPage(sheet, model, columns);
  rows.forEach((row, index) => dressRow(sheet, index + 1, row, columns));
  columns.forEach(({ width }, index) => {
    sheet.getColumn(index + 1).width = digits(width);
  });
}

interface Row {
  readonly cells: readonly CellModel[];
  /** A row of a table, not a title or a remark in a single cell. */
  readonly tabled: boolean;
  readonly bold: boolean;
}

function readRows(model: SheetModel): Row[] {
  const { rows, columns } = filledSize(model);
  return Array.from({ length: rows }, (_r, row) => {
    const cells = Array.from({ length: columns }, (_c, column) => cellAt(model, row + 1, column + 1));
    const filled = cells.filter((cell) => cell.value !== '' || cell.formula !== '');
    return { cells, tabled: filled.length > 1, bold: filled.some((cell) => cell.bold) };
  });
}

interface Column {
  /** Numbers in the middle; where texts stand among them all to the left, under the heading. Absent: nothing stands there. */
  readonly horizontal?: 'center' | 'left';
  readonly width: number;
}

function describeColumns(model: SheetModel, rows: readonly Row[]): Column[] {
  return Array.from({ length: filledSize(model).columns }, (_, column) => {
    const table = rows.filter((row) => row.tabled);
    const texts = (chosen: readonly Row[]): string[] =>
      chosen.map(({ cells }) => shown(cells[column]!)).filter((text) => text !== '');
    const body = texts(table.filter((row) => !row.bold));
    const widestOf = (list: readonly string[]): number =>
      Math.max(4, ...list.map(shownWidth)) * characterPixels + 14;
    const given = model.columnWidths.get(column + 1) ?? Math.min(widestOf(texts(table)), 4 * usualPixels);
    const areNumbers = body.every((text) => /^[\d½.,:*+/↑↓ -]*(bye)?$/.test(text));
    return {
      ...(body.length === 0 ? {} : { horizontal: areNumbers ? 'center' : 'left' }),
      width: Math.max(given, widestOf(texts(table.filter((row) => row.bold)))),
    };
  });
}

export function setPage(
  sheet: ExcelJS.Worksheet,
  model: SheetModel,
  columns: readonly Pick<Column, 'width'>[],
): void {
  const side = 1.5 * inch;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  sheet.pageSetup = {
    ...sheet.pageSetup,
    paperSize: 9,
    orientation: width > uprightPixels ? 'landscape' : 'portrait',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    horizontalCentered: true,
    margins: { left: side, right: side, top: side, bottom: 2 * inch, header: inch, footer: inch },
    ...(model.frozenRows > 0 ? { printTitlesRow: `1:${model.frozenRows}` } : {}),
  };
  sheet.headerFooter.oddFooter = '&L&A&R&P / &N';
}

/** A heading is a bold row with several cells, a title a bold one with a single cell. */
function dressRow(sheet: ExcelJS.Worksheet, number: number, row: Row, columns: readonly Column[]): void {
  columns.forEach(({ horizontal, width }, index) => {
    const cell = sheet.getCell(number, index + 1);
    const isLast = index === columns.length - 1;
    const tooLong = shownWidth(shown(row.cells[index]!)) * characterPixels > width;
    cell.style = {
      ...cell.style,
      ...(row.bold && row.tabled ? { fill: headingFill } : {}),
      ...(row.bold && !row.tabled ? { font: { ...cell.font, size: titleSize } } : {}),
      ...(row.tabled ? { border: { bottom: line } } : {}),
      alignment: {
        vertical: 'middle',
        ...(row.tabled && horizontal !== undefined ? { horizontal } : {}),
        ...(row.tabled && isLast && tooLong ? { wrapText: true } : {}),
      },
    };
  });
}
