import type { LineUpChange } from '../tournament/lineUpChange.ts';
import type { Player } from '../tournament/player.ts';
import type { EventRead, FoundTables, Part, PlayerRow, ResultRow, UnnumberedRow } from './event.ts';
import type { Findings } from './findings.ts';
import type { Language } from './languages.ts';
import { sheetTitles } from './titles.ts';
import { makePart, partKeys, sectionsOf, settingsByPart } from './parts.ts';
import { readLineUps } from './readLineUps.ts';
import { readPlayers, withPresence, type PlayersRead } from './readPlayers.ts';
import { readResults } from './readResults.ts';
import { checkRows } from './resultChecks.ts';
import { readSettingRows, type SettingRow, type SettingRows } from './settingRows.ts';
import { numbersApart } from './keepApartText.ts';
import { parseColourNames, parseLanguage, parseNumbers } from './settingValues.ts';
import { shownText } from './table.ts';
import { textKey } from './text.ts';
import type { ColourNames } from './words.ts';

export interface TablesRead {
  readonly language: Language;
  readonly colourNames: ColourNames;
  readonly settings: SettingRows;
  readonly parts: EventRead['parts'];
  readonly players: readonly PlayerRow[];
  readonly unnumbered: readonly UnnumberedRow[];
  readonly results: readonly ResultRow[];
}

const noSettings: SettingRows = { rows: [], roundTimes: new Map(), chosen: {} };
const noPlayers: PlayersRead = { players: [], unnumbered: [], ticked: new Set() };

/** What the tables say, whether they are sheets or the ranges of a function. */
export function readTables(tables: FoundTables, findings: Findings, fallback: Language): TablesRead {
  const settings = tables.settings === undefined ? noSettings : readSettingRows(tables.settings, findings);
  const { rows } = settings;
  const language = languageSet(rows) ?? tables.players?.language ?? tables.results?.language ?? fallback;
  const read = tables.players === undefined ? noPlayers : readPlayers(tables.players, findings);
  const sections = sectionsOf([...read.players, ...read.unnumbered].map(({ player }) => player));
  const settingsOf = settingsByPart(rows, findings, language);
  const players = withPresence(read, ({ section = '' }) => settingsOf({ section, stage: '' }).checkIn);
  const results =
    tables.results === undefined
      ? []
      : readResults(
          tables.results,
          {
            language,
            players: new Map(players.map(({ player }) => [player.number, player])),
            sections,
            points: (part) => settingsOf(part).points,
            playersTitle: tables.players?.sheet.title || sheetTitles.players[language],
          },
          findings,
        );
  if (tables.results !== undefined) {
    checkRows(tables.results, results, findings);
  }
  noteUnknownSections(rows, sections, findings);
  const all = players.map(({ player }) => player);
  const unnumbered = read.unnumbered.map(({ player }) => player);
  if (unnumbered.length === 0) {
    checkNumbers(rows, all, tables.players?.sheet.title ?? '', findings);
  }
  const lineUps =
    tables.lineUps === undefined ? [] : readLineUps(tables.lineUps, [...all, ...unnumbered], findings);
  const parts = partKeys(sections, results, rows).map((key) => {
    const settings = settingsOf(key);
    const part = makePart(key, players, results, rows, settings);
    return settings.teamForm === undefined || key.stage !== '' ? part : withLineUps(part, lineUps, all);
  });
  const colourNames = colourNamesSet(rows) ?? 'white';
  return { language, colourNames, settings, parts, players, unnumbered: read.unnumbered, results };
}

/** The changes of a section: those for its players, and those that name nobody known. */
function withLineUps(part: Part, lineUps: readonly LineUpChange[], all: readonly Player[]): Part {
  const isElsewhere = ({ player: number }: LineUpChange): boolean =>
    all.some((player) => player.number === number) &&
    !part.tournament.players.some((player) => player.number === number);
  const own = lineUps.filter((change) => !isElsewhere(change));
  return { ...part, tournament: { ...part.tournament, lineUps: own } };
}

export function languageSet(rows: readonly SettingRow[]): Language | undefined {
  const row = rows.find(({ key }) => key === 'language');
  return row === undefined ? undefined : parseLanguage(shownText(row.value));
}

function colourNamesSet(rows: readonly SettingRow[]): ColourNames | undefined {
  const row = rows.find(({ key }) => key === 'colourNames');
  return row === undefined ? undefined : parseColourNames(shownText(row.value));
}

/** A slip of the pen among the numbers of a setting would leave somebody out unnoticed. */
function checkNumbers(
  rows: readonly SettingRow[],
  all: readonly Player[],
  players: string,
  { problems, notes }: Findings,
): void {
  for (const row of all.length === 0 ? [] : rows) {
    const { keyText: setting, value, cell } = row;
    const inOrder = isInOrder(row);
    const numbers = numbersIn(row);
    for (const number of numbers) {
      if (!all.some((player) => player.number === number)) {
        (inOrder ? problems : notes).push({ code: 'unknownNumber', cell, values: { number, players } });
      }
    }
    if (inOrder && new Set(numbers).size < numbers.length) {
      problems.push({ code: 'settingNeedsNumbers', cell, found: shownText(value), values: { setting } });
    }
  }
}

/** The players whom a setting names by number. */
export function numbersIn(row: SettingRow): readonly number[] {
  const text = shownText(row.value);
  return isInOrder(row) ? (parseNumbers(text) ?? []) : row.key === 'keepApart' ? numbersApart(text) : [];
}

function isInOrder({ key }: SettingRow): boolean {
  return key === 'stagePlayers' || key === 'lotsDrawn';
}

/** Settings for a section that nobody is in: most likely a slip of the pen. */
function noteUnknownSections(
  rows: readonly SettingRow[],
  sections: readonly string[],
  findings: Findings,
): void {
  const known = new Set(sections.map(textKey));
  for (const { scope, cell } of rows) {
    if (scope.section !== undefined && !known.has(textKey(scope.section))) {
      known.add(textKey(scope.section));
      findings.notes.push({ code: 'sectionUnknown', cell, found: scope.section });
    }
  }
}
