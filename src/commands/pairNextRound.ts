import type { EventRead, PartKey, ResultRow } from '../sheet/event.ts';
import { onceEach, readEvent } from '../sheet/readEvent.ts';
import { resultsRows, type PairedRound } from '../sheet/resultsRows.ts';
import { teamCells } from '../sheet/teamCells.ts';
import { lineUpsTemplate } from '../sheet/templates.ts';
import { roundToPair } from '../sheet/roundToPair.ts';
import type { SheetRole } from '../sheet/roles.ts';
import { firstColourNotes } from '../systems/firstColourNotes.ts';
import { lawWarnings } from '../systems/lawWarnings.ts';
import { saysFinished } from '../systems/teamMatch/boardGroups.ts';
import { continueRound, pairRound } from '../systems/pair.ts';
import type { Pairing, PairingResult } from '../tournament/pairing.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import { teamsMeet, type Settings } from '../tournament/settings.ts';
import { applied } from './applied.ts';
import { bracketAgain } from './bracket.ts';
import type { Command, Done, Outcome } from './command.ts';
import { currentRounds } from './currentRounds.ts';
import { foundTables } from './foundTables.ts';
import { guarded } from './guarded.ts';
import { appendedBlocks, appendedPreparation } from './keptCells.ts';
import { logLine, logOf } from './logLines.ts';
import { withoutHalfWritten, type WithoutHalf } from './halfWritten.ts';
import { addedColumns, neededColumns } from './missingColumns.ts';
import { pairingRefusals, pairingWarnings, roundLabel, rowsOf, type PartToPair } from './pairingRefusals.ts';
import { placesFor, type Places } from './places.ts';
import type { CellBlock, LogLine, PageWrite, WritePlan } from './plan.ts';
import { roundsWarnings } from './roundsWarnings.ts';
import { teamFindings } from './teamFindings.ts';
import { readUndoStates, writeUndoStates, type PairedState, type UndoState } from './undoStates.ts';
import { readSheets, sheetWithRole, type WorkbookSnapshot } from './workbook.ts';

/** Pairs the next round of every part of the event and adds its rows to Results. */
export const pairNextRound: Command = {
  reads: {
    values: ['settings', 'players', 'results', 'undo'],
    formulas: ['results'],
    places: ['pairings', 'log'],
    ifKnown: ['bracket'],
  },
  run: (given): Outcome => {
    const states = readUndoStates(sheetWithRole(given, 'undo')?.values);
    const half = withoutHalfWritten(given, readEvent(readSheets(given)), states);
    const { event } = half;
    const parts = event.parts.map((part) => ({ part, next: roundToPair(part.tournament) }));
    const refusals = [...event.problems, ...pairingRefusals(event, parts)];
    const paired =
      refusals.length === 0
        ? pairParts(parts)
        : { problems: onceEach([...refusals, ...teamFindings(event)]), pairings: [], warnings: [] };
    const { problems } = paired;
    if (problems.length > 0 || event.tables.results === undefined) {
      return { kind: 'refused', language: event.language, problems: teamCells(event, problems) };
    }
    const warnings = pairingWarnings(event, parts);
    return paperwork(withColumns(half, paired.pairings), states, paired, warnings);
  },
};

/** Where the rows go, and what must be written there before them. */
interface Room {
  readonly snapshot: WorkbookSnapshot;
  readonly event: EventRead;
  readonly before: readonly CellBlock[];
  /** Headings of columns that Results did not have. */
  readonly added: readonly string[];
}

function withColumns({ snapshot, event, emptying }: WithoutHalf, pairings: readonly PairedRound[]): Room {
  const columns = addedColumns(event.tables.results!, neededColumns(pairings), event);
  if (columns.length === 0) {
    return { snapshot, event, before: emptying, added: [] };
  }
  const wider = applied(snapshot, columns);
  return {
    snapshot: wider,
    event: readEvent(readSheets(wider)),
    before: [...emptying, ...columns],
    added: columns.flatMap(({ cells }) => cells.flatMap((row) => row.map(String))),
  };
}

