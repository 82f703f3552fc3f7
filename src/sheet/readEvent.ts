import type { Problem } from '../tournament/problem.ts';
import { byeRowRepairs } from './byeRowRepairs.ts';
import type { EventRead, FoundTables, ResultRow } from './event.ts';
import { noFindings, type Findings } from './findings.ts';
import { findSheet, roleOfTitle, sheetsOfRole } from './findSheet.ts';
import {
  lineUpColumns,
  lineUpHeadings,
  neededPlayerColumns,
  neededResultColumns,
  playerHeadings,
  resultHeadings,
} from './headings.ts';
import { languages, type Language } from './languages.ts';
import { settingTexts } from './makeSettings.ts';
import { isBlankCell } from './rowReader.ts';
import { languageSet, readTables } from './readTables.ts';
import { readSettingRows, settingsTable } from './settingRows.ts';
import { findTable, type SheetInput } from './table.ts';
import { wordKey } from './text.ts';
import { sheetTitles } from './titles.ts';

/** Reads Settings, Players, Line-ups and Results; sheets typed by nobody are never read. */
export function readEvent(sheets: readonly SheetInput[]): EventRead {
  const findings = noFindings();
  const tables = findTables(sheets, findings, languageOf(sheets));
  const { settings, ...event } = readTables(tables, findings, languageOf(sheets));
  const forAll = settings.rows.filter(
    ({ scope }) => scope.section === undefined && scope.stage === undefined,
  );
  return {
    ...event,
    texts: settingTexts(forAll),
    roundTimes: settings.roundTimes,
    problems: onceEach(findings.problems),
    notes: onceEach(findings.notes),
    repairs: [...findings.repairs, ...byeRowRepairs(tables.results, event)],
    tables,
  };
}

function findTables(sheets: readonly SheetInput[], findings: Findings, language: Language): FoundTables {
  const settings = findSheet(sheets, 'settings', findings, language, false);
  const playersSheet = findSheet(sheets, 'players', findings, language, true);
  const lineUpsSheet = findSheet(sheets, 'lineUps', findings, language, false);
  const resultsSheet = findSheet(sheets, 'results', findings, language, true);
  const players =
    playersSheet === undefined
      ? undefined
      : findTable(playersSheet, playerHeadings, neededPlayerColumns, findings, language);
  const lineUps =
    lineUpsSheet === undefined || isEmptySheet(lineUpsSheet)
      ? undefined
      : findTable(lineUpsSheet, lineUpHeadings, lineUpColumns, findings, language);
  const results =
    resultsSheet === undefined
      ? undefined
      : findTable(resultsSheet, resultHeadings, neededResultColumns, findings, language);
  return {
    ...(settings === undefined ? {} : { settings: settingsTable(settings) }),
    ...(players === undefined ? {} : { players }),
    ...(lineUps === undefined ? {} : { lineUps }),
    ...(results === undefined ? {} : { results }),
  };
}

/** Made, or not read, but nothing typed: no line-up is changed. */
function isEmptySheet({ values = [] }: SheetInput): boolean {
  return values.every((row) => row.every(isBlankCell));
}

/** The setting Language, else the language of most titles: needed before the headings are found. */
function languageOf(sheets: readonly SheetInput[]): Language {
  const [settings] = sheetsOfRole(sheets, 'settings');
  const set =
    settings === undefined
      ? undefined
      : languageSet(readSettingRows(settingsTable(settings), noFindings()).rows);
  const votes = (language: Language): number =>
    sheets.filter(({ title }) => {
      const role = roleOfTitle(title);
      return role !== undefined && wordKey(sheetTitles[role][language]) === wordKey(title);
    }).length;
  return set ?? languages.reduce((best, each) => (votes(each) > votes(best) ? each : best));
}

/** A setting that holds for several parts is read for each, and told once. */
export function onceEach(problems: readonly Problem[]): readonly Problem[] {
  const told = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    const isNew = !told.has(key);
    told.add(key);
    return isNew;
  });
}

/** Games without a result, in the order of the sheet: what the arbiter still has to type. */
export function openRows(event: EventRead): readonly ResultRow[] {
  return event.results.filter((row) => row.black !== undefined && row.outcome === undefined);
}
