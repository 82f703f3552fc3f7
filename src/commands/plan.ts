import type { Dropdown, PageValue, SheetPage } from '../sheet/page.ts';
import type { SheetRole } from '../sheet/roles.ts';

/** Where a plan writes: a sheet of the snapshot by its id, or one that the plan itself makes. */
export type SheetTarget = { readonly id: string } | { readonly create: SheetRole };

/** A formula, with its leading `=`. Text never becomes one, whatever it begins with. */
export interface Formula {
  readonly kind: 'formula';
  readonly text: string;
}

/** A cell to write; `''` empties it. */
export type WrittenCell = PageValue | Formula;

/** A rectangle of cells, all rows of equal length. Rows and columns count from 0, as in `SheetPage`. */
export interface CellBlock {
  readonly target: SheetTarget;
  readonly row: number;
  readonly column: number;
  readonly cells: readonly (readonly WrittenCell[])[];
}

/** What shows nothing in cells that are still empty: plain-text formats, and drop-downs that only warn. */
export interface Preparation {
  readonly target: SheetTarget;
  readonly row: number;
  readonly rows: number;
  /** Columns that get the format `@`. */
  readonly plainText: readonly number[];
  readonly dropdowns: readonly Dropdown[];
}

/** A sheet that the plan makes. */
export interface NewSheet {
  readonly role: SheetRole;
  readonly title: string;
  readonly hidden: boolean;
}

/** A sheet typed by nobody, written whole: whatever stood there goes. */
export interface PageWrite {
  readonly target: SheetTarget;
  readonly page: SheetPage;
}

/**
 * One batched write (workbook.md, *Commit*). Carried out in the order of these members; `commit` is one
 * write, flushed: before it no result, pairing or shown sheet has changed, after it only what can be rebuilt.
 */
export interface WritePlan {
  readonly newSheets: readonly NewSheet[];
  readonly prepare: readonly Preparation[];
  /** The hidden sheet: states before the last commands. A state counts only once its rows stand in Results. */
  readonly undo?: CellBlock;
  readonly commit: readonly CellBlock[];
  readonly derived: readonly PageWrite[];
  /** Rows appended to the Log. */
  readonly log?: { readonly block: CellBlock; readonly prepare: Preparation };
  /** The cell to leave the cursor on. */
  readonly cursor?: { readonly target: SheetTarget; readonly row: number; readonly column: number };
  /** Which sheet has which role, and the event's language: remembered where the workbook does not know yet. */
  readonly identity: {
    readonly roles: Readonly<Partial<Record<SheetRole, string>>>;
    readonly language: string;
  };
}

export const emptyPlan: Omit<WritePlan, 'identity'> = {
  newSheets: [],
  prepare: [],
  commit: [],
  derived: [],
};