interface PairedParts {
  readonly problems: readonly Problem[];
  readonly pairings: readonly PairedRound[];
  /** Stand among the notes of the pairings too; the arbiter is told them at once. */
  readonly warnings: readonly Note[];
}

/** Parts that have played all their rounds are left alone; when there is no other, that is the refusal. */
function pairParts(parts: readonly PartToPair[]): PairedParts {
  const problems: Problem[] = [];
  const warnings: Note[] = [];
  const finished: Problem[] = [];
  const pairings: PairedRound[] = [];
  for (const { part, next } of parts) {
    const { section, stage, firstBoard } = part;
    const { settings } = part.tournament;
    const { rounds } = settings;
    const continued = continueRound(next.tournament);
    const last = isOver(part, parts) ? next.round - 1 : rounds;
    if (continued === undefined && last !== undefined && next.round > last) {
      finished.push({ code: 'allRoundsPaired', values: { rounds: roundLabel(last, part) } });
      continue;
    }
    const result = continued ?? pairRound(next.tournament, next.round);
    if (hasNobody(result, settings)) {
      problems.push(
        part.tournament.players.length < 2
          ? { code: 'noPlayers' }
          : { code: 'noPlayersInRound', values: { round: roundLabel(next.round, part) } },
      );
    } else if (result.ok) {
      const first = next.round === 1 && continued === undefined;
      const ahead = [
        ...(first ? lawWarnings(next.tournament) : []),
        ...(continued === undefined ? roundsWarnings({ part, next }, result.pairing) : []),
      ];
      const lots = first ? firstColourNotes(next.tournament) : [];
      const pairing = { ...result.pairing, notes: [...ahead, ...lots, ...result.pairing.notes] };
      pairings.push({ part: { section, stage }, pairing, firstBoard: teamsMeet(settings) ? 1 : firstBoard });
      warnings.push(...ahead);
    } else if (result.problems.every(({ code }) => saysFinished.includes(code))) {
      finished.push(...result.problems);
    } else {
      problems.push(...result.problems);
    }
  }
  return { problems: pairings.length === 0 ? [...problems, ...finished] : problems, pairings, warnings };
}

/** Fewer than two are here, or only byes are left to give: that is no round, but in a knockout where all are exempt. */
function hasNobody(result: PairingResult, { system }: Settings): boolean {
  return result.ok
    ? result.pairing.boards.length === 0 && system !== 'knockout'
    : result.problems.some(({ code }) => code === 'noPlayers');
}

/** The main stage is over once another has begun: it has players. */
function isOver(part: PartKey, parts: readonly PartToPair[]): boolean {
  return (
    part.stage === '' &&
    parts.some((other) => other.part.stage !== '' && other.part.tournament.players.length > 0)
  );
}

/** Everything that is written, from what is decided. */
function paperwork(
  { snapshot, event, before, added }: Room,
  old: readonly UndoState[],
  { pairings, warnings: ahead }: PairedParts,
  warnings: readonly Note[],
): Done {
  const table = event.tables.results!;
  const sheet = snapshot.sheets.find(({ id }) => id === table.sheet.id)!;
  const appended = resultsRows(
    table,
    pairings,
    event.players.map((row) => row.player),
  );
  const blocks = appendedBlocks(sheet, appended, table.columns.round ?? 0);
  const after = readEvent(readSheets(applied(snapshot, blocks)));
  const told = pairings.map(({ part, pairing }) => pairedNote(event, part, pairing));
  const logged = [...told, ...pairings.flatMap(({ pairing }) => pairing.notes), ...warnings];
  const log = logged.map((note) => logLine(snapshot.now, event, note));
  const states = [
    { ...stateOf(event, after, pairings, log), ...(added.length === 0 ? {} : { added }) },
    ...old,
  ];
  const places = placesFor(snapshot, rolesFor(event), event.language, foundTables(event));
  const cursor = firstEmpty(after, pairings);
  const plan: WritePlan = {
    newSheets: places.newSheets,
    prepare: [appendedPreparation(sheet, appended)],
    undo: writeUndoStates(places.targetOf('undo'), states),
    commit: [...before, ...blocks],
    guard: guarded(event, blocks),
    derived: [
      {
        target: places.targetOf('pairings'),
        page: currentRounds(after, states),
        layout: true,
        typed: false,
      },
      ...bracketAgain(snapshot, after),
      ...(lacksLineUps(snapshot, places) ? [newLineUps(places, event)] : []),
    ],
    log: logOf(places, event.language, log),
    ...(cursor === undefined
      ? {}
      : {
          cursor: {
            target: { id: sheet.id },
            row: cursor.row,
            column: table.columns.result ?? 0,
          },
        }),
  };
  return {
    kind: 'done',
    language: event.language,
    plan,
    told: [...told, ...ahead, ...warnings, ...remarks(event)],
    list: [],
  };
}

