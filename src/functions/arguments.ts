import type { Problem } from '../tournament/problem.ts';
import { cellFrom, isOmitted, onlyCell } from './fromRange.ts';

/** One argument read: its value, `undefined` when omitted, or what is wrong with it. */
export type ArgumentRead<T> =
  | { readonly ok: true; readonly value: T | undefined }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** One that must be given. */
export type RequiredRead<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] };

/** A whole number, typed as a number or as its digits; nothing is none. */
export function wholeNumber(
  raw: unknown,
  argument: string,
  least: number,
  most: number,
): RequiredRead<number> {
  const cell = onlyCell(raw);
  const number =
    typeof cell === 'string' && /^\s*\d+\s*$/.test(cell)
      ? Number(cell)
      : typeof cell === 'number'
        ? cell
        : NaN;
  return Number.isInteger(number) && number >= least && number <= most
    ? { ok: true, value: number }
    : {
        ok: false,
        problems: [
          { code: 'argumentNotWhole', found: shownArgument(raw), values: { argument, least, most } },
        ],
      };
}

/** The same where it must not be forgotten: an omitted one is said to be missing. */
export function requiredWholeArgument(
  raw: unknown,
  argument: string,
  least: number,
  most: number,
): RequiredRead<number> {
  return isOmitted(raw)
    ? { ok: false, problems: [{ code: 'argumentMissing', values: { argument } }] }
    : wholeNumber(raw, argument, least, most);
}

/** The same where it may be omitted. */
export function wholeArgument(
  raw: unknown,
  argument: string,
  least: number,
  most: number,
): ArgumentRead<number> {
  return isOmitted(raw) ? { ok: true, value: undefined } : wholeNumber(raw, argument, least, most);
}

/** A text, or the texts of a row or column of cells joined by commas. */
export function textArgument(raw: unknown): string {
  return Array.isArray(raw)
    ? raw
        .map(textArgument)
        .filter((text) => text !== '')
        .join(',')
    : shownArgument(raw).trim();
}

/** An argument as a sentence quotes it; a whole range is not quoted. */
export function shownArgument(raw: unknown): string {
  const only = onlyCell(raw);
  if (Array.isArray(only)) {
    return '';
  }
  const cell = cellFrom(only);
  return typeof cell === 'object' ? cell.shown : String(cell);
}

/** What is wrong with the arguments, all of it. */
export function problemsOf(...reads: readonly ArgumentRead<unknown>[]): Problem[] {
  return reads.flatMap((each) => (each.ok ? [] : each.problems));
}
