import type { Findings } from './findings.ts';
import {
  lineUpColumns,
  lineUpHeadings,
  neededPlayerColumns,
  neededResultColumns,
  playerHeadings,
  resultHeadings,
} from './headings.ts';
import { languages, type Language } from './languages.ts';
import { sheetRoles, type SheetRole } from './roles.ts';
import { hasHeadings, shownText, type SheetInput } from './table.ts';
import { settingsTable } from './settingRows.ts';
import { settingKeyOf } from './settingKeys.ts';
import { wordKey } from './text.ts';
import { sheetTitles } from './titles.ts';

/** The role a title names, in either language. */
export function roleOfTitle(title: string): SheetRole | undefined {
  const key = wordKey(title);
  return sheetRoles.find((role) =>
    languages.some((language) => wordKey(sheetTitles[role][language]) === key),
  );
}

/**
 * The sheets that can be meant by a role: those marked with it, else those with its title in either language,
 * else those that are nothing else and have its headings.
 */
export function sheetsOfRole(sheets: readonly SheetInput[], role: SheetRole): readonly SheetInput[] {
  const marked = sheets.filter((sheet) => sheet.role === role);
  if (marked.length > 0) {
    return marked;
  }
  const free = sheets.filter((sheet) => sheet.role === undefined);
  const titled = free.filter((sheet) => roleOfTitle(sheet.title) === role);
  return titled.length > 0
    ? titled
    : free.filter((sheet) => roleOfTitle(sheet.title) === undefined && looksLike(sheet, role));
}

function looksLike(sheet: SheetInput, role: SheetRole): boolean {
  const values = sheet.values ?? [];
  if (role === 'players') {
    return hasHeadings(values, playerHeadings, neededPlayerColumns);
  }
  if (role === 'results') {
    return hasHeadings(values, resultHeadings, neededResultColumns);
  }
  if (role === 'lineUps') {
    return hasHeadings(values, lineUpHeadings, lineUpColumns);
  }
  return role === 'settings' && looksLikeSettings(sheet);
}

/** `Key | Value` may head anything; one of our keys must stand below. */
function looksLikeSettings(sheet: SheetInput): boolean {
  const { values, headingRow, columns } = settingsTable(sheet);
  const keys = headingRow < 0 ? [] : values.slice(headingRow + 1).map((row) => row[columns.key ?? 0] ?? '');
  return keys.some((key) => settingKeyOf(shownText(key)) !== undefined);
}

/** The one sheet of a role. Two candidates are refused and both named; none is reported where the sheet is needed. */
export function findSheet(
  sheets: readonly SheetInput[],
  role: SheetRole,
  findings: Findings,
  language: Language,
  needed: boolean,
): SheetInput | undefined {
  const [first, second] = sheetsOfRole(sheets, role);
  const title = sheetTitles[role][language];
  if (first !== undefined && second !== undefined) {
    findings.problems.push({
      code: 'sheetTwice',
      values: { title, first: first.title, second: second.title },
    });
    return undefined;
  }
  if (first === undefined && needed) {
    const list = sheets.map((sheet) => sheet.title).join(', ');
    findings.problems.push({ code: 'sheetMissing', values: { title, list: list === '' ? '–' : list } });
  }
  return first;
}
