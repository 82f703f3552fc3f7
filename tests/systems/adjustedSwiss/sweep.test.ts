import { describe, expect, it } from 'vitest';
import type { Contestant } from '../../../src/systems/adjustedSwiss/field.ts';
import { sweep, type Sweep } from '../../../src/systems/adjustedSwiss/sweep.ts';
import { contestant, everybody, except, fieldWith, only, shown } from './contestants.ts';

/** Players by score, `{ 2: [1, 2], 0: [3, 4] }`; the median is 0. */
function field(groups: Readonly<Record<number, readonly number[]>>): Contestant[] {
  return Object.entries(groups).flatMap(([score, ranks]) =>
    ranks.map((rank) => contestant(rank, { score: Number(score) })),
  );
}

function swept(players: readonly Contestant[], mayMeet = everybody): Sweep {
  const found = sweep(fieldWith(mayMeet), players, mayMeet);
  if (found === undefined) {
    throw new Error('no pairing');
  }
  return found;
}

const undone = (found: Sweep): string =>
  found.decisions
    .flatMap((each) => (each.kind === 'undone' ? [`${each.first}-${each.second}`] : []))
    .join(' ');

describe('Law 28.3; rules.md 5.3: the order of the groups', () => {
  it('from the top down to above the median, from the bottom up to below it, the median last', () => {
    const players = field({ 2: [1, 2], 1: [3, 4], 0: [5, 6, 7, 8], [-1]: [9, 10], [-2]: [11, 12] });
    expect(shown(swept(players).pairs)).toBe('1-2 3-4 12-11 10-9 5-7 6-8');
  });

  it('in a group of 2k players 1 meets k + 1, 2 meets k + 2, …; going up from the largest number', () => {
    const players = field({ 1: [1, 2, 3, 4, 5, 6], [-1]: [7, 8, 9, 10] });
    expect(shown(swept(players).pairs)).toBe('1-4 2-5 3-6 10-8 9-7');
  });

  it('the median may hold only floaters', () => {
    const players = field({ 1: [1, 2, 3], [-1]: [4, 5, 6] });
    expect(shown(swept(players).pairs)).toBe('1-2 6-5 3-4');
  });
});

describe('rules.md 5.5 (L): several floaters in the median', () => {
  it('those from above come first, then those from below', () => {
    const players = field({ 1: [1, 2, 3], 0: [4, 5, 6, 7], [-1]: [8, 9, 10] });
    // 3 comes down, 8 comes up; 3 meets the highest score, 8 the lowest score and largest number.
    expect(shown(swept(players, except('3-8')).pairs)).toBe('1-2 10-9 3-4 8-7 5-6');
  });
});

describe('rules.md 5.14 (L): the blocked median', () => {
  it('more floaters from above: the last pair below is undone', () => {
    const players = field({ 1: [1, 2, 3], 0: [4], [-1]: [5, 6] });
    const found = swept(players, except('1-4 2-4 3-4'));
    expect(undone(found)).toBe('6-5');
    expect(shown(found.pairs)).toBe('1-2 3-5 6-4');
  });

  it('more floaters from below: the last pair above is undone', () => {
    const players = field({ 1: [1, 2], 0: [3], [-1]: [4, 5, 6] });
    const found = swept(players, except('4-3 5-3 6-3'));
    expect(undone(found)).toBe('1-2');
    expect(shown(found.pairs)).toBe('6-5 1-3 2-4');
  });

  it('equally many: below; then, with more from below, above', () => {
    const players = field({ 1: [1, 2], 0: [3, 4], [-1]: [5, 6] });
    // 3 and 4 can meet nobody but 1 and 2.
    const found = swept(players, only('1-2 5-6 1-3 2-4'));
    expect(undone(found)).toBe('6-5 1-2');
    expect(shown(found.pairs)).toBe('1-3 2-4 6-5');
  });

  it('group by group outward when one is used up, on the other side when one side has no pair', () => {
    const players = field({ 2: [1, 2], 1: [3, 4], 0: [5, 6] });
    const found = swept(players, only('1-2 3-4 1-5 2-6'));
    expect(undone(found)).toBe('3-4 1-2');
    expect(shown(found.pairs)).toBe('1-5 2-6 3-4');
  });
});

describe('Law 28.4, note: the next group', () => {
  it('is the next one in the direction of the sweep, not the median', () => {
    // 3 is met by nobody of the next group, only by 7 of the median.
    const players = field({ 2: [1, 2, 3], 1: [4, 5, 6], 0: [7, 8] });
    expect(shown(swept(players, except('3-4 3-5 3-6')).pairs)).toBe('1-3 2-4 5-6 7-8');
  });
});

describe('Law 28.3–28.6, the median', () => {
  it('Law 27: the limits on colours yield only where they must', () => {
    const players = field({ 0: [1, 2, 3, 4] });
    const found = sweep(fieldWith(only('1-4 2-3')), players, everybody);
    expect(shown(found?.pairs)).toBe('1-4 2-3');
  });

  it('28.6: of two equally near the larger number is exchanged, as going down', () => {
    const due = { 2: 'white', 5: 'black', 6: 'white', 7: 'black' } as const;
    const players = [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => {
      const colour = due[rank as keyof typeof due];
      return contestant(rank, colour === undefined ? {} : { due: colour });
    });
    expect(shown(swept(players).pairs)).toBe('1-5 2-7 3-6 4-8');
  });

  it('what is told: both halves, what was undone, then the floaters and the rest of the median', () => {
    const players = field({ 1: [1, 2, 3], 0: [4], [-1]: [5, 6] });
    expect(swept(players, except('1-4 2-4 3-4')).decisions).toEqual([
      { kind: 'float', player: 3, direction: 'down', reason: 'number', group: 1 },
      { kind: 'pair', first: 1, second: 2, passedOver: [] },
      { kind: 'pair', first: 6, second: 5, passedOver: [] },
      { kind: 'undone', first: 6, second: 5 },
      { kind: 'floaterPair', floater: 3, opponent: 5, passedOver: [4] },
      { kind: 'floaterPair', floater: 6, opponent: 4, passedOver: [] },
    ]);
    expect(swept(field({ 0: [1, 2] })).decisions).toEqual([
      { kind: 'pair', first: 1, second: 2, passedOver: [] },
    ]);
  });
});

it('rules.md 5.8: where even all the players together have no complete pairing there is none', () => {
  const nobody = except('1-2 1-3 1-4');
  expect(sweep(fieldWith(nobody), field({ 1: [1, 2], [-1]: [3, 4] }), nobody)).toBeUndefined();
});
