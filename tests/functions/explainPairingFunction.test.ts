import { expect, it } from 'vitest';
import { explainPairingFunction } from '../../src/functions/explainPairingFunction.ts';
import { noWorkbook, players, results, told, workbook } from './ranges.ts';

const round1 = results.slice(0, 3);

it('one sentence in each row: the game, the group, the opponent, the colour', () => {
  const answer = told(explainPairingFunction([2, 1, players, round1], noWorkbook)) as string[][];
  expect(answer.every((row) => row.length === 1)).toBe(true);
  expect(answer[0]![0]).toMatch(/^Round 2, board 1: number 1 \(An\) has/);
  expect(answer.map(([sentence]) => sentence).join('\n')).toMatch(/Number 1 \(An\) has 1 point[^]*Colours: /);
});

it('says first when the round on record is not what the rules give', () => {
  const swapped = [...round1, [2, 1, 1, '', 4], [2, 2, 2, '', 3]];
  const [first] = told(explainPairingFunction([2, 1, players, swapped], noWorkbook)) as string[][];
  const paired = told(explainPairingFunction([2, 1, players, round1], noWorkbook)) as string[][];
  expect(first![0]).toMatch(/The record of round 2 is not what the rules give/);
  expect(paired[0]![0]).not.toMatch(/record/);
});

it('takes the system from the settings, and speaks Vietnamese where the workbook does', () => {
  const table = told(
    explainPairingFunction([1, 1, players, '', 'system=round-robin'], noWorkbook),
  ) as string[][];
  expect(table.map(([sentence]) => sentence)).toContainEqual(expect.stringContaining('1 + 1 − 1 = 1'));
  const own = told(explainPairingFunction([2, 1], () => workbook)) as string[][];
  expect(own[0]![0]).toMatch(/^(Vòng|Biên bản vòng) 2/);
});

it('refuses a player or a round that is not there, and an earlier round without results', () => {
  expect(told(explainPairingFunction([1, 9, players, results], noWorkbook))).toEqual([
    expect.stringContaining('9'),
  ]);
  expect(told(explainPairingFunction([7, 1, players, results], noWorkbook))).toEqual([
    expect.stringContaining('round must be a whole number from 1 to 4'),
  ]);
  expect(told(explainPairingFunction([4, 1, players, results], noWorkbook))).toEqual([
    expect.stringContaining('results of round 3 are missing'),
  ]);
  expect(told(explainPairingFunction(['', ''], noWorkbook))).toHaveLength(2);
});

it('a round that cannot be paired is refused with its cause and the ways out', () => {
  const two = players.slice(0, 3);
  const met = [results[0]!, [1, 1, 1, '1-0', 2]];
  expect(told(explainPairingFunction([2, 1, two, met], noWorkbook))).toEqual([
    expect.stringMatching(/have met each other already.*fewer rounds.*round robin.*rule for rematches/),
  ]);
});
