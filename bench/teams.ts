import { join } from 'node:path';
import { runEntry, startAddOn } from '../local/addOn.ts';
import { callFunction, loadCode } from '../local/bareContext.ts';
import { distFolder } from '../local/folders.ts';
import { isMain } from '../local/isMain.ts';
import { simulateTournament } from '../local/simulate/simulateTournament.ts';
import {
  changeCell,
  newSheet,
  newWorkbook,
  type ModelValue,
  type WorkbookModel,
} from '../local/standIn/model.ts';
import { listeningPerson, wasRefused } from '../local/terminalPerson.ts';
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

/** Reading the sheets and pairing the next round of teams in the bare context: the function, and the whole command. */
export function benchTeams(): string[] {
  return (['drawn', 'dutch', 'round-robin'] as const).flatMap((system) => {
    const tournament = simulateTournament({
      ...{ system, rounds, boards, players: teams, teamForm: 'simultaneous', seed: 'bench', draws: 30 },
      ...{ points: standardPoints, acceleration: { kind: 'none' }, forbidden: 0 },
    }).tournament;
    const settings = [
      ['System', system],
      ['Team form', 'simultaneous'],
      ['Boards', boards],
      ['Draw seed', 'bench'],
    ];
    const [players, results] = [playersRange(tournament), resultsRange(tournament)];
    const called = milliseconds(() => {
      callFunction(loadCode(codeFile), 'PAIR_ROUND', players, results, '', '', settings);
    });
    const workbook = workbookOf({
      Settings: [['Key', 'Value'], ...settings],
      Players: players,
      Results: results,
    });
    const event = `${system}, ${teams} teams of ${boards} boards after ${rounds} rounds`;
    return [`PAIR_ROUND, ${event}: ${called} ms`, `Pair next round, ${event}: ${pairNextRound(workbook)}`];
  });
}

const codeFile = join(distFolder, 'Code.js');

function milliseconds(action: () => void): string {
  const start = performance.now();
  action();
  return (performance.now() - start).toFixed(0);
}

function workbookOf(sheets: Readonly<Record<string, readonly (readonly unknown[])[]>>): WorkbookModel {
  const workbook = newWorkbook();
  workbook.sheets.splice(0, workbook.sheets.length);
  Object.entries(sheets).forEach(([title, rows], index) => {
    const sheet = newSheet(index + 1, title);
    sheet.rows = Math.max(sheet.rows, rows.length);
    rows.forEach((row, r) =>
      row.forEach((value, c) => changeCell(sheet, r + 1, c + 1, { value: (value ?? '') as ModelValue })),
    );
    workbook.sheets.push(sheet);
  });
  return workbook;
}

/** The menu entry as Google runs it: `Code.js` is loaded for it, and every service is called. */
function pairNextRound(workbook: WorkbookModel): string {
  const { person, conversation } = listeningPerson(true);
  const time = milliseconds(() => runEntry(startAddOn(workbook, person), 'pairNextRound'));
  if (wasRefused(conversation)) {
    throw new Error(conversation.warned.join('\n'));
  }
  return `${time} ms (${conversation.told.join(' ').split('\n')[0]})`;
}

if (isMain(import.meta.url)) {
  benchTeams().forEach((line) => console.log(line));
}
