import { expect, it } from 'vitest';
import { buchholzFunction } from '../../src/functions/tieBreakFunctions.ts';
import { standingsFunction } from '../../src/functions/standingsFunction.ts';
import type { SheetInput } from '../../src/sheet/table.ts';
import { told } from './ranges.ts';

const twoSections: readonly SheetInput[] = [
  { id: 's', title: 'Settings', values: [['Tie-breaks', 'WIN']] },
  {
    id: 'p',
    title: 'Players',
    values: [
      ['No', 'Name', 'Section'],
      [1, 'An', 'U12'],
      [2, 'Bình', 'U10'],
      [3, 'Chi', 'U12'],
      [4, 'Dũng', 'U10'],
    ],
  },
  {
    id: 'r',
    title: 'Results',
    values: [
      ['Round', 'Section', 'Board', 'White', 'Result', 'Black'],
      [1, 'U12', 1, 1, '1-0', 3],
      [1, 'U10', 1, 2, '0-1', 4],
    ],
  },
];

it('tables of several sections stand one below the other, under their names', () => {
  expect(told(standingsFunction([], () => twoSections))).toEqual([
    ['U12', '', '', '', '', '', ''],
    ['Place', 'No', 'Name', 'Club', 'Points', 'WIN', 'Decided by'],
    [1, 1, 'An', '', 1, 1, ''],
    [2, 3, 'Chi', '', 0, 0, ''],
    ['', '', '', '', '', '', ''],
    ['U10', '', '', '', '', '', ''],
    ['Place', 'No', 'Name', 'Club', 'Points', 'WIN', 'Decided by'],
    [1, 4, 'Dũng', '', 1, 1, ''],
    [2, 2, 'Bình', '', 0, 0, ''],
  ]);
});

it('a column takes each value from the player’s own section', () => {
  expect(told(buchholzFunction([], () => twoSections))).toEqual([['BH'], [0], [1], [1], [0]]);
});

it('section= chooses one; a name that nobody has is refused', () => {
  const chosen = standingsFunction(['', '', '', '', 'section=U10'], () => twoSections);
  expect(told(chosen)).toEqual([
    ['Place', 'No', 'Name', 'Club', 'Points', 'WIN', 'Decided by'],
    [1, 4, 'Dũng', '', 1, 1, ''],
    [2, 2, 'Bình', '', 0, 0, ''],
  ]);
  const wrong = standingsFunction(['', '', '', '', 'section=U8'], () => twoSections);
  expect(told(wrong)).toEqual([expect.stringContaining('“U8”')]);
});
