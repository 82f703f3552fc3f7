import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotsFor } from '../../../src/lots/draw.ts';
import { inBracketOrder, type Entrant } from '../../../src/systems/knockout/entrant.ts';
import { exemptionPlan } from '../../../src/systems/knockout/exemptions.ts';
import { placesOf, type Places } from '../../../src/systems/knockout/places.ts';

function placesFor(
  entrants: readonly Entrant<number>[],
  seed = 'test',
  clubMatesApart = false,
): Places<number> {
  const ordered = inBracketOrder(entrants, lotsFor(seed, 'places'));
  const result = exemptionPlan(ordered);
  if (!result.ok) {
    throw new Error(result.problems.map((problem) => problem.code).join());
  }
  return placesOf(ordered, result.plan, clubMatesApart);
}

function field(count: number, seeds: number, more: (index: number) => Partial<Entrant<number>> = () => ({})) {
  return Array.from({ length: count }, (_, index): Entrant<number> => ({
    number: index + 1,
    ...(index < seeds ? { seed: index + 1 } : {}),
    ...more(index),
  }));
}

/** In which round the two can meet first: the smallest part of the bracket that holds both. */
function meeting(places: Places<number>, a: number, b: number): number {
  let [left, right, round] = [places.indexOf(a), places.indexOf(b), 0];
  for (; left !== right; round += 1) {
    [left, right] = [Math.floor(left / 2), Math.floor(right / 2)];
  }
  return round;
}

const anyField = fc.integer({ min: 2, max: 64 });

/** Exemptions of 0, 1 and 2 that make the sum 1: a bracket with some of its parts given to one player. */
const anyPlan = fc
  .tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 32, maxLength: 32 }),
  )
  .map(([rounds, wishes]) => {
    const exempt: number[] = [0, 0];
    for (let left = 2 ** rounds - 2; left > 0; left -= 2 ** (exempt[exempt.length - 1] ?? 0)) {
      const wish = wishes[exempt.length % wishes.length] ?? 0;
      exempt.push(2 ** wish <= left ? wish : 0);
    }
    return exempt;
  });

describe('rules.md 3: seeds are placed', () => {
  it('eight, from the head of the bracket to its foot', () => {
    expect(placesFor(field(8, 8))).toEqual([1, 8, 5, 4, 3, 6, 7, 2]);
  });

  it('six: the exempt stand beside an empty place', () => {
    expect(placesFor(field(6, 6))).toEqual([1, undefined, 5, 4, 3, 6, undefined, 2]);
  });

  it('1 and 2 can meet only in the final, 1–4 only from the semi-final on, and so on, any field of 2 to 64', () => {
    fc.assert(
      fc.property(anyField, fc.nat(), (players, pick) => {
        const places = placesFor(field(players, 2 + (pick % (players - 1))));
        const rounds = Math.log2(places.length);
        const tooEarly: string[] = [];
        for (let b = 2; b <= 2 + (pick % (players - 1)); b += 1) {
          // the smallest power of two that is at least b: 2 → final, 4 → semi-final, …
          const earliest = rounds - Math.ceil(Math.log2(b)) + 1;
          for (let a = 1; a < b; a += 1) {
            if (meeting(places, a, b) < earliest) {
              tooEarly.push(`${a}-${b}`);
            }
          }
        }
        expect(tooEarly).toEqual([]);
      }),
    );
  });

  it('in a full field the best meets the last, the second best the last but one', () => {
    const places = placesFor(field(32, 32));
    for (let seed = 1; seed <= 16; seed += 1) {
      expect(meeting(places, seed, 33 - seed)).toBe(1);
    }
  });
});

describe('rules.md 3: exemptions typed', () => {
  it('everybody has one place, and a part of the bracket as wide as he is exempt, any plan', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(), fc.boolean(), (exempt, pick, apart) => {
        const seeds = pick % (exempt.length + 1);
        const club = (index: number) => `club ${index % 3}`;
        const entrants = field(exempt.length, seeds, (index) => ({
          exempt: exempt[index] ?? 0,
          club: club(index),
        }));
        const places = placesFor(entrants, String(pick), apart);
        expect(places).toHaveLength(exempt.reduce((sum, matches) => sum + 2 ** matches, 0));
        for (const { number, exempt: matches = 0 } of entrants) {
          const width = 2 ** matches;
          const from = Math.floor(places.indexOf(number) / width) * width;
          const part = places.slice(from, from + width).filter((place) => place !== undefined);
          expect(part).toEqual([number]);
        }
      }),
    );
  });

  it('1 and 2 are in different halves when the better seeds have the larger exemptions', () => {
    fc.assert(
      fc.property(anyPlan, (exempt) => {
        const byBest = [...exempt].sort((a, b) => b - a);
        const places = placesFor(field(exempt.length, 2, (index) => ({ exempt: byBest[index] ?? 0 })));
        expect(2 ** meeting(places, 1, 2)).toBe(places.length);
      }),
    );
  });
});

