import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../local/cli/check.ts';
import { dutchFiles, newFile, newFolder, spoken } from './cliRun.ts';

const file = join(dutchFiles, 't0001-11p6r.trf');

describe('check pairs every round again', () => {
  test('a folder: one line for each file that agrees', () => {
    const { code, out, err } = spoken(run, dutchFiles);
    expect([code, err]).toEqual([0, []]);
    expect(out).toHaveLength(17);
    expect(out.every((line) => line.endsWith(', 0 differ'))).toBe(true);
    expect(out[0]).toBe('t0001-11p6r: 6 rounds, 0 differ');
  });

  test('a round that differs shows the boards of both', () => {
    const turned = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => withRound6(withRound6(line, 1, '   3 w ='), 3, '   1 b ='));
    expect(spoken(run, newFile('turned.trf', turned.join('\n'))).out).toEqual([
      'turned: 6 rounds, 1 differ',
      'round 6: file 1 3',
      'round 6: paired 3 1',
    ]);
  });

  test('systems with lots: what must hold of any pairing', () => {
    const { code, out } = spoken(run, file, '--system', 'drawn');
    expect([code, out]).toEqual([0, ['t0001-11p6r: 6 rounds, 0 differ']]);
  });

  test('Laws 27, 29.4.2: a third game running with one colour, typed by hand', () => {
    const third = join(import.meta.dirname, '..', 'fixtures', 'law', 'third.trf');
    const { out } = spoken(run, third, '--system', 'drawn');
    expect(out[0]).toBe('third: 3 rounds, 1 differ');
    expect(out.slice(1).map((line) => /number (\d)/.exec(line)?.[1])).toEqual(['1', '8', '7', '2']);
    expect(out[1]).toContain('the same colour for the third game running');
    expect(spoken(run, third, '--system', 'dutch').out.join('\n')).toContain('third game running');
  });
});

describe('exit codes', () => {
  test('1: a file that cannot be read is said, the others are checked', () => {
    const { code, out, err } = spoken(run, file, newFile('empty.trf', '012 Nothing\n'));
    expect(code).toBe(1);
    expect(out).toHaveLength(1);
    expect(err).toHaveLength(1);
  });

  test('1: a folder without reports', () => {
    expect(spoken(run, newFolder()).code).toBe(1);
  });

  test('2: nothing to check', () => {
    expect(spoken(run).code).toBe(2);
  });
});

/** The line with this entry in round 6, when it is the line of that player. */
function withRound6(line: string, player: number, entry: string): string {
  const own = line.startsWith(`001 ${String(player).padStart(4)} `);
  return own ? line.slice(0, 141) + entry + line.slice(149) : line;
}
