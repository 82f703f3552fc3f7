import type { EventRead, PartKey } from './event.ts';
import { pageWords } from './pageWords.ts';

/** The rows at the head of a page: the event, then what the page is about; each behind a word of ours, so that it stays text. */
export function partTitle(
  { texts, language }: Pick<EventRead, 'texts' | 'language'>,
  part: PartKey,
  about: readonly string[] = [],
): string[][] {
  const heading = [
    ...about,
    part.stage === '' ? '' : `${pageWords.stage[language]} ${part.stage}`,
    part.section === '' ? '' : `${pageWords.section[language]} ${part.section}`,
  ].filter((text) => text !== '');
  return [
    ...(texts.event === undefined ? [] : [[`${pageWords.event[language]}: ${texts.event}`]]),
    ...(heading.length === 0 ? [] : [[heading.join(' – ')]]),
  ];
}
