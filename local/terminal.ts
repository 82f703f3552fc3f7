import type { Io } from './cli/io.ts';

/** Standard output and error. Whoever reads only the first lines (`| head`) ends the program quietly. */
export function terminal(): Io {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
    process.exit();
  });
  return { out: (line) => console.log(line), err: (line) => console.error(line) };
}
