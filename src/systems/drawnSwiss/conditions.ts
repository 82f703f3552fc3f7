import { bestMatchings, type BestMatchings, type Criterion } from '../../matching/bestMatchings.ts';
import type { Contestant, Field, Meeting } from './field.ts';
import { repetition } from './floats.ts';

/**
 * The conditions under which a round is drawn (rules.md 1, 4, 6), the weightiest first:
 * nothing yields that need not; the bye stays as low as it can; as few as possible leave each group, from the top;
 * then repeated floats are avoided. Every complete pairing that meets them best is open to the lots, and no other.
 */
export function bestRound(
  field: Field,
  players: readonly Contestant[],
  floats: 'anyFloats' | 'avoidRepeated',
): BestMatchings | undefined {
  const meetings = (a: number, b: number): Meeting | undefined => field.meeting(players[a]!, players[b]!);
  const bye = players.length % 2 === 1 ? players.length : -1;
  const n = players.length + (bye < 0 ? 0 : 1);
  const mayHaveBye = (a: number, b: number): boolean => players[Math.min(a, b)]!.mayHaveBye;
  const adjacent = (a: number, b: number): boolean =>
    a === bye || b === bye ? mayHaveBye(a, b) : meetings(a, b) !== undefined;
  const ofPair = (
    most: number,
    cost: (meeting: Meeting, a: Contestant, b: Contestant) => number,
  ): Criterion => ({
    most,
    cost: (a, b) => (a === bye || b === bye ? 0 : cost(meetings(a, b)!, players[a]!, players[b]!)),
  });
  return bestMatchings(n, adjacent, [
    ofPair(n, (meeting) => Number(meeting.rematch)),
    ofPair(n, (meeting) => meeting.strain.threeMore),
    ofPair(n, (meeting) => meeting.strain.wide),
    ofPair(n, (meeting) => Number(meeting.keptApart)),
    byeHeight(field, players, bye),
    ...floaterCounts(field, players, ofPair),
    ofPair(n, (meeting) => meeting.strain.third),
    ...(floats === 'anyFloats' ? [] : [repeatedFloats(players, ofPair)]),
  ]);
}

type PairCriterion = (
  most: number,
  cost: (meeting: Meeting, a: Contestant, b: Contestant) => number,
) => Criterion;

/** Rules.md 6: the bye goes to the lowest group in which somebody may have it. */
function byeHeight(field: Field, players: readonly Contestant[], bye: number): Criterion {
  return {
    most: field.groupCount,
    cost: (a, b) => (a === bye || b === bye ? field.groupCount - 1 - players[Math.min(a, b)]!.group : 0),
  };
}

/** Rules.md 6: as few players as possible leave each group, from the top; one criterion for each lower border. */
function floaterCounts(field: Field, players: readonly Contestant[], ofPair: PairCriterion): Criterion[] {
  return Array.from({ length: Math.max(0, field.groupCount - 1) }, (_, group) => {
    const above = players.filter((each) => each.group <= group).length;
    const crosses = (a: Contestant, b: Contestant): boolean => a.group <= group !== b.group <= group;
    return ofPair(Math.min(above, players.length - above), (_meeting, a, b) => Number(crosses(a, b)));
  });
}

/** Law 29.4.4: nobody floats again in a direction in which he has floated, where that can be helped. */
function repeatedFloats(players: readonly Contestant[], ofPair: PairCriterion): Criterion {
  const most = players.reduce((sum, each) => sum + Math.abs(each.netFloats), 0);
  return ofPair(most, (_meeting, a, b) => {
    if (a.group === b.group) {
      return 0;
    }
    const [upper, lower] = a.group < b.group ? [a, b] : [b, a];
    return repetition(upper.netFloats, 'down') + repetition(lower.netFloats, 'up');
  });
}
