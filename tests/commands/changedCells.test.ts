import { describe, expect, it } from 'vitest';
import { columnBlocks, emptied } from '../../src/commands/changedCells.ts';
import { appendedBlock } from '../../src/commands/keptCells.ts';
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
  it('neighbours go into one rectangle, and what lies between is written back, formulas too', () => {
    expect(
      columnBlocks(
        sheet,
        0,
        new Map([
          [0, 'A'],
          [2, 'C'],
        ]),
      ),
    ).toEqual([
      { target: { id: '3' }, row: 0, column: 0, cells: [['A'], [{ kind: 'formula', text: '=X1' }], ['C']] },
    ]);
  });

  it('a cell that cannot be written back, such as a date, is never touched', () => {
    const blocks = columnBlocks(
      sheet,
      1,
      new Map([
        [1, 20],
        [3, 40],
      ]),
    );
    expect(blocks.map(({ row, cells }) => [row, cells])).toEqual([
      [1, [[20]]],
      [3, [[40]]],
    ]);
  });

  it('emptying touches the given columns and rows only', () => {
    const blocks = emptied(sheet, [1, 2, 5], [0, 1, 3]);
    expect(blocks.map(({ row, column, cells }) => [row, column, cells.length, cells[0]?.length])).toEqual([
      [1, 0, 2, 2],
      [1, 3, 2, 1],
      [5, 0, 1, 2],
      [5, 3, 1, 1],
    ]);
  });

  it("new rows keep what the arbiter's own columns hold there", () => {
    const appended = { firstRow: 1, rows: [['x', undefined, 'z']], plainText: [], dropdowns: [] };
    expect(appendedBlock(sheet, appended)).toMatchObject({ row: 1, column: 0, cells: [['x', 2, 'z']] });
  });
});
