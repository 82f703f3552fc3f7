import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { beforeEach, describe, expect, it } from 'vitest';
import { FileProblem } from '../../local/file/fileProblem.ts';
import { cellAt, changeCell, newSheet } from '../../local/standIn/model.ts';
import { typeInto } from '../../local/typing.ts';
import { createWorkbook, openWorkbook, saveWorkbook } from '../../local/workbookFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trong-tai-'));
});

/** A workbook as an arbiter keeps it: his colours, notes, merges, lists, and a sheet of his own. */
async function arbitersFile(): Promise<string> {
  const book = new ExcelJS.Workbook();
  const results = book.addWorksheet('Results', { views: [{ state: 'frozen', ySplit: 1 }] });
  results.addRow(['Round', 'White', 'Result', 'Black', 'My column']);
  for (let row = 2; row <= 12; row += 1) {
    results.addRow([1, row, '1-0', row + 20, row === 2 ? '=not a formula' : '']);
  }
  results.getCell('C2').fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFCC00' } };
  results.getCell('C3').note = 'Black came late';
  const list = { type: 'list', allowBlank: true, formulae: ['"1-0,0-1"'] } as const;
  for (let row = 2; row <= 12; row += 1) {
    results.getCell(`C${row}`).dataValidation = { ...list, formulae: [...list.formulae] };
  }
  const own = book.addWorksheet('Hotel', { properties: { tabColor: { argb: 'FF00AA00' } } });
  own.getCell('A1').value = { richText: [{ text: 'Room ' }, { text: '12', font: { bold: true } }] };
  own.mergeCells('B2:D3');
  own.getCell('B2').value = new Date(Date.UTC(2026, 4, 3));
  own.getCell('A5').value = { formula: 'SUM(1,2)', result: 3 };
  own.getColumn(1).width = 33;
  const path = join(folder, 'event.xlsx');
  await book.xlsx.writeFile(path);
  return path;
}

async function reread(path: string): Promise<ExcelJS.Workbook> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(path);
  return book;
}

