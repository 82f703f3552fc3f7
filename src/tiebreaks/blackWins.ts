import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import { countedRounds } from './countedRounds.ts';
import type { Field } from './field.ts';
import { awardOf } from './unplayed.ts';

/** C.07 (2026) 7.4 Number of games won with Black (BWG): over the board. */
export function blackWins(_field: Field, own: PlayerHistory): readonly Contribution[] {
  return countedRounds(own, (entry) => entry.played && entry.colour === 'black' && awardOf(entry) === 'win');
}
