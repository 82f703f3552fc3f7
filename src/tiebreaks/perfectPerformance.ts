import { expectedScore } from '../ratings/conversion.ts';
import type { PlayerHistory } from '../tournament/history.ts';
import type { Field } from './field.ts';
import { ratedGames } from './ratedGames.ts';

/** Above this difference a win, below it a loss is certain (B.02 8.1.2). */
const certain = 800;

/**
 * C.07 (2026) 10.3 Perfect tournament performance (PTP): the lowest rating at which the expected score reaches the score;
 * for no points 800 below the lowest opponent. `undefined` without a game.
 */
export function perfectPerformance(field: Field, own: PlayerHistory): number | undefined {
  const { ratings, score } = ratedGames(field, own);
  if (ratings.length === 0) {
    return undefined;
  }
  let below = Math.min(...ratings) - certain;
  let reached = Math.max(...ratings) + certain;
  if (score === 0) {
    return below;
  }
  while (reached - below > 1) {
    const middle = Math.floor((below + reached) / 2);
    const expected = ratings.reduce((sum, rating) => sum + expectedScore(middle - rating), 0);
    if (expected >= 50 * score) {
      reached = middle;
    } else {
      below = middle;
    }
  }
  return reached;
}
