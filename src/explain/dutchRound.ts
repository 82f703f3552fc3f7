import type { Contender } from '../systems/dutch/contender.ts';
import type { BracketTrace } from '../systems/dutch/trace.ts';
import type { PlayerNumber } from '../tournament/player.ts';

/** Everything that the reasons of the Dutch system are taken from. */
export interface DutchRound {
  /** Highest ranked first. */
  readonly contenders: readonly Contender[];
  readonly of: (player: PlayerNumber) => Contender;
  /** From the top. */
  readonly brackets: readonly BracketTrace[];
}
