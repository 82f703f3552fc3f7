import type { EventRead } from '../sheet/event.ts';
import { importedPages, type ImportedPages } from '../sheet/importedPages.ts';
import type { Language } from '../sheet/languages.ts';
import { openRows, readEvent } from '../sheet/readEvent.ts';
import { withNames } from '../sheet/reportNames.ts';
import { reportSettings } from '../sheet/reportSettings.ts';
import { typedRoles, type TypedRole } from '../sheet/roles.ts';
import { parseSystem } from '../sheet/settingValues.ts';
import { logTemplate, type NewEvent } from '../sheet/templates.ts';
import { sheetTitles } from '../sheet/titles.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import type { TrfDocument } from '../trf/document.ts';
import { infoOfTrf } from '../trf/infoOfTrf.ts';
import { readTrf } from '../trf/readTrf.ts';
import { recordsNotKept } from '../trf/recordsNotKept.ts';
import { tournamentOfTrf } from '../trf/tournamentOfTrf.ts';
import { editionByStart } from './recordFindings.ts';
import type { Command, Done, Outcome } from './command.ts';
import { currentRounds } from './currentRounds.ts';
import { eventRoles, eventSheets, namedSheet } from './eventSheets.ts';
import { filledSheets, rowsBeside } from './filledSheets.ts';
import { replacedSettings } from './replacedSettings.ts';
import { logLine } from './logLines.ts';
import { systemProblems } from './newTournament.ts';
import { writeUndoStates } from './undoStates.ts';
import { readSheets, type WorkbookSnapshot } from './workbook.ts';

/** What the window of *Import TRF* sends. */
export interface ImportChoices {
  /** The whole file. */
  readonly text: string;
  /** As typed; empty: what the file says, else FIDE Dutch. */
  readonly system: string;
  /** Absent: the workbook's own, in a new one Vietnamese. */
  readonly language?: Language;
}

/**
 * Fills the sheets of an event from a tournament report (TRF16, TRF26), making those that are missing. Sheets with
 * rows of the arbiter's own are never written over; a report with a broken line is refused whole.
 */
export function importTrf(choices: ImportChoices): Command {
  return {
    reads: { values: eventRoles, formulas: [], places: [] },
    resumesImport: true,
    run: (snapshot): Outcome => {
      const event = readEvent(readSheets(snapshot));
      const known = event.texts.language === undefined ? snapshot.language : event.language;
      const language = choices.language ?? known ?? 'vi';
      const reading = readTrf(choices.text);
      const system = choices.system.trim() === '' ? [] : systemProblems(choices.system, language);
      const problems: Problem[] = [
        ...(snapshot.importing === true ? [] : filledSheets(snapshot, false)),
        ...system,
        ...(reading.ok ? [] : reading.problems),
      ];
      return reading.ok && problems.length === 0
        ? filled(snapshot, event, language, { ...reading, system: choices.system })
        : { kind: 'refused', language, problems };
    },
  };
}

interface Report {
  readonly document: TrfDocument;
  readonly notes: readonly Note[];
  readonly system: string;
}

/** Everything that is written, and all that was repaired, doubtful or left out. */
function filled(snapshot: WorkbookSnapshot, before: EventRead, language: Language, report: Report): Outcome {
  const { document } = report;
  const read = tournamentOfTrf(document, parseSystem(report.system));
  const { tournament, notes: nameNotes } = withNames(read.tournament, language);
  const settings = reportSettings(tournament, infoOfTrf(document), { ...before, language });
  const event: NewEvent = {
    language,
    colourNames: before.colourNames,
    texts: { drawSeed: snapshot.now, ...before.texts, ...settings.texts },
  };
  const roundTimes = new Map([...before.roundTimes, ...settings.roundTimes]);
  const pages = importedPages(tournament, event, roundTimes);
  const inTheWay =
    snapshot.importing === true
      ? rowsBeside(snapshot, pages)
      : filledSheets(snapshot, pages.lineUps !== undefined);
  if (inTheWay.length > 0) {
    return { kind: 'refused', language, problems: inTheWay };
  }
  const after = eventOf(snapshot, pages, language);
  const left = recordsNotKept(document);
  const values = {
    players: tournament.players.length,
    rounds: tournament.rounds.length,
    sheets: typedRoles.map((role) => titleOf(snapshot, role, language)).join(', '),
  };
  const told: Note[] = [
    { code: 'trfImported', values },
    ...report.notes,
    ...read.notes,
    ...nameNotes,
    ...settings.notes,
    ...replacedSettings(before.texts, settings.texts, language),
    ...after.parts.flatMap(editionByStart),
    ...(left.length === 0 ? [] : [{ code: 'trfRecordsNotKept' as const, values: { list: left.join(', ') } }]),
  ];
  return {
    kind: 'done',
    language,
    plan: planOf(snapshot, event, pages, after, told),
    told: [...told, ...after.problems],
    list: [],
  };
}

function planOf(
  snapshot: WorkbookSnapshot,
  event: NewEvent,
  pages: ImportedPages,
  after: EventRead,
  told: readonly Note[],
): Done['plan'] {
  const { places, plan } = eventSheets(snapshot, event.language, pages);
  const log = { target: places.targetOf('log'), page: logTemplate(event), layout: true, typed: true };
  const logged = (namedSheet(snapshot, 'log')?.values ?? []).some((row) => row.some((cell) => cell !== ''));
  const pairings = { target: places.targetOf('pairings'), page: currentRounds(after, []) };
  const [open] = openRows(after);
  return {
    ...plan,
    filled: plan.derived,
    // What was done to the sheets before cannot be undone in those that come.
    undo: writeUndoStates(places.targetOf('undo'), []),
    derived: [{ ...pairings, layout: true, typed: false }, ...(logged ? [] : [log])],
    log: { target: log.target, rows: told.map((note) => logLine(snapshot.now, after, note)) },
    cursor:
      open === undefined
        ? { target: places.targetOf('players'), row: 1, column: 1 }
        : {
            target: places.targetOf('results'),
            row: open.row,
            column: after.tables.results?.columns.result ?? 0,
          },
  };
}

/** The event as the next command will read it. */
function eventOf(snapshot: WorkbookSnapshot, pages: ImportedPages, language: Language): EventRead {
  return readEvent(
    typedRoles.map((role) => ({
      id: role,
      role,
      title: titleOf(snapshot, role, language),
      values: pages[role].cells,
    })),
  );
}

function titleOf(snapshot: WorkbookSnapshot, role: TypedRole, language: Language): string {
  return namedSheet(snapshot, role)?.title ?? sheetTitles[role][language];
}
