import { describe, expect, it } from 'vitest';
import type { Contribution } from '../../src/tiebreaks/contribution.ts';
import { applyCut, type Cut } from '../../src/tiebreaks/cut.ts';
import { fraction } from '../../src/tiebreaks/fraction.ts';
import { halfPoints } from '../../src/tournament/points.ts';

function contribution(round: number, value: number, more: Partial<Contribution> = {}): Contribution {
  const entry = { round, played: true, points: halfPoints(0) };
  return { entry, countsAs: 'opponent', value: fraction(value), ...more };
}

/** The rounds that are left out. */
function cutRounds(contributions: readonly Contribution[], cut: Cut): number[] {
  return applyCut(contributions, cut).flatMap((one) => (one.cut === true ? [one.entry.round] : []));
}

describe('C.07 (2026) 14: modifiers', () => {
  it('leave an open game alone: nothing of it is known to be the least (rules.md 0)', () => {
    const values = [contribution(1, 0, { countsAs: 'open' }), contribution(2, 2), contribution(3, 1)];
    expect(cutRounds(values, { bottom: 1, top: 0 })).toEqual([3]);
    expect(cutRounds(values, { bottom: 2, top: 0 })).toEqual([2, 3]);
  });

  it('leave out no more than there is', () => {
    const values = [contribution(1, 1), contribution(2, 2)];
    expect(cutRounds(values, { bottom: 2, top: 2 })).toEqual([1, 2]);
    expect(applyCut([], { bottom: 1, top: 0 })).toEqual([]);
  });

  it('14.3, 14.4: the most significant values go as well as the least', () => {
    const values = [contribution(1, 3), contribution(2, 1), contribution(3, 2)];
    expect(cutRounds(values, { bottom: 1, top: 1 })).toEqual([1, 2]);
    expect(cutRounds(values, { bottom: 0, top: 1 })).toEqual([1]);
  });
});

describe('C.07 (2026) 16.5: the exception for voluntarily unplayed rounds', () => {
  const voluntary = { voluntary: true } as const;
  const least = contribution(1, 1, { score: fraction(1) });

  it('16.5.1: a voluntary value equal to the least significant one is cut before it', () => {
    const equal = contribution(2, 1, { score: fraction(2), ...voluntary });
    expect(cutRounds([least, equal, contribution(3, 4)], { bottom: 1, top: 0 })).toEqual([2]);
  });

  it('16.5.1: a lower one is not', () => {
    const lower = contribution(2, 0, { score: fraction(2), ...voluntary });
    expect(cutRounds([least, lower, contribution(3, 4)], { bottom: 1, top: 0 })).toEqual([1]);
  });
});
