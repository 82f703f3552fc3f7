import type { MatchGame, MatchOrder, MatchSeat } from '../../tournament/matchOrder.ts';

/** Law 30.2.2: kiểu Anh is for teams of up to six; more is warned of, never refused. */
export const mostInScheveningen = 6;

/**
 * Law 30.2.2, kiểu Anh: every player of A meets every player of B once. In game r Ai meets B(i + r − 1), cyclic
 * (rules.md 7); White is of A where both numbers are odd or both are even, else of B.
 */
export function scheveningenOrder(boards: number): MatchOrder {
  return Array.from({ length: boards }, (_, index) => scheveningenRound(boards, index + 1)).flat();
}

/** Law 30.2.2: game r of the match, Ai against B(i + r − 1). */
function scheveningenRound(boards: number, game: number): MatchGame[] {
  return Array.from({ length: boards }, (_, index) => {
    const board = index + 1;
    const a: MatchSeat = { side: 'a', board };
    const b: MatchSeat = { side: 'b', board: ((index + game - 1) % boards) + 1 };
    return {
      game,
      board,
      ...((a.board + b.board) % 2 === 0 ? { white: a, black: b } : { white: b, black: a }),
    };
  });
}
