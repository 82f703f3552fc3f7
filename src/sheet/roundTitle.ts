import type { RoundName } from '../systems/knockout/roundName.ts';
import type { Language } from './languages.ts';

/** Law 25, as corrected: chung kết, bán kết, tứ kết, bát kết; before them *vòng 1/n* of n matches. */
export function roundTitle(name: RoundName, matches: number, language: Language): string {
  return titles[name][language]
    .replace('{matches}', String(matches))
    .replace('{places}', String(2 * matches));
}

const titles: Record<RoundName, Record<Language, string>> = {
  final: { en: 'Final', vi: 'Chung kết' },
  semiFinal: { en: 'Semi-finals', vi: 'Bán kết' },
  quarterFinal: { en: 'Quarter-finals', vi: 'Tứ kết' },
  roundOf16: { en: 'Round of 16', vi: 'Bát kết' },
  earlier: { en: 'Round of {places}', vi: 'Vòng 1/{matches}' },
};
