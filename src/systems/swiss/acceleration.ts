import { pairedIn } from '../../tournament/beforeRound.ts';
import { playersToPair } from '../../tournament/participants.ts';
import type { Player, PlayerNumber } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/**
 * Virtual half-points that a player has, for pairing only, in a round.
 *
 * Baku (C.04.7): group GA gets a win's points in the first half of the accelerated rounds and a draw's in the rest; the
 * accelerated rounds are the first half of the event, both rounded up. Without a known number of rounds there is
 * nothing to accelerate.
 */
export function virtualPoints(tournament: Tournament): (player: PlayerNumber, round: number) => number {
  const { acceleration } = tournament.settings;
  switch (acceleration.kind) {
    case 'none':
      return () => 0;
    case 'explicit':
      return (player, round) => acceleration.points.get(player)?.[round - 1] ?? 0;
    case 'baku':
      return bakuPoints(tournament);
  }
}

/** C.04.7, virtual points. */
function bakuPoints(tournament: Tournament): (player: PlayerNumber, round: number) => number {
  const { rounds, points } = tournament.settings;
  if (rounds === undefined) {
    return () => 0;
  }
  const accelerated = Math.ceil(rounds / 2);
  const full = Math.ceil(accelerated / 2);
  const last = lastOfGroupA(tournament);
  return (player, round) => {
    if (player > last || round > accelerated) {
      return 0;
    }
    return round <= full ? points.win : points.draw;
  };
}

/**
 * C.04.7, initial groups: GA is the first half of those paired in round 1, rounded up to an even number. Whoever comes
 * later (C.04.2 (2026) 2.4) does not change its last player, and is in GA when his number is smaller.
 */
function lastOfGroupA({ players, rounds: [first] }: Tournament): number {
  const paired = first === undefined ? undefined : pairedIn(first);
  const there =
    paired === undefined ? playersToPair(players, 1) : players.filter((each) => paired.has(each.number));
  const size = Math.min(2 * Math.ceil(there.length / 4), there.length);
  return inNumberOrder(there)[size - 1]?.number ?? 0;
}

export function inNumberOrder(players: readonly Player[]): Player[] {
  return [...players].sort((one, two) => one.number - two.number);
}
