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
    sheets: snapshot.sheets.map((sheet) =>
      blocks
        .filter(({ target }) => 'id' in target && target.id === sheet.id)
        .reduce((changed, block) => withBlock(changed, block), sheet),
    ),
  };
}

function withBlock(sheet: SheetSnapshot, block: CellBlock): SheetSnapshot {
  const height = Math.max(sheet.values?.length ?? 0, block.row + block.cells.length);
  const width = Math.max(sheet.values?.[0]?.length ?? 0, block.column + (block.cells[0]?.length ?? 0));
  const written = (row: number, column: number): WrittenCell | undefined =>
    block.cells[row - block.row]?.[column - block.column];
  const grid = <T>(cell: (row: number, column: number) => T): T[][] =>
    Array.from({ length: height }, (_r, row) =>
      Array.from({ length: width }, (_c, column) => cell(row, column)),
    );
  const values = grid((row, column) => shown(written(row, column), sheet.values?.[row]?.[column] ?? ''));
  const formulas = grid((row, column) =>
    formulaOf(written(row, column), sheet.formulas?.[row]?.[column] ?? ''),
  );
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
function shown(cell: WrittenCell | undefined, before: CellValue): CellValue {
  return cell === undefined || typeof cell === 'object' ? before : cell;
}

function formulaOf(cell: WrittenCell | undefined, before: string): string {
  if (cell === undefined) {
    return before;
  }
  return typeof cell === 'object' ? cell.text : '';
}
