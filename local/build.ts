import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { readEntryFunctions, type EntryFunction } from './entryFunctions.ts';
import { distFolder, projectFolder } from './folders.ts';
import { isMain } from './isMain.ts';
import { packTexts } from './packTexts.ts';

/** The name under which the bundle stands in the global scope of the script. */
export const bundleName = 'TrongTai';

/**
 * Long names inside the engines, pages and plans that no sheet, window, sentence or kept state ever sees: the only
 * ones that may be shortened with the rest. None of them may stand in quotes anywhere.
 */
export const engineNames =
  /^(?:residents|denominator|numerator|contestants|headingRow|downfloaters|scoreBefore|compatible|mayHaveBye|vertexLabel|nearestSlack|partnerSlack|vertexDuals|blossomDuals|neighbours|crossings|partners|decisions|targetOf|tournament|plainText|columnWidths|newSheets|preference|identity|formulas|predetermined|boldRows|boldCells|entryFrom|threeMore|checkboxes|dropdowns|gamePoints)$/;

/**
 * Writes the folder that clasp pushes: `Code.js`, `appsscript.json`, the HTML files, nothing else; whatever
 * else stood in the folder is removed.
 *
 * @returns the names of the files written, in order.
 */
export async function buildAddOn(sourceFolder: string, outFolder: string): Promise<string[]> {
  const entry = join(sourceFolder, 'entry.ts');
  const files = new Map<string, string>([['Code.js', await bundle(entry)]]);
  for (const name of readdirSync(sourceFolder).sort()) {
    if (name === 'appsscript.json' || name.endsWith('.html')) {
      files.set(name, readFileSync(join(sourceFolder, name), 'utf8'));
    }
  }
  mkdirSync(outFolder, { recursive: true });
  for (const [name, text] of files) {
    writeFileSync(join(outFolder, name), text);
  }
  for (const stale of readdirSync(outFolder).filter((name) => !files.has(name))) {
    rmSync(join(outFolder, stale), { recursive: true });
  }
  return [...files.keys()];
}

async function bundle(entry: string): Promise<string> {
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
    // Only minified does it fit into 400 kB; the lines stay short enough for the script editor.
    minify: true,
    lineLimit: 1000,
    legalComments: 'inline',
    plugins: [packTexts],
    mangleProps: engineNames,
  });
  const code = result.outputFiles[0]?.text ?? '';
  return `${code}\n${readEntryFunctions(entry).map(stub).join('\n')}`;
}

/** The top-level function that Google sees, calling the one inside the bundle. */
function stub(entry: EntryFunction): string {
  const list = entry.parameters.join(', ');
  const head = entry.jsDoc === '' ? '' : `${entry.jsDoc}\n`;
  return `${head}function ${entry.name}(${list}) {\n  return ${bundleName}.${entry.name}(${list});\n}\n`;
}

if (isMain(import.meta.url)) {
  const written = await buildAddOn(join(projectFolder, 'appsscript'), distFolder);
  console.log(`dist/: ${written.join(', ')}`);
}
