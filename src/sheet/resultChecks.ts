import type { PlayerNumber } from '../tournament/player.ts';
import { addressOf } from './address.ts';
import type { ResultRow } from './event.ts';
import type { Findings } from './findings.ts';
import type { ResultColumn } from './headings.ts';
import type { FoundTable } from './table.ts';
import { textKey } from './text.ts';

/** What must hold between the rows: slots unique, nobody twice in a round, no round left out. */
export function checkRows(
  table: FoundTable<ResultColumn>,
  rows: readonly ResultRow[],
  findings: Findings,
): void {
  reportMeetingHimself(table, rows, findings);
  reportPlayersTwice(table, rows, findings);
  reportSlotsTwice(table, rows, findings);
  reportSkippedRounds(table, rows, findings);
}

type Report = (table: FoundTable<ResultColumn>, rows: readonly ResultRow[], findings: Findings) => void;

/** A1 of a cell of this row. */
function cellOf(
  table: FoundTable<ResultColumn>,
  row: ResultRow,
  column: ResultColumn,
): { sheet: string; a1: string } {
  return addressOf(table.sheet.title, row.row, table.columns[column] ?? 0);
}

const reportMeetingHimself: Report = (table, rows, findings) => {
  for (const row of rows.filter((each) => each.white === each.black)) {
    findings.problems.push({
      code: 'playerMeetsHimself',
      cell: cellOf(table, row, 'black'),
      values: { number: row.white },
    });
  }
};

/** Several games of one match in a round differ in the column Game. */
const reportPlayersTwice: Report = (table, rows, findings) => {
  const first = new Map<string, { row: ResultRow; column: 'white' | 'black' }>();
  const check = (row: ResultRow, column: 'white' | 'black', number: PlayerNumber | undefined): void => {
    const key = [partOf(row), row.round, row.game ?? '', number].join('\n');
    const before = first.get(key);
    if (number === undefined) {
      return;
    }
    if (before === undefined) {
      first.set(key, { row, column });
    } else if (before.row !== row) {
      findings.problems.push({
        code: 'playerTwiceInRound',
        cell: cellOf(table, row, column),
        values: { number, round: row.round, first: cellOf(table, before.row, before.column).a1 },
      });
    }
  };
  for (const row of rows) {
    check(row, 'white', row.white);
    check(row, 'black', row.black);
  }
};

const reportSlotsTwice: Report = (table, rows, findings) => {
  const first = new Map<string, ResultRow>();
  for (const row of rows.filter((each) => each.black !== undefined)) {
    const key = [partOf(row), row.round, row.match ?? '', row.board, row.game ?? ''].join('\n');
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, row);
    } else {
      findings.problems.push({
        code: 'slotTwice',
        cell: cellOf(table, row, 'board'),
        values: { board: row.board, round: row.round, first: cellOf(table, before, 'board').a1 },
      });
    }
  }
};

/** Rounds follow one another in every part; the first gap of each is enough. */
const reportSkippedRounds: Report = (table, rows, findings) => {
  const parts = new Map<string, ResultRow[]>();
  for (const row of rows) {
    const part = parts.get(partOf(row)) ?? [];
    parts.set(partOf(row), part);
    part.push(row);
  }
  for (const part of parts.values()) {
    const rounds = new Set(part.map((row) => row.round));
    const missing = firstGap(rounds);
    const after = part.find((row) => row.round > missing);
    if (after !== undefined) {
      findings.problems.push({
        code: 'roundSkipped',
        cell: cellOf(table, after, 'round'),
        values: { round: after.round, missing },
      });
    }
  }
};

/** The first round, counted from 1, that has no row. */
export function firstGap(rounds: ReadonlySet<number>): number {
  let round = 1;
  while (rounds.has(round)) {
    round += 1;
  }
  return round;
}

function partOf(row: ResultRow): string {
  return `${textKey(row.stage)}\n${textKey(row.section)}`;
}
