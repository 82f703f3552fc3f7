import { expect, it } from 'vitest';
import { standings } from '../../src/standings/standings.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { evaluated, shown, valueOf } from './valueOf.ts';

const roundRobin = { settings: { system: 'round-robin' } } as const;

it('C.07 (2026) 9.1: whole scores of those beaten, half of those drawn with', () => {
  const t = tournamentOf(
    `A-D 1-0, B-C =
     C-A =, D-B 0-1
     A-B 0-1, C-D 1-0`,
    roundRobin,
  );
  // A 1.5, B 2.5, C 2, D 0
  expect(['A', 'B', 'C', 'D'].map((name) => valueOf(t, 'SB', name))).toEqual([
    0 + 2 / 2,
    1.5 + 0 + 2 / 2,
    2.5 / 2 + 1.5 / 2,
    0,
  ]);
  expect(['A', 'B', 'C', 'D'].map((name) => valueOf(t, 'BERGER', name))).toEqual([1, 2.5, 2, 0]);
});

it('C.07 (2026) 4.4: with two cycles every game counts', () => {
  const t = tournamentOf('A-B 1-0\nB-A 1-0', roundRobin);
  expect(valueOf(t, 'SB', 'A')).toBe(1);
});

it('C.07 (2026) 16.4: an unplayed round is a game against the dummy with the points it brought', () => {
  const t = tournamentOf('A-B 1-0, C ½ bye\nA bye, B-C 1-0');
  // A has 2: B 1, dummy capped at 1. C has ½: dummy ½ × ½, and lost to B.
  expect(shown(evaluated(t, 'SB', 'A'))).toEqual(['1 opponent 1', '2 cappedDummy 1']);
  expect(valueOf(t, 'SB', 'C')).toBe(0.25);
});

it('C.07 (2026) 14.1.1.4: among lowest opponents the lowest product is cut', () => {
  const t = tournamentOf(
    `A-B 1-0, C-D 1-0
     A-C 0-1, B-D =
     A-D =, B-C 0-1`,
  );
  // A 1.5 met B ½ (won), C 3 (lost), D 1 (drawn): the lowest opponent is B, with the product ½.
  expect(shown(evaluated(t, 'SB/C1', 'A'))).toEqual(['1 opponent 0.5 cut', '2 opponent 0', '3 opponent 0.5']);
});

it('C.07 (2026) 16.5.1: the higher of the lowest voluntary product and the least significant product is cut', () => {
  // A has a half-point bye (product 3 × ½) and lost one game by forfeit (product 0), and beat D, who has least.
  const t = tournamentOf(`
    A ½ bye, B-C =, D-E =
    A-B -/+, C-D 1-0, E 1 bye
    A-D 1-0, B-E =, C 0 bye
    A-C 1-0, B-D =, E 0 bye
    A-E =, B-C 1-0, D 0 bye`);
  const value = evaluated(t, 'SB/C1', 'A');
  // D: ½ + 0 + 0 + ½ + ½ (gone after round 4) = 1½ is the lowest score: its product 1½ beats the forfeit's 0.
  expect(shown(value)).toEqual([
    '1 cappedDummy 1.25',
    '2 dummy 0',
    '3 adjustedOpponent 1.5 cut',
    '4 opponent 1.5',
    '5 opponent 1.25',
  ]);
});

it('C.07 (2026) 16.5.2: of equal voluntary products the one with the lowest score is cut first', () => {
  const t = tournamentOf(`
    C-E =, D-W 1-0, A 0 bye
    A-W -/+, C-D 1-0, E bye
    A-C 1-0, D-W 1-0
    A-D 1-0, C-E 0-1, W-F 0-1`);
  // The forfeit is the least significant value and voluntary; then C, because the bye's 0 is lower than his product.
  expect(shown(evaluated(t, 'SB/C2', 'A'))).toEqual([
    '1 dummy 0',
    '2 cappedDummy 0 cut',
    '3 opponent 1.5 cut',
    '4 opponent 2',
  ]);
});

it('is exact: equal thirds and sums never differ by rounding', () => {
  const t = tournamentOf('A-B =, C-D =\nA-C =, B-D =', { settings: { tieBreaks: ['SB'] } });
  expect(standings(t).rows.map((row) => row.place)).toEqual([1, 1, 1, 1]);
});
