import type { Entry, PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { fraction, zero } from './fraction.ts';
import { isOpen } from './unplayed.ts';

/** C.07 (2026) 7.1 Number of wins (WIN): rounds that brought, with or without playing, as much as a win. */
export function wins(field: Field, own: PlayerHistory): readonly Contribution[] {
  const { win } = field.tournament.settings.points;
  return countedRounds(own, (entry) => entry.points === win);
}

/** One for each row that counts, nothing for the others. */
export function countedRounds(
  own: PlayerHistory,
  counts: (entry: Entry) => boolean,
): readonly Contribution[] {
  return own.entries.map((entry) => {
    if (isOpen(entry)) {
      return { entry, countsAs: 'open', value: zero };
    }
    return counts(entry)
      ? { entry, countsAs: 'ownResult', value: fraction(1) }
      : { entry, countsAs: 'nothing', value: zero };
  });
}
