import type { Contender } from '../systems/dutch/contender.ts';
import type { QualityCode } from '../systems/dutch/criteria.ts';
import type { Objection } from '../systems/dutch/trace.ts';
import type { DutchRound } from './dutchRound.ts';
import { onePlayer, reason, type Reason, type ReasonCode } from './reasons.ts';

/** C.04.3 (2026) 2.1.2 [C2], 2.3.1 [C5], 2.4.4 [C9]: why he has the bye, and who was passed over. */
export function dutchByeReasons(dutch: DutchRound, own: Contender): Reason[] {
  const behind = dutch.contenders.slice(dutch.contenders.indexOf(own) + 1);
  const lower = behind.filter((each) => each.score < own.score && each.mayHaveBye);
  const equals = behind.filter((each) => each.score === own.score && each.mayHaveBye);
  const objections = objectionsTo(dutch, equals.slice(-mostLookedAt));
  const those = (wanted: Objection): Contender[] =>
    objections.flatMap(([each, objection]) => (objection === wanted ? [each] : []));
  return [
    reason('byeLowest', { player: onePlayer(own.number), score: { points: own.score } }),
    ...about(
      'byeBarred',
      behind.filter((each) => !each.mayHaveBye),
    ),
    ...about('byeNotCompletable', [...those('completion'), ...lower]),
    ...about('byeMoreUnplayed', those('C9')),
    ...byCriterion(objections),
  ];
}

/** So many of his own score are looked at one by one, the last ones. */
const mostLookedAt = 8;

/** Whoever stands behind him with the same right to the bye, and what his bye would have offended first. */
function objectionsTo(dutch: DutchRound, equals: readonly Contender[]): [Contender, Objection][] {
  return equals.flatMap((each): [Contender, Objection][] => {
    const bracket = dutch.brackets.find(({ residents }) => residents.includes(each.number));
    return bracket === undefined ? [] : [[each, bracket.objectionToFloater(each.number)]];
  });
}

const saidOtherwise: readonly Objection[] = ['order', 'absolute', 'completion', 'C9'];

function byCriterion(objections: readonly (readonly [Contender, Objection])[]): Reason[] {
  return objections.flatMap(([{ number }, objection]) =>
    saidOtherwise.includes(objection)
      ? []
      : [
          reason('byeCriterion', {
            other: onePlayer(number),
            criterion: { word: objection as QualityCode },
          }),
        ],
  );
}

function about(code: ReasonCode, players: readonly Contender[]): Reason[] {
  return players.length === 0 ? [] : [reason(code, { others: { players: players.map(numberOf) } })];
}

function numberOf({ number }: Contender): Contender['number'] {
  return number;
}
