import type { Entry, PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import type { Field } from './field.ts';
import { fraction, multiply, zero, type Fraction } from './fraction.ts';
import { lawScores } from './lawScores.ts';
import { awardOf } from './unplayed.ts';

/**
 * Law 26, 29.5 hệ số Becgơ (BERGER): the whole score of every opponent beaten and half that of every opponent drawn
 * with. A round without an opponent counts nothing.
 */
export function lawBerger(field: Field, own: PlayerHistory): readonly Contribution[] {
  return lawScores(field, own, (score, entry) =>
    entry.opponent === undefined ? zero : shareOf(score, entry),
  );
}

const half = fraction(1, 2);

function shareOf(score: Fraction, entry: Entry): Fraction {
  const award = awardOf(entry);
  if (award === 'win') {
    return score;
  }
  return award === 'draw' ? multiply(score, half) : zero;
}
