import { isInEvent, requestedBye } from '../../tournament/participants.ts';
import type { GameOutcome } from '../../tournament/outcome.ts';
import type { PairedBoard, PairedBye, PairingResult } from '../../tournament/pairing.ts';
import type { Player, PlayerNumber } from '../../tournament/player.ts';
import type { Note, Problem } from '../../tournament/problem.ts';
import { playersByNumber, type Tournament } from '../../tournament/tournament.ts';
import { addedToTable, tableNumbers } from '../../tournament/withdrawal.ts';
import type { BergerGame } from './berger.ts';
import { roundsOf, scheduledBoards, type RoundRobinPlan } from './schedule.ts';

/** The largest field that is paired by tables (rules.md 2). */
export const mostInTable = 200;

/**
 * Law 26; rules.md 2: the round as the Berger table has it, boards as printed. The Berger number is the rank of the
 * player number. Games of players who have left are written with the forfeit; the free player has a bye without
 * points, since everybody is free equally often.
 */
export function pairRoundRobin(tournament: Tournament, round: number): PairingResult {
  const numbers = tableNumbers(tournament);
  const plan = {
    players: numbers.length,
    cycles: tournament.settings.cycles,
    swapLastRounds: tournament.settings.swapLastRounds,
  };
  const problems = refusals(tournament, plan, round);
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  const players = playersByNumber(tournament);
  const seats = scheduledBoards(plan, round).map((game) => seatsOf(game, numbers, players));
  const boards = seats.filter(isGame);
  return {
    ok: true,
    pairing: {
      round,
      boards: boards.map((seat) => boardOf(seat, boards.indexOf(seat) + 1, round)),
      byes: seats.flatMap((seat) => freePlayer(seat, round)),
      notes: boards.flatMap((seat) => absences(seat, boards.indexOf(seat) + 1, round)),
    },
  };
}

function refusals(tournament: Tournament, plan: RoundRobinPlan, round: number): Problem[] {
  const { players } = plan;
  if (players < 2) {
    return [{ code: 'noPlayers' }];
  }
  if (players > mostInTable) {
    return [{ code: 'tableTooLarge', values: { players, most: mostInTable } }];
  }
  const added = addedToTable(tournament);
  if (added.length > 0) {
    return [{ code: 'addedToTable', values: { numbers: added.join(', ') } }];
  }
  const rounds = roundsOf(plan);
  return round > rounds ? [{ code: 'tablePlayedOut', values: { rounds } }] : [];
}

/** A line of the table with the players who sit there; one of them is missing on the board of the free player. */
interface Seats {
  readonly white: Player | undefined;
  readonly black: Player | undefined;
}

interface FullSeats {
  readonly white: Player;
  readonly black: Player;
}

function seatsOf(
  game: BergerGame,
  numbers: readonly PlayerNumber[],
  players: ReadonlyMap<PlayerNumber, Player>,
): Seats {
  const seated = (berger: number): Player | undefined => {
    const number = numbers[berger - 1];
    return number === undefined ? undefined : players.get(number);
  };
  return { white: seated(game.white), black: seated(game.black) };
}

function isGame(seat: Seats): seat is FullSeats {
  return seat.white !== undefined && seat.black !== undefined;
}

function hasLeft(player: Player, round: number): boolean {
  return player.leftAfter !== undefined && round > player.leftAfter;
}

/** FIDE C.05: what is left of the games of a player who withdrew is lost by forfeit. */
function boardOf({ white, black }: FullSeats, board: number, round: number): PairedBoard {
  const slot = { board, white: white.number, black: black.number };
  const outcome = forfeitOf(hasLeft(white, round), hasLeft(black, round));
  return outcome === undefined ? slot : { ...slot, outcome };
}

function forfeitOf(whiteLeft: boolean, blackLeft: boolean): GameOutcome | undefined {
  if (whiteLeft) {
    return blackLeft ? 'bothForfeit' : 'blackWinsByForfeit';
  }
  return blackLeft ? 'whiteWinsByForfeit' : undefined;
}

/** Law appendix 1: in an odd field whoever meets the last number is free. */
function freePlayer(seat: Seats, round: number): PairedBye[] {
  const free = isGame(seat) ? undefined : (seat.white ?? seat.black);
  return free === undefined || hasLeft(free, round)
    ? []
    : [{ player: free.number, outcome: requestedBye(free, round) ?? 'zeroBye' }];
}

/** The table gives everybody his game: the arbiter is told who will not be there. */
function absences({ white, black }: FullSeats, board: number, round: number): Note[] {
  return [white, black].flatMap((player): Note[] => {
    const values = { number: player.number, name: player.name, round, board };
    if (hasLeft(player, round)) {
      return [{ code: 'leftTableForfeits', values }];
    }
    const here = isInEvent(player, round) && requestedBye(player, round) === undefined;
    return here ? [] : [{ code: 'absentFromTable', values }];
  });
}
