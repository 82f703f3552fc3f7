import { keptCell } from './keptCells.ts';
import type { CellBlock, Preparation, WrittenCell } from './plan.ts';
import type { SheetSnapshot } from './workbook.ts';

/** New contents of single cells, by row. */
export type CellChanges = ReadonlyMap<number, WrittenCell>;

/**
 * Changes in one column as few rectangles as can be: what lies between is written back as it is, except where a
 * cell cannot be (a date, an error), which is left out.
 */
export function columnBlocks(sheet: SheetSnapshot, column: number, changes: CellChanges): CellBlock[] {
  const rows = [...changes.keys()].sort((a, b) => a - b);
  const blocks: { row: number; cells: WrittenCell[][] }[] = [];
  for (const row of rows) {
    const last = blocks[blocks.length - 1];
    const next = last === undefined ? -1 : last.row + last.cells.length;
    const between = Array.from({ length: Math.max(0, row - next) }, (_, offset) => next + offset);
    if (last === undefined || !between.every((each) => canBeKept(sheet, each, column))) {
      blocks.push({ row, cells: [[changes.get(row)!]] });
    } else {
      last.cells.push(...between.map((each) => [keptCell(sheet, each, column)]), [changes.get(row)!]);
    }
  }
  return blocks.map((block) => ({ ...block, target: { id: sheet.id }, column }));
}

/**
 * Cells of one column exactly as they were: no cell between is written, and what was text stands apart from numbers,
 * so that only it is made plain text.
 */
export function restoredBlocks(sheet: SheetSnapshot, column: number, changes: CellChanges): CellBlock[] {
  const isText = (row: number): boolean => typeof changes.get(row) === 'string' && changes.get(row) !== '';
  const rows = [...changes.keys()];
  return [rows.filter(isText), rows.filter((row) => !isText(row))].flatMap((alike) =>
    runs(alike).map((run) => ({
      target: { id: sheet.id },
      row: run[0]!,
      column,
      cells: run.map((row) => [changes.get(row)!]),
    })),
  );
}

/** The cells of one column get this format before they are written. */
export function formatted({ target, row, column, cells }: CellBlock, format: '@' | 'General'): Preparation {
  return { target, row, rows: cells.length, formats: [{ column, formats: [format] }], dropdowns: [] };
}

/** Empties the given columns of the given rows, in as few rectangles as touch nothing else. */
export function emptied(
  sheet: SheetSnapshot,
  rows: readonly number[],
  columns: readonly number[],
): CellBlock[] {
  return runs(rows).flatMap((run) =>
    runs(columns).map((across) => ({
      target: { id: sheet.id },
      row: run[0]!,
      column: across[0]!,
      cells: run.map(() => across.map(() => '')),
    })),
  );
}

function canBeKept(sheet: SheetSnapshot, row: number, column: number): boolean {
  const formula = sheet.formulas?.[row]?.[column] ?? '';
  return formula !== '' || typeof sheet.values?.[row]?.[column] !== 'object';
}

/** Neighbours together. */
function runs(numbers: readonly number[]): number[][] {
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
