/** Locales that write decimals with a comma separate the arguments of a formula with `;`; the others take both. */
export function takesCommas(locale: string): boolean {
  return /^(en|zh|ja|ko|th|he)/.test(locale);
}

/** Outside texts, quoted titles and lists in braces. */
function betweenQuotes(formula: string, change: (piece: string) => string): string {
  return formula
    .split(/("(?:[^"]|"")*"|'(?:[^']|'')*'|\{[^}]*\})/)
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('');
}

/**
 * A formula as the model and a file hold it, with commas; `undefined` where the locale refuses it and the cell shows
 * `#ERROR!`.
 */
export function acceptedFormula(text: string, locale: string): string | undefined {
  let commas = false;
  betweenQuotes(text, (piece) => {
    commas ||= piece.includes(',');
    return piece;
  });
  return commas && !takesCommas(locale)
    ? undefined
    : betweenQuotes(text, (piece) => piece.replace(/;/g, ','));
}

/** A formula as the locale shows it, and as `getFormulas` gives it. */
export function shownFormula(formula: string, locale: string): string {
  return takesCommas(locale) ? formula : betweenQuotes(formula, (piece) => piece.replace(/,/g, ';'));
}
