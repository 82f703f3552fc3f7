import type { EventRead } from '../sheet/event.ts';
import type { Repair } from '../sheet/repair.ts';
import type { PageValue } from '../sheet/page.ts';
import { typedRoles, type TypedRole } from '../sheet/roles.ts';
import { columnBlocks, formatted } from './changedCells.ts';
import { keptCell } from './keptCells.ts';
import type { CellBlock, Preparation } from './plan.ts';
import type { RepairedState } from './undoStates.ts';
import type { SheetSnapshot, WorkbookSnapshot } from './workbook.ts';

/** Cells rewritten in the add-on's own way, and what takes it back. */
export interface Repairing {
  readonly prepare: readonly Preparation[];
  readonly blocks: readonly CellBlock[];
  readonly state: RepairedState;
}

/** Numbers kept as text, forms of a result: the meaning stays, only the writing changes. */
export function repairing(snapshot: WorkbookSnapshot, event: EventRead): Repairing {
  const byColumn = tablesOf(snapshot, event).flatMap(({ role, sheet }) => {
    const here = event.repairs.filter(({ sheetId }) => sheetId === sheet.id);
    return [...new Set(here.map(({ column }) => column))].map((column) => ({
      role,
      sheet,
      column,
      repairs: here.filter((repair) => repair.column === column),
    }));
  });
  const changes = byColumn.flatMap(({ sheet, column, repairs }) =>
    // A text needs a plain-text cell and a number must not have one, so the two are written apart.
    [repairs.filter(isText), repairs.filter((repair) => !isText(repair))].flatMap((alike) =>
      columnBlocks(sheet, column, new Map(alike.map((repair) => [repair.row, valueOf(repair)]))),
    ),
  );
  return {
    prepare: changes.map(formatsOf),
    blocks: changes,
    state: {
      kind: 'repaired',
      cells: byColumn.flatMap(({ role, sheet, repairs }) =>
        repairs.map((repair) => ({
          ...changeOf(role, sheet, repair),
          ...nameOf(event, role, repair.column),
        })),
      ),
    },
  };
}

function tablesOf(snapshot: WorkbookSnapshot, event: EventRead): { role: TypedRole; sheet: SheetSnapshot }[] {
  return typedRoles.flatMap((role) => {
    const sheet = snapshot.sheets.find(({ id }) => id === event.tables[role]?.sheet.id);
    return sheet === undefined ? [] : [{ role, sheet }];
  });
}

function changeOf(role: TypedRole, sheet: SheetSnapshot, repair: Repair): RepairedState['cells'][number] {
  const { row, column } = repair;
  return { role, row, column, before: keptCell(sheet, row, column), now: valueOf(repair) };
}

/** The column by what it is, not by where it stands. */
function nameOf(event: EventRead, role: TypedRole, column: number): { name?: string } {
  const columns: Readonly<Record<string, number | undefined>> = event.tables[role]?.columns ?? {};
  const name = Object.keys(columns).find((each) => columns[each] === column);
  return name === undefined ? {} : { name };
}

function isText(repair: Repair): boolean {
  return typeof repair.value === 'string';
}

function valueOf({ value }: Repair): PageValue {
  return typeof value === 'object' ? value.shown : value;
}

function formatsOf(block: CellBlock): Preparation {
  return formatted(block, block.cells.some(([cell]) => typeof cell === 'number') ? 'General' : '@');
}
