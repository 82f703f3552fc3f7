import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { projectFolder } from './folders.ts';

/** The tables of sentences: one file for each language and room, holding nothing but texts by their code. */
const textFiles = /[\\/]src[\\/]sheet[\\/]\w+\.(?:en|vi)\.ts$/;

/** Puts the sentences into the bundle packed (appsscript/unpackTexts.ts): plain they would not fit into 400 kB. */
export const packTexts: Plugin = {
  name: 'pack texts',
  setup(build) {
    build.onLoad({ filter: textFiles }, async ({ path }) => {
      const tables: Record<string, unknown> = { ...(await import(pathToFileURL(path).href)) };
      return { contents: packedModule(tables), loader: 'ts', resolveDir: projectFolder };
    });
  },
};

function packedModule(tables: Readonly<Record<string, unknown>>): string {
  const packed = deflateRawSync(JSON.stringify(tables), { level: 9 }).toString('base64').replace(/=+$/, '');
  const unpack = JSON.stringify(join(projectFolder, 'appsscript', 'unpackTexts.ts'));
  return [
    `import { packedTexts } from ${unpack};`,
    `const table = packedTexts(${JSON.stringify(packed)});`,
    ...Object.keys(tables).map((name) => `export const ${name} = table(${JSON.stringify(name)});`),
  ].join('\n');
}
