import { describe, expect, it } from 'vitest';
import { pairGroup, type PairedGroup } from '../../../src/systems/adjustedSwiss/pairGroup.ts';
import { contestant, everybody, except, fieldWith, group, ranks, shown } from './contestants.ts';

const nextDoor = [contestant(50, { score: -2 })];

function paired(
  residents: number,
  incoming: readonly number[],
  mayMeet = everybody,
  direction: 'down' | 'up' = 'down',
): PairedGroup {
  const floaters = incoming.map((rank) => contestant(rank, { score: direction === 'down' ? 2 : -2 }));
  return pairGroup(
    fieldWith(mayMeet),
    { residents: group(residents), incoming: floaters, nextDoor },
    direction,
    mayMeet,
  );
}

const floats = (found: PairedGroup): string[] =>
  found.decisions.flatMap((each) => (each.kind === 'float' ? [`${each.player} ${each.reason}`] : []));

describe('Law 28.3–28.5; rules.md 5.3: the order within a group', () => {
  it('who must float leaves, one more leaves to make it even, floaters are paired, then the rest', () => {
    // 2 has no opponent; of 1, 3–6 and the floater 9 nobody is over.
    const found = paired(6, [9], except('2-1 2-3 2-4 2-5 2-6 2-9'));
    expect(floats(found)).toEqual(['2 noOpponentInGroup']);
    expect(shown(found.pairs)).toBe('9-1 3-5 4-6');
  });

  it('one more leaves an odd group: with the incoming floaters counted', () => {
    const found = paired(6, [9]);
    expect(floats(found)).toEqual(['6 oddGroup']);
    expect(shown(found.pairs)).toBe('9-1 2-4 3-5');
  });

  it('28.4, last sentence: for whom the group has nobody, somebody else leaves', () => {
    const found = paired(5, [], except('5-50'));
    expect(floats(found)).toEqual(['4 oddGroup']);
    expect(shown(found.pairs)).toBe('1-3 2-5');
  });

  it('upward the mirror image', () => {
    const found = paired(6, [9], everybody, 'up');
    expect(floats(found)).toEqual(['1 oddGroup']);
    expect(shown(found.pairs)).toBe('9-6 5-3 4-2');
  });
});

describe('Law 28.6.1–2 in a group', () => {
  it('28.6.1: in an odd group 2 floats instead of the last player', () => {
    const found = paired(7, [], except('1-2 1-3 1-4 1-5 2-3 2-4 2-5'));
    // 7 was to float; 1 and 2 can each meet only 6 among the first six.
    expect(ranks(found.floaters)).toEqual([2]);
    expect(shown(found.pairs)).toBe('1-6 3-5 4-7');
  });

  it('28.6.2: in an even group 2 and the largest free number float', () => {
    const found = paired(6, [], except('1-2 1-3 1-4 1-5 2-3 2-4 2-5'));
    expect(ranks(found.floaters)).toEqual([2, 5]);
    expect(shown(found.pairs)).toBe('1-6 3-4');
  });
});
