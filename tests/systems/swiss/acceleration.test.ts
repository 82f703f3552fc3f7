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

  it('group GA: the first half, rounded up to an even number', () => {
    const sizes = [7, 8, 9, 10, 12, 13].map((players) => {
      const points = virtual({ kind: 'baku' }, players, 9);
      return Array.from({ length: players }, (_, index) => points(index + 1, 1)).filter((each) => each > 0)
        .length;
    });
    expect(sizes).toEqual([4, 4, 6, 6, 6, 8]);
    // The example of the article: of 161 players 82.
    const many = Array.from({ length: 161 }, (_, index) => String(index + 1));
    const of161 = virtualPoints(
      tournamentOf('', { names: many, settings: { acceleration: { kind: 'baku' }, rounds: 9 } }),
    );
    expect([of161(playerNumber(82), 1), of161(playerNumber(83), 1)]).toEqual([2, 0]);
  });

  it('late entries: the last player of GA stays, whoever comes before him joins it', () => {
    const names = [...'ABCDEFGHI'];
    const settings = { acceleration: { kind: 'baku' }, rounds: 9 } as const;
    const inRound2 = (text: string, players = {}): number[] => {
      const points = virtualPoints(tournamentOf(text, { names, settings, players }));
      return [1, 2, 3, 4, 5, 6].map((n) => points(playerNumber(n), 2));
    };
    // Eight are paired in round 1: A, C, D, E are GA; B joins them in round 2, which makes five.
    const late = [2, 2, 2, 2, 2, 0];
    expect(inRound2('A-F =, G-C =, D-H =, I-E =', { B: { fromRound: 2 } })).toEqual(late);
    expect(inRound2('A-F =, G-C =, D-H =, I-E =, B ½bye')).toEqual(late);
    // The allocated bye of round 1 is a pairing: nine are paired, and GA ends with F.
    expect(inRound2('A-F =, G-C =, D-H =, I-E =, B bye')).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('without a known number of rounds nobody is accelerated', () => {
    expect(virtual({ kind: 'baku' }, 8)(1, 1)).toBe(0);
  });

  it('points given player by player', () => {
    const points = virtual({ kind: 'explicit', points: new Map([[playerNumber(3), [halfPoints(2)]]]) }, 8, 9);
    expect([points(3, 1), points(3, 2), points(4, 1)]).toEqual([2, 0, 0]);
  });
});
