import { copyFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { arbiter } from '../../local/arbiter.ts';
import { projectFolder } from '../../local/folders.ts';
import { cellAt, changeCell, filledSize } from '../../local/standIn/model.ts';
import { openWorkbook, saveWorkbook } from '../../local/workbookFile.ts';
import { spoken } from './spoken.ts';

let folder: string;
let event: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trong-tai-'));
  event = join(folder, 'event.xlsx');
  copyFileSync(join(projectFolder, 'examples', 'vong-tron-8.xlsx'), event);
});

async function said(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const { io, lines } = spoken();
  const code = await arbiter(words, io);
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
}

describe('arbiter new', () => {
  it('makes an empty workbook with the sheets of an event, in the language asked for', async () => {
    const path = join(folder, 'new.xlsx');
    const { code, out } = await said('new', path, '--system', 'round-robin', '--language', 'vi');
    expect(code).toBe(0);
    expect(out).toContain(path);
    const { sheets } = (await openWorkbook(path)).workbook;
    const titles = sheets.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Thiết lập', 'Đấu thủ', 'Kết quả', 'Nhật ký']));
    expect(titles).not.toContain('Sheet1');
    const settings = sheets.find(({ title }) => title === 'Thiết lập')!;
    const rows = Array.from(
      { length: filledSize(settings).rows },
      (_, row) => cellAt(settings, row + 1, 2).value,
    );
    expect(rows).toContain('Vòng tròn');
  });

  it('does not write over a file', async () => {
    const before = readFileSync(event);
    const { code, err } = await said('new', event);
    expect([code, readFileSync(event).equals(before)]).toEqual([1, true]);
    expect(err).toContain('is there already');
  });
});

describe('arbiter run', () => {
  it('pairs by default, beside the input, which stays as it was', async () => {
    const before = readFileSync(event);
    const { code, out } = await said('run', event);
    expect(code).toBe(0);
    expect(out).toContain('vòng 4');
    expect(existsSync(join(folder, 'event-2.xlsx'))).toBe(true);
    expect(readFileSync(event).equals(before)).toBe(true);
  });

  it.each(['Update standings', 'Cập nhật xếp hạng', 'crosstable'])(
    'takes the entry %s, named in either language',
    async (entry) => {
      const { code } = await said('run', event, '--menu', entry, '--out', join(folder, 'out.xlsx'));
      expect([code, existsSync(join(folder, 'out.xlsx'))]).toEqual([0, true]);
    },
  );

  it('writes over the input only when --out names it', async () => {
    expect((await said('run', event, '--out', event)).code).toBe(0);
    const { err, code } = await said('run', event, '--out', event);
    expect(code).toBe(1);
    expect(err).not.toBe('');
  });

  it('shows in the file the results typed since the round was paired', async () => {
    await said('run', event, '--out', event);
    const file = await openWorkbook(event);
    const results = file.workbook.sheets.find(({ title }) => title === 'Kết quả')!;
    const rows = Array.from({ length: filledSize(results).rows }, (_, index) => index + 1);
    const row = rows.find((each) => Number(cellAt(results, each, 1).value) === 4)!;
    const column = [1, 2, 3, 4, 5, 6, 7, 8].find((each) => cellAt(results, 1, each).value === 'Kết quả')!;
    changeCell(results, row, column, { value: '1-0' });
    await saveWorkbook(file, event);
    const pairings = (await openWorkbook(event)).workbook.sheets.find(({ title }) => title === 'Xếp cặp')!;
    expect(
      [...pairings.cells.values()].filter(({ formula, value }) => formula !== '' && value === '1-0'),
    ).toHaveLength(1);
  });

  it('asks before a pairing with typed results is undone: No without --yes', async () => {
    await said('run', event, '--out', event);
    const file = await openWorkbook(event);
    const results = file.workbook.sheets.find(({ title }) => title === 'Kết quả')!;
    const column = [1, 2, 3, 4, 5, 6, 7, 8].find((each) => cellAt(results, 1, each).value === 'Kết quả')!;
    changeCell(results, filledSize(results).rows, column, { value: '0-1' });
    await saveWorkbook(file, event);
    const asked = await said('run', event, '--menu', 'Undo', '--out', event);
    expect(asked.code).toBe(1);
    expect(asked.err).toContain('--yes');
    expect((await said('run', event, '--menu', 'Undo', '--out', event, '--yes')).code).toBe(0);
  });

  it('has no windows: the entry says what to do instead', async () => {
    const { code, err } = await said('run', event, '--menu', 'New tournament');
    expect([code, err]).toEqual([1, expect.stringContaining('arbiter new') as string]);
    expect(existsSync(join(folder, 'event-2.xlsx'))).toBe(false);
  });

  it('refuses in sentences: no file, no sheet', async () => {
    const none = await said('run', join(folder, 'none.xlsx'));
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('There is no file') as string]);
    const file = await openWorkbook(event);
    file.workbook.sheets.splice(0, file.workbook.sheets.length - 1);
    await saveWorkbook(file, join(folder, 'less.xlsx'));
    const { code, err } = await said('run', join(folder, 'less.xlsx'));
    expect(code).toBe(1);
    expect(err).not.toBe('');
    expect(existsSync(join(folder, 'less-2.xlsx'))).toBe(false);
  });
});

describe('wrong usage is told with exit code 2', () => {
  it.each([
    [[], 'Say which command'],
    [['dance'], 'no command “dance”'],
    [['run'], 'run takes one file'],
    [['run', 'a.xlsx', '--colour', 'red'], '--colour'],
    [['new', 'b.xlsx', '--language', 'fr'], 'en, vi'],
    [['new', 'b.xlsx', '--system', 'bingo'], 'round-robin'],
  ])('%j', async (words, sentence) => {
    const { code, err } = await said(...words);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence) as string]);
  });

  it('an entry the menu does not have: the entries are listed', async () => {
    const { code, err } = await said('run', event, '--menu', 'Make coffee');
    expect(code).toBe(2);
    expect(err).toContain('Pair next round');
  });
});
