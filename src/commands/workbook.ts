import { sheetsOfRole } from '../sheet/findSheet.ts';
import type { Cells, CellValue } from '../sheet/cell.ts';
import type { Language } from '../sheet/languages.ts';
import type { SheetRole } from '../sheet/roles.ts';
import type { SheetInput } from '../sheet/table.ts';

/**
 * The narrow port between the commands and a workbook. A command is a pure function from a snapshot to an
 * outcome; `appsscript/googleWorkbook.ts` takes the snapshot (one read per sheet) and carries out the plan.
 */
export interface WorkbookSnapshot {
  /** The sheets that the command asked for, and those that may be one of them. */
  readonly sheets: readonly SheetSnapshot[];
  /** The time of the command as it is written into the Log: the core has no clock. */
  readonly now: string;
  /** Remembered from earlier commands. */
  readonly language?: Language;
  /** An import was interrupted: the typed sheets may be half filled. */
  readonly importing?: true;
  /** Only for a command that asks for it. */
  readonly selected?: SelectedCell;
}

/** The cell that is selected, counted from 0 as in `SheetInput.values`. */
export interface SelectedCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
}

export interface SheetSnapshot {
  /** Stable while the command runs. */
  readonly id: string;
  /** `''` where the sheet is known by its role and its title is of no use to the command. */
  readonly title: string;
  /** From developer metadata; absent in a file that never had any. */
  readonly role?: SheetRole;
  /** From A1 to the last used cell, rows of equal length; absent where the command does not read the sheet. */
  readonly values?: Cells;
  /** The same shape as `values`; `''` where the cell holds no formula. */
  readonly formulas?: readonly (readonly string[])[];
}

/** The sheets that were read, as the reader of the event takes them. */
export function readSheets(snapshot: WorkbookSnapshot): SheetInput[] {
  return snapshot.sheets.filter(({ values }) => values !== undefined);
}

/** The sheet with a role: by what the workbook remembers, else by its title in either language. */
export function sheetWithRole(snapshot: WorkbookSnapshot, role: SheetRole): SheetSnapshot | undefined {
  const meant = sheetsOfRole(snapshot.sheets, role)[0];
  return snapshot.sheets.find(({ id }) => id === meant?.id);
}
