import type { Player, PlayerNumber } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/**
 * Virtual half-points that a player has, for pairing only, in a round.
 *
 * Baku (C.04.7): the first half of the players, rounded up, get a win's points in the first half of the accelerated
 * rounds and a draw's in the rest; the accelerated rounds are the first half of the event, both rounded up.
 * Without a known number of rounds there is nothing to accelerate.
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

function bakuPoints(tournament: Tournament): (player: PlayerNumber, round: number) => number {
  const { rounds, points } = tournament.settings;
  if (rounds === undefined) {
    return () => 0;
  }
  const accelerated = Math.ceil(rounds / 2);
  const full = Math.ceil(accelerated / 2);
  const order = inNumberOrder(tournament.players);
  const firstHalf = new Set(order.slice(0, Math.ceil(order.length / 2)).map((player) => player.number));
  return (player, round) => {
    if (!firstHalf.has(player) || round > accelerated) {
      return 0;
    }
    return round <= full ? points.win : points.draw;
  };
}

export function inNumberOrder(players: readonly Player[]): Player[] {
  return [...players].sort((one, two) => one.number - two.number);
}
