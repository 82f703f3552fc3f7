import { describe, expect, test } from 'vitest';
import {
  columnOf,
  logHeadings,
  playerColumns,
  playerHeading,
  playerHeadings,
  resultColumns,
  resultHeading,
  resultHeadings,
  settingHeadings,
} from '../../src/sheet/headings.ts';
import { languages } from '../../src/sheet/languages.ts';
import { menuEntryOf, menuLabel, menuLabels, type MenuEntry } from '../../src/sheet/menuLabels.ts';
import { roleOfTitle } from '../../src/sheet/findSheet.ts';
import { sheetRoles } from '../../src/sheet/roles.ts';
import { settingKeyOf, settingKeys, settingName, settingNames } from '../../src/sheet/settingKeys.ts';
import { wordKey } from '../../src/sheet/text.ts';
import { sheetTitles } from '../../src/sheet/titles.ts';
import { colourNameChoices } from '../../src/sheet/words.ts';

/** How people write a word of ours: in capitals, without diacritics, decomposed, with stray blanks and marks. */
const writings = (word: string): string[] => [
  word,
  word.toUpperCase(),
  word.normalize('NFD'),
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D'),
  `  ${word.replace(/ /g, '   ')}\u200b\u00a0`,
];

describe.each(languages)('in language %s', (language) => {
  test.each(playerColumns)('the players column %s is found however it is written', (column) => {
    writings(playerHeading(column, language)).forEach((text) =>
      expect(columnOf(playerHeadings, text)?.column).toBe(column),
    );
  });

  test.each(resultColumns)('the results column %s is found under all names of the colours', (column) => {
    for (const names of colourNameChoices) {
      writings(resultHeading(column, language, names)).forEach((text) =>
        expect(columnOf(resultHeadings, text)?.column).toBe(column),
      );
    }
  });

  test.each(sheetRoles)('the sheet %s is found however its title is written', (role) => {
    writings(sheetTitles[role][language]).forEach((text) => expect(roleOfTitle(text)).toBe(role));
  });

  test.each(settingKeys)('the setting %s is found however it is written', (key) => {
    writings(settingName(key, language)).forEach((text) => expect(settingKeyOf(text)).toBe(key));
  });

  test.each(Object.keys(menuLabels) as MenuEntry[])(
    'the menu entry %s is found with or without …',
    (entry) => {
      const label = menuLabel(entry, language);
      [label, label.replace('…', ''), label.replace('…', '...'), label.toUpperCase()].forEach((text) =>
        expect(menuEntryOf(text)).toBe(entry),
      );
    },
  );
});

test.each([
  ['players', playerHeadings],
  ['results', resultHeadings],
  ['settings', settingHeadings],
  ['log', logHeadings],
  ['setting names', settingNames],
] as const)('no name of the %s means two things', (_name, table) => {
  const keysOf = (names: Readonly<Record<string, readonly string[]>>): string[] => [
    ...new Set(languages.flatMap((language) => (names[language] ?? []).map(wordKey))),
  ];
  const keys = Object.values(table).flatMap(keysOf);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('labels are bilingual where no language is known', () => {
  expect(menuLabel('menu')).toBe('Arbiter / Trọng tài');
});

test('a text that is no heading names nothing', () => {
  expect(columnOf(playerHeadings, 'No '.repeat(30_000))).toBeUndefined();
  expect(columnOf(playerHeadings, 'constructor')).toBeUndefined();
  expect(columnOf(playerHeadings, '')).toBeUndefined();
});
