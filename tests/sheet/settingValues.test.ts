import { describe, expect, test } from 'vitest';
import { makeByes, parseByes } from '../../src/sheet/byesText.ts';
import { parseKeepApart } from '../../src/sheet/keepApartText.ts';
import {
  makePoints,
  parseColour,
  parseColourNames,
  parsePoints,
  parsePointSystem,
  parseSystem,
} from '../../src/sheet/settingValues.ts';

test.each([
  [
    [2, 1, 0],
    ['1; ½; 0', '1,0.5,0', '1 ½ 0', '1, 0,5, 0', '1;0,5;0', '1-½-0', '1 – 1/2 – 0'],
  ],
  [
    [4, 2, 0],
    ['2-1-0', '2,1,0', '2 1 0', '2; 1; 0'],
  ],
  [
    [6, 2, 0],
    ['3–1–0', '3/1/0'.replace(/\//g, ' / ')],
  ],
  [[6, 4, 2], ['3, 2, 1']],
])('points %j', (points, texts) => {
  texts.forEach((text) => expect([text, parsePointSystem(text)]).toEqual([text, points]));
});

test.each(['1,0,5,0', '1', '', '0,1,2', '1,1', '1;0.3;0', '1e9,1,0', 'win', '-1,0,0', '9'.repeat(9000)])(
  'points %j are refused',
  (text) => {
    expect(parsePointSystem(text)).toBeUndefined();
  },
);

test.each([
  ['½', 1],
  ['1½', 3],
  ['2.5', 5],
  ['0,5', 1],
  ['.5', 1],
  ['1/2', 1],
  ['1 1/2', 3],
  ['0', 0],
])('%s points', (text, halves) => {
  expect(parsePoints(text)).toBe(halves);
});

test('points are shown with halves', () => {
  expect([0, 1, 2, 3, 5].map(makePoints)).toEqual(['0', '½', '1', '1½', '2½']);
});

test.each([
  ['dutch', ['dutch', 'Swiss', 'Thụy Sĩ', 'thuy si', 'Thuỵ Sỹ', 'Swiss (FIDE Dutch)']],
  ['adjusted', ['adjusted', 'Thụy Sĩ điều chỉnh', 'Adjusted Swiss']],
  ['drawn', ['Đại tuần hoàn', 'dai tuan hoan', 'drawn swiss']],
  ['round-robin', ['round-robin', 'Round robin', 'ROUND ROBIN', 'vòng tròn']],
  ['knockout', ['knockout', 'Knock-out', 'Loại trực tiếp']],
])('the system %s', (system, texts) => {
  texts.forEach((text) => expect([text, parseSystem(text)]).toEqual([text, system]));
});

test('colours under all their names', () => {
  expect(['White', 'trắng', 'Red', 'đỏ', 'Tiên', 'first'].map(parseColour)).toEqual(Array(6).fill('white'));
  expect(['Black', 'đen', 'hậu', 'Second'].map(parseColour)).toEqual(Array(4).fill('black'));
  expect(['White/Black', 'Đỏ/Đen', 'do/den', 'Tiên/Hậu', 'Tiên - Hậu', 'red'].map(parseColourNames)).toEqual([
    'white',
    'red',
    'red',
    'first',
    'first',
    'red',
  ]);
});

describe('the column Byes', () => {
  test.each([
    ['3=½, 5=0', '3=½, 5=0'],
    ['3=1/2; 5=0', '3=½, 5=0'],
    ['3=0,5', '3=½'],
    ['3=0,5=0', '3=0, 5=0'],
    ['3=0,5,5=0', '3=½, 5=0'],
    ['3 = 0.5  5:1', '3=½, 5=1'],
    ['２＝½', '2=½'],
    ['4=bye', '4=bye'],
    ['', ''],
  ])('%j means %j', (text, written) => {
    expect(makeByes(parseByes(text) ?? [{ round: 0, outcome: 'zeroBye' }])).toBe(written);
  });

  test.each(['3', '3=2', '3=½, 3=0', '0=½', 'vòng 3', '3=½x', '1=1/20', '3=½,'.repeat(1000)])(
    '%j is refused',
    (text) => {
      expect(parseByes(text)).toBeUndefined();
    },
  );
});

describe('the setting Keep apart (Law 30.1.2)', () => {
  test.each([
    ['club', [{ who: 'club', strict: false }]],
    ['đơn vị, tuyệt đối', [{ who: 'club', strict: true }]],
    ['Team strictly, rounds 1-3', [{ who: 'team', strict: true, fromRound: 1, toRound: 3 }]],
    [
      'liên đoàn nếu được, vòng 1 – 2, đến 2½ điểm',
      [{ who: 'federation', strict: false, fromRound: 1, toRound: 2, upTo: 5 }],
    ],
    [
      '3, 17 strictly; 4 & 5',
      [
        { who: [3, 17], strict: true },
        { who: [4, 5], strict: false },
      ],
    ],
    ['3-17', [{ who: [3, 17], strict: false }]],
    ['club, round 2, up to 1.5', [{ who: 'club', strict: false, fromRound: 2, toRound: 2, upTo: 3 }]],
    ['', []],
  ])('%j', (text, expected) => {
    expect(parseKeepApart(text)).toEqual(expected);
  });

  test.each(['friends', '3', 'club 3', '3, x', 'strictly'])('%j is refused', (text) => {
    expect(parseKeepApart(text)).toBeUndefined();
  });
});
