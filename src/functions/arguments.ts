import type { Problem } from '../tournament/problem.ts';
import { cellFrom, isOmitted, onlyCell } from './fromRange.ts';

/** One argument read: its value, `undefined` when omitted, or what is wrong with it. */
export type ArgumentRead<T> =
  | { readonly ok: true; readonly value: T | undefined }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A whole number that must be given, typed as a number or as its digits. */
export function requiredWholeArgument(
  raw: unknown,
  argument: string,
  least: number,
  most: number,
):
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problems: readonly Problem[] } {
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

/** The same where it may be omitted. */
export function wholeArgument(
  raw: unknown,
  argument: string,
  least: number,
  most: number,
): ArgumentRead<number> {
  return isOmitted(raw) ? { ok: true, value: undefined } : requiredWholeArgument(raw, argument, least, most);
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
