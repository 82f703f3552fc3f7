import { join } from 'node:path';
import { callFunction, loadCode } from '../local/bareContext.ts';
import { distFolder } from '../local/folders.ts';
import { isMain } from '../local/isMain.ts';
import { pairRound } from '../src/systems/pair.ts';
import type { SystemName } from '../src/tournament/settings.ts';
import { crowdedEvent, type Crowd } from './crowdedEvents.ts';
import { playedEvent } from './dutchEvents.ts';

const systems: readonly SystemName[] = ['dutch', 'adjusted', 'drawn'];
const yesAndNo: readonly boolean[] = [false, true];

/** Every Swiss form in the bare context, and the most crowded fields of 40 players. */
export function benchLawSystems(print: (line: string) => void): void {
  systems.forEach((system) => print(inBareContext(system, 300)));
  systems.forEach((system) => print(inBareContext(system, 301)));
  systems.forEach((system) => print(worstOf(system)));
}

/** Processor milliseconds, everything that runs meanwhile in this process included. */
function processorTime(action: () => void): number {
  const before = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** `PAIR_ROUND` of `Code.js`, round 7 of 11: the first call, and the middle one of five more. */
function inBareContext(system: SystemName, players: number): string {
  const context = loadCode(join(distFolder, 'Code.js'));
  const ranges = rangesOf(players);
  const settings = [
    ['Rounds', 11],
    ['First colour', 'white'],
  ];
  const call = (): void => {
    const answer = callFunction(context, 'PAIR_ROUND', ...ranges, 7, system, settings);
    if (!Array.isArray(answer) || answer.length < players / 2) {
      throw new Error(`PAIR_ROUND ${system}: ${String(answer)}`);
    }
  };
  const first = processorTime(call);
  const times = Array.from({ length: 5 }, () => processorTime(call)).sort((a, b) => a - b);
  return `PAIR_ROUND ${system}, ${players} players, round 7 of 11, bare context: ${times[2]!.toFixed(0)} ms, the first call ${first.toFixed(0)} ms`;
}

function rangesOf(players: number): unknown[][][] {
  const event = playedEvent({ players, played: 6, rounds: 11 });
  const list = event.players.map((player) => [player.number, player.name, player.rating]);
  const shown = { whiteWins: '1-0', draw: '½-½', blackWins: '0-1' } as Record<string, string>;
  const record = event.rounds.flatMap(({ number, games, byes }) => [
    ...games.map((game) => [number, game.board, game.white, shown[game.outcome ?? ''], game.black]),
    ...byes.map((bye) => [number, '', bye.player, 'bye', '']),
  ]);
  return [
    [['No', 'Name', 'Rating'], ...list],
    [['Round', 'Board', 'White', 'Result', 'Black'], ...record],
  ];
}

/** The dearest of the fields in which everybody has met almost everybody. */
function worstOf(system: SystemName): string {
  const crowds = [20, 30, 34, 35, 36, 37, 38].flatMap((met) =>
    [1, 2].flatMap((seed) =>
      yesAndNo.flatMap((allDrawn) =>
        yesAndNo.flatMap((last) =>
          yesAndNo.map((yielding): Crowd => ({ system, players: 40, met, seed, allDrawn, last, yielding })),
        ),
      ),
    ),
  );
  let [paired, worst, dearest] = [0, 0, crowds[0]!];
  for (const crowd of crowds) {
    const event = crowdedEvent(crowd);
    const time = processorTime(() => (paired += pairRound(event, crowd.met + 1).ok ? 1 : 0));
    [worst, dearest] = time > worst ? [time, crowd] : [worst, dearest];
  }
  return `${system}, ${crowds.length} crowded fields of 40: at most ${worst.toFixed(0)} ms (${JSON.stringify(dearest)}); ${paired} paired, the others refused`;
}

if (isMain(import.meta.url)) {
  benchLawSystems((line) => console.log(line));
}
