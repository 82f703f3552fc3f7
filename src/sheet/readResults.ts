import type { PlayerNumber } from '../tournament/player.ts';
import type { ResultRow } from './event.ts';
import type { Findings } from './findings.ts';
import type { ResultColumn } from './headings.ts';
import { highestNumber } from './limits.ts';
import {
  noteNames,
  readNumber,
  readOutcome,
  readPart,
  readRound,
  type OutcomeRead,
  type ResultContext,
} from './resultCells.ts';
import { rowReader, type RowReader } from './rowReader.ts';
import { shownText, type FoundTable } from './table.ts';
import { textKey } from './text.ts';

/** The columns that make a row the add-on's; a row with none of them filled is the arbiter's own or blank. */
const ownColumns = ['white', 'black', 'result'] as const;

/** Every row that could be read, in sheet order; boards that nobody typed are counted within their round. */
export function readResults(
  table: FoundTable<ResultColumn>,
  context: ResultContext,
  findings: Findings,
): readonly ResultRow[] {
  const rows: ResultRow[] = [];
  const untyped = new Set<number>();
  for (let row = table.headingRow + 1; row < table.values.length; row += 1) {
    const reader = rowReader(table, row, findings);
    if (ownColumns.every((column) => reader.isBlank(column))) {
      continue;
    }
    const read = readRow(reader, table, context, findings);
    if (read !== undefined) {
      rows.push(read);
      if (read.board === 0) {
        untyped.add(row);
      }
    }
  }
  return untyped.size === 0 ? rows : withBoards(rows, untyped);
}

/** `undefined` where something was reported that leaves no row. Board 0 stands for a board that nobody typed. */
function readRow(
  reader: RowReader<ResultColumn>,
  table: FoundTable<ResultColumn>,
  context: ResultContext,
  findings: Findings,
): ResultRow | undefined {
  const round = readRound(reader, findings);
  const white = readNumber(reader, 'white', context, findings);
  const black = readNumber(reader, 'black', context, findings);
  const match = reader.wholeNumber('match', 1, highestNumber);
  const board = reader.wholeNumber('board', 1, highestNumber);
  const game = reader.wholeNumber('game', 1, highestNumber);
  const part = readPart(reader, white, black, context, findings);
  const result = readOutcome(reader, table, context.points(part), context.language, findings);
  reportSides(reader, result, white, round, findings);
  if (round === undefined || white === undefined || !fits(reader, result, black)) {
    return undefined;
  }
  noteNames(reader, { whiteName: white, blackName: black }, context, findings);
  const note = reader.text('note');
  return {
    row: reader.row,
    ...part,
    round,
    ...(match === undefined ? {} : { match }),
    board: board ?? 0,
    ...(game === undefined ? {} : { game }),
    white,
    ...(black === undefined ? {} : { black }),
    ...(result.outcome === undefined ? {} : { outcome: result.outcome }),
    ...(note === '' ? {} : { note }),
    resultCell: reader.address('result'),
  };
}

/** A game has two players, a bye one. */
function fits(
  reader: RowReader<ResultColumn>,
  result: OutcomeRead,
  black: PlayerNumber | undefined,
): boolean {
  return result.kind === 'bye' ? reader.isBlank('black') : black !== undefined;
}

/** What does not fit `fits`, and a player missing in White, where the one with a bye stands too. */
function reportSides(
  reader: RowReader<ResultColumn>,
  result: OutcomeRead,
  white: PlayerNumber | undefined,
  round: number | undefined,
  findings: Findings,
): void {
  const found = shownText(reader.cell('result'));
  const alone = reader.isBlank('black');
  if (reader.isBlank('white')) {
    const values = { side: reader.heading('white'), white: reader.heading('white') };
    findings.problems.push({ code: 'playerMissing', cell: reader.address('white'), values });
  } else if (result.kind === 'bye' && !alone) {
    findings.problems.push({ code: 'byeWithOpponent', cell: reader.address('result'), found });
  } else if (result.kind === 'game' && alone) {
    const values = { side: reader.heading('black') };
    findings.problems.push({ code: 'opponentMissing', cell: reader.address('black'), found, values });
  } else if (result.kind === 'empty' && alone && white !== undefined) {
    const values = { number: white, round: round ?? '?' };
    findings.problems.push({ code: 'playerAlone', cell: reader.address('black'), values });
  }
}

function withBoards(rows: readonly ResultRow[], untyped: ReadonlySet<number>): readonly ResultRow[] {
  const highest = new Map<string, number>();
  const slotOf = (row: ResultRow): string => [textKey(row.stage), textKey(row.section), row.round].join('\n');
  rows.forEach((row) => highest.set(slotOf(row), Math.max(highest.get(slotOf(row)) ?? 0, row.board)));
  return rows.map((row) => {
    if (!untyped.has(row.row) || row.black === undefined) {
      return row;
    }
    const board = (highest.get(slotOf(row)) ?? 0) + 1;
    highest.set(slotOf(row), board);
    return { ...row, board };
  });
}
