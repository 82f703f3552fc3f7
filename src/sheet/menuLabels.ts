import { namesOfMenu } from './menuNames.ts';
import { languages, type Language } from './languages.ts';
import { wordKey } from './text.ts';

/** An entry or a heading of the menu. */
export type MenuEntry = keyof typeof namesOfMenu;

/** `…` marks those that ask something first. */
export const menuLabels: Record<MenuEntry, Record<Language, string>> = namesOfMenu;

/** In one language, or bilingual where none is known yet. */
export function menuLabel(entry: MenuEntry, language?: Language): string {
  const label = menuLabels[entry];
  return language === undefined ? languages.map((each) => label[each]).join(' / ') : label[language];
}

/** The entry or heading a person names in either language, with or without `…`. */
export function menuEntryOf(text: string): MenuEntry | undefined {
  const key = bareKey(text);
  return (Object.keys(menuLabels) as MenuEntry[]).find((entry) =>
    languages.some((language) => bareKey(menuLabels[entry][language]) === key),
  );
}

function bareKey(text: string): string {
  return wordKey(text.replace(/…|\.{3}/g, ''));
}
