import type { Problem, ProblemCode } from '../tournament/problem.ts';
import type { Language } from './languages.ts';
import { withNames } from './namedThings.ts';
import { englishSentences } from './sentences.en.ts';
import { vietnameseSentences } from './sentences.vi.ts';
import { quotable } from './text.ts';

export const sentences: Record<Language, Record<ProblemCode, string>> = {
  en: englishSentences,
  vi: vietnameseSentences,
};

/** Room for a list of headings or sheets. */
const longestPlace = 400;

/** `{count}`, or `{count} [cell|cells]`: a word for one, and one for any other number. */
const places = /\{(\w+)\}(?: \[([^|\]]+)\|([^\]]+)\])?/g;

/** The sentence a person reads, with the address of the cell in front: `Results!E7: …`. */
export function sentenceOf(problem: Problem, language: Language): string {
  const text = withNames(sentences[language][problem.code], language).replace(
    places,
    (_place, name: string, one?: string, many?: string) => {
      const shown =
        name === 'found'
          ? quotable(problem.found ?? '')
          : quotable(String(problem.values?.[name] ?? ''), longestPlace);
      return one === undefined ? shown : `${shown} ${shown === '1' ? one : (many ?? one)}`;
    },
  );
  return problem.cell === undefined ? text : `${quotable(problem.cell.sheet)}!${problem.cell.a1}: ${text}`;
}
