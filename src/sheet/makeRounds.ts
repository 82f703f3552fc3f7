import { byeOutcomes, gameOutcomes, type ByeOutcome, type GameOutcome } from '../tournament/outcome.ts';
import type { Bye, Game, Round } from '../tournament/round.ts';
import type { ResultRow } from './event.ts';
import { firstGap } from './resultChecks.ts';

/** The rounds of one part, in order of boards whatever the order of the rows; up to the first round without a row. */
export function makeRounds(rows: readonly ResultRow[]): readonly Round[] {
  const count = firstGap(new Set(rows.map((row) => row.round))) - 1;
  const byRound = Array.from({ length: count }, (): ResultRow[] => []);
  rows.forEach((row) => byRound[row.round - 1]?.push(row));
  return byRound.map((ofRound, index) => {
    const ordered = [...ofRound].sort(byBoard);
    return {
      number: index + 1,
      games: ordered.flatMap((row) => gameOf(row) ?? []),
      byes: ordered.flatMap((row) => byeOf(row) ?? []).sort((left, right) => left.player - right.player),
    };
  });
}

export function byBoard(left: ResultRow, right: ResultRow): number {
  return (
    (left.match ?? 0) - (right.match ?? 0) ||
    left.board - right.board ||
    (left.game ?? 0) - (right.game ?? 0) ||
    left.row - right.row
  );
}

function gameOf(row: ResultRow): Game | undefined {
  if (row.black === undefined) {
    return undefined;
  }
  const outcome = gameOutcomes.find((each): each is GameOutcome => each === row.outcome);
  return {
    board: row.board,
    white: row.white,
    black: row.black,
    ...(outcome === undefined ? {} : { outcome }),
    ...(row.match === undefined ? {} : { match: row.match }),
    ...(row.game === undefined ? {} : { game: row.game }),
    ...(row.note === undefined ? {} : { note: row.note }),
  };
}

function byeOf(row: ResultRow): Bye | undefined {
  const outcome = byeOutcomes.find((each): each is ByeOutcome => each === row.outcome);
  if (row.black !== undefined || outcome === undefined) {
    return undefined;
  }
  return {
    player: row.white,
    outcome,
    ...(row.match === undefined ? {} : { match: row.match }),
    ...(row.game === undefined || row.board === 0 ? {} : { board: row.board, game: row.game }),
    ...(row.note === undefined ? {} : { note: row.note }),
  };
}
