import type { SimulationOptions } from '../../local/simulate/options.ts';
import { standardPoints } from '../../src/tournament/points.ts';

/** Events with a little of everything: byes, forfeits, withdrawals, late entries. */
export const eventfulOptions = {
  draws: 30,
  byes: 40,
  forfeits: 60,
  withdrawals: 80,
  late: 15,
  points: standardPoints,
  acceleration: { kind: 'none' },
  forbidden: 0,
} as const satisfies Partial<SimulationOptions>;
