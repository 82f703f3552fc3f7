import type { Colour } from './colour.ts';
import type { TeamMatch } from './teamMatch.ts';

/**
 * Law 30.3 with 30.1.5: who goes on. Board points, then the points of board 1, board 2, …, then the lot that stands on
 * record; `undefined` while nothing separates the two.
 */
export function matchWinner({ points, lot }: TeamMatch): Colour | undefined {
  const { white, black } = points;
  if (white.total !== black.total) {
    return white.total > black.total ? 'white' : 'black';
  }
  const board = white.boards.findIndex((own, index) => own !== black.boards[index]);
  if (board < 0) {
    return lot;
  }
  return (white.boards[board] ?? 0) > (black.boards[board] ?? 0) ? 'white' : 'black';
}
