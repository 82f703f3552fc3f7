import { describe, expect, it } from 'vitest';
import { subgroupOf } from '../../../src/systems/drawnSwiss/subgroups.ts';
import type { Colour } from '../../../src/tournament/colour.ts';

const games = (text: string): Colour[] => [...text].map((letter) => (letter === 'W' ? 'white' : 'black'));
const after = (text: string, rounds = text.length): number | undefined => subgroupOf(games(text), rounds);

describe('29.2.1, after an odd round', () => {
  it('subgroup 1: Black in the last two games', () => {
    expect(after('WBB')).toBe(1);
    expect(after('BWWBB')).toBe(1);
  });

  it('subgroup 2: more games with Black', () => {
    expect(after('B')).toBe(2);
    expect(after('BWB')).toBe(2);
    expect(after('BBWBW')).toBe(2);
  });

  it('subgroup 3: more games with White', () => {
    expect(after('W')).toBe(3);
    expect(after('WBW')).toBe(3);
    expect(after('WWBWB')).toBe(3);
  });

  it('subgroup 4: White in the last two games', () => {
    expect(after('BWW')).toBe(4);
    expect(after('WBBWW')).toBe(4);
  });

  it('rules.md 6: 1 comes before 2 and 4 before 3 where a player fits both', () => {
    expect(after('BWBB', 5)).toBe(1);
    expect(after('WWB', 3)).toBe(3);
    expect(after('WWBB', 5)).toBe(1);
    expect(after('BBWW', 5)).toBe(4);
  });

  it('rules.md 6: equal counts, after a bye, go by the last colour', () => {
    expect(after('WB', 3)).toBe(2);
    expect(after('BW', 3)).toBe(3);
    expect(after('WBBW', 5)).toBe(3);
  });
});

describe('29.2.2, after an even round', () => {
  it('subgroup 1: Black in the last two games, or more games with Black', () => {
    expect(after('BB')).toBe(1);
    expect(after('WWBB')).toBe(1);
    expect(after('BBWB', 4)).toBe(1);
    expect(after('B', 2)).toBe(1);
    expect(after('BWB', 4)).toBe(1);
  });

  it('subgroup 2: equal counts, the last game with Black', () => {
    expect(after('WB')).toBe(2);
    expect(after('BWWB')).toBe(2);
  });

  it('subgroup 3: equal counts, the last game with White', () => {
    expect(after('BW')).toBe(3);
    expect(after('WBBW')).toBe(3);
  });

  it('subgroup 4: White in the last two games, or more games with White', () => {
    expect(after('WW')).toBe(4);
    expect(after('BBWW')).toBe(4);
    expect(after('W', 2)).toBe(4);
    expect(after('WBW', 4)).toBe(4);
  });

  it('rules.md 6: who fits 1 and 4 goes by his last two games', () => {
    expect(after('WWBWWBB', 8)).toBe(1);
    expect(after('BBWBBWW', 8)).toBe(4);
  });
});

it('rules.md 6: before the first game there is no subgroup, a lot gives 2 or 3', () => {
  expect(after('', 1)).toBeUndefined();
  expect(after('', 2)).toBeUndefined();
});
