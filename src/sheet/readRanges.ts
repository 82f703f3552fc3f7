import { playerNumber, type PlayerNumber } from '../tournament/player.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { Cells } from './cell.ts';
import type { FoundTables, Part, PartKey } from './event.ts';
import { noFindings, type Findings } from './findings.ts';
import { neededPlayerColumns, neededResultColumns, playerHeadings, resultHeadings } from './headings.ts';
import type { Language } from './languages.ts';
import { makeSettings } from './makeSettings.ts';
import { makePart, samePart } from './parts.ts';
import { onceEach } from './readEvent.ts';
import { readTables, type TablesRead } from './readTables.ts';
import { isBlankCell } from './rowReader.ts';
import { rowsFor, settingsTable, type SettingScope } from './settingRows.ts';
import { findTable } from './table.ts';
import { textKey } from './text.ts';
import type { ColourNames } from './words.ts';

/** The ranges of a custom function; each with its heading row. */
export interface RangeInput {
  readonly players: Cells;
  readonly results?: Cells;
  /** A range `Key | Value`, or a text like `rounds=9; points=1,0.5,0`. */
  readonly settings?: Cells | string;
}

export interface RangesRead {
  readonly problems: readonly Problem[];
  readonly notes: readonly Note[];
  /**
   * All players of the range, with the settings of their section where they are all of one. `section=U12` and
   * `stage=final` among the settings choose a part.
   */
  readonly tournament: Tournament;
  /** For each row of the range `players`, the heading row included: whose row it is. */
  readonly playerRows: readonly (PlayerNumber | undefined)[];
  /** The index of the heading row in the range `players`. */
  readonly headingRow: number;
  readonly language: Language;
  readonly colourNames: ColourNames;
}

/** Cells of the problems have the sheet `players`, `results` or `settings` and addresses counted from the range's corner. */
export function readRanges(input: RangeInput): RangesRead {
  const findings = noFindings();
  const tables = tablesOf(input, findings);
  const read = readTables(tables, findings, 'en');
  const part = choosePart(read, read.settings.chosen, findings);
  const rows = new Map(read.players.map(({ row, player }) => [row, player.number]));
  const members = new Set(part.tournament.players.map((player) => player.number));
  return {
    problems: onceEach(findings.problems),
    notes: onceEach(findings.notes),
    tournament: part.tournament,
    playerRows: input.players.map((_cells, row) => {
      const number = rows.get(row);
      return number !== undefined && members.has(number) ? playerNumber(number) : undefined;
    }),
    headingRow: tables.players?.headingRow ?? 0,
    language: read.language,
    colourNames: read.colourNames,
  };
}

function choosePart(read: TablesRead, chosen: SettingScope, findings: Findings): PartRead {
  const stage = chosen.stage ?? '';
  const ofStage = read.parts.filter((part) => textKey(part.stage) === textKey(stage));
  const [only] = ofStage;
  if (chosen.section === undefined) {
    return ofStage.length === 1 && only !== undefined ? only : allTogether(read, stage, findings);
  }
  const key = { section: chosen.section, stage };
  return ofStage.find((part) => samePart(part, key)) ?? makePartOf(read, key, findings);
}

interface PartRead {
  readonly tournament: Tournament;
}

/** Players of several sections in one range, and no section chosen: one tournament. */
function allTogether(read: TablesRead, stage: string, findings: Findings): PartRead {
  const key = { section: '', stage };
  const results = read.results.map((row) => ({ ...row, section: '' }));
  const { tournament } = makePartOf({ ...read, results }, key, findings);
  return { tournament: { ...tournament, players: read.players.map(({ player }) => player) } };
}

function makePartOf(read: TablesRead, key: PartKey, findings: Findings): PartRead {
  const { rows } = read.settings;
  const settings = makeSettings(rowsFor(rows, key), findings, read.language);
  return makePart(key, read.players, read.results, rows, settings);
}

function tablesOf(input: RangeInput, findings: Findings): FoundTables {
  const players = findTable(
    { id: 'players', title: 'players', values: input.players },
    playerHeadings,
    neededPlayerColumns,
    findings,
    'en',
  );
  const results =
    input.results === undefined || isBlankRange(input.results)
      ? undefined
      : findTable(
          { id: 'results', title: 'results', values: input.results },
          resultHeadings,
          neededResultColumns,
          findings,
          players?.language ?? 'en',
        );
  const settings = typeof input.settings === 'string' ? settingCells(input.settings) : input.settings;
  return {
    ...(players === undefined ? {} : { players }),
    ...(results === undefined ? {} : { results }),
    ...(settings === undefined
      ? {}
      : { settings: settingsTable({ id: 'settings', title: 'settings', values: settings }) }),
  };
}

/** An empty range of results is an event before its first round. */
function isBlankRange(cells: Cells): boolean {
  return cells.every((row) => row.every(isBlankCell));
}

/** `rounds=9; points=1,0.5,0`: one row for each piece. */
export function settingCells(text: string): Cells {
  return text.split(/[;\n]/).map((piece) => {
    const [, key = piece, value = ''] = /^([^=:]*)[=:](.*)$/.exec(piece) ?? [];
    return [key.trim(), value.trim()];
  });
}
