import { augmentFrom, neighbourLists } from '../../matching/maximumMatching.ts';
import type { Contestant, Direction, Field } from './field.ts';
import { oddCriteria, type FloatReason, type OddCriterion } from './decisions.ts';
import { inSweepOrder, type MayMeet } from './order.ts';

export interface Float {
  readonly player: Contestant;
  readonly reason: FloatReason;
  /** Who would have left the group in his place. */
  readonly instead?: Contestant;
}

/** Law 28.4, first sentence: who has no permitted opponent in the group must leave it, until everybody left has one. */
export function withoutOpponent(group: readonly Contestant[], mayMeet: MayMeet): Contestant[] {
  let left = [...group];
  for (;;) {
    const stay = left.filter((each) => left.some((other) => other !== each && mayMeet(each, other)));
    if (stay.length === left.length) {
      return group.filter((each) => !left.includes(each));
    }
    left = stay;
  }
}

/** The group, its floaters from the groups before, and the group that floaters go to. */
export interface GroupToEven {
  readonly members: readonly Contestant[];
  readonly incoming: readonly Contestant[];
  readonly nextDoor: readonly Contestant[];
}

/**
 * Law 28.4.1–3; rules.md 5.3, 5.4: the one who leaves an odd group, of those without whom every incoming floater still has
 * an opponent here (28.4: the nearest group).
 */
export function oddFloater(field: Field, group: GroupToEven, direction: Direction, mayMeet: MayMeet): Float {
  const tests: OddTests = {
    needed: (each) => allServed(group, each, mayMeet),
    nextDoor: (each) => group.nextDoor.some((other) => mayMeet(each, other)),
    colours: evensColours(group.members),
    floatedLast: (each) => !each.floatedLast,
  };
  const byNumber = inSweepOrder(group.members, direction).reverse();
  const inLine = preferring(byNumber, tests.needed);
  const chosen = [
    tests.nextDoor,
    (each: Contestant) => !group.incoming.includes(each),
    tests.colours,
    tests.floatedLast,
  ].reduce<readonly Contestant[]>(preferring, inLine)[0]!;
  const other = field.limited ? within100(chosen, inLine, tests.nextDoor, direction) : chosen;
  return other === chosen
    ? floatOf(chosen, byNumber[0]!, tests)
    : { player: other, reason: 'limitOf100', instead: chosen };
}

type OddTests = Readonly<Record<OddCriterion, (each: Contestant) => boolean>>;

/**
 * With the criterion that told him from the one who comes first by number, the only one that may be cited. That somebody
 * has just come into the group (Lim) never is: residents come first by number.
 */
function floatOf(player: Contestant, natural: Contestant, tests: OddTests): Float {
  const decided = oddCriteria.find((criterion) => tests[criterion](player) && !tests[criterion](natural));
  return player === natural || decided === undefined
    ? { player, reason: 'number' }
    : { player, reason: decided, instead: natural };
}

function allServed(group: GroupToEven, leaver: Contestant, mayMeet: MayMeet): boolean {
  const staying = group.members.filter((each) => each !== leaver);
  return unservedFloaters(staying, group.incoming, mayMeet).length === 0;
}

/** Law 28.5: those of the incoming floaters for whom nobody is left, the ones before them in order served. */
export function unservedFloaters(
  members: readonly Contestant[],
  incoming: readonly Contestant[],
  mayMeet: MayMeet,
): Contestant[] {
  if (incoming.length === 0) {
    return [];
  }
  const neighbours = neighbourLists(members.length, (a, b) => mayMeet(members[a]!, members[b]!));
  const mates = new Int32Array(members.length).fill(-1);
  return incoming.filter((each) => {
    const vertex = members.indexOf(each);
    return vertex >= 0 && mates[vertex] === -1 && !augmentFrom(neighbours, mates, vertex);
  });
}

function preferring(
  candidates: readonly Contestant[],
  test: (each: Contestant) => boolean,
): readonly Contestant[] {
  const better = candidates.filter(test);
  return better.length > 0 ? better : candidates;
}

/** Law 28.4.1: his leaving evens the number of those due White and those due Black. */
function evensColours(members: readonly Contestant[]): (each: Contestant) => boolean {
  const due = (colour: 'white' | 'black'): number => members.filter((each) => each.due === colour).length;
  const surplus = Math.sign(due('white') - due('black'));
  return (each) => (surplus > 0 ? each.due === 'white' : surplus < 0 ? each.due === 'black' : true);
}

/**
 * Law 28.4.2–3 as read: a downfloater may not be rated over 100 above the last player of the group, an upfloater not
 * over 100 below its first; otherwise the last (first) with a permitted opponent next door floats.
 *
 * @param inLine the group, the one who would float first by number at the head
 */
function within100(
  chosen: Contestant,
  inLine: readonly Contestant[],
  welcomeNextDoor: (each: Contestant) => boolean,
  direction: Direction,
): Contestant {
  const rating = (each: Contestant): number => each.player.rating ?? 0;
  const outermost = inLine[0]!;
  const excess =
    direction === 'down' ? rating(chosen) - rating(outermost) : rating(outermost) - rating(chosen);
  return excess <= 100 ? chosen : (inLine.find(welcomeNextDoor) ?? outermost);
}
