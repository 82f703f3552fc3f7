import { describe, expect, it } from 'vitest';
import { relativeImports, sourceFiles, specifiersOf, textOf, type Import } from './imports.ts';

/** docs/architecture.md: a folder may import the folders of the lines above its own, never its own line's others. */
const floors = [
  ['src/tournament'],
  ['src/lots', 'src/matching', 'src/trf', 'src/ratings'],
  ['src/tiebreaks'],
  ['src/systems', 'src/standings'],
  ['src/explain'],
  ['src/sheet'],
  ['src/functions', 'src/commands'],
  ['appsscript', 'local'],
];

/** Packages that may be named below src; everything else there is our own. */
const srcPackages = [/^pure-rand\//];

const files = sourceFiles('src', 'appsscript', 'local');
const imports = relativeImports(files);

describe('import arrows', () => {
  it('finds the project', () => {
    expect(files).toContain('src/tournament/tournament.ts');
    expect(imports.length).toBeGreaterThan(files.length / 2);
  });

  it('point only downwards', () => {
    expect(imports.filter((each) => !mayImport(each)).map(show)).toEqual([]);
  });

  it('of a system room lead to its own folder, swiss/ or checks.ts only', () => {
    const crossing = imports.filter(({ from, to }) => {
      const [here, there] = [roomOf(from), roomOf(to)];
      return here !== undefined && there !== undefined && here !== there && there !== 'swiss';
    });
    expect(crossing.filter(({ from }) => from !== 'src/systems/pair.ts').map(show)).toEqual([]);
  });

  it('form no cycle', () => {
    expect(cycleIn(imports)).toBeUndefined();
  });

  it('of src name no package but the few listed', () => {
    const foreign = files
      .filter((file) => file.startsWith('src/'))
      .flatMap((file) => specifiersOf(file).map((specifier) => `${file}: ${specifier}`))
      .filter(
        (line) =>
          !line.includes(': .') && !srcPackages.some((allowed) => allowed.test(line.split(': ')[1] ?? '')),
      );
    expect(foreign).toEqual([]);
  });

  it('name the files they mean: no barrels', () => {
    expect(files.filter((file) => /(^|\/)(index|utils?|helpers?|common|misc)\.ts$/.test(file))).toEqual([]);
    expect(files.filter((file) => file.startsWith('src/') && /^export \* from/m.test(textOf(file)))).toEqual(
      [],
    );
  });
});

describe("Google's services", () => {
  it('are named in two files only', () => {
    const services =
      /\b(SpreadsheetApp|LockService|HtmlService|PropertiesService|CacheService|ScriptApp|Utilities|Session)\s*\./;
    const naming = files.filter((file) => !file.startsWith('local/') && services.test(textOf(file)));
    expect(naming.filter((file) => !/^appsscript\/(menu|googleWorkbook)\.ts$/.test(file))).toEqual([]);
  });
});

function mayImport({ from, to }: Import): boolean {
  const [folderFrom, folderTo] = [folderOf(from), folderOf(to)];
  if (folderFrom === folderTo || isContract(from, to)) {
    return true;
  }
  const [floorFrom, floorTo] = [floorOf(folderFrom), floorOf(folderTo)];
  return floorTo >= 0 && floorTo < floorFrom;
}

/** The list of Google's methods in use, types only: what the add-on calls and what the stand-in must offer. */
function isContract(from: string, to: string): boolean {
  return from.startsWith('local/standIn/') && to === 'appsscript/googleTypes.ts';
}

function folderOf(file: string): string {
  const parts = file.split('/');
  return parts[0] === 'src' ? parts.slice(0, 2).join('/') : (parts[0] as string);
}

function floorOf(folder: string): number {
  return floors.findIndex((floor) => floor.includes(folder));
}

function roomOf(file: string): string | undefined {
  return /^src\/systems\/([^/]+)\//.exec(file)?.[1];
}

function show({ from, to }: Import): string {
  return `${from} → ${to}`;
}

/** The files along one cycle, or undefined: depth-first search with a path. */
function cycleIn(all: readonly Import[]): string[] | undefined {
  const next = new Map<string, string[]>();
  for (const { from, to } of all) {
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) {
      return [...path.slice(path.indexOf(file)), file];
    }
    if (done.has(file)) {
      return undefined;
    }
    for (const target of next.get(file) ?? []) {
      const cycle = visit(target, [...path, file]);
      if (cycle !== undefined) {
        return cycle;
      }
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const cycle = visit(file, []);
    if (cycle !== undefined) {
      return cycle;
    }
  }
  return undefined;
}
