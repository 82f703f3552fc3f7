import { describe, expect, it } from 'vitest';
import { packDigits } from '../../src/matching/weightedDigits.ts';

describe('packing lexicographic costs', () => {
  it('one unit of a digit outweighs all that follow it in its component', () => {
    const digits = packDigits([3, 5, 1]);
    expect(digits).toEqual([
      { limb: 0, factor: 12 },
      { limb: 0, factor: 2 },
      { limb: 0, factor: 1 },
    ]);
  });

  it('opens a new component before the numbers grow too large', () => {
    const digits = packDigits([2 ** 30, 2 ** 20, 7]);
    expect(digits.map(({ limb }) => limb)).toEqual([0, 1, 1]);
    expect(digits[1]!.factor).toBe(8);
  });
});
