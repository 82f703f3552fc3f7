import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floatersOfDeadEnd } from '../../../src/systems/adjustedSwiss/noWayOut.ts';
import { fewestLeftOver } from '../../verify/legalPairing.ts';
import { verifyAdjustedSwiss } from '../../verify/adjustedSwiss.ts';
import { group } from './contestants.ts';

describe('adjusted Swiss, whole events', () => {
  it('keeps Law 27 and 28.2 in a fixed sample of simulated events', () => {
    const { passed, failed, lines } = verifyAdjustedSwiss(60);
    expect(lines.slice(3)).toEqual([]);
    expect(failed).toBe(0);
    expect(passed).toBeGreaterThan(300);
  });

  it('rules.md 5.8: no smaller set of floaters would do (exhaustive search apart)', () => {
    const graphs = fc.integer({ min: 2, max: 8 }).chain((n) =>
      fc.record({
        n: fc.constant(n),
        edges: fc.array(fc.boolean(), { minLength: n * n, maxLength: n * n }),
      }),
    );
    fc.assert(
      fc.property(graphs, ({ n, edges }) => {
        const allowed = (a: number, b: number): boolean => edges[Math.min(a, b) * n + Math.max(a, b)]!;
        const floaters = floatersOfDeadEnd(group(n), (a, b) => allowed(a.rank - 1, b.rank - 1));
        expect(floaters.length).toBe(fewestLeftOver(n, allowed));
      }),
      { seed: 28, numRuns: 300 },
    );
  });
});
