import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../local/cli/pair.ts';
import { textOfBytes } from '../../local/cli/trfFile.ts';
import { newFile, reports, spoken } from './cliRun.ts';

const report = (name: string): string => join(reports, name);

describe('pair: the number of pairs, then white and black in board order', () => {
  test('players who have not played yet hold no pairing number (C.04.2; number 1 and 9 absent)', () => {
    const file = report('bbp_issue_30_round1_colours_with_absent_top_seed.trf');
    expect(spoken(run, file)).toEqual({ code: 0, out: ['4', '6 2', '3 7', '8 4', '5 10'], err: [] });
  });

  test('a leader who has met the natural opponent', () => {
    expect(spoken(run, report('uschess_16131_10p_round4.trf')).out).toEqual([
      '5',
      '5 2',
      '1 7',
      '6 3',
      '8 4',
      '10 9',
    ]);
  });

  test('a forfeit leaves no colour: the two files pair differently', () => {
    const played = spoken(run, report('bbp_issue_26_board1_played.trf'));
    const forfeit = spoken(run, report('bbp_issue_26_board1_forfeit.trf'));
    expect([played.code, forfeit.code]).toEqual([0, 0]);
    expect(played.out).not.toEqual(forfeit.out);
  });

  test('the pairing-allocated bye stands last, with opponent 0', () => {
    const lines = readFileSync(report('dead_end_6p_5r_round4.trf'), 'utf8').split('\n');
    const five = lines.filter((line) => !line.startsWith('001    6')).map((line) => line.slice(0, 89));
    const start = five.map((line) => line.replace(/ \d\.\d( +\d)$/, ' 0.0$1')).join('\n');
    expect(spoken(run, newFile('five.trf', start)).out).toEqual(['3', '1 3', '4 2', '5 0']);
  });

  test('--round pairs a round of the file again', () => {
    const file = report('uschess_16131_10p_round4.trf');
    expect(spoken(run, file, '--round', '1').out).toEqual(['5', '1 6', '7 2', '3 8', '9 4', '5 10']);
  });
});

describe('pair refuses, exit code 1', () => {
  test('no legal pairing is left', () => {
    const { code, out, err } = spoken(run, report('dead_end_6p_5r_round4.trf'));
    expect([code, out]).toEqual([1, []]);
    expect(err.join()).toContain('Round 4 cannot be paired');
  });

  test('every problem of a broken file, with line and column', () => {
    const text = readFileSync(report('dead_end_6p_5r_round4.trf'), 'utf8');
    const broken = text.replace('XXR 5', 'XXR five').replace('     4 w =', '     4 x =');
    const { code, err } = spoken(run, newFile('broken.trf', broken));
    expect(code).toBe(1);
    expect(err).toHaveLength(2);
    expect(err[0]).toContain('Line 3, column 5: found “five”');
    expect(err[1]).toContain('Line 5, column 97: found “x”');
  });

  test('a file that is not there', () => {
    const { code, err } = spoken(run, '/nowhere/at-all.trf');
    expect(code).toBe(1);
    expect(err).toHaveLength(1);
  });

  test('a round after the next one; a round with games open', () => {
    const file = report('uschess_16131_10p_round4.trf');
    expect(spoken(run, file, '--round', '6').code).toBe(1);
    const open = readFileSync(file, 'utf8')
      .replace('     2 b =', '     2 b  ')
      .replace('     1 w =', '     1 w  ');
    const { code, err } = spoken(run, newFile('open.trf', open));
    expect(code).toBe(1);
    expect(err.join()).toContain('round 3 has games without a result');
  });
});

describe('wrong usage, exit code 2', () => {
  test.each([
    [[]],
    [['a.trf', 'b.trf']],
    [['a.trf', '--system', 'lim']],
    [['a.trf', '--round', '0']],
    [['a.trf', '--unknown']],
  ])('pair %j', (args) => {
    const { code, err } = spoken(run, ...args);
    expect(code).toBe(2);
    expect(err[1]).toContain('Usage: pair FILE.trf');
  });
});

test('bytes are UTF-8, or Latin-1 where they are no UTF-8', () => {
  expect(textOfBytes(new TextEncoder().encode('Nguyễn'))).toBe('Nguyễn');
  expect(textOfBytes(Uint8Array.from([0x4a, 0xe9, 0x72, 0xf4, 0x6d, 0x65]))).toBe('Jérôme');
});
