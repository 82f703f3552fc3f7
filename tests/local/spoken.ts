import type { Io } from '../../local/cli/io.ts';

/** Keeps what a command says. */
export function spoken(): { io: Io; lines: { out: string[]; err: string[] } } {
  const lines = { out: [] as string[], err: [] as string[] };
  return { io: { out: (line) => lines.out.push(line), err: (line) => lines.err.push(line) }, lines };
}
