import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossSeeds } from '../../../src/systems/knockout/crossSeeds.ts';
import { exemptionPlan } from '../../../src/systems/knockout/exemptions.ts';
import { placesOf } from '../../../src/systems/knockout/places.ts';

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

  it('groups of unequal size: the tier goes on without those that have nobody left', () => {
    expect(crossSeeds([[11, 12, 13], [21], [31, 32]])).toHaveLength(6);
    expect(crossSeeds([[11, 12], [21]])).toEqual([11, 21, 12]);
    expect(crossSeeds([])).toEqual([]);
  });

  it('each tier is as far from its mates as any order, and nearest to the order of the groups', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sizes, (through) => {
        const groups = through.map((count, group) =>
          Array.from({ length: count }, (_, place) => 100 * (group + 1) + place + 1),
        );
        const seeds = crossSeeds(groups);
        let before: number[] = [];
        for (let tier = 1; tier <= Math.max(...through); tier += 1) {
          const members = groups.flatMap((group) => group.slice(tier - 1, tier));
          const chosen = seeds.slice(before.length, before.length + members.length);
          const orders = permutationsOf(members).map((order) => rankOf(order, members, before, seeds.length));
          const own = rankOf(chosen, members, before, seeds.length);
          expect(orders.filter((order) => order.near < own.near)).toEqual([]);
          expect(orders.filter((order) => order.near === own.near && order.moved < own.moved)).toEqual([]);
          before = [...before, ...chosen];
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** To meet one mate a round earlier weighs more than to meet three a round later. */
function rankOf(
  order: readonly number[],
  members: readonly number[],
  before: readonly number[],
  count: number,
): { near: number; moved: number } {
  const places = seedPlaces(count);
  const groupOf = (player: number): number => Math.floor(player / 100);
  const near = order.flatMap((player, index) =>
    before.flatMap((mate, seed) =>
      groupOf(mate) === groupOf(player)
        ? [4 ** (8 - meeting(places[before.length + index]!, places[seed]!))]
        : [],
    ),
  );
  const moved = order.map((player, index) => Math.abs(members.indexOf(player) - index));
  return { near: sum(near), moved: sum(moved) };
}

function seedPlaces(count: number): number[] {
  const entrants = Array.from({ length: count }, (_, index) => ({ number: index + 1, seed: index + 1 }));
  const result = exemptionPlan(entrants);
  const places = result.ok ? placesOf(entrants, result.plan, false) : [];
  return entrants.map(({ number }) => places.indexOf(number));
}

/** The round in which two places meet. */
function meeting(a: number, b: number): number {
  return a === b ? 0 : 1 + meeting(Math.floor(a / 2), Math.floor(b / 2));
}

function permutationsOf(items: readonly number[]): number[][] {
  return items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutationsOf(items.filter((each) => each !== item)).map((rest) => [item, ...rest]),
      );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
