import { augmentFrom, maximumMatching, neighbourLists, pairCount } from '../../matching/maximumMatching.ts';
import type { Contestant, Direction, Field } from './field.ts';
import { clash, inSweepOrder, type MayMeet } from './order.ts';
import type { ScrutinisedPair } from './firstScrutiny.ts';

export interface FloatersPaired {
  readonly pairs: readonly ScrutinisedPair[];
  /** Those for whom the group had no opponent: they go on to the next group. */
  readonly unpaired: readonly Contestant[];
  /** Members of the group who are still to be paired. */
  readonly rest: readonly Contestant[];
}

/**
 * Law 28.5, 28.6: floaters are paired first, each with the first permitted opponent in the order of the sweep; if that
 * one is not due the other colour, with the next who is, rated within 100 of him; else with the first.
 * A choice that would leave a later floater without any opponent is not made; in the median, where nobody can go
 * further, neither is one that leaves the rest without a complete pairing.
 */
export function pairFloaters(
  field: Field,
  members: readonly Contestant[],
  floaters: readonly { readonly player: Contestant; readonly direction: Direction }[],
  mayMeet: MayMeet,
  everybody: boolean,
): FloatersPaired {
  const pairs: ScrutinisedPair[] = [];
  const unpaired: Contestant[] = [];
  let open = [...members];
  let waiting = [...floaters];
  while (waiting.length > 0) {
    const { player, direction } = waiting.shift()!;
    if (!open.includes(player)) {
      continue;
    }
    const others = inSweepOrder(open, direction).filter((each) => each !== player);
    const later = waiting.map((each) => each.player).filter((each) => open.includes(each));
    const served = servedAtOnce(open, [player, ...later], mayMeet, everybody);
    const fits = (each: Contestant): boolean => {
      const rest = others.filter((other) => other !== each);
      const still = later.filter((other) => other !== each);
      const lost = later.includes(each) ? 2 : 1;
      return mayMeet(player, each) && servedAtOnce(rest, still, mayMeet, everybody) >= served - lost;
    };
    const opponent =
      choose(field, player, others, (each) => field.permitted(player, each) && fits(each)) ??
      choose(field, player, others, fits);
    open = open.filter((each) => each !== player && each !== opponent);
    if (opponent === undefined) {
      unpaired.push(player);
    } else {
      const passedOver = others.slice(0, others.indexOf(opponent));
      pairs.push({ first: player, second: opponent, passedOver });
    }
    waiting = waiting.filter((each) => open.includes(each.player));
  }
  return { pairs, unpaired, rest: open };
}

/** Law 28.6: the first in line; else the next due the other colour within 100 points of him; else the first. */
function choose(
  field: Field,
  player: Contestant,
  others: readonly Contestant[],
  fits: (each: Contestant) => boolean,
): Contestant | undefined {
  const first = others.find(fits);
  if (first === undefined || !clash(player, first)) {
    return first;
  }
  const near = (each: Contestant): boolean =>
    !field.limited || Math.abs((each.player.rating ?? 0) - (first.player.rating ?? 0)) <= 100;
  return others.find((each) => near(each) && !clash(player, each) && fits(each)) ?? first;
}

/** How many of the floaters can still be given an opponent at once; `everybody`: -1 unless all the players can. */
function servedAtOnce(
  players: readonly Contestant[],
  floaters: readonly Contestant[],
  mayMeet: MayMeet,
  everybody: boolean,
): number {
  const neighbours = neighbourLists(players.length, (a, b) => mayMeet(players[a]!, players[b]!));
  if (everybody) {
    return pairCount(maximumMatching(neighbours)) * 2 === players.length ? floaters.length : -1;
  }
  const mates = new Int32Array(players.length).fill(-1);
  return floaters.filter((each) => {
    const vertex = players.indexOf(each);
    return mates[vertex] !== -1 || augmentFrom(neighbours, mates, vertex);
  }).length;
}
