import type { Colour } from '../../tournament/colour.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Subgroup } from './subgroups.ts';

/** The clause by which a pair was drawn. `29.3` alone: what no clause names, drawn among all who are left. */
export const drawClauses = [
  '29.1',
  '29.3.1',
  '29.3.2',
  '29.3.3',
  '29.3.4',
  '29.3.5',
  '29.3.6',
  '29.3',
] as const;

export type DrawClause = (typeof drawClauses)[number];

/** One draw of lots as it happened, for the Log sheet and for the question why. `among` is who could be drawn. */
export type Drawing =
  | { readonly kind: 'bye'; readonly among: readonly PlayerNumber[]; readonly drawn: PlayerNumber }
  | { readonly kind: 'subgroup'; readonly player: PlayerNumber; readonly drawn: Subgroup }
  | {
      readonly kind: 'opponent';
      readonly clause: DrawClause;
      /** The score group in which was drawn: its half-points. */
      readonly score: number;
      readonly drawer: PlayerNumber;
      readonly among: readonly PlayerNumber[];
      readonly drawn: PlayerNumber;
      /** The drawer's colour, and whether a lot gave it. */
      readonly colour: Colour;
      readonly colourByLot: boolean;
    };
