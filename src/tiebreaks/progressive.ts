import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { fromHalves } from './fraction.ts';

/** C.07 (2026) 7.5 Progressive scores (PS): the score after every round is added, whether he played in it or not. */
export function progressive(_field: Field, own: PlayerHistory): readonly Contribution[] {
  return own.entries
    .filter((entry, index) => own.entries[index + 1]?.round !== entry.round)
    .map((entry) => ({
      entry,
      countsAs: 'runningScore',
      value: fromHalves(own.scoreBefore[entry.round] ?? 0),
    }));
}
