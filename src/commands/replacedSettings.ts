import type { SettingTexts } from '../sheet/event.ts';
import type { Language } from '../sheet/languages.ts';
import { settingKeys, settingName, type SettingKey } from '../sheet/settingKeys.ts';
import { parseSystem } from '../sheet/settingValues.ts';
import { textKey } from '../sheet/text.ts';
import type { Note } from '../tournament/problem.ts';

/** Settings that were typed and that a report states otherwise: its rounds were played by them, and both values are told. */
export function replacedSettings(typed: SettingTexts, stated: SettingTexts, language: Language): Note[] {
  return settingKeys.flatMap((key): Note[] => {
    const [before = '', now] = [typed[key], stated[key]];
    return before.trim() === '' || now === undefined || isSame(key, before, now)
      ? []
      : [
          {
            code: 'settingReplaced',
            values: { setting: settingName(key, language), typed: before, report: now === '' ? '–' : now },
          },
        ];
  });
}

function isSame(key: SettingKey, before: string, now: string): boolean {
  return key === 'system'
    ? parseSystem(before) === parseSystem(now) || parseSystem(now) === undefined
    : textKey(before) === textKey(now);
}
