import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callFunction, loadCode } from '../../local/bareContext.ts';
import { distFolder, projectFolder } from '../../local/folders.ts';
import { simulateTournament } from '../../local/simulate/simulateTournament.ts';
import { makeResult } from '../../src/sheet/resultText.ts';
import { standardPoints } from '../../src/tournament/points.ts';
import type { TeamForm } from '../../src/tournament/settings.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';

const context = loadCode(join(distFolder, 'Code.js'));

/** The formulas that README.md shows, with what it says of them. */
const formulas = [
  ...readFileSync(join(projectFolder, 'README.md'), 'utf8').matchAll(/^\| `=(\w+)\((.*)\)` \| (.*) \|$/gm),
].map(([formula = '', name = '', args = '', says = '']) => ({ formula, name, args, says }));

function played(teamForm?: TeamForm): Tournament {
  return simulateTournament({
    ...{ system: 'dutch', rounds: 5, players: 12, seed: 'readme', draws: 30, points: standardPoints },
    ...{ acceleration: { kind: 'none' }, forbidden: 0 },
    ...(teamForm === undefined ? {} : { teamForm, boards: 3 }),
  }).tournament;
}

function rangesOf({ players, rounds }: Tournament): Record<string, unknown[][]> {
  return {
    Players: [
      ['No', 'Name', 'Team', 'Board'],
      ...players.map(({ number, name, team = '', board = '' }) => [number, name, team, board]),
    ],
    Results: [
      ['Round', 'Match', 'Board', 'Game', 'White', 'Result', 'Black'],
      ...rounds.flatMap(({ number, games }) =>
        games.map(({ match = '', board, game = '', white, outcome, black }) => {
          const result = outcome === undefined ? '' : makeResult(outcome);
          return [number, match, board, game, white, result, black];
        }),
      ),
    ],
  };
}

/** The arguments as Google hands them over: cells of ranges, texts, numbers, `''` for one left out. */
function argumentsOf(args: string, ranges: Record<string, unknown[][]>): unknown[] {
  return args.split(/,(?![^"]*"(?:[^"]*"[^"]*")*[^"]*$)/).map((text): unknown => {
    const written = text.trim();
    const range = ranges[written.split('!')[0] ?? ''];
    return (
      range ?? (written === '' || written.startsWith('"') ? written.replaceAll('"', '') : Number(written))
    );
  });
}

describe('the formulas of README.md in the built file', () => {
  it.each(formulas)('=$name($args)', ({ name, args, says }) => {
    const ranges = rangesOf(name.startsWith('TEAM') ? played('simultaneous') : played());
    const answer = callFunction(context, name, ...argumentsOf(args, ranges));
    if (Array.isArray(answer)) {
      expect((answer as unknown[][]).length).toBeGreaterThan(1);
    } else {
      const [first = '', promised = first] = /^(TRUE|\d+)(?=[:,])/.exec(says) ?? [];
      expect(typeof answer).toMatch(/number|boolean/);
      expect(promised === '' ? '' : String(answer).toUpperCase()).toBe(promised);
    }
  });

  it('are of every function there is', () => {
    const functions = Object.keys(context).filter((name) => /^[A-Z][A-Z_]+$/.test(name));
    expect([...new Set(formulas.map(({ name }) => name))].sort()).toEqual(functions.sort());
  });
});
