import { describe, expect, it } from 'vitest';
import { StandInRangeList } from '../../local/standIn/rangeList.ts';
import { cellAt, newSheet } from '../../local/standIn/model.ts';

describe('RangeList of the stand-in', () => {
  it('draws the lines around and between the cells of each range', () => {
    const sheet = newSheet(1, 'A');
    new StandInRangeList('en_GB', sheet, [{ row: 1, column: 1, rows: 2, columns: 2 }]).setBorder(
      true,
      true,
      true,
      true,
      null,
      true,
    );
    expect(cellAt(sheet, 1, 1).borders).toEqual({ top: true, bottom: true, left: true });
    expect(cellAt(sheet, 2, 2).borders).toEqual({ top: true, bottom: true, right: true });
  });

  it('null leaves a line that is there, false takes it away', () => {
    const sheet = newSheet(1, 'A');
    const cell = new StandInRangeList('en_GB', sheet, [{ row: 1, column: 1, rows: 1, columns: 1 }]);
    cell.setBorder(true, true, null, null, null, null);
    cell.setBorder(null, false, null, true, null, null);
    expect(cellAt(sheet, 1, 1).borders).toEqual({ top: true, right: true });
  });

  it('an empty list is refused, as by Google', () => {
    expect(() => new StandInRangeList('en_GB', newSheet(1, 'A'), [])).toThrow();
  });
});
