import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { fromHalves } from './fraction.ts';

/** C.07 (2026) 7.5 Progressive scores (PS): the score after every round is added, whether he played in it or not. */
export function progressive(_field: Field, own: PlayerHistory): readonly Contribution[] {
  return own.scoreBefore.slice(1).flatMap((score, index) => {
    const entries = own.entries.filter((entry) => entry.round === index + 1);
    const entry = entries[entries.length - 1];
    return entry === undefined
      ? []
      : [{ entry, countsAs: 'runningScore' as const, value: fromHalves(score) }];
  });
}
