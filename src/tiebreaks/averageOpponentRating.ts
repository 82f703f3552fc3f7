import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { fraction } from './fraction.ts';

/**
 * C.07 (2026) 10.1 Average rating of opponents (ARO): of those played over the board. Article 10 drops the tie-breaks
 * built on ratings where somebody is unrated: then nothing is added for anybody.
 */
export function averageOpponentRating(field: Field, own: PlayerHistory): readonly Contribution[] {
  if (field.tournament.players.some((player) => player.rating === undefined)) {
    return [];
  }
  return own.entries.flatMap((entry): Contribution[] => {
    const rating =
      entry.opponent === undefined ? undefined : field.history.get(entry.opponent)?.player.rating;
    return rating === undefined || !entry.played
      ? []
      : [{ entry, countsAs: 'rating', value: fraction(rating) }];
  });
}
