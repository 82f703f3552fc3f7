import type { PlayerNumber } from '../tournament/player.ts';
import { playerNumber } from '../tournament/player.ts';
import { halfPoints, type HalfPoints } from '../tournament/points.ts';
import type { Note, Problem, ProblemCode } from '../tournament/problem.ts';

/** A line being read. Columns count from 1, in characters, as the tables of the format do. */
export interface TrfLine {
  readonly number: number;
  readonly text: string;
  readonly problems: Problem[];
  /** What was repaired: the line is then written anew in the canonical form. */
  readonly repairs: Note[];
}

export function trfLine(number: number, text: string): TrfLine {
  return { number, text, problems: [], repairs: [] };
}

/** The columns `from` to `to`, inclusive, with the blanks around taken off. */
export function textIn(line: TrfLine, from: number, to?: number): string {
  return line.text.slice(from - 1, to).trim();
}

export function report(
  line: TrfLine,
  code: ProblemCode,
  column: number,
  found: string,
  values: Readonly<Record<string, string | number>> = {},
): void {
  line.problems.push({ code, found, values: { line: line.number, column, ...values } });
}

/** A whole number; `undefined` for blank columns, and for a problem that is then reported. */
export function numberIn(
  line: TrfLine,
  from: number,
  to: number,
  least: number,
  most: number,
): number | undefined {
  const text = textIn(line, from, to);
  return text === '' ? undefined : wholeNumber(line, from, text, least, most);
}

/** As `numberIn`, but blank columns are a problem too. */
export function requiredNumberIn(
  line: TrfLine,
  from: number,
  to: number,
  least: number,
  most: number,
): number | undefined {
  return wholeNumber(line, from, textIn(line, from, to), least, most);
}

export function wholeNumber(
  line: TrfLine,
  column: number,
  text: string,
  least: number,
  most: number,
): number | undefined {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) {
    return value;
  }
  report(line, 'trfNumberExpected', column, text, { least, most });
  return undefined;
}

/** Points such as `11.5`; a comma is taken for a point and listed as repaired. */
export function pointsIn(line: TrfLine, from: number, to: number): HalfPoints | undefined {
  const text = textIn(line, from, to);
  return text === '' ? undefined : pointsFrom(line, from, text);
}

export function requiredPointsIn(line: TrfLine, from: number, to: number): HalfPoints | undefined {
  return pointsFrom(line, from, textIn(line, from, to));
}

export function pointsFrom(line: TrfLine, column: number, text: string): HalfPoints | undefined {
  const value = /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) * 2 : NaN;
  if (!Number.isInteger(value)) {
    report(line, 'trfPointsExpected', column, text);
    return undefined;
  }
  if (text.includes(',')) {
    const values = { line: line.number, column };
    line.repairs.push({ code: 'trfCommaRepaired', found: text, values });
  }
  return halfPoints(value);
}

/** Numbers of four columns each, with one blank between, from a column to the end of the line. */
export function playersFrom(line: TrfLine, from: number): PlayerNumber[] {
  const players: PlayerNumber[] = [];
  for (let column = from; column <= line.text.length; column += 5) {
    const player = numberIn(line, column, column + 3, 0, 9999);
    if (player !== undefined) {
      players.push(playerNumber(player));
    }
  }
  return players;
}

export interface Word {
  readonly column: number;
  readonly text: string;
}

/** The words of the line from a column on, wherever they stand. */
export function wordsFrom(line: TrfLine, from: number): Word[] {
  const words: Word[] = [];
  const pattern = /\S+/g;
  const tail = line.text.slice(from - 1);
  for (let match = pattern.exec(tail); match !== null; match = pattern.exec(tail)) {
    words.push({ column: from + match.index, text: match[0] });
  }
  return words;
}

/** Lays texts into their columns, blanks between them, none at the end. */
export function layOut(fields: readonly (readonly [column: number, text: string])[]): string {
  let text = '';
  for (const [column, value] of fields) {
    text = value === '' ? text : `${text.padEnd(column - 1)}${value}`;
  }
  return text;
}

/** A number or text at the right edge of its columns. */
export function rightAligned(value: string | number | undefined, width: number): string {
  return value === undefined || value === '' ? '' : String(value).padStart(width);
}

/** A number with zeros in front of it. */
export function zeroPadded(value: string | number, width: number): string {
  return String(value).padStart(width, '0');
}

/** As `playersFrom` reads them. */
export function playersAt(column: number, players: readonly number[]): [number, string][] {
  return players.map((player, index) => [column + index * 5, rightAligned(player, 4)]);
}

/** `4.5` from nine half-points. */
export function pointsText(points: HalfPoints): string {
  return (points / 2).toFixed(1);
}

/** At the right edge of their columns; blank where there are none. */
export function pointsAligned(points: HalfPoints | undefined, width: number): string {
  return points === undefined ? '' : rightAligned(pointsText(points), width);
}
