import type { SheetRole } from '../sheet/roles.ts';

/** Where a plan writes: a sheet of the snapshot by its id, or one that the plan itself makes. */
export type SheetTarget = { readonly id: string } | { readonly create: SheetRole };

/** A formula, with its leading `=`. Text never becomes one, whatever it begins with. */
export interface Formula {
  readonly kind: 'formula';
  readonly text: string;
}

/** A cell to write; `''` empties it. Text goes into a cell of format `@`. */
export type WrittenCell = string | number | boolean | Formula;

/** A rectangle of cells, all rows of equal length. `row` and `column` count from 1. */
export interface CellBlock {
  readonly target: SheetTarget;
  readonly row: number;
  readonly column: number;
  readonly cells: readonly (readonly WrittenCell[])[];
}

/** What shows nothing in a cell that is still empty: plain-text formats and drop-downs. */
export interface Preparation {
  readonly target: SheetTarget;
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  /** One number format for each column from `column` on. */
  readonly formats: readonly string[];
  /** Drop-downs that warn and never reject, by offset from `column`. */
  readonly dropDowns: readonly { readonly offset: number; readonly choices: readonly string[] }[];
}

/** A sheet that the plan makes: hidden or shown, with its title. */
export interface NewSheet {
  readonly role: SheetRole;
  readonly title: string;
  readonly hidden: boolean;
}

/** A sheet typed by nobody, written whole: whatever stood there goes. */
export interface PageWrite {
  readonly target: SheetTarget;
  readonly cells: readonly (readonly WrittenCell[])[];
  /** Rows in bold, counted from 1. */
  readonly boldRows: readonly number[];
  readonly frozenRows: number;
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
  readonly log?: CellBlock;
  /** The cell to leave the cursor on. */
  readonly cursor?: { readonly target: SheetTarget; readonly row: number; readonly column: number };
}
