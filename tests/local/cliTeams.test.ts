import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Io } from '../../local/cli/io.ts';
import { run as check } from '../../local/cli/check.ts';
import { run as runNew } from '../../local/cli/new.ts';
import { run as pair } from '../../local/cli/pair.ts';
import { run as simulate } from '../../local/cli/simulate.ts';
import { run as standings } from '../../local/cli/standings.ts';
import { newFolder, spoken } from './cliRun.ts';

/** What a command says of wrong usage. */
async function usageError(
  run: (args: string[], io: Io) => number | Promise<number>,
  args: string[],
): Promise<string> {
  const err: string[] = [];
  try {
    await run(args, { out: () => undefined, err: (line) => err.push(line) });
  } catch (error) {
    return String(error);
  }
  return err.join();
}

/** The file of one simulated event of six teams of three boards. */
function simulated(system: string, form: string): string {
  const folder = newFolder();
  const size = ['--players', '6', '--rounds', '3', '--boards', '3', '--seed', 'teams', '--out', folder];
  const { code } = spoken(simulate, '--system', system, '--teams', form, ...size);
  expect(code).toBe(0);
  return join(folder, readdirSync(folder)[0] ?? '');
}

describe('--teams: every system with its team forms (Law 30)', () => {
  it.each([
    ['drawn', 'simultaneous'],
    ['dutch', 'scheveningen'],
    ['adjusted', 'simultaneous'],
    ['round-robin', 'scheveningen'],
    ['knockout', 'simultaneous'],
    ['round-robin', 'boardGroups'],
  ])('%s, %s: what simulate writes, check pairs again alike', (system, form) => {
    const { code, out } = spoken(check, simulated(system, form), '--system', system, '--teams', form);
    expect([code, out]).toEqual([0, ['s0001-6p3r: 3 rounds, 0 differ']]);
  });

  it('pair gives every board of the next round, standings the table of the teams (Law 30.1.5)', () => {
    const file = simulated('drawn', 'simultaneous');
    const paired = spoken(pair, file, '--round', '3');
    expect([paired.code, paired.out[0]]).toEqual([0, '9']);
    const table = spoken(standings, file).out;
    expect(table[0]).toBe('Place\tLetter\tTeam\tBP\tB1\tB2\tB3\tDecided by');
    expect(table).toHaveLength(7);
  });

  it('--teams alone means boards of the same number; another word is wrong usage', () => {
    const file = simulated('drawn', 'simultaneous');
    expect(spoken(check, '--teams', '--system', 'drawn', file).code).toBe(0);
    expect(spoken(check, '--teams=pairs', file).code).toBe(2);
    expect(spoken(simulate, '--boards', '3', '--system', 'dutch').code).toBe(2);
  });

  it.each([
    ['new', runNew, ['event.xlsx']],
    ['check', check, ['event.trf']],
    ['pair', pair, ['event.trf']],
    ['standings', standings, ['event.trf']],
    [
      'simulate',
      simulate,
      ['--system', 'drawn', '--players', '4', '--rounds', '3', '--seed', 'x', '--out', 'o'],
    ],
  ] as const)(
    '%s: a wrong form is said to be one, whichever way it is typed',
    async (_name, command, words) => {
      for (const typed of [['--teams', 'nonsense'], ['--teams=nonsense']]) {
        for (const args of [
          [...words, ...typed],
          [...typed, ...words],
        ]) {
          await expect(usageError(command, args)).resolves.toMatch(
            /--teams takes one of simultaneous, .*not “nonsense”/,
          );
        }
      }
    },
  );

  it('groups by board of two teams over two rounds are two cycles (Law 30.1.3)', () => {
    const folder = newFolder();
    const form = ['--system', 'round-robin', '--teams', 'boardGroups'];
    const size = ['--players', '2', '--rounds', '2', '--boards', '3', '--seed', 'x', '--out', folder];
    expect(spoken(simulate, ...form, ...size).code).toBe(0);
    expect(spoken(check, folder, ...form).out).toEqual(['s0001-2p2r: 2 rounds, 0 differ']);
  });

  it('knockout in groups by board: every group has its own bracket (Law 25, 30.1.3)', () => {
    const folder = newFolder();
    const form = ['--system', 'knockout', '--teams', 'boardGroups'];
    const size = ['--players', '11', '--rounds', '4', '--boards', '3', '--seed', 'x', '--out', folder];
    expect(spoken(simulate, ...form, ...size).code).toBe(0);
    expect(spoken(check, folder, ...form).out).toEqual(['s0001-11p4r: 4 rounds, 0 differ']);
  });
});
