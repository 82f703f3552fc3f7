import type { PageWrite, SheetTarget, WritePlan } from '../src/commands/plan.ts';
import type { Cells } from '../src/sheet/cell.ts';
import { a1 } from '../src/sheet/address.ts';
import type { CellArea, PageArea, PageLook, SheetPage } from '../src/sheet/page.ts';
import { cellsAt, formatWithRoom } from './cellRanges.ts';
import { enteredCell, enteredFormula, enteredText } from './enteredCell.ts';
import { isOutdated, rememberIdentity, settleIdentity, type OpenWorkbook } from './googleWorkbook.ts';
import type { Range, RangeList, Sheet, SpreadsheetService } from './googleTypes.ts';
import { formatCells, writeBlocks } from './writeBlocks.ts';

/**
 * Carries out a plan: preparation that shows nothing, the commit, flushed, then what can be rebuilt.
 *
 * @returns `changed` where somebody has typed into the same sheets meanwhile: nothing but preparation was written
 */
export function writeWorkbook(workbook: OpenWorkbook, plan: WritePlan): 'written' | 'changed' {
  const { service } = workbook;
  const sheetOf = makeSheets(workbook, plan);
  formatCells(plan.prepare, sheetOf);
  for (const { target, dropdowns, row, rows } of plan.prepare) {
    dropdowns.forEach((dropdown) =>
      offer(service, areaOf(sheetOf(target), dropdown, row + rows), dropdown.choices),
    );
  }
  for (const page of plan.filled ?? []) {
    const known = snapshotOf(workbook, page.target);
    const width = Math.max(known?.[0]?.length ?? 0, page.page.cells[0]?.length ?? 0);
    const columns = Array.from({ length: width }, (_, column) => column);
    if ('id' in page.target && isOutdated(workbook, [{ id: page.target.id, columns }])) {
      return 'changed';
    }
    writePage(service, sheetOf(page.target), page, known ?? []);
  }
  writeBlocks(plan.undo === undefined ? [] : [plan.undo], sheetOf);
  if (plan.filled !== undefined) {
    settleIdentity(workbook);
  }
  if (isOutdated(workbook, plan.guard ?? [])) {
    return 'changed';
  }
  writeBlocks(plan.commit, sheetOf);
  if (plan.commit.length > 0 || plan.filled !== undefined) {
    service.flush();
  }
  for (const page of plan.derived) {
    writePage(service, sheetOf(page.target), page, 'create' in page.target ? [] : 'cleared');
  }
  if (plan.log !== undefined) {
    appendText(sheetOf(plan.log.target), plan.log.rows);
  }
  if (plan.cursor !== undefined) {
    cellsAt(sheetOf(plan.cursor.target), plan.cursor.row, plan.cursor.column, 1, 1).activate();
  }
  service.flush();
  return 'written';
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
    if (plan.identity !== undefined) {
      roles[role] = String(sheet.getSheetId());
    }
    sheets.set(role, sheet);
  });
  if (plan.identity !== undefined) {
    rememberIdentity(workbook, {
      ...plan.identity,
      roles,
      ...(plan.filled === undefined ? {} : { importing: true }),
    });
  }
  return (target) => sheets.get('id' in target ? target.id : target.create)!;
}

function appendText(sheet: Sheet, rows: readonly (readonly string[])[]): void {
  const last = sheet.getLastRow();
  const formats = rows.map((row) => row.map(() => '@'));
  formatWithRoom(sheet, last, 0, formats);
  cellsAt(sheet, last, 0, rows.length, rows[0]?.length ?? 0).setValues(
    rows.map((row) => row.map(enteredText)),
  );
}

