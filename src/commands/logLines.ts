import type { EventRead, SettingTexts } from '../sheet/event.ts';
import { logColumns, logHeadings } from '../sheet/headings.ts';
import type { Language } from '../sheet/languages.ts';
import { sentenceOf } from '../sheet/sentences.ts';
import type { Note } from '../tournament/problem.ts';
import { standingPairings } from './pairedRows.ts';
import type { Places } from './places.ts';
import type { LogLine, WritePlan } from './plan.ts';
import type { UndoState } from './undoStates.ts';
import { sheetWithRole, type WorkbookSnapshot } from './workbook.ts';

interface Speaker {
  readonly texts: SettingTexts;
  readonly language: Language;
}

export function logLine(now: string, { texts, language }: Speaker, note: Note): LogLine {
  return [now, texts.arbiter ?? '', sentenceOf(note, language)];
}

export function logLines(
  places: Places,
  now: string,
  speaker: Speaker,
  notes: readonly Note[],
  earlier: readonly LogLine[] = [],
): NonNullable<WritePlan['log']> {
  return logOf(places, speaker.language, [...earlier, ...notes.map((note) => logLine(now, speaker, note))]);
}

/** A Log that has to be made first begins with its headings. */
export function logOf(
  places: Places,
  language: Language,
  lines: readonly LogLine[],
): NonNullable<WritePlan['log']> {
  const [time, arbiter, what] = logColumns.map((column) => logHeadings[column][language][0] ?? column);
  const heading: LogLine = [time ?? '', arbiter ?? '', what ?? ''];
  return {
    target: places.targetOf('log'),
    rows: places.isNew('log') ? [heading, ...lines] : lines,
  };
}

/** The lines of the last pairing, where that command was interrupted before it wrote them. */
export function notYetLogged(
  snapshot: WorkbookSnapshot,
  event: EventRead,
  states: readonly UndoState[],
): readonly LogLine[] {
  const last = standingPairings(states, event)[0]?.state;
  const log = sheetWithRole(snapshot, 'log')?.values ?? [];
  const first = last?.log[0] ?? ['', '', ''];
  const logged = log.some((row) => row.includes(first[0]) && row.includes(first[2]));
  return last === undefined || logged ? [] : last.log;
}
