import { helpSectionsEn } from './helpPage.en.ts';
import { helpSectionsVi } from './helpPage.vi.ts';
import type { Language } from './languages.ts';
import { menuLabel, type MenuEntry } from './menuLabels.ts';
import type { SheetRole } from './roles.ts';
import { sheetTitles } from './titles.ts';

/** Names as the workbook and the menu bear them, so that the help cannot name what is not there. */
export interface HelpNames {
  readonly menu: (entry: MenuEntry) => string;
  readonly sheet: (role: SheetRole) => string;
}

/** In the items, `*…*` marks a name and a pair of backquotes what is typed. */
export interface HelpSection {
  readonly heading: string;
  /** Steps, one after the other. */
  readonly ordered: boolean;
  readonly items: readonly string[];
}

const sections: Record<Language, (names: HelpNames) => readonly HelpSection[]> = {
  en: helpSectionsEn,
  vi: helpSectionsVi,
};

/** The help, section by section. */
export function helpSections(language: Language): readonly HelpSection[] {
  return sections[language]({
    menu: (entry) => `*${menuLabel(entry, language)}*`,
    sheet: (role) => `*${sheetTitles[role][language]}*`,
  });
}
