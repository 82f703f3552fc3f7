import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../../src/sheet/languages.ts';
import { makeResult, parseResult, resultChoices } from '../../src/sheet/resultText.ts';
import { byeOutcomes, gameOutcomes } from '../../src/tournament/outcome.ts';
import { halfPoints, standardPoints, type PointSystem } from '../../src/tournament/points.ts';
import type { CellValue } from '../../src/sheet/cell.ts';

const twoOneZero: PointSystem = { ...standardPoints, win: halfPoints(4), draw: halfPoints(2) };
const threeOneZero: PointSystem = { ...standardPoints, win: halfPoints(6), draw: halfPoints(2) };

function read(cell: CellValue, language: Language = 'en', points = standardPoints, alone = false): string {
  const reading = parseResult(cell, { language, points, alone });
  return reading.kind === 'refused'
    ? reading.code
    : reading.kind === 'empty'
      ? ''
      : makeResult(reading.outcome);
}

/** rules.md 0, "Accept what people type": how it is written, and what people type for it in either language. */
const typed: readonly (readonly [string, readonly CellValue[]])[] = [
  [
    '1-0',
    ['1-0', '1', 1, '1:0', '1 - 0', '1–0', '1—0', '1−0', '１－０', '1/0', '1 0', '1.0', '1,0-0', '1‑0'],
  ],
  [
    '½-½',
    [
      '½-½',
      '½',
      '=',
      '1/2',
      '1/2-1/2',
      '0.5',
      '0,5',
      0.5,
      '.5',
      '0.5-0.5',
      '0,5-0,5',
      '½ : ½',
      '=-=',
      '==',
      '０.５',
    ],
  ],
  ['½-½', ['hoà', 'hòa', 'HOÀ', 'hoa', 'draw']],
  ['0-1', ['0-1', '0', 0, '0:1', '０－１', 'thua', 'bại']],
  ['1-0', ['thắng', ' Thắng ', '\u200e1-0\u200b', '\u00a01-0']],
  ['0-0', ['0-0', '0:0', '0 – 0']],
  ['½-0', ['½-0', '1/2-0', '0.5-0', '0,5:0']],
  ['0-½', ['0-½', '0-1/2', '0-0,5']],
  ['+/-', ['+/-', '+', '+-', '+--', '+ / -', '+:-', '＋／－', '+/–']],
  ['-/+', ['-/+', '-', '-+', '--+', '–/+']],
  ['-/-', ['-/-', '--', '---', '–/–']],
  ['*', ['*', '＊']],
  ['1-0 u', ['1-0 u', '1-0u', '1:0 U']],
  ['½-½ u', ['½-½ u', '0.5-0.5 u']],
  ['0-1 u', ['0-1 u']],
  ['bye', ['bye', 'BYE', 'miễn đấu', 'Miễn', 'mien dau']],
  ['½ bye', ['½ bye', '½bye', 'bye ½', '1/2 bye', '0,5 bye', '½ nghỉ', 'nghỉ ½']],
  ['0 bye', ['0 bye', 'bye 0', '0 nghỉ']],
  ['1 bye', ['1 bye', 'bye 1', '1 nghỉ']],
  ['', ['', '   ', '\u200b']],
];

describe.each(languages)('rules.md 0, in an event set to %s', (language) => {
  test.each(typed)('%j is read from %j', (written, cells) => {
    cells.forEach((cell) => expect([cell, read(cell, language)]).toEqual([cell, written]));
  });

  test.each([...gameOutcomes, ...byeOutcomes])('%s is read as it is written', (outcome) => {
    expect(parseResult(makeResult(outcome), { language, points: standardPoints })).toMatchObject({ outcome });
  });

  test.each([
    '2-1',
    '2-0',
    '1-1',
    '1-½',
    '10',
    '01',
    '1/20',
    '11/2',
    '0.0',
    '0,0',
    '½0',
    '1-0-1',
    '1--0',
    'W',
    'D',
    'nghỉ',
    '1-0 x',
    '??',
    true,
    2,
    10,
    -1,
    0.25,
    NaN,
  ])('%j is not understood', (cell) => {
    expect(read(cell, language)).toBe('resultNotUnderstood');
  });

  test('a date or a failed formula is refused, never guessed', () => {
    expect(read({ kind: 'date', shown: '1/2' }, language)).toBe('resultIsDate');
    expect(read({ kind: 'date', shown: '1-0' }, language)).toBe('resultIsDate');
    expect(read({ kind: 'error', shown: '#ERROR!' }, language)).toBe('resultIsError');
  });

  test('hostile text is not understood', () => {
    for (const cell of ['=1-0', '1-0'.repeat(20_000), '\u202e0-1\u0000x', '🏆']) {
      expect(read(cell, language)).toBe('resultNotUnderstood');
    }
  });
});

test('T, H and B are read from White’s side, in Vietnamese events only', () => {
  expect(['T', 'h', 'B'].map((cell) => read(cell, 'vi'))).toEqual(['1-0', '½-½', '0-1']);
  expect(['T', 'h', 'B'].map((cell) => read(cell, 'en'))).toEqual(Array(3).fill('resultNotUnderstood'));
});

describe('2-1-0 and 3-1-0', () => {
  test('the result is still typed 1-0, ½-½, 0-1', () => {
    expect(['1-0', '½-½', '0-1', '0', '½'].map((cell) => read(cell, 'en', twoOneZero))).toEqual([
      '1-0',
      '½-½',
      '0-1',
      '0-1',
      '½-½',
    ]);
  });

  test('what cannot be misunderstood is accepted too', () => {
    expect(['2-0', '1-1', '0-2'].map((cell) => read(cell, 'en', twoOneZero))).toEqual(['1-0', '½-½', '0-1']);
    expect(['3-0', '1:1', '0-3'].map((cell) => read(cell, 'en', threeOneZero))).toEqual([
      '1-0',
      '½-½',
      '0-1',
    ]);
    expect(read('2-0', 'en', threeOneZero)).toBe('resultNotUnderstood');
  });

  test('1 alone may be a win or a draw there', () => {
    expect(read('1', 'en', twoOneZero)).toBe('resultAmbiguous');
    expect(read(1, 'en', threeOneZero)).toBe('resultAmbiguous');
  });
});

test('a number beside a player without an opponent is what his bye is worth', () => {
  expect([1, '½', '0'].map((cell) => read(cell, 'en', standardPoints, true))).toEqual([
    '1 bye',
    '½ bye',
    '0 bye',
  ]);
});

test('the list of the cell offers only what is read back', () => {
  const [one, half, nought, equal, ...full] = resultChoices;
  expect([one, half, nought, equal].map((choice) => read(choice ?? ''))).toEqual([
    '1-0',
    '½-½',
    '0-1',
    '½-½',
  ]);
  expect(full.map((choice) => read(choice))).toEqual(full);
});
