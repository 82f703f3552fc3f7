import { barredColour, coloursAllow, topscorersAbove } from '../systems/dutch/absoluteCriteria.ts';
import type { Contender } from '../systems/dutch/contender.ts';
import type { Objection, TracedPair } from '../systems/dutch/trace.ts';
import type { DutchRound } from './dutchRound.ts';
import { dutchFloatReasons } from './dutchFloat.ts';
import type { Question } from './question.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';

/** C.04.3 (2026) 3: the opponent, against the one whom the order of the bracket would have given. */
export function dutchOpponentReasons(
  question: Question,
  dutch: DutchRound,
  own: Contender,
  opponent: Contender,
): Reason[] {
  return [
    ...(opponent.score > own.score
      ? [
          ...dutchFloatReasons(dutch, opponent),
          reason('opponentFromAbove', {
            player: onePlayer(own.number),
            opponent: onePlayer(opponent.number),
            score: { points: opponent.score },
          }),
        ]
      : []),
    naturalReason(question, dutch, own, opponent),
  ];
}

function naturalReason(question: Question, dutch: DutchRound, own: Contender, opponent: Contender): Reason {
  const bracket = dutch.brackets.find(({ pairs }) =>
    pairs.some(({ higher, lower }) => higher === own.number || lower === own.number),
  );
  const natural = bracket?.naturalPairs.find(
    ({ higher, lower }) => higher === own.number || lower === own.number,
  );
  const who = { player: onePlayer(own.number), opponent: onePlayer(opponent.number) };
  if (bracket === undefined || natural === undefined) {
    return reason('naturalNone', who);
  }
  const other = dutch.of(natural.higher === own.number ? natural.lower : natural.higher);
  return other === opponent
    ? reason('naturalMade', who)
    : objected(own, other, question, bracket.objectionToPair(natural), natural);
}

function objected(
  own: Contender,
  natural: Contender,
  { tournament, round }: Question,
  objection: Objection,
  pair: TracedPair,
): Reason {
  const who = { player: onePlayer(own.number), natural: onePlayer(natural.number) };
  switch (objection) {
    case 'absolute':
      return absolute(own, natural, topscorersAbove(tournament.settings, round), who);
    case 'order':
      return reason('naturalOrder', { ...who, higher: onePlayer(pair.higher), round });
    default:
      return reason('naturalCriterion', { ...who, criterion: { word: objection } });
  }
}

/** 2.1.1 [C1], 2.1.3 [C3], or a wish of the arbiter. */
function absolute(own: Contender, natural: Contender, limit: number, who: Reason['values']): Reason {
  if (own.opponents.has(natural.number)) {
    return reason('naturalMet', who);
  }
  return coloursAllow(barredColour(own, limit), barredColour(natural, limit))
    ? reason('naturalApart', who)
    : reason('naturalSameColour', { ...who, colour: { colour: own.colour.preference! } });
}
