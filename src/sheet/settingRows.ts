import type { CellAddress } from '../tournament/problem.ts';
import type { CellValue } from './cell.ts';
import type { PartKey } from './event.ts';
import type { Findings } from './findings.ts';
import { resultHeadings, settingHeadings, type SettingColumn } from './headings.ts';
import { languages } from './languages.ts';
import { isBlankCell, rowReader } from './rowReader.ts';
import { settingKeyOf, type SettingKey } from './settingKeys.ts';
import { shownText, type FoundTable, type SheetInput } from './table.ts';
import { cleanText, textKey, wordKey } from './text.ts';

/** One `Key | Value` row of the Settings sheet, and the part of the event for which it holds. */
export interface SettingRow {
  readonly key: SettingKey;
  /** The key as typed. */
  readonly keyText: string;
  readonly value: CellValue;
  readonly cell: CellAddress;
  readonly scope: SettingScope;
}

/** `undefined`: holds for all. */
export interface SettingScope {
  readonly section?: string;
  readonly stage?: string;
}

export interface SettingRows {
  readonly rows: readonly SettingRow[];
  readonly roundTimes: ReadonlyMap<number, string>;
  /** `Section | U12` without a colon: in a range of a function this chooses the part to compute. */
  readonly chosen: SettingScope;
}

/** The settings table; without headings `Key | Value` its first columns are key, value and note. */
export function settingsTable(sheet: SheetInput): FoundTable<SettingColumn> {
  const values = sheet.values ?? [];
  const headingRow = values.slice(0, 10).findIndex((cells) => {
    const keys = cells.map((cell) => wordKey(shownText(cell)));
    return isAnyOf('key', keys) && isAnyOf('value', keys);
  });
  const keys = (values[headingRow] ?? []).map((cell) => wordKey(shownText(cell)));
  const placeOf = (column: SettingColumn, otherwise: number): number =>
    headingRow < 0 ? otherwise : keys.findIndex((key) => isAnyOf(column, [key]));
  const columns = { key: placeOf('key', 0), value: placeOf('value', 1), note: placeOf('note', 2) };
  return { sheet, values, headingRow, columns };
}

function isAnyOf(column: SettingColumn, keys: readonly string[]): boolean {
  return languages.some((language) =>
    settingHeadings[column][language].some((name) => keys.includes(wordKey(name))),
  );
}

export function readSettingRows(table: FoundTable<SettingColumn>, findings: Findings): SettingRows {
  const rows: SettingRow[] = [];
  const roundTimes = new Map<number, string>();
  let chosen: SettingScope = {};
  let scope: SettingScope = {};
  table.values.slice(table.headingRow + 1).forEach((_cells, index) => {
    const reader = rowReader(table, table.headingRow + 1 + index, findings);
    const keyText = shownText(reader.cell('key'));
    const value = reader.cell('value');
    const heading = scopeOf(keyText, shownText(value));
    const round = roundOf(keyText);
    if (heading !== undefined) {
      scope = heading.scope;
      chosen = heading.colon ? chosen : { ...chosen, ...heading.scope };
    } else if (round !== undefined) {
      roundTimes.set(round, shownText(value));
    } else if (!isBlankCell(value)) {
      const row = { keyText, value, cell: reader.address('value'), scope };
      rows.push(...known(row, rows, findings));
    }
  });
  return { rows, roundTimes, chosen };
}

/** Keys that may stand in several rows, each adding to the others. */
const repeatable: readonly SettingKey[] = ['keepApart', 'prizes'];

function known(
  row: Omit<SettingRow, 'key'>,
  before: readonly SettingRow[],
  findings: Findings,
): SettingRow[] {
  const key = settingKeyOf(row.keyText);
  if (key === undefined) {
    if (row.keyText !== '') {
      findings.notes.push({ code: 'settingUnknown', cell: row.cell, found: row.keyText });
    }
    return [];
  }
  const first = before.find((other) => other.key === key && sameScope(other.scope, row.scope));
  if (first !== undefined && !repeatable.includes(key)) {
    findings.problems.push({
      code: 'settingTwice',
      cell: row.cell,
      found: row.keyText,
      values: { first: first.cell.a1 },
    });
    return [];
  }
  return [{ ...row, key }];
}

function sameScope(left: SettingScope, right: SettingScope): boolean {
  return (
    textKey(left.section ?? '') === textKey(right.section ?? '') &&
    textKey(left.stage ?? '') === textKey(right.stage ?? '')
  );
}

/** `Section: U12`, `Stage: final`, `Section: U12; Stage: final`, also with the name in the column Value. */
function scopeOf(key: string, value: string): { scope: SettingScope; colon: boolean } | undefined {
  const scope: { section?: string; stage?: string } = {};
  for (const piece of key.split(';')) {
    const [word = '', ...rest] = piece.split(/[:：]/);
    const part = (['section', 'stage'] as const).find((each) =>
      languages.some((language) =>
        resultHeadings[each][language].some((name) => wordKey(name) === wordKey(word)),
      ),
    );
    if (part === undefined) {
      return undefined;
    }
    const name = cleanText(rest.join(':')) || value;
    if (name !== '') {
      scope[part] = name;
    }
  }
  return { scope, colon: /[:：]/.test(key) };
}

function roundOf(key: string): number | undefined {
  const match = /^(?:round|vong) (\d{1,3})$/.exec(wordKey(key));
  return match === null ? undefined : Number(match[1]);
}

export function holdsFor({ section, stage }: SettingScope, part: PartKey): boolean {
  return (
    (section === undefined || textKey(section) === textKey(part.section)) &&
    (stage === undefined || textKey(stage) === textKey(part.stage))
  );
}

/** The rows that hold for a part, the most particular last. */
export function rowsFor(rows: readonly SettingRow[], part: PartKey): SettingRow[] {
  const weight = (scope: SettingScope): number =>
    (scope.section === undefined ? 0 : 1) + (scope.stage === undefined ? 0 : 2);
  return rows
    .filter((row) => holdsFor(row.scope, part))
    .sort((left, right) => weight(left.scope) - weight(right.scope));
}
