import type ExcelJS from 'exceljs';
import type { WorkbookModel } from '../standIn/model.ts';
import { a1, place } from './a1.ts';

/** Rows that stay in sight above the cursor. */
const rowsAbove = 5;

/** The cell that was selected when the file was saved; sheets are known by their places. */
export function readCursor(book: ExcelJS.Workbook): WorkbookModel['cursor'] {
  const sheet = ((book.views as ExcelJS.WorkbookView[] | null) ?? [])[0]?.activeTab ?? 0;
  const address = viewOf(book.worksheets[sheet])?.activeCell ?? '';
  return /^[A-Z]+\d+$/.test(address) ? { sheet, ...place(address) } : undefined;
}

/** Whoever opens the file finds the cursor where a command has left it, as in Google Sheets. */
export function writeCursor(book: ExcelJS.Workbook, { cursor, sheets }: WorkbookModel): void {
  const tab = sheets.findIndex(({ id }) => id === cursor?.sheet);
  const title = sheets[tab]?.title;
  const chosen = title === undefined ? undefined : book.getWorksheet(title);
  if (cursor === undefined || chosen === undefined) {
    return;
  }
  const window = { x: 0, y: 0, width: 20000, height: 12000, firstSheet: 0, visibility: 'visible' } as const;
  const views = (book.views as ExcelJS.WorkbookView[] | null) ?? [];
  book.views = [{ ...window, ...views[0], activeTab: tab }];
  for (const sheet of book.worksheets) {
    const view = viewOf(sheet);
    const here = sheet === chosen;
    if (here || view !== undefined) {
      // exceljs writes tabSelected, and its types do not know it.
      const shown = { ...view, ...(here ? selection(cursor, view) : {}), tabSelected: here };
      sheet.views = [shown as unknown as ExcelJS.WorksheetView];
    }
  }
}

function selection(
  { row, column }: { readonly row: number; readonly column: number },
  view: ExcelJS.WorksheetView | undefined,
): object {
  const frozen = view?.state === 'frozen' ? (view.ySplit ?? 0) : 0;
  const top = Math.max(frozen + 1, row - rowsAbove);
  // Without a state exceljs leaves the selection out.
  return { state: view?.state ?? 'normal', activeCell: a1(row, column), topLeftCell: a1(top, 1) };
}

/** exceljs has null here, against its types, when a file has no views. */
function viewOf(sheet: ExcelJS.Worksheet | undefined): ExcelJS.WorksheetView | undefined {
  return (sheet?.views as ExcelJS.WorksheetView[] | null | undefined)?.[0];
}
