import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../local/cli/standings.ts';
import { reports, spoken } from './cliRun.ts';

const file = join(reports, 'uschess_16131_10p_round4.trf');

test('standings: a tab-separated table with a heading', () => {
  const { code, out, err } = spoken(run, file, '--tiebreaks', 'BH,WIN');
  expect([code, err]).toEqual([0, []]);
  expect(out.slice(0, 4)).toEqual([
    'Place\tNo\tName\tPoints\tBH\tWIN',
    '1\t5\tPlayer 5\t3\t2\t3',
    '2\t2\tPlayer 2\t2.5\t5.5\t2',
    '3\t1\tPlayer 1\t2.5\t4.5\t2',
  ]);
  expect(out).toHaveLength(11);
});

test('without a list: the order of the system', () => {
  expect(spoken(run, file).out[0]).toBe('Place\tNo\tName\tPoints\tBH/C1\tBH\tSB\tDE\tWIN');
});

test('exit code 2: a tie-break nobody knows, no file', () => {
  expect(spoken(run, file, '--tiebreaks', 'BH,XYZ').code).toBe(2);
  expect(spoken(run).code).toBe(2);
});
