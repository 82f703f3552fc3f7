import { expect, it } from 'vitest';
import { ownResult } from '../../src/sheet/ownResult.ts';
import { historyOf } from '../../src/tournament/history.ts';
import { numberOf, tournamentOf } from '../tournamentBuilder.ts';

it('rules.md 0: each side of every result, byes in words, nothing where there is no row', () => {
  const t = tournamentOf(`
    A-B 1-0
    A-B =
    A-B ½-0
    A-B +/-
    A-B *
    A-B ?
    A-B L
    A ½ bye, B bye
    A 1 bye`);
  const shown = (name: string) => historyOf(t).get(numberOf(t, name))?.entries.map(ownResult);
  expect(shown('A')).toEqual(['1', '½', '½', '+', '*', '', '0', '½ bye', '1 bye']);
  expect(shown('B')).toEqual(['0', '½', '0', '-', '*', '', '1', 'bye', '']);
});
