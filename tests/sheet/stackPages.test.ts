import { expect, it } from 'vitest';
import { stackPages } from '../../src/sheet/stackPages.ts';

it('stacks more rows than a call can have arguments', () => {
  const rows = 200_000;
  const cells = Array.from({ length: rows }, (_, row) => [row, 'x']);
  const formulas = cells.map((_, row) => ({
    row,
    column: 1,
    formula: (at: number) => `=ROW(A${at})`,
    shown: '',
  }));
  const block = { cells, formulas, boldRows: cells.map((_, row) => row), plainText: [1] };
  const page = stackPages('', [{ cells: [['head']], boldRows: [0], plainText: [] }, block], []);
  expect(page.cells).toHaveLength(rows + 2);
  expect(page.boldRows).toHaveLength(rows + 1);
  expect(page.formulas.at(-1)).toEqual({
    row: rows + 1,
    column: 1,
    formula: `=ROW(A${rows + 1})`,
    shown: '',
  });
});
