import {
  colourHeadingNames,
  lineUpHeadingNames,
  logHeadingNames,
  playerHeadingNames,
  resultHeadingNames,
  settingHeadingNames,
} from './headingNames.ts';
import { languages, type Language } from './languages.ts';
import { wordKey } from './text.ts';
import type { ColourNames } from './words.ts';

export const playerColumns = [
  'number',
  'name',
  'rating',
  'title',
  'nationalRating',
  'grade',
  'club',
  'federation',
  'sex',
  'born',
  'fideId',
  'section',
  'team',
  'board',
  'seed',
  'exempt',
  'fromRound',
  'leftAfter',
  'byes',
  'present',
] as const;

export type PlayerColumn = (typeof playerColumns)[number];

export const resultColumns = [
  'stage',
  'section',
  'round',
  'match',
  'board',
  'game',
  'white',
  'whiteName',
  'result',
  'blackName',
  'black',
  'note',
] as const;

export type ResultColumn = (typeof resultColumns)[number];

/** The columns without which a sheet cannot be read (● in the contract). */
export const neededPlayerColumns: readonly PlayerColumn[] = ['number', 'name'];
export const neededResultColumns: readonly ResultColumn[] = ['round', 'white', 'result', 'black'];

/** The first heading of each list is the one written; all are accepted on reading, in either language. */
export type Headings<Column extends string> = Readonly<
  Record<Column, Readonly<Record<Language, readonly string[]>>>
>;

export const playerHeadings: Headings<PlayerColumn> = playerHeadingNames;

export const resultHeadings: Headings<ResultColumn> = resultHeadingNames;

/** Red and Black, and Tiên and Hậu, are a display setting only (rules.md 0): what is written for a colour's columns. */
const colourHeadings: Record<ColourNames, Partial<Headings<ResultColumn>>> = colourHeadingNames;

export function playerHeading(column: PlayerColumn, language: Language): string {
  return playerHeadings[column][language][0] ?? column;
}

export function resultHeading(
  column: ResultColumn,
  language: Language,
  colourNames: ColourNames = 'white',
): string {
  const names = colourHeadings[colourNames][column] ?? resultHeadings[column];
  return names[language][0] ?? column;
}

export interface NamedColumn<Column extends string> {
  readonly column: Column;
  /** The languages in which the heading names it. */
  readonly languages: readonly Language[];
}

/** Longer texts are no headings. */
const longestHeading = 60;

/** The column that a heading names; `undefined` for a column of the arbiter's own. */
export function columnOf<Column extends string>(
  headings: Headings<Column>,
  heading: string,
): NamedColumn<Column> | undefined {
  return heading.length > longestHeading ? undefined : columnsByKey(headings).get(wordKey(heading));
}

function columnsByKey<Column extends string>(
  headings: Headings<Column>,
): ReadonlyMap<string, NamedColumn<Column>> {
  const known = keyedHeadings.get(headings);
  if (known !== undefined) {
    return known as ReadonlyMap<string, NamedColumn<Column>>;
  }
  const byKey = new Map<string, NamedColumn<Column>>();
  for (const column of Object.keys(headings) as Column[]) {
    for (const language of languages) {
      for (const key of headings[column][language].map(wordKey)) {
        const named = byKey.get(key)?.languages ?? [];
        byKey.set(key, { column, languages: [...named.filter((each) => each !== language), language] });
      }
    }
  }
  keyedHeadings.set(headings, byKey);
  return byKey;
}

/** Made once for each table of headings: every text of the first rows of every sheet is looked up. */
const keyedHeadings = new WeakMap<object, ReadonlyMap<string, NamedColumn<string>>>();

/** Whether the heading is the one that the add-on writes, in some language. */
export function isWritten<Column extends string>(
  headings: Headings<Column>,
  column: Column,
  heading: string,
): boolean {
  const key = wordKey(heading);
  return languages.some((language) => wordKey(headings[column][language][0] ?? '') === key);
}

export const lineUpColumns = ['round', 'team', 'board', 'player'] as const;

export type LineUpColumn = (typeof lineUpColumns)[number];

export const lineUpHeadings: Headings<LineUpColumn> = lineUpHeadingNames;

export const settingColumns = ['key', 'value', 'note'] as const;

export type SettingColumn = (typeof settingColumns)[number];

/** A Settings sheet without these headings has key, value and note in its first three columns. */
export const settingHeadings: Headings<SettingColumn> = settingHeadingNames;

export const logColumns = ['time', 'arbiter', 'what'] as const;

export type LogColumn = (typeof logColumns)[number];

export const logHeadings: Headings<LogColumn> = logHeadingNames;
