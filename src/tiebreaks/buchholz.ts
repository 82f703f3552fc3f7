import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { opponentScore } from './opponentScore.ts';

/** C.07 (2026) 8.1 Buchholz (BH): the sum of the scores of each of the opponents. */
export function buchholz(field: Field, own: PlayerHistory): readonly Contribution[] {
  return own.entries.flatMap((entry) => {
    const counted = opponentScore(field, own, entry);
    return counted === undefined ? [] : [{ ...counted, entry, value: counted.score }];
  });
}
