import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Io } from '../../local/cli/io.ts';

export const reports = join(import.meta.dirname, '..', 'fixtures', 'trf', 'reports');
export const dutchFiles = join(import.meta.dirname, '..', 'fixtures', 'trf', 'dutch');

export interface Spoken {
  readonly code: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

/** Runs a command and keeps what it says. */
export function spoken(run: (args: string[], io: Io) => number, ...args: string[]): Spoken {
  const out: string[] = [];
  const err: string[] = [];
  const code = run(args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out, err };
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'trong-tai-'));
}

/** A file with this text or these bytes in a folder of its own. */
export function newFile(name: string, contents: string | Uint8Array): string {
  const path = join(newFolder(), name);
  writeFileSync(path, contents);
  return path;
}
