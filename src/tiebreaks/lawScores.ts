import { finalScore, type PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import { hasWithdrawn, opponentOf, scoreOf, type Field } from './field.ts';
import { fraction, zero, type Fraction } from './fraction.ts';
import type { ShareOf } from './opponentScores.ts';
import { isOpen } from './unplayed.ts';

/**
 * Law 29.5: an opponent counts with his final score, a withdrawn one with the mean of his group, the round free for
 * want of an opponent with the score of the last placed. A forfeit counts the scheduled opponent (docs/decisions.md);
 * any other unplayed round counts nothing. The mean is for the Swiss only: in a round robin everybody has met everybody.
 */
export function lawScores(field: Field, own: PlayerHistory, shareOf: ShareOf): readonly Contribution[] {
  return own.entries.map((entry): Contribution => {
    const opponent = opponentOf(field, entry);
    if (isOpen(entry)) {
      return { entry, countsAs: 'open', value: zero };
    }
    if (opponent === undefined) {
      const score = field.lowestScore;
      return entry.outcome === 'pairingBye'
        ? { entry, countsAs: 'lastPlace', score, value: shareOf(score, entry) }
        : { entry, countsAs: 'nothing', value: zero };
    }
    if (!field.predetermined && hasWithdrawn(opponent, field.rounds)) {
      const score = meanOfGroup(field, opponent);
      return { entry, countsAs: 'withdrawnOpponent', score, value: shareOf(score, entry) };
    }
    const score = scoreOf(field, opponent.player.number);
    const countsAs = entry.played ? 'opponent' : 'scheduledOpponent';
    return { entry, countsAs, score, value: shareOf(score, entry) };
  });
}

/**
 * Law 29.5: the mean of the final scores of those who had the same score as he after his last round, withdrawn players
 * (and so himself) left out; his own score when there is nobody.
 */
function meanOfGroup(field: Field, withdrawn: PlayerHistory): Fraction {
  const last = withdrawn.player.leftAfter ?? field.rounds;
  let total = 0;
  let others = 0;
  for (const one of field.history.values()) {
    const sameGroup = one.scoreBefore[last] === withdrawn.scoreBefore[last];
    if (sameGroup && !hasWithdrawn(one, field.rounds)) {
      total += finalScore(one);
      others += 1;
    }
  }
  return others === 0 ? scoreOf(field, withdrawn.player.number) : fraction(total, 2 * others);
}
