import { describe, expect, it } from 'vitest';
import { pairAdjustedSwiss } from '../../../src/systems/adjustedSwiss/pairAdjustedSwiss.ts';
import { lawCase } from '../../lawCase.ts';

function round(name: string, number: number): { boards: string[]; notes: number } {
  const result = pairAdjustedSwiss(lawCase(name, 'adjusted', number), number);
  if (!result.ok) {
    throw new Error(JSON.stringify(result.problems));
  }
  const { boards, notes } = result.pairing;
  return { boards: boards.map(({ white, black }) => `${white}-${black}`), notes: notes.length };
}

describe('positions read by hand against Law 28', () => {
  it('28.4 note, 28.6: the score of the opponent comes before the colour', () => {
    expect(round('M1', 3).boards.sort()).toEqual(['1-3', '4-2', '5-6']);
  });

  it('28.4, 28.6: a floater does not take whom the rest needs', () => {
    expect(round('G1', 4).boards.sort()).toEqual(['1-3', '5-4', '6-8', '7-2']);
  });

  it('28.4: a shifted player is paired in the nearest group: the odd man who leaves is not his only opponent', () => {
    expect(round('F1c', 4).boards).toContain('1-3');
  });

  it('27: in the last round nobody has a third game running with one colour where equal scores meet without it', () => {
    const { boards, notes } = round('Y1', 3);
    expect(boards).toEqual(expect.arrayContaining(['11-12', '7-10']));
    expect(notes).toBe(0);
  });

  it('27: a last round in which nothing yields is the one without the permission to yield', () => {
    const { boards, notes } = round('Z1', 7);
    const more = lawCase('Z1', 'adjusted', 7);
    const notTheLast = { ...more, settings: { ...more.settings, rounds: 8 } };
    const without = pairAdjustedSwiss(notTheLast, 7);
    expect(without.ok && without.pairing.boards.map(({ white, black }) => `${white}-${black}`)).toEqual(
      boards,
    );
    expect(notes).toBe(0);
  });

  it('28.6: who has to equalise comes before who only alternates', () => {
    expect(round('C1', 4).boards).toContain('3-2');
  });
});
