import {
  bergerBoards,
  bergerRound,
  bergerTable,
  bergerWhite,
  roundsOfCycle,
  tableSize,
} from '../systems/roundRobin/berger.ts';
import { mostInTable } from '../systems/roundRobin/pairRoundRobin.ts';
import { refuse, type Answer } from './answer.ts';
import { problemsOf, wholeArgument, wholeNumber } from './arguments.ts';

/** `BERGER_ROUND(a, b, n)`: the round in which a and b meet among n players; for odd n, n + 1 is being free. */
export function bergerRoundFunction(a: unknown, b: unknown, n: unknown): Answer {
  return ofTwo(a, b, n, bergerRound);
}

/** `BERGER_WHITE(a, b, n)`: the number that has White. */
export function bergerWhiteFunction(a: unknown, b: unknown, n: unknown): Answer {
  return ofTwo(a, b, n, bergerWhite);
}

/**
 * `BERGER_TABLE(n, [round])`: rows of Round, Board, White, Black in the printed order, without a heading row; the
 * whole cycle, or one round of it. For odd n the number n + 1 stands for being free.
 */
export function bergerTableFunction(n: unknown, round?: unknown): Answer {
  const players = wholeNumber(n, 'n', 2, mostInTable);
  if (!players.ok) {
    return players;
  }
  const chosen = wholeArgument(round, 'round', 1, roundsOfCycle(players.value));
  if (!chosen.ok) {
    return chosen;
  }
  const games =
    chosen.value === undefined ? bergerTable(players.value) : bergerBoards(players.value, chosen.value);
  return { ok: true, value: games.map((game) => [game.round, game.board, game.white, game.black]) };
}

function ofTwo(
  a: unknown,
  b: unknown,
  n: unknown,
  rule: (a: number, b: number, players: number) => number,
): Answer {
  const players = wholeNumber(n, 'n', 2, mostInTable);
  const last = players.ok ? tableSize(players.value) : mostInTable;
  const first = wholeNumber(a, 'a', 1, last);
  const second = wholeNumber(b, 'b', 1, last);
  if (!first.ok || !second.ok || !players.ok) {
    return refuse(...problemsOf(first, second, players));
  }
  if (first.value === second.value) {
    const values = { first: 'a', second: 'b' };
    return refuse({ code: 'argumentsEqual', found: String(first.value), values });
  }
  return { ok: true, value: rule(first.value, second.value, players.value) };
}
