import { canPairAll } from './completion.ts';
import type { Decision } from './decisions.ts';
import type { Contestant, Direction, Field } from './field.ts';
import { firstScrutiny } from './firstScrutiny.ts';
import { pairFloaters } from './floaterOpponent.ts';
import { inSweepOrder, type MayMeet, type Pair } from './order.ts';
import { floaterDecision, pairGroup, scrutinyOfColours } from './pairGroup.ts';

export interface Sweep {
  readonly pairs: readonly Pair[];
  readonly decisions: readonly Decision[];
}

/**
 * Law 28.3: the groups from the top down to just above the median, then from the bottom up to just below it, the
 * median last, paired downward.
 *
 * @returns `undefined` when even all the players together have no complete pairing
 */
export function sweep(field: Field, players: readonly Contestant[], mayMeet: MayMeet): Sweep | undefined {
  const residents = players.filter((each) => each.score === field.median);
  const above = half(field, players, residents, 'down', mayMeet);
  const below = half(field, players, residents, 'up', mayMeet);
  const median = unblock(residents, above, below, mayMeet);
  if (median === undefined) {
    return undefined;
  }
  const middle = pairMedian(field, median, mayMeet);
  return {
    pairs: [...median.above.pairs, ...median.below.pairs, ...middle.pairs],
    decisions: [...above.decisions, ...below.decisions, ...median.decisions, ...middle.decisions],
  };
}

interface Half {
  /** In the order made. */
  readonly pairs: readonly Pair[];
  readonly floaters: readonly Contestant[];
  readonly decisions: readonly Decision[];
}

/** Law 28.3: the groups on one side of the median, floaters carried from each to the next. */
function half(
  field: Field,
  players: readonly Contestant[],
  medianResidents: readonly Contestant[],
  direction: Direction,
  mayMeet: MayMeet,
): Half {
  const onThisSide = (each: Contestant): boolean =>
    direction === 'down' ? each.score > field.median : each.score < field.median;
  const groups = scoreGroups(inSweepOrder(players.filter(onThisSide), direction));
  const pairs: Pair[] = [];
  const decisions: Decision[] = [];
  let incoming: readonly Contestant[] = [];
  groups.forEach((residents, index) => {
    const nextDoor = groups[index + 1] ?? medianResidents;
    const paired = pairGroup(field, { residents, incoming, nextDoor }, direction, mayMeet);
    pairs.push(...paired.pairs);
    decisions.push(...paired.decisions);
    incoming = paired.floaters;
  });
  return { pairs, floaters: incoming, decisions };
}

/** Law 28.2: players with the same score form a group. The players come in the order of the sweep. */
function scoreGroups(inOrder: readonly Contestant[]): Contestant[][] {
  const groups: Contestant[][] = [];
  for (const player of inOrder) {
    const group = groups[groups.length - 1];
    if (group?.[0]!.score === player.score) {
      group.push(player);
    } else {
      groups.push([player]);
    }
  }
  return groups;
}

interface Median {
  readonly residents: readonly Contestant[];
  readonly above: Half;
  readonly below: Half;
  readonly decisions: readonly Decision[];
}

/**
 * Rules.md 5.14 (L), blocked median: if more floaters came from above than from below, or equally many, the last pair
 * made below is undone, otherwise the last made above; both players join the median; again, group by group
 * outward, until the median can be paired.
 */
function unblock(
  residents: readonly Contestant[],
  above: Half,
  below: Half,
  mayMeet: MayMeet,
): Median | undefined {
  const decisions: Decision[] = [];
  let [up, down] = [below, above];
  while (!canPairAll([...down.floaters, ...up.floaters, ...residents], mayMeet)) {
    const fromBelow = down.floaters.length >= up.floaters.length;
    const side = (fromBelow ? up : down).pairs.length > 0 ? fromBelow : !fromBelow;
    const undone = undoLast(side ? up : down);
    if (undone === undefined) {
      return undefined;
    }
    [up, down] = side ? [undone.half, down] : [up, undone.half];
    decisions.push(undone.decision);
  }
  return { residents, above: down, below: up, decisions };
}

/** Rules.md 5.14 (L): the last pair made on this side joins the median. */
function undoLast(side: Half): { half: Half; decision: Decision } | undefined {
  const last = side.pairs[side.pairs.length - 1];
  if (last === undefined) {
    return undefined;
  }
  return {
    half: {
      ...side,
      pairs: side.pairs.slice(0, -1),
      floaters: [...side.floaters, last.first, last.second],
    },
    decision: { kind: 'undone', first: last.first.player.number, second: last.second.player.number },
  };
}

/** The median, from which nobody can float: those from above first (rules.md 5.5), then those from below, then the rest. */
function pairMedian(field: Field, median: Median, mayMeet: MayMeet): Sweep {
  const floaters = [
    ...inSweepOrder(median.above.floaters, 'down').map((player) => ({ player, direction: 'down' as const })),
    ...inSweepOrder(median.below.floaters, 'up').map((player) => ({ player, direction: 'up' as const })),
  ];
  const members = [...floaters.map((each) => each.player), ...median.residents];
  const first = pairFloaters(field, members, floaters, mayMeet);
  const rest = firstScrutiny(inSweepOrder(first.rest, 'down'), (a, b) => field.permitted(a, b), mayMeet);
  if (rest === undefined) {
    throw new Error('28.3: a median that can be paired was not');
  }
  const scrutinised = scrutinyOfColours(field, rest, 'down');
  return {
    pairs: [...first.pairs, ...scrutinised.pairs],
    decisions: [...first.pairs.map(floaterDecision), ...scrutinised.decisions],
  };
}
