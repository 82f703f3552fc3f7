import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { lotsFor } from '../src/lots/draw.ts';
import { playerHeadings, resultHeadings, type PlayerColumn } from '../src/sheet/headings.ts';
import { settingKeyOf, type SettingKey } from '../src/sheet/settingKeys.ts';
import { sheetTitles } from '../src/sheet/titles.ts';
import type { Language } from '../src/sheet/languages.ts';
import type { SheetRole } from '../src/sheet/roles.ts';
import { buildIfStale, runEntry, startAddOn, type AddOn } from './addOn.ts';
import { projectFolder } from './folders.ts';
import { exampleEvents, type ExampleEvent, type ExamplePlayer } from './exampleEvents.ts';
import { isMain } from './isMain.ts';
import { newTournament } from './newTournament.ts';
import { cellAt, filledSize, type SheetModel, type WorkbookModel } from './standIn/model.ts';
import { listeningPerson, wasRefused } from './terminalPerson.ts';
import { columnsOf, typeInto } from './typing.ts';
import { createWorkbook, saveWorkbook } from './workbookFile.ts';

/** Makes the workbooks of `examples/` through the add-on itself, the same every time. */
export async function makeExample(event: ExampleEvent, folder: string): Promise<void> {
  const file = createWorkbook(event.language === 'vi' ? 'vi_VN' : 'en_GB');
  const { person, conversation } = listeningPerson(true);
  const addOn = startAddOn(file.workbook, person);
  stopClock(addOn, event.made);
  newTournament(addOn, event);
  fillSettings(sheetOf(file.workbook, 'settings', event.language), event.settings);
  fillPlayers(sheetOf(file.workbook, 'players', event.language), event.players);
  if (event.lineUps !== undefined) {
    fillLineUps(sheetOf(file.workbook, 'lineUps', event.language), event.lineUps);
  }
  for (let round = 1; round <= event.roundsPlayed; round += 1) {
    runEntry(addOn, 'pairNextRound');
    if (wasRefused(conversation)) {
      throw new Error(conversation.warned.join('\n'));
    }
    typeResults(sheetOf(file.workbook, 'results', event.language), round, event);
    runEntry(addOn, 'updateStandings');
  }
  await saveWorkbook(file, join(folder, event.file));
}

/** The Log says when things happened; an example that is made again must not differ. */
function stopClock({ context }: AddOn, now: Date): void {
  const stopped = `Date = class extends Date { constructor(...a) { super(...(a.length ? a : [${now.getTime()}])); } }`;
  new vm.Script(stopped).runInContext(context);
}

function sheetOf(workbook: WorkbookModel, role: SheetRole, language: Language): SheetModel {
  const sheet = workbook.sheets.find(({ title }) => title === sheetTitles[role][language]);
  if (sheet === undefined) {
    throw new Error(`No sheet ${sheetTitles[role][language]}`);
  }
  return sheet;
}

function fillSettings(sheet: SheetModel, settings: Partial<Record<SettingKey, string>>): void {
  const rows = Array.from({ length: filledSize(sheet).rows }, (_, index) => index + 1);
  for (const [key, value] of Object.entries(settings)) {
    const row = rows.find((candidate) => settingKeyOf(String(cellAt(sheet, candidate, 1).value)) === key);
    if (row === undefined) {
      throw new Error(`The Settings sheet has no row for ${key}`);
    }
    typeInto(sheet, row, 2, value);
  }
}

function fillPlayers(sheet: SheetModel, players: readonly ExamplePlayer[]): void {
  const columns = columnsOf(sheet, playerHeadings);
  players.forEach((player, index) => {
    const typed: Partial<Record<PlayerColumn, string>> = { number: String(index + 1), ...player };
    for (const [column, text] of Object.entries(typed) as [PlayerColumn, string][]) {
      typeInto(sheet, index + 2, columns[column]!, text);
    }
  });
}

function fillLineUps(sheet: SheetModel, lineUps: readonly string[]): void {
  lineUps.forEach((line, index) =>
    line.split(';').forEach((text, column) => typeInto(sheet, index + 2, column + 1, text)),
  );
}

/** Stronger players win more often; the lots are those of the event's own seed. */
function typeResults(sheet: SheetModel, round: number, event: ExampleEvent): void {
  const columns = columnsOf(sheet, resultHeadings);
  const at = (row: number, column: 'round' | 'match' | 'board' | 'white' | 'black' | 'result'): string =>
    String(cellAt(sheet, row, columns[column]!).value);
  for (let row = 2; row <= filledSize(sheet).rows; row += 1) {
    if (Number(at(row, 'round')) !== round || at(row, 'black') === '' || at(row, 'result') !== '') {
      continue;
    }
    const match = columns.match === undefined ? '' : `${at(row, 'match')}.`;
    const board = `${match}${at(row, 'board')}`;
    const given = event.forfeits[`${round}.${board}`];
    const rating = (number: string): number => Number(event.players[Number(number) - 1]?.rating ?? 1500);
    const text =
      given ?? playedResult(event.file, round, board, rating(at(row, 'white')) - rating(at(row, 'black')));
    typeInto(sheet, row, columns.result!, text);
  }
}

function playedResult(seed: string, round: number, board: string, advantage: number): string {
  const lot = lotsFor(seed, `round ${round} board ${board}`).next(1000) / 1000;
  const expected = 1 / (1 + 10 ** (-advantage / 400));
  const draw = 0.3;
  if (lot < expected - draw / 2) {
    return '1-0';
  }
  return lot < expected + draw / 2 ? '½-½' : '0-1';
}

if (isMain(import.meta.url)) {
  const folder = join(projectFolder, 'examples');
  mkdirSync(folder, { recursive: true });
  await buildIfStale();
  for (const event of exampleEvents) {
    await makeExample(event, folder);
    console.log(`examples/${event.file}`);
  }
}
