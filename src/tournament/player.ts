import type { ByeOutcome } from './outcome.ts';

/** The identity of a player, 1…n (số thứ tự). It never changes once a result or a pairing exists. */
export type PlayerNumber = number & { readonly __brand: 'PlayerNumber' };

export function playerNumber(value: number): PlayerNumber {
  return value as PlayerNumber;
}

/** A bye the player asked for, or was given, before the round is paired: `3=½` in the *Byes* column. */
export interface RequestedBye {
  readonly round: number;
  readonly outcome: ByeOutcome;
}

export interface Player {
  readonly number: PlayerNumber;
  readonly name: string;
  /** International rating (FIDE or WXF Elo); absent when unrated. */
  readonly rating?: number;
  readonly title?: string;
  readonly nationalRating?: number;
  readonly grade?: string;
  readonly club?: string;
  readonly federation?: string;
  readonly sex?: string;
  /** As typed: a year, or a date in the TRF form `1984/00/00`. */
  readonly born?: string;
  readonly fideId?: string;
  readonly section?: string;
  readonly team?: string;
  /** A board number, or `R1`, `R2` for reserves. */
  readonly board?: string;
  readonly seed?: number;
  /** Matches of the knockout this player need not play (Law 25). */
  readonly exempt?: number;
  /** First round he takes part in; 1 when absent. */
  readonly fromRound?: number;
  /** Last round he took part in, when he has left the event. */
  readonly leftAfter?: number;
  readonly byes: readonly RequestedBye[];
  /** `false` only where the setting *Check-in* is on (or some box is ticked) and his box is not. */
  readonly present?: boolean;
}
