import type { CellBlock, Preparation, SheetTarget, WrittenCell } from '../src/commands/plan.ts';
import { a1 } from '../src/sheet/address.ts';
import { formatWithRoom, withRoom } from './cellRanges.ts';
import { enteredCell } from './enteredCell.ts';
import type { RangeList, Sheet } from './googleTypes.ts';

/**
 * Writes rectangles in their order. Neighbours in that order that give all their cells one value, as emptying does,
 * are one call, so that it is done whole or not at all wherever the rows stand.
 */
export function writeBlocks(blocks: readonly CellBlock[], sheetOf: (target: SheetTarget) => Sheet): void {
  for (const { of, alike } of groups(blocks, onlyValue)) {
    const sheet = sheetOf(of[0]!.target);
    if (of.length === 1 || alike === undefined) {
      of.forEach((block) => writeBlock(sheet, block));
    } else if (alike === '') {
      areas(sheet, of).clearContent();
    } else {
      areas(sheet, of).setValue(enteredCell(alike));
    }
  }
}

/** Formats of one kind for many rectangles are one call too. */
export function formatCells(
  preparations: readonly Preparation[],
  sheetOf: (target: SheetTarget) => Sheet,
): void {
  for (const { of, alike } of groups(preparations, onlyFormat)) {
    const sheet = sheetOf(of[0]!.target);
    if (of.length > 1 && alike !== undefined) {
      areas(
        sheet,
        of.map(({ target, row, rows, formats }) => ({
          target,
          row,
          column: formats[0]!.column,
          cells: Array.from({ length: rows }, () => ['']),
        })),
      ).setNumberFormat(alike);
      continue;
    }
    for (const { row, rows, formats } of of) {
      formats.forEach(({ column, formats: across }) =>
        formatWithRoom(
          sheet,
          row,
          column,
          Array.from({ length: rows }, () => across),
        ),
      );
    }
  }
}

function writeBlock(sheet: Sheet, { row, column, cells }: CellBlock): void {
  const values = cells.map((line) => line.map(enteredCell));
  withRoom(sheet, row, column, values, (range) => range.setValues(values));
}

function onlyValue({ cells }: CellBlock): WrittenCell | undefined {
  const first = cells[0]?.[0];
  const isSame = cells.every((row) => row.every((cell) => cell === first));
  return isSame && typeof first !== 'object' ? first : undefined;
}

function onlyFormat({ formats, dropdowns }: Preparation): string | undefined {
  const [only] = formats;
  return dropdowns.length === 0 && formats.length === 1 && only?.formats.length === 1
    ? only.formats[0]
    : undefined;
}

interface Group<Item, Value> {
  readonly of: Item[];
  readonly alike: Value | undefined;
}

/** What follows each other on one sheet and is alike; anything else stands alone. */
function groups<Item extends { readonly target: SheetTarget }, Value>(
  items: readonly Item[],
  valueOf: (item: Item) => Value | undefined,
): Group<Item, Value>[] {
  const found: Group<Item, Value>[] = [];
  for (const item of items) {
    const alike = valueOf(item);
    const last = found[found.length - 1];
    const target = last?.of[0]?.target;
    if (
      last !== undefined &&
      alike !== undefined &&
      last.alike === alike &&
      JSON.stringify(target) === JSON.stringify(item.target)
    ) {
      last.of.push(item);
    } else {
      found.push({ of: [item], alike });
    }
  }
  return found;
}

function areas(sheet: Sheet, blocks: readonly CellBlock[]): RangeList {
  return sheet.getRangeList(
    blocks.map(({ row, column, cells }) => {
      const to = a1(row + cells.length - 1, column + (cells[0]?.length ?? 1) - 1);
      return `${a1(row, column)}:${to}`;
    }),
  );
}
