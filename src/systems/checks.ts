import { gameMeaning } from '../tournament/outcome.ts';
import { isInEvent, playersToPair } from '../tournament/participants.ts';
import type { PairedBoard, Pairing } from '../tournament/pairing.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Problem } from '../tournament/problem.ts';
import { isSwiss, type SystemName } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { tableNumbers } from '../tournament/withdrawal.ts';

/**
 * What must hold of any pairing, whoever made it; every breach is one problem. `tournament.rounds` holds the rounds
 * before `pairing.round`. A knockout is asked only what holds of a single call: who is still in, its bracket knows.
 */
export function pairingViolations(tournament: Tournament, pairing: Pairing): Problem[] {
  return [
    ...unknownNumbers(tournament, pairing),
    ...withThemselves(pairing),
    ...pairedTwice(pairing),
    ...leftUnpaired(tournament, pairing),
    ...pairedThoughAbsent(tournament, pairing),
    ...allocatedByes(tournament, pairing),
    ...rematches(tournament, pairing),
    ...boardNumbers(tournament.settings.system, pairing),
  ];
}

function unknownNumbers(tournament: Tournament, pairing: Pairing): Problem[] {
  const known = new Set(tournament.players.map((player) => player.number));
  return [...new Set(everybody(pairing))]
    .filter((number) => !known.has(number))
    .map((number) => ({ code: 'pairedUnknown', values: { number } }));
}

function withThemselves(pairing: Pairing): Problem[] {
  return pairing.boards
    .filter((board) => board.white === board.black)
    .map((board) => ({ code: 'pairedWithHimself', values: { number: board.white, board: board.board } }));
}

/** Nobody sits at two boards of a round, or at one and has a bye; in a match each game of it is asked by itself. */
function pairedTwice(pairing: Pairing): Problem[] {
  const seats = [
    ...pairing.boards.flatMap((board) =>
      [...new Set([board.white, board.black])].map((number) => ({ number, game: board.game ?? 1 })),
    ),
    ...pairing.byes.map((bye) => ({ number: bye.player, game: 1 })),
  ];
  const times = countBy(seats, ({ number, game }) => `${number} ${game}`);
  const twice = seats.filter(({ number, game }) => (times.get(`${number} ${game}`) ?? 0) > 1);
  return [...new Set(twice.map((seat) => seat.number))].map((number) => ({
    code: 'pairedTwice',
    values: { number },
  }));
}

function leftUnpaired(tournament: Tournament, pairing: Pairing): Problem[] {
  const seated = new Set(everybody(pairing));
  return toBePaired(tournament, pairing.round)
    .filter((number) => !seated.has(number))
    .map((number) => ({ code: 'leftUnpaired', values: { number } }));
}

function toBePaired(tournament: Tournament, round: number): PlayerNumber[] {
  const { system } = tournament.settings;
  if (isSwiss[system]) {
    return playersToPair(tournament.players, round).map((player) => player.number);
  }
  if (system === 'knockout') {
    return [];
  }
  const left = new Set(
    tournament.players
      .filter((player) => player.leftAfter !== undefined && round > player.leftAfter)
      .map((player) => player.number),
  );
  return tableNumbers(tournament).filter((number) => !left.has(number));
}

/** C.04.2: in a Swiss nobody is paired who is away, or who was granted a bye for the round. */
function pairedThoughAbsent(tournament: Tournament, pairing: Pairing): Problem[] {
  if (!isSwiss[tournament.settings.system]) {
    return [];
  }
  const { round } = pairing;
  const here = new Set(playersToPair(tournament.players, round).map((player) => player.number));
  const seated = pairing.boards.flatMap((board) => [board.white, board.black]);
  const away = tournament.players
    .filter((player) => !isInEvent(player, round))
    .map((player) => player.number);
  const known = new Set(tournament.players.map((player) => player.number));
  const byed = pairing.byes.map((bye) => bye.player).filter((number) => away.includes(number));
  return [...seated.filter((number) => known.has(number) && !here.has(number)), ...byed].map((number) => ({
    code: 'pairedThoughAbsent',
    values: { number },
  }));
}

/** C.04.1 (2026) 3 and 4: one allocated bye a round, and to nobody for the second time. */
function allocatedByes(tournament: Tournament, pairing: Pairing): Problem[] {
  const allocated = pairing.byes.filter((bye) => bye.outcome === 'pairingBye').map((bye) => bye.player);
  const before = new Set(
    tournament.rounds.flatMap((round) =>
      round.byes.filter((bye) => bye.outcome === 'pairingBye').map((bye) => bye.player),
    ),
  );
  const again = allocated.filter((player) => isSwiss[tournament.settings.system] && before.has(player));
  return [
    ...(allocated.length > 1
      ? [{ code: 'allocatedByes' as const, values: { numbers: allocated.join(', ') } }]
      : []),
    ...again.map((number) => ({ code: 'allocatedByeAgain' as const, values: { number } })),
  ];
}

/**
 * No second played game in a Swiss (C.04.1 (2026) 2; Law 27) unless a rule for rematches was announced; in a round
 * robin one game for each cycle, played or not (Law 26). Knockout matches are made of rematches.
 */
function rematches(tournament: Tournament, pairing: Pairing): Problem[] {
  const { system, rematchFrom, cycles } = tournament.settings;
  if (system === 'knockout' || (rematchFrom !== undefined && pairing.round >= rematchFrom)) {
    return [];
  }
  const games = tournament.rounds
    .flatMap((round) => round.games)
    .filter((game) => !isSwiss[system] || (game.outcome !== undefined && gameMeaning[game.outcome].played));
  const met = countBy(games, pairKey);
  const allowed = isSwiss[system] ? 1 : cycles;
  return pairing.boards
    .filter((board) => (met.get(pairKey(board)) ?? 0) >= allowed)
    .map(({ white, black, board }) => ({ code: 'pairedAgain', values: { white, black, board } }));
}

/** Boards count 1, 2, 3 … in their order; in a knockout one board holds the games of one match. */
function boardNumbers(system: SystemName, pairing: Pairing): Problem[] {
  if (system === 'knockout') {
    const times = countBy(pairing.boards, (board) => `${board.board} ${board.game ?? 1}`);
    return pairing.boards
      .filter((board) => (times.get(`${board.board} ${board.game ?? 1}`) ?? 0) > 1)
      .map(({ board }) => ({ code: 'boardTwice', values: { board } }));
  }
  return pairing.boards.flatMap(({ board }, index) =>
    board === index + 1 ? [] : [{ code: 'boardOutOfOrder' as const, values: { board, expected: index + 1 } }],
  );
}

function everybody(pairing: Pairing): PlayerNumber[] {
  return [
    ...pairing.boards.flatMap((board) => [board.white, board.black]),
    ...pairing.byes.map((bye) => bye.player),
  ];
}

function pairKey({ white, black }: Pick<PairedBoard, 'white' | 'black'>): string {
  return `${Math.min(white, black)} ${Math.max(white, black)}`;
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  }
  return counts;
}
