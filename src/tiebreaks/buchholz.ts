import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { opponentScores } from './opponentScores.ts';

/** C.07 (2026) 8.1 Buchholz (BH): the sum of the scores of each of the opponents. */
export function buchholz(field: Field, own: PlayerHistory): readonly Contribution[] {
  return opponentScores(field, own, (score) => score);
}
