/** What a command of the command line may do with the world besides files. */
export interface Io {
  /** A line on standard output. */
  out(line: string): void;
  /** A line on standard error. */
  err(line: string): void;
}

/** 0 done, 1 refused with sentences on standard error, 2 wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** What each file of this folder exports as `run`; `args` are the words after the command's name. */
export type RunCommand = (args: readonly string[], io: Io) => ExitCode | Promise<ExitCode>;
