import { expect, it } from 'vitest';
import { pairRoundFunction } from '../../src/functions/pairRoundFunction.ts';
import { noWorkbook, players, results, told } from './ranges.ts';

const heading = ['Board', 'White no', 'White', 'Black no', 'Black'];

it('previews the next round by default: Board, White no, White, Black no, Black', () => {
  const one = pairRoundFunction([players, results.slice(0, 1), '', 'round-robin'], noWorkbook);
  expect(told(one)).toEqual([heading, [1, 1, 'An', 4, 'Dũng'], [2, 2, 'Bình', 3, 'Chi']]);
});

it('puts byes last', () => {
  const five = [...players, [5, 'Em', 1700, '']];
  const round = pairRoundFunction([five, '', '', 'round robin'], noWorkbook);
  expect(told(round)).toEqual([
    heading,
    [1, 2, 'Bình', 5, 'Em'],
    [2, 3, 'Chi', 4, 'Dũng'],
    ['', 1, 'An', '', '0 bye'],
  ]);
});

it('pairs a round again that was paired before', () => {
  const again = pairRoundFunction([players, results, 1, 'round-robin'], noWorkbook);
  expect(told(again)).toContainEqual([1, 1, 'An', 4, 'Dũng']);
});

it('refuses a round before its results are there, and one too far ahead', () => {
  expect(told(pairRoundFunction([players, results, '', 'round-robin'], noWorkbook))).toEqual([
    expect.stringContaining('results of round 3 are missing'),
  ]);
  expect(told(pairRoundFunction([players, results, 9, 'round-robin'], noWorkbook))).toEqual([
    expect.stringContaining('round must be a whole number from 1 to 4'),
  ]);
});

it('names a wrong system', () => {
  expect(told(pairRoundFunction([players, results, 0, 'chess'], noWorkbook))).toEqual([
    expect.stringContaining('round must be a whole number'),
    expect.stringMatching(/system is “chess”.*dutch, adjusted, drawn, round-robin, knockout/),
  ]);
});

it('what the menu refuses is refused: a round beyond those planned, and one for which nobody is here', () => {
  const past = pairRoundFunction([players, results.slice(0, 1), 1, 'dutch', 'rounds=1'], noWorkbook);
  expect(past.ok).toBe(true);
  const two = pairRoundFunction([players, results, '', 'dutch', 'rounds=1'], noWorkbook);
  expect(two).toMatchObject({ ok: false, problems: [{ code: 'allRoundsPaired' }] });
  const left = players.map((row, index) => [...row, index === 0 ? 'Left after' : 0]);
  const nobody = pairRoundFunction([left, '', '', 'dutch'], noWorkbook);
  expect(nobody).toMatchObject({ ok: false, problems: [{ code: 'noPlayersInRound' }] });
});
