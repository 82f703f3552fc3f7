/** The two teams of a match: `a` is the one with priority, whose odd boards have White in the first game. */
export type MatchSide = 'a' | 'b';

/** A place in a match: `A1` is the first board of team A. */
export interface MatchSeat {
  readonly side: MatchSide;
  /** 1-based. */
  readonly board: number;
}

/** One game of the order in which a match is played. */
export interface MatchGame {
  /** 1-based: all games with the same number are played at the same time. */
  readonly game: number;
  /** 1-based within the game number. */
  readonly board: number;
  readonly white: MatchSeat;
  readonly black: MatchSeat;
}

/** All games of a match, by game number, then by board. */
export type MatchOrder = readonly MatchGame[];

/** How often the boards meet before a match is over, or can be level: the highest game number. */
export function sessionsOf(order: MatchOrder): number {
  return order.reduce((most, { game }) => Math.max(most, game), 0);
}
