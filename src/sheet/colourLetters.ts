import type { ByColour } from '../tournament/colour.ts';
import type { Language } from './languages.ts';
import type { ColourNames } from './words.ts';

/** One letter for each colour where there is no room for the word; Đỏ and Đen begin alike, so Tiên and Hậu stand in. */
export const colourLetters: Record<ColourNames, Record<Language, ByColour<string>>> = {
  white: { en: { white: 'w', black: 'b' }, vi: { white: 'T', black: 'Đ' } },
  red: { en: { white: 'r', black: 'b' }, vi: { white: 'T', black: 'H' } },
  first: { en: { white: 'f', black: 's' }, vi: { white: 'T', black: 'H' } },
};
