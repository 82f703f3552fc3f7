import { describe, expect, test } from 'vitest';
import type { Cells } from '../../src/sheet/cell.ts';
import { noFindings } from '../../src/sheet/findings.ts';
import { findSheet } from '../../src/sheet/findSheet.ts';
import { neededResultColumns, resultHeadings } from '../../src/sheet/headings.ts';
import { readEvent } from '../../src/sheet/readEvent.ts';
import { sentenceOf } from '../../src/sheet/sentences.ts';
import { findTable, type SheetInput } from '../../src/sheet/table.ts';
import { codes } from './typedSheets.ts';

const resultRow = ['Round', 'White', 'Result', 'Black'];
const sheet = (title: string, values: Cells = [], role?: SheetInput['role']): SheetInput => ({
  id: title,
  title,
  values,
  ...(role === undefined ? {} : { role }),
});

describe('a sheet is found', () => {
  const find = (sheets: readonly SheetInput[]) => {
    const findings = noFindings();
    const found = findSheet(sheets, 'results', findings, 'en', true);
    return found?.title ?? findings.problems.map((problem) => sentenceOf(problem, 'en')).join();
  };

  test.each<[string, SheetInput[], string]>([
    ['by its role, whatever the title', [sheet('Ván đấu', [], 'results'), sheet('Results')], 'Ván đấu'],
    ['by its title in either language', [sheet('Players'), sheet('KẾT QUẢ')], 'KẾT QUẢ'],
    ['by its headings', [sheet('Sheet1', [resultRow]), sheet('Players')], 'Sheet1'],
    [
      'never by headings where it is something else',
      [sheet('Pairings', [resultRow]), sheet('x', [resultRow])],
      'x',
    ],
  ])('%s', (_how, sheets, title) => {
    expect(find(sheets)).toBe(title);
  });

  test.each<[string, SheetInput[]]>([
    ['by title', [sheet('Results'), sheet('Kết quả')]],
    ['by role', [sheet('Results', [], 'results'), sheet('Kết quả', [], 'results')]],
    ['by headings', [sheet('Results 1', [resultRow]), sheet('Kết quả 2', [resultRow])]],
  ])('two candidates %s are refused and both named', (_how, sheets) => {
    const sentence = find(sheets);
    sheets.forEach(({ title }) => expect(sentence).toContain(title));
  });

  test('the settings by their headings and keys, when the sheet was renamed', () => {
    const own = sheet('My list', [
      ['Key', 'Value'],
      ['Colour of the hall', 'blue'],
    ]);
    const renamed = sheet('Cấu hình', [
      ['Mục', 'Giá trị'],
      ['Hệ thống', 'Đại tuần hoàn'],
    ]);
    expect(findSheet([own, renamed], 'settings', noFindings(), 'vi', false)?.title).toBe('Cấu hình');
  });

  test('a missing sheet lists what was found', () => {
    expect(find([sheet('Notes'), sheet('Players')])).toContain('Notes, Players');
  });
});

describe('columns are found', () => {
  const find = (values: Cells) => {
    const findings = noFindings();
    const table = findTable(sheet('Results', values), resultHeadings, neededResultColumns, findings, 'en');
    return { table, findings };
  };

  test('in any order, in either language, among columns of the arbiter’s own', () => {
    const { table, findings } = find([['Đen', 'clock', 'KET QUA', 'Round', ' trắng ']]);
    expect(findings.problems).toEqual([]);
    expect(table?.columns).toEqual({ black: 0, result: 2, round: 3, white: 4 });
    expect(table?.language).toBe('vi');
  });

  test.each([0, 1, 5, 9])('below %i lines of title', (above) => {
    const { table } = find([
      ...Array.from({ length: above }, () => ['Cup 2026', '', '', '']),
      resultRow,
      [1, 1, '', 2],
    ]);
    expect(table?.headingRow).toBe(above);
  });

  test('a missing heading lists what was found', () => {
    const { table, findings } = find([['Round', 'White', 'Score', 'Black']]);
    expect(table).toBeUndefined();
    expect(findings.problems.map((problem) => sentenceOf(problem, 'en'))).toEqual([
      'The sheet “Results” needs a column “Result”. The headings found are: Round, White, Score, Black. Add the heading or correct it.',
    ]);
  });

  test('a heading twice is named with its cell', () => {
    expect(codes(find([['Round', 'White', 'Result', 'Black', 'Kết quả']]).findings.problems)).toEqual([
      'E1 columnTwice',
    ]);
  });

  test('the heading that the add-on writes wins over another name for it', () => {
    const { table, findings } = find([['Lượt', ...resultRow]]);
    expect([table?.columns.round, findings.problems]).toEqual([1, []]);
  });
});

test('settings without headings have key and value in the first two columns, with headings anywhere', () => {
  const players = sheet('Players', [
    ['No', 'Name'],
    [1, 'An'],
  ]);
  const results = sheet('Results', [resultRow]);
  const rounds = (settings: Cells) =>
    readEvent([sheet('Settings', settings), players, results]).parts[0]?.tournament.settings.rounds;
  expect(rounds([['Rounds', 9]])).toBe(9);
  expect(rounds([['Cup'], ['Note', 'Value', 'Key'], ['how many', 9, 'Rounds']])).toBe(9);
  expect(
    rounds([
      ['Mục', 'Giá trị'],
      ['Số vòng', '9'],
    ]),
  ).toBe(9);
});

test('sheets typed by nobody are never read', () => {
  const unreadable = new Proxy([] as Cells[number][], {
    get: () => {
      throw new Error('read');
    },
  });
  const event = readEvent([
    {
      id: 'p',
      title: 'Players',
      values: [
        ['No', 'Name'],
        [1, 'An'],
      ],
    },
    { id: 'r', title: 'Results', values: [resultRow] },
    { id: 's', title: 'Standings', values: unreadable },
    { id: 'x', title: 'Pairings', values: unreadable },
  ]);
  expect(event.problems).toEqual([]);
});
