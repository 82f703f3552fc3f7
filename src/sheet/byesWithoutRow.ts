import type { Bye, Round } from '../tournament/round.ts';
import { isComplete } from '../tournament/round.ts';
import type { ResultRow } from './event.ts';
import type { Player } from '../tournament/player.ts';
import { requestedBye } from '../tournament/participants.ts';

/** A round that has been played, in a table kept by hand: the byes asked for (C.04.2 (2026) 3.3) that have no row. */
export function byesWithoutRow(round: Round, isLast: boolean, players: readonly Player[]): Bye[] {
  if (round.games.length === 0 || (isLast && !isComplete(round))) {
    return [];
  }
  const seated = new Set([
    ...round.games.flatMap(({ white, black }) => [white, black]),
    ...round.byes.map(({ player }) => player),
  ]);
  return players.flatMap((player) => {
    const outcome = requestedBye(player, round.number);
    const isIn =
      round.number >= (player.fromRound ?? 1) &&
      round.number <= (player.leftAfter ?? Number.MAX_SAFE_INTEGER);
    return isIn && !seated.has(player.number) && (outcome === 'halfBye' || outcome === 'fullBye')
      ? [{ player: player.number, outcome }]
      : [];
  });
}

/** The rounds with such byes put in. */
export function withByesAskedFor(rounds: readonly Round[], players: readonly Player[]): readonly Round[] {
  return rounds.map((round, index) => {
    const missing = byesWithoutRow(round, index === rounds.length - 1, players);
    return missing.length === 0
      ? round
      : { ...round, byes: [...round.byes, ...missing].sort((a, b) => a.player - b.player) };
  });
}

/** Those of the byes of a round that no row of Results holds: `withByesAskedFor` has put them in. */
export function byesOfRecord({ number, byes }: Round, rows: readonly ResultRow[]): Bye[] {
  return byes.filter(({ player }) => !rows.some(({ round, white }) => round === number && white === player));
}
