import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import { countedRounds } from './countedRounds.ts';
import type { Field } from './field.ts';

/** C.07 (2026) 7.3 Number of games played with Black (BPG): over the board. */
export function blackGames(_field: Field, own: PlayerHistory): readonly Contribution[] {
  return countedRounds(own, (entry) => entry.played && entry.colour === 'black');
}
