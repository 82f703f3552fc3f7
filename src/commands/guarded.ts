import type { EventRead } from '../sheet/event.ts';
import { typedRoles } from '../sheet/roles.ts';
import type { Cells } from '../sheet/cell.ts';
import type { GuardedColumns, WritePlan } from './plan.ts';

/**
 * What of the sheets that a plan changes must still be as it was read when the first of its cells is written: our
 * columns. What stands in the arbiter's own may be a formula that shows something else each time.
 */
export function guarded(event: EventRead, commit: WritePlan['commit']): GuardedColumns[] {
  return typedRoles.flatMap((role) => {
    const table = event.tables[role];
    const isWritten = commit.some(({ target }) => 'id' in target && target.id === table?.sheet.id);
    return table === undefined || !isWritten
      ? []
      : [{ id: table.sheet.id, columns: Object.values<number>(table.columns) }];
  });
}

/** Whether somebody has typed, sorted or moved anything in these columns since. */
export function hasChanged(columns: readonly number[], before: Cells, now: Cells): boolean {
  const rows = Math.max(before.length, now.length);
  const textOf = (cells: Cells, row: number): string =>
    JSON.stringify(columns.map((column) => cells[row]?.[column] ?? ''));
  return Array.from({ length: rows }, (_, row) => row).some(
    (row) => textOf(before, row) !== textOf(now, row),
  );
}
