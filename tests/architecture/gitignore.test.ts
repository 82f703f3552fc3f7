import { expect, test } from 'vitest';
import { textOf } from './imports.ts';

test('what git leaves out is named from the root: no folder of sources or fixtures is lost by its name', () => {
  const lines = textOf('.gitignore')
    .split('\n')
    .filter((line) => line !== '');
  expect(lines).toContain('/dist/');
  expect(lines.filter((line) => !line.startsWith('/'))).toEqual([]);
});
