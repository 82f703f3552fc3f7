import type { Tournament } from '../tournament/tournament.ts';

export interface RoundToPair {
  /** 1-based number of the round that has not been paired. */
  readonly round: number;
  /** Exactly the rounds before it; byes typed into the Results sheet for it stand among the players' `byes`. */
  readonly tournament: Tournament;
}

/**
 * The next round of a part. A last round that holds only byes given by the arbiter has not been paired yet: its
 * byes are requests.
 */
export function roundToPair(_tournament: Tournament): RoundToPair {
  throw new Error('not written yet');
}
