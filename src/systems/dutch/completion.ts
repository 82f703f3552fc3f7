import {
  leftOutInstead,
  maximumMatching,
  neighbourLists,
  pairCount,
  unmatched,
} from '../../matching/maximumMatching.ts';
import type { Field } from './field.ts';

/** C.04.3 (2026) 2.2.1 [C4] for these places of the field, the bye being one of them while it is free. */
export function canAllBePaired(field: Field, places: readonly number[]): boolean {
  if (places.length % 2 === 1) {
    return false;
  }
  const mates = pairedQuickly(field, places);
  const open = places.map((_, at) => at).filter((at) => mates[at] === unmatched);
  return open.length === 0 || 2 * pairCount(maximumMatching(listsOf(field, places), mates)) === places.length;
}

/**
 * Pairs neighbours from the bottom up, and mends what is left over by exchanging partners with one other pair. Nearly always enough.
 */
function pairedQuickly(field: Field, places: readonly number[]): Int32Array {
  const { compatible, size } = field;
  const count = places.length;
  const mates = new Int32Array(count).fill(unmatched);
  const join = (one: number, two: number): void => {
    mates[one] = two;
    mates[two] = one;
  };
  const open: number[] = [];
  let firstFree = 0;
  for (let one = count - 1; one >= 0; one -= 1) {
    if (mates[one] !== unmatched) {
      continue;
    }
    const row = places[one]! * size;
    while (firstFree < one && mates[firstFree] !== unmatched) {
      firstFree += 1;
    }
    let two = one - 1;
    while (two >= firstFree && (mates[two] !== unmatched || compatible[row + places[two]!] !== 1)) {
      two -= 1;
    }
    if (two >= firstFree) {
      join(one, two);
    } else {
      open.push(one);
    }
  }
  for (let at = 0; at + 1 < open.length; at += 2) {
    mend(field, places, mates, open[at]!, open[at + 1]!);
  }
  return mates;
}

function mend(
  { compatible, size }: Field,
  places: readonly number[],
  mates: Int32Array,
  one: number,
  two: number,
): void {
  const rowOne = places[one]! * size;
  const rowTwo = places[two]! * size;
  for (let third = 0; third < places.length; third += 1) {
    const fourth = mates[third]!;
    if (
      fourth !== unmatched &&
      compatible[rowOne + places[third]!] === 1 &&
      compatible[rowTwo + places[fourth]!] === 1
    ) {
      mates[one] = third;
      mates[third] = one;
      mates[two] = fourth;
      mates[fourth] = two;
      return;
    }
  }
}

function listsOf({ compatible, size }: Field, places: readonly number[]): number[][] {
  return neighbourLists(places.length, (a, b) => compatible[places[a]! * size + places[b]!] === 1);
}

/** The following bracket and what stands below it, before it is known who floats down into it. */
export interface Below {
  readonly field: Field;
  readonly next: readonly number[];
  readonly below: readonly number[];
}

/**
 * C4 and the best that C8 can ask for: with these downfloaters everybody below can be paired, all of them stay in the
 * next bracket, and so does everybody there, but for one resident when the number is odd.
 */
export function downfloatersFitBest(lower: Below, downfloaters: readonly number[]): boolean {
  const { field, next, below } = lower;
  const together = [...downfloaters, ...next];
  if (next.length === 0 || downfloaters.length === 0) {
    return canAllBePaired(field, [...together, ...below]);
  }
  if (downfloaters.length > next.length) {
    return false;
  }
  if (together.length % 2 === 0) {
    return canAllBePaired(field, together) && canAllBePaired(field, below);
  }
  return oneCanLeave(lower, downfloaters);
}

/** Some resident of the next bracket can leave it, the others being paired there, and complete those below. */
function oneCanLeave({ field, next, below }: Below, downfloaters: readonly number[]): boolean {
  for (let at = next.length - 1; at >= 0 && at >= next.length - 3; at -= 1) {
    const rest = next.filter((_, index) => index !== at);
    if (canAllBePaired(field, [next[at]!, ...below]) && canAllBePaired(field, [...downfloaters, ...rest])) {
      return true;
    }
  }
  const above = canBeLeftOver(field, [...downfloaters, ...next]).slice();
  const leavers = above.filter((place) => !downfloaters.includes(place));
  const takers = canBeLeftOver(field, below);
  return leavers.some((one) => takers.some((two) => field.compatible[one * field.size + two] === 1));
}

/** The places of which any one can be left over, all others being paired; none when that is impossible. */
function canBeLeftOver(field: Field, places: readonly number[]): number[] {
  const lists = listsOf(field, places);
  const mates = maximumMatching(lists, pairedQuickly(field, places));
  const open = places.map((_, at) => at).filter((at) => mates[at] === unmatched);
  return open.length === 1 ? leftOutInstead(lists, mates, open[0]!).map((at) => places[at]!) : [];
}
