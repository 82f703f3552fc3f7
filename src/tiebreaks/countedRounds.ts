import type { Entry, PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import { fraction, zero } from './fraction.ts';
import { isOpen } from './unplayed.ts';

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
