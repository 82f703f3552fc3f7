import { describe, expect, test } from 'vitest';
import { languages } from '../../src/sheet/languages.ts';
import { sentenceOf, sentences } from '../../src/sheet/sentences.ts';
import { problemCodes } from '../../src/tournament/problem.ts';

const placesOf = (sentence: string): string[] => [...new Set(sentence.match(/\{\w+\}/g) ?? [])].sort();

describe('every sentence', () => {
  test.each(problemCodes)('%s has the same places in every language', (code) => {
    const [english, ...others] = languages.map((language) => placesOf(sentences[language][code]));
    others.forEach((other) => expect(other).toEqual(english));
  });

  test.each(problemCodes)('%s is a whole sentence in every language', (code) => {
    languages.forEach((language) => expect(sentences[language][code]).toMatch(/[.!?…)]$/));
  });

  test.each(problemCodes)('%s begins with no sign that makes a formula', (code) => {
    languages.forEach((language) => expect(sentences[language][code]).toMatch(/^[^=+\-@']/));
  });
});

describe('a problem at a cell', () => {
  const problem = {
    code: 'resultNotUnderstood',
    cell: { sheet: 'Kết quả', a1: 'E7' },
    found: '1--0',
  } as const;

  test('names the cell, what was found and what to do', () => {
    expect(sentenceOf(problem, 'en')).toBe(
      'Kết quả!E7: “1--0” is not a result. Choose one from the list of the cell: 1-0, ½-½, 0-1, +/-, -/+ …',
    );
    expect(sentenceOf(problem, 'vi')).toMatch(/^Kết quả!E7: Không hiểu kết quả “1--0”\. Hãy chọn/);
  });

  test('cuts what is too long and drops what nobody sees', () => {
    const sentence = sentenceOf({ ...problem, found: `\u202e${'x'.repeat(50_000)}` }, 'en');
    expect(sentence.length).toBeLessThan(250);
    expect(sentence).not.toContain('\u202e');
  });

  test('leaves braces of the person as they are', () => {
    expect(sentenceOf({ ...problem, found: '{cell} $&' }, 'en')).toContain('“{cell} $&”');
  });
});

describe('a number and its word', () => {
  const paired = (boards: number, byes: number): string =>
    sentenceOf({ code: 'roundPaired', values: { round: 3, boards, byes } }, 'en');

  test('agree', () => {
    expect(paired(1, 0)).toContain('1 board, 0 byes.');
    expect(paired(12, 1)).toContain('12 boards, 1 bye.');
  });

  test.each(problemCodes)('%s has its words for one and for many whole', (code) => {
    languages.forEach((language) =>
      expect(sentences[language][code].replace(/\{\w+\} \[[^|\]]+\|[^|\]]+\]/g, '')).not.toMatch(/[[\]|]/),
    );
  });
});

describe('what reading finds', () => {
  const first = problemCodes.indexOf('sheetMissing');
  const readingCodes = problemCodes.slice(first, problemCodes.indexOf('sectionUnknown') + 1);

  test.each(readingCodes)('%s says what is wrong, then what to do next', (code) => {
    expect(sentences.en[code]).toMatch(/[.;] \S/);
    expect(sentences.vi[code]).toMatch(/Hãy|hãy|không cần|[Ll]ệnh/);
  });
});
