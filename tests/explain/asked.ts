import { explainPairing } from '../../src/explain/explainPairing.ts';
import type { Reason } from '../../src/explain/reasons.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';

/** The reasons; a round that cannot be paired has none. */
export function reasonsFor(tournament: Tournament, round: number, player: number): readonly Reason[] {
  const explanation = explainPairing(tournament, round, playerNumber(player));
  if (!explanation.ok) {
    throw new Error(explanation.problems.map(({ code }) => code).join(', '));
  }
  return explanation.reasons;
}

/** Their codes, with the criterion behind: `naturalCriterion C12`. */
export function codesFor(tournament: Tournament, round: number, player: number): string[] {
  return reasonsFor(tournament, round, player).map(({ code, values }) => {
    const { criterion } = values;
    return typeof criterion === 'object' && 'word' in criterion ? `${code} ${criterion.word}` : code;
  });
}

/** The values of the one reason with this code. */
export function valuesOf(reasons: readonly Reason[], code: Reason['code']): Reason['values'] | undefined {
  return reasons.find((each) => each.code === code)?.values;
}
