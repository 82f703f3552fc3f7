import { describe, expect, it } from 'vitest';
import {
  compareStrain,
  differenceAfter,
  differenceLimit,
  isThirdRunning,
  openColours,
  strainOf,
  type OpenColours,
} from '../../../src/systems/drawnSwiss/bounds.ts';
import type { Colour } from '../../../src/tournament/colour.ts';

const games = (text: string): Colour[] => [...text].map((letter) => (letter === 'W' ? 'white' : 'black'));

function meet(first: string, second: string, round: number, thirdMayYield = false): OpenColours {
  const strains = (text: string): Parameters<typeof openColours>[0] => ({
    white: strainOf(games(text), 'white', round),
    black: strainOf(games(text), 'black', round),
  });
  return openColours(strains(first), strains(second), thirdMayYield);
}

describe('29.4.2', () => {
  it('nobody plays three games running with one colour', () => {
    expect(isThirdRunning(games('WBB'), 'black')).toBe(true);
    expect(isThirdRunning(games('WBB'), 'white')).toBe(false);
    expect(isThirdRunning(games('BWB'), 'black')).toBe(false);
    expect(isThirdRunning(games('B'), 'black')).toBe(false);
  });

  it('the difference of colours is at most 1 after an odd round, 2 after an even one', () => {
    expect([1, 2, 3, 4, 9].map(differenceLimit)).toEqual([1, 2, 1, 2, 1]);
    expect(differenceAfter(games('WWB'), 'white')).toBe(2);
    expect(strainOf(games('WWB'), 'white', 4)).toEqual({ threeMore: 0, wide: 0, third: 0 });
    expect(strainOf(games('WWBW'), 'white', 5)).toEqual({ threeMore: 1, wide: 1, third: 0 });
    expect(strainOf(games('W'), 'white', 3)).toEqual({ threeMore: 0, wide: 1, third: 0 });
  });

  it('two who can only have the same colour do not meet', () => {
    expect(meet('BB', 'WBB', 4).first).toEqual([]);
    expect(meet('WW', 'WW', 3).first).toEqual([]);
  });

  it('a pair has the colours that keep both within the bounds', () => {
    expect(meet('BB', 'WB', 3).first).toEqual(['white']);
    expect(meet('WW', 'BW', 3).first).toEqual(['black']);
    expect(meet('WB', 'BW', 3).first).toEqual(['white', 'black']);
  });

  it('where the difference must yield, the pair has the colours for which it yields least', () => {
    const { first, strain } = meet('WBWB', 'WWBW', 5);
    expect(first).toEqual(['white']);
    expect(strain).toEqual({ threeMore: 0, wide: 0, third: 0 });
    expect(meet('WWBW', 'W', 5)).toEqual({ first: ['black'], strain: { threeMore: 0, wide: 1, third: 0 } });
  });
});

describe('Law 27, yielding', () => {
  it('the third colour running yields only where it may: in the last round between equal scores', () => {
    expect(meet('BB', 'WBB', 4, true).first).not.toEqual([]);
    expect(meet('BB', 'WBB', 4, true).strain.third).toBe(1);
  });

  it('three more of one colour is given up last, then the difference, first the third colour', () => {
    const none = { threeMore: 0, wide: 0, third: 0 };
    const order = [none, { ...none, third: 2 }, { ...none, wide: 1 }, { ...none, threeMore: 1 }];
    expect([...order].reverse().sort(compareStrain)).toEqual(order);
  });
});
