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

/**
 * The rows of a pairing that still stand in Results, wherever the arbiter has sorted them: those with the same
 * players, then those on the same board, then those of the same round with one of the players, so that a board
 * number typed over, or a game turned into a bye, does not leave half a round behind.
 */
export function pairedRows(state: PairedState, event: EventRead): PairedRow[] {
  const boards = event.tables.results?.columns.board !== undefined;
  const found = new Map<ResultRow, WrittenSlot>();
  const left = new Set(state.slots);
  const match = (keysOf: (slot: WrittenSlot | ResultRow) => readonly string[]): void => {
    const slots = new Map([...left].flatMap((slot) => keysOf(slot).map((key) => [key, slot] as const)));
    for (const row of event.results) {
      const slot = keysOf(row)
        .map((key) => slots.get(key))
        .find((each) => each !== undefined && left.has(each));
      if (slot !== undefined && !found.has(row)) {
        found.set(row, slot);
        left.delete(slot);
      }
    }
  };
  match((slot) => [pairKey(slot)]);
  if (boards) {
    match((slot) => [slotKey(slot)]);
  }
  if (found.size > 0) {
    match(playerKeys);
  }
  return event.results.flatMap((row) => {
    const slot = found.get(row);
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

/** The same wherever the row stands. Where no boards are written they are counted, and change when it is sorted. */
function pairKey(slot: WrittenSlot | ResultRow): string {
  const { section, stage, round, match = '', game = '', white, black = '' } = slot;
  return JSON.stringify([stage, section, round, match, game, white, black]);
}

/** Either player in this round: a row whose opponent or board was changed since is still told by one of them. */
function playerKeys(slot: WrittenSlot | ResultRow): string[] {
  const { section, stage, round, game, white, black } = slot;
  const players = black === undefined ? [white] : [white, black];
  return players.map((player) => JSON.stringify([stage, section, round, game, player]));
}
