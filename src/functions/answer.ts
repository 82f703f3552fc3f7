import type { Cells, CellValue } from '../sheet/cell.ts';
import type { Language } from '../sheet/languages.ts';
import type { SheetInput } from '../sheet/table.ts';
import type { Problem } from '../tournament/problem.ts';

/** What a custom function gives back: cells or one value, or every problem; `entry.ts` turns these into sentences. */
export type Answer = Value | Refusal;

export interface Value {
  readonly ok: true;
  readonly value: Cells | CellValue;
}

export interface Refusal {
  readonly ok: false;
  readonly problems: readonly Problem[];
  /** Of the ranges or of the event; absent where nothing could be read yet. */
  readonly language?: Language;
}

/** The workbook's own sheets, for calls without ranges. Only called where they are needed. */
export type ReadWorkbook = () => readonly SheetInput[];

/** A custom function: its arguments as the spreadsheet gives them, in the order of the contract (workbook.md). */
export type CustomFunction = (args: readonly unknown[], readWorkbook: ReadWorkbook) => Answer;

export function refuse(...problems: readonly Problem[]): Refusal {
  return { ok: false, problems };
}
