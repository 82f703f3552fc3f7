import type { CellAddress } from '../tournament/problem.ts';

/** The letters of a column counted from 0: `A`, …, `Z`, `AA`. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** `B7` for row 6, column 1: both counted from 0. */
export function a1(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

export function addressOf(sheet: string, row: number, column: number): CellAddress {
  return { sheet, a1: a1(row, column) };
}
