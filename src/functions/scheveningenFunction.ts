import { scheveningenOrder } from '../systems/teamMatch/scheveningen.ts';
import type { MatchSeat } from '../tournament/matchOrder.ts';
import { refuse, type Answer } from './answer.ts';
import { wholeArgument } from './arguments.ts';

const mostBoards = 100;

/**
 * `SCHEVENINGEN(n, [round])`: rows of Round, Board, White (`A1`), Black (`B2`) of a match kiểu Anh (Law 30.2.2), without a
 * heading row; the whole match, or one round of it.
 */
export function scheveningenFunction(n: unknown, round?: unknown): Answer {
  const boards = wholeArgument(n, 'n', 1, mostBoards);
  const chosen = wholeArgument(round, 'round', 1, boards.ok ? (boards.value ?? mostBoards) : mostBoards);
  const problems = [boards, chosen].flatMap((each) => (each.ok ? [] : each.problems));
  if (!boards.ok || !chosen.ok) {
    return refuse(...problems);
  }
  if (boards.value === undefined) {
    return refuse({ code: 'argumentMissing', values: { argument: 'n' } });
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
