import type { TrfDocument } from './document.ts';
import { writeRecord } from './recordFormats.ts';

/** The text of the file. Records read from a file and left alone are written as they stood there. */
export function writeTrf(document: TrfDocument): string {
  const lines = document.records.map((record) => document.sourceLines.get(record) ?? writeRecord(record));
  return lines.join(document.lineEnding) + (document.endsWithLineEnding ? document.lineEnding : '');
}
