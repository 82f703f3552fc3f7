import { describe, expect, it } from 'vitest';
import { fixedPairs, fixFirst, without } from '../../src/matching/fixedPairs.ts';

const ring = [
  [1, 5],
  [0, 2],
  [1, 3],
  [2, 4],
  [3, 5],
  [0, 4],
];

describe('fixing pairs while all can still be matched', () => {
  it('the first wanted partner that leaves the rest matchable', () => {
    const state = fixedPairs(ring, Int32Array.of(5, 2, 1, 4, 3, 0));
    fixFirst(state, 0, () => true);
    expect([...state.mates]).toEqual([1, 0, 3, 2, 5, 4]);
    fixFirst(state, 2, () => true);
    expect(state.mates[2]).toBe(3);
  });

  it('gives edges up where that can be', () => {
    const state = fixedPairs(ring.slice(), Int32Array.of(1, 0, 3, 2, 5, 4));
    without(state, 0, (other) => other === 1);
    expect(state.mates[0]).toBe(5);
  });

  it('and keeps to them where it cannot', () => {
    const path = [[1], [0, 2], [1, 3], [2]];
    const state = fixedPairs(path, Int32Array.of(1, 0, 3, 2));
    without(state, 1, (other) => other === 0);
    expect(state.neighbours[1]).toEqual([0]);
  });
});
