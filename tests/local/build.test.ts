import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { callFunction, loadCode } from '../../local/bareContext.ts';
import { buildAddOn } from '../../local/build.ts';
import { readEntryFunctions } from '../../local/entryFunctions.ts';

const entry = `
interface Event { readonly authMode: unknown }
const twice = (value: number): number => value * 2;

/**
 * The double of a number.
 *
 * @param {number} value Any number.
 * @customfunction
 */
export function DOUBLE(value: number, _unused?: Event): number {
  return twice(value ?? 1);
}
`;

let source: string;
let out: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'trong-tai-'));
  source = join(folder, 'appsscript');
  out = join(folder, 'dist');
  mkdirSync(source);
  writeFileSync(join(source, 'entry.ts'), entry);
  writeFileSync(join(source, 'appsscript.json'), '{}');
  writeFileSync(join(source, 'menu.ts'), 'export {};');
});

it('writes the code and the manifest, and removes what else stood there', async () => {
  mkdirSync(out);
  writeFileSync(join(out, 'stale.js'), '');
  expect(await buildAddOn(source, out)).toEqual(['Code.js', 'appsscript.json']);
  expect(readdirSync(out).sort()).toEqual(['Code.js', 'appsscript.json']);
  expect(existsSync(join(out, 'stale.js'))).toBe(false);
});

it('gives each entry a top-level function with its comment and parameter names', async () => {
  await buildAddOn(source, out);
  const code = readFileSync(join(out, 'Code.js'), 'utf8');
  expect(code).toContain(
    [
      '/**',
      ' * The double of a number.',
      ' *',
      ' * @param {number} value Any number.',
      ' * @customfunction',
      ' */',
      'function DOUBLE(value, _unused) {',
    ].join('\n'),
  );
  expect(callFunction(loadCode(join(out, 'Code.js')), 'DOUBLE', 21)).toBe(42);
});

it('refuses entries whose names Sheets could not show', () => {
  const file = join(source, 'entry.ts');
  writeFileSync(file, 'export function A({ b }: { b: number }) { return b; }');
  expect(() => readEntryFunctions(file)).toThrow('plain name');
  writeFileSync(file, "export { A } from './a.ts';");
  expect(() => readEntryFunctions(file)).toThrow('declared in this file');
});
