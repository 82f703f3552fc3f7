import type { AppendedRows } from '../sheet/page.ts';
import type { CellBlock, ColumnFormats, Preparation, WrittenCell } from './plan.ts';
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
    formats: formatRuns(appended),
    dropdowns: appended.dropdowns,
  };
}

/** Formats of the add-on's own columns, from its first plain-text column to its last; the arbiter's are left out. */
function formatRuns({ rows, plainText }: AppendedRows): ColumnFormats[] {
  const runs: { column: number; formats: ('@' | 'General')[] }[] = [];
  (rows[0] ?? []).forEach((cell, column) => {
    if (cell === undefined || column < Math.min(...plainText) || column > Math.max(...plainText)) {
      return;
    }
    const last = runs[runs.length - 1];
    const format = plainText.includes(column) ? '@' : 'General';
    if (last !== undefined && last.column + last.formats.length === column) {
      last.formats.push(format);
    } else {
      runs.push({ column, formats: [format] });
    }
  });
  return runs;
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
