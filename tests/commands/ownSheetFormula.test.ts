import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEntryFunctions } from '../../local/entryFunctions.ts';
import { projectFolder } from '../../local/folders.ts';
import { readsOwnSheets } from '../../src/commands/ownSheetFormula.ts';

/** Every custom function that takes ranges, with the place of its argument `players`. */
const rangeFunctions = readEntryFunctions(join(projectFolder, 'appsscript', 'entry.ts')).flatMap(
  ({ name, parameters }) => {
    const place = parameters.findIndex((parameter) => /^(n_or_)?players$/.test(parameter));
    return /^[A-Z_]+$/.test(name) && place >= 0 ? [{ name, place }] : [];
  },
);

describe('Formulas that Sheets does not bring up to date by itself (workbook.md, Functions)', () => {
  it.each([
    '=STANDINGS()',
    '=standings( )',
    '=PAIR_ROUND(,,3)',
    '=PAIR_ROUND(;;3)',
    '=TIEBREAK("BH/C1")',
    '=TIEBREAK("a, (b"; ; )',
    '=IFERROR(INDEX(BUCHHOLZ(),2),"")',
    '=CONTRIBUTIONS("BH", 7)',
    '=EXPLAIN_PAIRING(3, 7)',
    '=ROUNDS_POSSIBLE(9)',
    '=SCORE_CARD(7)',
    '=KNOCKOUT_BRACKET()',
    '=TEAM_STANDINGS(,,"BP, BOARDS")',
    "=SUM('My (sheet'!A1:A9) + INDEX(STANDINGS(), 2, 5)",
  ])('%s reads the sheets of its own workbook', (formula) => {
    expect(readsOwnSheets(formula)).toBe(true);
  });

  it.each([
    '',
    '=SUM(A1:A9)',
    '=STANDINGS(Players!A1:T, Results!A1:L)',
    '=TIEBREAK("BH", Players!A1:T, Results!A1:L)',
    '=TIEBREAK("a, b", Players!A1:T)',
    '="STANDINGS()"',
    '=MY_STANDINGS()',
    '=KNOCKOUT_BRACKET(16)',
    '=BERGER_ROUND(3, 5, 12)',
    "='CROSSTABLE()'!A1",
  ])('%s does not', (formula) => {
    expect(readsOwnSheets(formula)).toBe(false);
  });

  it.each(rangeFunctions)('$name does without ranges, and not with them', ({ name, place }) => {
    const before = '7,'.repeat(place);
    expect(readsOwnSheets(`=${name}(${before})`)).toBe(true);
    expect(readsOwnSheets(`=${name}(${before}Players!A1:T)`)).toBe(false);
  });
});
