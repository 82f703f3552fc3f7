import type ExcelJS from 'exceljs';
import { cellAt, filledSize, type SheetModel } from '../standIn/model.ts';

const headingFill: ExcelJS.Fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE3EAF4' } };
const line: Partial<ExcelJS.Border> = { style: 'thin', color: { argb: 'FFB8C2D0' } };
const inch = 1 / 2.54;

/**
 * How a sheet that the add-on has made looks in a file, on the screen and on A4 paper: Google's own sheets are
 * printed from a dialog, a file brings its page with it. Sheets made by the arbiter are never dressed.
 */
export function dress(sheet: ExcelJS.Worksheet, model: SheetModel): void {
  const { rows, columns } = filledSize(model);
  sheet.pageSetup = {
    ...sheet.pageSetup,
    paperSize: 9,
    orientation: columns > 9 ? 'landscape' : 'portrait',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    margins: margins(),
    horizontalCentered: true,
    ...(model.frozenRows > 0 ? { printTitlesRow: `1:${model.frozenRows}` } : {}),
  };
  sheet.headerFooter.oddFooter = '&L&A&R&P / &N';
  for (let row = 1; row <= rows; row += 1) {
    dressRow(sheet, model, row, columns);
  }
}

function margins(): ExcelJS.Margins {
  const side = 1.5 * inch;
  return { left: side, right: side, top: side, bottom: 2 * inch, header: inch, footer: inch };
}

/** A row is a heading when it is bold and has several cells; a title when it is bold and has one. */
function dressRow(sheet: ExcelJS.Worksheet, model: SheetModel, row: number, columns: number): void {
  const cells = Array.from({ length: columns }, (_, index) => cellAt(model, row, index + 1));
  const filled = cells.filter((cell) => cell.value !== '' || cell.formula !== '').length;
  const bold = cells.some((cell) => cell.bold && cell.value !== '');
  cells.forEach(({ value }, index) => {
    const cell = sheet.getCell(row, index + 1);
    const tabled = filled > 1;
    cell.style = {
      ...cell.style,
      ...(bold && tabled ? { fill: headingFill } : {}),
      ...(tabled ? { border: { bottom: line } } : {}),
      alignment: alignmentOf(value, tabled),
      ...(bold && !tabled ? { font: { ...cell.font, bold: true, size: 14 } } : {}),
    };
  });
}

function alignmentOf(value: unknown, tabled: boolean): Partial<ExcelJS.Alignment> {
  const isShort = typeof value === 'number' || (typeof value === 'string' && /^[\d½.,:*+/↑↓-]+$/.test(value));
  return { vertical: 'middle', ...(tabled && isShort ? { horizontal: 'center' } : {}) };
}
