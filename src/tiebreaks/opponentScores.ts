import type { Entry, PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import { adjustedOf, scoreOf, type Field } from './field.ts';
import { compare, fromHalves, zero, type Fraction } from './fraction.ts';
import { isOpen, isVoluntarilyUnplayed } from './unplayed.ts';

/** What a score brings the player whose row it is: the score itself, or a share of it. */
export type ShareOf = (score: Fraction, entry: Entry) => Fraction;

/**
 * C.07 (2026) 8.1, 15.2, 16.3, 16.4: an opponent met counts with his score, adjusted for his own unplayed rounds in a
 * Swiss; an unplayed round counts with a dummy. Where the pairings were fixed before the start, forfeits count like
 * games and a free round is no round.
 */
export function opponentScores(field: Field, own: PlayerHistory, shareOf: ShareOf): readonly Contribution[] {
  const contributions: Contribution[] = [];
  for (const entry of own.entries) {
    if (isOpen(entry)) {
      contributions.push({ entry, countsAs: 'open', value: zero });
    } else if (entry.opponent !== undefined && (entry.played || field.predetermined)) {
      const score = adjustedOf(field, entry.opponent);
      const same = compare(score, scoreOf(field, entry.opponent)) === 0;
      const countsAs = same ? 'opponent' : 'adjustedOpponent';
      contributions.push({ entry, countsAs, score, value: shareOf(score, entry) });
    } else if (!field.predetermined) {
      contributions.push(dummy(field, own, entry, shareOf));
    }
  }
  return contributions;
}

/**
 * C.07 (2026) 16.4: the dummy has the player's own score; since March 2026 not more than the scheduled opponent's
 * adjusted score after a forfeit (16.4.1), and a draw's points for each round otherwise (16.4.2).
 */
function dummy(field: Field, own: PlayerHistory, entry: Entry, shareOf: ShareOf): Contribution {
  const ownScore = scoreOf(field, own.player.number);
  const { tieBreakEdition, points } = field.tournament.settings;
  const cap =
    entry.opponent === undefined ? fromHalves(points.draw * field.rounds) : adjustedOf(field, entry.opponent);
  const capped = tieBreakEdition === '2026' && compare(ownScore, cap) > 0;
  const score = capped ? cap : ownScore;
  return {
    entry,
    countsAs: capped ? 'cappedDummy' : 'dummy',
    score,
    value: shareOf(score, entry),
    ...(isVoluntarilyUnplayed(entry) ? { voluntary: true } : {}),
  };
}
