import type { Contestant } from './field.ts';
import { cheapestCompletion, plainCompletion, type Completion } from './completion.ts';
import type { MayMeet, Pair } from './order.ts';

export interface ScrutinisedPair extends Pair {
  /** Stood before `second` in the first player's turn, and could not be had. */
  readonly passedOver: readonly Contestant[];
}

/**
 * Law 28.6, first scrutiny; rules.md 5.7. In the list of 2m players still unpaired the first tries the positions
 * m+1, …, 2m, then m, m−1, …, 2; the rest closes up and is treated likewise. A choice that leaves the rest
 * without a complete pairing is passed over at once (matching test), so no field makes this slow.
 *
 * @param list in the order of the sweep, an even number
 * @param mayMeet who may meet; pairs that `strictly` may not are made only where they must be, as few as possible
 * @returns the pairs in the order made; `undefined` when the list cannot be paired completely
 */
export function firstScrutiny(
  list: readonly Contestant[],
  strictly: MayMeet,
  mayMeet: MayMeet,
): ScrutinisedPair[] | undefined {
  const completion = plainCompletion(list, strictly) ?? cheapestCompletion(list, strictly, mayMeet);
  return completion === undefined ? undefined : takeTurns(list, completion);
}

function takeTurns(list: readonly Contestant[], completion: Completion): ScrutinisedPair[] {
  const pairs: ScrutinisedPair[] = [];
  let open = list.map((_, index) => index);
  while (open.length > 0) {
    const head = open[0]!;
    const line = turn(open.length / 2).map((position) => open[position]!);
    const place = line.findIndex((each) => completion.fix(head, each));
    const second = line[place]!;
    pairs.push({
      first: list[head]!,
      second: list[second]!,
      passedOver: line.slice(0, place).map((each) => list[each]!),
    });
    open = open.filter((each) => each !== head && each !== second);
  }
  return pairs;
}

/** Law 28.6, rules.md 5.7: positions (from 0) in the order in which the first of 2m players tries them. */
function turn(m: number): number[] {
  const lowerHalf = Array.from({ length: m }, (_, index) => m + index);
  const upperHalf = Array.from({ length: m - 1 }, (_, index) => m - 1 - index);
  return [...lowerHalf, ...upperHalf];
}
