import type { ByeOutcome, GameOutcome } from './outcome.ts';
import type { PlayerNumber } from './player.ts';
import type { Note, Problem } from './problem.ts';

/** One board of a round that has just been paired. Boards count from 1 in board order. */
export interface PairedBoard {
  readonly board: number;
  readonly white: PlayerNumber;
  readonly black: PlayerNumber;
  readonly match?: number;
  readonly game?: number;
  /** Already decided when paired: forfeits of players who have left, a winner drawn by lot. */
  readonly outcome?: GameOutcome;
}

export interface PairedBye {
  readonly player: PlayerNumber;
  readonly outcome: ByeOutcome;
  /** Knockout: the match he need not play. */
  readonly match?: number;
  /** Team events: the board that has no opponent, and the game of its match. */
  readonly board?: number;
  readonly game?: number;
}

/** A round as a system pairs it: nothing typed yet. */
export interface Pairing {
  readonly round: number;
  readonly boards: readonly PairedBoard[];
  readonly byes: readonly PairedBye[];
  /** What the arbiter is told beside the boards: yields, draws of lots, warnings of the law. */
  readonly notes: readonly Note[];
}

/** Refusals come back as values, all of them at once; exceptions are our own bugs. */
export type PairingResult =
  | { readonly ok: true; readonly pairing: Pairing }
  | { readonly ok: false; readonly problems: readonly Problem[] };
