import type { Decision } from './decisions.ts';
import type { Contestant, Direction, Field } from './field.ts';
import { firstScrutiny, type ScrutinisedPair } from './firstScrutiny.ts';
import { pairFloaters } from './floaterOpponent.ts';
import { oddFloater, withoutOpponent, type Float } from './floaters.ts';
import { floatersOfDeadEnd } from './noWayOut.ts';
import { inSweepOrder, type MayMeet, type Pair } from './order.ts';
import { secondScrutiny } from './secondScrutiny.ts';

export interface GroupToPair {
  readonly residents: readonly Contestant[];
  readonly incoming: readonly Contestant[];
  /** Residents of the next group in the direction of the sweep. */
  readonly nextDoor: readonly Contestant[];
}

export interface PairedGroup {
  /** In the order made: floaters first (rules.md 5.3). */
  readonly pairs: readonly Pair[];
  readonly floaters: readonly Contestant[];
  readonly decisions: readonly Decision[];
}

/**
 * Law 28.3–28.6 for one score group away from the median. In this order: those who must leave it leave, one more
 * leaves to make it even, the incoming floaters are paired, the rest is paired.
 */
export function pairGroup(
  field: Field,
  group: GroupToPair,
  direction: Direction,
  mayMeet: MayMeet,
): PairedGroup {
  const all = [...group.incoming, ...group.residents];
  const forced = withoutOpponent(all, mayMeet);
  const floats: Float[] = forced.map((player) => ({ player, reason: 'noOpponentInGroup' }));
  let members = all.filter((each) => !forced.includes(each));
  const odd =
    members.length % 2 === 1 ? oddFloater(field, { ...group, members }, direction, mayMeet) : undefined;
  members = members.filter((each) => each !== odd?.player);
  const floaters = inSweepOrder(group.incoming, direction);
  const first = pairFloaters(
    field,
    members,
    floaters.map((player) => ({ player, direction })),
    mayMeet,
    false,
  );
  floats.push(...first.unpaired.map((player): Float => ({ player, reason: 'foundNoOpponent' })));
  const rest = pairRest(field, first.rest, odd, direction, mayMeet);
  floats.push(...rest.floats);
  return {
    pairs: [...first.pairs, ...rest.pairs],
    floaters: inSweepOrder(
      floats.map((each) => each.player),
      direction,
    ),
    decisions: [
      ...floats.map(({ player, reason }) => floatDecision(player, direction, reason)),
      ...first.pairs.map(floaterDecision),
      ...rest.decisions,
    ],
  };
}

interface PairedRest {
  readonly pairs: readonly Pair[];
  readonly floats: readonly Float[];
  readonly decisions: readonly Decision[];
}

/** Law 28.6: both scrutinies of the rest; where there is no way out, 28.6.1–2 first. */
function pairRest(
  field: Field,
  rest: readonly Contestant[],
  odd: Float | undefined,
  direction: Direction,
  mayMeet: MayMeet,
): PairedRest {
  const list = inSweepOrder(rest, direction);
  const strictly: MayMeet = (a, b) => field.permitted(a, b);
  const scrutinised = firstScrutiny(list, strictly, strictly);
  if (scrutinised !== undefined) {
    return { ...scrutinyOfColours(field, scrutinised, direction), floats: odd === undefined ? [] : [odd] };
  }
  const withOdd = odd === undefined ? list : inSweepOrder([...rest, odd.player], direction);
  const strictlyLeaving = floatersOfDeadEnd(withOdd, strictly);
  const yielding =
    strictlyLeaving.length > withOdd.length - list.length
      ? firstScrutiny(list, strictly, mayMeet)
      : undefined;
  if (yielding !== undefined) {
    return { ...scrutinyOfColours(field, yielding, direction), floats: odd === undefined ? [] : [odd] };
  }
  const leaving = fewestFloaters(withOdd, strictlyLeaving, mayMeet);
  const paired = firstScrutiny(
    withOdd.filter((each) => !leaving.includes(each)),
    strictly,
    mayMeet,
  );
  if (paired === undefined) {
    throw new Error('28.6.2: the rest of a dead end must have a pairing');
  }
  return {
    ...scrutinyOfColours(field, paired, direction),
    floats: leaving.map((player) => (player === odd?.player ? odd : { player, reason: 'noWayOut' })),
  };
}

/** Law 27, last sentence: in the last round the colour limits yield where that keeps more equal scores together. */
function fewestFloaters(
  list: readonly Contestant[],
  strictly: readonly Contestant[],
  mayMeet: MayMeet,
): readonly Contestant[] {
  const yielding = floatersOfDeadEnd(list, mayMeet);
  return yielding.length < strictly.length ? yielding : strictly;
}

/** Law 28.6, second scrutiny, with what it changed. */
export function scrutinyOfColours(
  field: Field,
  scrutinised: readonly ScrutinisedPair[],
  direction: Direction,
): { pairs: readonly Pair[]; decisions: readonly Decision[] } {
  const { pairs, exchanges } = secondScrutiny(field, scrutinised, direction);
  return {
    pairs,
    decisions: [
      ...scrutinised.map(({ first, second, passedOver }): Decision => ({
        kind: 'pair',
        first: first.player.number,
        second: second.player.number,
        passedOver: passedOver.map((each) => each.player.number),
      })),
      ...exchanges.map(({ first, from, to }): Decision => ({
        kind: 'exchange',
        first: first.player.number,
        from: from.player.number,
        to: to.player.number,
      })),
    ],
  };
}

export function floaterDecision({ first, second, passedOver }: ScrutinisedPair): Decision {
  return {
    kind: 'floaterPair',
    floater: first.player.number,
    opponent: second.player.number,
    passedOver: passedOver.map((each) => each.player.number),
  };
}

function floatDecision(player: Contestant, direction: Direction, reason: Float['reason']): Decision {
  return { kind: 'float', player: player.player.number, direction, reason };
}
