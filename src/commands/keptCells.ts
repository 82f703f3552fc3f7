import type { AppendedRows } from '../sheet/page.ts';
import type { CellBlock, Preparation, WrittenCell } from './plan.ts';
import type { SheetSnapshot } from './workbook.ts';

/**
 * New rows as one rectangle, from the first to the last column of the add-on's own. What stands there in columns
 * of the arbiter's is written back as it is, formulas included, so that one write is enough.
 */
export function appendedBlock(sheet: SheetSnapshot, appended: AppendedRows): CellBlock {
  const ours = (appended.rows[0] ?? []).flatMap((cell, column) => (cell === undefined ? [] : [column]));
  const first = Math.min(...ours);
  const last = Math.max(...ours);
  return {
    target: { id: sheet.id },
    row: appended.firstRow,
    column: first,
    cells: appended.rows.map((row, r) =>
      row.slice(first, last + 1).map((cell, c) => cell ?? keptCell(sheet, appended.firstRow + r, first + c)),
    ),
  };
}

/** Formats and drop-downs of the new rows; they show nothing while the cells are empty. */
export function appendedPreparation(sheet: SheetSnapshot, appended: AppendedRows): Preparation {
  return {
    target: { id: sheet.id },
    row: appended.firstRow,
    rows: appended.rows.length,
    plainText: appended.plainText,
    numbers: [],
    dropdowns: appended.dropdowns,
  };
}

/** A cell as it can be written back. A date goes back as it is shown. */
export function keptCell(sheet: SheetSnapshot, row: number, column: number): WrittenCell {
  const formula = sheet.formulas?.[row]?.[column] ?? '';
  if (formula !== '') {
    return { kind: 'formula', text: formula };
  }
  const value = sheet.values?.[row]?.[column] ?? '';
  return typeof value === 'object' ? value.shown : value;
}
