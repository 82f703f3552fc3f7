import type { EventRead } from '../sheet/event.ts';
import { resultColumns, type ResultColumn } from '../sheet/headings.ts';
import { makeResult } from '../sheet/resultText.ts';
import { readEvent } from '../sheet/readEvent.ts';
import { shownText, type FoundTable } from '../sheet/table.ts';
import type { GameOutcome } from '../tournament/outcome.ts';
import { applied } from './applied.ts';
import { emptied } from './changedCells.ts';
import type { CellBlock } from './plan.ts';
import type { PairedState, UndoState, WrittenSlot } from './undoStates.ts';
import { readSheets, type WorkbookSnapshot } from './workbook.ts';

/** The workbook without the rows that an interrupted pairing has left half, and what empties them. */
export interface WithoutHalf {
  readonly snapshot: WorkbookSnapshot;
  readonly event: EventRead;
  readonly emptying: readonly CellBlock[];
  /** The pairing they belong to. */
  readonly state?: PairedState;
}

/**
 * Where columns of the arbiter's stand between ours, a pairing is written in several rectangles, the round last. Rows
 * that have all but the round, each as the newest pairing wrote it, were left by an interruption: nobody has typed
 * there, and the next command begins anew. One cell more or other than that, and they are the arbiter's.
 */
export function withoutHalfWritten(
  snapshot: WorkbookSnapshot,
  event: EventRead,
  states: readonly UndoState[],
): WithoutHalf {
  const [state] = states;
  const table = event.tables.results;
  const sheet = snapshot.sheets.find(({ id }) => id === table?.sheet.id);
  if (state?.kind !== 'paired' || table === undefined || sheet === undefined) {
    return { snapshot, event, emptying: [] };
  }
  const rows = halfRows(state, table, event);
  if (rows.length === 0) {
    return { snapshot, event, emptying: [] };
  }
  const emptying = emptied(sheet, rows, Object.values(table.columns));
  const without = applied(snapshot, emptying);
  return { snapshot: without, event: readEvent(readSheets(without)), emptying, state };
}

/** All rows of the pairing one below the other, or none. */
function halfRows(state: PairedState, table: FoundTable<ResultColumn>, event: EventRead): number[] {
  const names = new Map(event.players.map(({ player }) => [player.number as number, player.name]));
  const isHalf = (row: number, slot: WrittenSlot): boolean => {
    const filled = resultColumns.filter((column) => textIn(table, row, column) !== '');
    return (
      filled.length > 0 &&
      !filled.includes('round') &&
      filled.every((column) => textIn(table, row, column) === writtenText(slot, column, names))
    );
  };
  for (let first = table.headingRow + 1; first + state.slots.length <= table.values.length; first += 1) {
    if (state.slots.every((slot, index) => isHalf(first + index, slot))) {
      return state.slots.map((_, index) => first + index);
    }
  }
  return [];
}

function textIn(table: FoundTable<ResultColumn>, row: number, column: ResultColumn): string {
  return shownText(table.values[row]?.[table.columns[column] ?? -1] ?? '');
}

function writtenText(slot: WrittenSlot, column: ResultColumn, names: ReadonlyMap<number, string>): string {
  switch (column) {
    case 'whiteName':
      return names.get(slot.white) ?? '';
    case 'blackName':
      return names.get(slot.black ?? 0) ?? '';
    case 'result':
      return slot.outcome === undefined ? '' : makeResult(slot.outcome as GameOutcome);
    case 'stage':
    case 'section':
    case 'match':
    case 'board':
    case 'game':
    case 'white':
    case 'black':
    case 'round':
    case 'note':
      return String(slot[column] ?? '');
  }
}
