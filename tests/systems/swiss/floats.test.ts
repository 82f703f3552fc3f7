import { describe, expect, it } from 'vitest';
import { floatIn } from '../../../src/systems/swiss/floats.ts';
import { historyOf } from '../../../src/tournament/history.ts';
import { halfPoints } from '../../../src/tournament/points.ts';
import { numberOf, tournamentOf } from '../../tournamentBuilder.ts';

const event = tournamentOf(`
  A-B 1-0, C-D =, E bye, F ½bye, G 0bye
  A-C =, E-B +/-, D-F 0-1, G-H 1-0
`);
const history = historyOf(event);

function float(name: string, round: number): string {
  const own = history.get(numberOf(event, name))!;
  const scoreFor = (player: typeof own.player.number, at: number): number =>
    history.get(player)!.scoreBefore[at - 1]!;
  return floatIn(own, round, scoreFor, halfPoints(0)) ?? 'none';
}

describe('C.04.3 (2026) 1.4: floats', () => {
  it('1.4.2: the higher score floats down, the lower up, equal ones do not', () => {
    expect([float('A', 2), float('C', 2), float('D', 2), float('F', 2)]).toEqual([
      'down',
      'up',
      'none',
      'none',
    ]);
    expect(float('A', 1)).toBe('none');
  });

  it('1.4.3: the allocated bye, a half-point bye and a win by forfeit are downfloats', () => {
    expect([float('E', 1), float('F', 1), float('E', 2)]).toEqual(['down', 'down', 'down']);
  });

  it('1.4.4: nothing else floats: a zero-point bye, an absence, a loss by forfeit', () => {
    expect([float('G', 1), float('H', 1), float('B', 2)]).toEqual(['none', 'none', 'none']);
    expect(float('A', 0)).toBe('none');
  });
});
