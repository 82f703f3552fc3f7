import type { EventRead } from '../sheet/event.ts';
import { onceEach, readEvent } from '../sheet/readEvent.ts';
import { crosstableSheet, standingsSheet } from '../sheet/standingsSheet.ts';
import { roundToPair } from '../sheet/roundToPair.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import { applied } from './applied.ts';
import { bracketAgain } from './bracket.ts';
import { colourFindings } from './colourFindings.ts';
import type { Command, Outcome } from './command.ts';
import { currentRounds } from './currentRounds.ts';
import { done } from './done.ts';
import { foundTables } from './foundTables.ts';
import { withoutHalfWritten, type WithoutHalf } from './halfWritten.ts';
import { logLines, notYetLogged } from './logLines.ts';
import { pairingWarnings, recordProblems, roundLabel } from './pairingRefusals.ts';
import { placesFor } from './places.ts';
import type { PageWrite } from './plan.ts';
import { recordFindings } from './recordFindings.ts';
import { repairing } from './repairs.ts';
import { readUndoStates, writeUndoStates, type UndoState } from './undoStates.ts';
import { teamFindings } from './teamFindings.ts';
import { readSheets, sheetWithRole, type WorkbookSnapshot } from './workbook.ts';

/** Lists all that is wrong or doubtful, offers to rewrite what was typed in other forms, rebuilds what is shown. */
export const checkEverything: Command = {
  reads: {
    values: ['settings', 'players', 'results', 'log', 'undo'],
    formulas: ['settings', 'players', 'results'],
    places: ['pairings', 'standings', 'crosstable'],
    ifKnown: ['bracket'],
  },
  run: (given, answers): Outcome => {
    const states = readUndoStates(sheetWithRole(given, 'undo')?.values);
    const half = withoutHalfWritten(given, readEvent(readSheets(given)), states);
    const { event } = half;
    if (event.tables.players === undefined || event.tables.results === undefined) {
      return { kind: 'refused', language: event.language, problems: event.problems };
    }
    const count = event.repairs.length;
    if (count > 0 && answers.makeRepairs === undefined) {
      return {
        kind: 'asked',
        language: event.language,
        id: 'makeRepairs',
        question: { code: 'makeRepairs', values: { count } },
        details: onceEach(event.repairs.map(({ note }) => note)),
      };
    }
    return checked(half, states, count > 0 && answers.makeRepairs === true);
  },
};

/** Rows that an interrupted pairing has left half go too. */
function checked(half: WithoutHalf, old: readonly UndoState[], repair: boolean): Outcome {
  const { snapshot, event, emptying } = half;
  const repairs = repair ? repairing(snapshot, event) : undefined;
  const after = repairs === undefined ? snapshot : applied(snapshot, repairs.blocks);
  const now = repairs === undefined ? event : readEvent(readSheets(after));
  const found = findings(now);
  const states: readonly UndoState[] = repairs === undefined ? old : [repairs.state, ...old];
  const places = placesFor(
    snapshot,
    repairs === undefined ? ['log'] : ['undo', 'log'],
    now.language,
    foundTables(now),
  );
  const told = [...toldOf(found), ...takenBack(half), ...repairedNotes(event, repair)];
  const outcome = done({ snapshot, event: now, places }, told, {
    ...(repairs === undefined
      ? { commit: emptying }
      : {
          prepare: repairs.prepare,
          undo: writeUndoStates(places.targetOf('undo'), states),
          commit: [...emptying, ...repairs.blocks],
        }),
    derived: found.problems.length === 0 ? shownSheets(snapshot, now, states) : [],
    log: logLines(places, snapshot.now, now, told, notYetLogged(snapshot, now, states)),
  });
  return { ...outcome, list: [...found.problems, ...found.notes] };
}

interface Found {
  readonly problems: readonly Problem[];
  readonly notes: readonly Note[];
}

function findings(event: EventRead): Found {
  const parts = event.parts.map((part) => ({ part, next: roundToPair(part.tournament) }));
  return {
    problems: [...event.problems, ...recordProblems(event, parts), ...teamFindings(event)],
    notes: [
      ...event.notes,
      ...onceEach(event.repairs.map(({ note }) => note)),
      ...pairingWarnings(event, parts),
      ...colourFindings(event),
      ...recordFindings(event),
    ],
  };
}

function toldOf({ problems, notes }: Found): Note[] {
  const values = { wrong: problems.length, notes: notes.length };
  return problems.length + notes.length === 0
    ? [{ code: 'everythingRight' }]
    : [{ code: 'everythingChecked', values }];
}

function takenBack({ state }: WithoutHalf): Note[] {
  return (state?.notes ?? []).map((note) => ({
    code: 'pairingUndone',
    values: { round: roundLabel(note.round, note) },
  }));
}

function repairedNotes(event: EventRead, repair: boolean): Note[] {
  return repair ? [{ code: 'repairsMade', values: { count: event.repairs.length } }] : [];
}

/** Whatever was left half done after a commit is made whole: only sheets that the workbook has. */
function shownSheets(
  snapshot: WorkbookSnapshot,
  event: EventRead,
  states: readonly UndoState[],
): PageWrite[] {
  const pages = {
    pairings: () => currentRounds(event, states),
    standings: () => standingsSheet(event),
    crosstable: () => crosstableSheet(event),
  };
  const shown = (['pairings', 'standings', 'crosstable'] as const).flatMap((role) => {
    const sheet = sheetWithRole(snapshot, role);
    return sheet === undefined
      ? []
      : [{ target: { id: sheet.id }, page: pages[role](), layout: role === 'crosstable', typed: false }];
  });
  return [...shown, ...bracketAgain(snapshot, event)];
}
