import { ratingDifference } from '../ratings/conversion.ts';
import type { PlayerHistory } from '../tournament/history.ts';
import type { Field } from './field.ts';
import { ratedGames } from './ratedGames.ts';

/**
 * C.07 (2026) 10.2 Tournament performance rating (TPR): the average rating of opponents, and the difference that the
 * score stands for. `undefined` without a game.
 */
export function tournamentPerformance(field: Field, own: PlayerHistory): number | undefined {
  const { ratings, score } = ratedGames(field, own);
  if (ratings.length === 0) {
    return undefined;
  }
  const average = roundHalfUp(
    ratings.reduce((sum, rating) => sum + rating, 0),
    ratings.length,
  );
  return average + ratingDifference(roundHalfUp(50 * score, ratings.length));
}

function roundHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
