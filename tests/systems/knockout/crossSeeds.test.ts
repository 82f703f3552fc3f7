import { describe, expect, it } from 'vitest';
import { crossSeeds } from '../../../src/systems/knockout/crossSeeds.ts';

/** The pairs of round 1 of a bracket of 2, 4, 8, … seeds: 1 meets the last, 2 the last but one, … */
function firstRound(seeds: readonly string[]): string[] {
  const half = seeds.length / 2;
  return seeds.slice(0, half).map((seed, index) => `${seed}-${seeds[seeds.length - 1 - index]}`);
}

/** Players as numbers: 100 × group + place. */
function named(groups: number, through: number): string[] {
  const numbers = Array.from({ length: groups }, (_g, group) =>
    Array.from({ length: through }, (_p, place) => 100 * (group + 1) + place + 1),
  );
  return crossSeeds(numbers).map(
    (number) => `${String.fromCharCode(64 + Math.floor(number / 100))}${number % 100}`,
  );
}

describe('Seeds of a final stage (rules.md 3): winners and group-mates apart', () => {
  it('one group: the order of its standings', () => {
    expect(crossSeeds([[5, 2, 9]])).toEqual([5, 2, 9]);
  });

  it('two groups, two each: A1-B2, B1-A2', () => {
    expect(firstRound(named(2, 2))).toEqual(['A1-B2', 'B1-A2']);
  });

  it('four groups, two each: mates can meet in the final only', () => {
    const seeds = named(4, 2);
    const halfOf = (player: string): number => ([1, 4, 5, 8].includes(seeds.indexOf(player) + 1) ? 0 : 1);
    for (const group of ['A', 'B', 'C', 'D']) {
      expect(halfOf(`${group}1`)).not.toBe(halfOf(`${group}2`));
    }
    expect(seeds.slice(0, 4)).toEqual(['A1', 'B1', 'C1', 'D1']);
  });

  it('two groups, four each: nobody meets a mate in the first round, and mates are two in each half', () => {
    const seeds = named(2, 4);
    expect(firstRound(seeds).every((pair) => pair[0] !== pair.split('-')[1]![0])).toBe(true);
    const half = [1, 4, 5, 8].map((seed) => seeds[seed - 1]![0]);
    expect(half.filter((group) => group === 'A')).toHaveLength(2);
  });

  it('three groups, two each: the exempt are winners, and nobody meets a mate before the final', () => {
    const seeds = named(3, 2);
    expect(seeds.slice(0, 3)).toEqual(['A1', 'B1', 'C1']);
    expect(new Set(seeds).size).toBe(6);
  });
});
