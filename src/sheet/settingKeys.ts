import { namesOfSettings } from './settingNames.ts';
import { languages, type Language } from './languages.ts';
import { wordKey } from './text.ts';

export const settingKeys = [
  'event',
  'place',
  'arbiter',
  'start',
  'end',
  'system',
  'teamForm',
  'rounds',
  'stagePlayers',
  'cycles',
  'gamesPerMatch',
  'boards',
  'points',
  'byePoints',
  'halfByeRule',
  'matchPoints',
  'tieBreaks',
  'tieBreakEdition',
  'drawSeed',
  'lotsDrawn',
  'firstColour',
  'acceleration',
  'keepApart',
  'titleOrder',
  'gradeOrder',
  'thirdPlace',
  'clubMatesApart',
  'swapLastRounds',
  'secondLeg',
  'matchOrder',
  'rematch',
  'checkIn',
  'prizes',
  'ratingK',
  'firstBoard',
  'playersPage',
  'language',
  'colourNames',
] as const;

/** What the column Key of the Settings sheet can say; `Round 3` (date and time of a round) besides. */
export type SettingKey = (typeof settingKeys)[number];

/** The first name of each list is the one written; all are accepted on reading, in either language. */
export const settingNames: Readonly<Record<SettingKey, Readonly<Record<Language, readonly string[]>>>> =
  namesOfSettings;

let keyOfName: ReadonlyMap<string, SettingKey> | undefined;

export function settingName(key: SettingKey, language: Language): string {
  return settingNames[key][language][0] ?? key;
}

export function settingKeyOf(text: string): SettingKey | undefined {
  keyOfName ??= new Map(
    settingKeys.flatMap((key) =>
      languages.flatMap((language) =>
        settingNames[key][language].map((name) => [wordKey(name), key] as const),
      ),
    ),
  );
  return keyOfName.get(wordKey(text));
}
