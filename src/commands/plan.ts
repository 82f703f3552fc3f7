import type { Dropdown, PageValue, SheetPage } from '../sheet/page.ts';
import type { Language } from '../sheet/languages.ts';
import type { SheetRole } from '../sheet/roles.ts';

/** A line of the Log: time, arbiter, what. */
export type LogLine = readonly [string, string, string];

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
  /** Number formats from a column on: `@`, or `General`, because a number written into a plain-text cell stays text. */
  readonly formats: readonly ColumnFormats[];
  readonly dropdowns: readonly Dropdown[];
}

export interface ColumnFormats {
  readonly column: number;
  readonly formats: readonly ('@' | 'General')[];
}

/** A sheet that the plan makes. */
export interface NewSheet {
  readonly role: SheetRole;
  readonly title: string;
  readonly hidden: boolean;
}

/** A sheet written whole: whatever stood there goes. */
export interface PageWrite {
  readonly target: SheetTarget;
  readonly page: SheetPage;
  /** Column widths and frozen rows are set too: for new sheets, and where columns come and go. */
  readonly layout: boolean;
  /** People will type below: plain-text columns reach to the end of the sheet. */
  readonly typed: boolean;
}

/**
 * One batched write. Carried out in the order of these members; `commit` is flushed: before it no result, pairing or
 * shown sheet has changed, after it only what can be rebuilt. It is one call wherever it can be; of several
 * rectangles the last is the one without which the others do not count.
 */
export interface WritePlan {
  readonly newSheets: readonly NewSheet[];
  readonly prepare: readonly Preparation[];
  /** The hidden sheet: states before the last commands. A state counts only once its rows stand in Results. */
  readonly undo?: CellBlock;
  readonly commit: readonly CellBlock[];
  /** Read again just before the commit; where they have changed nothing is written and the command starts over. */
  readonly guard?: readonly GuardedColumns[];
  /**
   * Typed sheets that a command fills which hold nothing of the arbiter's, written whole but never cleared. The workbook
   * is marked before the first of them (`Identity.importing`) and the mark taken away after the last: that is the commit.
   */
  readonly filled?: readonly PageWrite[];
  readonly derived: readonly PageWrite[];
  /** Rows put under the last row of the Log, as plain text. */
  readonly log?: { readonly target: SheetTarget; readonly rows: readonly LogLine[] };
  /** The cell to leave the cursor on. */
  readonly cursor?: { readonly target: SheetTarget; readonly row: number; readonly column: number };
  /** Which sheet has which role, and the event's language: remembered where the workbook does not know it yet. */
  readonly identity?: Identity;
}

/** Columns of a sheet, counted from 0. */
export interface GuardedColumns {
  readonly id: string;
  readonly columns: readonly number[];
}

export interface Identity {
  /** Ids of sheets; those the plan makes are added when they are made. */
  readonly roles: Readonly<Partial<Record<SheetRole, string>>>;
  readonly language?: Language;
  /** An import has begun and not ended. */
  readonly importing?: true;
}

export const emptyPlan: WritePlan = {
  newSheets: [],
  prepare: [],
  commit: [],
  derived: [],
};
