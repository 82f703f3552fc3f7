import type { LineUpChange } from '../tournament/lineUpChange.ts';
import { playerNumber, type PlayerNumber } from '../tournament/player.ts';
import type { Findings } from './findings.ts';
import { lineUpColumns, type LineUpColumn } from './headings.ts';
import { isBlankCell, numberOf, rowReader, type RowReader } from './rowReader.ts';
import { shownText, type FoundTable } from './table.ts';
import { textKey } from './text.ts';

const mostRounds = 999;
const mostBoards = 999;
const highestNumber = 9999;

/** Somebody of the Players sheet; without a number until *Number players* has been run. */
export interface Named {
  readonly name: string;
  readonly number?: PlayerNumber;
}

/** The rows of the Line-ups sheet; whether they fit the teams is judged when their round is paired. */
export function readLineUps(
  table: FoundTable<LineUpColumn>,
  players: readonly Named[],
  findings: Findings,
): LineUpChange[] {
  return table.values.slice(table.headingRow + 1).flatMap((_cells, index): LineUpChange[] => {
    const reader = rowReader(table, table.headingRow + 1 + index, findings);
    const blank = lineUpColumns.filter((column) => isBlankCell(reader.cell(column)));
    if (blank.length === lineUpColumns.length) {
      return [];
    }
    for (const column of blank) {
      const values = { column: reader.heading(column) };
      findings.problems.push({ code: 'lineUpCellEmpty', cell: reader.address(column), values });
    }
    const round = reader.wholeNumber('round', 1, mostRounds);
    const board = reader.wholeNumber('board', 1, mostBoards);
    const player = readPlayer(reader, players, findings);
    const team = reader.text('team');
    const cell = reader.address('player');
    return round === undefined || board === undefined || player === undefined || team === ''
      ? []
      : [{ round, team, board, player: playerNumber(player), cell }];
  });
}

/** A number, or the name of one player; that he has no number yet is told once, of the Players sheet. */
function readPlayer(
  reader: RowReader<LineUpColumn>,
  players: readonly Named[],
  findings: Findings,
): number | undefined {
  const cell = reader.cell('player');
  if (typeof cell === 'object' || isBlankCell(cell) || numberOf(cell) !== undefined) {
    return reader.wholeNumber('player', 1, highestNumber);
  }
  const found = shownText(cell);
  const named = players.filter(({ name }) => textKey(name) === textKey(found));
  if (named.length !== 1) {
    findings.problems.push({ code: 'lineUpPlayerUnclear', cell: reader.address('player'), found });
  }
  return named.length === 1 ? named[0]?.number : undefined;
}
