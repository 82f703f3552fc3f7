import type { Problem, ProblemCode } from '../tournament/problem.ts';
import type { Language } from './languages.ts';
import { englishSentences } from './sentences.en.ts';
import { vietnameseSentences } from './sentences.vi.ts';
import { quotable } from './text.ts';

export const sentences: Record<Language, Record<ProblemCode, string>> = {
  en: englishSentences,
  vi: vietnameseSentences,
};

/** Room for a list of headings or sheets. */
const longestPlace = 400;

/** The sentence a person reads, with the address of the cell in front: `Results!E7: …`. */
export function sentenceOf(problem: Problem, language: Language): string {
  const text = sentences[language][problem.code].replace(/\{(\w+)\}/g, (_place, name: string) =>
    name === 'found'
      ? quotable(problem.found ?? '')
      : quotable(String(problem.values?.[name] ?? ''), longestPlace),
  );
  return problem.cell === undefined ? text : `${quotable(problem.cell.sheet)}!${problem.cell.a1}: ${text}`;
}
