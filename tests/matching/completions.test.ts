import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestMatchings, type Criterion } from '../../src/matching/bestMatchings.ts';
import { canFix, completionsOf, fixPair } from '../../src/matching/completions.ts';

interface Case {
  readonly n: number;
  /** `undefined`: no edge; else the cost by each criterion. */
  readonly costs: readonly (readonly (readonly number[] | undefined)[])[];
}

const cases: fc.Arbitrary<Case> = fc
  .record({
    n: fc.constantFrom(4, 6, 8),
    missing: fc.constantFrom(0.1, 0.4),
    seed: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })),
  })
  .map(({ n, missing, seed }) => {
    const random = (): number => seed.next().value as number;
    const costs = Array.from({ length: n }, () =>
      new Array<readonly number[] | undefined>(n).fill(undefined),
    );
    for (let a = 0; a < n; a += 1) {
      for (let b = 0; b < a; b += 1) {
        const edge = [0, 1, 2].map(() => Math.floor(random() * 2));
        costs[a]![b] = costs[b]![a] = random() < missing ? undefined : edge;
      }
    }
    return { n, costs };
  });

/** With `most` this large every criterion needs a stage of its own. */
function criteriaOf(most: number): Criterion<readonly number[]>[] {
  return [0, 1, 2].map((index) => ({ most, cost: (costs) => costs[index]! }));
}

type Pairs = readonly (readonly [number, number])[];

function allPerfect(each: Case, left: readonly number[] = [...Array(each.n).keys()]): Pairs[] {
  const [first, ...rest] = left;
  if (first === undefined) {
    return [[]];
  }
  return rest
    .filter((other) => each.costs[first]![other] !== undefined)
    .flatMap((other) =>
      allPerfect(
        each,
        rest.filter((v) => v !== other),
      ).map((pairs): Pairs => [[first, other], ...pairs]),
    );
}

/** The best by trying everything, criteria compared one after the other. */
function bestByTrying(each: Case): Pairs[] {
  const total = (pairs: Pairs): number =>
    [0, 1, 2].reduce((sum, i) => sum * 100 + pairs.reduce((s, [a, b]) => s + each.costs[a]![b]![i]!, 0), 0);
  const all = allPerfect(each).map((pairs) => ({ pairs, total: total(pairs) }));
  const least = Math.min(...all.map((one) => one.total));
  return all.filter((one) => one.total === least).map((one) => one.pairs);
}

const has = (pairs: Pairs, a: number, b: number): boolean =>
  pairs.some(([v, w]) => (v === a && w === b) || (v === b && w === a));

describe('bestMatchings and completions', () => {
  it.each([8, 2 ** 40])(
    'allow, pair after pair, exactly what some best matching contains (bound %d)',
    (most) => {
      fc.assert(
        fc.property(cases, fc.nat(), (each, pick) => {
          const best = bestMatchings(each.n, (a, b) => each.costs[a]![b], criteriaOf(most));
          let left = bestByTrying(each);
          expect(best !== undefined).toBe(left.length > 0);
          const state = best === undefined ? undefined : completionsOf(best);
          const free = new Set(Array(each.n).keys());
          while (state !== undefined && free.size > 0) {
            const [a] = [...free];
            const partners = [...free].filter((b) => b !== a && left.some((pairs) => has(pairs, a!, b)));
            expect([...free].filter((b) => b !== a && canFix(state, a!, b))).toEqual(partners);
            const b = partners[pick % partners.length]!;
            fixPair(state, a!, b);
            left = left.filter((pairs) => has(pairs, a!, b));
            free.delete(a!);
            free.delete(b);
          }
        }),
        { seed: 1, numRuns: 600 },
      );
    },
  );
});
