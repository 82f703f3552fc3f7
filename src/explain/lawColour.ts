import type { ColourReason, Decision } from '../systems/adjustedSwiss/decisions.ts';
import type { History } from '../tournament/history.ts';
import type { Question } from './question.ts';
import { onePlayer, reason, type Reason, type ReasonCode } from './reasons.ts';

const codes: Record<ColourReason, ReasonCode> = {
  onlyLegal: 'lawColourOnlyLegal',
  due: 'lawColourDue',
  equalises: 'lawColourEqualises',
  lastDifference: 'lawColourAlternates',
  smallerNumber: 'lawColourSmaller',
  lot: 'lawColourFirstRound',
};

/** Law 28.6: the sentence that gave the colours, told from the side of the one who asks. */
export function lawColourReasons(
  { tournament, player, seat }: Question,
  decision: Extract<Decision, { kind: 'colour' }>,
  history: History,
): Reason[] {
  if (seat.kind !== 'game') {
    return [];
  }
  const { firstColour, drawSeed } = tournament.settings;
  const byLot = decision.reason === 'lot' && firstColour === undefined;
  return [
    reason(codes[decision.reason], {
      player: onePlayer(player),
      opponent: onePlayer(seat.opponent),
      colour: { colour: seat.colour },
      colours: { colours: history.get(player)?.colours ?? [] },
      opponentColours: { colours: history.get(seat.opponent)?.colours ?? [] },
    }),
    ...(byLot ? [reason('lotSeed', { seed: drawSeed, purpose: 'colours' })] : []),
  ];
}
