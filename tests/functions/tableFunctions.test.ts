import { describe, expect, it } from 'vitest';
import { contributionsFunction } from '../../src/functions/contributionsFunction.ts';
import { crosstableFunction } from '../../src/functions/crosstableFunction.ts';
import { standingsFunction } from '../../src/functions/standingsFunction.ts';
import { noWorkbook, players, results, told, workbook } from './ranges.ts';

describe('STANDINGS', () => {
  it('is the table of the Standings sheet, in the language of the headings', () => {
    expect(told(standingsFunction([players, results, 'BH; SB'], noWorkbook))).toEqual([
      ['Place', 'No', 'Name', 'Club', 'Points', 'BH', 'SB', 'Decided by'],
      [1, 1, 'An', 'Huế', 2, 1.5, 1.5, ''],
      [2, 3, 'Chi', '', 1, 2.5, 0.5, ''],
      [3, 2, 'Bình', 'Đà Nẵng', 0.5, 2.5, 0.25, ''],
      [4, 4, 'Dũng', '', 0.5, 1.5, 0.25, 'BH'],
    ]);
  });

  it('takes tie-breaks from a range too, and stops after a round', () => {
    expect(told(standingsFunction([players, results, [['BH/C1', 'WIN']], 1], noWorkbook))).toEqual([
      expect.arrayContaining(['BH/C1', 'WIN']),
      [1, 1, 'An', 'Huế', 1, 0, 1, ''],
      [2, 2, 'Bình', 'Đà Nẵng', 0.5, 0, 0, ''],
      [2, 4, 'Dũng', '', 0.5, 0, 0, ''],
      [4, 3, 'Chi', '', 0, 0, 0, ''],
    ]);
  });

  it('takes everything else from the settings: points, tie-breaks, system', () => {
    const settings = [
      ['Points', '3, 1, 0'],
      ['Tie-breaks', 'WIN'],
    ];
    expect(told(standingsFunction([players, results, '', '', settings], noWorkbook))).toContainEqual([
      1,
      1,
      'An',
      'Huế',
      6,
      2,
      '',
    ]);
  });

  it('without ranges reads the workbook; the argument settings goes before its Settings sheet', () => {
    expect(told(standingsFunction([], () => workbook))).toContainEqual([
      'Hạng',
      'STT',
      'Họ tên',
      'Đơn vị',
      'Điểm',
      'BH',
      'SB',
      'Phân định',
    ]);
    const overruled = standingsFunction(['', '', '', '', 'tie-breaks=WIN'], () => workbook);
    expect(told(overruled)).toHaveProperty([0, 5], 'WIN');
  });

  it('names unknown tie-breaks and a wrong round', () => {
    expect(told(standingsFunction([players, results, 'BH, XX', -1], noWorkbook))).toEqual([
      expect.stringContaining('tiebreaks has “XX”'),
      expect.stringContaining('after_round must be a whole number'),
    ]);
  });
});

it('CROSSTABLE shows every round, also those that do not count yet', () => {
  expect(told(crosstableFunction([players, results, 'tie-breaks=SB'], noWorkbook))).toEqual([
    ['No', 'Name', 'Club', 'R1', 'R2', 'R3', 'Points', 'SB', 'Place'],
    [1, 'An', 'Huế', '3w1', '2b1', '4w', 2, 1.5, 1],
    [3, 'Chi', '', '1b0', '4w1', '2b', 1, 0.5, 2],
    [2, 'Bình', 'Đà Nẵng', '4b½', '1w0', '3w', 0.5, 0.25, 3],
    [4, 'Dũng', '', '2w½', '3b0', '1b', 0.5, 0.25, 3],
  ]);
});

describe('CONTRIBUTIONS', () => {
  it('shows the sum of a tie-break round by round', () => {
    expect(told(contributionsFunction(['SB', 2, players, results], noWorkbook))).toEqual([
      ['Round', 'Opponent', 'Result', 'Counts as', 'Value'],
      [1, '4 Dũng', '½', 'opponent’s score: 0.5', 0.25],
      [2, '1 An', '0', 'opponent’s score: 2', 0],
    ]);
  });

  it('says what a modifier leaves out; the values add up to the tie-break', () => {
    expect(told(contributionsFunction(['BH/C1', 1, players, results], noWorkbook))).toEqual([
      expect.anything(),
      [1, '3 Chi', '1', 'opponent’s score', 1],
      [2, '2 Bình', '1', 'opponent’s score: 0.5 (left out: 0.5)', 0],
    ]);
  });

  it('needs a code and a player', () => {
    expect(told(contributionsFunction(['', '', players, results], noWorkbook))).toEqual([
      expect.stringContaining('code has “”'),
      expect.stringContaining('player is missing'),
    ]);
  });
});
