import { lotsFor, type Lots } from '../../src/lots/draw.ts';
import { pairRound } from '../../src/systems/pair.ts';
import { isInEvent, playersToPair } from '../../src/tournament/participants.ts';
import type { Pairing } from '../../src/tournament/pairing.ts';
import type { Player } from '../../src/tournament/player.ts';
import type { Problem } from '../../src/tournament/problem.ts';
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
      return { tournament, stopped: result.problems };
    }
    const played = playRound(tournament, result.pairing, options, lots);
    tournament = { ...tournament, rounds: [...tournament.rounds, played] };
  }
  return { tournament, stopped: [] };
}

/** Some leave, some ask for a bye; two always stay to play. */
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
    if (oneIn(options.byes, lots) && canGo()) {
      here -= 1;
      const outcome = lots.next(3) === 0 ? 'zeroBye' : 'halfBye';
      return { ...player, byes: [...player.byes, { round, outcome }] };
    }
    return player;
  });
}

function playRound(tournament: Tournament, pairing: Pairing, options: SimulationOptions, lots: Lots): Round {
  const players = playersByNumber(tournament);
  return {
    number: pairing.round,
    games: pairing.boards.map((board) => ({
      ...board,
      outcome: board.outcome ?? drawResult(players.get(board.white), players.get(board.black), options, lots),
    })),
    byes: [...pairing.byes],
  };
}
