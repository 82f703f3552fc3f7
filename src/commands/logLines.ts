import type { SettingTexts } from '../sheet/event.ts';
import type { Language } from '../sheet/languages.ts';
import { sentenceOf } from '../sheet/sentences.ts';
import type { Note } from '../tournament/problem.ts';
import type { Places } from './places.ts';
import type { WritePlan } from './plan.ts';

/** Lines of the Log: time, arbiter, what. */
export function logLines(
  places: Places,
  now: string,
  event: { readonly texts: SettingTexts; readonly language: Language },
  notes: readonly Note[],
): NonNullable<WritePlan['log']> {
  const arbiter = event.texts.arbiter ?? '';
  return {
    target: places.targetOf('log'),
    rows: notes.map((note) => [now, arbiter, sentenceOf(note, event.language)]),
  };
}
