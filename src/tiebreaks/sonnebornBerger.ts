import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { fromHalves, multiply } from './fraction.ts';
import { opponentScore } from './opponentScore.ts';

/** C.07 (2026) 9.1 Sonneborn-Berger (SB): the score of each opponent times the points made against him. */
export function sonnebornBerger(field: Field, own: PlayerHistory): readonly Contribution[] {
  return own.entries.flatMap((entry) => {
    const counted = opponentScore(field, own, entry);
    return counted === undefined
      ? []
      : [{ ...counted, entry, value: multiply(counted.score, fromHalves(entry.points)) }];
  });
}
