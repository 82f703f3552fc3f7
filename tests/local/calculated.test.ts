import { expect, it } from 'vitest';
import { resultFormula } from '../../src/sheet/resultFormula.ts';
import { calculated, storeCalculated } from '../../local/standIn/calculated.ts';
import {
  cellAt,
  changeCell,
  newSheet,
  newWorkbook,
  type ModelValue,
  type WorkbookModel,
} from '../../local/standIn/model.ts';

type Row = Parameters<typeof resultFormula>[1];

/** A Results sheet whose title has an apostrophe, as an arbiter may call it. */
const title = "Kim's results";
const record: ModelValue[][] = [
  ['Round', 'Board', 'White', 'Result', 'Black'],
  [1, 1, 4, '1-0', 2],
  [2, 1, 2, '½-½', 3],
  [2, 2, 4, '', 1],
];

function workbook(): WorkbookModel {
  const made = newWorkbook();
  const sheet = newSheet(1, title);
  record.forEach((row, down) =>
    row.forEach((value, right) => changeCell(sheet, down + 1, right + 1, { value })),
  );
  made.sheets.push(sheet);
  return made;
}

function formula(round: number, board: number): string {
  const values = record.map((row) => row.map((value) => (typeof value === 'object' ? '' : value)));
  const columns = { round: 0, board: 1, white: 2, result: 3, black: 4 };
  const table = { sheet: { id: '1', title, values }, values, headingRow: 0, columns, languages: ['en'] };
  const row = { round, board, section: '', stage: '', white: 0 };
  return resultFormula(table as unknown as Parameters<typeof resultFormula>[0], row as unknown as Row);
}

const cell = (text: string, value: ModelValue = '') => ({
  value,
  formula: text,
  format: 'General',
  bold: false,
});

it.each([
  [1, 1, '1-0'],
  [2, 1, '½-½'],
  [2, 2, ''],
  [3, 1, ''],
])('shows the result of round %i, board %i', (round, board, result) => {
  expect(calculated(workbook(), cell(formula(round, board)))).toBe(result);
});

it('leaves every other formula the value it had', () => {
  expect(calculated(workbook(), cell('=SUM(A1:A3)', 6))).toBe(6);
});

it('stores what the formulas show, for whoever opens the file', () => {
  const made = workbook();
  changeCell(made.sheets[0]!, 3, 2, { formula: formula(1, 1) });
  storeCalculated(made);
  expect(cellAt(made.sheets[0]!, 3, 2).value).toBe('1-0');
});
