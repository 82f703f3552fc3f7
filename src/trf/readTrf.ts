import type { Note, Problem } from '../tournament/problem.ts';
import { contradictions, type PlacedPlayer } from './consistency.ts';
import type { LineEnding, TrfDocument, TrfRecord } from './document.ts';
import type { TrfLine } from './line.ts';
import { trfLine } from './line.ts';
import { nameColumn, nameWidth } from './playerRecord.ts';
import { readRecord, writeRecord } from './recordFormats.ts';

/** The document, with notes on what was repaired; or every problem of the file, each with line and column. */
export type TrfReading =
  | { readonly ok: true; readonly document: TrfDocument; readonly notes: readonly Note[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a TRF16 or TRF26 file. Lines may end with CR, LF or CRLF. */
export function readTrf(text: string): TrfReading {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const endsWithLineEnding = lines.length > 1 && lines[lines.length - 1] === '';
  if (endsWithLineEnding) {
    lines.pop();
  }
  const records: TrfRecord[] = [];
  const sourceLines = new Map<TrfRecord, string>();
  const players: PlacedPlayer[] = [];
  const problems: Problem[] = [];
  const notes: Note[] = [];
  lines.forEach((source, index) => {
    const { line, record } = readLine(index + 1, source);
    problems.push(...line.problems);
    notes.push(...line.repairs);
    if (record === undefined) {
      return;
    }
    records.push(record);
    if (line.repairs.length === 0) {
      sourceLines.set(record, source);
      notes.push(...textOutsideColumns(record, source, line.number));
    }
    if (record.kind === 'player') {
      players.push({ line: line.number, record });
    }
  });
  if (players.length === 0 && problems.length === 0) {
    problems.push({ code: 'trfNoPlayers' });
  }
  problems.push(...(problems.length === 0 ? contradictions(players) : []));
  if (problems.length > 0) {
    return { ok: false, problems };
  }
  return {
    ok: true,
    document: { records, sourceLines, lineEnding: firstLineEnding(text), endsWithLineEnding },
    notes,
  };
}

/** A shifted line often still makes sense to the columns; then more stands in it than they hold. */
function textOutsideColumns(record: TrfRecord, source: string, line: number): Note[] {
  const readAs = writeRecord(record);
  return letters(source) > letters(readAs)
    ? [{ code: 'trfOutsideColumns', found: source.trim(), values: { line, readAs } }]
    : [];
}

/** How many characters are no blanks and no leading zeros. */
function letters(text: string): number {
  return text.replace(/(^|\D)0+(?=\d)/g, '$1').replace(/\s/g, '').length;
}

interface ReadLine {
  readonly line: TrfLine;
  readonly record: TrfRecord | undefined;
}

/** A player's line that makes sense only when its columns are counted in bytes is repaired so. */
function readLine(number: number, source: string): ReadLine {
  const line = trfLine(number, source);
  const reading = { line, record: readRecord(line) };
  if (line.problems.length === 0 || !source.startsWith('001')) {
    return reading;
  }
  const shifted = countedInBytes(source);
  if (shifted === undefined) {
    return reading;
  }
  const attempt = trfLine(number, shifted);
  const record = readRecord(attempt);
  if (attempt.problems.length > 0) {
    return reading;
  }
  attempt.repairs.push({ code: 'trfByteColumnsRepaired', values: { line: number, column: nameColumn } });
  return { line: attempt, record };
}

/** The line with its name widened by the bytes that UTF-8 needs beyond one for each letter. */
function countedInBytes(source: string): string | undefined {
  const start = nameColumn - 1;
  let bytes = 0;
  let end = start;
  while (end < source.length && bytes < nameWidth) {
    const code = source.charCodeAt(end);
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
    end += 1;
  }
  const missing = nameWidth - (end - start);
  return missing === 0 ? undefined : source.slice(0, end) + ' '.repeat(missing) + source.slice(end);
}

function firstLineEnding(text: string): LineEnding {
  const found = /\r\n|\r|\n/.exec(text);
  return found === null ? '\n' : (found[0] as LineEnding);
}
