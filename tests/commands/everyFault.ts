import { createTournament, importReport, createFinalStage } from '../../appsscript/entry.ts';
import { Host } from '../../local/standIn/host.ts';
import { changeCell, copyWorkbook, newWorkbook, type WorkbookModel } from '../../local/standIn/model.ts';
import type { CommandName } from '../../src/commands/commands.ts';
import { contents, play, sheetFor, typedEvent, typeResults } from './standInEvent.ts';
import { resultColumn, typedTeamEvent } from './teamEvent.ts';

/** What runs while a service call is made: a fault, or a person who types. */
export type Meanwhile = (host: Host) => void;

/** A command on a workbook, in which any of its service calls can be made to fail. */
export interface FaultCase {
  readonly name: string;
  readonly start: () => WorkbookModel;
  /** How many service calls it took. */
  readonly run: (workbook: WorkbookModel, meanwhile?: Meanwhile) => number;
}

export interface FaultsFound {
  readonly runs: number;
  readonly nothing: number;
  readonly whole: number;
  /** Half done, and mended or undone by what the next command says. */
  readonly half: number;
  readonly failures: readonly string[];
}

/** Every call fails alone, and with all later ones; in a sample one of the two, in turn. */
export function faultsOf({ name, start, run }: FaultCase, sample = false): FaultsFound {
  const before = start();
  const whole = copyWorkbook(before);
  const calls = run(whole);
  const found = { runs: 0, nothing: 0, whole: 0, half: 0, failures: [] as string[] };
  for (const andAfter of [false, true]) {
    for (let at = sample && andAfter ? 2 : 1; at <= calls; at += sample ? 2 : 1) {
      const workbook = copyWorkbook(before);
      run(workbook, (host) => (host.service.fault = { at, andAfter }));
      const verdict = verdictOf(workbook, before, whole, run);
      found.runs += 1;
      if (verdict === 'lost') {
        found.failures.push(`${name}, call ${at}${andAfter ? ' and all later' : ''}`);
      } else {
        found[verdict] += 1;
      }
    }
  }
  return found;
}

/** The typed sheets decide: all others are rebuilt from them. A sheet made but still empty is nothing. */
function verdictOf(
  workbook: WorkbookModel,
  before: WorkbookModel,
  whole: WorkbookModel,
  run: FaultCase['run'],
): 'nothing' | 'whole' | 'half' | 'lost' {
  if (typedIn(workbook) === typedIn(before)) {
    const again = copyWorkbook(workbook);
    run(again);
    return typedIn(again) === typedIn(whole) ? 'nothing' : 'lost';
  }
  if (typedIn(workbook) === typedIn(whole)) {
    return 'whole';
  }
  const again = copyWorkbook(workbook);
  run(again);
  const undone = copyWorkbook(workbook);
  play(undone, 'undo', { yes: true });
  const paired = copyWorkbook(workbook);
  const { told } = play(paired, 'pairNextRound');
  const isSafe = record(workbook) === record(before) || told.length === 0 || record(paired) === record(whole);
  const isMended =
    record(workbook) === record(whole) ||
    typedIn(again) === typedIn(whole) ||
    typedIn(undone) === typedIn(before);
  return isSafe && isMended ? 'half' : 'lost';
}

/** What rounds are paired from. */
function record(workbook: WorkbookModel): string {
  return typedIn({
    ...workbook,
    sheets: workbook.sheets.filter(({ title }) => !['Control', 'Line-ups'].includes(title)),
  });
}

function typedIn(workbook: WorkbookModel): string {
  const shown = contents(workbook, [
    'undo',
    'log',
    'pairings',
    'standings',
    'crosstable',
    'bracket',
    'teamTable',
  ]);
  const filled = Object.entries(shown).filter(([, rows]) =>
    rows.some((row) => row.replace(/\|/g, '') !== ''),
  );
  return JSON.stringify(filled).replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, 'now');
}

function menuCase(system: string, name: CommandName, start: () => WorkbookModel): FaultCase {
  return {
    name: `${system}: ${name}`,
    start,
    run: (workbook, meanwhile) =>
      play(workbook, name, { yes: true, ...(meanwhile && { meanwhile }) }).host.service.count,
  };
}

function windowCase(name: string, start: () => WorkbookModel, press: () => unknown): FaultCase {
  return {
    name,
    start,
    run: (workbook, meanwhile) => {
      const host = new Host(workbook);
      meanwhile?.(host);
      Object.assign(globalThis, host.globals());
      press();
      return host.service.count;
    },
  };
}

