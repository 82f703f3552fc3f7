import { describe, expect, it } from 'vitest';
import { columnBlocks, emptied } from '../../src/commands/changedCells.ts';
import { appendedBlocks } from '../../src/commands/keptCells.ts';
import type { SheetSnapshot } from '../../src/commands/workbook.ts';

const sheet: SheetSnapshot = {
  id: '3',
  title: 'Results',
  values: [
    ['a', 1],
    ['b', 2],
    ['c', { kind: 'date', shown: '1 Feb' }],
    ['d', 4],
  ],
  formulas: [
    ['', ''],
    ['=X1', ''],
    ['', ''],
    ['', ''],
  ],
};

describe('Cells that change', () => {
  it('neighbours go into one rectangle, and no cell between is written', () => {
    const changes = new Map([
      [0, 'A'],
      [2, 'C'],
      [3, 'D'],
    ]);
    expect(columnBlocks(sheet, 0, changes)).toEqual([
      { target: { id: '3' }, row: 0, column: 0, cells: [['A']] },
      { target: { id: '3' }, row: 2, column: 0, cells: [['C'], ['D']] },
    ]);
  });

  it('emptying touches the given columns and rows only, and no cell that is empty', () => {
    const rows = { ...sheet, values: [['a', 1, 'x', 'y'], ['b', '', 'x', 'y'], [], ['d', 4, 'x', 'y']] };
    const blocks = emptied(rows, [0, 1, 3], [0, 1, 3]);
    expect(blocks.map(({ row, column, cells }) => [row, column, cells])).toEqual([
      [0, 0, [[''], ['']]],
      [3, 0, [['']]],
      [0, 1, [['']]],
      [3, 1, [['']]],
      [0, 3, [[''], ['']]],
      [3, 3, [['']]],
    ]);
  });

  it("new rows leave the arbiter's own columns alone, and what makes them count is written last", () => {
    const appended = { firstRow: 1, rows: [['x', undefined, 'z']], plainText: [], dropdowns: [] };
    expect(appendedBlocks(sheet, appended, 0)).toMatchObject([
      { row: 1, column: 2, cells: [['z']] },
      { row: 1, column: 0, cells: [['x']] },
    ]);
  });
});
