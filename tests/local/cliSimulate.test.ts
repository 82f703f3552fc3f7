import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run as check } from '../../local/cli/check.ts';
import { run } from '../../local/cli/simulate.ts';
import { newFolder, spoken } from './cliRun.ts';

function simulated(...args: string[]): string[] {
  const folder = newFolder();
  const { code, out } = spoken(run, '--out', folder, ...args);
  expect(code).toBe(0);
  expect(out).toHaveLength(1);
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
}

const everyOption = [
  ...['--players', '8-20', '--rounds', '5', '--draws', '40', '--byes', '1/10', '--forfeits', '1/10'],
  ...[
    '--withdrawals',
    '1/20',
    '--late',
    '1/10',
    '--points',
    '3,1,0',
    '--bye-points',
    '1',
    '--forbidden',
    '2',
  ],
];

describe('simulate', () => {
  test('the same seed gives the same files, another seed others', () => {
    const run1 = simulated('--system', 'dutch', '--seed', 'x', '--count', '2', ...everyOption);
    const run2 = simulated('--system', 'dutch', '--seed', 'x', '--count', '2', ...everyOption);
    const other = simulated('--system', 'dutch', '--seed', 'y', '--count', '2', ...everyOption);
    const texts = (files: string[]): string[] => files.map((file) => readFileSync(file, 'utf8'));
    expect(texts(run1)).toEqual(texts(run2));
    expect(texts(run1)).not.toEqual(texts(other));
  });

  test.each(['dutch', 'adjusted', 'drawn'])('%s: check finds nothing in what was simulated', (system) => {
    const files = simulated('--system', system, '--seed', 'z', '--count', '3', ...everyOption);
    const { code, out } = spoken(check, ...files, '--system', system);
    expect(code).toBe(0);
    expect(out.map((line) => line.replace(/^.*, /, ''))).toEqual(['0 differ', '0 differ', '0 differ']);
  });

  test('round robin, and the system is read from the file', () => {
    const files = simulated('--system', 'round-robin', '--players', '7', '--rounds', '7', '--seed', 'r');
    expect(spoken(check, ...files).out).toEqual(['s0001-7p7r: 7 rounds, 0 differ']);
  });

  test('knockout: comments keep the matches of several games together (Law 25)', () => {
    const options = [
      '--players',
      '6-13',
      '--rounds',
      '9',
      '--seed',
      'k',
      '--count',
      '4',
      '--withdrawals',
      '1/20',
    ];
    const files = simulated('--system', 'knockout', ...options);
    const { out, err } = spoken(check, ...files);
    expect(err).toEqual([]);
    expect(out.map((line) => line.replace(/^.*, /, ''))).toEqual(Array(4).fill('0 differ'));
    const text = readFileSync(files[0] ?? '', 'utf8');
    expect(text).toContain('### round 1 match 1 game 1\r\n### round 2 match 1 game 2\r\n');
  });

  test('Baku acceleration stands in record 192 (C.04.7)', () => {
    const options = ['--players', '12', '--rounds', '5', '--seed', 'b', '--acceleration', 'baku'];
    const [file = ''] = simulated('--system', 'dutch', ...options);
    expect(readFileSync(file, 'utf8')).toContain('192 FIDE_DUTCH_2025_BAKU\r\n');
    expect(spoken(check, file).out[0]).toMatch(/0 differ$/);
  });
});

test.each([
  [['--system', 'dutch', '--players', '8', '--rounds', '3', '--seed', 'x']],
  [['--system', 'dutch', '--players', '1', '--rounds', '3', '--seed', 'x', '--out', 'x']],
  [['--system', 'dutch', '--players', '8', '--rounds', '3', '--seed', 'x', '--out', 'x', '--byes', 'often']],
  [['--system', 'dutch', '--players', '8', '--rounds', '3', '--seed', 'x', '--out', 'x', '--points', '1']],
  [['--system', 'dutch', '--players', '8', '--rounds', '3', '--seed', 'x', '--out', 'x', 'file']],
])('wrong usage, exit code 2: simulate %j', (args) => {
  expect(spoken(run, ...args).code).toBe(2);
});
