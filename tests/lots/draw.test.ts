import { describe, expect, it } from 'vitest';
import { drawOne, drawOrder, lotsFor } from '../../src/lots/draw.ts';

const several = (seed: string, purpose: string): number[] => {
  const lots = lotsFor(seed, purpose);
  return Array.from({ length: 8 }, () => lots.next(1000));
};

describe('rules.md 1: every draw is reproducible', () => {
  it('the same seed and purpose give the same lots; these are kept for good', () => {
    expect(several('2026', 'numbers')).toEqual(several('2026', 'numbers'));
    expect(drawOrder(lotsFor('2026', 'numbers'), [...'ABCDEFGH']).join('')).toMatchInlineSnapshot(
      `"FGBCHDEA"`,
    );
  });

  it('another seed or another purpose gives other lots, so that no draw moves another one', () => {
    const draws = [
      several('2026', 'numbers'),
      several('2027', 'numbers'),
      several('2026', 'round 3'),
      several('2026', 'tie 7-12'),
      several('2026n', 'umbers'),
    ];
    expect(new Set(draws.map(String)).size).toBe(draws.length);
  });
});

describe('rules.md 1: fair', () => {
  it('every one of the items is drawn as often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed += 1) {
      const drawn = drawOne(lotsFor(String(seed), 'round 1'), ['A', 'B', 'C']);
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    // 2,000 each expected; five standard deviations are 183.
    expect([...counts.values()].every((count) => Math.abs(count - 2000) < 183)).toBe(true);
  });

  it('every order comes as often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed += 1) {
      const order = drawOrder(lotsFor(String(seed), 'numbers'), ['A', 'B', 'C']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    // 1,000 each expected; five standard deviations are 144.
    expect(counts.size).toBe(6);
    expect([...counts.values()].every((count) => Math.abs(count - 1000) < 144)).toBe(true);
  });

  it('nothing to draw from is a mistake of ours', () => {
    expect(() => drawOne(lotsFor('x', 'y'), [])).toThrow();
  });
});
