import { bestMatchings, type BestMatchings, type Criterion } from '../../matching/bestMatchings.ts';
import type { Contestant, Field, Meeting } from './field.ts';
import { repetition } from './floats.ts';

/** Law 29.4.4 counts where the pairs are drawn, not where the bye is. */
export type FloatRule = 'anyFloats' | 'avoidRepeated';

/** Two who may meet, or one who has the bye and is then both `upper` and `lower`: a bye asks nothing of the others. */
interface Possible {
  readonly meeting: Meeting;
  readonly upper: Contestant;
  readonly lower: Contestant;
}

/**
 * The conditions under which a round is drawn (rules.md 1, 4, 6), the weightiest first:
 * nothing yields that need not; the bye stays as low as it can; as few as possible leave each group, from the top;
 * then repeated floats are avoided. Every complete pairing that meets them best is open to the lots, and no other.
 *
 * @returns vertices in the order of `players`; in an odd field the bye is the last vertex
 */
export function bestRound(
  field: Field,
  players: readonly Contestant[],
  floats: FloatRule,
): BestMatchings | undefined {
  const n = players.length + (players.length % 2);
  return bestMatchings(n, possibilities(field, players), conditionsFor(field, players, floats));
}

/** What a condition is about, for who asks why a draw was void. */
export type ConditionKind = 'rematch' | 'wide' | 'apart' | 'bye' | 'floaters' | 'third' | 'repeated';

interface Condition extends Criterion<Possible> {
  readonly kind: ConditionKind;
}

function conditionsFor(field: Field, players: readonly Contestant[], floats: FloatRule): Condition[] {
  const n = players.length + (players.length % 2);
  return [
    { kind: 'rematch', most: n, cost: ({ meeting }) => Number(meeting.rematch) },
    { kind: 'wide', most: n, cost: ({ meeting }) => meeting.strain.wide },
    { kind: 'apart', most: n, cost: ({ meeting }) => Number(meeting.keptApart) },
    { kind: 'bye', ...byeHeight(field) },
    ...floaterCounts(field, players).map((each) => ({ kind: 'floaters' as const, ...each })),
    { kind: 'third', most: n, cost: ({ meeting }) => meeting.strain.third },
    ...(floats === 'anyFloats' ? [] : [{ kind: 'repeated' as const, ...repeatedFloats(players) }]),
  ];
}

const nothingYields: Meeting = {
  strain: { wide: 0, third: 0 },
  rematch: false,
  keptApart: false,
};

function possibilities(
  field: Field,
  players: readonly Contestant[],
): (a: number, b: number) => Possible | undefined {
  return (a, b) => {
    const one = players[a]!;
    const two = players[b];
    if (two === undefined) {
      return one.mayHaveBye ? { meeting: nothingYields, upper: one, lower: one } : undefined;
    }
    const meeting = field.meeting(one, two);
    const [upper, lower] = one.group < two.group ? [one, two] : [two, one];
    return meeting && { meeting, upper, lower };
  };
}

/** Rules.md 6: the bye goes to the lowest group in which somebody may have it. */
function byeHeight({ groupCount }: Field): Criterion<Possible> {
  return {
    most: groupCount,
    cost: ({ upper, lower }) => (upper === lower ? groupCount - 1 - upper.group : 0),
  };
}

/** Rules.md 6: as few players as possible leave each group, from the top; one criterion for each lower border. */
function floaterCounts(field: Field, players: readonly Contestant[]): Criterion<Possible>[] {
  return Array.from({ length: field.groupCount - 1 }, (_, group) => {
    const above = players.filter((each) => each.group <= group).length;
    return {
      most: Math.min(above, players.length - above),
      cost: ({ upper, lower }) => Number(upper.group <= group && lower.group > group),
    };
  });
}

/** Law 29.4.4: nobody floats again in a direction in which he has floated, where that can be helped. */
function repeatedFloats(players: readonly Contestant[]): Criterion<Possible> {
  return {
    most: players.reduce((sum, each) => sum + Math.abs(each.netFloats), 0),
    cost: ({ upper, lower }) =>
      upper.group === lower.group
        ? 0
        : repetition(upper.netFloats, 'down') + repetition(lower.netFloats, 'up'),
  };
}

/** What a best round costs where the permission of the last round is weighed (`lastRound.ts`). */
export interface RoundCost {
  /** How many leave each group, the top group first. */
  readonly floaters: readonly number[];
  /** Third games running with one colour. */
  readonly thirds: number;
}

export function costOf(field: Field, players: readonly Contestant[], { mates }: BestMatchings): RoundCost {
  const possible = possibilities(field, players);
  const pairs = players.flatMap((_, a) => (mates[a]! > a ? [possible(a, mates[a]!)!] : []));
  return {
    floaters: floaterCounts(field, players).map(({ cost }) => sum(pairs.map(cost))),
    thirds: sum(pairs.map(({ meeting }) => meeting.strain.third)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

/**
 * Law 29.4: what stood against the meeting of two of the players who are still to be drawn.
 *
 * @param left who is still to be drawn, the two included
 * @param drawn the pairs that were drawn of them in the end
 * @returns the first condition that the best round with the two meets less well; `completion` when there is none at
 *   all, `undefined` when it is as good
 */
export function conditionAgainst(
  field: Field,
  left: readonly Contestant[],
  two: readonly [Contestant, Contestant],
  drawn: readonly (readonly [Contestant, Contestant])[],
): ConditionKind | 'completion' | undefined {
  const rest = left.filter((each) => !two.includes(each));
  const best = bestRound(field, rest, 'avoidRepeated');
  if (best === undefined) {
    return 'completion';
  }
  const possible = possibilities(field, left);
  const at = new Map(left.map((each, index) => [each, index]));
  const pair = ([a, b]: readonly [Contestant, Contestant]): Possible => possible(at.get(a)!, at.get(b)!)!;
  const others = rest.flatMap((each, a) =>
    best.mates[a]! > a ? [[each, rest[best.mates[a]!]!] as const] : [],
  );
  const [made, instead] = [drawn.map(pair), [two, ...others].map(pair)];
  return conditionsFor(field, left, 'avoidRepeated').find(
    ({ cost }) => sum(made.map(cost)) !== sum(instead.map(cost)),
  )?.kind;
}
