import { describe, expect, it } from 'vitest';
import type { Contender } from '../../../src/systems/dutch/contender.ts';
import { contender } from './contenders.ts';
import { pairsOf } from './pairedField.ts';

/** One contender for each score, numbered from 1; `more` says what is special about some of them. */
function field(
  scores: readonly number[],
  more: Readonly<Record<number, Partial<Contender>>> = {},
): Contender[] {
  return scores.map((score, at) => contender(at + 1, '', { score, ...more[at + 1] }));
}

const withColours = (...colours: string[]): Contender[] => colours.map((each, at) => contender(at + 1, each));

describe('C.04.3 (2026) 2.1: absolute criteria', () => {
  it('2.1.1 [C1]: nobody meets the same player twice', () => {
    expect(pairsOf(field([0, 0, 0, 0]))).toBe('1-3 2-4');
    expect(pairsOf(field([0, 0, 0, 0]), { met: [[1, 3]] })).toBe('1-4 2-3');
  });

  it('2.1.2 [C2]: no second bye', () => {
    expect(pairsOf(field([0, 0, 0, 0, 0]))).toBe('1-3 2-4 5-bye');
    expect(pairsOf(field([0, 0, 0, 0, 0], { 5: { mayHaveBye: false } }))).toBe('1-3 2-5 4-bye');
  });

  it('2.1.3 [C3]: the same absolute preference keeps non-topscorers apart', () => {
    expect(pairsOf(withColours('BB', '', 'BB', ''))).toBe('1-4 2-3');
    expect(pairsOf(withColours('BB', 'BB', 'BB', 'BB'))).toBe('none');
    expect(pairsOf(withColours('BB', 'BB', 'BB', 'BB'), { topscorersAbove: -1 })).toBe('1-3 2-4');
  });
});

describe('C.04.3 (2026) 2.2–2.4.4: completion, bye and downfloaters', () => {
  it('2.2.1 [C4]: those below must remain pairable', () => {
    expect(pairsOf(field([2, 2, 0, 0]))).toBe('1-2 3-4');
    expect(pairsOf(field([2, 2, 0, 0]), { met: [[3, 4]] })).toBe('1-3 2-4');
  });

  it('2.3.1 [C5]: the bye goes to the lowest score that it can', () => {
    const barred = { mayHaveBye: false };
    expect(pairsOf(field([2, 0, 0]))).toBe('1-2 3-bye');
    expect(pairsOf(field([2, 0, 0], { 2: barred, 3: barred }))).toBe('2-3 1-bye');
  });

  it('2.4.1 [C6]: as many pairs as possible, also by an exchange', () => {
    expect(
      pairsOf(field([0, 0, 0, 0]), {
        met: [
          [1, 3],
          [1, 4],
        ],
      }),
    ).toBe('1-2 3-4');
  });

  it('2.4.2 [C7]: of two who cannot both stay, the higher score is paired', () => {
    expect(pairsOf(field([6, 4, 2, 0]), { met: [[1, 2]] })).toBe('1-3 2-4');
  });

  it('2.4.3 [C8]: the downfloater is one whom the next bracket can use', () => {
    expect(pairsOf(field([4, 4, 4, 2, 0, 0]))).toBe('1-2 3-4 5-6');
    expect(pairsOf(field([4, 4, 4, 2, 0, 0]), { met: [[3, 4]] })).toBe('1-3 2-4 5-6');
  });

  it('2.4.4 [C9]: the bye goes to the fewest unplayed games', () => {
    expect(pairsOf(field([0, 0, 0, 0, 0], { 5: { unplayedGames: 1 } }))).toBe('1-3 2-5 4-bye');
  });
});

describe('C.04.3 (2026) 2.4.5–2.4.8: colours', () => {
  it('[C10] topscorers: a difference beyond two is worse than a third colour running', () => {
    expect(pairsOf(withColours('BBB', 'WBB', 'BBB', 'WBB'), { topscorersAbove: -1 })).toBe('1-4 2-3');
  });

  it('[C11] topscorers: nobody the same colour three times running', () => {
    expect(pairsOf(withColours('WBB', 'WB', 'WBB', 'WB'), { topscorersAbove: -1 })).toBe('1-4 2-3');
  });

  it('[C12] colour preferences are met', () => {
    expect(pairsOf(withColours('B', 'W', 'B', 'W'))).toBe('1-4 2-3');
  });

  it('[C13] of those that are not, none should be strong', () => {
    expect(pairsOf(withColours('WB', 'B', 'WB', 'B'))).toBe('1-4 2-3');
  });
});

