import { cheapestPerfectMatching } from '../../matching/cheapestPerfectMatching.ts';

/** A round that cannot be paired as everybody would wish. Players are positions; in an odd field the last is the bye. */
export interface Strait {
  /** Even. */
  readonly size: number;
  /** May the two meet at all, or the one have the bye? */
  readonly mayMeet: (a: number, b: number) => boolean;
  /** An announced rematch. */
  readonly rematch: (a: number, b: number) => boolean;
  /** A wish to keep them apart as far as possible. */
  readonly keptApart: (a: number, b: number) => boolean;
  /** The two would meet if no wish were heard. */
  readonly natural: (a: number, b: number) => boolean;
  /** Half-points between the two. */
  readonly difference: (a: number, b: number) => number;
}

/**
 * Rules.md 4: as few announced rematches as possible, then as few broken wishes to keep apart as possible; these
 * where the system would make the pair of itself, else between the nearest scores.
 *
 * @returns the pairs for which rules give way; `undefined` when there is no complete pairing even so
 */
export function pairsThatYield(strait: Strait): ((a: number, b: number) => boolean) | undefined {
  const { size, mayMeet } = strait;
  const costOf = yieldCost(strait);
  const costs = new Float64Array(size * size).fill(Infinity);
  for (let a = 0; a < size; a += 1) {
    for (let b = 0; b < a; b += 1) {
      if (mayMeet(b, a)) {
        costs[a * size + b] = costs[b * size + a] = costOf(b, a);
      }
    }
  }
  const mates = cheapestPerfectMatching(size, costs)?.mates;
  return mates && ((a, b) => mates[a] === b && costs[a * size + b]! > 0);
}

/** One rematch weighs more than all wishes of the round, and one wish more than all differences of scores. */
function yieldCost({
  size,
  rematch,
  keptApart,
  natural,
  difference,
}: Strait): (first: number, second: number) => number {
  let widest = 0;
  for (let a = 0; a < size; a += 1) {
    for (let b = 0; b < a; b += 1) {
      widest = Math.max(widest, difference(b, a));
    }
  }
  const wish = 1 + (size / 2) * (widest + 1);
  return (a, b) => {
    const broken = (rematch(a, b) ? size : 0) + (keptApart(a, b) ? 1 : 0);
    return broken === 0 ? 0 : broken * wish + (natural(a, b) ? 0 : 1 + difference(a, b));
  };
}
