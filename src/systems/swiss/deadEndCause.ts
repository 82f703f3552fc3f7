import { maximumMatching, neighbourLists, pairCount } from '../../matching/maximumMatching.ts';
import type { ProblemCode } from '../../tournament/problem.ts';

/** The players of a round that has no legal pairing, by position, and what stands between two of them. */
export interface DeadEnd {
  readonly players: number;
  readonly mayMeet: (a: number, b: number) => boolean;
  readonly haveMet: (a: number, b: number) => boolean;
  readonly keptApart: (a: number, b: number) => boolean;
  readonly mayHaveBye: (a: number) => boolean;
}

export type DeadEndCode = Extract<ProblemCode, `noLegalPairing${string}`>;

/** Why no legal pairing of the round exists: the rule without which there would be one. */
export function causeOfDeadEnd(end: DeadEnd): DeadEndCode {
  if (canPairAll(end, end.mayMeet, () => true)) {
    return 'noLegalPairingBye';
  }
  if (canPairAll(end, (a, b) => !end.haveMet(a, b) && !end.keptApart(a, b), end.mayHaveBye)) {
    return 'noLegalPairingColours';
  }
  return canPairAll(end, (a, b) => !end.haveMet(a, b), end.mayHaveBye)
    ? 'noLegalPairingApart'
    : 'noLegalPairingRematches';
}

/** In an odd field one more place stands for the bye. */
function canPairAll(
  { players }: DeadEnd,
  mayMeet: (a: number, b: number) => boolean,
  mayHaveBye: (a: number) => boolean,
): boolean {
  const n = players + (players % 2);
  const neighbours = neighbourLists(n, (a, b) => (b < players ? mayMeet(a, b) : mayHaveBye(a)));
  return pairCount(maximumMatching(neighbours)) * 2 === n;
}
