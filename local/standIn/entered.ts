import type { CellModel, ModelValue } from './model.ts';

/**
 * What a cell holds after `setValues` was given a value, or after somebody typed it: Google reads text as if
 * it were typed. A leading `=` or `+` makes a formula and date-like text a date, unless the cell is plain
 * text (`@`), in which a number becomes text too.
 */
export function entered(input: unknown, format: string): Pick<CellModel, 'value' | 'formula'> {
  if (typeof input !== 'string') {
    const value = plainValue(input);
    return { value: format === '@' && typeof value === 'number' ? String(value) : value, formula: '' };
  }
  if (format === '@') {
    return { value: input, formula: '' };
  }
  if (/^[=+]./.test(input)) {
    return { value: '', formula: `=${input.replace(/^=/, '')}` };
  }
  return { value: readText(input), formula: '' };
}

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
  if (text.startsWith("'")) {
    return text.slice(1);
  }
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
