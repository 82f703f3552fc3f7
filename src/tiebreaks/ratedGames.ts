import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import { opponentOf, type Field } from './field.ts';
import { fraction } from './fraction.ts';
import { awardOf } from './unplayed.ts';

/** The games that tie-breaks built on ratings look at: those played over the board. */
export interface RatedGames {
  readonly contributions: readonly Contribution[];
  readonly ratings: readonly number[];
  /** In half-points, one point for a win whatever the event's points are. */
  readonly score: number;
}

/**
 * C.07 (2026) 10, 15.2: forfeits are left out. These tie-breaks are dropped where somebody is unrated: then there are no
 * rated games for anybody.
 */
export function ratedGames(field: Field, own: PlayerHistory): RatedGames {
  const contributions: Contribution[] = [];
  const ratings: number[] = [];
  let score = 0;
  for (const entry of field.everybodyRated ? own.entries : []) {
    const rating = opponentOf(field, entry)?.player.rating;
    const award = awardOf(entry);
    if (rating !== undefined && entry.played && award !== undefined) {
      contributions.push({ entry, countsAs: 'rating', value: fraction(rating) });
      ratings.push(rating);
      score += award === 'win' ? 2 : award === 'draw' ? 1 : 0;
    }
  }
  return { contributions, ratings, score };
}
