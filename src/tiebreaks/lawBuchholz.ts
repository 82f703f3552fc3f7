import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { lawScores } from './lawScores.ts';

/** Law 29.5 hệ số Búcgôn (LAW): the final scores of all opponents met. */
export function lawBuchholz(field: Field, own: PlayerHistory): readonly Contribution[] {
  return lawScores(field, own, (score) => score);
}
