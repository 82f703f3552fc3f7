import { expect, it } from 'vitest';
import { shownValue } from '../../src/sheet/standingsRows.ts';
import { fraction } from '../../src/tiebreaks/fraction.ts';

it('rules.md 6: exact fractions are shown with two decimals', () => {
  expect([fraction(7, 3), fraction(7, 4), fraction(5, 2), fraction(4)].map(shownValue)).toEqual([
    2.33, 1.75, 2.5, 4,
  ]);
});
