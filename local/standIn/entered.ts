import { acceptedFormula } from './formulaText.ts';
import type { CellModel, ModelValue } from './model.ts';

/** Who fills a cell: a script by `setValues`, or a person who types. */
export interface Entering {
  readonly locale: string;
  readonly typed: boolean;
}

/**
 * What a cell holds after `setValues` was given a value, or after somebody typed it: Google reads text as if it were
 * typed. A leading `=` or `+` makes a formula and date-like text a date. In plain text (`@`) numbers become text and
 * typed text stays; of text given by a script Google's reference makes no such exception, so there a leading `=` counts
 * as a formula here too. A leading apostrophe marks text and is not part of it.
 */
export function entered(
  input: unknown,
  format: string,
  { locale, typed }: Entering,
): Pick<CellModel, 'value' | 'formula'> {
  if (typeof input !== 'string') {
    const value = plainValue(input);
    return { value: format === '@' && typeof value === 'number' ? String(value) : value, formula: '' };
  }
  if (input.length > longestCell) {
    throw new Error(
      `Your input contains more than the maximum of ${longestCell} characters in a single cell.`,
    );
  }
  if (/^[=+]./s.test(input) && !(typed && format === '@')) {
    const text = `=${input.replace(/^=/, '')}`;
    const formula = acceptedFormula(text, locale);
    return formula === undefined ? { value: '#ERROR!', formula: text } : { value: '', formula };
  }
  if (input.startsWith("'")) {
    return { value: input.slice(1), formula: '' };
  }
  return { value: format === '@' ? input : readText(input), formula: '' };
}

/** What a cell of Google Sheets holds at the most. */
const longestCell = 50_000;

function plainValue(input: unknown): ModelValue {
  if (input === null || input === undefined) {
    return '';
  }
  if (typeof input === 'number' || typeof input === 'boolean') {
    return input;
  }
  if (Object.prototype.toString.call(input) === '[object Date]') {
    return new Date((input as Date).getTime());
  }
  throw new Error(`A cell cannot hold ${Object.prototype.toString.call(input)}`);
}

function readText(text: string): ModelValue {
  if (/^(true|false)$/i.test(text)) {
    return text.toLowerCase() === 'true';
  }
  if (/^-?(\d+\.?\d*|\.\d+)$/.test(text.trim())) {
    return Number(text);
  }
  return dateLike(text) ?? text;
}

/** Google takes the current year where none is typed; here it is always the same, so that runs are alike. */
function dateLike(text: string): Date | undefined {
  const parts = /^\s*(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}))?\s*$/.exec(text);
  if (parts === null) {
    return undefined;
  }
  const [day, month, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 2026)];
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
}
