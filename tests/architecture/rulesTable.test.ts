import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** One file named in a row of docs/rules.md, with the functions or the titles of tests that stand in it. */
interface Named {
  readonly line: string;
  readonly file: string;
  readonly names: readonly string[];
}

interface Tables {
  readonly functions: readonly Named[];
  readonly tests: readonly Named[];
  /** Cells that do not name anything in the way the table promises. */
  readonly unclear: readonly string[];
}

const tables = readTables(readFileSync(join(root, 'docs/rules.md'), 'utf8').split('\n'));

describe('docs/rules.md, clause → function → test', () => {
  it('names a function and a test in every row', () => {
    expect(tables.functions.length).toBeGreaterThan(150);
    expect(tables.unclear).toEqual([]);
  });

  it('names files that exist', () => {
    const files = [...tables.functions, ...tables.tests].map(({ file }) => file);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('names functions that stand in their files', () => {
    const isThere = (text: string, name: string): boolean =>
      new RegExp(`^(export )?(function|const) ${name}\\b`, 'm').test(text);
    expect(missing(tables.functions, isThere)).toEqual([]);
  });

  it('names tests that stand in their files', () => {
    const isThere = (text: string, name: string): boolean =>
      ["'", '"', '`'].some((quote) => text.includes(quote + name));
    expect(missing(tables.tests, isThere)).toEqual([]);
  });
});

function missing(named: readonly Named[], isThere: (text: string, name: string) => boolean): string[] {
  return named
    .filter(({ file }) => existsSync(join(root, file)))
    .flatMap(({ file, names }) => {
      const text = readFileSync(join(root, file), 'utf8');
      return names.filter((name) => !isThere(text, name)).map((name) => `${file}: ${name}`);
    });
}

function readTables(lines: readonly string[]): Tables {
  let folders = { src: '', tests: '' };
  const functions: Named[] = [];
  const tests: Named[] = [];
  const unclear: string[] = [];
  for (const line of lines) {
    const named = /^Folders: `(.+?)`, `(.+?)`/.exec(line);
    if (named !== null) {
      folders = { src: named[1]!, tests: named[2]! };
    }
    const cells = line.split('|').slice(1, -1);
    if (cells.length === 0 || /^-+$/.test(cells[0]!) || cells[0] === ' Clause ') {
      continue;
    }
    const [, , inSrc = '', inTests = ''] = cells.map((cell) => cell.trim());
    const own = readCell(inSrc, /^\w+(?:, \w+)*$/, /\w+/g, ['src', folders.src]);
    const held = readCell(inTests, /^“[^”]+”(?: “[^”]+”)*$/, /(?<=“)[^”]+/g, ['tests', folders.tests]);
    if (cells.length !== 4 || own === undefined || held === undefined) {
      unclear.push(line);
    }
    functions.push(...(own ?? []));
    tests.push(...(held ?? []));
  }
  return { functions, tests, unclear };

  function readCell(
    cell: string,
    shape: RegExp,
    name: RegExp,
    [base, folder]: readonly [string, string],
  ): Named[] | undefined {
    const found = cell.split('; `').map((part) => /^`?(\S+\.ts)` (.+)$/.exec(part));
    if (found.some((match) => match === null || !shape.test(match[2]!))) {
      return undefined;
    }
    return found.map((match) => {
      const file = match![1]!;
      const path = file.includes('/') ? `${base}/${file}` : `${folder}/${file}`;
      return { line: cell, file: path, names: [...match![2]!.matchAll(name)].map(([text]) => text) };
    });
  }
}
