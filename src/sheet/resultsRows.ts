import type { Pairing } from '../tournament/pairing.ts';
import type { Player } from '../tournament/player.ts';
import type { CellValue } from './cell.ts';
import type { PartKey } from './event.ts';
import { resultColumns, type ResultColumn } from './headings.ts';
import type { AppendedRows, PageValue } from './page.ts';
import { makeResult, resultChoices } from './resultText.ts';
import { isBlankCell } from './rowReader.ts';
import { parseWhole } from './settingValues.ts';
import { shownText, type FoundTable } from './table.ts';
import { textKey } from './text.ts';

/** A round of one part, as it is written into Results. */
export interface PairedRound {
  readonly part: PartKey;
  readonly pairing: Pairing;
  /** The setting *First board number*; 1 unless given. */
  readonly firstBoard?: number;
}

/** Columns of these kinds are people's text, or results that a spreadsheet would take for dates and formulas. */
export const plainResultColumns: readonly ResultColumn[] = [
  'stage',
  'section',
  'whiteName',
  'result',
  'blackName',
  'note',
];

/**
 * The rows of newly paired rounds, under the last row that holds anything in the add-on's columns, in the order
 * of the columns of the sheet. A bye whose row the arbiter has typed already gets no second one.
 */
export function resultsRows(
  table: FoundTable<ResultColumn>,
  rounds: readonly PairedRound[],
  players: readonly Player[],
): AppendedRows {
  const firstRow = firstFreeRow(table);
  const rows = rounds
    .flatMap((round) => rowsOf(round, players, seatedIn(table, round)))
    .map((row) => inColumns(table, row));
  const at = (column: ResultColumn): number[] => {
    const index = table.columns[column];
    return index === undefined ? [] : [index];
  };
  return {
    firstRow,
    rows,
    plainText: plainResultColumns.flatMap(at),
    dropdowns: at('result').map((column) => ({
      column,
      fromRow: firstRow,
      toRow: firstRow + rows.length - 1,
      choices: resultChoices,
    })),
  };
}

/** A row whose result, section or note the arbiter has prepared is not free either. */
function firstFreeRow(table: FoundTable<ResultColumn>): number {
  const own = resultColumns.flatMap((column) => table.columns[column] ?? []);
  for (let row = table.values.length - 1; row > table.headingRow; row -= 1) {
    if (own.some((column) => !isBlankCell(table.values[row]?.[column] ?? ''))) {
      return row + 1;
    }
  }
  return table.headingRow + 1;
}

/** Who stands in a row of this stage and round already, and in which game; numbers are unique in the workbook, so sections do not matter. */
function seatedIn(table: FoundTable<ResultColumn>, { part, pairing }: PairedRound): Set<string> {
  const rows = table.values.slice(table.headingRow + 1);
  const cell = (row: readonly CellValue[], column: ResultColumn): CellValue =>
    row[table.columns[column] ?? -1] ?? '';
  return new Set(
    rows
      .filter((row) => textKey(shownText(cell(row, 'stage'))) === textKey(part.stage))
      .filter((row) => parseWhole(cell(row, 'round'), pairing.round, pairing.round) !== undefined)
      .map((row) => {
        const at = (column: ResultColumn): number | string =>
          parseWhole(cell(row, column), 1, Infinity) ?? '';
        return `${at('white')} ${at('game')}`;
      }),
  );
}

type WrittenRow = Partial<Record<ResultColumn, PageValue>>;

function rowsOf(round: PairedRound, players: readonly Player[], seated: ReadonlySet<string>): WrittenRow[] {
  const { part, pairing, firstBoard = 1 } = round;
  const names = new Map(players.map((player) => [player.number, player.name]));
  const slot = { stage: part.stage, section: part.section, round: pairing.round };
  const games = pairing.boards.map((board): WrittenRow => ({
    ...slot,
    board: board.board + firstBoard - 1,
    ...(board.match === undefined ? {} : { match: board.match }),
    ...(board.game === undefined ? {} : { game: board.game }),
    white: board.white,
    whiteName: names.get(board.white) ?? '',
    ...(board.outcome === undefined ? {} : { result: makeResult(board.outcome) }),
    blackName: names.get(board.black) ?? '',
    black: board.black,
  }));
  const byes = pairing.byes
    .filter(({ player, game = '' }) => !seated.has(`${player} `) && !seated.has(`${player} ${game}`))
    .map((bye): WrittenRow => ({
      ...slot,
      ...(bye.match === undefined ? {} : { match: bye.match }),
      ...(bye.board === undefined ? {} : { board: bye.board }),
      ...(bye.game === undefined ? {} : { game: bye.game }),
      white: bye.player,
      whiteName: names.get(bye.player) ?? '',
      result: makeResult(bye.outcome),
    }));
  return [...games, ...byes];
}

function inColumns(table: FoundTable<ResultColumn>, row: WrittenRow): (PageValue | undefined)[] {
  const own = resultColumns.filter((column) => table.columns[column] !== undefined);
  const width = Math.max(...own.map((column) => (table.columns[column] ?? 0) + 1));
  const cells = Array.from({ length: width }, (): PageValue | undefined => undefined);
  own.forEach((column) => (cells[table.columns[column] ?? 0] = row[column] ?? ''));
  return cells;
}
