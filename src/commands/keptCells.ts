import type { AppendedRows } from '../sheet/page.ts';
import { runs } from './changedCells.ts';
import type { CellBlock, ColumnFormats, Preparation, WrittenCell } from './plan.ts';
import type { SheetSnapshot } from './workbook.ts';

/**
 * New rows in one rectangle for each run of the add-on's own columns: what stands in columns of the arbiter's is not
 * written at all. The run with the column `last`, without which a row does not count, is written last, so that an
 * interruption leaves nothing that counts or the whole.
 */
export function appendedBlocks(sheet: SheetSnapshot, appended: AppendedRows, last: number): CellBlock[] {
  const ours = (appended.rows[0] ?? []).flatMap((cell, column) => (cell === undefined ? [] : [column]));
  const ordered = runs(ours).sort((a, b) => Number(a.includes(last)) - Number(b.includes(last)));
  return ordered.map((run) => ({
    target: { id: sheet.id },
    row: appended.firstRow,
    column: run[0]!,
    cells: appended.rows.map((row) => run.map((column) => row[column] ?? '')),
  }));
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
