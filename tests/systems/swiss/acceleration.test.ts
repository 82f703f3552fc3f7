import { describe, expect, it } from 'vitest';
import { virtualPoints } from '../../../src/systems/swiss/acceleration.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import { halfPoints } from '../../../src/tournament/points.ts';
import type { Acceleration } from '../../../src/tournament/settings.ts';
import { tournamentOf } from '../../tournamentBuilder.ts';

function virtual(
  acceleration: Acceleration,
  players: number,
  rounds?: number,
): (n: number, r: number) => number {
  const names = [...'ABCDEFGHIJKLM'].slice(0, players);
  const settings = { acceleration, ...(rounds === undefined ? {} : { rounds }) };
  const points = virtualPoints(tournamentOf('', { names, settings }));
  return (player, round) => points(playerNumber(player), round);
}

describe('C.04.7: Baku acceleration', () => {
  it('nine rounds: a point in rounds 1–3, half a point in 4 and 5, for the first half', () => {
    const points = virtual({ kind: 'baku' }, 8, 9);
    expect([1, 2, 3, 4, 5, 6].map((round) => points(4, round))).toEqual([2, 2, 2, 1, 1, 0]);
    expect(points(5, 1)).toBe(0);
  });

  it('an odd number of players: the half is rounded up', () => {
    const points = virtual({ kind: 'baku' }, 7, 9);
    expect([points(4, 1), points(5, 1)]).toEqual([2, 0]);
  });

  it('without a known number of rounds nobody is accelerated', () => {
    expect(virtual({ kind: 'baku' }, 8)(1, 1)).toBe(0);
  });

  it('points given player by player', () => {
    const points = virtual({ kind: 'explicit', points: new Map([[playerNumber(3), [halfPoints(2)]]]) }, 8, 9);
    expect([points(3, 1), points(3, 2), points(4, 1)]).toEqual([2, 0, 0]);
  });
});
