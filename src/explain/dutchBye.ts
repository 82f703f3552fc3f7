import type { Contender } from '../systems/dutch/contender.ts';
import type { DutchRound } from './dutchRound.ts';
import { onePlayer, reason, type Reason, type ReasonCode } from './reasons.ts';

/** C.04.3 (2026) 2.1.2 [C2], 2.3.1 [C5], 2.4.4 [C9]: why he has the bye, and who was passed over. */
export function dutchByeReasons(dutch: DutchRound, own: Contender): Reason[] {
  const behind = dutch.contenders.slice(dutch.contenders.indexOf(own) + 1);
  const lower = behind.filter((each) => each.score < own.score && each.mayHaveBye);
  const equals = behind.filter((each) => each.score === own.score && each.mayHaveBye);
  const more = equals.filter((each) => each.unplayedGames > own.unplayedGames);
  return [
    reason('byeLowest', { player: onePlayer(own.number), score: { points: own.score } }),
    ...about(
      'byeBarred',
      behind.filter((each) => !each.mayHaveBye),
    ),
    ...about('byeNotCompletable', lower),
    ...about('byeMoreUnplayed', more),
    ...criterionAgainst(
      dutch,
      equals.filter((each) => !more.includes(each)),
    ),
  ];
}

function about(code: ReasonCode, players: readonly Contender[]): Reason[] {
  return players.length === 0 ? [] : [reason(code, { others: { players: players.map(numberOf) } })];
}

function numberOf({ number }: Contender): Contender['number'] {
  return number;
}

/** Whoever stands behind him with the same right to the bye: what his bye would have offended. */
function criterionAgainst(dutch: DutchRound, equals: readonly Contender[]): Reason[] {
  const last = equals[equals.length - 1];
  const bracket = dutch.brackets.find(
    ({ residents }) => last !== undefined && residents.includes(last.number),
  );
  if (last === undefined || bracket === undefined) {
    return [];
  }
  const objection = bracket.objectionToFloater(last.number);
  return objection === 'order' || objection === 'absolute'
    ? []
    : [reason('byeCriterion', { other: onePlayer(last.number), criterion: { word: objection } })];
}
