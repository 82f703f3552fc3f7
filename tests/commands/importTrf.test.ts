import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTournament, importReport, writeReport } from '../../appsscript/entry.ts';
import { Host } from '../../local/standIn/host.ts';
import {
  cellAt,
  changeCell,
  copyWorkbook,
  newWorkbook,
  type WorkbookModel,
} from '../../local/standIn/model.ts';
import type { Done } from '../../src/commands/command.ts';
import { importTrf } from '../../src/commands/importTrf.ts';
import type { WorkbookSnapshot } from '../../src/commands/workbook.ts';
import type { SheetRole } from '../../src/sheet/roles.ts';
import { readEvent } from '../../src/sheet/readEvent.ts';
import { sheetTitles } from '../../src/sheet/titles.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { readTrf } from '../../src/trf/readTrf.ts';
import { tournamentOfTrf } from '../../src/trf/tournamentOfTrf.ts';
import { addSheet, contents, play, rowsOf, sheetFor, typedEvent, typeResults } from './standInEvent.ts';

const nothing: WorkbookSnapshot = { now: '2026-11-29 09:00:00', sheets: [] };

/** The event as the sheets of the plan say it. */
function imported(text: string, language: 'en' | 'vi' = 'en'): { done: Done; tournament: Tournament } {
  const outcome = importTrf({ text, system: '', language }).run(nothing, {});
  if (outcome.kind !== 'done') {
    throw new Error(JSON.stringify(outcome));
  }
  const sheets = [...(outcome.plan.filled ?? []), ...outcome.plan.derived].flatMap(({ target, page }) => {
    const role = ('create' in target ? target.create : undefined) as SheetRole;
    return [{ id: role, role, title: sheetTitles[role][language], values: page.cells }];
  });
  const event = readEvent(sheets);
  expect(event.problems).toEqual([]);
  return { done: outcome, tournament: event.parts[0]!.tournament };
}

function tournamentOf(text: string): Tournament {
  const reading = readTrf(text);
  if (!reading.ok) {
    throw new Error(JSON.stringify(reading.problems));
  }
  return tournamentOfTrf(reading.document).tournament;
}

function withServices(workbook: WorkbookModel): WorkbookModel {
  Object.assign(globalThis, new Host(workbook).globals());
  return workbook;
}

function importInto(workbook: WorkbookModel, choices: unknown): { done: boolean; text: string } {
  withServices(workbook);
  return importReport(choices);
}

const line = (number: number, name: string, rounds: string): string =>
  `001 ${String(number).padStart(4)}      ${name.padEnd(33)} ${String(2200 - number).padStart(4)}`.padEnd(
    80,
  ) + ` 0.0${''.padEnd(6)} ${rounds}`;

/** Two rounds of four players; `*` of the second is still open. */
const fourPlayers = [
  '012 Giải mùa xuân',
  '022 Huế',
  '042 2026/11/28',
  '102 Trọng tài An',
  '132'.padEnd(91) + '26/11/28  26/11/29',
  '142 3',
  '152 B',
  line(1, 'An', '   2 b 1     3 w 0'),
  line(2, 'Bình', '   1 w 0     4 b +'),
  line(3, 'Chi', '   4 w =     1 b 1'),
  line(4, 'Dũng', '   3 b =     2 w -'),
].join('\r\n');

