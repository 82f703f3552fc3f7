import type { Bracket } from '../../../src/systems/knockout/bracket.ts';
import type { Slot } from '../../../src/systems/knockout/bracketMatch.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import type { Game, Round } from '../../../src/tournament/round.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { knockoutOf } from './playKnockout.ts';

export const shown = (slot: Slot): string => (slot.kind === 'player' ? String(slot.player) : slot.kind);

export const drawnUp = (bracket: Bracket): string[] =>
  bracket.rounds.map((round) =>
    round.matches.map((match) => `${shown(match.upper)}-${shown(match.lower)} ${match.state}`).join(', '),
  );

/** `2-5` in match 1: two games, the first player wins both. */
export const match = (number: number, first: number, second: number, numbered = true): Game[] =>
  [1, 2].map((game) => ({
    board: number,
    ...(numbered ? { match: number, game } : {}),
    white: playerNumber(game === 1 ? first : second),
    black: playerNumber(game === 1 ? second : first),
    outcome: game === 1 ? ('whiteWins' as const) : ('blackWins' as const),
  }));

export const round = (number: number, games: readonly Game[], byes: Round['byes'] = []): Round => ({
  number,
  games,
  byes,
});

export const withRounds = (count: number, ...rounds: readonly Round[]): Tournament => ({
  ...knockoutOf(count),
  rounds,
});
