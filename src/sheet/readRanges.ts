import type { Note, Problem } from '../tournament/problem.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { Cells } from './cell.ts';
import type { Language } from './languages.ts';
import type { ColourNames } from './words.ts';

/** The ranges of a custom function; each with its heading row. */
export interface RangeInput {
  readonly players: Cells;
  readonly results?: Cells;
  /** A range `Key | Value`, or a text like `rounds=9; points=1,0.5,0`. */
  readonly settings?: Cells | string;
}

export interface RangesRead {
  readonly problems: readonly Problem[];
  readonly notes: readonly Note[];
  /** All players of the range; with the settings `section=` or `stage=` those of that part only. */
  readonly tournament: Tournament;
  /** For each row of the range `players`, the heading row included: whose row it is. */
  readonly playerRows: readonly (PlayerNumber | undefined)[];
  /** The index of the heading row in the range `players`. */
  readonly headingRow: number;
  readonly language: Language;
  readonly colourNames: ColourNames;
}

/** Cells of the problems have the sheet `players`, `results` or `settings` and addresses counted from the range's corner. */
export function readRanges(_input: RangeInput): RangesRead {
  throw new Error('not written yet');
}
