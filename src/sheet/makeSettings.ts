import { parseMatchOrder } from '../systems/teamMatch/ownMatchOrder.ts';
import { makeTieBreak, parseTieBreaks } from '../tiebreaks/tieBreakSpec.ts';
import { tieBreakCodes } from '../tiebreaks/tiebreaks.ts';
import type { ProblemCode } from '../tournament/problem.ts';
import { defaultSettings, systemNames, teamForms, type Settings } from '../tournament/settings.ts';
import type { SettingTexts } from './event.ts';
import type { Findings } from './findings.ts';
import { languages, type Language } from './languages.ts';
import { parseKeepApart } from './keepApartText.ts';
import { mostRounds } from './limits.ts';
import { yesOrNo } from './rowReader.ts';
import type { SettingKey } from './settingKeys.ts';
import type { SettingRow } from './settingRows.ts';
import {
  makeColourNames,
  parseColour,
  parseColourNames,
  parseLanguage,
  parseList,
  parseNumbers,
  parsePoints,
  parsePointSystem,
  parseSystem,
  parseTeamForm,
  parseWhole,
} from './settingValues.ts';
import { shownText } from './table.ts';
import { wordKey } from './text.ts';
import { colourNameChoices, languageWords, systemWord, teamFormWord } from './words.ts';

/** What a value puts into the settings so far, or why it is refused. */
type Reading =
  | { readonly set: Partial<Settings> }
  | { readonly refuse: ProblemCode; readonly values?: Record<string, string | number> };

type ReadValue = (row: SettingRow, before: Settings, language: Language) => Reading;

const textOnly: ReadValue = () => ({ set: {} });

function whole(least: number, most: number, set: (value: number) => Partial<Settings>): ReadValue {
  return (row) => {
    const value = parseWhole(row.value, least, most);
    return value === undefined
      ? { refuse: 'settingNeedsNumber', values: { least, most } }
      : { set: set(value) };
  };
}

function yesNo(set: (value: boolean) => Partial<Settings>): ReadValue {
  return (row) => {
    const value = yesOrNo(row.value);
    return value === undefined ? { refuse: 'settingNeedsYesNo' } : { set: set(value) };
  };
}

function word<T>(
  parse: (text: string) => T | undefined,
  choices: (language: Language) => readonly string[],
  set: (value: T) => Partial<Settings>,
  code: ProblemCode = 'settingNeedsWord',
): ReadValue {
  return (row, _before, language) => {
    const value = parse(shownText(row.value));
    return value === undefined
      ? { refuse: code, values: { list: choices(language).join(', ') } }
      : { set: set(value) };
  };
}

const readPoints: ReadValue = (row, before) => {
  const points = parsePointSystem(shownText(row.value));
  if (points === undefined) {
    return { refuse: 'settingNeedsPoints' };
  }
  const [win, draw, loss] = points;
  return { set: { points: { ...before.points, win, draw, loss, pairingBye: win } } };
};

const readByePoints: ReadValue = (row, before) => {
  const pairingBye = parsePoints(shownText(row.value));
  return pairingBye === undefined
    ? { refuse: 'settingNeedsPoints' }
    : { set: { points: { ...before.points, pairingBye } } };
};

/** An empty cell is a draw of lots; so are these words. */
const byLot = ['lot', 'by lot', 'draw', 'boc tham'];

const readFirstColour: ReadValue = (row) => {
  const firstColour = parseColour(shownText(row.value));
  if (firstColour === undefined && !byLot.includes(wordKey(shownText(row.value)))) {
    return { refuse: 'settingNeedsColour' };
  }
  return { set: firstColour === undefined ? {} : { firstColour } };
};

const readKeepApart: ReadValue = (row, before) => {
  const keepApart = parseKeepApart(shownText(row.value));
  return keepApart === undefined
    ? { refuse: 'settingNeedsPlayers' }
    : { set: { keepApart: [...before.keepApart, ...keepApart] } };
};

const readTieBreaks: ReadValue = (row) => {
  const { specs, unknown } = parseTieBreaks(shownText(row.value));
  return unknown.length > 0
    ? { refuse: 'settingNeedsWord', values: { list: tieBreakCodes.join(', ') } }
    : { set: { tieBreaks: specs.map(makeTieBreak) } };
};

const readTeamForm: ReadValue = (row, _before, language) => {
  const text = shownText(row.value);
  const teamForm = parseTeamForm(text);
  const list = teamForms.map((form) => teamFormWord(form, language)).join(', ');
  if (teamForm === undefined && yesOrNo(text) !== false) {
    return { refuse: 'settingNeedsWord', values: { list } };
  }
  return { set: teamForm === undefined ? {} : { teamForm } };
};

const readMatchOrder: ReadValue = (row) => {
  const matchOrder = parseMatchOrder(String(row.value));
  return matchOrder === undefined ? { refuse: 'settingNeedsMatchOrder' } : { set: { matchOrder } };
};

/** A round, or yes for all rounds. */
const readRematch: ReadValue = (row) => {
  const round = parseWhole(row.value, 1, mostRounds);
  const said = yesOrNo(row.value);
  if (round === undefined && said === undefined) {
    return { refuse: 'settingNeedsNumber', values: { least: 1, most: mostRounds } };
  }
  return { set: said === false ? {} : { rematchFrom: round ?? 1 } };
};

