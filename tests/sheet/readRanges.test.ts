import { describe, expect, test } from 'vitest';
import { readRanges } from '../../src/sheet/readRanges.ts';
import { codes } from './typedSheets.ts';

const players = [
  ['No', 'Name', 'Section'],
  [1, 'An', 'U12'],
  ['', '', ''],
  [2, 'Bình', 'U12'],
  [3, 'Chi', 'U14'],
  [4, 'Dung', 'U14'],
];
const results = [
  ['Round', 'Board', 'White', 'Result', 'Black'],
  [1, 1, 1, '1-0', 2],
  [1, 1, 3, '½', 4],
];

describe('the ranges of a function', () => {
  test('make one tournament; each row of the range has its player', () => {
    const read = readRanges({ players, results });
    expect(read.problems).toEqual([]);
    expect(read.playerRows).toEqual([undefined, 1, undefined, 2, 3, 4]);
    expect(read.tournament.players.map(({ section }) => section)).toEqual(['U12', 'U12', 'U14', 'U14']);
    expect(read.tournament.rounds[0]?.games).toHaveLength(2);
    expect([read.headingRow, read.language]).toEqual([0, 'en']);
  });

  test('without results, or with an empty range, are an event before round 1', () => {
    expect(readRanges({ players }).tournament.rounds).toEqual([]);
    expect(readRanges({ players, results: [['', '']] }).problems).toEqual([]);
  });

  test('have their language from their headings', () => {
    expect(
      readRanges({
        players: [
          ['STT', 'Họ tên'],
          [1, 'An'],
        ],
      }).language,
    ).toBe('vi');
  });

  test.each<[string, string | (string | number)[][]]>([
    ['a text', 'rounds=9; points=2,1,0; system=vòng tròn'],
    ['a text in Vietnamese', 'Số vòng: 9; Điểm: 2-1-0; Hệ thống: Vòng tròn'],
    [
      'a range',
      [
        ['Rounds', 9],
        ['Points', '2; 1; 0'],
        ['System', 'Round robin'],
      ],
    ],
  ])('take settings from %s', (_how, settings) => {
    const { tournament, problems } = readRanges({ players, results, settings });
    expect(problems).toEqual([]);
    expect(tournament.settings).toMatchObject({
      rounds: 9,
      points: { win: 4, draw: 2, loss: 0, pairingBye: 4 },
      system: 'round-robin',
    });
  });

  test('choose a section by a setting', () => {
    const read = readRanges({ players, results, settings: 'section=u14; rounds=3' });
    expect(read.tournament.players.map(({ number }) => number)).toEqual([3, 4]);
    expect(read.playerRows).toEqual([undefined, undefined, undefined, undefined, 3, 4]);
    expect(read.tournament.settings.rounds).toBe(3);
  });

  test('use the whole Settings sheet for the section that they hold', () => {
    const settings = [
      ['Rounds', 9],
      ['Section: U14', ''],
      ['Rounds', 3],
    ];
    const only = [players[0], players[4], players[5]].map((row) => row ?? []);
    expect(readRanges({ players: only, settings }).tournament.settings.rounds).toBe(3);
  });

  test('name the argument and the cell of each problem', () => {
    const read = readRanges({
      players: [
        ['No', 'Name'],
        [1, 'An'],
        [1, 'Bình'],
      ],
      results: [
        ['Round', 'White', 'Result', 'Black'],
        [1, 1, 'x', 9],
      ],
      settings: 'rounds=many',
    });
    expect(read.problems.map(({ cell }) => `${cell?.sheet}!${cell?.a1}`)).toEqual([
      'players!A3',
      'settings!B1',
      'results!D2',
      'results!C2',
    ]);
  });

  test('need their headings', () => {
    expect(codes(readRanges({ players: [[1, 'An']] }).problems)).toEqual([
      'headingMissing',
      'headingMissing',
    ]);
    expect(readRanges({ players: [] }).tournament.players).toEqual([]);
  });
});
