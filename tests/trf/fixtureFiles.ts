import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrfDocument } from '../../src/trf/document.ts';
import { readTrf } from '../../src/trf/readTrf.ts';

const folder = join(import.meta.dirname, '..', 'fixtures', 'trf');

/** Every report of tests/fixtures/trf, by its path below that folder. */
export const fixtureNames: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.trf'))
  .sort();

export function fixtureText(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** The document of a text without problems. */
export function documentOf(text: string): TrfDocument {
  const reading = readTrf(text);
  if (!reading.ok) {
    throw new Error(JSON.stringify(reading.problems));
  }
  return reading.document;
}

/** The same document as if it had not been read from a file: every record is written in its own columns. */
export function withoutSource(document: TrfDocument): TrfDocument {
  return { ...document, sourceLines: new Map() };
}
