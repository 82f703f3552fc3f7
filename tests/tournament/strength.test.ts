import { describe, expect, it } from 'vitest';
import { playerNumber, type Player } from '../../src/tournament/player.ts';
import { defaultSettings, type Settings } from '../../src/tournament/settings.ts';
import { compareStrength, compareStrengthBeforeLot } from '../../src/tournament/strength.ts';

/** Numbers in the order of strength. */
function ranked(traits: readonly Partial<Player>[], settings: Partial<Settings> = {}): number[] {
  return traits
    .map((each, index): Player => ({ number: playerNumber(index + 1), name: 'P', byes: [], ...each }))
    .sort(compareStrength({ ...defaultSettings, ...settings }))
    .map(({ number }) => number);
}

describe('Law 28.1; rules.md 5.1: the order of strength', () => {
  it('each key only among equals of the one before', () => {
    const traits = [
      { rating: 2000, nationalRating: 2500, grade: 'kiện tướng' },
      { rating: 2100 },
      { rating: 2000, title: 'GM' },
      { nationalRating: 2600 },
      { title: 'FM' },
    ];
    expect(ranked(traits)).toEqual([2, 3, 1, 5, 4]);
  });

  it('titles and grades by the settings Title order and Grade order; unknown ones behind', () => {
    expect(ranked([{ title: 'FM' }, { title: 'IM' }, { title: 'gm' }, { title: 'XX' }])).toEqual([
      3, 2, 1, 4,
    ]);
    expect(ranked([{ grade: 'cấp 2' }, { grade: 'Cấp 1' }, { grade: 'kiện tướng' }])).toEqual([3, 2, 1]);
    const own = { titleOrder: ['FM', 'GM'], gradeOrder: ['đai đen', 'đai nâu'] };
    expect(ranked([{ title: 'GM' }, { title: 'FM' }], own)).toEqual([2, 1]);
    expect(ranked([{ grade: 'đai nâu' }, { grade: 'đai đen' }], own)).toEqual([2, 1]);
  });

  it('28.1, 29.1: higher grades stand in the order, and the abbreviations of the law mean the same', () => {
    const grades = ['Cấp 2', 'C.1', 'KT', 'Đại kiện tướng', 'Kiện tướng', 'Cấp 1', 'Kiện tướng QG', 'QTĐS'];
    expect(ranked(grades.map((grade) => ({ grade })))).toEqual([8, 4, 7, 3, 5, 2, 6, 1]);
    expect(ranked([{ grade: 'C1' }, { grade: 'KTQG' }, { grade: 'ĐKT' }])).toEqual([3, 2, 1]);
  });

  it('a lot separates what is left: it gave the numbers, so the number decides', () => {
    const [a, b] = [1, 2].map((number): Player => ({ number: playerNumber(number), name: 'P', byes: [] }));
    expect(compareStrengthBeforeLot(defaultSettings, a!, b!)).toBe(0);
    expect(compareStrength(defaultSettings)(a!, b!)).toBeLessThan(0);
  });
});
