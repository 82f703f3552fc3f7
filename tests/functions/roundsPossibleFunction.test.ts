import { expect, it } from 'vitest';
import { roundsPossibleFunction } from '../../src/functions/roundsPossibleFunction.ts';
import { noWorkbook, players, results, told, workbook } from './ranges.ts';

it('TRUE where the rounds can be played', () => {
  expect(told(roundsPossibleFunction([2, players], noWorkbook))).toBe(true);
  expect(told(roundsPossibleFunction([3, players, '', 'system=round-robin'], noWorkbook))).toBe(true);
});

it('else the sentence: what cannot be done, why, and what to do', () => {
  expect(told(roundsPossibleFunction([5, players, results], noWorkbook))).toMatch(
    /^5 rounds cannot be played to the end: after round 3 .* second time.*Plan 3 rounds, play a round robin, or announce/,
  );
  expect(told(roundsPossibleFunction([4, players, '', 'system=round-robin'], noWorkbook))).toMatch(
    /everybody has met everybody after round 3/,
  );
});

it('how often such an event gets stuck, where it may', () => {
  const six = [players[0]!, ...Array.from({ length: 6 }, (_, index) => [index + 1, `P${index}`, '', ''])];
  expect(told(roundsPossibleFunction([5, six], noWorkbook))).toMatch(
    /not sure: \d+ of 100 such events get stuck/,
  );
});

it('reads the workbook in its language, and refuses what is no number', () => {
  expect(told(roundsPossibleFunction([9], () => workbook))).toMatch(/^Không thể đấu trọn 9 vòng/);
  expect(told(roundsPossibleFunction(['many', players], noWorkbook))).toEqual([
    expect.stringContaining('rounds must be a whole number'),
  ]);
  expect(told(roundsPossibleFunction(['', players], noWorkbook))).toHaveLength(1);
});
