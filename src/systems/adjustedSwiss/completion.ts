import { cheapestPerfectMatching } from '../../matching/cheapestPerfectMatching.ts';
import { augmentFrom, maximumMatching, neighbourLists, pairCount } from '../../matching/maximumMatching.ts';
import type { Contestant } from './field.ts';
import type { MayMeet } from './order.ts';

/** Rules.md 5.3, 5.8: a complete pairing of all these players exists. */
export function canPairAll(players: readonly Contestant[], mayMeet: MayMeet): boolean {
  return players.length % 2 === 0 && pairsAmong(players, mayMeet) * 2 === players.length;
}

/** The most pairs that can be made of these players. */
export function pairsAmong(players: readonly Contestant[], mayMeet: MayMeet): number {
  const neighbours = neighbourLists(players.length, (a, b) => mayMeet(players[a]!, players[b]!));
  return pairCount(maximumMatching(neighbours));
}

/** A list that can be paired completely, and the pairs fixed so far. Players are positions in the list. */
export interface Completion {
  /** Makes the pair if the others can still all be paired; says whether it did. */
  readonly fix: (first: number, second: number) => boolean;
}

/** All may be paired with permitted games only; `undefined` when they cannot. */
export function plainCompletion(list: readonly Contestant[], mayMeet: MayMeet): Completion | undefined {
  const neighbours = neighbourLists(list.length, (a, b) => mayMeet(list[a]!, list[b]!));
  const mates = maximumMatching(neighbours, naturalPairs(list, mayMeet));
  if (pairCount(mates) * 2 < list.length) {
    return undefined;
  }
  const out = new Uint8Array(list.length);
  return {
    fix: (first, second) =>
      neighbours[first]!.includes(second) && settle(neighbours, mates, out, first, second),
  };
}

/** Law 28.3: the first of the upper half meets the first of the lower half, and so on, where they may. */
function naturalPairs(list: readonly Contestant[], mayMeet: MayMeet): Int32Array {
  const m = list.length >> 1;
  const mates = new Int32Array(list.length).fill(-1);
  for (let index = 0; index < m; index += 1) {
    if (mayMeet(list[index]!, list[index + m]!)) {
      mates[index] = index + m;
      mates[index + m] = index;
    }
  }
  return mates;
}

function settle(
  neighbours: readonly number[][],
  mates: Int32Array,
  out: Uint8Array,
  first: number,
  second: number,
): boolean {
  const before = mates.slice();
  const [left, right] = [mates[first]!, mates[second]!];
  out[first] = out[second] = 1;
  if (left === second) {
    return true;
  }
  mates[left] = mates[right] = -1;
  mates[first] = second;
  mates[second] = first;
  if (augmentFrom(neighbours, mates, left, out)) {
    return true;
  }
  mates.set(before);
  out[first] = out[second] = 0;
  return false;
}

/**
 * Law 27, last round: the limits on colours yield in as few games as possible.
 * `undefined` when the list cannot be paired completely even so.
 */
export function cheapestCompletion(
  list: readonly Contestant[],
  strictly: MayMeet,
  mayMeet: MayMeet,
): Completion | undefined {
  const cost = (a: number, b: number): number =>
    strictly(list[a]!, list[b]!) ? 0 : mayMeet(list[a]!, list[b]!) ? 1 : Infinity;
  let open = list.map((_, index) => index);
  let budget = cheapest(open, cost);
  if (budget === undefined) {
    return undefined;
  }
  return {
    fix: (first, second) => {
      const rest = open.filter((each) => each !== first && each !== second);
      const least = cost(first, second) === Infinity ? undefined : cheapest(rest, cost);
      if (least === undefined || least + cost(first, second) > budget!) {
        return false;
      }
      [open, budget] = [rest, least];
      return true;
    },
  };
}

function cheapest(open: readonly number[], cost: (a: number, b: number) => number): number | undefined {
  const table = open.flatMap((a) => open.map((b) => cost(a, b)));
  return cheapestPerfectMatching(open.length, Float64Array.from(table))?.cost;
}
