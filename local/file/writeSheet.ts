import type ExcelJS from 'exceljs';
import { cellPlace, emptyCell, type CellModel, type DropDown, type SheetModel } from '../standIn/model.ts';
import { joinDropDowns, writeDropDown } from './dropDowns.ts';
import { writeContent } from './values.ts';
import { digits } from './width.ts';

/**
 * Puts into the file what has changed since it was read, and nothing else: whatever the stand-in does not
 * know — colours, borders, notes, pictures — stays as it was.
 *
 * @param before the sheet as it was read; for a sheet that is new in the file, an empty one.
 */
export function writeSheet(sheet: ExcelJS.Worksheet, before: SheetModel, after: SheetModel): void {
  sheet.name = after.title;
  if (before.hidden !== after.hidden) {
    sheet.state = after.hidden ? 'hidden' : 'visible';
  }
  if (before.frozenRows !== after.frozenRows) {
    const [view = {}, ...others] = (sheet.views as ExcelJS.WorksheetView[] | null) ?? [];
    const split = after.frozenRows > 0 ? { state: 'frozen', ySplit: after.frozenRows } : { state: 'normal' };
    sheet.views = [{ ...view, ...split } as ExcelJS.WorksheetView, ...others];
  }
  for (const [column, width] of after.columnWidths) {
    if (before.columnWidths.get(column) !== width) {
      sheet.getColumn(column).width = digits(width);
    }
  }
  if (before.clearings !== after.clearings) {
    wipe(sheet);
  }
  for (const key of new Set([...before.cells.keys(), ...after.cells.keys()])) {
    writeCell(sheet, key, before.cells.get(key) ?? emptyCell, after.cells.get(key) ?? emptyCell);
  }
  joinDropDowns(sheet);
}

function wipe(sheet: ExcelJS.Worksheet): void {
  for (const merged of [...sheet.model.merges]) {
    sheet.unMergeCells(merged);
  }
  sheet.eachRow((row) =>
    row.eachCell({ includeEmpty: true }, (cell) => {
      cell.value = null;
      cell.style = {};
    }),
  );
}

function writeCell(sheet: ExcelJS.Worksheet, key: number, before: CellModel, after: CellModel): void {
  if (before === after) {
    return;
  }
  if (JSON.stringify(offered(before)) !== JSON.stringify(offered(after))) {
    writeDropDown(sheet, key, offered(after));
  }
  const { row, column } = cellPlace(key);
  const cell = sheet.getCell(row, column);
  if (cell.isMerged && cell.master !== cell) {
    return;
  }
  const content = stored(after);
  if (!sameContent(cell.value, writeContent(content))) {
    cell.value = writeContent(content);
  }
  // exceljs shares one style object among cells that were read alike: never change it in place.
  cell.style = {
    ...lookAbove(sheet, cell, before),
    ...withoutEmpty(cell.style),
    ...styleChange(cell, after),
  };
}

/** A cell that was empty and has no look of its own takes that of the cell above it, its colours excepted. */
function lookAbove(sheet: ExcelJS.Worksheet, cell: ExcelJS.Cell, before: CellModel): Partial<ExcelJS.Style> {
  const row = Number(cell.row);
  if (before.value !== '' || before.formula !== '' || row <= 2) {
    return {};
  }
  const above = sheet.getCell(row - 1, Number(cell.col));
  const plainFont = above.font?.bold === true ? {} : { font: above.font };
  return withoutEmpty({ alignment: above.alignment, border: above.border, ...plainFont });
}

/** exceljs gives a cell that was read an empty border and alignment of its own. */
function withoutEmpty(style: Partial<ExcelJS.Style>): Partial<ExcelJS.Style> {
  const isSomething = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== undefined;
  return Object.fromEntries(Object.entries(style).filter(([, value]) => isSomething(value)));
}

/** A file has no boxes to tick: one that is not ticked is left empty, with TRUE to choose. */
function stored(cell: CellModel): Pick<CellModel, 'value' | 'formula'> {
  return cell.checkbox && cell.value === false ? emptyCell : cell;
}

function offered(cell: CellModel): DropDown | undefined {
  return cell.checkbox ? { choices: ['TRUE'], allowInvalid: true, help: '' } : cell.dropDown;
}

function sameContent(a: ExcelJS.CellValue, b: ExcelJS.CellValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function styleChange(cell: ExcelJS.Cell, after: CellModel): Partial<ExcelJS.Style> {
  const isDate = typeof after.value === 'object' && after.format === 'General';
  const numFmt = isDate ? 'dd/mm/yyyy' : after.format;
  const formatChanged = (cell.numFmt ?? 'General') !== numFmt;
  const weightChanged = (cell.font?.bold === true) !== after.bold;
  return {
    ...(formatChanged ? { numFmt } : {}),
    ...(weightChanged ? { font: { ...cell.font, bold: after.bold } } : {}),
  };
}
