import type { Contestant, Direction } from './field.ts';

/**
 * The order in which a sweep takes players (Law 28.5): downward the highest score, then the smallest number;
 * upward the lowest score, then the largest number.
 */
export function inSweepOrder(players: readonly Contestant[], direction: Direction): Contestant[] {
  const sign = direction === 'down' ? 1 : -1;
  return [...players].sort((a, b) => sign * (b.score - a.score || a.rank - b.rank));
}

/** A pair as it was made: `first` is the one for whom an opponent was looked for. */
export interface Pair {
  readonly first: Contestant;
  readonly second: Contestant;
}

export type MayMeet = (a: Contestant, b: Contestant) => boolean;

/** Both are due the same colour (rules.md 5.9). */
export function clash(a: Contestant, b: Contestant): boolean {
  return a.due !== undefined && a.due === b.due;
}
