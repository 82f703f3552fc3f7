import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { ratedGames } from './ratedGames.ts';

/** C.07 (2026) 10.1 Average rating of opponents (ARO): of those played over the board. */
export function averageOpponentRating(field: Field, own: PlayerHistory): readonly Contribution[] {
  return ratedGames(field, own).contributions;
}