describe('Import TRF', () => {
  it('makes the sheets of an event and fills them, each thing in its place', () => {
    const workbook = newWorkbook();
    const { done, text } = importInto(workbook, { text: fourPlayers, language: 'vi' });
    expect({ done, text }).toMatchObject({ done: true });
    expect(text).toContain('Đã nhập báo cáo: 4 đấu thủ, 2 vòng');
    const settings = rowsOf(sheetFor(workbook, 'settings')).join('\n');
    ['Giải|Giải mùa xuân|', 'Địa điểm|Huế|', 'Số vòng|3|', 'Màu đầu|Đen|', 'Vòng 2|2026/11/29|'].forEach(
      (row) => expect(settings).toContain(row),
    );
    expect(rowsOf(sheetFor(workbook, 'results')).slice(1)).toEqual([
      '1|1|2|Bình|0-1|An|1|',
      '1|2|3|Chi|½-½|Dũng|4|',
      '2|1|1|An|0-1|Chi|3|',
      '2|2|4|Dũng|-/+|Bình|2|',
    ]);
    expect(rowsOf(sheetFor(workbook, 'pairings')).join('\n')).toContain('Chi');
  });

  it('the event goes on with the ordinary commands', () => {
    const workbook = newWorkbook();
    importInto(workbook, { text: fourPlayers, language: 'en' });
    const { told, warned } = play(workbook, 'pairNextRound');
    expect(warned).toEqual([]);
    expect(told.join()).toContain('Round 3 is paired: 2 boards');
    expect(play(workbook, 'updateStandings').warned).toEqual([]);
  });

  it('fills what New tournament has made, in its language, and keeps settings the report does not speak of', () => {
    const workbook = newWorkbook();
    withServices(workbook);
    createTournament({ language: 'en', system: 'drawn', event: 'Old name', colourNames: 'red' });
    const settings = sheetFor(workbook, 'settings');
    rowsOf(settings).forEach(
      (row, index) => row.startsWith('Check-in|') && changeCell(settings, index + 1, 2, { value: 'yes' }),
    );
    expect(importInto(workbook, { text: fourPlayers })).toMatchObject({ done: true });
    const rows = rowsOf(settings).join('\n');
    [
      'Event|Giải mùa xuân|',
      'System|Swiss (FIDE Dutch)|',
      'Check-in|yes|',
      'Colour names|Red/Black|',
    ].forEach((row) => expect(rows).toContain(row));
    expect(workbook.sheets.filter(({ title }) => title === 'Players')).toHaveLength(1);
  });

  it('tells which typed settings the report replaces, with both values', () => {
    const workbook = newWorkbook();
    withServices(workbook);
    createTournament({ language: 'en', system: 'drawn', event: 'Old name', colourNames: 'white' });
    const { text } = importInto(workbook, { text: fourPlayers });
    expect(text).toContain('“Event” is now Giải mùa xuân, as the report says. Before it was Old name.');
  });

  it('interrupted between its sheets, every other command says what to do, and the same file goes on', () => {
    const start = newWorkbook();
    withServices(start);
    createTournament({ language: 'en', system: 'dutch', event: 'Open', colourNames: 'white' });
    const whole = copyWorkbook(start);
    importInto(whole, { text: fourPlayers });
    let half = 0;
    for (let failAt = 20; failAt < 80; failAt += 1) {
      const workbook = copyWorkbook(start);
      const host = new Host(workbook);
      host.service.fault = { at: failAt };
      Object.assign(globalThis, host.globals());
      importReport({ text: fourPlayers });
      const isHalf = rowsOf(sheetFor(workbook, 'players')).length > 1;
      const { told, warned } = play(copyWorkbook(workbook), 'pairNextRound');
      if (isHalf && told.length === 0 && warned.join().includes('was interrupted')) {
        half += 1;
        expect(warned.join()).toContain('Choose Import TRF and give it the same file');
        const typed = copyWorkbook(workbook);
        changeCell(sheetFor(typed, 'players'), 40, 2, { value: 'Late' });
        expect(importInto(typed, { text: fourPlayers }).text).toContain('is in use (1 row)');
        expect(importInto(workbook, { text: fourPlayers }).done).toBe(true);
        expect(contents(workbook, ['log', 'undo'])).toEqual(contents(whole, ['log', 'undo']));
      }
    }
    expect(half).toBeGreaterThan(3);
  });

  it('refuses where players or results stand, names every sheet and changes nothing', () => {
    const workbook = typedEvent(6, { results: [[1, 1, 1, '', '1-0', '', 4, '']] });
    const before = contents(workbook);
    const { done, text } = importInto(workbook, { text: fourPlayers, language: 'en' });
    expect(done).toBe(false);
    expect(text).toContain('“Players” is in use (6 rows)');
    expect(text).toContain('“Results” is in use (1 row)');
    expect(text).toContain('Import into a new spreadsheet, or delete those rows first');
    expect(contents(workbook)).toEqual(before);
  });

  it('refuses to write over headings and settings of the arbiter’s own', () => {
    const workbook = newWorkbook();
    addSheet(workbook, 'Players', [['No', 'Name', 'Paid']]);
    addSheet(workbook, 'Settings', [
      ['Key', 'Value', 'Note'],
      ['Hotel', 'Lotus', ''],
    ]);
    const { text } = importInto(workbook, { text: fourPlayers, language: 'en' });
    expect(text).toContain('“Players” is in use');
    expect(text).toContain('“Settings” is in use (1 row)');
  });

  it('a second press does nothing twice', () => {
    const workbook = newWorkbook();
    importInto(workbook, { text: fourPlayers });
    const before = contents(workbook);
    expect(importInto(workbook, { text: fourPlayers }).done).toBe(false);
    expect(contents(workbook)).toEqual(before);
  });

  it('lists every broken line with line, column, what was found and what was expected', () => {
    const broken = fourPlayers.replace('   2 b 1 ', '   2 x 1 ').replace('   4 w = ', '   4 w ? ');
    const { done, text } = importInto(newWorkbook(), { text: broken, language: 'en' });
    expect(done).toBe(false);
    expect(text).toContain('Line 8, column 97: found “x”, expected the colour w or b');
    expect(text).toContain('Line 10, column 99: found “?”, expected one of the results');
  });

  it('does not stop at a number of lines', () => {
    const broken = Array.from({ length: 60 }, (_, index) => line(index + 1, 'A', '   2 x 1')).join('\n');
    const { text } = importInto(newWorkbook(), { text: broken, language: 'en' });
    expect(text.split('\n').filter((sentence) => /^Line \d+, column 97/.test(sentence))).toHaveLength(60);
  });

  it('lists repairs and doubts: points that differ, forfeits only', () => {
    const forfeits = [line(1, 'A', '   2 w +'), line(2, 'B', '   1 b -').replace(' 0.0', ' 7,0')].join('\n');
    const { done, text } = importInto(newWorkbook(), { text: forfeits, language: 'en' });
    expect(done).toBe(true);
    expect(text).toContain('Every game of the file (1) is a forfeit');
    expect(text).toContain('“7,0” was read with a decimal point');
    expect(text).toContain('Player 2 has 7.0 points in the file, but his games give 0.0');
  });

  it('says what no sheet has a place for', () => {
    const report = [
      '032 VIE',
      '122 90 min',
      '202 BH/C1,XYZ,SB',
      'XXA    1  0.5',
      'BBZ 0.5',
      line(1, '', ''),
      line(2, 'B', ''),
    ].join('\n');
    const { text } = importInto(newWorkbook(), { text: report, language: 'en' });
    expect(text).toContain('No sheet has a place for the records 032, 122');
    expect(text).toContain('tie-breaks XYZ of the report are not known');
    expect(text).toContain('accelerated points');
    expect(text).toContain('½ for an absence');
    expect(text).toContain('Player 1 has no name');
  });

  it('names that would be formulas stay text', () => {
    const workbook = newWorkbook();
    importInto(workbook, { text: [line(1, '=1+1', ''), line(2, '@me', '')].join('\n') });
    const players = sheetFor(workbook, 'players');
    expect(cellAt(players, 2, 2)).toMatchObject({ value: '=1+1', formula: '', format: '@' });
  });

  it('takes nothing on trust that a window sends', () => {
    expect(importInto(newWorkbook(), null).text).toContain('001');
    const answer = importInto(newWorkbook(), { text: fourPlayers, system: 'chess960', language: 'en' });
    expect(answer.text).toContain('“chess960” is none of the systems');
  });

  it('an event larger than a new sheet has room', () => {
    const players = Array.from({ length: 1200 }, (_, index) => line(index + 1, `P${index + 1}`, ''));
    const workbook = newWorkbook();
    expect(importInto(workbook, { text: players.join('\n') }).done).toBe(true);
    expect(rowsOf(sheetFor(workbook, 'players'))).toHaveLength(1201);
  });
});

