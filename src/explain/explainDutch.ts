import { contendersOf, type Contender } from '../systems/dutch/contender.ts';
import { traceDutch } from '../systems/dutch/trace.ts';
import { historyOf } from '../tournament/history.ts';
import { dutchByeReasons } from './dutchBye.ts';
import { dutchColourReasons } from './dutchColour.ts';
import { dutchFloatReasons } from './dutchFloat.ts';
import { dutchOpponentReasons } from './dutchOpponent.ts';
import type { DutchRound } from './dutchRound.ts';
import { numberReasons } from './pairingNumber.ts';
import type { Explain } from './question.ts';
import { onePlayer, reason, type Reason } from './reasons.ts';
import { scoreGroupReasons } from './scoreGroup.ts';
import { yieldReasons } from './yields.ts';

/** C.04.3 (2026): why this opponent, this float or bye, and why this colour. */
export const explainDutch: Explain = (question) => {
  const { tournament, round, player, seat } = question;
  const contenders = contendersOf(tournament, round, historyOf(tournament));
  const byNumber = new Map(contenders.map((each) => [each.number, each]));
  const dutch: DutchRound = {
    contenders,
    of: (number) => byNumber.get(number)!,
    brackets: traceDutch(tournament, round) ?? [],
  };
  const own = dutch.of(player);
  const group = [
    ...scoreGroupReasons(own, contenders, own.opponents),
    ...virtualPoints(own),
    ...dutchFloatReasons(dutch, own),
  ];
  if (seat.kind !== 'game') {
    return [...group, ...dutchByeReasons(dutch, own)];
  }
  const opponent = dutch.of(seat.opponent);
  return [
    ...group,
    ...dutchOpponentReasons(question, dutch, own, opponent),
    ...dutchColourReasons(tournament, own, opponent),
    ...numberReasons(tournament, round, [own, opponent]),
    ...yieldReasons(question),
  ];
};

/** C.04.7: points that count for the pairing only. */
function virtualPoints({ number, score, ownScore }: Contender): Reason[] {
  return score === ownScore
    ? []
    : [
        reason('virtualPoints', {
          player: onePlayer(number),
          points: { points: score - ownScore },
          own: { points: ownScore },
        }),
      ];
}
