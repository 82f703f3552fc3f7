import { expect, it } from 'vitest';
import { lotsFor, drawOrder } from '../../src/lots/draw.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { valueOf } from './valueOf.ts';

it('rules.md 1: the lot is drawn among the tied, its purpose names their places', () => {
  const t = tournamentOf('A-D 1-0, B-E =, C-F =', { settings: { drawSeed: 'Huế 2026' } });
  const lots = lotsFor('Huế 2026', 'tie 2-5');
  const order = drawOrder(lots, [2, 3, 5, 6].map(playerNumber));
  expect(['B', 'C', 'E', 'F'].map((name) => valueOf(t, 'LOT', name))).toEqual(
    [2, 3, 5, 6].map((number) => order.indexOf(playerNumber(number)) + 1),
  );
  expect([valueOf(t, 'LOT', 'A'), valueOf(t, 'LOT', 'D')]).toEqual([0, 0]);
});

it('rules.md 1: a lot drawn by hand is respected, where it names all who are tied', () => {
  const places = (lotsDrawn: readonly number[]): number[] => {
    const t = tournamentOf('A-D 1-0, B-E =, C-F =', { settings: { drawSeed: 'Huế 2026', lotsDrawn } });
    return ['B', 'C', 'E', 'F', 'A'].map((name) => valueOf(t, 'LOT', name));
  };
  expect(places([6, 1, 2, 5, 3])).toEqual([2, 4, 3, 1, 0]);
  expect(places([6, 2, 5])).toEqual(places([]));
});
