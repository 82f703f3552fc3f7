import type { MatchOrder, MatchSeat } from '../../tournament/matchOrder.ts';

/** Law 30.2.1: a match has one to four games on each board. */
export const mostGamesInMatch = 4;

/** Law 30.2.1: in a match of two teams a single game is meant for ten boards or more. */
export const boardsForOneGame = 10;

/**
 * Law 30.2.1 and 30.4: boards of the same number meet. In the first game the odd boards of the team with priority have
 * White and its even boards Black; with more games colours alternate.
 */
export function simultaneousOrder(boards: number, games: number): MatchOrder {
  return Array.from({ length: games }, (_, index) => index + 1).flatMap((game) =>
    Array.from({ length: boards }, (_, place) => {
      const board = place + 1;
      const a: MatchSeat = { side: 'a', board };
      const b: MatchSeat = { side: 'b', board };
      return { game, board, ...((board + game) % 2 === 0 ? { white: a, black: b } : { white: b, black: a }) };
    }),
  );
}
