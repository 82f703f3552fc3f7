import { canAllBePaired } from './completion.ts';
import { historyOf } from '../../tournament/history.ts';
import type { Problem } from '../../tournament/problem.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { noLegalPairing } from '../swiss/deadEndCause.ts';
import { pairsThatYield } from '../swiss/fewestYields.ts';
import { keptApart } from '../swiss/keepApart.ts';
import { isRematchAllowed } from '../swiss/rematchAllowed.ts';
import { allRules, type Field, fieldOf, type FieldRules } from './field.ts';
import { pairField } from './pairField.ts';

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

/**
 * The field of a round that can be completed. Wishes to keep players apart are obeyed, and announced rematches are
 * avoided, save the few without which it cannot be (rules.md 4).
 */
export function fieldToPair(tournament: Tournament, round: number): Field | undefined {
  const strict = completableField(fieldOf(tournament, round));
  const wishes = tournament.settings.keepApart.some((rule) => !rule.strict);
  return (
    strict ?? (wishes || isRematchAllowed(tournament, round) ? yieldingField(tournament, round) : undefined)
  );
}

const mustRules: FieldRules = { ...allRules, rematches: 'unlessAnnounced', apart: 'must' };

function yieldingField(tournament: Tournament, round: number): Field | undefined {
  const gently = fieldOf(tournament, round);
  const must = fieldOf(tournament, round, mustRules);
  const yields = yieldsOf(must, gently);
  return yields && completableField({ ...gently, compatible: allowing(gently, yields) });
}

type PlaceTest = (a: number, b: number) => boolean;

function allowing({ size, compatible }: Field, yields: PlaceTest): Uint8Array {
  return compatible.map((open, at) => (open === 1 || yields(Math.floor(at / size), at % size) ? 1 : 0));
}

/** The pairs that yield, of those that only the gentle field forbids. */
function yieldsOf(must: Field, gently: Field): PlaceTest | undefined {
  const { players, size } = must;
  const completable = completableField(must);
  if (completable === undefined) {
    return undefined;
  }
  const isBye = (place: number): boolean => place === players.length;
  const natural = new Set(
    pairField(completable).pairs.map(([a, b]) => Math.min(a, b) * size + Math.max(a, b)),
  );
  const rematch: PlaceTest = (a, b) => !isBye(b) && players[a]!.opponents.has(players[b]!.number);
  return pairsThatYield({
    size,
    mayMeet: (a, b) => (isBye(b) ? players[a]!.mayHaveBye : must.compatible[a * size + b] === 1),
    rematch,
    keptApart: (a, b) => !isBye(b) && gently.compatible[a * size + b] === 0 && !rematch(a, b),
    natural: (a, b) => natural.has(a * size + b),
    difference: (a, b) => (isBye(b) ? 0 : Math.abs(players[a]!.score - players[b]!.score)),
  });
}

/** 1.9.3: which rule leaves no way, so that the arbiter can decide what to do. */
export function whyNotPairable(tournament: Tournament, round: number): Problem {
  const { players, size, compatible } = fieldOf(tournament, round, mustRules);
  const apart = keptApart(tournament, round, historyOf(tournament));
  const rematchAllowed = isRematchAllowed(tournament, round);
  return noLegalPairing({
    round,
    numbers: players.map(({ number }) => number),
    mayMeet: (a, b) => compatible[a * size + b] === 1,
    haveMet: (a, b) => !rematchAllowed && players[a]!.opponents.has(players[b]!.number),
    keptApart: (a, b) => apart.never(players[a]!.number, players[b]!.number),
    mayHaveBye: (a) => players[a]!.mayHaveBye,
  });
}