/** As an import writes it: the record and the text that name a system without a room here. */
function systemOfReport(text: string): Pick<Settings, 'systemOfReport'> | undefined {
  return /^[01]92 \S/.test(text) ? { systemOfReport: text } : undefined;
}

const accelerations: Readonly<Record<string, 'none' | 'baku' | undefined>> = {
  baku: 'baku',
  none: 'none',
  no: 'none',
  khong: 'none',
};

/** What each key does; all keys but those of `textOnly` rule the pairing or the standings. */
const readValue: Record<SettingKey, ReadValue> = {
  event: textOnly,
  place: textOnly,
  arbiter: textOnly,
  start: textOnly,
  end: textOnly,
  system: word(
    (text) => parseSystem(text) ?? systemOfReport(text),
    (language) => systemNames.map((system) => systemWord(system, language)),
    (found) =>
      typeof found === 'string'
        ? { system: found, systemOfReport: undefined }
        : { system: 'dutch', ...found },
    'settingNeedsSystem',
  ),
  teamForm: readTeamForm,
  rounds: whole(1, mostRounds, (rounds) => ({ rounds })),
  stagePlayers: (row) =>
    parseNumbers(shownText(row.value)) === undefined ? { refuse: 'settingNeedsNumbers' } : { set: {} },
  cycles: whole(1, 20, (cycles) => ({ cycles })),
  gamesPerMatch: whole(1, 20, (gamesPerMatch) => ({ gamesPerMatch })),
  boards: whole(1, 100, (boards) => ({ boards })),
  points: readPoints,
  byePoints: readByePoints,
  halfByeRule: textOnly,
  matchPoints: yesNo((matchPoints) => ({ matchPoints })),
  tieBreaks: readTieBreaks,
  tieBreakEdition: word(
    (text) => (['2024', '2026'] as const).find((edition) => edition === text),
    () => ['2024', '2026'],
    (tieBreakEdition) => ({ tieBreakEdition }),
  ),
  lotsDrawn: (row) => {
    // A team is typed by its letter, as the standings show it.
    const text = shownText(row.value).replace(/\b[a-z]\b/gi, (letter) => String(parseInt(letter, 36) - 9));
    const lotsDrawn = parseNumbers(text);
    return lotsDrawn === undefined ? { refuse: 'settingNeedsNumbers' } : { set: { lotsDrawn } };
  },
  drawSeed: (row) => ({ set: { drawSeed: shownText(row.value) } }),
  firstColour: readFirstColour,
  acceleration: word(
    (text) => accelerations[wordKey(text)],
    () => ['none', 'Baku'],
    (kind) => ({ acceleration: { kind } }),
  ),
  keepApart: readKeepApart,
  titleOrder: (row) => ({ set: { titleOrder: parseList(shownText(row.value)) } }),
  gradeOrder: (row) => ({ set: { gradeOrder: parseList(shownText(row.value)) } }),
  thirdPlace: yesNo((thirdPlace) => ({ thirdPlace })),
  clubMatesApart: yesNo((clubMatesApart) => ({ clubMatesApart })),
  swapLastRounds: yesNo((swapLastRounds) => ({ swapLastRounds })),
  secondLeg: yesNo((secondLeg) => ({ secondLeg })),
  matchOrder: readMatchOrder,
  rematch: readRematch,
  checkIn: yesNo((checkIn) => ({ checkIn })),
  prizes: textOnly,
  ratingK: textOnly,
  firstBoard: whole(1, 9999, () => ({})),
  playersPage: textOnly,
  language: word(
    parseLanguage,
    () => languages.map((language) => languageWords[language][0] ?? language),
    () => ({}),
  ),
  colourNames: word(
    parseColourNames,
    (language) => colourNameChoices.map((names) => makeColourNames(names, language)),
    () => ({}),
  ),
};

/** The settings of one part from the rows that hold for it, the most particular last. */
export function makeSettings(rows: readonly SettingRow[], findings: Findings, language: Language): Settings {
  // Points say what a bye is worth, Bye points then say otherwise.
  const byesLast = [...rows].sort((a, b) => Number(a.key === 'byePoints') - Number(b.key === 'byePoints'));
  return byesLast.reduce((settings, row) => {
    const reading = unreadable(row) ?? readValue[row.key](row, settings, language);
    if ('set' in reading) {
      return { ...settings, ...reading.set };
    }
    findings.problems.push({
      code: reading.refuse,
      cell: row.cell,
      found: shownText(row.value),
      values: { ...reading.values, setting: row.keyText, column: row.keyText },
    });
    return settings;
  }, defaultSettings);
}

/** Texts may be dates; elsewhere a date is what the spreadsheet made of `3-1-0`. */
function unreadable(row: SettingRow): Reading | undefined {
  if (typeof row.value !== 'object') {
    return undefined;
  }
  if (row.value.kind === 'error') {
    return { refuse: 'cellIsError' };
  }
  return readValue[row.key] === textOnly || row.key === 'drawSeed' ? undefined : { refuse: 'cellIsDate' };
}

/** The settings as they are shown. */
export function settingTexts(rows: readonly SettingRow[]): SettingTexts {
  return Object.fromEntries(rows.map((row) => [row.key, shownText(row.value)]));
}
