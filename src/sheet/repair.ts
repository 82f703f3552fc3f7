import type { Note } from '../tournament/problem.ts';
import type { CellValue } from './cell.ts';

/** One cell that says a thing in another way than the add-on writes it. Row and column count from 0. */
export interface Repair {
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
  /** The sentence that offers it. */
  readonly note: Note;
}
