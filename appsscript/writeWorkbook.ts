import type { CellBlock, PageWrite, Preparation, SheetTarget, WritePlan } from '../src/commands/plan.ts';
import type { CellArea, SheetPage } from '../src/sheet/page.ts';
import { rememberIdentity, type OpenWorkbook } from './googleWorkbook.ts';
import type { Range, Sheet, SpreadsheetService } from './googleTypes.ts';

/** Rows added at once when a sheet is full, so that it is seldom. */
const spareRows = 1000;

/** Carries out a plan in the order that workbook.md, *Commit*, asks for. */
export function writeWorkbook(workbook: OpenWorkbook, plan: WritePlan): void {
  const sheetOf = makeSheets(workbook, plan);
  for (const preparation of plan.prepare) {
    prepare(workbook.service, sheetOf(preparation.target), preparation);
  }
  if (plan.undo !== undefined) {
    writeBlock(sheetOf(plan.undo.target), plan.undo);
  }
  for (const block of plan.commit) {
    writeBlock(sheetOf(block.target), block);
  }
  workbook.service.flush();
  for (const page of plan.derived) {
    writePage(workbook.service, sheetOf(page.target), page, 'create' in page.target);
  }
  if (plan.log !== undefined) {
    appendText(sheetOf(plan.log.target), plan.log.rows);
  }
  if (plan.cursor !== undefined) {
    const { target, row, column } = plan.cursor;
    sheetOf(target)
      .getRange(row + 1, column + 1, 1, 1)
      .activate();
  }
}

/** Makes the plan's own sheets, remembers their roles, and gives the way from a target to its sheet. */
function makeSheets(workbook: OpenWorkbook, plan: WritePlan): (target: SheetTarget) => Sheet {
  const sheets = new Map<string, Sheet>(workbook.sheets);
  const roles = { ...workbook.identity.roles, ...plan.identity?.roles };
  plan.newSheets.forEach(({ role, title, hidden }) => {
    const sheet = workbook.spreadsheet.insertSheet(title, sheets.size);
    if (hidden) {
      sheet.hideSheet();
    }
    roles[role] = String(sheet.getSheetId());
    sheets.set(role, sheet);
  });
  if (plan.identity !== undefined) {
    rememberIdentity(workbook, { ...plan.identity, roles });
  }
  return (target) => sheets.get('id' in target ? target.id : target.create)!;
}

function prepare(service: SpreadsheetService, sheet: Sheet, preparation: Preparation): void {
  const { row, rows, plainText, numbers, dropdowns } = preparation;
  growTo(sheet, row + rows);
  runsOf(plainText).forEach((run) => format(sheet, row, rows, run, '@'));
  runsOf(numbers).forEach((run) => format(sheet, row, rows, run, 'General'));
  for (const dropdown of dropdowns) {
    offer(service, areaOf(sheet, dropdown, row + rows), dropdown.choices);
  }
}

function format(
  sheet: Sheet,
  row: number,
  rows: number,
  columns: readonly number[],
  numberFormat: string,
): void {
  sheet
    .getRange(row + 1, columns[0]! + 1, rows, columns.length)
    .setNumberFormats(Array.from({ length: rows }, () => columns.map(() => numberFormat)));
}

function appendText(sheet: Sheet, rows: readonly (readonly string[])[]): void {
  const last = sheet.getLastRow();
  growTo(sheet, last + rows.length);
  const range = sheet.getRange(last + 1, 1, rows.length, rows[0]?.length ?? 0);
  range.setNumberFormats(rows.map((row) => row.map(() => '@')));
  range.setValues(rows.map((row) => [...row]));
}

function writeBlock(sheet: Sheet, block: CellBlock): void {
  const width = block.cells[0]?.length ?? 0;
  sheet
    .getRange(block.row + 1, block.column + 1, block.cells.length, width)
    .setValues(block.cells.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.text : cell))));
}

function writePage(service: SpreadsheetService, sheet: Sheet, write: PageWrite, isNew: boolean): void {
  const { page } = write;
  const rows = page.cells.length;
  const width = page.cells[0]?.length ?? 0;
  if (!isNew) {
    sheet.clear();
  }
  const maxRows = growTo(sheet, rows);
  growColumnsTo(sheet, width);
  const block = sheet.getRange(1, 1, rows, width);
  const formatted = write.typed ? maxRows : rows;
  sheet.getRange(1, 1, formatted, width).setNumberFormats(formatsOf(page, formatted, width));
  block.setValues(withFormulas(page));
  block.setFontWeights(
    page.cells.map((row, r) => row.map(() => (page.boldRows.includes(r) ? 'bold' : 'normal'))),
  );
  page.dropdowns.forEach((dropdown) => offer(service, areaOf(sheet, dropdown, maxRows), dropdown.choices));
  page.checkboxes.forEach((area) => areaOf(sheet, area, maxRows).insertCheckboxes());
  if (write.layout) {
    sheet.setFrozenRows(page.frozenRows);
    widthRuns(page.columnWidths).forEach(({ column, count, width: pixels }) =>
      sheet.setColumnWidths(column + 1, count, pixels),
    );
  }
}

function formatsOf(page: SheetPage, rows: number, width: number): string[][] {
  const formats = Array.from({ length: width }, (_, column) =>
    page.plainText.includes(column) ? '@' : 'General',
  );
  return Array.from({ length: rows }, () => formats);
}

function withFormulas(page: SheetPage): (string | number | boolean)[][] {
  const cells = page.cells.map((row) => [...row]);
  for (const { row, column, formula } of page.formulas) {
    cells[row]![column] = formula;
  }
  return cells;
}

/** A list that warns and never rejects: results are typed in many ways, and the next command reads them all. */
function offer(service: SpreadsheetService, range: Range, choices: readonly string[]): void {
  const rule = service
    .newDataValidation()
    .requireValueInList([...choices], true)
    .setAllowInvalid(true)
    .build();
  range.setDataValidation(rule);
}

function areaOf(sheet: Sheet, area: CellArea, lastRow: number): Range {
  const end = area.toRow === undefined ? lastRow : area.toRow + 1;
  return sheet.getRange(area.fromRow + 1, area.column + 1, end - area.fromRow, 1);
}

function growTo(sheet: Sheet, rows: number): number {
  const now = sheet.getMaxRows();
  if (now >= rows) {
    return now;
  }
  sheet.insertRowsAfter(now, rows - now + spareRows);
  return rows + spareRows;
}

function growColumnsTo(sheet: Sheet, columns: number): void {
  const now = sheet.getMaxColumns();
  if (now < columns) {
    sheet.insertColumnsAfter(now, columns - now);
  }
}

/** Neighbouring columns are formatted in one call. */
function runsOf(columns: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const column of [...columns].sort((a, b) => a - b)) {
    const last = runs[runs.length - 1];
    if (last !== undefined && last[last.length - 1] === column - 1) {
      last.push(column);
    } else {
      runs.push([column]);
    }
  }
  return runs;
}

function widthRuns(widths: readonly number[]): { column: number; count: number; width: number }[] {
  const runs: { column: number; count: number; width: number }[] = [];
  widths.forEach((width, column) => {
    const last = runs[runs.length - 1];
    if (last !== undefined && last.width === width) {
      last.count += 1;
    } else {
      runs.push({ column, count: 1, width });
    }
  });
  return runs;
}
