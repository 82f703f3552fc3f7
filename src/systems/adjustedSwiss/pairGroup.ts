import { canPairAll } from './completion.ts';
import type { Decision } from './decisions.ts';
import type { Contestant, Direction, Field } from './field.ts';
import { firstScrutiny, type ScrutinisedPair } from './firstScrutiny.ts';
import { pairFloaters } from './floaterOpponent.ts';
import { oddFloater, unservedFloaters, withoutOpponent, type Float } from './floaters.ts';
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
 * leaves to make it even, the incoming floaters are paired, the rest is paired. Rules.md 5.3: no step takes what the
 * next one needs, so whoever stays can be paired, and the group loses no more players than it must.
 */
export function pairGroup(
  field: Field,
  group: GroupToPair,
  direction: Direction,
  mayMeet: MayMeet,
): PairedGroup {
  const strictly: MayMeet = (a, b) => field.permitted(a, b);
  const strict = leaversOf(field, group, direction, strictly);
  const count = group.incoming.length + group.residents.length;
  const yielding = strict.length > count % 2 ? leaversOf(field, group, direction, mayMeet) : strict;
  const floats = yielding.length < strict.length ? yielding : strict;
  const pairable = floats === strict ? strictly : mayMeet;
  const members = [...group.incoming, ...group.residents].filter(
    (each) => !floats.some(({ player }) => player === each),
  );
  const floaters = inSweepOrder(
    group.incoming.filter((each) => members.includes(each)),
    direction,
  );
  const first = pairFloaters(
    field,
    members,
    floaters.map((player) => ({ player, direction })),
    pairable,
  );
  const scrutinised = firstScrutiny(inSweepOrder(first.rest, direction), strictly, pairable);
  if (scrutinised === undefined) {
    throw new Error('28.6: those who stay in a group must have a pairing');
  }
  const rest = scrutinyOfColours(field, scrutinised, direction);
  return {
    pairs: [...first.pairs, ...rest.pairs],
    floaters: inSweepOrder(
      floats.map((each) => each.player),
      direction,
    ),
    decisions: [
      ...floats.map((float) => floatDecision(float, direction, group.residents[0]!.score)),
      ...first.pairs.map(floaterDecision),
      ...rest.decisions,
    ],
  };
}

/** Law 28.4, 28.6.1–2: those who leave the group; all the others can then be paired. */
function leaversOf(field: Field, group: GroupToPair, direction: Direction, mayMeet: MayMeet): Float[] {
  const all = [...group.incoming, ...group.residents];
  const forced = withoutOpponent(all, mayMeet);
  const together = all.filter((each) => !forced.includes(each));
  const unserved = unservedFloaters(together, inSweepOrder(group.incoming, direction), mayMeet);
  const alone = [
    ...forced.map((player): Float => ({ player, reason: 'noOpponentInGroup' })),
    ...unserved.map((player): Float => ({ player, reason: 'foundNoOpponent' })),
  ];
  const members = together.filter((each) => !unserved.includes(each));
  if (canPairAll(members, mayMeet)) {
    return alone;
  }
  const odd =
    members.length % 2 === 1 ? oddFloater(field, { ...group, members }, direction, mayMeet) : undefined;
  const staying = members.filter((each) => each !== odd?.player);
  if (odd !== undefined && canPairAll(staying, mayMeet)) {
    return [...alone, odd];
  }
  const leaving = floatersOfDeadEnd(inSweepOrder(members, direction), mayMeet, group.incoming);
  return [
    ...alone,
    ...leaving.map((player): Float => (player === odd?.player ? odd : { player, reason: 'noWayOut' })),
  ];
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

function floatDecision({ player, reason, instead }: Float, direction: Direction, group: number): Decision {
  return {
    kind: 'float',
    player: player.player.number,
    direction,
    reason,
    group,
    ...(instead === undefined ? {} : { instead: instead.player.number }),
  };
}
