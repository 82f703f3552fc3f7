import { systemNames, teamForms } from '../tournament/settings.ts';
import type { SettingTexts } from './event.ts';
import {
  lineUpColumns,
  lineUpHeadings,
  logColumns,
  logHeadings,
  playerColumns,
  playerHeading,
  resultHeading,
  settingColumns,
  settingHeadings,
  type PlayerColumn,
  type ResultColumn,
} from './headings.ts';
import { languages, type Language } from './languages.ts';
import { blankPage, type Dropdown, type PageValue, type SheetPage } from './page.ts';
import { resultChoices } from './resultText.ts';
import { plainResultColumns } from './resultsRows.ts';
import { settingName, type SettingKey } from './settingKeys.ts';
import { notesOfSettings } from './settingNotes.ts';
import { makeColourNames, parseSystem, parseTeamForm } from './settingValues.ts';
import type { SheetRole } from './roles.ts';
import { sheetTitles } from './titles.ts';
import {
  colourNameChoices,
  languageWords,
  noWords,
  systemWord,
  teamFormWord,
  yesWords,
  type ColourNames,
} from './words.ts';

/** What *New tournament* asks for. Texts are written into Settings as they are. */
export interface NewEvent {
  readonly language: Language;
  readonly colourNames: ColourNames;
  readonly texts: SettingTexts;
  /** Columns Match and Game in Results; absent: where the system has matches. */
  readonly inMatches?: boolean;
}

/** `Key | Value | Note`, one row for each setting. Everything is text, so that `1-0-0` never becomes a date. */
export function settingsTemplate(event: NewEvent): SheetPage {
  const { language } = event;
  const heading = settingColumns.map((column) => settingHeadings[column][language][0] ?? column);
  const texts: SettingTexts = {
    ...event.texts,
    language: languageWords[language][0] ?? language,
    colourNames: makeColourNames(event.colourNames, language),
  };
  const notes = notesOfSettings(language, event.texts.teamForm !== undefined);
  const keys = Object.keys(notes) as SettingKey[];
  const rows = keys.map((key) => [settingName(key, language), texts[key] ?? '', notes[key] ?? '']);
  const dropdowns = keys.flatMap((key, index): Dropdown[] => {
    const choices = settingChoices[key]?.(language);
    return choices === undefined ? [] : [{ column: 1, fromRow: index + 1, toRow: index + 1, choices }];
  });
  return {
    ...typedSheet('settings', language, [heading, ...rows]),
    plainText: [0, 1, 2],
    columnWidths: [180, 240, 560],
    dropdowns,
  };
}

function yesNo(language: Language): readonly string[] {
  return [yesWords[language][0] ?? '', noWords[language][0] ?? ''];
}

/** Settings with a list to choose from; the lists warn and never reject. */
const settingChoices: Partial<Record<SettingKey, (language: Language) => readonly string[]>> = {
  system: (language) => systemNames.map((system) => systemWord(system, language)),
  teamForm: (language) => teamForms.map((form) => teamFormWord(form, language)),
  secondLeg: yesNo,
  matchPoints: yesNo,
  swapLastRounds: yesNo,
  thirdPlace: yesNo,
  clubMatesApart: yesNo,
  checkIn: yesNo,
  language: () => languages.map((each) => languageWords[each][0] ?? each),
  colourNames: (language) => colourNameChoices.map((names) => makeColourNames(names, language)),
};

const numericPlayerColumns: readonly PlayerColumn[] = [
  'number',
  'rating',
  'nationalRating',
  'seed',
  'exempt',
  'fromRound',
  'leftAfter',
  'present',
];

/** Boxes for so many players; the arbiter copies them further down where there are more. */
const boxes = 200;

export function playersTemplate({ language }: NewEvent): SheetPage {
  const present = playerColumns.indexOf('present');
  return {
    ...typedSheet('players', language, [playerColumns.map((column) => playerHeading(column, language))]),
    plainText: indexesOf(playerColumns, (column) => !numericPlayerColumns.includes(column)),
    columnWidths: playerColumns.map((column) => (column === 'name' ? 200 : column === 'club' ? 150 : 85)),
    checkboxes: [{ column: present, fromRow: 1, toRow: boxes }],
  };
}

/** Only changes are typed: who sits where else than the Players sheet says. */
export function lineUpsTemplate({ language }: Pick<NewEvent, 'language'>): SheetPage {
  return {
    ...typedSheet('lineUps', language, [
      lineUpColumns.map((column) => lineUpHeadings[column][language][0] ?? column),
    ]),
    plainText: [1],
    columnWidths: [70, 200, 70, 100],
  };
}

/** The columns of a system: Match and Game only where there are matches. */
export function resultsTemplate({ language, colourNames, texts, ...event }: NewEvent): SheetPage {
  const form = parseTeamForm(texts.teamForm ?? '');
  const inTeams = form !== undefined && form !== 'boardGroups';
  const inMatches = event.inMatches ?? (inTeams || parseSystem(texts.system ?? '') === 'knockout');
  const columns: readonly ResultColumn[] = [
    'round',
    ...(inMatches ? (['match'] as const) : []),
    'board',
    ...(inMatches ? (['game'] as const) : []),
    'white',
    'whiteName',
    'result',
    'blackName',
    'black',
    'note',
  ];
  const result = columns.indexOf('result');
  return {
    ...typedSheet('results', language, [
      columns.map((column) => resultHeading(column, language, colourNames)),
    ]),
    plainText: indexesOf(columns, (column) => plainResultColumns.includes(column)),
    columnWidths: columns.map((column) => (/Name|note/.test(column) ? 190 : 70)),
    dropdowns: [{ column: result, fromRow: 1, choices: resultChoices }],
  };
}

export function logTemplate({ language }: NewEvent): SheetPage {
  const heading = logColumns.map((column) => logHeadings[column][language][0] ?? column);
  return {
    ...typedSheet('log', language, [heading]),
    plainText: [0, 1, 2],
    columnWidths: [150, 150, 700],
  };
}

function typedSheet(
  role: SheetRole,
  language: Language,
  cells: readonly (readonly PageValue[])[],
): SheetPage {
  return { ...blankPage, title: sheetTitles[role][language], cells, boldRows: [0], frozenRows: 1 };
}

function indexesOf<T>(items: readonly T[], holds: (item: T) => boolean): number[] {
  return items.flatMap((item, index) => (holds(item) ? [index] : []));
}
