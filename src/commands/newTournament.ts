import { parseSystem } from '../sheet/settingValues.ts';
import type { Language } from '../sheet/languages.ts';
import type { SheetPage } from '../sheet/page.ts';
import type { SheetRole } from '../sheet/roles.ts';
import { roleOfTitle } from '../sheet/findSheet.ts';
import {
  logTemplate,
  playersTemplate,
  resultsTemplate,
  settingsTemplate,
  type NewEvent,
} from '../sheet/templates.ts';
import { sheetTitles } from '../sheet/titles.ts';
import type { ColourNames } from '../sheet/words.ts';
import { systemWords } from '../sheet/words.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import type { Command, Outcome } from './command.ts';
import { logLine } from './logLines.ts';
import { placesFor } from './places.ts';
import { emptyPlan, type PageWrite } from './plan.ts';
import type { SheetSnapshot, WorkbookSnapshot } from './workbook.ts';

/** What the arbiter chooses. Texts are as typed; an empty one is not written. */
export interface TournamentChoices {
  readonly language: Language;
  readonly system: string;
  readonly event?: string;
  readonly rounds?: string;
  readonly colourNames?: ColourNames;
}

const made: readonly SheetRole[] = [
  'settings',
  'players',
  'results',
  'pairings',
  'standings',
  'crosstable',
  'log',
  'undo',
];

/** Makes the sheets of an event; a sheet that holds anything is never written over. */
export function newTournament(choices: TournamentChoices): Command {
  return {
    reads: { values: made, formulas: [], places: [] },
    run: (snapshot): Outcome => {
      const { language } = choices;
      const problems = refusals(snapshot, choices);
      return problems.length > 0
        ? { kind: 'refused', language, problems }
        : { kind: 'done', language, ...sheetsOf(snapshot, choices), list: [] };
    },
  };
}

function refusals(snapshot: WorkbookSnapshot, choices: TournamentChoices): Problem[] {
  const problems = made.flatMap((role): Problem[] => {
    const sheet = namedSheet(snapshot, role);
    return sheet === undefined || isEmpty(sheet)
      ? []
      : [{ code: 'sheetNotEmpty', values: { title: sheet.title } }];
  });
  if (parseSystem(choices.system) === undefined) {
    const list = Object.values(systemWords)
      .map((words) => words[choices.language][0])
      .join(', ');
    problems.push({ code: 'choiceNotUnderstood', found: choices.system, values: { list } });
  }
  return problems;
}

/** By title or remembered role only: a list of the arbiter's own may well have the headings of ours. */
function namedSheet(snapshot: WorkbookSnapshot, role: SheetRole): SheetSnapshot | undefined {
  return snapshot.sheets.find((sheet) => (sheet.role ?? roleOfTitle(sheet.title)) === role);
}

function isEmpty(sheet: SheetSnapshot): boolean {
  return (sheet.values ?? []).every((row) => row.every((cell) => cell === ''));
}

function sheetsOf(snapshot: WorkbookSnapshot, choices: TournamentChoices) {
  const event = newEvent(snapshot, choices);
  const { language } = event;
  const found = Object.fromEntries(
    made.flatMap((role) => {
      const sheet = namedSheet(snapshot, role);
      return sheet === undefined ? [] : [[role, sheet.id] as const];
    }),
  );
  const places = placesFor(snapshot, made, language, found);
  const page = (role: SheetRole, written: SheetPage): PageWrite => ({
    target: places.targetOf(role),
    page: written,
    layout: true,
    typed: true,
  });
  const told: Note[] = [{ code: 'tournamentMade', values: { players: sheetTitles.players[language] } }];
  return {
    told,
    plan: {
      ...emptyPlan,
      newSheets: places.newSheets,
      identity: places.identity,
      derived: [
        page('settings', settingsTemplate(event)),
        page('players', playersTemplate(event)),
        page('results', resultsTemplate(event)),
        page('log', logTemplate(event)),
      ],
      log: { target: places.targetOf('log'), rows: told.map((note) => logLine(snapshot.now, event, note)) },
      cursor: { target: places.targetOf('players'), row: 1, column: 1 },
    },
  };
}

/** The draw seed is there from the start, so that every lot can be checked; the arbiter may type another. */
function newEvent(snapshot: WorkbookSnapshot, choices: TournamentChoices): NewEvent {
  const system = parseSystem(choices.system) ?? 'dutch';
  const { event = '', rounds = '' } = choices;
  return {
    language: choices.language,
    colourNames: choices.colourNames ?? 'white',
    texts: {
      system: systemWords[system][choices.language][0] ?? system,
      drawSeed: snapshot.now,
      ...(event.trim() === '' ? {} : { event }),
      ...(rounds.trim() === '' ? {} : { rounds }),
    },
  };
}
