import { expect, it } from 'vitest';
import { hasWonWithoutPlay } from '../../../src/systems/swiss/wonWithoutPlay.ts';
import { historyOf } from '../../../src/tournament/history.ts';
import { numberOf, tournamentOf } from '../../tournamentBuilder.ts';

const tournament = tournamentOf(`
  A-B 1-0, C bye, D ½bye, E 0bye, F 1bye, G-H +/-, I-J -/-, K-L *
  A-C -/+, B-D 0-0, G-I =, E-F =`);
const barred = (name: string): boolean =>
  hasWonWithoutPlay(historyOf(tournament).get(numberOf(tournament, name))!);

it('28.2, rules.md 6: a bye, a full-point bye and a win by forfeit bar from the bye', () => {
  expect(['C', 'F', 'G'].map(barred)).toEqual([true, true, true]);
});

it('28.2, rules.md 6: half-point and zero-point byes, losses by forfeit and games do not', () => {
  expect(['A', 'B', 'D', 'E', 'H', 'I', 'J', 'K'].map(barred)).toEqual(new Array(8).fill(false));
});
