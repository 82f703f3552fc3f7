import type { Colour } from '../../tournament/colour.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Direction } from './field.ts';

/** Why a player had to leave his score group (Law 28.4, 28.6.1–2). */
export type FloatReason = 'noOpponentInGroup' | 'oddGroup' | 'limitOf100' | 'noWayOut' | 'foundNoOpponent';

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
