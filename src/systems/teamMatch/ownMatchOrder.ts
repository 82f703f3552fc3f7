import {
  sessionsOf,
  type MatchGame,
  type MatchOrder,
  type MatchSeat,
  type MatchSide,
} from '../../tournament/matchOrder.ts';
import type { Problem } from '../../tournament/problem.ts';

/**
 * Law 30.2.2, an order of the event's own as typed into the settings: games in the order of boards, White first, with
 * commas or blanks between; game numbers one after the other with `|`, `;` or a new line between:
 * `A1-B1 A2-B2 | B2-A1 B1-A2`. `undefined` when it is not understood.
 */
export function parseMatchOrder(text: string): MatchOrder | undefined {
  const rounds = text
    .split(/[|;\n]/)
    .map((round) =>
      round
        .replace(/\s*\p{Pd}\s*/gu, '-')
        .split(/[\s,]/)
        .filter((each) => each !== ''),
    )
    .filter((round) => round.length > 0);
  const games = rounds.flatMap((round, index) =>
    round.map((each, place) => parseGame(each, index + 1, place + 1)),
  );
  const known = games.filter((game): game is MatchGame => game !== undefined);
  return known.length === games.length && known.length > 0 ? known : undefined;
}

/** As `parseMatchOrder` reads it. */
export function makeMatchOrder(order: MatchOrder): string {
  const seat = ({ side, board }: MatchSeat): string => `${side.toUpperCase()}${board}`;
  return Array.from({ length: sessionsOf(order) }, (_, index) =>
    order
      .filter(({ game }) => game === index + 1)
      .map(({ white, black }) => `${seat(white)}-${seat(black)}`)
      .join(' '),
  ).join(' | ');
}

function parseGame(text: string, game: number, board: number): MatchGame | undefined {
  const found = /^([ab])(\d{1,3})-(?!\1)[ab](\d{1,3})$/i.exec(text);
  if (found === null) {
    return undefined;
  }
  const [white, black]: [MatchSide, MatchSide] = /^a/i.test(text) ? ['a', 'b'] : ['b', 'a'];
  return {
    game,
    board,
    white: { side: white, board: Number(found[2]) },
    black: { side: black, board: Number(found[3]) },
  };
}

/** Law 30.2.2: every player of A meets every player of B exactly once, and nobody sits twice in one game number. */
export function matchOrderProblems(order: MatchOrder, boards: number): Problem[] {
  const met = new Map<string, number>();
  const seated = new Map<string, number>();
  for (const { game, white, black } of order) {
    const [a, b] = white.side === 'a' ? [white, black] : [black, white];
    count(met, `A${a.board}-B${b.board}`);
    count(seated, `A${a.board} ${game}`);
    count(seated, `B${b.board} ${game}`);
  }
  const wanted = Array.from({ length: boards * boards }, (_, index) => {
    const [a, b] = [Math.floor(index / boards) + 1, (index % boards) + 1];
    return `A${a}-B${b}`;
  });
  const wrong = [
    ...wanted.filter((pair) => met.get(pair) !== 1),
    ...[...met.keys()].filter((pair) => !wanted.includes(pair)),
  ];
  const twice = [...seated].filter(([, times]) => times > 1).map(([seat]) => seat.split(' '));
  return [
    ...(wrong.length === 0
      ? []
      : [{ code: 'matchOrderIncomplete' as const, values: { boards, pairs: wrong.join(', ') } }]),
    ...twice.map(([player, game]) => ({
      code: 'matchOrderTwice' as const,
      values: { player: player!, game: game! },
    })),
  ];
}

function count(times: Map<string, number>, key: string): void {
  times.set(key, (times.get(key) ?? 0) + 1);
}
