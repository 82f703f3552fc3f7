import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairsThatYield, type Strait } from '../../../src/systems/swiss/fewestYields.ts';

/** Every complete pairing, by exhaustive search. */
function completePairings(open: readonly number[], mayMeet: Strait['mayMeet']): [number, number][][] {
  const [first, ...rest] = open;
  if (first === undefined) {
    return [[]];
  }
  return rest
    .filter((other) => mayMeet(first, other))
    .flatMap((other) =>
      completePairings(
        rest.filter((each) => each !== other),
        mayMeet,
      ).map((pairs): [number, number][] => [[first, other], ...pairs]),
    );
}

const yieldsIn = (pairs: readonly [number, number][], test: Strait['rematch']): number =>
  pairs.filter(([a, b]) => test(a, b)).length;

describe('rules.md 4: what yields in a round', () => {
  it('as few rematches as possible, then as few wishes (exhaustive search apart)', () => {
    const size = 6;
    const flags = fc.array(fc.nat(3), { minLength: size * size, maxLength: size * size });
    fc.assert(
      fc.property(flags, flags, (open, rules) => {
        const at = (list: readonly number[], a: number, b: number): number =>
          list[Math.min(a, b) * size + Math.max(a, b)]!;
        const strait: Strait = {
          size,
          mayMeet: (a, b) => at(open, a, b) > 0,
          rematch: (a, b) => at(rules, a, b) === 1,
          keptApart: (a, b) => at(rules, a, b) === 2,
          natural: (a, b) => at(open, a, b) === 2,
          difference: (a, b) => Math.abs(a - b),
        };
        const all = completePairings([0, 1, 2, 3, 4, 5], strait.mayMeet);
        const yields = pairsThatYield(strait);
        expect(yields === undefined).toBe(all.length === 0);
        const cost = (pairs: [number, number][]): number =>
          100 * yieldsIn(pairs, strait.rematch) + yieldsIn(pairs, strait.keptApart);
        const fewest = Math.min(...all.map(cost));
        const allowed = all.filter((pairs) =>
          pairs.every(([a, b]) => at(rules, a, b) % 3 === 0 || yields!(a, b)),
        );
        expect(allowed.map(cost).filter((each) => each !== fewest)).toEqual([]);
        expect(allowed.length > 0).toBe(all.length > 0);
      }),
      { seed: 27, numRuns: 300 },
    );
  });
});
