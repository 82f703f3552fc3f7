import { maximumMatching, neighbourLists, pairCount } from '../../matching/maximumMatching.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Problem, ProblemCode } from '../../tournament/problem.ts';
import { stuckPlayers } from './stuckPlayers.ts';

/** The players of a round that has no legal pairing, by position, and what stands between two of them. */
export interface DeadEnd {
  readonly round: number;
  readonly numbers: readonly PlayerNumber[];
  readonly mayMeet: (a: number, b: number) => boolean;
  readonly haveMet: (a: number, b: number) => boolean;
  readonly keptApart: (a: number, b: number) => boolean;
  readonly mayHaveBye: (a: number) => boolean;
}

export type DeadEndCode = Extract<ProblemCode, `noLegalPairing${string}`>;

/**
 * Why no legal pairing of the round exists: the rule without which there would be one, and where that is the bye or the
 * games already played, who may still sit out and who has met whom.
 */
export function noLegalPairing(end: DeadEnd): Problem {
  const code = causeOfDeadEnd(end);
  const byes = inOrder(end.numbers.filter((_, at) => end.mayHaveBye(at)));
  switch (code) {
    case 'noLegalPairingByeLeft':
      return { code, values: { round: end.round, byes: byes.join(', '), met: metBetween(end) } };
    case 'noLegalPairingRematches':
      return { code, values: { round: end.round, met: metBetween(end) } };
    default:
      return { code, values: { round: end.round } };
  }
}

function causeOfDeadEnd(end: DeadEnd): DeadEndCode {
  const isOdd = end.numbers.length % 2 === 1;
  const withAnyBye = isOdd && canPairAll(end, end.mayMeet, () => true);
  if (withAnyBye && !end.numbers.some((_, at) => end.mayHaveBye(at))) {
    return 'noLegalPairingBye';
  }
  if (canPairAll(end, (a, b) => !end.haveMet(a, b) && !end.keptApart(a, b), end.mayHaveBye)) {
    return 'noLegalPairingColours';
  }
  if (canPairAll(end, (a, b) => !end.haveMet(a, b), end.mayHaveBye)) {
    return 'noLegalPairingApart';
  }
  return withAnyBye ? 'noLegalPairingByeLeft' : 'noLegalPairingRematches';
}

/** In an odd field one more place stands for the bye. */
function canPairAll(
  { numbers }: DeadEnd,
  mayMeet: (a: number, b: number) => boolean,
  mayHaveBye: (a: number) => boolean,
): boolean {
  const players = numbers.length;
  const n = players + (players % 2);
  const neighbours = neighbourLists(n, (a, b) => (b < players ? mayMeet(a, b) : mayHaveBye(a)));
  return pairCount(maximumMatching(neighbours)) * 2 === n;
}

/** So many are named, and of so many byes each is looked at. */
const mostNamed = 6;

/** Whoever cannot all be paired when somebody sits out, each with those of the round whom he has met: `1 (2, 3, 5)`. */
function metBetween(end: DeadEnd): string {
  const places = end.numbers.map((_, at) => at);
  const sitting = end.numbers.length % 2 === 0 ? [undefined] : places.filter((at) => end.mayHaveBye(at));
  const stuck = new Set(
    sitting.slice(0, mostNamed).flatMap((at) => stuckPlayers(end.numbers.length, end.mayMeet, at)),
  );
  return [...stuck]
    .sort((a, b) => end.numbers[a]! - end.numbers[b]!)
    .slice(0, mostNamed)
    .map((at) => `${end.numbers[at]!} (${metBy(end, at)})`)
    .join('; ');
}

function metBy(end: DeadEnd, at: number): string {
  const met = inOrder(end.numbers.filter((_, other) => other !== at && end.haveMet(at, other)));
  const named = met.slice(0, 2 * mostNamed).join(', ');
  return met.length > 2 * mostNamed ? `${named}, …` : named || '–';
}

function inOrder(numbers: readonly PlayerNumber[]): PlayerNumber[] {
  return [...numbers].sort((a, b) => a - b);
}
