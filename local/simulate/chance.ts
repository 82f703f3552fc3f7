import type { Lots } from '../../src/lots/draw.ts';

/** True once in `rate` times; never where no rate is given. */
export function oneIn(rate: number | undefined, lots: Lots): boolean {
  return rate !== undefined && lots.next(rate) === 0;
}

const fine = 1_000_000;

/** A number from 0 up to, not including, 1. */
export function fraction(lots: Lots): number {
  return lots.next(fine) / fine;
}
