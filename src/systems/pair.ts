import type { PairingResult } from '../tournament/pairing.ts';
import type { SystemName } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { pairAdjustedSwiss } from './adjustedSwiss/pairAdjustedSwiss.ts';
import { pairDrawnSwiss } from './drawnSwiss/pairDrawnSwiss.ts';
import { pairDutch } from './dutch/pairDutch.ts';
import { continueKnockout, pairKnockout } from './knockout/pairKnockout.ts';
import { pairRoundRobin } from './roundRobin/pairRoundRobin.ts';
import { continueTeams } from './teamMatch/continueTeams.ts';
import { pairTeams } from './teamMatch/pairTeams.ts';

/**
 * A system's room offers one function of this shape.
 *
 * `tournament.rounds` holds exactly the rounds before `round`, all complete. Who plays is said by
 * `fromRound`, `leftAfter`, `byes` and `present` of the players; byes already typed into the Results sheet
 * for this round have been put into `byes` by the caller.
 */
export type PairRound = (tournament: Tournament, round: number) => PairingResult;

/** The closed switch from a system to its room. Adding a system is one folder and one line here. */
const rooms: Record<SystemName, PairRound> = {
  adjusted: pairAdjustedSwiss,
  drawn: pairDrawnSwiss,
  dutch: pairDutch,
  'round-robin': pairRoundRobin,
  knockout: pairKnockout,
};

export function pairRound(tournament: Tournament, round: number): PairingResult {
  const { systemOfReport } = tournament.settings;
  if (systemOfReport !== undefined) {
    return { ok: false, problems: [{ code: 'systemNotPaired', found: systemOfReport.slice(4) }] };
  }
  return tournament.settings.teamForm === undefined
    ? rooms[tournament.settings.system](tournament, round)
    : pairTeams(tournament, round, pairRound);
}

/**
 * Systems whose round is not over with its first games: in a knockout level matches go on (Law 25).
 * `tournament.rounds` holds the round in question as its last. Returned: boards to be added to that round, or
 * `undefined` when it needs none. Asked before the next round is paired.
 */
export function continueRound(tournament: Tournament): PairingResult | undefined {
  if (tournament.settings.teamForm !== undefined) {
    return continueTeams(tournament, continueRound);
  }
  return tournament.settings.system === 'knockout' ? continueKnockout(tournament) : undefined;
}
