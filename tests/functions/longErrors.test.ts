import { expect, it } from 'vitest';
import { cellAnswer } from '../../appsscript/cellAnswer.ts';
import { standingsFunction } from '../../src/functions/standingsFunction.ts';

const players = [
  ['No', 'Name'],
  [1, 'Ann'],
  [2, 'Bob'],
];
const answer = (args: unknown[]): string => {
  try {
    return JSON.stringify(cellAnswer(standingsFunction(args, () => [])));
  } catch (error) {
    return (error as Error).message;
  }
};

it('the error of a cell names the first problems and counts the rest', () => {
  const results = [
    ['Round', 'Board', 'White', 'Result', 'Black'],
    ...Array.from({ length: 3000 }, (_, row) => [1, row + 1, 1, 'nonsense', 2]),
  ];
  const text = answer([players, results]);
  expect(text.length).toBeLessThan(8000);
  expect(text).toMatch(/… \+ \d+$/);
});

it('a date that is none is no NaN', () => {
  const results = [
    ['Round', 'Board', 'White', 'Result', 'Black'],
    [1, 1, 1, new Date(NaN), 2],
  ];
  const text = answer([players, results]);
  expect(text).not.toContain('NaN');
  expect(text).toContain('results!D2');
});

it('a number that nobody has names the sheet of the players', () => {
  const results = [
    ['Round', 'Board', 'White', 'Result', 'Black'],
    [1, 1, 1, '1-0', 9],
  ];
  expect(answer([players, results])).not.toMatch(/sheet \.|sheet $/);
});
