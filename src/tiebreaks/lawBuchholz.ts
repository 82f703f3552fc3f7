import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { lawScore } from './lawScore.ts';

/** Law 29.5 hệ số Búcgôn (LAW): the final scores of all opponents met. */
export function lawBuchholz(field: Field, own: PlayerHistory): readonly Contribution[] {
  return own.entries.map((entry) => {
    const counted = lawScore(field, entry);
    return { ...counted, entry, value: counted.score };
  });
}
