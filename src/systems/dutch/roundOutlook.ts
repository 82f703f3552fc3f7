import { canAllBePaired } from './completion.ts';
import type { ProblemCode } from '../../tournament/problem.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { allRules, type Field, fieldOf } from './field.ts';

/**
 * C.04.3 (2026) 1.9.1 and 2.3.1 [C5]: the field when its round can be completed, with the lowest score that the bye
 * can go to.
 */
export function completableField(field: Field): Field | undefined {
  const { players, size } = field;
  const everybody = Array.from({ length: size }, (_, at) => at);
  if (players.length === size) {
    return canAllBePaired(field, everybody) ? field : undefined;
  }
  const scores = [...new Set(players.map((player) => player.score))].reverse();
  for (const score of scores) {
    const candidate = withBye(field, score);
    if (canAllBePaired(candidate, everybody)) {
      return candidate;
    }
  }
  return undefined;
}

/** 2.1.2 [C2]: the bye can go to the eligible players of one score. */
function withBye(field: Field, byeScore: number): Field {
  const { players, size } = field;
  const bye = players.length;
  const compatible = field.compatible.slice();
  players.forEach((player, at) => {
    const eligible = player.mayHaveBye && player.score === byeScore ? 1 : 0;
    compatible[at * size + bye] = eligible;
    compatible[bye * size + at] = eligible;
  });
  return { ...field, compatible, byeScore };
}

/** 1.9.3: which rule leaves no way, so that the arbiter can decide what to do. */
export function whyNotPairable(tournament: Tournament, round: number): ProblemCode {
  const field = fieldOf(tournament, round, { ...allRules, softlyApart: false });
  if (completableField({ ...field, players: field.players.map((each) => ({ ...each, mayHaveBye: true })) })) {
    return 'noLegalPairingBye';
  }
  const colourless = fieldOf(tournament, round, { ...allRules, softlyApart: false, colours: false });
  return completableField(colourless) === undefined ? 'noLegalPairingRematches' : 'noLegalPairingColours';
}
