import { describe, expect, it } from 'vitest';
import {
  buchholzFunction,
  sonnebornBergerFunction,
  tieBreakFunction,
} from '../../src/functions/tieBreakFunctions.ts';
import { noWorkbook, players, results, told, workbook } from './ranges.ts';

describe('BUCHHOLZ', () => {
  it('gives a column in the order of players: heading, blank rows empty, trailing blanks trimmed', () => {
    // An 2, Bình ½, Chi 1, Dũng ½ after the two complete rounds.
    expect(told(buchholzFunction([players, results], noWorkbook))).toEqual([
      ['BH'],
      [1.5],
      [2.5],
      [''],
      [2.5],
      [1.5],
    ]);
  });

  it('gives one number for one player, and takes an empty argument for an omitted one', () => {
    expect(told(buchholzFunction([players, results, '', 2, [['']]], noWorkbook))).toBe(2.5);
    expect(told(buchholzFunction([players, results, undefined, [['3']], null], noWorkbook))).toBe(2.5);
  });

  it('takes every spelling of a variant; LAW is the default of the systems of the law', () => {
    expect(told(buchholzFunction([players, results, 'BH-C1', 1], noWorkbook))).toBe(1);
    expect(told(buchholzFunction([players, results, 'LAW'], noWorkbook))).toHaveProperty([0, 0], 'LAW');
    const drawn = buchholzFunction([players, results, '', '', 'system=drawn'], noWorkbook);
    expect(told(drawn)).toHaveProperty([0, 0], 'LAW');
  });

  it('keeps the rows above a heading row that does not stand first', () => {
    const titled = [['Spring open', '', '', ''], ...players];
    expect(told(buchholzFunction([titled, results], noWorkbook))).toEqual([
      [''],
      ['BH'],
      [1.5],
      [2.5],
      [''],
      [2.5],
      [1.5],
    ]);
  });

  it("reads the workbook's sheets when no range is given", () => {
    expect(told(buchholzFunction([], () => workbook))).toEqual([['BH'], [1.5], [2.5], [''], [2.5], [1.5]]);
  });

  it('names a wrong argument and says what was expected', () => {
    expect(told(buchholzFunction([players, results, 'SB', 'x'], noWorkbook))).toEqual([
      expect.stringContaining('player must be a whole number'),
      expect.stringMatching(/variant has “SB”.*BH, LAW/),
    ]);
    expect(told(buchholzFunction([players, results, '', 9], noWorkbook))).toEqual([
      expect.stringContaining('player is 9'),
    ]);
    expect(told(buchholzFunction(['Players', results], noWorkbook))).toEqual([
      expect.stringMatching(/players must be a range.*“Players”/),
    ]);
    expect(told(buchholzFunction(['', results], noWorkbook))).toEqual([
      expect.stringContaining('players is missing'),
    ]);
  });

  it('lists every problem of the ranges with its cell', () => {
    const wrong = [...results, [4, 1, 9, '2-7', 4]];
    expect(told(buchholzFunction([players, wrong], noWorkbook))).toEqual([
      expect.stringMatching(/^results!/),
      expect.stringMatching(/^results!/),
    ]);
  });
});

it('SONNEBORN_BERGER: likewise, BERGER by default in the systems of the law', () => {
  expect(told(sonnebornBergerFunction([players, results], noWorkbook))).toEqual([
    ['SB'],
    [1.5],
    [0.25],
    [''],
    [0.5],
    [0.25],
  ]);
  expect(told(sonnebornBergerFunction([players, results, '', 1, 'system=adjusted'], noWorkbook))).toBe(1.5);
});

it('TIEBREAK: any code; DE is the place inside the tied group, 0 where nothing is separated', () => {
  const one = [players[0], players[1], players[2], players[4], players[5]];
  const round = [
    results[0],
    [1, 1, 1, '1-0', 2],
    [1, 2, 3, '1-0', 4],
    [2, 1, 2, '1-0', 4],
    [2, 2, 3, '1-0', 1],
  ];
  // Chi 2, An 1, Bình 1 (An beat him), Dũng 0.
  expect(told(tieBreakFunction(['DE', one, round], noWorkbook))).toEqual([['DE'], [1], [2], [0], [0]]);
  expect(told(tieBreakFunction(['PS/C1', one, round, 3], noWorkbook))).toBe(2);
  expect(told(tieBreakFunction(['', one, round], noWorkbook))).toEqual([
    expect.stringContaining('code has “”'),
  ]);
});
