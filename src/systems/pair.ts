import type { PairingResult } from '../tournament/pairing.ts';
import type { SystemName } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { pairAdjustedSwiss } from './adjustedSwiss/pairAdjustedSwiss.ts';
import { pairDrawnSwiss } from './drawnSwiss/pairDrawnSwiss.ts';
import { pairDutch } from './dutch/pairDutch.ts';
import { pairRoundRobin } from './roundRobin/pairRoundRobin.ts';

/**
 * A system's room offers one function of this shape.
 *
 * `tournament.rounds` holds exactly the rounds before `round`, all complete. Who plays is said by
 * `fromRound`, `leftAfter`, `byes` and `present` of the players; byes already typed into the Results sheet
 * for this round have been put into `byes` by the caller.
 */
export type PairRound = (tournament: Tournament, round: number) => PairingResult;

/** The closed switch from a system to its room. Adding a system is one folder and one line here. */
const rooms: Partial<Record<SystemName, PairRound>> = {
  adjusted: pairAdjustedSwiss,
  drawn: pairDrawnSwiss,
  dutch: pairDutch,
  'round-robin': pairRoundRobin,
};

export function pairRound(tournament: Tournament, round: number): PairingResult {
  const room = rooms[tournament.settings.system];
  if (room === undefined) {
    return {
      ok: false,
      problems: [{ code: 'systemNotBuilt', values: { system: tournament.settings.system } }],
    };
  }
  return room(tournament, round);
}