function writePage(
  service: SpreadsheetService,
  sheet: Sheet,
  write: PageWrite,
  before: Cells | 'cleared',
): void {
  const { page } = write;
  const rows = page.cells.length;
  const width = page.cells[0]?.length ?? 0;
  if (before === 'cleared') {
    sheet.clear();
  }
  const formatted = write.typed ? Math.max(sheet.getMaxRows(), rows) : rows;
  formatWithRoom(sheet, 0, 0, formatsOf(page, formatted, width));
  const values = covering(withFormulas(page), before === 'cleared' ? [] : before);
  cellsAt(sheet, 0, 0, values.length, values[0]?.length ?? 0).setValues(values);
  cellsAt(sheet, 0, 0, rows, width).setFontWeights(fontWeightsOf(page));
  if (page.look !== undefined) {
    draw(sheet, page.look);
  }
  page.dropdowns.forEach((dropdown) => offer(service, areaOf(sheet, dropdown, formatted), dropdown.choices));
  page.checkboxes.forEach((area) => areaOf(sheet, area, formatted).insertCheckboxes());
  if (write.layout) {
    layOut(sheet, page);
  }
}

/** In one write with what empties the cells beside and below that held something. */
function covering(
  cells: readonly (readonly (string | number | boolean)[])[],
  before: Cells,
): (string | number | boolean)[][] {
  const rows = Math.max(cells.length, before.length);
  const columns = Math.max(cells[0]?.length ?? 0, before[0]?.length ?? 0);
  return Array.from({ length: rows }, (_r, row) =>
    Array.from({ length: columns }, (_c, column) => cells[row]?.[column] ?? ''),
  );
}

function snapshotOf({ snapshot }: OpenWorkbook, target: SheetTarget): Cells | undefined {
  return 'id' in target ? snapshot.sheets.find(({ id }) => id === target.id)?.values : undefined;
}

function fontWeightsOf(page: SheetPage): ('bold' | 'normal')[][] {
  const weights = page.cells.map((row, r) =>
    row.map((): 'bold' | 'normal' => (page.boldRows.includes(r) ? 'bold' : 'normal')),
  );
  for (const { row, column } of page.look?.boldCells ?? []) {
    weights[row]![column] = 'bold';
  }
  return weights;
}

const shade = '#e3eaf4';

/** One call for each kind of line, however many cells have it. */
function draw(sheet: Sheet, look: PageLook): void {
  const each = (areas: readonly PageArea[], change: (list: RangeList) => void): void => {
    if (areas.length > 0) {
      change(sheet.getRangeList(areas.map(areaText)));
    }
  };
  each(look.framed, (list) => list.setBorder(true, true, true, true, true, true));
  each(look.boxed, (list) => list.setBorder(true, true, true, true, null, true));
  each(look.joined, (list) => list.setBorder(null, null, null, true, null, null));
  each(look.shaded, (list) => list.setBackground(shade));
  each(look.centred, (list) => list.setHorizontalAlignment('center'));
}

function areaText({ row, column, rows, columns }: PageArea): string {
  return `${a1(row, column)}:${a1(row + rows - 1, column + columns - 1)}`;
}

function layOut(sheet: Sheet, page: SheetPage): void {
  if (page.frozenRows > 0) {
    sheet.setFrozenRows(page.frozenRows);
  }
  widthRuns(page.columnWidths).forEach(({ column, count, width }) =>
    sheet.setColumnWidths(column + 1, count, width),
  );
}

function formatsOf(page: SheetPage, rows: number, width: number): string[][] {
  const formats = Array.from({ length: width }, (_, column) =>
    page.plainText.includes(column) ? '@' : 'General',
  );
  return Array.from({ length: rows }, () => formats);
}

function withFormulas(page: SheetPage): (string | number | boolean)[][] {
  const cells = page.cells.map((row) => row.map(enteredCell));
  for (const { row, column, formula } of page.formulas) {
    cells[row]![column] = enteredFormula(formula);
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
  return cellsAt(sheet, area.fromRow, area.column, end - area.fromRow, 1);
}

/** Neighbours of one width are set in one call. */
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
