import { answerTo, runAnswered, shownQuestion, type GivenAnswer } from '../src/commands/answered.ts';
import type { Command, Outcome } from '../src/commands/command.ts';
import {
  commands,
  menuLines,
  type CommandName,
  type DialogName,
  type MenuLine,
} from '../src/commands/commands.ts';
import { sparingForeignPages } from '../src/commands/foreignPages.ts';
import { selectedPlayer, whyThisPairing } from '../src/commands/whyThisPairing.ts';
import { exportTrf, type ReportAnswer } from '../src/commands/exportTrf.ts';
import { readsRecord } from '../src/commands/sheetsToRead.ts';
import type { WindowAnswer } from '../src/commands/windowAnswer.ts';
import type { SelectedCell } from '../src/commands/workbook.ts';
import { languages, type Language } from '../src/sheet/languages.ts';
import { menuLabel } from '../src/sheet/menuLabels.ts';
import { sentenceOf } from '../src/sheet/sentences.ts';
import type { Problem } from '../src/tournament/problem.ts';
import { stoppedBy } from './googleErrors.ts';
import { lookAt, readWorkbook, rememberedLanguage } from './googleWorkbook.ts';
import { publishedAddOn } from './menuPlace.ts';
import { pageOfWindow } from './windows/layout.ts';
import { windows } from './windows/windows.ts';
import type { HtmlService as Html, LockService as Locks, Menu, SpreadsheetService } from './googleTypes.ts';
import type { Speaker } from './speaker.ts';
import { writeWorkbook } from './writeWorkbook.ts';

/** A box shows so many lines; the rest is counted. */
const mostLines = 25;
/** A command starts over when somebody types into the sheets it is about to write. */
const mostAttempts = 4;
/** A command that waits longer for another one gives up. */
const lockMilliseconds = 1000;

/** Builds the menu. May run before the person has allowed anything: then only the menu can be reached. */
export function buildMenu(authorised: boolean): void {
  const ui = (SpreadsheetApp as SpreadsheetService).getUi();
  const language = authorised ? knownLanguage() : undefined;
  const menu = publishedAddOn ? ui.createAddonMenu() : ui.createMenu(menuLabel('menu', language));
  menuLines.forEach((line) => addLine(menu, line, language, () => ui.createMenu(groupLabel(line, language))));
  menu.addToUi();
}

function knownLanguage(): Language | undefined {
  try {
    return rememberedLanguage();
  } catch {
    return undefined;
  }
}

function addLine(menu: Menu, line: MenuLine, language: Language | undefined, newGroup: () => Menu): void {
  if (line === 'separator') {
    menu.addSeparator();
  } else if ('entry' in line) {
    menu.addItem(menuLabel(line.entry, language), entryFunction(line.entry));
  } else {
    const group = newGroup();
    line.entries.forEach((entry) => group.addItem(menuLabel(entry, language), entryFunction(entry)));
    menu.addSubMenu(group);
  }
}

/** The top-level function of a menu entry; formulas ignore case, so none may be called like a custom function. */
function entryFunction(entry: CommandName | DialogName): string {
  return `menu${entry.charAt(0).toUpperCase()}${entry.slice(1)}`;
}

function groupLabel(line: MenuLine, language: Language | undefined): string {
  return typeof line === 'object' && 'group' in line ? menuLabel(line.group, language) : '';
}

/** Runs an entry of the menu, asking what it has to ask. */
export function runEntry(name: CommandName): void {
  converse(commands[name], boxes());
}

/** Runs a command for the window that asked for it; the answer is shown there. */
export function runForWindow(command: Command): WindowAnswer {
  const outcome = locked(command, []);
  switch (outcome.kind) {
    case 'done':
      return { done: true, text: lines(outcome.told, outcome.language, Infinity) };
    case 'refused':
      return { done: false, text: lines(outcome.problems, outcome.language, Infinity) };
    case 'asked':
      return { done: false, text: lines([outcome.question], outcome.language) };
  }
}

/** The answer to *Why this pairing?*; nothing is written, so nothing is locked. */
export function explainForWindow(player: string, round: string): WindowAnswer {
  try {
    return whyThisPairing(readWorkbook(readsRecord()).snapshot, { player, round });
  } catch (error) {
    return { done: false, text: lines([stoppedBy(error)], undefined) };
  }
}

/** The event as a tournament report; nothing is written, so nothing is locked. */
export function reportForWindow(part: number): ReportAnswer {
  try {
    return exportTrf(readWorkbook(readsRecord()).snapshot, part);
  } catch (error) {
    return { done: false, text: lines([stoppedBy(error)], undefined), report: '', fileName: '', parts: [] };
  }
}

