import { continueRound, pairRound } from '../../../src/systems/pair.ts';
import type { GameOutcome } from '../../../src/tournament/outcome.ts';
import type { PairedBoard, Pairing } from '../../../src/tournament/pairing.ts';
import { playerNumber, type Player } from '../../../src/tournament/player.ts';
import { defaultSettings, type Settings } from '../../../src/tournament/settings.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';

/** What happens on a board; asked only where the pairing has not decided it already. */
export type Results = (board: PairedBoard, round: number) => GameOutcome;

/** A knockout of players 1…n, all of them seeded in this order unless `seeds` says how many are. */
export function knockoutOf(
  count: number,
  settings: Partial<Settings> = {},
  special: Readonly<Record<number, Partial<Player>>> = {},
  seeds = count,
): Tournament {
  const players = Array.from({ length: count }, (_, index) => ({
    number: playerNumber(index + 1),
    name: `P${index + 1}`,
    byes: [],
    ...(index < seeds ? { seed: index + 1 } : {}),
    ...special[index + 1],
  }));
  return {
    settings: { ...defaultSettings, system: 'knockout', drawSeed: 'test', ...settings },
    players,
    rounds: [],
  };
}

export function pairingOf(tournament: Tournament, round = tournament.rounds.length + 1): Pairing {
  const result = pairRound(tournament, round);
  if (!result.ok) {
    throw new Error(result.problems.map((problem) => problem.code).join());
  }
  return result.pairing;
}

/** The smaller number wins every game, so that every match is over after two. */
export const smallerWins: Results = ({ white, black }) => (white < black ? 'whiteWins' : 'blackWins');

/** The first games of the next round are on record. */
export function afterFirstGames(tournament: Tournament, results: Results): Tournament {
  const { round, boards, byes } = pairingOf(tournament);
  return {
    ...tournament,
    rounds: [...tournament.rounds, { number: round, games: played(boards, round, results), byes }],
  };
}

/** One step further in the level matches of the last round; the same tournament where none is level. */
export function afterMoreGames(tournament: Tournament, results: Results): Tournament {
  const last = tournament.rounds[tournament.rounds.length - 1];
  const more = continueRound(tournament);
  if (more?.ok !== true || last === undefined) {
    return tournament;
  }
  const games = [...last.games, ...played(more.pairing.boards, last.number, results)];
  return { ...tournament, rounds: [...tournament.rounds.slice(0, -1), { ...last, games }] };
}

/** The next round played out, level matches included. */
export function afterNextRound(tournament: Tournament, results: Results): Tournament {
  let next = afterFirstGames(tournament, results);
  for (let more = afterMoreGames(next, results); more !== next; more = afterMoreGames(next, results)) {
    next = more;
  }
  return next;
}

/** Everything played to the end. */
export function playedOut(tournament: Tournament, results: Results): Tournament {
  let now = tournament;
  while (pairRound(now, now.rounds.length + 1).ok) {
    now = afterNextRound(now, results);
  }
  return now;
}

/** `1-8 4-5`: each match of a pairing once, White of its first game first. */
export function matchesIn(pairing: Pairing): string {
  return pairing.boards
    .filter((board) => board.game === 1)
    .map(({ white, black }) => `${white}-${black}`)
    .join(' ');
}

function played(boards: readonly PairedBoard[], round: number, results: Results) {
  return boards.map((board) => ({ ...board, outcome: board.outcome ?? results(board, round) }));
}
