import { columnLetters } from './address.ts';
import type { ResultRow } from './event.ts';
import type { ResultColumn } from './headings.ts';
import type { FoundTable } from './table.ts';

/** Rows below the last one that the formula looks at too, for what the arbiter adds by hand. */
const spareRows = 100;

/**
 * An ordinary formula that shows what stands under Result in the row of this round and board, wherever the arbiter
 * has sorted it. SUMPRODUCT does without array formulas, which spreadsheets enter in different ways.
 */
export function resultFormula(table: FoundTable<ResultColumn>, row: ResultRow): string {
  const range = (column: ResultColumn): string => rangeOf(table, table.columns[column] ?? 0);
  const has = (column: ResultColumn): boolean => table.columns[column] !== undefined;
  const equal = (column: ResultColumn, value: number | string | undefined): string[] =>
    !has(column) || value === undefined || value === '' ? [] : [`(${range(column)}=${literal(value)})`];
  const byBoard = has('board') && (row.section === '' || has('section'));
  const conditions = [
    ...equal('round', row.round),
    ...(byBoard ? equal('board', row.board) : equal('white', row.white)),
    ...equal('stage', row.stage),
    ...equal('section', row.section),
    ...equal('match', row.match),
    ...equal('game', row.game),
  ].join('*');
  const place = `SUMPRODUCT(${conditions}*ROW(${range('round')}))`;
  return `=IF(SUMPRODUCT(${conditions})=1,INDEX(${range('result')},${place})&"","")`;
}

function rangeOf(table: FoundTable<ResultColumn>, column: number): string {
  const letters = columnLetters(column);
  const sheet = table.sheet.title.replace(/'/g, "''");
  return `'${sheet}'!$${letters}$1:$${letters}$${table.values.length + spareRows}`;
}

function literal(value: number | string): string {
  return typeof value === 'number' ? String(value) : `"${value.replace(/"/g, '""')}"`;
}
