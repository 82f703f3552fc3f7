import { countingRounds } from '../tournament/countingRounds.ts';
import {
  finalScore,
  historyOf,
  type Entry,
  type History,
  type PlayerHistory,
} from '../tournament/history.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { isSwiss } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { annulledPlayers, countsInStandings } from '../tournament/withdrawal.ts';
import { fromHalves, zero, type Fraction } from './fraction.ts';
import { adjustedScore } from './unplayed.ts';

/** Everything tie-breaks are computed from, prepared once: only the rounds and games that count. */
export interface Field {
  readonly tournament: Tournament;
  /** Rounds that count. */
  readonly rounds: number;
  readonly history: History;
  readonly scores: ReadonlyMap<PlayerNumber, Fraction>;
  /** C.07 (2026) 16.3: the scores as opponents count them. */
  readonly adjustedScores: ReadonlyMap<PlayerNumber, Fraction>;
  /** C.07 (2026) 15.2: pairings fixed before the start; forfeits count like games. Else a Swiss (article 16). */
  readonly predetermined: boolean;
  /** Law 29.5: the score of the last placed: the lowest of those who did not withdraw. */
  readonly lowestScore: Fraction;
  /** C.07 (2026) 10: tie-breaks built on ratings are dropped where somebody is unrated. */
  readonly everybodyRated: boolean;
  /** Those whose games count for nobody's place (round robin, left before half of them). */
  readonly annulled: ReadonlySet<PlayerNumber>;
}

/** Only complete rounds count, unless `afterRound` says otherwise; unfinished games count nothing yet. */
export function fieldOf(whole: Tournament, afterRound?: number): Field {
  const counted = countingRounds(whole, afterRound);
  const annulled = annulledPlayers(counted);
  const tournament = withoutGamesOf(counted, annulled);
  const history = historyOf(tournament, 'asNothing');
  const predetermined = !isSwiss[tournament.settings.system];
  const { draw } = tournament.settings.points;
  const rounds = tournament.rounds.length;
  return {
    tournament,
    rounds,
    history,
    scores: each(history, finalScore),
    adjustedScores: each(history, (one) => (predetermined ? finalScore(one) : adjustedScore(one, draw))),
    predetermined,
    lowestScore: lowestScore([...history.values()], rounds),
    everybodyRated: tournament.players.every((player) => player.rating !== undefined),
    annulled,
  };
}

export function scoreOf(field: Field, player: PlayerNumber): Fraction {
  return field.scores.get(player) ?? zero;
}

export function adjustedOf(field: Field, player: PlayerNumber): Fraction {
  return field.adjustedScores.get(player) ?? zero;
}

/** The record of the scheduled opponent; the history has none of nobody. */
export function opponentOf(field: Field, entry: Entry): PlayerHistory | undefined {
  return field.history.get(entry.opponent as PlayerNumber);
}

/** He left before the last round that counts. */
export function hasWithdrawn(history: PlayerHistory, rounds: number): boolean {
  return (history.player.leftAfter ?? rounds) < rounds;
}

/** Law 29.5: the score of the player placed last, of those who did not withdraw. */
function lowestScore(all: readonly PlayerHistory[], rounds: number): Fraction {
  const stayed = all.filter((one) => !hasWithdrawn(one, rounds));
  const scores = (stayed.length > 0 ? stayed : all).map(finalScore);
  return scores.length === 0 ? zero : fromHalves(Math.min(...scores));
}

function each(
  history: History,
  halfPoints: (one: PlayerHistory) => number,
): ReadonlyMap<PlayerNumber, Fraction> {
  return new Map([...history].map(([number, one]) => [number, fromHalves(halfPoints(one))]));
}

function withoutGamesOf(tournament: Tournament, annulled: ReadonlySet<PlayerNumber>): Tournament {
  if (annulled.size === 0) {
    return tournament;
  }
  return {
    ...tournament,
    rounds: tournament.rounds.map((round) => ({
      ...round,
      games: round.games.filter((game) => countsInStandings(game, annulled)),
      byes: round.byes.filter((bye) => !annulled.has(bye.player)),
    })),
  };
}
