import type { EventRead, PlayerRow } from '../sheet/event.ts';
import type { ResultColumn } from '../sheet/headings.ts';
import { readEvent } from '../sheet/readEvent.ts';
import type { TypedRole } from '../sheet/roles.ts';
import { isBlankCell } from '../sheet/rowReader.ts';
import type { FoundTable } from '../sheet/table.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import { applied } from './applied.ts';
import { bracketAgain } from './bracket.ts';
import { emptied, formatted, restoredBlocks } from './changedCells.ts';
import type { Answers, Command, Outcome } from './command.ts';
import { currentRounds } from './currentRounds.ts';
import { done } from './done.ts';
import { withoutHalfWritten } from './halfWritten.ts';
import { foundTables } from './foundTables.ts';
import { roundLabel } from './pairingRefusals.ts';
import { pairedRows } from './pairedRows.ts';
import { placesFor } from './places.ts';
import type { CellBlock, Preparation, WrittenCell } from './plan.ts';
import { numbersTyped } from './typedNumbers.ts';
import { typedSince } from './typedSince.ts';
import {
  readUndoStates,
  type NumberedState,
  type PairedState,
  type RepairedState,
  type StagedState,
  type UndoState,
} from './undoStates.ts';
import { readSheets, sheetWithRole, type SheetSnapshot, type WorkbookSnapshot } from './workbook.ts';

/** What taking a command back writes. */
interface Undoing {
  readonly blocks: readonly CellBlock[];
  readonly prepare: readonly Preparation[];
  readonly told: readonly Note[];
  /** Rows typed into since, in which case a question comes first. */
  readonly typed: readonly Note[];
  readonly refusals: readonly Problem[];
  /** The Pairings sheet changes too. */
  readonly pairings: boolean;
}

/** Takes back the last command that is still to be seen in the sheets; what was typed elsewhere since stays. */
export const undo: Command = {
  reads: {
    values: ['settings', 'players', 'results', 'undo'],
    formulas: ['players', 'results'],
    places: ['pairings', 'log'],
    ifKnown: ['bracket'],
  },
  run: (snapshot, answers): Outcome => {
    const event = readEvent(readSheets(snapshot));
    const states = readUndoStates(sheetWithRole(snapshot, 'undo')?.values);
    const half = withoutHalfWritten(snapshot, event, states);
    if (half.state !== undefined) {
      const { state, emptying } = half;
      const undoing = {
        ...pairingUndone(state),
        blocks: [...emptying, ...headingsGone(state, half)],
        typed: [],
      };
      return outcomeOf(undoing, snapshot, event, states, answers);
    }
    for (const state of states) {
      const undoing = undoingOf(state, snapshot, event);
      if (undoing !== undefined) {
        return outcomeOf(undoing, snapshot, event, states, answers);
      }
    }
    return { kind: 'refused', language: event.language, problems: [{ code: 'nothingToUndo' }] };
  },
};

/** `undefined` where nothing of the command is left: it was interrupted, or taken back already. */
function undoingOf(state: UndoState, snapshot: WorkbookSnapshot, event: EventRead): Undoing | undefined {
  switch (state.kind) {
    case 'paired':
      return undoPairing(state, snapshot, event);
    case 'numbered':
      return undoNumbering(state, snapshot, event);
    case 'repaired':
      return undoRepairs(state, snapshot, event);
    case 'staged':
      return undoStage(state, snapshot, event);
  }
}

function undoPairing(state: PairedState, snapshot: WorkbookSnapshot, event: EventRead): Undoing | undefined {
  const table = event.tables.results;
  const sheet = sheetOf(snapshot, table);
  const rows = pairedRows(state, event);
  if (table === undefined || sheet === undefined || rows.length === 0) {
    return undefined;
  }
  // A row that cannot be read would stay behind alone.
  const refusals = rows.length < state.slots.length ? event.problems : [];
  const emptying = emptied(
    sheet,
    rows.map(({ row }) => row.row),
    Object.values(table.columns),
  );
  return {
    ...pairingUndone(state),
    refusals,
    blocks: [...emptying, ...headingsGone(state, { snapshot: applied(snapshot, emptying), event })],
    typed: typedSince(rows, table, event),
  };
}