describe('from a report into sheets and back', () => {
  const folder = join(import.meta.dirname, '..', 'fixtures', 'dutch');
  const names = readdirSync(folder).filter((name) => name.endsWith('.trf'));

  it('every case of the Dutch sample is the same tournament in the sheets', () => {
    for (const name of names) {
      const text = readFileSync(join(folder, name), 'utf8');
      const { tournament } = imported(text, names.indexOf(name) % 2 === 0 ? 'en' : 'vi');
      const { settings, ...rest } = tournamentOf(text);
      expect({ name, players: tournament.players, rounds: tournament.rounds }).toEqual({ name, ...rest });
      const { drawSeed, ...others } = tournament.settings;
      expect(drawSeed).toBe(nothing.now);
      expect({ ...others, drawSeed: '' }).toEqual(settings);
    }
  });

  it('a workbook, its report, and a workbook again are one tournament', () => {
    const first = typedEvent(9, {
      rounds: 5,
      settings: [
        ['Points', '3; 1; 0', ''],
        ['Bye points', '1', ''],
        ['First colour', 'Black', ''],
        ['Tie-breaks', 'BH/C1, SB', ''],
        ['Acceleration', 'Baku', ''],
        ['Keep apart', '1 2 3 strictly rounds 1-2; 4 5 strictly rounds 2-5', ''],
        ['Round 1', '2026-11-29 14:00', ''],
      ],
    });
    changeCell(sheetFor(first, 'players'), 1, 5, { value: 'Byes' });
    changeCell(sheetFor(first, 'players'), 4, 5, { value: '2=½, 4=0' });
    for (let round = 1; round <= 3; round += 1) {
      expect(play(first, 'pairNextRound').warned).toEqual([]);
      if (round < 3) {
        typeResults(first);
      }
    }
    withServices(first);
    const { report } = writeReport(0);
    const second = newWorkbook();
    importInto(second, { text: report, language: 'vi' });
    withServices(second);
    expect(writeReport(0).report).toBe(report);
    expect(eventIn(second)).toEqual(eventIn(first));
  });
});

/** What a report carries of the event in a workbook: all but the clubs, and byes that have become rows. */
function eventIn(workbook: WorkbookModel): unknown {
  const sheets = (['settings', 'players', 'results'] as const).map((role) => {
    const sheet = sheetFor(workbook, role);
    const rows = Array.from({ length: rowsOf(sheet).length }, (_r, row) =>
      Array.from({ length: 20 }, (_c, column) => cellAt(sheet, row + 1, column + 1).value as string),
    );
    return { id: role, title: sheet.title, values: rows };
  });
  const { tournament } = readEvent(sheets).parts[0]!;
  const players = tournament.players.map((player) => ({
    ...player,
    club: undefined,
    byes: player.byes.filter(({ round }) => round > tournament.rounds.length),
  }));
  return { ...tournament, players };
}
