import type { Note } from '../tournament/problem.ts';
import type { Cells } from '../sheet/cell.ts';
import type { PartKey } from '../sheet/event.ts';
import type { PageValue } from '../sheet/page.ts';
import type { TypedRole } from '../sheet/roles.ts';
import type { CellBlock, LogLine, SheetTarget, WrittenCell } from './plan.ts';

/** The hidden sheet: its first column, so many rows. */
export const undoRows = 60;
/** A cell of Google Sheets holds 50,000 characters, one of an .xlsx file 32,767. */
const longestCell = 30000;

/** A row that a command has written into Results, told from the others by its slot. */
export interface WrittenSlot extends PartKey {
  readonly round: number;
  readonly match?: number;
  readonly board: number;
  readonly game?: number;
  readonly white: number;
  readonly black?: number;
  /** The outcome that the command itself wrote: byes, and games of players who have left. */
  readonly outcome?: string;
  readonly note?: string;
}

export interface PairedState {
  readonly kind: 'paired';
  readonly slots: readonly WrittenSlot[];
  /** What the arbiter was told of these rounds: shown again when their sheet is rebuilt. */
  readonly notes: readonly (PartKey & { readonly round: number; readonly notes: readonly Note[] })[];
  /** The lines of the Log, written last: an interruption may have cost them. */
  readonly log: readonly LogLine[];
  /** Headings of columns that this command has added to Results. */
  readonly added?: readonly string[];
}

export interface NumberedState {
  readonly kind: 'numbered';
  /** The number given, and what stood in the cell before. */
  readonly numbers: readonly { readonly name: string; readonly now: number; readonly before: WrittenCell }[];
}

export interface RepairedState {
  readonly kind: 'repaired';
  readonly cells: readonly {
    /** Not its id, which may be another when the workbook is opened again. */
    readonly role: TypedRole;
    readonly row: number;
    readonly column: number;
    /** What the column is: where columns were inserted since, it is found by that. */
    readonly name?: string;
    readonly before: WrittenCell;
    readonly now: PageValue;
  }[];
}

/** A final stage: the rows of its settings, and the headings of the columns it needed. */
export interface StagedState {
  readonly kind: 'staged';
  readonly stage: string;
  readonly cells: RepairedState['cells'];
}

/** What *Undo* needs to take a command back. Whether it was carried out is seen in the sheets, not here. */
export type UndoState = PairedState | NumberedState | RepairedState | StagedState;

/** The states in the hidden sheet, newest first. What is broken or of another make is left out. */
export function readUndoStates(cells: Cells | undefined): UndoState[] {
  const texts: string[] = [];
  for (const row of cells ?? []) {
    const text = typeof row[0] === 'string' ? row[0] : '';
    if (text.startsWith('more ') && texts.length > 0) {
      texts[texts.length - 1] += text.slice(5);
    } else if (text.startsWith('state ')) {
      texts.push(text.slice(6));
    }
  }
  return texts.flatMap(parseState);
}

/** The hidden sheet with a new state on top; the oldest that no longer fit are dropped. */
export function writeUndoStates(target: SheetTarget, states: readonly UndoState[]): CellBlock {
  const lines: string[] = [];
  for (const state of states) {
    const next = linesOf(state);
    if (lines.length + next.length > undoRows) {
      break;
    }
    lines.push(...next);
  }
  const cells = Array.from({ length: undoRows }, (_, row) => [lines[row] ?? '']);
  return { target, row: 0, column: 0, cells };
}

/** The first words keep a spreadsheet from taking the text for anything but text. */
function linesOf(state: UndoState): string[] {
  const text = JSON.stringify(state);
  const pieces = Math.ceil(text.length / longestCell);
  return Array.from({ length: pieces }, (_, piece) => {
    const part = text.slice(piece * longestCell, (piece + 1) * longestCell);
    return piece === 0 ? `state ${part}` : `more ${part}`;
  });
}

function parseState(text: string): UndoState[] {
  try {
    const state = JSON.parse(text) as UndoState;
    return ['paired', 'numbered', 'repaired', 'staged'].includes(state.kind) ? [state] : [];
  } catch {
    return [];
  }
}
