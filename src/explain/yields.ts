import type { ProblemCode } from '../tournament/problem.ts';
import { onePlayer, reason, type Reason, type ReasonCode } from './reasons.ts';
import type { Question } from './question.ts';

/** Notes of a pairing that say that a rule gave way for somebody. */
const yieldCodes: Partial<Record<ProblemCode, ReasonCode>> = {
  rematchYielded: 'rematchYields',
  keepApartYielded: 'apartYields',
  colourLimitYielded: 'thirdColourYields',
  thirdColourYielded: 'thirdColourYields',
  colourDifferenceYielded: 'differenceYields',
};

/** Rules.md 4: every yield is said; here those that concern the player or his opponent. */
export function yieldReasons({ pairing, player, seat }: Question): Reason[] {
  const pair: readonly unknown[] = seat.kind === 'game' ? [player, seat.opponent] : [];
  return pairing.notes.flatMap(({ code, values }) => {
    const found = yieldCodes[code];
    return found === undefined || !pair.includes(values?.player)
      ? []
      : [reason(found, { player: onePlayer(values?.player === player ? player : other(pair, player)) })];
  });
}

function other(pair: readonly unknown[], player: Question['player']): Question['player'] {
  return pair.find((each) => each !== player) as Question['player'];
}
