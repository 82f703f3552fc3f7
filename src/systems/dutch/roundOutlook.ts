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

/** The field of a round that can be completed, obeying wishes to keep players apart where that is possible. */
export function fieldToPair(tournament: Tournament, round: number): Field | undefined {
  const strict = completableField(fieldOf(tournament, round));
  const wishes = tournament.settings.keepApart.some((rule) => !rule.strict);
  return strict ?? (wishes ? completableField(fieldOf(tournament, round, mustRules)) : undefined);
}

const mustRules = { ...allRules, apart: 'must' as const };

/** 1.9.3: which rule leaves no way, so that the arbiter can decide what to do. */
export function whyNotPairable(tournament: Tournament, round: number): ProblemCode {
  const field = fieldOf(tournament, round, mustRules);
  if (canBe({ ...field, players: field.players.map((each) => ({ ...each, mayHaveBye: true })) })) {
    return 'noLegalPairingBye';
  }
  if (canBe(fieldOf(tournament, round, { ...allRules, apart: 'ignored' }))) {
    return 'noLegalPairingApart';
  }
  return canBe(fieldOf(tournament, round, { ...mustRules, colours: false }))
    ? 'noLegalPairingColours'
    : 'noLegalPairingRematches';
}

function canBe(field: Field): boolean {
  return completableField(field) !== undefined;
}
