import type { Entry, PlayerHistory } from '../tournament/history.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { CountedAs } from './contribution.ts';
import { hasWithdrawn, scoreOf, type Field } from './field.ts';
import { fraction, fromHalves, zero, type Fraction } from './fraction.ts';
import { isOpen } from './unplayed.ts';

/** What one round counts in the indices of the law. */
export interface LawScore {
  readonly countsAs: CountedAs;
  readonly score: Fraction;
}

/**
 * Law 29.5: an opponent counts with his final score, a withdrawn one with the mean of his group, the round free for
 * want of an opponent with the score of the last placed. A forfeit counts the scheduled opponent (docs/decisions.md);
 * any other unplayed round counts nothing. The mean is for the Swiss only: in a round robin everybody has met everybody.
 */
export function lawScore(field: Field, entry: Entry): LawScore {
  if (isOpen(entry)) {
    return { countsAs: 'open', score: zero };
  }
  if (entry.opponent === undefined) {
    return entry.outcome === 'pairingBye'
      ? { countsAs: 'lastPlace', score: fromHalves(lastPlacedScore(field)) }
      : { countsAs: 'nothing', score: zero };
  }
  const opponent = field.history.get(entry.opponent);
  if (!field.predetermined && opponent !== undefined && hasWithdrawn(field, opponent)) {
    return { countsAs: 'withdrawnOpponent', score: meanOfGroup(field, opponent) };
  }
  return {
    countsAs: entry.played ? 'opponent' : 'scheduledOpponent',
    score: fromHalves(scoreOf(field.scores, entry.opponent)),
  };
}

/** Law 29.5: the lowest score among those who did not withdraw. */
function lastPlacedScore(field: Field): number {
  const stayed = [...field.history.values()].filter((one) => !hasWithdrawn(field, one));
  const numbers: readonly PlayerNumber[] = stayed.map((one) => one.player.number);
  const scores = numbers.map((number) => scoreOf(field.scores, number));
  return Math.min(...(scores.length > 0 ? scores : field.scores.values()));
}

/**
 * Law 29.5: the mean of the final scores of the others who had the same score as he after his last round, other
 * withdrawn players left out; his own score when there is nobody.
 */
function meanOfGroup(field: Field, withdrawn: PlayerHistory): Fraction {
  const last = withdrawn.player.leftAfter ?? field.rounds;
  const others = [...field.history.values()].filter(
    (one) =>
      one !== withdrawn && !hasWithdrawn(field, one) && one.scoreBefore[last] === withdrawn.scoreBefore[last],
  );
  const total = others.reduce((sum, one) => sum + scoreOf(field.scores, one.player.number), 0);
  return others.length === 0
    ? fromHalves(scoreOf(field.scores, withdrawn.player.number))
    : fraction(total, 2 * others.length);
}
