import { describe, expect, it } from 'vitest';
import { pairGroup, type PairedGroup } from '../../../src/systems/adjustedSwiss/pairGroup.ts';
import type { MayMeet } from '../../../src/systems/adjustedSwiss/order.ts';
import { contestant, everybody, except, fieldWith, group, only, ranks, shown } from './contestants.ts';

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
    expect(floats(found)).toEqual(['6 number']);
    expect(shown(found.pairs)).toBe('9-1 2-4 3-5');
  });

  it('28.4, last sentence: for whom the group has nobody, somebody else leaves', () => {
    const found = paired(5, [], except('5-50'));
    expect(floats(found)).toEqual(['4 nextDoor']);
    expect(shown(found.pairs)).toBe('1-3 2-5');
  });

  it('28.4, 28.6: the floater does not take the opponent without whom the rest has no way out', () => {
    const found = paired(3, [9], except('2-3'));
    expect(shown(found.pairs)).toBe('9-2 1-3');
    expect(floats(found)).toEqual([]);
  });

  it('28.4, last sentence: a floater for whom nobody is left goes on, and the rest is evened anew', () => {
    const found = paired(4, [8, 9], except('8-9 8-2 8-3 8-4 9-2 9-3 9-4'));
    expect(shown(found.pairs)).toBe('8-1 2-3');
    expect(floats(found)).toEqual(['9 foundNoOpponent', '4 number']);
    expect(ranks(found.floaters)).toEqual([9, 4]);
  });

  it('28.5: an incoming floater who must float again is not given an opponent', () => {
    const found = paired(4, [8, 9], except('8-9 9-1 9-2 9-3 9-4'));
    expect(shown(found.pairs)).toBe('8-1 2-3');
    expect(floats(found)).toEqual(['9 noOpponentInGroup', '4 number']);
  });

  it('upward the mirror image', () => {
    const found = paired(6, [9], everybody, 'up');
    expect(floats(found)).toEqual(['1 number']);
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

it('28.6.2: who leaves because the group is odd keeps that reason when others must leave with him', () => {
  const found = paired(5, [], only('1-2 1-3 1-4 1-5'));
  expect(shown(found.pairs)).toBe('1-4');
  expect(floats(found)).toEqual(['2 noWayOut', '5 number', '3 noWayOut']);
});

describe('Law 27, last sentence: in the last round the limits on colours yield to keep equal scores together', () => {
  /** `strictly`: who may meet within the limits; `relaxed`: who may where these yield. */
  const last = (residents: number, strictly: MayMeet, relaxed: MayMeet): PairedGroup =>
    pairGroup(fieldWith(strictly), { residents: group(residents), incoming: [], nextDoor }, 'down', relaxed);

  it('not where the group can be paired within them', () => {
    const found = last(4, only('1-4 2-3'), everybody);
    expect(shown(found.pairs)).toBe('1-4 2-3');
  });

  it('an even group: in the fewest games that keep it whole', () => {
    const found = last(4, only('1-2'), everybody);
    expect(shown(found.pairs)).toBe('1-2 3-4');
    expect(floats(found)).toEqual([]);
  });

  it('an odd group: not where another floater will do (28.6.1)', () => {
    const found = last(5, only('1-3 4-5'), everybody);
    expect(shown(found.pairs)).toBe('1-3 4-5');
    expect(floats(found)).toEqual(['2 noOpponentInGroup']);
  });

  it('an odd group: where three would leave otherwise, the one who was to float does', () => {
    const found = last(5, only('1-2'), everybody);
    expect(shown(found.pairs)).toBe('1-2 3-4');
    expect(floats(found)).toEqual(['5 number']);
  });

  it('where it cannot be kept whole: if more of it stay together, and only then', () => {
    // Within the limits four of the six would leave; without them two.
    const more = last(6, only('1-6'), only('1-6 2-6 3-6 3-4 3-5'));
    expect(shown(more.pairs)).toBe('1-6 3-4');
    expect(ranks(more.floaters)).toEqual([2, 5]);
    // Two leave either way: 2 and 4 within the limits, 2 and 5 without them.
    const asMany = last(6, only('1-6 3-5'), only('1-6 2-6 3-5 3-4 4-6'));
    expect(shown(asMany.pairs)).toBe('1-6 3-5');
    expect(ranks(asMany.floaters)).toEqual([2, 4]);
  });
});

it('Law 28.4–28.6: floats are told first, then floaters paired, pairs with who was passed over, and exchanges', () => {
  const mayMeet = except('9-1 6-1 6-2 6-3 6-4 6-5 6-9 1-4');
  const residents = group(6, { 1: { due: 'white' }, 5: { due: 'white' }, 3: { due: 'black' } });
  const incoming = [contestant(9, { score: 2 })];
  const found = pairGroup(fieldWith(mayMeet), { residents, incoming, nextDoor }, 'down', mayMeet);
  expect(found.decisions).toEqual([
    { kind: 'float', player: 6, direction: 'down', reason: 'noOpponentInGroup', group: 0 },
    { kind: 'floaterPair', floater: 9, opponent: 2, passedOver: [1] },
    { kind: 'pair', first: 1, second: 5, passedOver: [4] },
    { kind: 'pair', first: 3, second: 4, passedOver: [] },
    { kind: 'exchange', first: 1, from: 5, to: 3 },
  ]);
  expect(shown(found.pairs)).toBe('9-2 1-3 5-4');
});
