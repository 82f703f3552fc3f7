import type { PlayerNumber } from './player.ts';
import type { CellAddress } from './problem.ts';

/** A row of the Line-ups sheet: in this round, and in no other, this player sits on this board. */
export interface LineUpChange {
  readonly round: number;
  /** As typed: the name of the team, or its letter. */
  readonly team: string;
  readonly board: number;
  readonly player: PlayerNumber;
  /** The cell of the player. */
  readonly cell?: CellAddress;
}
