import type { History, PlayerHistory } from '../../tournament/history.ts';
import { inPairingOrder } from '../../tournament/pairingOrder.ts';
import { playersToPair } from '../../tournament/participants.ts';
import type { PlayerNumber } from '../../tournament/player.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/**
 * C.04.2 (2026) 2: the pairing numbers of a round, 1 = first. Whoever has never been paired and is not to be paired
 * now holds none, and the others close up; this decides which numbers are odd (C.04.3 5.2.5).
 */
export function pairingNumbers(
  tournament: Tournament,
  round: number,
  history: History,
): ReadonlyMap<PlayerNumber, number> {
  const now = new Set(playersToPair(tournament.players, round).map((player) => player.number));
  const holders = inPairingOrder(tournament).filter(
    (player) => now.has(player.number) || hasBeenPaired(history.get(player.number)),
  );
  return new Map(holders.map((player, index) => [player.number, index + 1]));
}

/** He had an opponent, or the pairing-allocated bye. */
function hasBeenPaired(history: PlayerHistory | undefined): boolean {
  return (
    history?.entries.some((entry) => entry.opponent !== undefined || entry.outcome === 'pairingBye') ?? false
  );
}
