import { writeFileSync } from 'node:fs';
import type { AddOn } from '../addOn.ts';
import { callFunction } from '../bareContext.ts';
import { FileProblem } from '../file/fileProblem.ts';
import { exit, type Io } from './io.ts';
import { textOfFile } from './trfFile.ts';

interface Answer {
  readonly done: boolean;
  readonly text: string;
}

/** Does what the window of *Import TRF* does with a file. @returns whether the workbook has changed. */
export function importReport({ context }: AddOn, path: string, io: Io): boolean {
  const text = textOfFile(path, io);
  if (text === undefined) {
    return false;
  }
  const answer = callFunction(context, 'importReport', { text }) as Answer;
  answer.text.split('\n').forEach((sentence) => (answer.done ? io.out(sentence) : io.err(sentence)));
  return answer.done;
}

/** Does what the window of *Export TRF* does with its button for a file. @returns the exit code. */
export function exportReport({ context }: AddOn, path: string, io: Io): number {
  const answer = callFunction(context, 'writeReport', 0) as Answer & {
    readonly report: string;
    readonly parts: readonly string[];
  };
  answer.text.split('\n').forEach((sentence) => (answer.done ? io.out(sentence) : io.err(sentence)));
  if (!answer.done) {
    return exit.refused;
  }
  if (answer.parts.length > 1) {
    io.err(`The report tells of “${answer.parts[0]}” only, not of: ${answer.parts.slice(1).join(', ')}.`);
  }
  try {
    writeFileSync(path, answer.report);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FileProblem(`${path} cannot be written (${reason}). Choose another place with --trf.`);
  }
  io.out(`→ ${path}`);
  return exit.done;
}
