import type { History, PlayerHistory } from '../../tournament/history.ts';

/**
 * Lim 3 (L): was this player moved out of his score group in the last round?
 * The sweep pairs the upper groups downward and the lower ones upward (Law 28.3), so of two players with
 * different scores the one farther from the median was moved; across the median both were.
 *
 * @param win half-points of a win
 */
export function floatedLast(own: PlayerHistory, history: History, win: number): boolean {
  const entry = own.entries[own.entries.length - 1];
  if (entry === undefined || !entry.played || entry.opponent === undefined) {
    return false;
  }
  const mine = own.scoreBefore[entry.round - 1] ?? 0;
  const his = history.get(entry.opponent)?.scoreBefore[entry.round - 1] ?? 0;
  const median = ((entry.round - 1) * win) / 2;
  return mine > his ? mine > median : mine < his && mine < median;
}
