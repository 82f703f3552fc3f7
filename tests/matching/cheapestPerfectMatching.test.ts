import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestPerfectMatching } from '../../src/matching/cheapestPerfectMatching.ts';

interface Costed {
  readonly n: number;
  readonly costs: Float64Array;
}

const costed = (largest: number): fc.Arbitrary<Costed> =>
  fc
    .record({
      n: fc.constantFrom(2, 4, 6, 8),
      missing: fc.constantFrom(0, 0.3, 0.6),
      range: fc.constantFrom(1, 3, largest),
      seed: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })),
    })
    .map(({ n, missing, range, seed }) => {
      const costs = new Float64Array(n * n).fill(Infinity);
      for (let a = 0; a < n; a += 1) {
        for (let b = 0; b < a; b += 1) {
          const cost = Math.floor((seed.next().value as number) * (range + 1));
          const edge = (seed.next().value as number) >= missing;
          costs[a * n + b] = costs[b * n + a] = edge ? cost : Infinity;
        }
      }
      return { n, costs };
    });

type Pairs = readonly (readonly [number, number])[];

function allPerfect({ n, costs }: Costed, left: readonly number[] = [...Array(n).keys()]): Pairs[] {
  const [first, ...rest] = left;
  if (first === undefined) {
    return [[]];
  }
  return rest
    .filter((other) => costs[first * n + other] !== Infinity)
    .flatMap((other) =>
      allPerfect(
        { n, costs },
        rest.filter((v) => v !== other),
      ).map((pairs): Pairs => [[first, other], ...pairs]),
    );
}

const costOf = ({ n, costs }: Costed, pairs: Pairs): number =>
  pairs.reduce((sum, [a, b]) => sum + costs[a * n + b]!, 0);

describe('cheapestPerfectMatching', () => {
  it('costs as little as the cheapest found by trying everything, or finds none where there is none', () => {
    fc.assert(
      fc.property(costed(1000), (graph) => {
        const all = allPerfect(graph).map((pairs) => costOf(graph, pairs));
        const found = cheapestPerfectMatching(graph.n, graph.costs);
        expect(found?.cost).toBe(all.length === 0 ? undefined : Math.min(...all));
        found?.mates.forEach((mate, v) => expect(found.mates[mate]).toBe(v));
      }),
      { seed: 1, numRuns: 1500 },
    );
  });
});
