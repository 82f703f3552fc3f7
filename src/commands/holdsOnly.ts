import type { Cells } from '../sheet/cell.ts';
import type { SheetPage } from '../sheet/page.ts';
import { isBlankCell } from '../sheet/rowReader.ts';
import { shownText } from '../sheet/table.ts';

/** Whether nothing stands in a sheet but what this page writes at the same places: what an interruption leaves. */
export function holdsOnly(values: Cells, page: SheetPage): boolean {
  return values.every((row, r) =>
    row.every((cell, c) => {
      const written = page.cells[r]?.[c] ?? '';
      return cell === false || isBlankCell(cell) || shownText(cell) === String(written).trim();
    }),
  );
}
