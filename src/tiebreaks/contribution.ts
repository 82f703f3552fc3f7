import type { Entry } from '../tournament/history.ts';
import type { Fraction } from './fraction.ts';

export const countedAs = [
  'opponent',
  'adjustedOpponent',
  'scheduledOpponent',
  'withdrawnOpponent',
  'dummy',
  'cappedDummy',
  'lastPlace',
  'ownResult',
  'runningScore',
  'buchholz',
  'rating',
  'performance',
  'nothing',
  'open',
] as const;

/** What a round counts as in a tie-break: whose score stands for the opponent's, or what else is added. */
export type CountedAs = (typeof countedAs)[number];

/** One addend of a tie-break: what one row of a player's record brings him. In points, not half-points. */
export interface Contribution {
  readonly entry: Entry;
  readonly countsAs: CountedAs;
  /** The score that stands for the opponent's, in tie-breaks built on scores. */
  readonly score?: Fraction;
  readonly value: Fraction;
  /** C.07 (2026) 16.1.2: a round he was not there to play; such values are cut first (16.5). */
  readonly voluntary?: true;
  /** Left out by a modifier (C.07 (2026) 14). */
  readonly cut?: true;
}
