import type { Colour } from '../tournament/colour.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { HalfPoints } from '../tournament/points.ts';

/**
 * A Tournament Report File as it stands: every line is one record, in the order of the file.
 * Sources: TRF16 (FIDE Handbook C.04 annex 2), TRF26 (in force since 1 September 2025), and the older
 * extensions whose codes begin with XX and BB.
 */
export interface TrfDocument {
  readonly records: readonly TrfRecord[];
  /**
   * The line a record was read from. A record that is replaced has no line here and is written in the
   * canonical form, so that nothing a file carries is lost and everything changed is written anew.
   */
  readonly sourceLines: ReadonlyMap<TrfRecord, string>;
  readonly lineEnding: LineEnding;
  /** Whether a line ending follows the last line. */
  readonly endsWithLineEnding: boolean;
}

export type LineEnding = '\r' | '\n' | '\r\n';

export type TrfRecord =
  | PlayerRecord
  | NationalRecord
  | TextRecord
  | RoundDatesRecord
  | RoundsRecord
  | InitialColourRecord
  | ConfigurationRecord
  | PointSystemRecord
  | SinglePointsRecord
  | NamedPointsRecord
  | ByesRecord
  | AbsentRecord
  | AccelerationRecord
  | PlayerAccelerationRecord
  | KeptApartRecord
  | ForbiddenRecord
  | AbnormalPointsRecord
  | TeamRecord
  | OtherRecord;

export const trfResults = ['1', '=', '0', '+', '-', 'W', 'D', 'L', 'H', 'F', 'U', 'Z', '*', ' '] as const;

/** The result letter of one round; blank where nothing is known. */
export type TrfResult = (typeof trfResults)[number];

/** One round of a player's line. No opponent: `0000`. No colour: `-`. */
export interface TrfEntry {
  readonly opponent?: PlayerNumber;
  readonly colour?: Colour;
  readonly result: TrfResult;
}

/** The static columns that 001 and the national-rating records share. Empty text: blank columns. */
export interface PersonColumns {
  readonly number: PlayerNumber;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating?: number;
  readonly federation: string;
  readonly fideNumber: string;
  readonly born: string;
}

/** 001. `rounds[r - 1]` is undefined where the columns of round r are blank. */
export interface PlayerRecord extends PersonColumns {
  readonly kind: 'player';
  readonly points: HalfPoints;
  readonly rank?: number;
  readonly rounds: readonly (TrfEntry | undefined)[];
}

/** A national-rating record: three letters of a federation where 001 stands. */
export interface NationalRecord extends PersonColumns {
  readonly kind: 'national';
  readonly code: string;
}

export const textCodes = [
  ...['012', '022', '032', '042', '052', '062', '072', '082', '092', '102', '112', '122'],
  ...['172', '182', '192', '202', '212', '222', '352'],
] as const;

/** A header whose contents are a text from column 5 on. */
export interface TextRecord {
  readonly kind: 'text';
  readonly code: string;
  readonly text: string;
}

/** 132: the date of each round, as written. */
export interface RoundDatesRecord {
  readonly kind: 'roundDates';
  readonly dates: readonly string[];
}

/** 142, XXR: the number of rounds. */
export interface RoundsRecord {
  readonly kind: 'rounds';
  readonly code: '142' | 'XXR';
  readonly rounds: number;
}

/** 152: the colour of the first-ranked player in round 1. */
export interface InitialColourRecord {
  readonly kind: 'initialColour';
  readonly colour: Colour;
}

/** XXC: words such as `white1`, `black1`, `rank`. */
export interface ConfigurationRecord {
  readonly kind: 'configuration';
  readonly words: readonly string[];
}

/** 162 (games) and 362 (matches): what each result is worth. */
export interface PointSystemRecord {
  readonly kind: 'pointSystem';
  readonly code: '162' | '362';
  readonly values: readonly { readonly symbol: string; readonly points: HalfPoints }[];
}

export const singlePointsCodes = ['BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU'] as const;

/** BBW, BBD, BBL, BBZ, BBF, BBU: win, draw, loss, zero-point bye, forfeit loss, pairing-allocated bye. */
export interface SinglePointsRecord {
  readonly kind: 'singlePoints';
  readonly code: (typeof singlePointsCodes)[number];
  readonly points: HalfPoints;
}

/** XXS: pairs such as `W=3`. */
export interface NamedPointsRecord {
  readonly kind: 'namedPoints';
  readonly values: readonly { readonly symbol: string; readonly points: HalfPoints }[];
}

/** 240: byes of one kind in one round. */
export interface ByesRecord {
  readonly kind: 'byes';
  readonly bye: 'F' | 'H' | 'Z';
  readonly round: number;
  readonly players: readonly PlayerNumber[];
}

/** XXZ: absent in the round to be paired. */
export interface AbsentRecord {
  readonly kind: 'absent';
  readonly players: readonly PlayerNumber[];
}

/** 250: fictitious points for a range of players and rounds. */
export interface AccelerationRecord {
  readonly kind: 'acceleration';
  readonly matchPoints?: HalfPoints;
  readonly gamePoints?: HalfPoints;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly first: PlayerNumber;
  readonly last: PlayerNumber;
}

/** XXA: one player's fictitious points, round by round. */
export interface PlayerAccelerationRecord {
  readonly kind: 'playerAcceleration';
  readonly player: PlayerNumber;
  readonly points: readonly HalfPoints[];
}

/** 260: players (or teams) who do not meet in these rounds. */
export interface KeptApartRecord {
  readonly kind: 'keptApart';
  readonly firstRound: number;
  readonly lastRound: number;
  readonly players: readonly PlayerNumber[];
}

/** XXP: players who never meet. */
export interface ForbiddenRecord {
  readonly kind: 'forbidden';
  readonly players: readonly PlayerNumber[];
}

/** 299: points out of the ordinary, a penalty or a bonus when `type` is blank. Round 0: all rounds. */
export interface AbnormalPointsRecord {
  readonly kind: 'abnormalPoints';
  readonly type: string;
  readonly matchPoints?: HalfPoints;
  readonly gamePoints?: HalfPoints;
  readonly round: number;
  readonly players: readonly number[];
}

/** 310: a team and its players in board order. */
export interface TeamRecord {
  readonly kind: 'team';
  readonly number: number;
  readonly name: string;
  readonly nickname: string;
  readonly strength?: number;
  readonly matchPoints?: HalfPoints;
  readonly gamePoints?: HalfPoints;
  readonly rank?: number;
  readonly players: readonly PlayerNumber[];
}

/** A comment, a blank line, or a record this program does not look into: kept as it is. */
export interface OtherRecord {
  readonly kind: 'comment' | 'blank' | 'unread';
  readonly text: string;
}