/** Once a team event has a sheet of line-ups, it is remembered and read without asking for titles. */
function rolesFor({ parts }: EventRead): SheetRole[] {
  const inTeams = parts.some(({ tournament }) => tournament.settings.teamForm !== undefined);
  return ['undo', 'pairings', 'log', ...(inTeams ? (['lineUps'] as const) : [])];
}

/** Also one that an interruption has left empty. */
function lacksLineUps(snapshot: WorkbookSnapshot, places: Places): boolean {
  const values = sheetWithRole(snapshot, 'lineUps')?.values;
  const isEmpty = values?.every((row) => row.every((cell) => cell === '')) === true;
  return places.isNew('lineUps') || ('id' in places.targetOf('lineUps') && isEmpty);
}

function newLineUps(places: Places, event: EventRead): PageWrite {
  return { target: places.targetOf('lineUps'), page: lineUpsTemplate(event), layout: true, typed: true };
}

/** The rows that are new: those that the record did not hold before. */
function stateOf(
  before: EventRead,
  after: EventRead,
  pairings: readonly PairedRound[],
  log: readonly LogLine[],
): PairedState {
  const old = new Set(before.results.map((row) => row.row));
  return {
    kind: 'paired',
    slots: after.results
      .filter((row) => !old.has(row.row))
      .map(({ section, stage, round, match, board, game, white, black, outcome, note }) => ({
        section,
        stage,
        round,
        ...(match === undefined ? {} : { match }),
        board,
        ...(game === undefined ? {} : { game }),
        white,
        ...(black === undefined ? {} : { black }),
        ...(outcome === undefined ? {} : { outcome }),
        ...(note === undefined ? {} : { note }),
      })),
    notes: pairings.map(({ part, pairing }) => ({ ...part, round: pairing.round, notes: pairing.notes })),
    log,
  };
}

/** What the sheets say doubtfully stops nothing and may be long. */
function remarks(event: EventRead): Note[] {
  const count = event.notes.length + event.repairs.length;
  return count === 0 ? [] : [{ code: 'remarksFound', values: { count } }];
}

function pairedNote(event: EventRead, part: PartKey, pairing: Pairing): Note {
  const goesOn = rowsOf(event, part).some((row) => row.round === pairing.round && row.black !== undefined);
  const values = {
    round: roundLabel(pairing.round, part),
    boards: boardsOf(pairing),
    byes: new Set(pairing.byes.map((bye) => bye.player)).size,
  };
  if (!goesOn) {
    return { code: 'roundPaired', values };
  }
  const games = pairing.boards.filter(({ outcome }) => outcome === undefined).length;
  return games === 0
    ? { code: 'roundDecidedByLot', values }
    : { code: 'roundContinued', values: { ...values, boards: games } };
}

/** Several games of a match are played on one board (Law 25). */
function boardsOf({ boards }: Pairing): number {
  return new Set(boards.map(({ match, board }) => `${match ?? ''} ${board}`)).size;
}

function firstEmpty(after: EventRead, pairings: readonly PairedRound[]): ResultRow | undefined {
  const fresh = pairings.flatMap(({ part, pairing }) =>
    rowsOf(after, part).filter((row) => row.round === pairing.round),
  );
  return fresh.find((row) => row.black !== undefined && row.outcome === undefined) ?? fresh[0];
}
