/** Marks that nobody sees: controls, zero-width characters, joiners, marks of writing direction. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** Words of Latin letters, composed, with single blanks between: nearly every cell, and clean as it is. */
const cleanAlready = /^(?:[!-~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff]+(?: (?! |$)|$))*$/;

/** Text as it is kept and shown: composed Unicode, single blanks, nothing unseen. */
export function cleanText(text: string): string {
  if (cleanAlready.test(text)) {
    return text;
  }
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(unseen, '').replace(/ +/g, ' ').trim();
}

/** Equal keys mean: the same word for a person who is careless about case and blanks. */
export function textKey(text: string): string {
  return text === '' ? '' : cleanText(text).toLowerCase();
}

/**
 * The key by which titles, headings and keywords are matched: like `textKey`, and without any
 * diacritics, so that Vietnamese typed on a foreign keyboard is found too.
 */
export function wordKey(text: string): string {
  return textKey(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd');
}

/** Text from a cell, short enough for a sentence. */
export function quotable(text: string, longest = 60): string {
  const clean = cleanText(text.slice(0, 4 * longest));
  return clean.length <= longest ? clean : `${clean.slice(0, longest - 1)}…`;
}
