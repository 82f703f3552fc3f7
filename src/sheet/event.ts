import type { ByeOutcome, GameOutcome } from '../tournament/outcome.ts';
import type { Player, PlayerNumber } from '../tournament/player.ts';
import type { CellAddress, Note, Problem } from '../tournament/problem.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { LineUpColumn, PlayerColumn, ResultColumn, SettingColumn } from './headings.ts';
import type { Language } from './languages.ts';
import type { SettingKey } from './settingKeys.ts';
import type { Repair } from './repair.ts';
import type { FoundTable } from './table.ts';
import type { ColourNames } from './words.ts';

/** Everything the sheets typed by the arbiter say. Rows and columns are counted from 0 in `SheetInput.values`. */
export interface EventRead {
  /** What stops any command; all of it at once. Not here: an empty result (see `results`). */
  readonly problems: readonly Problem[];
  /** What stops nothing: doubtful cells, settings not known. The notes of `repairs` are not repeated here. */
  readonly notes: readonly Note[];
  /** Cells that say a thing in another way than the add-on writes it; *Check everything* offers these. */
  readonly repairs: readonly Repair[];
  readonly language: Language;
  readonly colourNames: ColourNames;
  /** Settings as they are shown, for all parts: event, place, arbiter, dates, and every other key typed. */
  readonly texts: SettingTexts;
  /** Date and time of the rounds, as typed: the settings `Round 1`, `Round 2`, … */
  readonly roundTimes: ReadonlyMap<number, string>;
  /** In order of first appearance in the Players sheet, main stage first. At least one. */
  readonly parts: readonly Part[];
  /** Every numbered player, in sheet order. */
  readonly players: readonly PlayerRow[];
  /** Players without a number yet, in sheet order. */
  readonly unnumbered: readonly UnnumberedRow[];
  /** Every row of the Results sheet that could be read, in sheet order. */
  readonly results: readonly ResultRow[];
  /** The sheets found; a sheet that is missing or doubtful is absent and has a problem. */
  readonly tables: FoundTables;
}

export type SettingTexts = Readonly<Partial<Record<SettingKey, string>>>;

export interface FoundTables {
  readonly settings?: FoundTable<SettingColumn>;
  readonly players?: FoundTable<PlayerColumn>;
  /** Team events only. */
  readonly lineUps?: FoundTable<LineUpColumn>;
  readonly results?: FoundTable<ResultColumn>;
}

/** Which part of the event: `''` for the only section or the main stage. */
export interface PartKey {
  readonly section: string;
  readonly stage: string;
}

export interface Part extends PartKey {
  readonly tournament: Tournament;
  /** As `EventRead.texts`, with what holds for this part only put in. */
  readonly texts: SettingTexts;
  /** The setting *First board number*; 1 unless typed. */
  readonly firstBoard: number;
}

export interface PlayerRow {
  readonly row: number;
  readonly player: Player;
}

export interface UnnumberedRow {
  readonly row: number;
  readonly player: Omit<Player, 'number'>;
}

/** A row of the Results sheet: a game or a bye. */
export interface ResultRow extends PartKey {
  readonly row: number;
  readonly round: number;
  readonly match?: number;
  /** As typed, or counted from 1 in sheet order where no board is typed. */
  readonly board: number;
  readonly game?: number;
  readonly white: PlayerNumber;
  /** Absent in a bye. */
  readonly black?: PlayerNumber;
  /** Absent while nobody has typed the result. */
  readonly outcome?: GameOutcome | ByeOutcome;
  readonly note?: string;
  /** Where the result stands or is to be typed. */
  readonly resultCell: CellAddress;
}
