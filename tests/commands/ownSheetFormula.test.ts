import { describe, expect, it } from 'vitest';
import { readsOwnSheets } from '../../src/commands/ownSheetFormula.ts';

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
    '=BERGER_ROUND(3, 5, 12)',
    "='CROSSTABLE()'!A1",
  ])('%s does not', (formula) => {
    expect(readsOwnSheets(formula)).toBe(false);
  });
});
