import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { callFunction, loadCode } from '../../local/bareContext.ts';
import { shortenedNames } from '../../local/build.ts';
import { distFolder, projectFolder } from '../../local/folders.ts';
import { textFile } from '../../local/packTexts.ts';

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(projectFolder, folder, name));
}

/** What `find` gives for the nodes of a file, those of types left out. */
function inCode(file: string, find: (node: ts.Node) => readonly string[]): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (!ts.isTypeNode(node)) {
      found.push(...find(node));
      ts.forEachChild(node, walk);
    }
  };
  walk(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true));
  return found;
}

const textsIn = (node: ts.Node): string[] => (ts.isStringLiteralLike(node) ? [node.text] : []);

/** Keys of a packed table, and the places of its sentences. */
const keysIn = (node: ts.Node): string[] => {
  if (ts.isPropertyAssignment(node)) {
    return [node.name.getText().replace(/'/g, '')];
  }
  return ts.isStringLiteralLike(node) ? [...node.text.matchAll(/\{(\w+)/g)].map(([, name]) => name!) : [];
};

/** What is kept as JSON in the hidden sheet or as metadata: the members of these interfaces. */
const kept: Record<string, RegExp> = {
  'src/commands/undoStates.ts': /./,
  'src/tournament/problem.ts': /./,
  'src/sheet/event.ts': /^PartKey$/,
  'src/commands/plan.ts': /^(Formula|Identity)$/,
};
const membersIn = (node: ts.Node, names: RegExp): string[] =>
  ts.isInterfaceDeclaration(node) && names.test(node.name.text)
    ? [...node.getText().matchAll(/readonly (\w+)/g)].map(([, name]) => name!)
    : [];

it('nothing looks up by a text, keeps or shows to a window a name that the build shortens', () => {
  const sources = [...filesIn('src', '.ts'), ...filesIn('appsscript', '.ts')];
  const named = new Set([
    ...sources.flatMap((file) => inCode(file, textFile.test(file) ? keysIn : textsIn)),
    ...Object.entries(kept).flatMap(([file, names]) =>
      inCode(join(projectFolder, file), (node) => membersIn(node, names)),
    ),
    ...filesIn('appsscript', '.html').flatMap(
      (file) => readFileSync(file, 'utf8').match(/\.\w+|\w+(?=:)/g) ?? [],
    ),
  ]);
  expect(shortenedNames.filter((name) => named.has(name) || named.has(`.${name}`))).toEqual([]);
});

it('the built file knows the cuts of C.07 (2026) 14', () => {
  const players = [['No', 'Name'], ...['A', 'B', 'C', 'D'].map((name, index) => [index + 1, name])];
  const results = [
    ['Round', 'White', 'Result', 'Black'],
    [1, 1, '1-0', 2],
    [1, 3, '1-0', 4],
    [2, 1, '1-0', 3],
    [2, 2, '1-0', 4],
  ];
  const code = loadCode(join(distFolder, 'Code.js'));
  const column = callFunction(code, 'TIEBREAK', 'BH/C1', players, results) as unknown[][];
  expect(column.map(([cell]) => cell)).toEqual(['BH/C1', 1, 2, 2, 1]);
  const [heading = []] = callFunction(code, 'STANDINGS', players, results) as unknown[][];
  expect([...heading]).toContain('BH/C1');
});
