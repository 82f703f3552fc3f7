import type { Player, RequestedBye } from './player.ts';
import type { Round } from './round.ts';
import { afterRound, type Tournament } from './tournament.ts';

/**
 * The tournament as it stood when the given round was paired, for pairing that round again: later rounds are gone,
 * and whoever was granted a bye in it, or has no row in it, asked for that beforehand.
 */
export function beforeRound(tournament: Tournament, round: number): Tournament {
  const record = tournament.rounds[round - 1];
  if (record === undefined) {
    return afterRound(tournament, round - 1);
  }
  const paired = pairedIn(record);
  return {
    ...afterRound(tournament, round - 1),
    players: tournament.players.map((player) =>
      paired.has(player.number) ? wasThere(player) : withBye(player, record),
    ),
  };
}

/** Games of the round and the pairing-allocated bye: what the system decided. */
export function pairedIn({ games, byes }: Round): Set<number> {
  const allocated = byes.filter(({ outcome }) => outcome === 'pairingBye');
  return new Set([
    ...games.flatMap(({ white, black }) => [white, black]),
    ...allocated.map(({ player }) => player),
  ]);
}

/** *Check-in* speaks of the next round only: whoever stands in the record was there. */
function wasThere(player: Player): Player {
  return player.present === false ? { ...player, present: true } : player;
}

function withBye(player: Player, { number, byes }: Round): Player {
  const outcome = byes.find((bye) => bye.player === player.number)?.outcome ?? 'zeroBye';
  const own: RequestedBye = { round: number, outcome };
  return { ...player, byes: [...player.byes.filter(({ round }) => round !== number), own] };
}
