import { join } from 'node:path';
import { callFunction, loadCode } from '../local/bareContext.ts';
import { distFolder } from '../local/folders.ts';
import { isMain } from '../local/isMain.ts';
import { simulateTournament } from '../local/simulate/simulateTournament.ts';
import { makeResult } from '../src/sheet/resultText.ts';
import { standardPoints } from '../src/tournament/points.ts';
import type { Tournament } from '../src/tournament/tournament.ts';

const teams = 40;
const boards = 10;
const rounds = 6;

function playersRange({ players }: Tournament): unknown[][] {
  const rows = players.map((player) => [
    player.number,
    player.name,
    player.rating,
    player.team,
    player.board,
  ]);
  return [['No', 'Name', 'Rating', 'Team', 'Board'], ...rows];
}

function resultsRange(tournament: Tournament): unknown[][] {
  const rows = tournament.rounds.flatMap(({ number, games }) =>
    games.map(({ match, board, game, white, outcome, black }) => [
      number,
      match,
      board,
      game,
      white,
      outcome === undefined ? '' : makeResult(outcome),
      black,
    ]),
  );
  return [['Round', 'Match', 'Board', 'Game', 'White', 'Result', 'Black'], ...rows];
}

/** Reading the sheets and pairing the next round of teams, in the bare context. */
export function benchTeams(): string[] {
  const context = loadCode(join(distFolder, 'Code.js'));
  return (['drawn', 'dutch', 'round-robin'] as const).map((system) => {
    const tournament = simulateTournament({
      ...{ system, rounds, boards, players: teams, teamForm: 'simultaneous', seed: 'bench', draws: 30 },
      ...{ points: standardPoints, acceleration: { kind: 'none' }, forbidden: 0 },
    }).tournament;
    const settings = `system=${system}; team form=simultaneous; boards=${boards}; draw seed=bench`;
    const [players, results] = [playersRange(tournament), resultsRange(tournament)];
    const start = performance.now();
    callFunction(context, 'PAIR_ROUND', players, results, '', '', settings);
    const time = performance.now() - start;
    return `PAIR_ROUND, ${system}, ${teams} teams of ${boards} boards after ${rounds} rounds: ${time.toFixed(0)} ms`;
  });
}

if (isMain(import.meta.url)) {
  benchTeams().forEach((line) => console.log(line));
}
