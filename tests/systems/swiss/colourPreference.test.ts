import { describe, expect, it } from 'vitest';
import { contender } from '../dutch/contenders.ts';

const preference = (colours: string): string => {
  const { strength, preference: wanted } = contender(1, colours).colour;
  return wanted === undefined ? strength : `${strength} ${wanted}`;
};

describe('C.04.3 (2026) 1.7: colour preferences', () => {
  it('1.7.1: absolute beyond a difference of one, or after the same colour twice', () => {
    expect(preference('WBWW')).toBe('absolute black');
    expect(preference('BWBWBB')).toBe('absolute white');
    expect(preference('WWB')).toBe('strong black');
    expect(preference('WWBW')).toBe('absolute black');
    expect(preference('WWBB')).toBe('absolute white');
    expect(preference('BBBWW')).toBe('absolute black');
    expect(preference('BBBW')).toBe('absolute white');
  });

  it('1.7.2: strong at a difference of one', () => {
    expect(preference('W')).toBe('strong black');
    expect(preference('BWB')).toBe('strong white');
  });

  it('1.7.3: mild at no difference, to alternate', () => {
    expect(preference('WB')).toBe('mild white');
    expect(preference('BW')).toBe('mild black');
  });

  it('1.7.4: none without a game', () => {
    expect(preference('')).toBe('none');
  });
});
