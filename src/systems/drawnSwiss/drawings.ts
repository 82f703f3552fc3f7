import type { Colour } from '../../tournament/colour.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Subgroup } from './subgroups.ts';

/** The clause by which a pair was drawn. `29.3` alone: what no clause names, drawn among all who are left. */
export const drawClauses = ['29.3.1', '29.3.2', '29.3.3', '29.3.4', '29.3.5', '29.3.6', '29.3'] as const;

export type DrawClause = (typeof drawClauses)[number];

/** What gave the drawer his colour. */
export type ColourGiven =
  /** The clause by which was drawn names it. */
  | { readonly by: 'clause' }
  /** Law 29.3, before its clauses: subgroup 1 must have White, subgroup 4 Black. */
  | { readonly by: 'outerSubgroup'; readonly subgroup: Subgroup }
  /** Law 29.2: no clause names it and both are legal, so a floater gets the one he has had less. */
  | { readonly by: 'leaning'; readonly subgroup: Subgroup }
  | { readonly by: 'lot' }
  /** Law 29.4.2: with the other colours this player, of the two, would go beyond a bound. */
  | { readonly by: 'bound'; readonly player: PlayerNumber; readonly bound: ColourBound };

export type ColourBound = 'third' | 'wide';

/** Who stood among those whom the clause names and could not be drawn. */
export interface PassedOver {
  /** Law 29.4.1. */
  readonly met: readonly PlayerNumber[];
  /** Law 30.1.2. */
  readonly apart: readonly PlayerNumber[];
  /** Law 29.4.2: the two can have no colours. */
  readonly colours: readonly PlayerNumber[];
  /** Law 29.4.1, 29.4.3: with him the round could not be completed as well. */
  readonly void: readonly PlayerNumber[];
}

export interface OpponentDrawing {
  readonly kind: 'opponent';
  readonly clause: DrawClause;
  /** The score group in which was drawn: its half-points. */
  readonly score: number;
  readonly drawer: PlayerNumber;
  readonly among: readonly PlayerNumber[];
  readonly passedOver: PassedOver;
  readonly drawn: PlayerNumber;
  /** The drawer's colour. */
  readonly colour: Colour;
  readonly colourGiven: ColourGiven;
}

/** One draw of lots as it happened, for the Log sheet and for the question why. `among` is who could be drawn. */
export type Drawing =
  | {
      readonly kind: 'bye';
      readonly among: readonly PlayerNumber[];
      readonly drawn: PlayerNumber;
      /** Of the same group and of those below: who may have no bye, and without whom the others cannot be paired. */
      readonly barred: readonly PlayerNumber[];
      readonly void: readonly PlayerNumber[];
    }
  | { readonly kind: 'subgroup'; readonly player: PlayerNumber; readonly drawn: Subgroup }
  | OpponentDrawing;

/** Somebody who left a group downwards, and who else was to be paired in it. */
export interface FloatDown {
  readonly player: PlayerNumber;
  /** Half-points of the group. */
  readonly score: number;
  /** Everybody who was to be paired there, floaters from above included. */
  readonly players: readonly PlayerNumber[];
  readonly leaving: readonly PlayerNumber[];
  /** Of the others those whom he could still have drawn when the drawing of the group began. */
  readonly open: readonly PlayerNumber[];
}
