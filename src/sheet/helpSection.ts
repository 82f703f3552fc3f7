import type { MenuEntry } from './menuLabels.ts';
import type { SheetRole } from './roles.ts';

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
