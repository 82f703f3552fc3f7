import { pairedIn } from '../../tournament/beforeRound.ts';
import { inPairingOrder } from '../../tournament/pairingOrder.ts';
import { playersToPair } from '../../tournament/participants.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
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
  const groupA = groupOfA(tournament);
  return (player, round) => {
    if (!groupA.has(player) || round > accelerated) {
      return 0;
    }
    return round <= full ? points.win : points.draw;
  };
}

/**
 * C.04.7, initial groups: GA is the first half of those paired in round 1, rounded up to an even number. Whoever comes
 * later does not change its last player, and is in GA when he ranks before him (C.04.2 (2026) 2.4).
 */
function groupOfA(tournament: Tournament): ReadonlySet<PlayerNumber> {
  const [first] = tournament.rounds;
  const paired =
    first === undefined
      ? new Set(playersToPair(tournament.players, 1).map((player) => player.number))
      : pairedIn(first);
  const order = inPairingOrder(tournament).map((player) => player.number);
  const there = order.filter((number) => paired.has(number));
  const last = there[Math.min(2 * Math.ceil(there.length / 4), there.length) - 1];
  return new Set(last === undefined ? [] : order.slice(0, order.indexOf(last) + 1));
}
