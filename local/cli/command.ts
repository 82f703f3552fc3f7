import { exit, type Io } from './io.ts';
import { WrongUsage } from './options.ts';

/** Runs a command; wrong usage becomes its sentence, the usage line, and exit code 2. */
export function withUsage(usage: string, io: Io, command: () => number): number {
  try {
    return command();
  } catch (error) {
    if (!(error instanceof WrongUsage)) {
      throw error;
    }
    io.err(error.message);
    io.err(`Usage: ${usage}`);
    return exit.usage;
  }
}
