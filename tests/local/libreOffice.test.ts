import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { arbiter } from '../../local/arbiter.ts';
import { sheetText } from '../../local/sheetText.ts';
import { cellAt, changeCell } from '../../local/standIn/model.ts';
import { openWorkbook, saveWorkbook } from '../../local/workbookFile.ts';
import { spoken } from './spoken.ts';

/** Made with LibreOffice 7.4: three sheets, a comment, a yellow cell, a list, a formula. */
const fixture = fileURLToPath(new URL('../fixtures/local/saved-by-libreoffice.xlsx', import.meta.url));

it('a workbook saved by LibreOffice is read', async () => {
  const { workbook, losses } = await openWorkbook(fixture);
  expect(workbook.sheets.map(({ title }) => title)).toEqual(['Đấu thủ', 'Kết quả', 'Sổ tay']);
  expect(sheetText(workbook, workbook.sheets[1]!)).toEqual([
    'Vòng  Bàn  Trắng  Kết quả  Đen',
    '   1    1      1  1-0        3',
    '   1    2      4  ½-½        2',
  ]);
  expect(cellAt(workbook.sheets[1]!, 2, 4).dropDown?.choices).toEqual(['1-0', '½-½', '0-1']);
  expect(losses).toEqual([]);
});

it('its comment, colour, list and formula survive a change elsewhere', async () => {
  const file = await openWorkbook(fixture);
  changeCell(file.workbook.sheets[1]!, 3, 4, { value: '0-1' });
  const out = join(mkdtempSync(join(tmpdir(), 'trong-tai-')), 'out.xlsx');
  await saveWorkbook(file, out);
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(out);
  const name = book.getWorksheet('Đấu thủ')!.getCell('B2');
  expect(JSON.stringify(name.note)).toContain('Đến muộn');
  expect(name.fill).toMatchObject({ fgColor: { argb: 'FFFFFF00' } });
  expect(book.getWorksheet('Kết quả')!.getCell('D3').value).toBe('0-1');
  expect(book.getWorksheet('Kết quả')!.getCell('D3').dataValidation.type).toBe('list');
  expect(book.getWorksheet('Sổ tay')!.getCell('B1').value).toMatchObject({ formula: '1000*3', result: 3000 });
});

it('is paired by the add-on, its own sheet and colours untouched', async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'trong-tai-')), 'out.xlsx');
  const { io, lines } = spoken();
  expect(await arbiter(['run', fixture, '--out', out], io)).toBe(0);
  expect(lines.err).toEqual([]);
  const { workbook } = await openWorkbook(out);
  const sheetLines = (title: string): string[] =>
    sheetText(
      workbook,
      workbook.sheets.find((sheet) => sheet.title === title)!,
    );
  expect(sheetLines('Kết quả')).toHaveLength(5);
  expect(sheetLines('Xếp cặp')[0]).toBe('Vòng 2');
  expect(sheetLines('Sổ tay')).toEqual(['Tiền thưởng  3000']);
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(out);
  expect(book.getWorksheet('Đấu thủ')!.getCell('B2').fill).toMatchObject({ fgColor: { argb: 'FFFFFF00' } });
});
