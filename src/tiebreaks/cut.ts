import type { Contribution } from './contribution.ts';
import { compare } from './fraction.ts';

/** C.07 (2026) 14.1–14.4 as data: how many of the least and of the most significant values are left out. */
export interface Cut {
  readonly bottom: number;
  readonly top: number;
}

export const noCut: Cut = { bottom: 0, top: 0 };

/** C.07 (2026) 14.3, 14.4: the least significant values are cut first, then the most significant ones. */
export function applyCut(contributions: readonly Contribution[], cut: Cut): readonly Contribution[] {
  if (cut.bottom === 0 && cut.top === 0) {
    return contributions;
  }
  const left = contributions.filter((one) => one.countsAs !== 'open');
  const out = new Set<Contribution>();
  const leaveOut = (one: Contribution | undefined): void => {
    if (one !== undefined) {
      left.splice(left.indexOf(one), 1);
      out.add(one);
    }
  };
  for (let times = 0; times < cut.bottom; times += 1) {
    leaveOut(valueToCut(left));
  }
  for (let times = 0; times < cut.top; times += 1) {
    leaveOut(first(left, (a, b) => bySignificance(b, a)));
  }
  return contributions.map((one) => (out.has(one) ? { ...one, cut: true } : one));
}

/**
 * C.07 (2026) 16.5.1, 16.5.2: with voluntarily unplayed rounds the lowest value coming from them is cut, unless it is
 * lower than the least significant value. Where several bring the same, the least significant of them: it may be the
 * least significant value itself.
 */
function valueToCut(left: readonly Contribution[]): Contribution | undefined {
  const least = first(left, bySignificance);
  const voluntary = first(
    left.filter((one) => one.voluntary === true),
    (a, b) => compare(a.value, b.value) || bySignificance(a, b),
  );
  return least && voluntary && compare(voluntary.value, least.value) >= 0 ? voluntary : least;
}

/** C.07 (2026) 14.1.1.4: the opponent's score decides, among equal ones what he brings. */
function bySignificance(a: Contribution, b: Contribution): number {
  return compare(a.score ?? a.value, b.score ?? b.value) || compare(a.value, b.value);
}

function first<T>(items: readonly T[], order: (a: T, b: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best === undefined || order(item, best) < 0 ? item : best),
    undefined,
  );
}
