import type { Colour } from './colour.ts';
import { type HalfPoints, type PointSystem, standardPoints } from './points.ts';
import type { MatchOrder } from './matchOrder.ts';
import type { PlayerNumber } from './player.ts';

export const systemNames = ['dutch', 'adjusted', 'drawn', 'round-robin', 'knockout'] as const;

/** The pairing systems: FIDE Dutch, Law 28, Law 29, Law 26, Law 25. */
export type SystemName = (typeof systemNames)[number];

/** The Swiss systems pair round by round; tables and brackets are fixed before the start. */
export const isSwiss: Record<SystemName, boolean> = {
  dutch: true,
  adjusted: true,
  drawn: true,
  'round-robin': false,
  knockout: false,
};

/** Players who should not meet (Law 30.1.2; C.04.2): named players, or everybody with the same club or team. */
export interface KeepApart {
  readonly who: 'club' | 'team' | 'federation' | readonly PlayerNumber[];
  /** `true`: never; `false`: as far as possible. */
  readonly strict: boolean;
  readonly fromRound?: number;
  readonly toRound?: number;
  /** Holds only while both have at most this many half-points. */
  readonly upTo?: HalfPoints;
}

/** C.04.7: none, or Baku acceleration. Explicit points per player and round come from TRF records XXA/250. */
export type Acceleration =
  | { readonly kind: 'none' }
  | { readonly kind: 'baku' }
  | { readonly kind: 'explicit'; readonly points: ReadonlyMap<PlayerNumber, readonly HalfPoints[]> };

export const teamForms = ['simultaneous', 'scheveningen', 'boardGroups'] as const;

/**
 * How teams meet (Law 30): boards of the same number (30.2.1), everybody against everybody (kiểu Anh, 30.2.2), or one
 * group of individuals for each board (30.1.2–3).
 */
export type TeamForm = (typeof teamForms)[number];

/** Everything that rules a part of an event. Absent means: the documented default of that setting. */
export interface Settings {
  readonly system: SystemName;
  /** `192 FIDE_BURSTEIN_2025`: a report names a system without a room here; nothing is paired until one is chosen. */
  readonly systemOfReport?: string | undefined;
  /** How many rounds the event has; absent = unknown (then no round is "the last"). */
  readonly rounds?: number;
  readonly points: PointSystem;
  /** The seed of every draw of lots (rules.md 1). Any text. */
  readonly drawSeed: string;
  /** Lots for equal places that the arbiter has drawn by hand (rules.md 1): players, or teams by their numbers, in the order drawn. */
  readonly lotsDrawn?: readonly number[];
  /** Colour of the strongest player in round 1; absent = drawn from the seed. */
  readonly firstColour?: Colour;
  readonly acceleration: Acceleration;
  readonly keepApart: readonly KeepApart[];
  /** Rounds in which a rematch was announced and logged by the arbiter (rules.md 4); from this round on. */
  readonly rematchFrom?: number;
  /** Round robin. */
  readonly cycles: number;
  readonly swapLastRounds: boolean;
  /** Knockout and team matches. */
  readonly gamesPerMatch?: number;
  readonly boards?: number;
  readonly thirdPlace: boolean;
  readonly clubMatesApart: boolean;
  readonly secondLeg: boolean;
  readonly matchPoints: boolean;
  /** Absent: an event of individuals. `system` then pairs teams (Law 30), or the group of each board. */
  readonly teamForm?: TeamForm;
  /** Law 30.2.2: an order of its own for the matches kiểu Anh; absent: the order of the law. */
  readonly matchOrder?: MatchOrder;
  /** Codes of `tiebreaks/tiebreaks.ts`, in order; absent = the system's own order. */
  readonly tieBreaks?: readonly string[];
  readonly tieBreakEdition: '2024' | '2026';
  /** Law 28.1: strongest first. */
  readonly titleOrder: readonly string[];
  readonly gradeOrder: readonly string[];
  readonly checkIn: boolean;
}

/** Whole teams meet, so that a round is one of matches (Law 30.2). */
export function teamsMeet({ teamForm }: Settings): boolean {
  return teamForm !== undefined && teamForm !== 'boardGroups';
}

/** The documented defaults (workbook.md, Settings sheet). */
export const defaultSettings: Settings = {
  system: 'dutch',
  points: standardPoints,
  drawSeed: '',
  acceleration: { kind: 'none' },
  keepApart: [],
  cycles: 1,
  swapLastRounds: false,
  thirdPlace: false,
  clubMatesApart: false,
  secondLeg: false,
  matchPoints: false,
  tieBreakEdition: '2026',
  titleOrder: ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'],
  gradeOrder: [
    'quốc tế đại sư',
    'đại kiện tướng',
    'kiện tướng quốc gia',
    'kiện tướng',
    'dự bị kiện tướng',
    'cấp 1',
    'cấp 2',
    'cấp 3',
    'cấp 4',
  ],
  checkIn: false,
};
