import { describe, expect, it } from 'vitest';
import { makeTieBreak, parseTieBreak, parseTieBreaks } from '../../src/tiebreaks/tieBreakSpec.ts';

it('reads codes with their modifiers, C.07 (2026) 14, in every spelling', () => {
  for (const [typed, written] of [
    ['BH', 'BH'],
    ['bh-c1', 'BH/C1'],
    ['BH/C2', 'BH/C2'],
    ['BH M1', 'BH/M1'],
    ['BHC1', 'BH/C1'],
    ['SB/M2', 'SB/M2'],
    ['law', 'LAW'],
    [' BH/C1 ', 'BH/C1'],
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

describe('a list of tie-breaks', () => {
  const read = (text: string) => {
    const { specs, unknown } = parseTieBreaks(text);
    return [specs.map(makeTieBreak), unknown];
  };

  it('has commas, semicolons, blanks or new lines between its pieces, in capitals or not', () => {
    expect(read('BH/C1,SB;de\nWIN  bwg')).toEqual([['BH/C1', 'SB', 'DE', 'WIN', 'BWG'], []]);
  });

  it('keeps a modifier that a blank parts from its code', () => {
    expect(read(' BH C1 , sb m2;WIN')).toEqual([['BH/C1', 'SB/M2', 'WIN'], []]);
  });

  it('passes over PTS, which the lists of FIDE begin with', () => {
    expect(read('PTS, DE, pts')).toEqual([['DE'], []]);
  });

  it('names what is no tie-break, as typed', () => {
    expect(read('BH, what now, 1SB, (WIN; DE/C1')).toEqual([['BH'], ['what', 'now', '1SB', '(WIN', 'DE/C1']]);
    expect(read(' ,; ')).toEqual([[], []]);
  });
});
