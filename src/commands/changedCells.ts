import type { CellBlock, Preparation, WrittenCell } from './plan.ts';
import type { SheetSnapshot } from './workbook.ts';

/** New contents of single cells, by row. */
export type CellChanges = ReadonlyMap<number, WrittenCell>;

/** Changes in one column: neighbours in one rectangle; no cell between is written, whoever types there meanwhile. */
export function columnBlocks(sheet: SheetSnapshot, column: number, changes: CellChanges): CellBlock[] {
  return runs([...changes.keys()]).map((run) => ({
    target: { id: sheet.id },
    row: run[0]!,
    column,
    cells: run.map((row) => [changes.get(row)!]),
  }));
}

/**
 * Cells of one column exactly as they were: what was text stands apart from numbers, so that only it is made plain
 * text.
 */
export function restoredBlocks(sheet: SheetSnapshot, column: number, changes: CellChanges): CellBlock[] {
  const isText = (row: number): boolean => typeof changes.get(row) === 'string' && changes.get(row) !== '';
  const rows = [...changes.keys()];
  return [rows.filter(isText), rows.filter((row) => !isText(row))].flatMap((alike) =>
    columnBlocks(sheet, column, new Map(alike.map((row) => [row, changes.get(row)!]))),
  );
}

/** The cells of one column get this format before they are written. */
export function formatted({ target, row, column, cells }: CellBlock, format: '@' | 'General'): Preparation {
  return { target, row, rows: cells.length, formats: [{ column, formats: [format] }], dropdowns: [] };
}

/**
 * Empties the given columns of the given rows, in as few rectangles as touch nothing else. A cell that is empty
 * already is not among them: what somebody types into it meanwhile stays.
 */
export function emptied(
  sheet: SheetSnapshot,
  rows: readonly number[],
  columns: readonly number[],
): CellBlock[] {
  const isFilled = (row: number, column: number): boolean =>
    (sheet.values?.[row]?.[column] ?? '') !== '' || (sheet.formulas?.[row]?.[column] ?? '') !== '';
  return [...columns]
    .sort((a, b) => a - b)
    .flatMap((column) => {
      const filled = rows.filter((row) => isFilled(row, column));
      return columnBlocks(sheet, column, new Map(filled.map((row) => [row, ''])));
    });
}

/** Neighbours together. */
export function runs(numbers: readonly number[]): number[][] {
  const found: number[][] = [];
  for (const value of [...numbers].sort((a, b) => a - b)) {
    const last = found[found.length - 1];
    if (last !== undefined && last[last.length - 1] === value - 1) {
      last.push(value);
    } else {
      found.push([value]);
    }
  }
  return found;
}