describe('C.04.3 (2026) 2.4.9–2.4.16: floats', () => {
  const down = { floatBefore: 'down' } as const;
  const downTwo = { floatTwoBefore: 'down' } as const;
  const up = { floatBefore: 'up' } as const;
  const upTwo = { floatTwoBefore: 'up' } as const;

  it('[C14] [C16] residents do not float down again', () => {
    expect(pairsOf(field([2, 2, 2, 0]))).toBe('1-2 3-4');
    expect(pairsOf(field([2, 2, 2, 0], { 3: down }))).toBe('1-3 2-4');
    expect(pairsOf(field([2, 2, 2, 0], { 3: downTwo }))).toBe('1-3 2-4');
    expect(pairsOf(field([2, 2, 2, 0], { 1: down, 2: down, 3: downTwo }))).toBe('1-2 3-4');
  });

  it('[C15] [C17] opponents of MDPs do not float up again', () => {
    expect(pairsOf(field([2, 0, 0, 0]))).toBe('1-2 3-4');
    expect(pairsOf(field([2, 0, 0, 0], { 2: up }))).toBe('1-3 2-4');
    expect(pairsOf(field([2, 0, 0, 0], { 2: upTwo }))).toBe('1-3 2-4');
    expect(pairsOf(field([2, 0, 0, 0], { 2: upTwo, 3: up, 4: up }))).toBe('1-2 3-4');
  });

  it('[C18] [C20] an MDP who floated down is not the one to float on', () => {
    const met: [number, number][] = [[1, 2]];
    expect(pairsOf(field([4, 4, 2, 0]), { met })).toBe('1-3 2-4');
    expect(pairsOf(field([4, 4, 2, 0], { 2: down }), { met })).toBe('1-4 2-3');
    expect(pairsOf(field([4, 4, 2, 0], { 2: downTwo }), { met })).toBe('1-4 2-3');
  });

  it('[C19] [C21] who floats up again meets the nearer score', () => {
    const met: [number, number][] = [[1, 2]];
    expect(pairsOf(field([6, 4, 2, 2]), { met })).toBe('1-3 2-4');
    expect(pairsOf(field([6, 4, 2, 2], { 3: up }), { met })).toBe('1-4 2-3');
    expect(pairsOf(field([6, 4, 2, 2], { 3: upTwo }), { met })).toBe('1-4 2-3');
  });
});

describe('C.04.3 (2026) 4: the order of candidates', () => {
  const apartFrom = (one: number, others: readonly number[]): [number, number][] =>
    others.map((other) => [one, other]);

  it('4.2: transpositions of S2, the first ones first', () => {
    expect(pairsOf(field(Array<number>(6).fill(0)))).toBe('1-4 2-5 3-6');
    expect(pairsOf(field(Array<number>(6).fill(0)), { met: [[3, 6]] })).toBe('1-4 2-6 3-5');
    expect(pairsOf(field(Array<number>(6).fill(0)), { met: [[1, 4]] })).toBe('1-5 2-4 3-6');
  });

  it('4.3: exchanges of one player, the smallest difference first', () => {
    expect(pairsOf(field(Array<number>(6).fill(0)), { met: apartFrom(3, [4, 5, 6]) })).toBe('1-3 2-5 4-6');
  });

  it('4.4: the first MDPs are paired, and MDPs choose before the remainder', () => {
    const met: [number, number][] = [[1, 2]];
    expect(pairsOf(field([2, 2, 0, 0, 0, 0]), { met })).toBe('1-3 2-4 5-6');
    expect(pairsOf(field([2, 2, 0, 0, 0, 0]), { met: [...met, [5, 6]] })).toBe('1-3 2-5 4-6');
  });
});
