import type { WrittenCell } from '../src/commands/plan.ts';

/**
 * A cell as it is handed to `setValues`, the one place where text is kept from becoming anything else. Google reads what
 * it is given as if it were typed, and its reference makes no exception for plain-text cells: so whatever is no formula
 * of our own and begins like one gets the apostrophe that marks text, whichever column it stands in.
 */
export function enteredCell(cell: WrittenCell): string | number | boolean {
  if (typeof cell === 'object') {
    return enteredFormula(cell.text);
  }
  return typeof cell === 'string' ? enteredText(cell) : cell;
}

/** Results like `+/-` and a text's own apostrophe get theirs too: the first one is the mark, and no part of the text. */
export function enteredText(text: string): string {
  return /^[=+@'-]/.test(text) ? `'${text}` : text;
}

/**
 * A formula with `;` between its arguments, which every locale reads, where commas are refused by those with a decimal
 * comma. Texts, quoted titles and lists in braces stay as they are, and so does a formula that has its `;` already.
 */
export function enteredFormula(formula: string): string {
  const pieces = formula.split(/("(?:[^"]|"")*"|'(?:[^']|'')*'|\{[^}]*\})/);
  const between = pieces.filter((_, index) => index % 2 === 0).join('');
  return between.includes(';')
    ? formula
    : pieces.map((piece, index) => (index % 2 === 0 ? piece.replace(/,/g, ';') : piece)).join('');
}
