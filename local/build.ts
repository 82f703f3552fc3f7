import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readEntryFunctions, type EntryFunction } from './entryFunctions.ts';
import { distFolder, projectFolder } from './folders.ts';
import { isMain } from './isMain.ts';

/** The name under which the bundle stands in the global scope of the script. */
export const bundleName = 'TrongTai';

export interface BuildOptions {
  /** For a published Editor add-on, whose menu stands under *Extensions*. */
  readonly published?: boolean;
}

/**
 * Writes the folder that clasp pushes: `Code.js` and `appsscript.json`, nothing else; whatever else stood in the
 * folder is removed.
 *
 * @returns the names of the files written, in order.
 */
export async function buildAddOn(
  sourceFolder: string,
  outFolder: string,
  options: BuildOptions = {},
): Promise<string[]> {
  const files = new Map<string, string>([
    ['Code.js', await bundle(join(sourceFolder, 'entry.ts'), options)],
    ['appsscript.json', readFileSync(join(sourceFolder, 'appsscript.json'), 'utf8')],
  ]);
  mkdirSync(outFolder, { recursive: true });
  for (const [name, text] of files) {
    writeFileSync(join(outFolder, name), text);
  }
  for (const stale of readdirSync(outFolder).filter((name) => !files.has(name))) {
    rmSync(join(outFolder, stale), { recursive: true });
  }
  return [...files.keys()];
}

/** The version of the product, as package.json states it. */
export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

async function bundle(entry: string, { published = false }: BuildOptions): Promise<string> {
  const version = packageVersion();
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: bundleName,
    target: 'es2019',
    platform: 'neutral',
    // pure-rand and its like name their entry in package.json's "exports"; nothing of Node's is wanted.
    mainFields: ['module', 'main'],
    charset: 'utf8',
    legalComments: 'inline',
    define: {
      TRONG_TAI_VERSION: JSON.stringify(version),
      TRONG_TAI_PUBLISHED: String(published),
    },
  });
  const code = result.outputFiles[0]?.text ?? '';
  return [head(version), code, ...readEntryFunctions(entry).map(stub)].join('\n');
}

/** The first comment of the file is where Apps Script looks for the annotation that keeps it to this one file. */
function head(version: string): string {
  return `/** @OnlyCurrentDoc */\n// Trọng tài ${version}: pairs and ranks chess and xiangqi tournaments in this spreadsheet. MIT licence.\n`;
}

/** The top-level function that Google sees, calling the one inside the bundle. */
function stub(entry: EntryFunction): string {
  const list = entry.parameters.join(', ');
  const comment = entry.jsDoc === '' ? '' : `${entry.jsDoc}\n`;
  return `${comment}function ${entry.name}(${list}) {\n  return ${bundleName}.${entry.name}(${list});\n}\n`;
}

if (isMain(import.meta.url)) {
  const published = process.argv.includes('--published');
  const written = await buildAddOn(join(projectFolder, 'appsscript'), distFolder, { published });
  const size = (readFileSync(join(distFolder, 'Code.js')).byteLength / 1000).toFixed(0);
  console.log(`dist/: ${written.join(', ')}; Code.js ${size} kB`);
}
