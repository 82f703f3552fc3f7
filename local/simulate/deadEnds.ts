import { standardPoints } from '../../src/tournament/points.ts';
import { isMain } from '../isMain.ts';
import { simulateTournament } from './simulateTournament.ts';

const fewestPlayers = 4;
const mostPlayers = 16;
/** Events simulated for each number of players and rounds. */
const events = 300;

/** Of 100 Dutch events with so many players and rounds, how many could not be paired to their end. */
export function deadEndsIn100(players: number, rounds: number, count = events): number {
  let stuck = 0;
  for (let index = 1; index <= count; index += 1) {
    const { stopped } = simulateTournament({
      system: 'dutch',
      players,
      rounds,
      seed: `dead ends ${players}/${rounds}-${index}`,
      draws: 30,
      points: standardPoints,
      acceleration: { kind: 'none' },
      forbidden: 0,
    });
    stuck += stopped.length > 0 ? 1 : 0;
  }
  return Math.round((100 * stuck) / count);
}

/** The most rounds without a rematch: in an odd field everybody is free once. */
function mostRounds(players: number): number {
  return players - 1 + (players % 2);
}

/** The source text of `src/systems/swiss/deadEndRates.ts`. */
function sourceText(): string {
  const lines: string[] = [];
  for (let players = fewestPlayers; players <= mostPlayers; players += 1) {
    const rates = Array.from({ length: mostRounds(players) }, (_, index) =>
      deadEndsIn100(players, index + 1),
    );
    lines.push(`  ${players}: [${rates.join(', ')}],`);
    process.stderr.write(`${lines[lines.length - 1]}\n`);
  }
  return `/**
 * Of 100 events paired by C.04.3 (2026), how many could not be paired to their end: by the number of players, then for
 * 1, 2, 3, … rounds. Measured with ${events} simulated events each (30 % draws, nobody absent), made by
 * \`npx tsx local/simulate/deadEnds.ts > src/systems/swiss/deadEndRates.ts\`.
 */
export const deadEndsIn100: Readonly<Record<number, readonly number[]>> = {
${lines.join('\n')}
};
`;
}

if (isMain(import.meta.url)) {
  process.stdout.write(sourceText());
}
