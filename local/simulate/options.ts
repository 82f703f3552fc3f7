import type { Acceleration, SystemName, TeamForm } from '../../src/tournament/settings.ts';
import type { PointSystem } from '../../src/tournament/points.ts';

/** A rate is given as the n of "one in n"; absent: never. */
export interface SimulationOptions {
  readonly system: SystemName;
  /** With `teamForm`: teams. */
  readonly players: number;
  readonly teamForm?: TeamForm;
  /** Of each team; 4 unless given. */
  readonly boards?: number;
  readonly rounds: number;
  /** Everything is drawn from it: the same options and seed give the same tournament. */
  readonly seed: string;
  /** Percentage of draws between players of equal strength, 0 to 100. */
  readonly draws: number;
  /** Half-point and zero-point byes, per player and round. */
  readonly byes?: number;
  /** Per game. */
  readonly forfeits?: number;
  /** Players who leave, per player and round. */
  readonly withdrawals?: number;
  /** Players who arrive after round 1, per player. */
  readonly late?: number;
  readonly points: PointSystem;
  readonly acceleration: Acceleration;
  /** How many pairs of players must not meet. */
  readonly forbidden: number;
}
