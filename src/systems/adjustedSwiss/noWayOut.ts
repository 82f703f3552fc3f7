import { maximumMatching, neighbourLists, pairCount } from '../../matching/maximumMatching.ts';
import type { Contestant } from './field.ts';
import type { MayMeet } from './order.ts';

/**
 * Law 28.6.1–2; rules.md 5.8: the list cannot be paired within itself. The smallest set that lets the rest be paired
 * floats: number 1 keeps an opponent as long as anybody else can go, number 2 (else 3, …) goes first, and the
 * largest free number goes with him; should more have to go, the two choices alternate.
 * In an odd list this replaces the player who was to float.
 *
 * @param list in the order of the sweep (going up, number 1 is the largest)
 * @param incoming floaters from the groups before: they go on only where nobody else can
 * @returns those who float, in the order chosen
 */
export function floatersOfDeadEnd(
  list: readonly Contestant[],
  mayMeet: MayMeet,
  incoming: readonly Contestant[] = [],
): Contestant[] {
  const residents = list.flatMap((each, place) => (incoming.includes(each) ? [] : [place]));
  const arrived = list.flatMap((each, place) => (incoming.includes(each) ? [place] : []));
  const neighbours = neighbourLists(list.length, (a, b) => mayMeet(list[a]!, list[b]!));
  const most = pairCount(maximumMatching(neighbours));
  const out = new Uint8Array(list.length);
  const floaters: Contestant[] = [];
  while (list.length - floaters.length > 2 * most) {
    const next = preference(residents, arrived, floaters.length % 2 === 0).find(
      (each) => out[each] === 0 && pairCount(without(neighbours, out, each)) === most,
    )!;
    out[next] = 1;
    floaters.push(list[next]!);
  }
  return floaters;
}

/** Residents 2, 3, … and 1 last, or the largest first and 1 last; then those who came as floaters (28.4: the nearest group). */
function preference(residents: readonly number[], arrived: readonly number[], ascending: boolean): number[] {
  const [one, ...others] = residents;
  return [
    ...(ascending ? others : others.reverse()),
    ...(one === undefined ? [] : [one]),
    ...[...arrived].reverse(),
  ];
}

function without(neighbours: readonly number[][], out: Uint8Array, vertex: number): Int32Array {
  const more = out.slice();
  more[vertex] = 1;
  return maximumMatching(neighbours, undefined, more);
}
