import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SimulationOptions } from '../../local/simulate/options.ts';
import { simulateTournament } from '../../local/simulate/simulateTournament.ts';
import { drawOne, lotsFor } from '../../src/lots/draw.ts';
import { halfPoints, standardPoints } from '../../src/tournament/points.ts';
import { virtualPoints } from '../../src/systems/swiss/acceleration.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { trfOfTournament } from '../../src/trf/trfOfTournament.ts';
import { writeTrf } from '../../src/trf/writeTrf.ts';

export interface ReferenceFindings {
  readonly events: number;
  readonly rounds: number;
  /** One line for each event in which the reference pairs a round otherwise, or refuses the file. */
  readonly differing: readonly string[];
}

/** Events that our engine played, every round re-paired by the reference's own checker. Seeds `from`, `from` + 1, … */
export function checkedByReference(binary: string, from: number, count: number): ReferenceFindings {
  const file = join(mkdtempSync(join(tmpdir(), 'dutch-verify-')), 'event.trf');
  const differing: string[] = [];
  let rounds = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const { tournament } = simulateTournament(eventOptions(seed));
    rounds += tournament.rounds.length;
    writeFileSync(file, writeTrf(trfOfTournament(withStatedPoints(tournament))));
    const { status, stdout, stderr } = spawnSync(binary, ['--dutch', file, '-c'], { encoding: 'utf8' });
    if (status !== 0 || /Checker pairings|No valid pairing/.test(stdout)) {
      differing.push(`seed ${seed}: ${(status === 0 ? stdout : stderr).trim().slice(0, 300)}`);
    }
  }
  return { events: count, rounds, differing };
}

/**
 * Baku by its points, player by player (record 250). The reference makes group GA half of the field; C.04.7 rounds it up to
 * an even number, so a file that only names the method would be paired otherwise by the two.
 */
function withStatedPoints(tournament: Tournament): Tournament {
  const { settings, players, rounds } = tournament;
  if (settings.acceleration.kind !== 'baku') {
    return tournament;
  }
  const virtual = virtualPoints(tournament);
  const points = new Map(
    players.map(({ number }) => [number, rounds.map((round) => halfPoints(virtual(number, round.number)))]),
  );
  return { ...tournament, settings: { ...settings, acceleration: { kind: 'explicit', points } } };
}

/** Sizes 5 to 120, byes, forfeits, withdrawals, late entries, other point systems, Baku, forbidden pairs. */
function eventOptions(seed: number): SimulationOptions {
  const lots = lotsFor(String(seed), 'verify dutch');
  const players = lots.next(8) === 0 ? 30 + lots.next(91) : 5 + lots.next(35);
  const points = drawOne(lots, [
    standardPoints,
    standardPoints,
    { ...standardPoints, win: halfPoints(6), draw: halfPoints(2), pairingBye: halfPoints(6) },
    { ...standardPoints, pairingBye: halfPoints(1) },
  ]);
  return {
    system: 'dutch',
    players,
    rounds: Math.min(3 + lots.next(9), players - 2),
    seed: String(seed),
    draws: drawOne(lots, [0, 20, 50]),
    byes: drawOne(lots, [8, 20, 100]),
    forfeits: drawOne(lots, [8, 20, 100]),
    withdrawals: drawOne(lots, [30, 80, 400]),
    late: drawOne(lots, [5, 15, 100]),
    points,
    acceleration: { kind: points === standardPoints && lots.next(2) === 0 ? 'baku' : 'none' },
    forbidden: drawOne(lots, [0, 0, 1, 3]),
  };
}
