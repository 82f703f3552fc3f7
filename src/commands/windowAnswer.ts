import type { EventRead } from '../sheet/event.ts';
import { languages } from '../sheet/languages.ts';
import { sentenceOf } from '../sheet/sentences.ts';
import type { Note } from '../tournament/problem.ts';

/** What a window shows: the sentences, or what stands against them. */
export interface WindowAnswer {
  readonly done: boolean;
  readonly text: string;
}

/** In the language of the event; in every language where no event could be found. */
export function answerText(notes: readonly Note[], { language, tables }: EventRead): string {
  const spoken = tables.players === undefined ? languages : [language];
  return notes.flatMap((note) => spoken.map((each) => sentenceOf(note, each))).join('\n');
}
