import { lotsFor, type Lots } from '../../src/lots/draw.ts';
import { continueRound, pairRound } from '../../src/systems/pair.ts';
import { isInEvent, playersToPair } from '../../src/tournament/participants.ts';
import type { Pairing } from '../../src/tournament/pairing.ts';
import type { Player } from '../../src/tournament/player.ts';
import type { Problem, ProblemCode } from '../../src/tournament/problem.ts';
import type { Round } from '../../src/tournament/round.ts';
import { playersByNumber, type Tournament } from '../../src/tournament/tournament.ts';
import { oneIn } from './chance.ts';
import { drawPlayers, drawSettings } from './field.ts';
import type { SimulationOptions } from './options.ts';
import { drawResult } from './results.ts';

export interface Simulation {
  readonly tournament: Tournament;
  /** Why the event ended before its last round; empty when it did not. */
  readonly stopped: readonly Problem[];
}

/** A whole event: players, byes, pairings, results. Pure: the same options give the same event. */
export function simulateTournament(options: SimulationOptions): Simulation {
  const lots = lotsFor(options.seed, 'simulation');
  let tournament: Tournament = {
    settings: drawSettings(options, lots),
    players: drawPlayers(options, lots),
    rounds: [],
  };
  for (let round = 1; round <= options.rounds; round += 1) {
    tournament = { ...tournament, players: beforeRound(tournament.players, round, options, lots) };
    const result = pairRound(tournament, round);
    if (!result.ok) {
      return ended(tournament, result.problems);
    }
    tournament = playRound(tournament, result.pairing, options, lots);
    tournament = playOn(tournament, options, lots);
  }
  return { tournament, stopped: [] };
}

/** Some leave, some ask for a bye (a knockout knows none); two always stay to play. */
function beforeRound(
  players: readonly Player[],
  round: number,
  options: SimulationOptions,
  lots: Lots,
): Player[] {
  let here = playersToPair(players, round).length;
  const canGo = (): boolean => here > 2;
  return players.map((player) => {
    if (!isInEvent(player, round)) {
      return player;
    }
    if (round > 1 && oneIn(options.withdrawals, lots) && canGo()) {
      here -= 1;
      return { ...player, leftAfter: round - 1 };
    }
    if (options.system !== 'knockout' && oneIn(options.byes, lots) && canGo()) {
      here -= 1;
      const outcome = lots.next(3) === 0 ? 'zeroBye' : 'halfBye';
      return { ...player, byes: [...player.byes, { round, outcome }] };
    }
    return player;
  });
}

const isNaturalEnd: Partial<Record<ProblemCode, true>> = { tablePlayedOut: true, bracketPlayedOut: true };

/** Where the system has no more rounds the event is over; anything else stopped it. */
function ended(tournament: Tournament, problems: readonly Problem[]): Simulation {
  if (problems.some(({ code }) => !isNaturalEnd[code])) {
    return { tournament, stopped: problems };
  }
  const settings = { ...tournament.settings, rounds: tournament.rounds.length };
  return { tournament: { ...tournament, settings }, stopped: [] };
}

/** Level matches go on until each has a winner (Law 25). */
function playOn(tournament: Tournament, options: SimulationOptions, lots: Lots): Tournament {
  let current = tournament;
  for (let more = continueRound(current); more !== undefined && more.ok; more = continueRound(current)) {
    current = playRound(current, more.pairing, options, lots);
  }
  return current;
}

/** The tournament with the results of what was paired, in a new round or in the one that goes on. */
function playRound(
  tournament: Tournament,
  { round, boards, byes }: Pairing,
  options: SimulationOptions,
  lots: Lots,
): Tournament {
  const players = playersByNumber(tournament);
  const games = boards.map((board) => ({
    ...board,
    outcome: board.outcome ?? drawResult(players.get(board.white), players.get(board.black), options, lots),
  }));
  const before = tournament.rounds[round - 1] ?? { number: round, games: [], byes: [] };
  const played: Round = {
    number: round,
    games: [...before.games, ...games],
    byes: [...before.byes, ...byes],
  };
  return { ...tournament, rounds: [...tournament.rounds.slice(0, round - 1), played] };
}
