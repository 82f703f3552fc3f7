import { softWord } from './keepApartText.ts';
import type { Language } from './languages.ts';
import { namesOfMenu } from './menuNames.ts';
import { namesOfSettings } from './settingNames.ts';
import { sheetTitles } from './titles.ts';

/** What a sentence may name, by the tables that give the names: a sentence cannot name what is not there. */
const tables = {
  setting: (key: string, language: Language) => entry(namesOfSettings, key)?.[language][0],
  menu: (key: string, language: Language) => entry(namesOfMenu, key)?.[language].replace(/…$/, ''),
  sheet: (key: string, language: Language) => entry(sheetTitles, key)?.[language],
  word: (key: string, language: Language) => entry({ ifPossible: softWord }, key)?.[language],
} as const;

const named = /\{(setting|menu|sheet|word):(\w+)\}/g;

/**
 * `{setting:rematch}`, `{menu:undo}`, `{sheet:players}` and `{word:ifPossible}` in a sentence: the name as people see it.
 * A key that its table does not know stays as it is; a test looks for it.
 */
export function withNames(sentence: string, language: Language): string {
  return sentence.replace(
    named,
    (place, kind: keyof typeof tables, key: string) => tables[kind](key, language) ?? place,
  );
}

function entry<Name>(table: Readonly<Record<string, Name>>, key: string): Name | undefined {
  return Object.prototype.hasOwnProperty.call(table, key) ? table[key] : undefined;
}