function played(workbook: WorkbookModel, rounds: number): WorkbookModel {
  for (let round = 1; round <= rounds; round += 1) {
    play(workbook, 'pairNextRound');
    typeResults(workbook, ['1-0']);
  }
  return workbook;
}

/** Own column between, captions between the rows: commands that need several rectangles. */
function withCaptions(system: string): WorkbookModel {
  const workbook = typedEvent(7, { system });
  const players = sheetFor(workbook, 'players');
  changeCell(players, 5, 1, { value: '=== U18' });
  [2, 3, 4, 6, 7, 8].forEach((row) => changeCell(players, row, 1, { value: 60 - row }));
  [2, 3].forEach((column) => changeCell(players, 5, column, { value: '' }));
  return workbook;
}

function toRepair(workbook: WorkbookModel): WorkbookModel {
  play(workbook, 'pairNextRound');
  typeResults(workbook, ['1:0', '0,5-0,5', '1-0']);
  return workbook;
}

const report = [
  '012 Spring Open',
  '142 3',
  ...['2 b 1     3 w 0', '1 w 0     4 b 1', '4 w =     1 b 1', '3 b =     2 w 0'].map(
    (rounds, index) =>
      `001 ${String(index + 1).padStart(4)}      ${`Player ${index + 1}`.padEnd(33)} 2200`.padEnd(80) +
      ` 0.0${''.padEnd(6)}    ${rounds}`,
  ),
].join('\n');

const newEvent = { language: 'en', system: 'dutch', event: 'Typed name', colourNames: 'white' };

/** Every command that writes, for a system of individuals. */
export function casesOf(system: string): FaultCase[] {
  const cases: FaultCase[] = [
    menuCase(system, 'pairNextRound', () => typedEvent(7, { system })),
    menuCase(system, 'pairNextRound', () => played(typedEvent(8, { system }), 1)),
    menuCase(system, 'undo', () => played(typedEvent(8, { system }), 1)),
    menuCase(system, 'checkEverything', () => toRepair(typedEvent(8, { system }))),
    menuCase(system, 'undo', () => {
      const workbook = toRepair(typedEvent(8, { system }));
      play(workbook, 'checkEverything', { yes: true });
      return workbook;
    }),
    menuCase(system, 'numberByLot', () => withCaptions(system)),
    menuCase(system, 'undo', () => {
      const workbook = withCaptions(system);
      play(workbook, 'numberByLot');
      return workbook;
    }),
    ...(['updateStandings', 'crosstable', 'control', 'refreshFormulas'] as const).map((name) =>
      menuCase(system, name, () => played(typedEvent(8, { system }), 1)),
    ),
  ];
  return cases;
}

/** Commands with a window of their own. */
export function windowCases(): FaultCase[] {
  const begun = (): WorkbookModel => {
    const workbook = newWorkbook();
    Object.assign(globalThis, new Host(workbook).globals());
    createTournament(newEvent);
    return workbook;
  };
  return [
    windowCase(
      'Start final stage',
      () => played(typedEvent(8, { rounds: 2 }), 2),
      () => createFinalStage({ qualifiers: '4', stage: '' }),
    ),
    windowCase('New tournament', newWorkbook, () => createTournament(newEvent)),
    windowCase('New tournament of teams', newWorkbook, () =>
      createTournament({ ...newEvent, teamForm: 'simultaneous' }),
    ),
    windowCase('Import TRF into a new spreadsheet', newWorkbook, () =>
      importReport({ text: report, language: 'en' }),
    ),
    windowCase('Import TRF into a new tournament', begun, () =>
      importReport({ text: report, language: 'en' }),
    ),
  ];
}

/** The menu in a team event of one form. */
export function teamCases(form: string, system: string): FaultCase[] {
  const start = (): WorkbookModel => typedTeamEvent({ teams: 4, boards: 2, form, system });
  const once = (): WorkbookModel => {
    const workbook = start();
    play(workbook, 'pairNextRound');
    const results = sheetFor(workbook, 'results');
    for (let row = 2; row <= 5; row += 1) {
      changeCell(results, row, resultColumn, { value: '1-0' });
    }
    return workbook;
  };
  return (['pairNextRound', 'undo', 'numberByLot', 'checkEverything', 'teamTable'] as const).map((name) =>
    menuCase(`${form} ${system}`, name, name === 'undo' || name === 'teamTable' ? once : start),
  );
}
