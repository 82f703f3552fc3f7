import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ExcelJS from 'exceljs';
import { readCursor, writeCursor } from './file/cursor.ts';
import { dress } from './file/dress.ts';
import { dressDrawing, isDrawn } from './file/dressDrawing.ts';
import { FileProblem } from './file/fileProblem.ts';
import { readSheet } from './file/readSheet.ts';
import { writeSheet } from './file/writeSheet.ts';
import { storeCalculated } from './standIn/calculated.ts';
import { copyWorkbook, newSheet, newWorkbook, type WorkbookModel } from './standIn/model.ts';

/** An .xlsx file that is open: `workbook` is what the stand-in works on. */
export interface WorkbookFile {
  readonly workbook: WorkbookModel;
  /** As it was read. */
  readonly before: WorkbookModel;
  /** The whole file, with all that the stand-in does not know. */
  readonly book: ExcelJS.Workbook;
  readonly sheets: ReadonlyMap<number, ExcelJS.Worksheet>;
  /** What the file holds and cannot be kept, in words. */
  readonly losses: readonly string[];
}

/** @throws FileProblem when there is no such file, or it cannot be read as a workbook. */
export async function openWorkbook(path: string): Promise<WorkbookFile> {
  const bytes = readBytes(path);
  const book = new ExcelJS.Workbook();
  try {
    await book.xlsx.load(bytes as unknown as ExcelJS.Buffer);
  } catch (error) {
    throw new FileProblem(unreadable(path, bytes, error));
  }
  const workbook: WorkbookModel = { ...newWorkbook(), sheets: [] };
  const sheets = new Map<number, ExcelJS.Worksheet>();
  book.worksheets.forEach((sheet, id) => {
    workbook.sheets.push(readSheet(sheet, id));
    sheets.set(id, sheet);
  });
  const cursor = readCursor(book);
  if (cursor !== undefined) {
    workbook.cursor = cursor;
  }
  return { workbook, before: copyWorkbook(workbook), book, sheets, losses: lossesOf(bytes) };
}

/** A workbook that is in no file yet. */
export function createWorkbook(locale: string): WorkbookFile {
  const workbook: WorkbookModel = { ...newWorkbook(locale), sheets: [newSheet(0, 'Sheet1')] };
  return {
    workbook,
    before: { ...newWorkbook(locale), sheets: [] },
    book: new ExcelJS.Workbook(),
    sheets: new Map(),
    losses: [],
  };
}

/**
 * Writes the workbook as it is now. The file appears whole or not at all.
 *
 * @throws FileProblem when the place cannot be written.
 */
export async function saveWorkbook(file: WorkbookFile, path: string): Promise<void> {
  requireWritable(path);
  storeCalculated(file.workbook);
  const kept = new Set(file.workbook.sheets.map((sheet) => sheet.id));
  for (const [id, sheet] of file.sheets) {
    if (!kept.has(id)) {
      file.book.removeWorksheet(sheet.id);
    }
  }
  file.workbook.sheets.forEach((after, index) => {
    const sheet = file.sheets.get(after.id) ?? file.book.addWorksheet(after.title);
    const before = file.before.sheets.find((candidate) => candidate.id === after.id);
    writeSheet(sheet, before ?? newSheet(after.id, after.title), after);
    if (before === undefined || before.clearings !== after.clearings) {
      (isDrawn(after) ? dressDrawing : dress)(sheet, after);
    }
    (sheet as unknown as { orderNo: number }).orderNo = index;
  });
  if (file.workbook.cursor !== file.before.cursor) {
    writeCursor(file.book, file.workbook);
  }
  file.book.calcProperties.fullCalcOnLoad = true;
  const bytes = await file.book.xlsx.writeBuffer({
    zip: { compression: 'DEFLATE', compressionOptions: { level: 3 } },
  } as unknown as Partial<ExcelJS.XlsxWriteOptions>);
  const draft = `${path}.part`;
  try {
    writeFileSync(draft, new Uint8Array(bytes as unknown as ArrayBuffer));
    renameSync(draft, path);
  } catch {
    rmSync(draft, { force: true });
    throw new FileProblem(notWritable(path));
  }
}

function readBytes(path: string): Buffer {
  if (!existsSync(path)) {
    throw new FileProblem(`There is no file ${path}. Check the name and the folder.`);
  }
  if (statSync(path).isDirectory()) {
    throw new FileProblem(`${path} is a folder. Name an .xlsx file.`);
  }
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new FileProblem(`${path} cannot be opened. Close it in other programs, then try again.`);
  }
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    throw new FileProblem(
      `${path} has a password or is an old .xls file. Save it as an Excel workbook (.xlsx) without a password.`,
    );
  }
  if (bytes.subarray(0, 2).toString('latin1') !== 'PK') {
    throw new FileProblem(`${path} is not an .xlsx workbook. Save it as an Excel workbook (.xlsx) first.`);
  }
  return bytes;
}

/** Parts that other programs put into a workbook, by the beginning of their name inside the file. */
const foreignParts = [
  { part: 'xl/charts/', what: 'charts' },
  { part: 'xl/threadedComments/', what: 'threaded comments' },
  { part: 'xl/comments', what: 'comments' },
  { part: 'xl/pivotTables/', what: 'pivot tables' },
  { part: 'xl/ctrlProps/', what: 'form controls' },
];

function foreignPartsIn(bytes: Buffer): string[] {
  return foreignParts.filter(({ part }) => bytes.includes(part)).map(({ what }) => what);
}

function unreadable(path: string, bytes: Buffer, error: unknown): string {
  const parts = foreignPartsIn(bytes);
  const cause = String(error);
  return parts.length > 0
    ? `${path} cannot be read because of its ${parts.join(' and ')}. Remove them from a copy and use that. (${cause})`
    : `${path} cannot be read: it is damaged or no workbook. Open it in a spreadsheet program and save it as .xlsx again. (${cause})`;
}

function lossesOf(bytes: Buffer): string[] {
  return foreignPartsIn(bytes).filter((part) => part !== 'comments');
}

function requireWritable(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) {
    throw new FileProblem(`There is no folder ${folder} for ${basename(path)}. Make it first.`);
  }
  const lockFiles = [`.~lock.${basename(path)}#`, `~$${basename(path)}`].map((name) => join(folder, name));
  if (lockFiles.some((lock) => existsSync(lock))) {
    throw new FileProblem(`${path} is open in another program. Close it there, then try again.`);
  }
  if (existsSync(path) && (statSync(path).mode & 0o222) === 0) {
    throw new FileProblem(notWritable(path));
  }
}

function notWritable(path: string): string {
  return `${path} cannot be written. Close it in other programs, or choose another place with --out.`;
}
