import { newWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import { addSheet, type Row } from './standInEvent.ts';

const resultHeading: Row = [
  ...['Round', 'Match', 'Board', 'Game', 'White', 'White name', 'Result', 'Black name', 'Black', 'Note'],
];

/** Where results are typed in the Results sheet of `typedTeamEvent`, counted from 1. */
export const resultColumn = 7;

export interface TypedTeams {
  readonly teams: number;
  readonly boards: number;
  readonly system?: string;
  readonly form?: string;
  readonly settings?: readonly Row[];
  readonly lineUps?: readonly Row[];
  readonly players?: readonly Row[];
}

/** An event of teams as an arbiter types it; each has one reserve, its last player. Team k is called `Team k`. */
export function typedTeamEvent({ teams, boards, ...event }: TypedTeams): WorkbookModel {
  const workbook = newWorkbook();
  workbook.sheets.length = 0;
  addSheet(workbook, 'Settings', [
    ['Key', 'Value', 'Note'],
    ['System', event.system ?? 'round-robin', ''],
    ['Team form', event.form ?? 'simultaneous', ''],
    ['Draw seed', 'teams', ''],
    ...(event.settings ?? []),
  ]);
  const size = boards + 1;
  const players = Array.from({ length: teams * size }, (_, index): Row => {
    const board = (index % size) + 1;
    const team = `Team ${Math.floor(index / size) + 1}`;
    return [index + 1, `Player ${index + 1}`, 2400 - index, team, board > boards ? 'R1' : board];
  });
  addSheet(workbook, 'Players', [
    ['No', 'Name', 'Rating', 'Team', 'Board'],
    ...players,
    ...(event.players ?? []),
  ]);
  if (event.lineUps !== undefined) {
    addSheet(workbook, 'Line-ups', [['Round', 'Team', 'Board', 'Player'], ...event.lineUps]);
  }
  addSheet(workbook, 'Results', [resultHeading], [5, 6, 7, 9]);
  return workbook;
}
