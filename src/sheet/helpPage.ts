import { helpSectionsEn } from './helpPage.en.ts';
import { helpSectionsVi } from './helpPage.vi.ts';
import type { HelpNames, HelpSection } from './helpSection.ts';
import type { Language } from './languages.ts';
import { menuLabel } from './menuLabels.ts';
import { sheetTitles } from './titles.ts';

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