/** The number of the player in the selected row, as the window suggests it; empty where there is none. */
export function suggestedPlayer(): string {
  const cell = selectedCell();
  const number = cell === undefined ? undefined : selectedPlayer(readWorkbook(readsRecord()).snapshot, cell);
  return number === undefined ? '' : String(number);
}

/** The first cell of what is selected on the screen. */
function selectedCell(): SelectedCell | undefined {
  const range = (SpreadsheetApp as SpreadsheetService).getActiveSpreadsheet().getActiveRange();
  const value: unknown = range?.getValue();
  return range === null
    ? undefined
    : {
        sheet: range.getSheet().getName(),
        row: range.getRow() - 1,
        column: range.getColumn() - 1,
        value: typeof value === 'number' || typeof value === 'string' ? value : '',
      };
}

/** Until an event says otherwise: the language of the spreadsheet's own locale (`vi_VN`, `en_GB`). */
function languageOfLocale(): Language {
  const locale = (SpreadsheetApp as SpreadsheetService).getActiveSpreadsheet().getSpreadsheetLocale();
  return languages.find((language) => locale.startsWith(language)) ?? 'en';
}

/** Opens the window of an entry: in the language of the event, or in any that the person chooses there. */
export function openWindow(name: DialogName): void {
  const known = knownLanguage();
  const first = known ?? languageOfLocale();
  const window = windows[name];
  const all = window.choosesLanguage || known === undefined;
  const spoken = [first, ...(all ? languages.filter((language) => language !== first) : [])];
  const page = pageOfWindow(window, spoken, (language) => menuLabel(name, language));
  const html = (HtmlService as Html).createHtmlOutput(page).setWidth(420).setHeight(window.height);
  (SpreadsheetApp as SpreadsheetService).getUi().showModalDialog(html, menuLabel(name, known));
}

/** Runs a command, asking what it has to ask; what changed while a box was open is asked again. */
export function converse(command: Command, speaker: Speaker): void {
  const given: GivenAnswer[] = [];
  let outcome = locked(command, given);
  while (outcome.kind === 'asked' && answerTo(outcome, given) === undefined) {
    const { id, question, details, language } = outcome;
    const shown = shownQuestion(outcome);
    const yes = speaker.ask(lines([question], language), lines(details, language));
    given.push({ id, shown, yes });
    outcome = locked(command, given);
  }
  say(outcome, speaker);
}

function say(outcome: Outcome, speaker: Speaker): void {
  const title = menuLabel('menu', outcome.language);
  switch (outcome.kind) {
    case 'refused':
      speaker.warn(title, lines(outcome.problems, outcome.language));
      return;
    case 'done':
      speaker.tell(title, lines(outcome.told, outcome.language));
      if (outcome.list.length > 0) {
        speaker.warn(title, lines(outcome.list, outcome.language));
      }
      return;
    case 'asked':
      return;
  }
}

/** Reads, decides and writes while no other command can; a failure becomes a sentence that says what to do. */
function locked(command: Command, given: readonly GivenAnswer[]): Outcome {
  const lock = (LockService as Locks).getDocumentLock();
  if (!lock.tryLock(lockMilliseconds)) {
    return { kind: 'refused', language: undefined, problems: [{ code: 'workbookBusy' }] };
  }
  let language: Language | undefined;
  try {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const workbook = readWorkbook(command.reads);
      language = workbook.snapshot.language;
      const selected = command.looks === true ? selectedCell() : undefined;
      const snapshot = { ...workbook.snapshot, ...(selected && { selected }) };
      const outcome = sparingForeignPages(snapshot, runAnswered(command, snapshot, given), (id) =>
        lookAt(workbook, id),
      );
      if (outcome.kind !== 'done' || writeWorkbook(workbook, outcome.plan) === 'written') {
        return outcome;
      }
    }
    return { kind: 'refused', language, problems: [{ code: 'sheetsChanging' }] };
  } catch (error) {
    return { kind: 'refused', language, problems: [stoppedBy(error)] };
  } finally {
    lock.releaseLock();
  }
}

function lines(notes: readonly Problem[], language: Language | undefined, most = mostLines): string {
  const spoken = language === undefined ? languages : [language];
  const shown = notes.slice(0, most).map((note) => spoken.map((each) => sentenceOf(note, each)).join('\n'));
  const left = notes.length - shown.length;
  return [...shown, ...(left > 0 ? [`… + ${left}`] : [])].join('\n');
}

function boxes(): Speaker {
  const service: SpreadsheetService = SpreadsheetApp;
  const ui = service.getUi();
  return {
    tell: (title, text) => void service.getActiveSpreadsheet().toast(text, title, 10),
    warn: (title, text) => void ui.alert(title, text, ui.ButtonSet.OK),
    ask: (title, text) => ui.alert(title, text, ui.ButtonSet.YES_NO) === ui.Button.YES,
  };
}
