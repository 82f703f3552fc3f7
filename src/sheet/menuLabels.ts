import { namesOfMenu } from './menuNames.ts';
import { languages, type Language } from './languages.ts';
import { wordKey } from './text.ts';

export const menuEntries = [
  'newTournament',
  'numberPlayers',
  'numberByLot',
  'numberByStrength',
  'pairNextRound',
  'undo',
  'goBack',
  'updateStandings',
  'crosstable',
  'scoreCards',
  'minutes',
  'bracket',
  'teamTable',
  'contributions',
  'control',
  'whyThisPairing',
  'changePairing',
  'correctResult',
  'withdraw',
  'startFinalStage',
  'checkEverything',
  'importTrf',
  'exportTrf',
  'refreshFormulas',
  'settings',
  'help',
] as const;

export type MenuEntry = (typeof menuEntries)[number];

/** Entries and the two headings of the menu. `…` marks those that ask something first. */
export const menuLabels: Record<MenuEntry | 'menu' | 'documents', Record<Language, string>> = namesOfMenu;

/** In one language, or bilingual where none is known yet. */
export function menuLabel(entry: keyof typeof menuLabels, language?: Language): string {
  const label = menuLabels[entry];
  return language === undefined ? languages.map((each) => label[each]).join(' / ') : label[language];
}

/** The entry a person names in either language, with or without `…`. */
export function menuEntryOf(text: string): MenuEntry | undefined {
  const key = bareKey(text);
  return menuEntries.find((entry) =>
    languages.some((language) => bareKey(menuLabels[entry][language]) === key),
  );
}

function bareKey(text: string): string {
  return wordKey(text.replace(/…|\.{3}/g, ''));
}
