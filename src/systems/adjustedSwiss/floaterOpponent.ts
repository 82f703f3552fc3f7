import { pairsAmong } from './completion.ts';
import type { Contestant, Direction, Field } from './field.ts';
import { clash, inSweepOrder, type MayMeet } from './order.ts';
import type { ScrutinisedPair } from './firstScrutiny.ts';

export interface FloatersPaired {
  readonly pairs: readonly ScrutinisedPair[];
  /** Members of the group who are still to be paired. */
  readonly rest: readonly Contestant[];
}

/**
 * Law 28.5, 28.6: floaters are paired first, each with the first permitted opponent in the order of the sweep; if that
 * one is not due the other colour, with the next of the same score who is, rated within 100 of him; else with the
 * first. Rules.md 5.3: a choice that would cost the rest a pair is not made.
 *
 * @param members all can be paired with one another as `mayMeet` says
 */
export function pairFloaters(
  field: Field,
  members: readonly Contestant[],
  floaters: readonly { readonly player: Contestant; readonly direction: Direction }[],
  mayMeet: MayMeet,
): FloatersPaired {
  const pairs: ScrutinisedPair[] = [];
  let open = [...members];
  for (const { player, direction } of floaters) {
    if (!open.includes(player)) {
      continue;
    }
    const others = inSweepOrder(open, direction).filter((each) => each !== player);
    const most = pairsAmong(open, mayMeet);
    const fits = (each: Contestant): boolean =>
      mayMeet(player, each) &&
      pairsAmong(
        others.filter((other) => other !== each),
        mayMeet,
      ) ===
        most - 1;
    const opponent =
      choose(field, player, others, (each) => field.permitted(player, each) && fits(each)) ??
      choose(field, player, others, fits);
    if (opponent === undefined) {
      throw new Error('28.6: a floater of a group that can be paired has no opponent');
    }
    open = open.filter((each) => each !== player && each !== opponent);
    pairs.push({ first: player, second: opponent, passedOver: others.slice(0, others.indexOf(opponent)) });
  }
  return { pairs, rest: open };
}

/**
 * Law 28.4 note, 28.6: the first in line; else the next of the same score who is due the other colour, within 100
 * points of him; else the first. The score comes before the colour.
 */
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
  return (
    others.find((each) => each.score === first.score && near(each) && !clash(player, each) && fits(each)) ??
    first
  );
}
