import type { Player } from '../tournament/player.ts';
import { defaultSettings, type Settings } from '../tournament/settings.ts';
import type { Part } from './event.ts';
import { playerHeading, resultHeading, type PlayerColumn } from './headings.ts';
import type { Language } from './languages.ts';
import { settingName, type SettingKey } from './settingKeys.ts';
import { sheetTitles } from './titles.ts';

/** Columns that no record written here has; absences that follow from the last two are written round by round. */
const columnsLeft: readonly (PlayerColumn & keyof Player)[] = [
  'club',
  'section',
  'team',
  'board',
  'seed',
  'exempt',
  'fromRound',
  'leftAfter',
];

/** Settings that rule what follows and are not the default. */
const settingsLeft: readonly (SettingKey & keyof Settings)[] = [
  'gamesPerMatch',
  'boards',
  'matchPoints',
  'tieBreakEdition',
  'lotsDrawn',
  'titleOrder',
  'gradeOrder',
  'thirdPlace',
  'clubMatesApart',
  'swapLastRounds',
  'secondLeg',
  'matchOrder',
  'checkIn',
];

/**
 * What the part holds and a tournament report cannot carry, by the names that stand in the sheets.
 *
 * @param national whether national ratings and grades are written
 */
export function notInReport(part: Part, language: Language, national: boolean): string[] {
  const { players, settings, rounds, lineUps } = part.tournament;
  const columns: readonly (PlayerColumn & keyof Player)[] = national
    ? columnsLeft
    : [...columnsLeft, 'nationalRating', 'grade'];
  const inTeams = settings.teamForm !== undefined;
  const same = (key: keyof Settings): boolean =>
    JSON.stringify(settings[key]) === JSON.stringify(defaultSettings[key]);
  const noted = rounds.some((round) =>
    [...round.games, ...round.byes].some(({ note }) => note !== undefined),
  );
  const setting = (key: SettingKey, holds: boolean): string[] => (holds ? [settingName(key, language)] : []);
  return [
    ...columns
      .filter((column) => !inTeams || (column !== 'team' && column !== 'board'))
      .filter((column) => players.some((player) => player[column] !== undefined))
      .map((column) => playerHeading(column, language)),
    ...settingsLeft
      .filter((key) => !inTeams || (key !== 'boards' && key !== 'matchPoints'))
      .filter((key) => (key === 'tieBreakEdition' ? (part.texts[key] ?? '') !== '' : !same(key)))
      .map((key) => settingName(key, language)),
    ...setting('rematch', settings.rematchFrom !== undefined),
    ...setting(
      'keepApart',
      settings.keepApart.some((rule) => !rule.strict || rule.upTo !== undefined),
    ),
    ...setting('firstBoard', part.firstBoard !== 1),
    ...(noted ? [resultHeading('note', language)] : []),
    ...((lineUps ?? []).length === 0 || inTeams ? [] : [sheetTitles.lineUps[language]]),
  ];
}
