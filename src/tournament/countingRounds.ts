import { isComplete } from './round.ts';
import { afterRound, type Tournament } from './tournament.ts';

/**
 * The part of a tournament that counts in standings: the rounds before the first one that is not complete, or those up
 * to `upTo` where somebody asks for it. A round without a single game is not paired yet: byes alone do not make it
 * count.
 */
export function countingRounds(tournament: Tournament, upTo?: number): Tournament {
  if (upTo !== undefined) {
    return afterRound(tournament, upTo);
  }
  const open = tournament.rounds.findIndex((round) => !isComplete(round));
  return afterRound(tournament, open < 0 ? pairedRounds(tournament) : open);
}

/** How many rounds have been paired: the number of the last round with a game. */
export function pairedRounds(tournament: Tournament): number {
  return tournament.rounds.reduce((last, round) => (round.games.length > 0 ? round.number : last), 0);
}