function pairingUndone(state: PairedState): Pick<Undoing, 'prepare' | 'told' | 'refusals' | 'pairings'> {
  return {
    prepare: [],
    told: state.notes.map((note) => ({
      code: 'pairingUndone',
      values: { round: roundLabel(note.round, note) },
    })),
    refusals: [],
    pairings: true,
  };
}

/** Headings that the pairing has added, where nothing stands below them any more. */
function headingsGone(
  state: PairedState,
  { snapshot, event }: { readonly snapshot: WorkbookSnapshot; readonly event: EventRead },
): CellBlock[] {
  const table = event.tables.results;
  const sheet = sheetOf(snapshot, table);
  const headings = sheet?.values?.[table?.headingRow ?? 0] ?? [];
  const isBare = (column: number): boolean =>
    sheet?.values?.every((row, at) => at === table?.headingRow || isBlankCell(row[column] ?? '')) === true;
  const gone = headings.flatMap((heading, column) =>
    state.added?.includes(String(heading)) === true && isBare(column) ? [column] : [],
  );
  return sheet === undefined || table === undefined ? [] : emptied(sheet, [table.headingRow], gone);
}

function undoNumbering(
  state: NumberedState,
  snapshot: WorkbookSnapshot,
  event: EventRead,
): Undoing | undefined {
  const table = event.tables.players;
  const sheet = sheetOf(snapshot, table);
  const rows = rowsNumbered(state, event);
  const changed = rows.filter(({ before, now }) => before !== now);
  if (table?.columns.number === undefined || sheet === undefined || changed.length === 0) {
    return undefined;
  }
  const changes = new Map(rows.map(({ row, before }) => [row, before]));
  const results = event.tables.results?.sheet.title ?? '';
  const restored = restoredBlocks(sheet, table.columns.number, changes);
  // In several writes all go first, at once, as when they were given.
  const blocks =
    restored.length > 1
      ? [...emptied(sheet, [...changes.keys()], [table.columns.number]), ...restored]
      : restored;
  return {
    blocks,
    prepare: blocks.filter(holdsText).map((block) => formatted(block, '@')),
    told: [{ code: 'numberingUndone', values: { count: rows.length } }],
    typed: [],
    refusals: [
      ...(!hasFilledRow(event.tables.results)
        ? []
        : [{ code: 'undoFirstPairing' as const, values: { sheet: results } }]),
      ...numbersTyped(event, changes),
    ],
    pairings: false,
  };
}

interface NumberedRow {
  readonly row: number;
  readonly before: WrittenCell;
  readonly now: WrittenCell;
}

/** The rows that hold a number of this numbering, and those from which an interrupted one has only taken the old. */
function rowsNumbered(state: NumberedState, event: EventRead): NumberedRow[] {
  const given = new Map(state.numbers.map((entry) => [entry.now, entry]));
  const names = new Set(event.players.map(({ player }) => player.name));
  const isGiven = ({ player }: PlayerRow): boolean => given.get(player.number)?.name === player.name;
  // Renamed since: the number given stands there still, and the name it was given to nowhere.
  const isRenamed = ({ player }: PlayerRow): boolean =>
    given.has(player.number) && !names.has(given.get(player.number)!.name);
  const numbered = event.players.some(isGiven)
    ? event.players.filter((row) => isGiven(row) || isRenamed(row))
    : [];
  const emptied = event.unnumbered.flatMap(({ row, player }): NumberedRow[] => {
    const before = state.numbers.filter(({ name }) => name === player.name);
    return before.length === 1 ? [{ row, before: before[0]!.before, now: '' }] : [];
  });
  return [
    ...numbered.map(({ row, player }) => ({
      row,
      before: given.get(player.number)!.before,
      now: player.number,
    })),
    ...emptied,
  ];
}

/** Also one that cannot be read, or that an interruption has left half: the numbers in it are in use. */
function hasFilledRow(table: FoundTable<ResultColumn> | undefined): boolean {
  const columns = Object.values(table?.columns ?? {});
  const rows = table?.values.slice(table.headingRow + 1) ?? [];
  return rows.some((row) => columns.some((column) => !isBlankCell(row[column] ?? '')));
}

