import type { ByeOutcome } from './outcome.ts';
import type { Player } from './player.ts';
import type { PairedBye } from './pairing.ts';

/** The bye a player asked for in this round, if any. */
export function requestedBye(player: Player, round: number): ByeOutcome | undefined {
  return player.byes.find((bye) => bye.round === round)?.outcome;
}

/** In the event in this round: arrived, not gone, and checked in where that is asked for. */
export function isInEvent(player: Player, round: number): boolean {
  const arrived = round >= (player.fromRound ?? 1);
  const gone = player.leftAfter !== undefined && round > player.leftAfter;
  return arrived && !gone && player.present !== false;
}

/** C.04.2 (2026) 3.2–3.3: those who are to be paired in this round, in the order of the Players sheet. */
export function playersToPair(players: readonly Player[], round: number): Player[] {
  return players.filter((player) => isInEvent(player, round) && requestedBye(player, round) === undefined);
}

/** C.04.2 (2026) 3.3: the byes the arbiter has already granted for this round. */
export function grantedByes(players: readonly Player[], round: number): PairedBye[] {
  return players.flatMap((player) => {
    const outcome = requestedBye(player, round);
    return outcome === undefined || !isInEvent(player, round) ? [] : [{ player: player.number, outcome }];
  });
}
