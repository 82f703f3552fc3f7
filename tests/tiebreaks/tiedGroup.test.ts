import { expect, it } from 'vitest';
import { fieldOf } from '../../src/tiebreaks/field.ts';
import { groupsByPoints } from '../../src/tiebreaks/tiedGroup.ts';
import { tournamentOf } from '../tournamentBuilder.ts';

it('the tied stand in the order of their numbers, whatever the order they were entered in', () => {
  const t = tournamentOf('A-D =, B-E 0-1, C-F =');
  const [a, b, c, d, e, f] = t.players;
  const players = [f!, b!, d!, a!, e!, c!];
  expect(groupsByPoints(fieldOf({ ...t, players }))).toEqual([
    { firstPlace: 1, players: [5] },
    { firstPlace: 2, players: [1, 3, 4, 6] },
    { firstPlace: 6, players: [2] },
  ]);
});
