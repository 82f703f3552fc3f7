import type { Language } from './languages.ts';
import type { SettingKey } from './settingKeys.ts';
import { englishSettingNotes, englishTeamSettingNotes } from './settingNotes.en.ts';
import { vietnameseSettingNotes, vietnameseTeamSettingNotes } from './settingNotes.vi.ts';

/** By key. */
type Notes = Partial<Record<SettingKey, string>>;

/** What a new Settings sheet says beside each key: what it does, what may be typed, and what an empty cell means. */
export const settingNotes: Record<Language, Notes> = { en: englishSettingNotes, vi: vietnameseSettingNotes };

/** The settings that a new team event has besides, in their order. */
export const teamSettingNotes: Record<Language, Notes> = {
  en: englishTeamSettingNotes,
  vi: vietnameseTeamSettingNotes,
};

/** The keys of a new Settings sheet with what stands beside each; those of teams follow the number of rounds. */
export function notesOfSettings(language: Language, inTeams: boolean): Notes {
  if (!inTeams) {
    return settingNotes[language];
  }
  const notes = Object.entries(settingNotes[language]);
  const ofTeams = teamSettingNotes[language];
  const teams = Object.entries(ofTeams);
  return Object.fromEntries(
    notes.flatMap((note) => {
      const [key] = note;
      return key === 'rounds' ? [note, ...teams] : key in ofTeams ? [] : [note];
    }),
  );
}
