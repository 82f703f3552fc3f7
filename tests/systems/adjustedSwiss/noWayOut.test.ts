import { describe, expect, it } from 'vitest';
import { floatersOfDeadEnd } from '../../../src/systems/adjustedSwiss/noWayOut.ts';
import { pairGroup } from '../../../src/systems/adjustedSwiss/pairGroup.ts';
import type { MayMeet } from '../../../src/systems/adjustedSwiss/order.ts';
import { except, fieldWith, group, only, ranks, shown } from './contestants.ts';

/** Numbers 1 and 2 can each meet only number 6 among the first six. */
const bothOnly6 = except('1-2 1-3 1-4 1-5 2-3 2-4 2-5');

function paired(
  n: number,
  mayMeet: MayMeet,
  direction: 'down' | 'up' = 'down',
): { pairs?: string; floaters: number[] } {
  const result = pairGroup(
    fieldWith(mayMeet),
    { residents: group(n), incoming: [], nextDoor: [] },
    direction,
    mayMeet,
  );
  return { pairs: shown(result.pairs)!, floaters: ranks(result.floaters) };
}

describe('Law 28.6.1–2, no way out', () => {
  it('28.6.2, six players: 1-6 stays, 3-4 pair, 2 and 5 float', () => {
    expect(paired(6, bothOnly6)).toEqual({ pairs: '1-6 3-4', floaters: [2, 5] });
  });

  it('28.6.1, seven players and 7 was to float: 1-6 stays, 2 floats instead, then 3-5 4-7', () => {
    const mayMeet: MayMeet = (a, b) => bothOnly6(a, b) && except('1-7 2-7')(a, b);
    expect(paired(7, mayMeet)).toEqual({ pairs: '1-6 3-5 4-7', floaters: [2] });
  });

  it('28.6.2 upward is the mirror image', () => {
    const mirror = except('6-5 6-4 6-3 6-2 5-4 5-3 5-2');
    expect(paired(6, mirror, 'up')).toEqual({ pairs: '6-1 4-3', floaters: [5, 2] });
  });

  it('28.6.1 upward is the mirror image', () => {
    const mirror = except('7-6 7-5 7-4 7-3 6-5 6-4 6-3 7-1 6-1');
    expect(paired(7, mirror, 'up')).toEqual({ pairs: '7-2 5-3 4-1', floaters: [6] });
  });

  it('rules.md 5.8: the smallest set that lets the rest be paired, 2 first and the largest free number second', () => {
    expect(ranks(floatersOfDeadEnd(group(6), only('1-6 2-6 3-6 3-4')))).toEqual([2, 5]);
    expect(ranks(floatersOfDeadEnd(group(4), only('1-2 1-3 1-4')))).toEqual([2, 4]);
    expect(ranks(floatersOfDeadEnd(group(6), only('1-6')))).toEqual([2, 5, 3, 4]);
  });

  it('number 1 floats when nobody else can', () => {
    expect(ranks(floatersOfDeadEnd(group(5), only('2-3 4-5')))).toEqual([1]);
  });
});
