import { maximumMatching, neighbourLists, pairCount } from '../../matching/maximumMatching.ts';
import type { Problem, ProblemCode } from '../../tournament/problem.ts';
import type { Contestant, Field } from './field.ts';

/** Why no legal pairing of the round exists: the rule without which there would be one. */
export function noLegalPairing(field: Field): Problem {
  return { code: causeOf(field), values: { round: field.round } };
}

type Cause = Extract<ProblemCode, `noLegalPairing${string}`>;

function causeOf(field: Field): Cause {
  const legal = (a: Contestant, b: Contestant): boolean => field.meeting(a, b) !== undefined;
  const meet = (a: Contestant, b: Contestant): boolean => a.history.opponents.has(b.player.number);
  const apart = (a: Contestant, b: Contestant): boolean =>
    field.neverTogether(a.player.number, b.player.number);
  if (canPairAll(field, legal, () => true)) {
    return 'noLegalPairingBye';
  }
  const mayHaveBye = (each: Contestant): boolean => each.mayHaveBye;
  if (canPairAll(field, (a, b) => !meet(a, b) && !apart(a, b), mayHaveBye)) {
    return 'noLegalPairingColours';
  }
  return canPairAll(field, (a, b) => !meet(a, b), mayHaveBye)
    ? 'noLegalPairingApart'
    : 'noLegalPairingRematches';
}

function canPairAll(
  field: Field,
  mayMeet: (a: Contestant, b: Contestant) => boolean,
  mayHaveBye: (each: Contestant) => boolean,
): boolean {
  const players = field.contestants;
  const n = players.length + (players.length % 2);
  const neighbours = neighbourLists(n, (a, b) =>
    b < players.length ? mayMeet(players[a]!, players[b]!) : mayHaveBye(players[a]!),
  );
  return pairCount(maximumMatching(neighbours)) * 2 === n;
}
