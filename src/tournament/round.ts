import type { ByColour } from './colour.ts';
import type { ByeOutcome, GameOutcome } from './outcome.ts';
import type { PlayerNumber } from './player.ts';
import type { HalfPoints } from './points.ts';

/** One game on one board: a row of the Results sheet. */
export interface Game {
  readonly board: number;
  readonly white: PlayerNumber;
  readonly black: PlayerNumber;
  /** Absent while nobody has typed the result. */
  readonly outcome?: GameOutcome;
  /** Knockout and team events: the match this game belongs to, and its number within board and match. */
  readonly match?: number;
  readonly game?: number;
  readonly note?: string;
  /** The match of two teams as one game: what it was worth to each, whatever the outcome is worth else. */
  readonly points?: ByColour<HalfPoints>;
}

/** A row without an opponent. */
export interface Bye {
  readonly player: PlayerNumber;
  readonly outcome: ByeOutcome;
  readonly match?: number;
  /** Team events: the board that has no opponent, and the game of its match. */
  readonly board?: number;
  readonly game?: number;
  readonly note?: string;
  /** The bye of a team: what its boards got together. */
  readonly points?: HalfPoints;
}

export interface Round {
  /** 1-based. */
  readonly number: number;
  readonly games: readonly Game[];
  readonly byes: readonly Bye[];
}

/** Every game has a result (an unfinished game, `*`, counts as one: rules.md 0). */
export function isComplete(round: Round): boolean {
  return round.games.every((game) => game.outcome !== undefined);
}
