import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../local/folders.ts';
import { start } from '../../local/start.ts';
import { cellAt, filledSize, type SheetModel } from '../../local/standIn/model.ts';
import { openWorkbook } from '../../local/workbookFile.ts';
import { spoken } from './spoken.ts';

const example = (name: string): string => join(projectFolder, 'examples', name);
const folder = (): string => mkdtempSync(join(tmpdir(), 'trong-tai-'));

/** How many rows of the sheet begin with this number. */
function rowsOfRound(sheet: SheetModel, round: number): number {
  const rows = Array.from(
    { length: filledSize(sheet).rows },
    (_, index) => cellAt(sheet, index + 1, 1).value,
  );
  return rows.filter((value) => Number(value) === round).length;
}

it('pairs round 5 of the Swiss example, prints boards, byes and standings, and writes the workbook', async () => {
  const out = folder();
  const input = readFileSync(example('swiss-30.xlsx'));
  const { io, lines } = spoken();
  expect(await start([example('swiss-30.xlsx')], out, io)).toBe(0);
  const text = lines.out.join('\n');
  expect(text).toContain('Round 5 is paired: 14 boards, 2 byes.');
  expect(text).toMatch(/^Board +No +White +Pts +Result +Pts +Black +No$/m);
  expect(text).toMatch(/Freya Stonemill .*½ bye$/m);
  expect(text).toMatch(/^Place +No +Name +Club +Points/m);
  expect(text).toContain('swiss-30.xlsx');
  const { workbook } = await openWorkbook(join(out, 'swiss-30.xlsx'));
  expect(
    rowsOfRound(
      workbook.sheets.find(({ title }) => title === 'Results')!,
      5,
    ),
  ).toBe(16);
  expect(readFileSync(example('swiss-30.xlsx')).equals(input)).toBe(true);
});

it('pairs round 4 of the Vietnamese round robin', async () => {
  const { io, lines } = spoken();
  expect(await start([example('vong-tron-8.xlsx')], folder(), io)).toBe(0);
  const text = lines.out.join('\n');
  expect(text).toMatch(/^Bàn +STT +Trắng/m);
  expect(text).toMatch(/^ +1 +8 +Châu Ngân Hà +1 +½ +Vũ Hoài Sơn Ca +6$/m);
  expect(text).toMatch(/^Hạng +STT +Họ tên +Đơn vị +Điểm/m);
});

it('says in one sentence which example cannot be used, and goes on with the others', async () => {
  const broken = join(folder(), 'broken.xlsx');
  writeFileSync(broken, 'no workbook');
  const { io, lines } = spoken();
  expect(await start([broken, example('vong-tron-8.xlsx')], folder(), io)).toBe(1);
  expect(lines.err).toHaveLength(1);
  expect(lines.err[0]).toContain('broken.xlsx is not an .xlsx workbook');
  expect(lines.out.join('\n')).toContain('vong-tron-8.xlsx');
});
