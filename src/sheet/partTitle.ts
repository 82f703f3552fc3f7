import type { EventRead, PartKey } from './event.ts';
import type { Language } from './languages.ts';
import { pageWords } from './pageWords.ts';

/** The names of a part: none where it is the whole event. */
export function partNames({ section, stage }: PartKey): string[] {
  return [section, stage].filter((name) => name !== '');
}

/** How far a table goes: `After round 5`. */
export function afterRounds(rounds: number, language: Language): string {
  return rounds === 0 ? pageWords.beforeRound1[language] : `${pageWords.afterRound[language]} ${rounds}`;
}

/**
 * The rows at the head of a page: the event, then what the page is about, of which part, and when; each behind a word of
 * ours, so that it stays text.
 */
export function partTitle(
  { texts, language }: Pick<EventRead, 'texts' | 'language'>,
  part: PartKey,
  about: readonly string[] = [],
  time = '',
): string[][] {
  const heading = [
    ...about,
    part.stage === '' ? '' : `${pageWords.stage[language]} ${part.stage}`,
    part.section === '' ? '' : `${pageWords.section[language]} ${part.section}`,
    time,
  ].filter((text) => text !== '');
  return [
    ...(texts.event === undefined ? [] : [[`${pageWords.event[language]}: ${texts.event}`]]),
    ...(heading.length === 0 ? [] : [[heading.join(' – ')]]),
  ];
}
