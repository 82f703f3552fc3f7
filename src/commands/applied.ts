import type { Cells, CellValue } from '../sheet/cell.ts';
import type { CellBlock, WrittenCell } from './plan.ts';
import type { SheetSnapshot, WorkbookSnapshot } from './workbook.ts';

/**
 * The snapshot as it will stand once these blocks are written. What is shown afterwards is computed from it
 * before anything is written, by the same reading that the next command will do.
 */
export function applied(snapshot: WorkbookSnapshot, blocks: readonly CellBlock[]): WorkbookSnapshot {
  return {
    ...snapshot,
    sheets: snapshot.sheets.map((sheet) => {
      const here = blocks.filter(({ target }) => 'id' in target && target.id === sheet.id);
      return here.length === 0 ? sheet : withBlocks(sheet, here);
    }),
  };
}

function withBlocks(sheet: SheetSnapshot, blocks: readonly CellBlock[]): SheetSnapshot {
  const rows = blocks.map(({ row, cells }) => row + cells.length);
  const columns = blocks.map(({ column, cells }) => column + (cells[0]?.length ?? 0));
  const height = Math.max(sheet.values?.length ?? 0, ...rows);
  const width = Math.max(sheet.values?.[0]?.length ?? 0, ...columns);
  const grid = <T>(cells: readonly (readonly T[])[] | undefined, empty: T): T[][] =>
    Array.from({ length: height }, (_r, row) =>
      Array.from({ length: width }, (_c, column) => cells?.[row]?.[column] ?? empty),
    );
  const values = grid<CellValue>(sheet.values, '');
  const formulas = grid<string>(sheet.formulas, '');
  for (const { row, column, cells } of blocks) {
    cells.forEach((line, down) =>
      line.forEach((cell, right) => {
        const [valueRow, formulaRow] = [values[row + down]!, formulas[row + down]!];
        valueRow[column + right] = shown(cell, valueRow[column + right]!);
        formulaRow[column + right] = typeof cell === 'object' ? cell.text : '';
      }),
    );
  }
  const used = usedRows(values, formulas);
  return { ...sheet, values: values.slice(0, used), formulas: formulas.slice(0, used) };
}

/** Reading ends with the last row that holds anything; an empty sheet reads as one empty cell. */
function usedRows(values: Cells, formulas: readonly (readonly string[])[]): number {
  const isUsed = (row: number): boolean =>
    values[row]?.some((cell) => cell !== '') === true || formulas[row]?.some((text) => text !== '') === true;
  let used = values.length;
  while (used > 1 && !isUsed(used - 1)) {
    used -= 1;
  }
  return used;
}

/** A formula is the arbiter's own, written back as it stood: so it shows what it showed. */
function shown(cell: WrittenCell, before: CellValue): CellValue {
  return typeof cell === 'object' ? before : cell;
}
