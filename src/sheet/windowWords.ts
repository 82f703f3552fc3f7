import type { Language } from './languages.ts';
import type { WindowWords } from './windowText.ts';
import { windowWordsEn } from './windowWords.en.ts';
import { windowWordsVi } from './windowWords.vi.ts';

export const windowWords: Record<Language, WindowWords> = { en: windowWordsEn, vi: windowWordsVi };
