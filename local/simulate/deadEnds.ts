import { standardPoints } from '../../src/tournament/points.ts';
import { isMain } from '../isMain.ts';
import { simulateTournament } from './simulateTournament.ts';

const fewestPlayers = 4;
const mostPlayers = 16;
/** Events simulated for each number of players and rounds; fewer where they take long. */
const events = (players: number): number => (players > 14 ? 150 : 300);

/** Of 100 Dutch events with so many players and rounds, how many could not be paired to their end. */
export function deadEndsIn100(players: number, rounds: number, count = events(players)): number {
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

/**
 * For 1, 2, 3, … rounds. Measured from the most rounds down: fewer rounds leave more opponents, so once two numbers in a
 * row got nobody stuck, so do all that are smaller.
 */
function ratesOf(players: number): number[] {
  const rates = new Array<number>(mostRounds(players)).fill(0);
  for (let rounds = rates.length; rounds > 0; rounds -= 1) {
    rates[rounds - 1] = deadEndsIn100(players, rounds);
    if (rates[rounds - 1] === 0 && rates[rounds] === 0) {
      return rates;
    }
  }
  return rates;
}

/** The source text of `src/systems/swiss/deadEndRates.ts`. */
function sourceText(): string {
  const lines: string[] = [];
  for (let players = fewestPlayers; players <= mostPlayers; players += 1) {
    lines.push(`  ${players}: [${ratesOf(players).join(', ')}],`);
    process.stderr.write(`${lines[lines.length - 1]}\n`);
  }
  return `/**
 * Of 100 events paired by C.04.3 (2026), how many could not be paired to their end: by the number of players, then for
 * 1, 2, 3, … rounds. Measured with ${events(fewestPlayers)} simulated events each, ${events(mostPlayers)} for 15 and 16 players (30 % draws,
 * nobody absent), made by \`npx tsx local/simulate/deadEnds.ts >
 * src/systems/swiss/deadEndRates.ts\`.
 */
export const deadEndsIn100: Readonly<Record<number, readonly number[]>> = {
${lines.join('\n')}
};
`;
}

if (isMain(import.meta.url)) {
  process.stdout.write(sourceText());
}
