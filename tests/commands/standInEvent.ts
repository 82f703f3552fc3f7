import type { CommandName } from '../../src/commands/commands.ts';
import type { SheetRole } from '../../src/sheet/roles.ts';
import { columnOf, resultHeadings } from '../../src/sheet/headings.ts';
import { roleOfTitle } from '../../src/sheet/findSheet.ts';
import { runEntry } from '../../appsscript/menu.ts';
import { Host, type Person } from '../../local/standIn/host.ts';
import {
  cellAt,
  changeCell,
  filledSize,
  newSheet,
  newWorkbook,
  type ModelValue,
  type SheetModel,
  type WorkbookModel,
} from '../../local/standIn/model.ts';

/** What the person in front of the screen was told while a command ran. */
export interface Heard {
  readonly told: string[];
  readonly warned: string[];
  readonly asked: string[];
}

export interface Played extends Heard {
  readonly host: Host;
}

/** Runs a menu entry on a workbook, through the same code as in Google Sheets. */
export function play(
  workbook: WorkbookModel,
  name: CommandName,
  options: {
    yes?: boolean;
    whileAsked?: () => void;
    lockHeld?: boolean;
    failAt?: number;
    andAfter?: boolean;
    meanwhile?: (host: Host) => void;
  } = {},
): Played {
  const heard: Heard = { told: [], warned: [], asked: [] };
  const host = new Host(workbook, personWho(heard, options.yes ?? false, options.whileAsked));
  if (options.failAt !== undefined) {
    host.service.fault = { at: options.failAt, andAfter: options.andAfter ?? false };
  }
  options.meanwhile?.(host);
  if (options.lockHeld === true) {
    host.lockState.holder = 'other';
  }
  Object.assign(globalThis, host.globals());
  runEntry(name);
  return { ...heard, host };
}

function personWho(heard: Heard, yes: boolean, whileAsked?: () => void): Person {
  return {
    told: (message) => void heard.told.push(message),
    warned: (title, message) => void heard.warned.push(`${title}\n${message}`),
    asked: (title, question) => {
      heard.asked.push(`${title}\n${question}`);
      whileAsked?.();
      return yes;
    },
    shown: () => undefined,
  };
}

export type Row = readonly ModelValue[];

const resultHeading: Row = ['Round', 'Board', 'White', 'White name', 'Result', 'Black name', 'Black', 'Note'];

/** An event as an arbiter types it: no metadata, ordinary cells, results as plain text. */
export function typedEvent(
  players: number,
  options: { system?: string; rounds?: number; results?: readonly Row[]; settings?: readonly Row[] } = {},
): WorkbookModel {
  const workbook = newWorkbook();
  workbook.sheets.length = 0;
  const settings: Row[] = [
    ['Key', 'Value', 'Note'],
    ['Event', 'Spring Open', ''],
    ['System', options.system ?? 'dutch', ''],
    ['Rounds', options.rounds ?? 9, ''],
    ['Draw seed', 'spring', ''],
    ...(options.settings ?? []),
  ];
  addSheet(workbook, 'Settings', settings);
  addSheet(workbook, 'Players', [
    ['No', 'Name', 'Rating', 'Club'],
    ...Array.from({ length: players }, (_, index): Row => [
      index + 1,
      `Player ${index + 1}`,
      2400 - index,
      'Club',
    ]),
  ]);
  addSheet(workbook, 'Results', [resultHeading, ...(options.results ?? [])], [3, 4, 5, 7]);
  return workbook;
}

export function addSheet(
  workbook: WorkbookModel,
  title: string,
  rows: readonly Row[],
  plainText: readonly number[] = [],
): SheetModel {
  const sheet = newSheet(100 + workbook.sheets.length, title);
  sheet.rows = Math.max(sheet.rows, rows.length);
  rows.forEach((row, r) =>
    row.forEach((value, c) =>
      changeCell(sheet, r + 1, c + 1, { value, format: plainText.includes(c) ? '@' : 'General' }),
    ),
  );
  workbook.sheets.push(sheet);
  return sheet;
}

export function sheetFor(workbook: WorkbookModel, role: SheetRole): SheetModel {
  const sheet = workbook.sheets.find(({ title }) => roleOfTitle(title) === role);
  if (sheet === undefined) {
    throw new Error(`There is no sheet ${role}`);
  }
  return sheet;
}

/** Values and formulas of a sheet, one text for each row. */
export function rowsOf(sheet: SheetModel): string[] {
  const { rows, columns } = filledSize(sheet);
  return Array.from({ length: rows }, (_r, row) =>
    Array.from({ length: columns }, (_c, column) => {
      const cell = cellAt(sheet, row + 1, column + 1);
      return cell.formula === '' ? String(cell.value) : cell.formula;
    }).join('|'),
  );
}

/** Every sheet but those named, as text: what *Undo* must bring back. */
export function contents(workbook: WorkbookModel, but: readonly SheetRole[] = []): Record<string, string[]> {
  const shown = workbook.sheets.filter(({ title }) => !but.some((role) => role === roleOfTitle(title)));
  return Object.fromEntries(shown.map((sheet) => [sheet.title, rowsOf(sheet)]));
}

/** Types a result into every row of Results that has none: White wins, draws and Black wins in turn. */
export function typeResults(
  workbook: WorkbookModel,
  results: readonly string[] = ['1-0', '½-½', '0-1'],
): void {
  const sheet = sheetFor(workbook, 'results');
  const { rows, columns } = filledSize(sheet);
  const headings = Array.from(
    { length: columns },
    (_, index) => columnOf(resultHeadings, String(cellAt(sheet, 1, index + 1).value))?.column,
  );
  const [white, column] = [headings.indexOf('white') + 1, headings.indexOf('result') + 1];
  for (let row = 2; row <= rows; row += 1) {
    if (cellAt(sheet, row, white).value !== '' && cellAt(sheet, row, column).value === '') {
      changeCell(sheet, row, column, { value: results[row % results.length] ?? '1-0' });
    }
  }
}
