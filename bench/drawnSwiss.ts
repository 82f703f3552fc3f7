import { isMain } from '../local/isMain.ts';
import { simulateTournament } from '../local/simulate/simulateTournament.ts';
import { lotsFor } from '../src/lots/draw.ts';
import { pairDrawnSwiss } from '../src/systems/drawnSwiss/pairDrawnSwiss.ts';
import { bergerBoards } from '../src/systems/roundRobin/berger.ts';
import type { GameOutcome } from '../src/tournament/outcome.ts';
import { playerNumber } from '../src/tournament/player.ts';
import { standardPoints } from '../src/tournament/points.ts';
import type { Tournament } from '../src/tournament/tournament.ts';

const runs = 9;
const results: readonly GameOutcome[] = ['whiteWins', 'draw', 'blackWins'];

/** The next round of each event: processor time, the middle one of several runs, and whether it was paired or refused. */
export function benchDrawnSwiss(): string[] {
  return [
    line('drawn Swiss, 300 players, round 7 of 11', [simulated(300, 6, 11)]),
    line('drawn Swiss, 301 players, round 7 of 11', [simulated(301, 6, 11)]),
    ...[30, 34, 35, 36, 37, 38].map((met) =>
      line(
        `drawn Swiss, 40 players who have met ${met} of 39`,
        [1, 2, 3].map((seed) => crowded(40, met, seed)),
      ),
    ),
  ];
}

function line(name: string, events: readonly Tournament[]): string {
  const paired = events.filter((event) => pairDrawnSwiss(event, event.rounds.length + 1).ok).length;
  const times = events.flatMap((event) => Array.from({ length: runs }, () => processorTime(event)));
  times.sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const most = times[times.length - 1] ?? 0;
  return `${name}: ${middle.toFixed(0)} ms, at most ${most.toFixed(0)} ms; ${paired} of ${events.length} paired, the others refused`;
}

function processorTime(event: Tournament): number {
  const start = process.cpuUsage().user;
  pairDrawnSwiss(event, event.rounds.length + 1);
  return (process.cpuUsage().user - start) / 1000;
}

function simulated(players: number, played: number, rounds: number): Tournament {
  const { tournament } = simulateTournament({
    system: 'drawn',
    players,
    rounds: played,
    seed: 'bench',
    draws: 30,
    points: standardPoints,
    acceleration: { kind: 'none' },
    forbidden: 0,
  });
  return { ...tournament, settings: { ...tournament.settings, rounds } };
}

/** Everybody has met almost everybody: the first rounds of a round robin, with results by lot. */
function crowded(players: number, met: number, seed: number): Tournament {
  const lots = lotsFor(String(seed), 'crowded');
  let event: Tournament = simulated(players, 0, 39);
  for (let round = 1; round <= met; round += 1) {
    const games = bergerBoards(players, round).map((game, index) => ({
      board: index + 1,
      white: playerNumber(game.white),
      black: playerNumber(game.black),
      outcome: results[lots.next(3)]!,
    }));
    event = { ...event, rounds: [...event.rounds, { number: round, games, byes: [] }] };
  }
  return event;
}

if (isMain(import.meta.url)) {
  benchDrawnSwiss().forEach((each) => console.log(each));
}
