import type { Award } from '../tournament/outcome.ts';
import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { fraction, multiply, zero, type Fraction } from './fraction.ts';
import { lawScore } from './lawScore.ts';
import { awardOf } from './unplayed.ts';

/**
 * Law 26, 29.5 hệ số Becgơ (BERGER): the whole score of every opponent beaten and half that of every opponent drawn
 * with. A round without an opponent counts nothing.
 */
export function lawBerger(field: Field, own: PlayerHistory): readonly Contribution[] {
  return own.entries.map((entry) => {
    const counted = lawScore(field, entry);
    const value = entry.opponent === undefined ? zero : multiply(counted.score, shareOf(awardOf(entry)));
    return { ...counted, entry, value };
  });
}

function shareOf(award: Award | undefined): Fraction {
  if (award === 'win') {
    return fraction(1);
  }
  return award === 'draw' ? fraction(1, 2) : zero;
}
