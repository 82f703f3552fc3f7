import { simulateTournament } from '../../local/simulate/simulateTournament.ts';
import type { ReasonCode } from '../../src/explain/reasons.ts';
import { standardPoints } from '../../src/tournament/points.ts';
import type { SystemName } from '../../src/tournament/settings.ts';
import { reasonsFor } from './asked.ts';

export interface Simulated {
  readonly system: SystemName;
  readonly players: number;
  readonly rounds: number;
  readonly events: number;
  /** With byes, forfeits and late entries. */
  readonly absences?: boolean;
}

/** Every code that is given in some simulated events, for every player and round. */
export function simulatedCodes({ system, players, rounds, events, absences }: Simulated): Set<ReasonCode> {
  const seen = new Set<ReasonCode>();
  for (let event = 1; event <= events; event += 1) {
    const { tournament } = simulateTournament({
      system,
      players,
      rounds,
      seed: `reasons ${event}`,
      draws: 30,
      points: standardPoints,
      acceleration: { kind: 'none' },
      forbidden: 0,
      ...(absences === true ? { byes: 8, late: 6, forfeits: 10 } : {}),
    });
    for (const round of tournament.rounds) {
      for (const player of tournament.players) {
        reasonsFor(tournament, round.number, player.number).forEach(({ code }) => seen.add(code));
      }
    }
  }
  return seen;
}
