import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { awardOf } from './unplayed.ts';
import { countedRounds } from './countedRounds.ts';

/** C.07 (2026) 7.2 Number of games won (WON): over the board. */
export function gamesWon(_field: Field, own: PlayerHistory): readonly Contribution[] {
  return countedRounds(own, (entry) => entry.played && awardOf(entry) === 'win');
}
