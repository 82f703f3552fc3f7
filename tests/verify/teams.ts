import { simulatedForms, simulateTeams } from '../systems/teamMatch/simulatedTeams.ts';
import type { Verification } from './verify.ts';

/**
 * Law 30 in whole simulated events, `count` of each form: nobody meets a team-mate, a team meets one other in a round, every
 * board of every match stands there once with the colours of its clause, substitutes have exactly the board of whom they
 * replace, totals are the sums of boards, and the ranking follows 30.1.5.
 */
export function verifyTeams(count = 1_000): Verification {
  const failures: string[] = [];
  const lines: string[] = [];
  let passed = 0;
  for (const form of simulatedForms) {
    const found = { rounds: 0, games: 0, deadEnds: 0, failed: 0 };
    for (let seed = 1; seed <= count; seed += 1) {
      const event = simulateTeams(form, seed);
      found.rounds += event.rounds;
      found.games += event.games;
      found.deadEnds += event.deadEnd ? 1 : 0;
      found.failed += event.failures.length > 0 ? 1 : 0;
      failures.push(...event.failures.map((each) => `${form}, seed ${seed}: ${each}`));
    }
    passed += count - found.failed;
    lines.push(
      `${form}: ${count} events, ${found.rounds} rounds, ${found.games} games, ${found.deadEnds} stopped for want of a legal pairing, ${found.failed} failed`,
    );
  }
  const failed = count * simulatedForms.length - passed;
  return { passed, failed, lines: [...lines, ...failures.slice(0, 20)] };
}