function undoRepairs(
  state: Pick<RepairedState, 'cells'>,
  snapshot: WorkbookSnapshot,
  event: EventRead,
): Undoing | undefined {
  const idOf = (role: TypedRole): string | undefined => event.tables[role]?.sheet.id;
  const columnsOf = (role: TypedRole): Readonly<Record<string, number | undefined>> =>
    event.tables[role]?.columns ?? {};
  const found = state.cells.flatMap((cell) => {
    const column = cell.name === undefined ? cell.column : columnsOf(cell.role)[cell.name];
    return column === undefined ? [] : [{ ...cell, column }];
  });
  const standing = found.filter(
    ({ role, row, column, now }) =>
      snapshot.sheets.find(({ id }) => id === idOf(role))?.values?.[row]?.[column] === now,
  );
  if (standing.length === 0) {
    return undefined;
  }
  const blocks = snapshot.sheets.flatMap((sheet) => {
    const cells = standing.filter(({ role }) => idOf(role) === sheet.id);
    return [...new Set(cells.map(({ column }) => column))].flatMap((column) =>
      restoredBlocks(
        sheet,
        column,
        new Map(cells.filter((cell) => cell.column === column).map((cell) => [cell.row, cell.before])),
      ),
    );
  });
  return {
    blocks,
    prepare: blocks.filter(holdsText).map((block) => formatted(block, '@')),
    refusals: [],
    told: [{ code: 'repairsUndone', values: { count: standing.length } }],
    typed: [],
    pairings: false,
  };
}

/** Once a round of the stage is on record, its pairing is taken back first. */
function undoStage(state: StagedState, snapshot: WorkbookSnapshot, event: EventRead): Undoing | undefined {
  const undoing = undoRepairs(state, snapshot, event);
  const paired = event.results.some((row) => row.stage === state.stage);
  const sheet = event.tables.results?.sheet.title ?? '';
  const settings = state.cells.filter(({ role, now }) => role === 'settings' && now !== '');
  const cells = snapshot.sheets.find(({ id }) => id === event.tables.settings?.sheet.id)?.values;
  const moved = settings.some(({ row, column, now }) => cells?.[row]?.[column] !== now);
  if (moved && event.parts.some(({ stage }) => stage === state.stage)) {
    const values = { stage: state.stage, sheet: event.tables.settings?.sheet.title ?? '' };
    return undoing && { ...undoing, told: [], refusals: [{ code: 'undoStageMoved', values }] };
  }
  return undoing === undefined || moved
    ? undefined
    : {
        ...undoing,
        told: [{ code: 'finalStageUndone', values: { stage: state.stage } }],
        refusals: paired ? [{ code: 'undoStageFirst', values: { sheet, stage: state.stage } }] : [],
      };
}

/** What was text before must not turn into something else on its way back. */
function holdsText({ cells }: CellBlock): boolean {
  return cells.some((row) => row.some((cell) => typeof cell === 'string' && cell !== ''));
}

function outcomeOf(
  undoing: Undoing,
  snapshot: WorkbookSnapshot,
  event: EventRead,
  states: readonly UndoState[],
  answers: Answers,
): Outcome {
  const { language } = event;
  if (undoing.refusals.length > 0) {
    return { kind: 'refused', language, problems: undoing.refusals };
  }
  if (undoing.typed.length > 0 && answers.undoTypedResults !== true) {
    return {
      kind: 'asked',
      language,
      id: 'undoTypedResults',
      question: { code: 'undoTypedResults', values: { count: rowsNamed(undoing.typed) } },
      details: undoing.typed,
    };
  }
  const { told, prepare, blocks } = undoing;
  const roles = undoing.pairings ? (['pairings', 'log'] as const) : (['log'] as const);
  const places = placesFor(snapshot, roles, language, foundTables(event));
  const after = readEvent(readSheets(applied(snapshot, blocks)));
  const page = { target: places.targetOf('pairings'), layout: places.isNew('pairings'), typed: false };
  return done({ snapshot, event, places }, told, {
    prepare,
    commit: blocks,
    derived: [
      ...(undoing.pairings ? [{ ...page, page: currentRounds(after, states) }] : []),
      ...bracketAgain(snapshot, after),
    ],
  });
}

function rowsNamed(notes: readonly Note[]): number {
  return new Set(notes.map(({ cell }) => cell?.a1.replace(/^\D+/, ''))).size;
}

function sheetOf(
  snapshot: WorkbookSnapshot,
  table: FoundTable<ResultColumn> | FoundTable<string> | undefined,
): SheetSnapshot | undefined {
  return snapshot.sheets.find(({ id }) => id === table?.sheet.id);
}
