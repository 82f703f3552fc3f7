import type { Colour } from '../../tournament/colour.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Direction } from './field.ts';

/** By what the one who leaves an odd group is told from the one whose number comes first (rules.md 5.4), in this order. */
export const oddCriteria = ['needed', 'nextDoor', 'colours', 'floatedLast'] as const;
export type OddCriterion = (typeof oddCriteria)[number];

/** Why a player had to leave his score group (Law 28.4, 28.6.1–2). `number`: an odd group, and nothing but his number. */
export type FloatReason =
  'noOpponentInGroup' | 'number' | OddCriterion | 'limitOf100' | 'noWayOut' | 'foundNoOpponent';

/** Which sentence of Law 28.6 gave the colours of a pair. */
export type ColourReason = 'onlyLegal' | 'due' | 'equalises' | 'lastDifference' | 'smallerNumber' | 'lot';

/** What the engine decided, in the order in which it did: the source of every explanation. */
export type Decision =
  | { readonly kind: 'bye'; readonly player: PlayerNumber; readonly passedOver: readonly PlayerNumber[] }
  | {
      readonly kind: 'float';
      readonly player: PlayerNumber;
      readonly direction: Direction;
      readonly reason: FloatReason;
      /** The score of the group he leaves, in half-points. */
      readonly group: number;
      /** Who would have left it by his number, or by the criteria before the limit of 100, where it is somebody else. */
      readonly instead?: PlayerNumber;
    }
  | {
      readonly kind: 'floaterPair';
      readonly floater: PlayerNumber;
      readonly opponent: PlayerNumber;
      /** Stood before the opponent in line, and were not taken. */
      readonly passedOver: readonly PlayerNumber[];
    }
  | {
      readonly kind: 'pair';
      readonly first: PlayerNumber;
      readonly second: PlayerNumber;
      readonly passedOver: readonly PlayerNumber[];
    }
  | {
      readonly kind: 'exchange';
      readonly first: PlayerNumber;
      readonly from: PlayerNumber;
      readonly to: PlayerNumber;
    }
  | { readonly kind: 'undone'; readonly first: PlayerNumber; readonly second: PlayerNumber }
  | {
      readonly kind: 'colour';
      readonly player: PlayerNumber;
      readonly opponent: PlayerNumber;
      readonly colour: Colour;
      readonly reason: ColourReason;
    };
