import type { Entry, PlayerHistory } from '../../tournament/history.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { HalfPoints } from '../../tournament/points.ts';

export type Float = 'down' | 'up';

/** The score a player was paired with in a round, acceleration included. */
export type ScoreFor = (player: PlayerNumber, round: number) => number;

/**
 * C.04.3 (2026) 1.4: the float a player received in a round, if any. Unplayed rounds worth more than a loss are
 * downfloats; a forfeit has no opponent in this sense.
 */
export function floatIn(
  history: PlayerHistory,
  round: number,
  scoreFor: ScoreFor,
  lossPoints: HalfPoints,
): Float | undefined {
  const entry = entryOf(history, round);
  if (entry === undefined) {
    return undefined;
  }
  if (!entry.played || entry.opponent === undefined) {
    return entry.points > lossPoints ? 'down' : undefined;
  }
  const own = scoreFor(history.player.number, round);
  const opponents = scoreFor(entry.opponent, round);
  if (own === opponents) {
    return undefined;
  }
  return own > opponents ? 'down' : 'up';
}

/** In a Swiss there is one entry for each round, oldest first. */
function entryOf(history: PlayerHistory, round: number): Entry | undefined {
  const entry = history.entries[round - 1];
  return entry?.round === round ? entry : history.entries.find((each) => each.round === round);
}