describe('rules.md 3: without seeds the places are drawn', () => {
  it('the same draw seed gives the same places, another one others', () => {
    expect(placesFor(field(16, 0), 'a')).toEqual(placesFor(field(16, 0), 'a'));
    expect(placesFor(field(16, 0), 'a')).not.toEqual(placesFor(field(16, 0), 'b'));
  });

  it('seeds keep their places whatever is drawn', () => {
    const drawn = Array.from({ length: 20 }, (_, seed) => placesFor(field(8, 4), String(seed)));
    expect(new Set(drawn.map((places) => [1, 2, 3, 4].map((seed) => places.indexOf(seed)).join()))).toEqual(
      new Set(['0,7,4,3']),
    );
  });

  // Chi-squared with 3 degrees of freedom over 4,000 fixed seeds; 16.27 is passed by chance once in 1,000.
  it('each opponent and each exemption is equally likely', () => {
    const opponents = new Map<number | undefined, number>();
    const exempt = new Map<number, number>();
    for (let seed = 0; seed < 4000; seed += 1) {
      const places = placesFor(field(5, 1), String(seed));
      const even = placesFor(field(8, 4), String(seed));
      const opponent = even[even.indexOf(1) ^ 1];
      opponents.set(opponent, (opponents.get(opponent) ?? 0) + 1);
      for (const number of [2, 3, 4, 5].filter((each) => places[places.indexOf(each) ^ 1] === undefined)) {
        exempt.set(number, (exempt.get(number) ?? 0) + 1);
      }
    }
    expect([...opponents.keys()].sort()).toEqual([5, 6, 7, 8]);
    expect(chiSquared([...opponents.values()], 1000)).toBeLessThan(16.27);
    expect(chiSquared([...exempt.values()], 2000)).toBeLessThan(16.27);
  });
});

describe('rules.md 3: club-mates in different halves and quarters as far as possible', () => {
  const clubOf = (index: number): Partial<Entrant<number>> => ({ club: `club ${index % 4}` });

  it('four clubs of four: every quarter has one of each, nobody meets a club-mate before the semi-final', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const places = placesFor(field(16, 0, clubOf), String(seed), true);
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const clubs = places.slice(4 * quarter, 4 * quarter + 4).map((number) => ((number ?? 0) - 1) % 4);
        expect([...clubs].sort()).toEqual([0, 1, 2, 3]);
      }
    }
  });

  it('two of one club are in different halves', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const pair = field(8, 0, (index) => (index < 2 ? { club: 'same' } : {}));
      expect(meeting(placesFor(pair, String(seed), true), 1, 2)).toBe(3);
    }
  });

  it('a seed keeps his place, his club-mates go to the other half', () => {
    const entrants = field(8, 2, (index) => (index === 0 || index > 5 ? { club: 'same' } : {}));
    for (let seed = 0; seed < 50; seed += 1) {
      const places = placesFor(entrants, String(seed), true);
      expect([places.indexOf(1), places.indexOf(2)]).toEqual([0, 7]);
      expect([7, 8].filter((number) => meeting(places, 1, number) === 3).length).toBeGreaterThan(0);
      expect(meeting(places, 7, 8)).toBeGreaterThan(1);
    }
  });

  it('the halves are as even as any drawing can make them, fields of up to 12 without drawn exemptions', () => {
    const clubs = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(4, 6, 8, 12), clubs, fc.nat(), (count, club, pick) => {
        const free = placesFor(field(count, count)).length - count;
        const seeds = free + (pick % (count - free + 1));
        const entrants = field(count, seeds, (index) =>
          club[index] === 0 ? {} : { club: `club ${club[index]}` },
        );
        const places = placesFor(entrants, String(pick), true);
        const half = places.slice(0, places.length / 2);
        const drawn = entrants.slice(seeds);
        const seeded = half.filter((number) => number !== undefined && number <= seeds);
        const room = drawn.filter((entrant) => half.includes(entrant.number)).length;
        const best = Math.min(
          ...subsets(drawn, room).map((chosen) =>
            unevenness(entrants, [...seeded, ...chosen.map((entrant) => entrant.number)]),
          ),
        );
        expect(unevenness(entrants, half)).toBe(best);
      }),
      { numRuns: 150 },
    );
  });
});

/** Over all clubs, how many more of it stand in one half than in the other. */
function unevenness(entrants: readonly Entrant<number>[], half: readonly (number | undefined)[]): number {
  const lean = new Map<string, number>();
  for (const { number, club } of entrants) {
    if (club !== undefined) {
      lean.set(club, (lean.get(club) ?? 0) + (half.includes(number) ? 1 : -1));
    }
  }
  return [...lean.values()].reduce((sum, each) => sum + Math.abs(each), 0);
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  const [first, ...rest] = items;
  if (first === undefined || size === 0) {
    return size === 0 ? [[]] : [];
  }
  return [...subsets(rest, size - 1).map((each) => [first, ...each]), ...subsets(rest, size)];
}

function chiSquared(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