describe('a workbook file that is opened and saved', () => {
  it('opens where a command has left the cursor, and knows which cell is selected', async () => {
    const file = await openWorkbook(await arbitersFile());
    const out = join(folder, 'out.xlsx');
    file.workbook.cursor = { sheet: 0, row: 12, column: 3 };
    await saveWorkbook(file, out);
    const book = await reread(out);
    expect(book.views[0]).toMatchObject({ activeTab: 0 });
    expect(book.getWorksheet('Results')!.views[0]).toMatchObject({
      activeCell: 'C12',
      topLeftCell: 'A7',
      state: 'frozen',
      ySplit: 1,
    });
    const again = await openWorkbook(out);
    expect(again.workbook.cursor).toEqual({ sheet: 0, row: 12, column: 3 });
    again.workbook.cursor = { sheet: 1, row: 2, column: 28 };
    await saveWorkbook(again, out);
    expect((await openWorkbook(out)).workbook.cursor).toEqual({ sheet: 1, row: 2, column: 28 });
  });

  it('keeps colours, notes, lists, merges, rich text, dates, formulas and other sheets', async () => {
    const file = await openWorkbook(await arbitersFile());
    const out = join(folder, 'out.xlsx');
    changeCell(file.workbook.sheets[0]!, 12, 3, { value: '0-1' });
    await saveWorkbook(file, out);

    const book = await reread(out);
    const results = book.getWorksheet('Results')!;
    expect(results.getCell('C12').value).toBe('0-1');
    expect(results.getCell('C2').fill).toMatchObject({ fgColor: { argb: 'FFFFCC00' } });
    expect(results.getCell('C3').note).toBe('Black came late');
    expect(results.getCell('C7').dataValidation.formulae).toEqual(['"1-0,0-1"']);
    expect(results.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    const own = book.getWorksheet('Hotel')!;
    expect(own.getCell('A1').text).toBe('Room 12');
    expect(own.getCell('C3').master.address).toBe('B2');
    expect(own.getCell('B2').value).toEqual(new Date(Date.UTC(2026, 4, 3)));
    expect(own.getCell('A5').value).toMatchObject({ formula: 'SUM(1,2)', result: 3 });
    expect(own.getColumn(1).width).toBe(33);
    expect(own.properties.tabColor).toEqual({ argb: 'FF00AA00' });
  });

  it('changes one cell without touching the look of cells that were styled alike', async () => {
    const file = await openWorkbook(await arbitersFile());
    changeCell(file.workbook.sheets[0]!, 5, 5, { value: '=1+1', format: '@', bold: true });
    const out = join(folder, 'out.xlsx');
    await saveWorkbook(file, out);

    const results = (await reread(out)).getWorksheet('Results')!;
    expect(results.getCell('E5').value).toBe('=1+1');
    expect(results.getCell('E5').type).toBe(ExcelJS.ValueType.String);
    expect(results.getCell('E5').numFmt).toBe('@');
    expect(results.getCell('E6').font?.bold).toBeFalsy();
    expect(results.getCell('E6').numFmt).toBeUndefined();
  });

  it('writes each list once, as ranges that do not overlap (exceljs issue 2820)', async () => {
    const file = await openWorkbook(await arbitersFile());
    await saveWorkbook(file, join(folder, 'out.xlsx'));
    const { model } = (file.sheets.get(0) as unknown as { dataValidations: { model: object } })
      .dataValidations;
    expect(Object.keys(model)).toEqual(['C2:C12']);
  });

  it('never writes the hidden cells of a merge', async () => {
    const file = await openWorkbook(await arbitersFile());
    changeCell(file.workbook.sheets[1]!, 3, 4, { value: 'lost' });
    const out = join(folder, 'out.xlsx');
    await saveWorkbook(file, out);
    expect((await reread(out)).getWorksheet('Hotel')!.getCell('B2').value).toEqual(
      new Date(Date.UTC(2026, 4, 3)),
    );
  });

  it('knows that an empty cell is plain text: what is typed into it is no date', async () => {
    const book = new ExcelJS.Workbook();
    const results = book.addWorksheet('Results');
    results.addRow(['Round', 'Result']);
    results.addRow([1]);
    results.getCell('B2').numFmt = '@';
    const path = join(folder, 'empty.xlsx');
    await book.xlsx.writeFile(path);
    const sheet = (await openWorkbook(path)).workbook.sheets[0]!;
    typeInto(sheet, 2, 2, '1/2');
    expect(cellAt(sheet, 2, 2)).toMatchObject({ value: '1/2', format: '@' });
  });

  it('reads dates as the local zone has them, and errors as they are shown', async () => {
    const path = await arbitersFile();
    const book = await reread(path);
    book.getWorksheet('Hotel')!.getCell('A6').value = { error: '#N/A' };
    await book.xlsx.writeFile(path);
    const own = (await openWorkbook(path)).workbook.sheets[1]!;
    expect(cellAt(own, 2, 2).value).toEqual(new Date(2026, 4, 3));
    expect(cellAt(own, 6, 1).value).toBe('#N/A');
    expect(cellAt(own, 1, 1).value).toBe('Room 12');
    expect(cellAt(own, 5, 1)).toMatchObject({ value: 3, formula: '=SUM(1,2)' });
  });

  it('adds sheets in their place, hides them, and asks for a recalculation', async () => {
    const file = await openWorkbook(await arbitersFile());
    const made = newSheet(7, 'Xếp cặp');
    made.hidden = true;
    changeCell(made, 1, 1, { value: 'Bàn', bold: true });
    file.workbook.sheets.splice(1, 0, made);
    const out = join(folder, 'out.xlsx');
    await saveWorkbook(file, out);
    const book = await reread(out);
    expect(book.worksheets.map((sheet) => `${sheet.name} ${sheet.state}`)).toEqual([
      'Results visible',
      'Xếp cặp hidden',
      'Hotel visible',
    ]);
    expect(book.getWorksheet('Xếp cặp')!.getCell('A1').font.bold).toBe(true);
    expect(file.book.calcProperties.fullCalcOnLoad).toBe(true);
  });

  it('starts a new workbook with one empty sheet', async () => {
    const file = createWorkbook('vi_VN');
    const out = join(folder, 'new.xlsx');
    await saveWorkbook(file, out);
    expect((await openWorkbook(out)).workbook.sheets.map((sheet) => sheet.title)).toEqual(['Sheet1']);
  });
});

describe('a file that cannot be used is refused in one sentence', () => {
  const refusal = async (action: Promise<unknown>): Promise<string> => {
    const error: unknown = await action.then(
      () => undefined,
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(FileProblem);
    return (error as FileProblem).message;
  };

  it('not there, a folder, not a workbook, an old or locked format', async () => {
    const text = join(folder, 'a.xlsx');
    writeFileSync(text, 'hello');
    const old = join(folder, 'b.xlsx');
    writeFileSync(old, Buffer.from('d0cf11e0a1b11ae1', 'hex'));
    expect(await refusal(openWorkbook(join(folder, 'none.xlsx')))).toContain('There is no file');
    expect(await refusal(openWorkbook(folder))).toContain('is a folder');
    expect(await refusal(openWorkbook(text))).toContain('is not an .xlsx workbook');
    expect(await refusal(openWorkbook(old))).toContain('has a password');
  });

  it('damaged: the parts of other programs are named', async () => {
    const broken = join(folder, 'c.xlsx');
    writeFileSync(broken, 'PK\u0003\u0004 rubbish xl/charts/chart1.xml');
    const sentence = await refusal(openWorkbook(broken));
    expect(sentence).toContain('c.xlsx');
    expect(sentence).toContain('charts');
  });

  it('a place that is read-only, open elsewhere, or in no folder', async () => {
    const file = createWorkbook('en_GB');
    const locked = join(folder, 'locked.xlsx');
    writeFileSync(locked, '');
    chmodSync(locked, 0o444);
    expect(await refusal(saveWorkbook(file, locked))).toContain('cannot be written');
    writeFileSync(join(folder, '.~lock.open.xlsx#'), '');
    expect(await refusal(saveWorkbook(file, join(folder, 'open.xlsx')))).toContain('open in another program');
    expect(await refusal(saveWorkbook(file, join(folder, 'no', 'x.xlsx')))).toContain('There is no folder');
    expect(existsSync(join(folder, 'open.xlsx'))).toBe(false);
  });
});
