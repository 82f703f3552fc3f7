import type { Language } from './languages.ts';
import { menuLabel, type MenuEntry } from './menuLabels.ts';
import { blankPage, type SheetPage } from './page.ts';
import { sheetTitles } from './titles.ts';

/** What an arbiter needs between two rounds, where there is no menu. More may be typed below, as the menu names them. */
const controlled: readonly MenuEntry[] = ['pairNextRound', 'updateStandings', 'undo'];

const headings = {
  en: ['', 'Tick the box to run', 'Answer', 'Yes'],
  vi: ['', 'Đánh dấu ô để chạy', 'Trả lời', 'Có'],
} as const;

/** Boxes, the command that each one runs, what the command said, and room for a box that answers its question. */
export function controlPage(language: Language): SheetPage {
  const rows = controlled.map((entry) => ['', menuLabel(entry, language), '', '']);
  return {
    ...blankPage,
    title: sheetTitles.control[language],
    cells: [[...headings[language]], ...rows],
    plainText: [1, 2],
    boldRows: [0],
    columnWidths: [45, 220, 420, 45],
    frozenRows: 1,
    checkboxes: [{ column: 0, fromRow: 1, toRow: rows.length }],
  };
}
