import { describe, expect, it } from 'vitest';
import { reasonSentences } from '../../src/sheet/explainText.ts';
import * as headings from '../../src/sheet/headingNames.ts';
import { parseKeepApart, softWord } from '../../src/sheet/keepApartText.ts';
import { languages, type Language } from '../../src/sheet/languages.ts';
import { namesOfMenu } from '../../src/sheet/menuNames.ts';
import { withNames } from '../../src/sheet/namedThings.ts';
import { sentences } from '../../src/sheet/sentences.ts';
import { namesOfSettings } from '../../src/sheet/settingNames.ts';
import { sheetTitles } from '../../src/sheet/titles.ts';
import { systemWords } from '../../src/sheet/words.ts';

const every: readonly (readonly [Language, string, string])[] = languages.flatMap((language) =>
  Object.entries({ ...sentences[language], ...reasonSentences[language] }).map(
    ([code, text]) => [language, code, text] as const,
  ),
);

const namesOfColumns = (language: Language): string[] =>
  Object.values(headings).flatMap((table) =>
    Object.values(table as Record<string, Record<Language, string | readonly string[]>>).flatMap(
      (names) => names[language],
    ),
  );

const titles = (language: Language): string[] => Object.values(sheetTitles).map((each) => each[language]);

const entries = (language: Language): string[] =>
  Object.values(namesOfMenu).map((each) => each[language].replace(/…$/, ''));

/** What stands behind the word for a thing, and the names that there may be. */
const cues: readonly (readonly [string, Record<Language, RegExp>, (language: Language) => string[]])[] = [
  ['menu entry', { en: /\bcommand (?=\p{Lu})/gu, vi: /lệnh (?=\p{Lu})/gu }, entries],
  ['sheet', { en: /\bsheet (?=\p{Lu})/gu, vi: /trang(?: tính)? (?=\p{Lu})/gu }, titles],
  ['column', { en: /\bcolumns? (?=\p{Lu})/gu, vi: /cột (?=\p{Lu})/gu }, namesOfColumns],
];

function namesIn(language: Language): string[] {
  return [
    ...entries(language),
    ...titles(language),
    ...namesOfColumns(language),
    ...Object.values(namesOfSettings).map((each) => each[language][0]!),
    ...Object.values(systemWords).flatMap((each) => each[language]),
  ];
}

/** Articles, tie-breaks, records of reports, seats of a match, names of systems as the law writes them. */
const otherCapital =
  /^(?:Law |Luật[ .]|C\.0|C\d|BH\/|XX[AC]|TRF|W |[AB][ ,\d]|R[12]|Baku|Lim|Ctrl\+Z|Google|Sheets can hold|Trang tính chứa được|Data › Protect sheets and ranges|Format › Merge cells|Dữ liệu › Bảo vệ trang tính và dải ô|Định dạng › Hợp nhất các ô|Swiss|(?:Thụy )?Sĩ|Đại tuần hoàn|Anh)/;

describe('a sentence names what there is, in its language', () => {
  it('every name comes out of its table', () => {
    const unknown = every
      .map(([language, code, text]) => [language, code, withNames(text, language)])
      .filter(([, , text]) => /\{\w+:/.test(text!));
    expect(unknown).toEqual([]);
  });

  it('a setting is never named by hand', () => {
    const byHand = every.filter(([, , text]) => /(?:\b[Ss]ettings?|[Tt]hiết lập) \p{Lu}/u.test(text));
    expect(byHand).toEqual([]);
  });

  it.each(cues)('a %s that is named exists', (_kind, cue, names) => {
    const wrong = every.flatMap(([language, code, text]) => {
      const whole = withNames(text, language);
      return [...whole.matchAll(cue[language])]
        .map((match) => whole.slice(match.index + match[0].length))
        .filter((rest) => !names(language).some((name) => rest.startsWith(name)))
        .map((rest) => `${language} ${code}: ${rest.slice(0, 30)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('a capital inside a sentence begins the name of something that there is', () => {
    const wrong = every.flatMap(([language, code, text]) => {
      const whole = withNames(text, language);
      return [...whole.matchAll(/(?<=[\p{Ll},;:)}] |[“(])\p{Lu}[\p{L}-]*/gu)]
        .map((match) => whole.slice(match.index))
        .filter(
          (rest) => !otherCapital.test(rest) && !namesIn(language).some((name) => rest.startsWith(name)),
        )
        .map((rest) => `${language} ${code}: ${rest.slice(0, 30)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('a word to be typed is read', () => {
    const quoted = every.flatMap(([language, code, text]) =>
      [...withNames(text, language).matchAll(/“([^”{]+)”/g)].map((match) => [language, code, match[1]!]),
    );
    // "colours" is the purpose of a lot, shown as it goes into the draw.
    const typed = quoted.filter(([, , word]) => word !== 'colours');
    expect(typed.length).toBeGreaterThan(0);
    typed.forEach(([language, code, word]) =>
      expect([code, word]).toEqual([code, softWord[language as Language]]),
    );
    languages.forEach((language) =>
      expect(parseKeepApart(`1 2 ${softWord[language]}`)).toMatchObject([{ who: [1, 2], strict: false }]),
    );
  });
});
