import { exit, type Io } from './cli/io.ts';
import { WrongUsage } from './cli/options.ts';
import { FileProblem } from './file/fileProblem.ts';
import { isMain } from './isMain.ts';
import { terminal } from './terminal.ts';

interface Command {
  run(args: string[], io: Io): number | Promise<number>;
  readonly usage?: string;
}

/** Each command is loaded only when it is asked for. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  new: () => import('./cli/new.ts'),
  run: () => import('./cli/run.ts'),
  pair: () => import('./cli/pair.ts'),
  check: () => import('./cli/check.ts'),
  simulate: () => import('./cli/simulate.ts'),
  standings: () => import('./cli/standings.ts'),
};

/** The command line of workbook.md. @returns the exit code. */
export async function arbiter(words: readonly string[], io: Io): Promise<number> {
  const [name = '', ...args] = words;
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) {
    io.err(name === '' ? 'Say which command.' : `There is no command “${name}”.`);
    io.err(`Commands: ${Object.keys(commands).join(', ')}`);
    return exit.usage;
  }
  const command = await load();
  try {
    return await command.run(args, io);
  } catch (error) {
    if (error instanceof WrongUsage) {
      io.err(error.message);
      io.err(`Usage: ${command.usage ?? name}`);
      return exit.usage;
    }
    if (error instanceof FileProblem) {
      io.err(error.message);
      return exit.refused;
    }
    throw error;
  }
}

if (isMain(import.meta.url)) {
  process.exitCode = await arbiter(process.argv.slice(2), terminal());
}
