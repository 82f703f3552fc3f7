import type { Colour } from '../../tournament/colour.ts';
import {
  colourDifference,
  dueColour,
  finalScore,
  type History,
  type PlayerHistory,
} from '../../tournament/history.ts';
import { playersToPair } from '../../tournament/participants.ts';
import type { Player, PlayerNumber } from '../../tournament/player.ts';
import { compareStrength } from '../../tournament/strength.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { isRematchAllowed } from '../swiss/rematchAllowed.ts';
import { floatedLast } from './floatHistory.ts';

/** Up towards the leaders or down towards the last: the two directions of the sweep (Law 28.3). */
export type Direction = 'down' | 'up';

/** A player as the pairing of one round sees him. */
export interface Contestant {
  readonly player: Player;
  /** Pairing number of this round: 1 is the strongest (Law 28.1, 28.7). */
  readonly rank: number;
  /** Half-points. */
  readonly score: number;
  readonly due: Colour | undefined;
  readonly history: PlayerHistory;
  /** He was moved to another score group in the round before. */
  readonly floatedLast: boolean;
}

export interface Field {
  readonly contestants: readonly Contestant[];
  readonly history: History;
  readonly round: number;
  readonly lastRound: boolean;
  /** Rules.md 4: the arbiter has announced a rule for rematches. */
  readonly rematchAllowed: boolean;
  /** 28.4 note: the limits of 100 points hold only where there are more than 2^rounds players. */
  readonly limited: boolean;
  /** Half of the most points possible so far, in half-points (Law 28.3). */
  readonly median: number;
  /** May the two meet at all? Law 27, and pairs kept apart. `relaxed`: colours may yield (last round). */
  readonly permitted: (a: Contestant, b: Contestant, relaxed?: boolean) => boolean;
}

export type Apart = (a: PlayerNumber, b: PlayerNumber) => boolean;

export function fieldOf(tournament: Tournament, round: number, history: History, apart: Apart): Field {
  const { settings } = tournament;
  const rematchAllowed = isRematchAllowed(tournament, round);
  const ranked = rankedPlayers(tournament, round, history);
  const contestants = ranked.map((player, index) => contestantOf(player, index + 1, history, tournament));
  return {
    contestants: contestants.filter((each) => playersToPair([each.player], round).length > 0),
    history,
    round,
    lastRound: round === settings.rounds,
    rematchAllowed,
    limited: ranked.length > 2 ** (settings.rounds ?? Infinity),
    median: ((round - 1) * settings.points.win) / 2,
    permitted: (a, b, relaxed = false) =>
      !apart(a.player.number, b.player.number) &&
      (rematchAllowed || !a.history.opponents.has(b.player.number)) &&
      (relaxed || mayMeetInColour(a, b)),
  };
}

/** Law 28.1, 28.7: those who have played or play now, strongest first. */
function rankedPlayers(tournament: Tournament, round: number, history: History): Player[] {
  const now = new Set(playersToPair(tournament.players, round));
  return tournament.players
    .filter((player) => now.has(player) || history.get(player.number)!.entries.some((entry) => entry.played))
    .sort(compareStrength(tournament.settings));
}

function contestantOf(player: Player, rank: number, history: History, tournament: Tournament): Contestant {
  const own = history.get(player.number)!;
  return {
    player,
    rank,
    score: finalScore(own),
    due: dueColour(own),
    history: own,
    floatedLast: floatedLast(own, history, tournament.settings.points.win),
  };
}

/** Law 27: not three games running with one colour, not three more of one colour than of the other. */
export function mayHave(contestant: Contestant, colour: Colour): boolean {
  const { colours } = contestant.history;
  const lastTwo = colours.slice(-2);
  const third = lastTwo.length === 2 && lastTwo.every((each) => each === colour);
  const difference = colourDifference(contestant.history) + (colour === 'white' ? 1 : -1);
  return !third && Math.abs(difference) < 3;
}

function mayMeetInColour(a: Contestant, b: Contestant): boolean {
  return (mayHave(a, 'white') && mayHave(b, 'black')) || (mayHave(a, 'black') && mayHave(b, 'white'));
}
