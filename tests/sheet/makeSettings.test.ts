import { describe, expect, test } from 'vitest';
import type { CellValue } from '../../src/sheet/cell.ts';
import { languages } from '../../src/sheet/languages.ts';
import { readEvent } from '../../src/sheet/readEvent.ts';
import { settingName, type SettingKey } from '../../src/sheet/settingKeys.ts';
import { defaultSettings, type Settings } from '../../src/tournament/settings.ts';
import { codes, date, error, typedSheets } from './typedSheets.ts';

const read = (settings: readonly (readonly [string, CellValue])[]) => readEvent(typedSheets({ settings }));

const values: readonly (readonly [SettingKey, CellValue, Partial<Settings>])[] = [
  ['system', 'Đại tuần hoàn', { system: 'drawn' }],
  ['rounds', 9, { rounds: 9 }],
  ['rounds', '9', { rounds: 9 }],
  ['cycles', 2, { cycles: 2 }],
  ['gamesPerMatch', 2, { gamesPerMatch: 2 }],
  ['boards', 4, { boards: 4 }],
  ['byePoints', '½', { points: { ...defaultSettings.points, pairingBye: 1 as never } }],
  ['byePoints', 0.5, { points: { ...defaultSettings.points, pairingBye: 1 as never } }],
  ['tieBreaks', 'bh-c1; SB', { tieBreaks: ['BH/C1', 'SB'] }],
  ['tieBreakEdition', 2024, { tieBreakEdition: '2024' }],
  ['drawSeed', date('29/11/2026'), { drawSeed: '29/11/2026' }],
  ['firstColour', 'Đỏ', { firstColour: 'white' }],
  ['firstColour', 'bốc thăm', {}],
  ['acceleration', 'Baku', { acceleration: { kind: 'baku' } }],
  ['acceleration', 'không', { acceleration: { kind: 'none' } }],
  [
    'keepApart',
    'club; 1, 2 strictly',
    {
      keepApart: [
        { who: 'club', strict: false },
        { who: [1, 2] as never, strict: true },
      ],
    },
  ],
  ['titleOrder', 'GM, IM', { titleOrder: ['GM', 'IM'] }],
  ['gradeOrder', 'kiện tướng; cấp 1', { gradeOrder: ['kiện tướng', 'cấp 1'] }],
  ['thirdPlace', true, { thirdPlace: true }],
  ['clubMatesApart', 'có', { clubMatesApart: true }],
  ['swapLastRounds', 'yes', { swapLastRounds: true }],
  ['secondLeg', 'x', { secondLeg: true }],
  ['matchPoints', 'no', { matchPoints: false }],
  ['rematch', 5, { rematchFrom: 5 }],
  ['rematch', 'no', {}],
  ['checkIn', 'on', { checkIn: true }],
];

describe.each(languages)('a setting named in %s', (language) => {
  test.each(values)('%s: %j', (key, value, expected) => {
    const event = read([[settingName(key, language), value]]);
    expect(event.problems).toEqual([]);
    expect(event.parts[0]?.tournament.settings).toEqual({ ...defaultSettings, ...expected });
  });
});

test.each<[SettingKey, CellValue, string]>([
  ['system', 'chess', 'settingNeedsSystem'],
  ['rounds', 0, 'settingNeedsNumber'],
  ['rounds', 2.5, 'settingNeedsNumber'],
  ['points', 'one', 'settingNeedsPoints'],
  ['points', date('1/3/2000'), 'cellIsDate'],
  ['points', error('#REF!'), 'cellIsError'],
  ['byePoints', 0.3, 'settingNeedsPoints'],
  ['tieBreaks', 'BH, nonsense', 'settingNeedsWord'],
  ['tieBreakEdition', 2020, 'settingNeedsWord'],
  ['firstColour', 'green', 'settingNeedsColour'],
  ['acceleration', 'fast', 'settingNeedsWord'],
  ['keepApart', 'friends', 'settingNeedsPlayers'],
  ['thirdPlace', 'perhaps', 'settingNeedsYesNo'],
  ['rematch', 'soon', 'settingNeedsNumber'],
  ['language', 'Klingon', 'settingNeedsWord'],
  ['colourNames', 'Pink', 'settingNeedsWord'],
  ['firstBoard', 'x', 'settingNeedsNumber'],
])('%s: %j is refused', (key, value, code) => {
  const event = read([
    ['Event', 'Cup'],
    [settingName(key, 'en'), value],
  ]);
  expect(codes(event.problems)).toEqual([`B2 ${code}`]);
});

test('Bye points count whatever stands first', () => {
  const rows = [
    ['Bye points', '½'],
    ['Points', '3-1-0'],
  ] as const;
  expect(read(rows).parts[0]?.tournament.settings.points).toMatchObject({ win: 6, pairingBye: 1 });
});

test('a setting twice is refused, unless it adds up', () => {
  expect(
    codes(
      read([
        ['Rounds', 5],
        ['Số vòng', 7],
      ]).problems,
    ),
  ).toEqual(['B2 settingTwice']);
  expect(
    read([
      ['Keep apart', 'club'],
      ['Keep apart', '1, 2'],
    ]).parts[0]?.tournament.settings.keepApart,
  ).toHaveLength(2);
});

test('Language and Colour names rule what is written', () => {
  const event = read([
    ['Language', 'Tiếng Việt'],
    ['Colour names', 'Tiên/Hậu'],
  ]);
  expect([event.language, event.colourNames]).toEqual(['vi', 'first']);
});

test('empty values are the documented defaults', () => {
  expect(
    read([
      ['Rounds', ''],
      ['Points', '  '],
      ['First board number', ''],
    ]).parts[0],
  ).toMatchObject({
    firstBoard: 1,
    tournament: { settings: defaultSettings },
  });
});
