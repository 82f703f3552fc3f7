import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { Plugin } from 'esbuild';
import { projectFolder } from './folders.ts';

/**
 * The tables of sentences, one file for each language and room, and the words of pages: files that hold nothing but texts
 * by their code.
 */
export const textFile =
  /[\\/]src[\\/]sheet[\\/](?:\w+\.(?:en|vi)|pageWords|tableHeadings|headingNames|settingNames|menuNames|wordLists)\.ts$/;
const together = 'packed-texts';
const unpacker = join(projectFolder, 'appsscript', 'unpackTexts.ts');

/** The other side of the packing: it is part of what is built, so nothing here is built on it. */
interface Unpacker {
  readonly digits: string;
  readonly unpackedText: (packed: string) => string;
}

/**
 * Puts the sentences into the bundle packed (appsscript/unpackTexts.ts), all in one: plain they would not fit into
 * 400 kB.
 */
export const packTexts: Plugin = {
  name: 'pack texts',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${together}$`) }, () => ({ path: together, namespace: together }));
    build.onLoad({ filter: /.*/, namespace: together }, async () => ({
      contents: await packedModule(await allTables()),
      resolveDir: projectFolder,
    }));
    build.onLoad({ filter: textFile }, async ({ path }) => {
      const names = Object.keys(await tablesIn(path));
      const lines = names.map((name) => `export const ${name} = table(${JSON.stringify(name)});`);
      return { contents: [`import { table } from '${together}';`, ...lines].join('\n') };
    });
  },
};

async function tablesIn(path: string): Promise<Record<string, unknown>> {
  return { ...((await import(pathToFileURL(path).href)) as Record<string, unknown>) };
}

async function allTables(): Promise<Record<string, unknown>> {
  const folder = join(projectFolder, 'src', 'sheet');
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const found = paths.filter((path) => textFile.test(path)).sort();
  return Object.assign({}, ...(await Promise.all(found.map(tablesIn)))) as Record<string, unknown>;
}

async function packedModule(tables: Readonly<Record<string, unknown>>): Promise<string> {
  const { digits, unpackedText } = (await import(pathToFileURL(unpacker).href)) as Unpacker;
  const text = JSON.stringify(tables);
  const packed = base85(deflateRawSync(text, { level: 9 }), digits);
  if (unpackedText(packed) !== text) {
    throw new Error('The packed sentences cannot be unpacked again.');
  }
  return `import { packedTexts } from ${JSON.stringify(unpacker)};\nexport const table = packedTexts(${JSON.stringify(packed)});`;
}

/** Five digits for four bytes; the last four bytes are filled up with zeros, which the packed data ends before. */
function base85(bytes: Uint8Array, digits: string): string {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let text = '';
  for (let at = 0; at < padded.length; at += 4) {
    let word = padded.readUInt32BE(at);
    let five = '';
    for (let digit = 0; digit < 5; digit += 1) {
      five = (digits[word % 85] ?? '') + five;
      word = Math.floor(word / 85);
    }
    text += five;
  }
  return text;
}
