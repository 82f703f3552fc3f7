import { parseSystem, parseTeamForm } from '../sheet/settingValues.ts';
import type { Language } from '../sheet/languages.ts';
import {
  lineUpsTemplate,
  logTemplate,
  playersTemplate,
  resultsTemplate,
  settingsTemplate,
  type NewEvent,
} from '../sheet/templates.ts';
import { sheetTitles } from '../sheet/titles.ts';
import type { ColourNames } from '../sheet/words.ts';
import { systemWord, teamFormWord } from '../sheet/words.ts';
import type { Note, Problem } from '../tournament/problem.ts';
import { systemNames, teamForms } from '../tournament/settings.ts';
import type { Command, Outcome } from './command.ts';
import { eventRoles, eventSheets, namedSheet, teamEventRoles } from './eventSheets.ts';
import { logLine } from './logLines.ts';
import { readEvent } from '../sheet/readEvent.ts';
import { holdsOnly } from './holdsOnly.ts';
import type { PageWrite, WritePlan } from './plan.ts';
import type { SheetSnapshot, WorkbookSnapshot } from './workbook.ts';

/** What the arbiter chooses. Texts are as typed; an empty one is not written. */
export interface TournamentChoices {
  readonly language: Language;
  readonly system: string;
  /** How teams meet; empty or absent: an event of individuals. */
  readonly teamForm?: string;
  readonly event?: string;
  readonly rounds?: string;
  readonly colourNames?: ColourNames;
}

/**
 * Makes the sheets of an event; a sheet that holds anything is never written over, but what an interruption has left of
 * this very command.
 */
export function newTournament(choices: TournamentChoices): Command {
  return {
    reads: { values: eventRoles, formulas: [], places: [] },
    run: (snapshot): Outcome => {
      const { language } = choices;
      const wrong = wrongChoices(choices);
      const made = sheetsOf(snapshot, choices);
      const problems = [...filled(snapshot, choices, made.plan), ...wrong];
      return problems.length > 0
        ? { kind: 'refused', language, problems }
        : { kind: 'done', language, ...made, list: [] };
    },
  };
}

function filled(
  snapshot: WorkbookSnapshot,
  { teamForm = '' }: TournamentChoices,
  plan: WritePlan,
): Problem[] {
  const roles = teamForm === '' ? eventRoles : teamEventRoles;
  const pageOf = (sheet: SheetSnapshot): PageWrite | undefined =>
    plan.derived.find(({ target }) => 'id' in target && target.id === sheet.id);
  const there = roles.flatMap((role) => namedSheet(snapshot, role) ?? []);
  // Where every page stands, the command was not interrupted: there is nothing left to make.
  const isBegun = plan.derived.some(
    ({ target }) => !there.some((sheet) => 'id' in target && target.id === sheet.id && !isEmpty(sheet)),
  );
  return there.flatMap((sheet): Problem[] => {
    const page = pageOf(sheet)?.page;
    const isOurs = isBegun && page !== undefined && holdsOnly(sheet.values ?? [], page);
    return isOurs || isEmpty(sheet) ? [] : [{ code: 'sheetNotEmpty', values: { title: sheet.title } }];
  });
}

function wrongChoices({ system, teamForm = '', language }: TournamentChoices): Problem[] {
  return [...systemProblems(system, language), ...teamFormProblems(teamForm, language)];
}

/** A system that nobody knows; both windows and the command line may send anything. */
export function systemProblems(system: string, language: Language): Problem[] {
  const list = systemNames.map((each) => systemWord(each, language)).join(', ');
  return parseSystem(system) === undefined
    ? [{ code: 'choiceNotUnderstood', found: system, values: { list } }]
    : [];
}

function teamFormProblems(teamForm: string, language: Language): Problem[] {
  const list = teamForms.map((form) => teamFormWord(form, language)).join(', ');
  return teamForm === '' || parseTeamForm(teamForm) !== undefined
    ? []
    : [{ code: 'choiceNotUnderstood', found: teamForm, values: { list } }];
}

function isEmpty(sheet: SheetSnapshot): boolean {
  return (sheet.values ?? []).every((row) => row.every((cell) => cell === ''));
}

function sheetsOf(snapshot: WorkbookSnapshot, choices: TournamentChoices) {
  const event = newEvent(snapshot, choices);
  const { language } = event;
  const { places, plan } = eventSheets(snapshot, language, {
    settings: settingsTemplate(event),
    players: playersTemplate(event),
    results: resultsTemplate(event),
    ...(event.texts.teamForm === undefined ? {} : { lineUps: lineUpsTemplate(event) }),
  });
  const log = { target: places.targetOf('log'), page: logTemplate(event), layout: true, typed: true };
  const told: Note[] = [{ code: 'tournamentMade', values: { players: sheetTitles.players[language] } }];
  return {
    told,
    plan: {
      ...plan,
      derived: [...plan.derived, log],
      log: { target: log.target, rows: told.map((note) => logLine(snapshot.now, event, note)) },
      cursor: { target: places.targetOf('players'), row: 1, column: 1 },
    },
  };
}

function seedThere(snapshot: WorkbookSnapshot): string | undefined {
  const settings = namedSheet(snapshot, 'settings');
  return settings === undefined
    ? undefined
    : readEvent([{ ...settings, values: settings.values ?? [] }]).texts.drawSeed;
}

/** The draw seed is there from the start, so that every lot can be checked; the arbiter may type another. */
function newEvent(snapshot: WorkbookSnapshot, choices: TournamentChoices): NewEvent {
  const system = parseSystem(choices.system) ?? 'dutch';
  const teamForm = parseTeamForm(choices.teamForm ?? '');
  const { event = '', rounds = '', language } = choices;
  return {
    language,
    colourNames: choices.colourNames ?? 'white',
    texts: {
      system: systemWord(system, language),
      ...(teamForm === undefined ? {} : { teamForm: teamFormWord(teamForm, language) }),
      drawSeed: seedThere(snapshot) ?? snapshot.now,
      ...(event.trim() === '' ? {} : { event }),
      ...(rounds.trim() === '' ? {} : { rounds }),
    },
  };
}
