import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** What clasp pushes; written by the build. */
export const distFolder = join(projectFolder, 'dist');
