import { addressOf } from '../sheet/address.ts';
import type { EventRead } from '../sheet/event.ts';
import { resultColumns, type ResultColumn } from '../sheet/headings.ts';
import { isBlankCell } from '../sheet/rowReader.ts';
import { parseWhole } from '../sheet/settingValues.ts';
import { shownText, type FoundTable } from '../sheet/table.ts';
import { textKey } from '../sheet/text.ts';
import type { Note } from '../tournament/problem.ts';
import type { PairedRow } from './pairedRows.ts';

/**
 * Every cell of these rows that holds something else than the pairing wrote, readable or not: all of them are
 * emptied when the pairing is undone. A cell of a name, board or part that was merely emptied is nothing to lose.
 */
export function typedSince(
  rows: readonly PairedRow[],
  table: FoundTable<ResultColumn>,
  event: EventRead,
): Note[] {
  const names = new Map(event.players.map(({ player }) => [player.number as number, player.name]));
  return rows.flatMap((paired) => {
    const { row, slot } = paired;
    return resultColumns.flatMap((column): Note[] => {
      const at = table.columns[column];
      if (at === undefined || isAsWritten(paired, column, table, names)) {
        return [];
      }
      const cell = addressOf(table.sheet.title, row.row, at);
      const found = shownText(table.values[row.row]?.[at] ?? '');
      return [{ code: 'rowTypedSince', cell, found, values: { round: slot.round, board: slot.board } }];
    });
  });
}

function isAsWritten(
  { row, slot }: PairedRow,
  column: ResultColumn,
  table: FoundTable<ResultColumn>,
  names: ReadonlyMap<number, string>,
): boolean {
  const cell = table.values[row.row]?.[table.columns[column] ?? -1] ?? '';
  const blank = isBlankCell(cell);
  const says = (text: string | undefined): boolean => textKey(shownText(cell)) === textKey(text ?? '');
  const counts = (value: number | undefined): boolean => parseWhole(cell, 1, Infinity) === value;
  switch (column) {
    case 'stage':
    case 'section':
      return blank || says(slot[column]);
    case 'whiteName':
      return blank || says(names.get(slot.white));
    case 'blackName':
      return blank || (slot.black !== undefined && says(names.get(slot.black)));
    case 'match':
    case 'board':
    case 'game':
      return blank || counts(slot[column]);
    case 'round':
    case 'white':
      return counts(slot[column]);
    case 'black':
      return slot.black === undefined ? blank : counts(slot.black);
    case 'result':
      return slot.outcome === undefined ? blank : row.outcome === slot.outcome;
    case 'note':
      return says(slot.note);
  }
}
