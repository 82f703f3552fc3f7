import type { Decision, FloatReason } from '../systems/adjustedSwiss/decisions.ts';
import { decideAdjustedSwiss } from '../systems/adjustedSwiss/pairAdjustedSwiss.ts';
import { historyOf, type History } from '../tournament/history.ts';
import { lawColourReasons } from './lawColour.ts';
import type { Explain, Question } from './question.ts';
import { onePlayer, reason, type Reason, type ReasonCode } from './reasons.ts';
import { lawGroupReasons } from './scoreGroup.ts';
import { yieldReasons } from './yields.ts';

/** Law 28: what the engine decided about the player and his opponent, in the order in which it did. */
export const explainAdjustedSwiss: Explain = (question) => {
  const { tournament, round } = question;
  const history = historyOf(tournament);
  const { decisions } = decideAdjustedSwiss(tournament, round);
  return [
    ...lawGroupReasons(question, history),
    ...decisions.flatMap((decision) => reasonsOf(decision, question, history)),
    ...yieldReasons(question),
  ];
};

const floatCodes: Record<FloatReason, ReasonCode> = {
  noOpponentInGroup: 'lawFloatNoOpponent',
  number: 'lawFloatOddNumber',
  needed: 'lawFloatOddNeeded',
  nextDoor: 'lawFloatOddNextDoor',
  colours: 'lawFloatOddColours',
  floatedLast: 'lawFloatOddFloated',
  limitOf100: 'lawFloatLimit',
  noWayOut: 'lawFloatNoWayOut',
  foundNoOpponent: 'lawFloatFoundNobody',
};

function reasonsOf(decision: Decision, question: Question, history: History): readonly Reason[] {
  const { player, seat } = question;
  const mine = seat.kind === 'game' ? [player, seat.opponent] : [player];
  switch (decision.kind) {
    case 'bye':
      return decision.player === player ? byeReasons(decision) : [];
    case 'float':
      return mine.includes(decision.player)
        ? [
            reason(floatCodes[decision.reason], {
              player: onePlayer(decision.player),
              direction: { word: decision.direction },
              group: { points: decision.group },
              ...(decision.instead === undefined ? {} : { instead: onePlayer(decision.instead) }),
            }),
          ]
        : [];
    case 'floaterPair':
      return mine.includes(decision.floater) && mine.includes(decision.opponent)
        ? inTurn(['lawFloaterFirst', 'lawFloaterPassedOver'], decision.floater, decision.opponent, decision)
        : [];
    case 'pair':
      return decision.first === player || decision.second === player
        ? inTurn(['lawPairInTurn', 'lawPairPassedOver'], decision.first, decision.second, decision)
        : [];
    case 'exchange':
      return mine.includes(decision.first) || mine.includes(decision.from)
        ? [
            reason('lawExchanged', {
              first: onePlayer(decision.first),
              from: onePlayer(decision.from),
              to: onePlayer(decision.to),
            }),
          ]
        : [];
    case 'undone':
      return mine.includes(decision.first) || mine.includes(decision.second)
        ? [reason('lawUndone', { first: onePlayer(decision.first), second: onePlayer(decision.second) })]
        : [];
    case 'colour':
      return mine.includes(decision.player) && mine.includes(decision.opponent)
        ? lawColourReasons(question, decision, history)
        : [];
  }
}

function byeReasons({ player, passedOver }: Extract<Decision, { kind: 'bye' }>): Reason[] {
  return [
    reason('lawBye', { player: onePlayer(player) }),
    ...(passedOver.length === 0 ? [] : [reason('lawByePassedOver', { others: { players: passedOver } })]),
  ];
}

type Passing = Pick<Extract<Decision, { kind: 'pair' }>, 'passedOver'>;

function inTurn(
  [plain, passing]: readonly [ReasonCode, ReasonCode],
  first: Question['player'],
  second: Question['player'],
  { passedOver }: Passing,
): Reason[] {
  const values = { first: onePlayer(first), second: onePlayer(second) };
  return [
    passedOver.length === 0
      ? reason(plain, values)
      : reason(passing, { ...values, others: { players: passedOver } }),
  ];
}
