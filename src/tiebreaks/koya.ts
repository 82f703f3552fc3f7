import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import { scoreOf, type Field } from './field.ts';
import { compare, fraction, fromHalves, zero } from './fraction.ts';
import { isOpen } from './unplayed.ts';

/**
 * C.07 (2026) 9.2 Koya system (KS), for round robins: the points made against those who have at least half of what can
 * be made in the tournament. What can be made is a win in each of the games that anybody has.
 */
export function koya(field: Field, own: PlayerHistory): readonly Contribution[] {
  const half = fraction(field.tournament.settings.points.win * mostGames(field), 4);
  return own.entries.flatMap((entry): Contribution[] => {
    if (entry.opponent === undefined) {
      return [];
    }
    if (isOpen(entry)) {
      return [{ entry, countsAs: 'open', value: zero }];
    }
    const score = scoreOf(field, entry.opponent);
    return compare(score, half) >= 0
      ? [{ entry, countsAs: 'ownResult', score, value: fromHalves(entry.points) }]
      : [{ entry, countsAs: 'nothing', score, value: zero }];
  });
}

function mostGames(field: Field): number {
  let most = 0;
  for (const { entries } of field.history.values()) {
    most = Math.max(most, entries.filter((entry) => entry.opponent !== undefined).length);
  }
  return most;
}
