import { expect, it } from 'vitest';
import { makeTieBreak, parseTieBreak } from '../../src/tiebreaks/tieBreakSpec.ts';

it('reads codes with their modifiers, C.07 (2026) 14, in every spelling', () => {
  for (const [typed, written] of [
    ['BH', 'BH'],
    ['bh-c1', 'BH/C1'],
    ['BH/C2', 'BH/C2'],
    ['BH M1', 'BH/M1'],
    ['BHC1', 'BH/C1'],
    ['SB/M2', 'SB/M2'],
    ['law', 'LAW'],
  ]) {
    const spec = parseTieBreak(typed ?? '');
    expect(spec && makeTieBreak(spec)).toBe(written);
  }
});

it('refuses unknown codes, and cuts of what is no sum of values', () => {
  expect(['', 'XX', 'DE/C1', 'WIN-C1', 'BH/X1', 'BH/C0'].map(parseTieBreak)).toEqual(
    Array(6).fill(undefined),
  );
});
