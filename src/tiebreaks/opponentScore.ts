import type { Entry, PlayerHistory } from '../tournament/history.ts';
import type { CountedAs } from './contribution.ts';
import { scoreOf, type Field } from './field.ts';
import { compare, fromHalves, smaller, zero, type Fraction } from './fraction.ts';
import { isOpen, isVoluntarilyUnplayed } from './unplayed.ts';

/** Whose score one round counts with, in Buchholz, Sonneborn-Berger and what is built on them. */
export interface OpponentScore {
  readonly countsAs: CountedAs;
  readonly score: Fraction;
  readonly voluntary?: true;
}

/**
 * C.07 (2026) 8.1, 15.2, 16.3, 16.4: an opponent met counts with his score, adjusted for his own unplayed rounds in a
 * Swiss; an unplayed round counts with a dummy. Where the pairings were fixed before the start, forfeits count like
 * games and a free round is no round.
 */
export function opponentScore(field: Field, own: PlayerHistory, entry: Entry): OpponentScore | undefined {
  if (isOpen(entry)) {
    return { countsAs: 'open', score: zero };
  }
  if (entry.opponent !== undefined && (entry.played || field.predetermined)) {
    const adjusted = scoreOf(field.adjustedScores, entry.opponent);
    const same = adjusted === scoreOf(field.scores, entry.opponent);
    return { countsAs: same ? 'opponent' : 'adjustedOpponent', score: fromHalves(adjusted) };
  }
  return field.predetermined ? undefined : dummy(field, own, entry);
}

/**
 * C.07 (2026) 16.4: the dummy has the player's own score; since March 2026 not more than the scheduled opponent's
 * adjusted score after a forfeit (16.4.1), and a draw's points for each round otherwise (16.4.2).
 */
function dummy(field: Field, own: PlayerHistory, entry: Entry): OpponentScore {
  const ownScore = fromHalves(scoreOf(field.scores, own.player.number));
  const voluntary = isVoluntarilyUnplayed(entry) ? ({ voluntary: true } as const) : {};
  if (field.tournament.settings.tieBreakEdition === '2024') {
    return { countsAs: 'dummy', score: ownScore, ...voluntary };
  }
  const cap =
    entry.opponent === undefined
      ? field.tournament.settings.points.draw * field.rounds
      : scoreOf(field.adjustedScores, entry.opponent);
  const capped = compare(ownScore, fromHalves(cap)) > 0;
  return {
    countsAs: capped ? 'cappedDummy' : 'dummy',
    score: smaller(ownScore, fromHalves(cap)),
    ...voluntary,
  };
}
