import { scheveningenOrder } from '../systems/teamMatch/scheveningen.ts';
import type { MatchSeat } from '../tournament/matchOrder.ts';
import { refuse, type Answer } from './answer.ts';
import { problemsOf, requiredWholeArgument, wholeArgument } from './arguments.ts';

const mostBoards = 100;

/**
 * `SCHEVENINGEN(n, [round])`: rows of Round, Board, White (`A1`), Black (`B2`) of a match kiểu Anh (Law 30.2.2), without a
 * heading row; the whole match, or one round of it.
 */
export function scheveningenFunction(n: unknown, round?: unknown): Answer {
  const boards = requiredWholeArgument(n, 'n', 1, mostBoards);
  const chosen = wholeArgument(round, 'round', 1, boards.ok ? boards.value : mostBoards);
  if (!boards.ok || !chosen.ok) {
    return refuse(...problemsOf(boards, chosen));
  }
  const games = scheveningenOrder(boards.value).filter(
    ({ game }) => chosen.value === undefined || game === chosen.value,
  );
  return {
    ok: true,
    value: games.map(({ game, board, white, black }) => [game, board, seatName(white), seatName(black)]),
  };
}

function seatName({ side, board }: MatchSeat): string {
  return `${side === 'a' ? 'A' : 'B'}${board}`;
}
