import { pathToFileURL } from 'node:url';

/** Whether a module was named on the command line, and not imported. */
export function isMain(moduleUrl: string): boolean {
  return moduleUrl === pathToFileURL(process.argv[1] ?? '').href;
}
