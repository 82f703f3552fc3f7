import type { Pairing } from '../tournament/pairing.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Problem } from '../tournament/problem.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { Reason } from './reasons.ts';
import type { Seat } from './seat.ts';

/** A round as the rules pair it, and the player who asks why. */
export interface Question {
  /** Holds exactly the rounds before the one asked about. */
  readonly tournament: Tournament;
  readonly round: number;
  readonly pairing: Pairing;
  readonly player: PlayerNumber;
  /** What the rules have for him. */
  readonly seat: Seat;
}

/** A game, or a bye that the system gave: what a system has reasons for. */
export type Explain = (question: Question) => readonly Reason[];

export type Explanation =
  | { readonly ok: true; readonly reasons: readonly Reason[] }
  /** The round cannot be paired, so there is nothing to explain. */
  | { readonly ok: false; readonly problems: readonly Problem[] };
