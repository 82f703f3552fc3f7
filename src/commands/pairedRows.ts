import type { EventRead, ResultRow } from '../sheet/event.ts';
import type { PairedState, UndoState, WrittenSlot } from './undoStates.ts';

/** A row of Results that a pairing has written, and as what it was written. */
export interface PairedRow {
  readonly row: ResultRow;
  readonly slot: WrittenSlot;
}

export interface StandingPairing {
  readonly state: PairedState;
  readonly rows: readonly PairedRow[];
}

/** The rows of a pairing that still stand in Results, wherever the arbiter has sorted them. */
export function pairedRows(state: PairedState, event: EventRead): PairedRow[] {
  const keyOf = event.tables.results?.columns.board === undefined ? pairKey : slotKey;
  const slots = new Map(state.slots.map((slot) => [keyOf(slot), slot]));
  return event.results.flatMap((row) => {
    const slot = slots.get(keyOf(row));
    return slot === undefined ? [] : [{ row, slot }];
  });
}

/**
 * The pairings that were carried out and not taken back, newest first. One that was taken back and made anew is
 * written in the same rows as the newer one: it counts no more.
 */
export function standingPairings(states: readonly UndoState[], event: EventRead): StandingPairing[] {
  const claimed = new Set<number>();
  return states.flatMap((state) => {
    const found = state.kind === 'paired' ? pairedRows(state, event) : [];
    const rows = found.filter(({ row }) => !claimed.has(row.row));
    rows.forEach(({ row }) => claimed.add(row.row));
    return state.kind === 'paired' && rows.length > 0 ? [{ state, rows }] : [];
  });
}

/** A slot of the record: the same whatever has been typed into it. A bye is told by its player. */
function slotKey(slot: WrittenSlot | ResultRow): string {
  const { section, stage, round, match = '', game = '', board, white, black } = slot;
  const place = black === undefined ? `bye ${white}` : `board ${board}`;
  return JSON.stringify([stage, section, round, match, game, place]);
}

/** Where no boards are written they are counted down the sheet, and change when it is sorted. */
function pairKey(slot: WrittenSlot | ResultRow): string {
  const { section, stage, round, match = '', game = '', white, black = '' } = slot;
  return JSON.stringify([stage, section, round, match, game, white, black]);
}
