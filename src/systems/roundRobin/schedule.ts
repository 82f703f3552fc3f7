import { bergerBoards, roundsOfCycle, type BergerGame } from './berger.ts';

/** How often everybody meets everybody, and whether the ends of the cycles are swapped. */
export interface RoundRobinPlan {
  readonly players: number;
  readonly cycles: number;
  readonly swapLastRounds: boolean;
}

/** Rules.md 2: the rounds of all cycles. */
export function roundsOf(plan: RoundRobinPlan): number {
  return plan.cycles * roundsOfCycle(plan.players);
}

/**
 * The boards of a round of the event, counted over all cycles (rules.md 2; FIDE C.05 annex 1). Every second cycle
 * has the colours reversed. Where swapped, the last two rounds of every cycle but the last change places, so that
 * nobody has three games running with one colour where the cycles meet (6 numbers or more).
 */
export function scheduledBoards(plan: RoundRobinPlan, round: number): BergerGame[] {
  const perCycle = roundsOfCycle(plan.players);
  const cycle = Math.ceil(round / perCycle);
  const inCycle = round - (cycle - 1) * perCycle;
  const swapped = plan.swapLastRounds && cycle < plan.cycles && perCycle > 1;
  const tableRound = swapped && inCycle >= perCycle - 1 ? 2 * perCycle - 1 - inCycle : inCycle;
  return bergerBoards(plan.players, tableRound).map(({ board, white, black }) =>
    cycle % 2 === 1 ? { round, board, white, black } : { round, board, white: black, black: white },
  );
}
