import type { Problem } from '../tournament/problem.ts';
import { addressOf } from './address.ts';
import type { EventRead } from './event.ts';

/** Problems of teams that stand in the Players sheet, each with the cell of the board in question. */
export function teamCells({ tables, players }: EventRead, problems: readonly Problem[]): Problem[] {
  const table = tables.players;
  return problems.map((problem) => {
    const { code, values = {} } = problem;
    const isBoard = code === 'teamBoardUnclear' || code === 'teamBoardTwice';
    const number = Number(values.number ?? String(values.numbers).split(', ').pop());
    const row = players.find(({ player }) => player.number === number)?.row;
    const column = table?.columns.board;
    return isBoard && table !== undefined && row !== undefined && column !== undefined
      ? { ...problem, cell: addressOf(table.sheet.title, row, column) }
      : problem;
  });
}
