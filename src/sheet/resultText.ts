import type { ByeOutcome, GameOutcome } from '../tournament/outcome.ts';
import type { PointSystem } from '../tournament/points.ts';
import type { ProblemCode } from '../tournament/problem.ts';
import type { CellValue } from './cell.ts';
import type { Language } from './languages.ts';

/** What a cell of the column Result says. */
export type ResultReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'game'; readonly outcome: GameOutcome }
  | { readonly kind: 'bye'; readonly outcome: ByeOutcome }
  | { readonly kind: 'refused'; readonly code: ProblemCode };

export interface ResultOptions {
  /** `T`, `H`, `B` are read in Vietnamese events only. */
  readonly language: Language;
  /** Decides what else cannot be misunderstood (`2-0` under 2-1-0), and what can (`1` where a draw is worth 1). */
  readonly points: PointSystem;
}

export function parseResult(_cell: CellValue, _options: ResultOptions): ResultReading {
  throw new Error('not written yet');
}

/** How the add-on writes an outcome, in every language. */
export function makeResult(_outcome: GameOutcome | ByeOutcome): string {
  throw new Error('not written yet');
}
