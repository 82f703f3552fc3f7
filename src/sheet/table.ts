import type { Cells } from './cell.ts';
import type { Language } from './languages.ts';
import type { SheetRole } from './roles.ts';

/** A sheet as the reader is given it; `commands/workbook.ts` offers this shape. */
export interface SheetInput {
  readonly id: string;
  readonly title: string;
  readonly role?: SheetRole;
  readonly values: Cells;
}

/** A sheet whose heading row was found. */
export interface FoundTable<Column extends string> {
  readonly sheet: SheetInput;
  readonly headingRow: number;
  /** Where each column stands; a column that the sheet does not have is absent. */
  readonly columns: Readonly<Partial<Record<Column, number>>>;
  /** The language of most of the headings. */
  readonly language: Language;
}
