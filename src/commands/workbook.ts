import type { Cells, CellValue } from '../sheet/cell.ts';
import type { Language } from '../sheet/languages.ts';
import type { SheetRole } from '../sheet/roles.ts';

/**
 * The narrow port between the commands and a workbook. A command is a pure function from a snapshot to an
 * outcome; `appsscript/googleWorkbook.ts` takes the snapshot (one read per sheet) and carries out the plan.
 */
export interface WorkbookSnapshot {
  readonly sheets: readonly SheetSnapshot[];
  /** The time of the command as it is written into the Log: the core has no clock. */
  readonly now: string;
  /** What the spreadsheet's own locale speaks: used where no event says otherwise. */
  readonly localeLanguage: Language;
}

export interface SheetSnapshot {
  /** Stable while the workbook is open, and from one opening to the next in Google Sheets. */
  readonly id: string;
  readonly title: string;
  /** From developer metadata; absent in a file that never had any. */
  readonly role?: SheetRole;
  /** From A1 to the last used cell, rows of equal length; absent where the command does not read the sheet. */
  readonly values?: Cells;
  /** The same shape as `values`; `''` where the cell holds no formula. */
  readonly formulas?: readonly (readonly string[])[];
}

export type { CellValue };
