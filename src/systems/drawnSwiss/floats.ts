import type { History, PlayerHistory } from '../../tournament/history.ts';

/**
 * Law 29.4.4: floats down less floats up so far; one up and one down cancel. In a game between different scores the
 * one with more points went down (↓) and his opponent up (↑) (Law 29.3).
 */
export function netFloats(own: PlayerHistory, history: History): number {
  return own.entries.reduce((net, entry) => {
    const opponent = entry.opponent === undefined ? undefined : history.get(entry.opponent);
    if (!entry.played || opponent === undefined) {
      return net;
    }
    const mine = own.scoreBefore[entry.round - 1] ?? 0;
    const his = opponent.scoreBefore[entry.round - 1] ?? 0;
    return net + Math.sign(mine - his);
  }, 0);
}

/** Law 29.4.4: how much a float repeats earlier ones of the same direction; 0 is no repetition. */
export function repetition(net: number, direction: 'down' | 'up'): number {
  return Math.max(0, direction === 'down' ? net : -net);
}
