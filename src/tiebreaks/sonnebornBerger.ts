import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { fromHalves, multiply } from './fraction.ts';
import { opponentScores } from './opponentScores.ts';

/** C.07 (2026) 9.1 Sonneborn-Berger (SB): the score of each opponent times the points made against him. */
export function sonnebornBerger(field: Field, own: PlayerHistory): readonly Contribution[] {
  return opponentScores(field, own, (score, entry) => multiply(score, fromHalves(entry.points)));
}
