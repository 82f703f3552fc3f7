import type { Player } from '../tournament/player.ts';
import type { Settings } from '../tournament/settings.ts';
import { editionInForce } from '../tournament/tieBreakEdition.ts';
import type { Part, PartKey, PlayerRow, ResultRow } from './event.ts';
import { withByesAskedFor } from './byesWithoutRow.ts';
import type { Findings } from './findings.ts';
import type { Language } from './languages.ts';
import { makeRounds } from './makeRounds.ts';
import { makeSettings, settingTexts } from './makeSettings.ts';
import { trfDate } from './reportDates.ts';
import { parseNumbers, parseWhole } from './settingValues.ts';
import { rowsFor, type SettingRow } from './settingRows.ts';
import { shownText } from './table.ts';
import { textKey } from './text.ts';

/** The sections as first written in the Players sheet; `''` where a player has none. At least one. */
export function sectionsOf(players: readonly Omit<Player, 'number'>[]): readonly string[] {
  const sections = new Map<string, string>();
  for (const { section = '' } of players) {
    sections.set(textKey(section), sections.get(textKey(section)) ?? section);
  }
  return sections.size === 0 ? [''] : [...sections.values()];
}

/** Sections of the main stage, then the later stages that Results or Settings name. */
export function partKeys(
  sections: readonly string[],
  results: readonly ResultRow[],
  settings: readonly SettingRow[],
): readonly PartKey[] {
  const keys: PartKey[] = sections.map((section) => ({ section, stage: '' }));
  const only = sections.length === 1 ? (sections[0] ?? '') : '';
  const later = [
    ...results.map(({ section, stage }) => ({ section, stage })),
    ...settings.map(({ scope }) => ({ section: scope.section ?? only, stage: scope.stage ?? '' })),
  ];
  for (const key of later) {
    if (key.stage !== '' && !keys.some((known) => samePart(known, key))) {
      keys.push(key);
    }
  }
  return keys;
}

export function samePart(left: PartKey, right: PartKey): boolean {
  return textKey(left.section) === textKey(right.section) && textKey(left.stage) === textKey(right.stage);
}

/** One part: its players, its rounds and the settings that hold for it. */
export function makePart(
  key: PartKey,
  players: readonly PlayerRow[],
  results: readonly ResultRow[],
  rows: readonly SettingRow[],
  settings: Settings,
): Part {
  const own = results.filter((row) => samePart(row, key));
  const holding = rowsFor(rows, key);
  const members = playersOf(key, players, own, stagePlayers(holding));
  const rounds = makeRounds(own);
  const firstBoard = holding.filter((row) => row.key === 'firstBoard').pop();
  return {
    ...key,
    texts: settingTexts(holding),
    firstBoard: (firstBoard === undefined ? undefined : parseWhole(firstBoard.value, 1, 9999)) ?? 1,
    tournament: {
      settings: inEditionInForce(settings, holding),
      players: members,
      rounds: settings.teamForm === undefined ? withByesAskedFor(rounds, members) : rounds,
    },
  };
}

/** C.07: the edition in force when the event starts; the setting overrides. */
function inEditionInForce(settings: Settings, rows: readonly SettingRow[]): Settings {
  const isSet = rows.some(({ key, value }) => key === 'tieBreakEdition' && shownText(value) !== '');
  const tieBreakEdition = editionInForce(trfDate(settingTexts(rows).start ?? ''));
  return isSet ? settings : { ...settings, tieBreakEdition };
}

/** The setting *Players* of a later stage: numbers, seed 1 first. */
function stagePlayers(rows: readonly SettingRow[]): readonly number[] {
  const row = rows.filter(({ key }) => key === 'stagePlayers').pop();
  return (row === undefined ? undefined : parseNumbers(shownText(row.value))) ?? [];
}

/** The players of a section; of a later stage those whom its settings name, and those who stand in its rows. */
function playersOf(
  key: PartKey,
  players: readonly PlayerRow[],
  results: readonly ResultRow[],
  named: readonly number[],
): readonly Player[] {
  const all = players.map(({ player }) => player);
  if (key.stage === '') {
    return all.filter((player) => textKey(player.section ?? '') === textKey(key.section));
  }
  const seated = new Set(results.flatMap((row) => [row.white, row.black]));
  return all
    .filter((player) => named.includes(player.number) || seated.has(player.number))
    .map((player) => inStage(player, named));
}

/** His rounds and byes in the Players sheet are those of the main stage; the seeds are those of the stage. */
function inStage(player: Player, named: readonly number[]): Player {
  const own: { -readonly [Key in keyof Player]: Player[Key] } = { ...player, byes: [] };
  delete own.fromRound;
  delete own.leftAfter;
  if (named.length > 0) {
    delete own.seed;
  }
  const place = named.indexOf(player.number);
  return place < 0 ? own : { ...own, seed: place + 1 };
}

/** The settings of each part, read when first asked for, so that each doubtful value is reported. */
export function settingsByPart(
  rows: readonly SettingRow[],
  findings: Findings,
  language: Language,
): (part: PartKey) => Settings {
  const known = new Map<string, Settings>();
  return (part) => {
    const key = `${textKey(part.section)}\n${textKey(part.stage)}`;
    const settings = known.get(key) ?? makeSettings(rowsFor(rows, part), findings, language);
    known.set(key, settings);
    return settings;
  };
}
