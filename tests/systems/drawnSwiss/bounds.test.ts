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

function meet(first: string, second: string, thirdMayYield = false): OpenColours {
  const strains = (text: string): Parameters<typeof openColours>[0] => ({
    white: strainOf(games(text), 'white'),
    black: strainOf(games(text), 'black'),
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

  it('the difference of colours is at most 1 after an odd number of his own games, 2 after an even one', () => {
    expect([1, 2, 3, 4, 9].map(differenceLimit)).toEqual([1, 2, 1, 2, 1]);
    expect(differenceAfter(games('WWB'), 'white')).toBe(2);
    expect(strainOf(games('WWB'), 'white')).toEqual({ wide: 0, third: 0 });
    expect(strainOf(games('WWBW'), 'white')).toEqual({ wide: 1, third: 0 });
    expect(strainOf(games('W'), 'white')).toEqual({ wide: 0, third: 0 });
    expect(strainOf(games('WWBWBWW'), 'white')).toEqual({ wide: 1, third: 1 });
  });

  it('Law 27: so nobody has three more of one colour than of the other', () => {
    const histories = ['', 'W', 'WW', 'WB', 'WWB', 'WWBW', 'WWBWW', 'BBWBB', 'WWBBWW', 'BWWBWWBWW'].map(
      games,
    );
    for (const colours of histories) {
      expect(strainOf(colours, 'white').wide, colours.join()).toBe(
        Number(differenceAfter(colours, 'white') > 2),
      );
    }
  });

  it('two who can only have the same colour do not meet', () => {
    expect(meet('BB', 'WBB').first).toEqual([]);
    expect(meet('WW', 'WW').first).toEqual([]);
  });

  it('a pair has the colours that keep both within the bounds', () => {
    expect(meet('BB', 'WB').first).toEqual(['white']);
    expect(meet('WW', 'BW').first).toEqual(['black']);
    expect(meet('WB', 'BW').first).toEqual(['white', 'black']);
  });

  it('where the difference must yield, the pair has the colours for which it yields least', () => {
    const { first, strain } = meet('WBWB', 'WWBW');
    expect(first).toEqual(['white']);
    expect(strain).toEqual({ wide: 0, third: 0 });
    expect(meet('WWBWBW', 'WWBW')).toEqual({ first: ['white', 'black'], strain: { wide: 1, third: 0 } });
  });
});

describe('Law 27, yielding', () => {
  it('the third colour running yields only where it may: in the last round between equal scores', () => {
    expect(meet('BB', 'WBB', true).first).not.toEqual([]);
    expect(meet('BB', 'WBB', true).strain.third).toBe(1);
  });

  it('the difference is given up last, first the third colour', () => {
    const none = { wide: 0, third: 0 };
    const order = [none, { ...none, third: 2 }, { ...none, wide: 1 }];
    expect([...order].reverse().sort(compareStrain)).toEqual(order);
  });
});
