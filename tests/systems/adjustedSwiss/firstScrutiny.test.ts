import { describe, expect, it } from 'vitest';
import { firstScrutiny } from '../../../src/systems/adjustedSwiss/firstScrutiny.ts';
import type { MayMeet } from '../../../src/systems/adjustedSwiss/order.ts';
import { everybody, except, group, only, shown } from './contestants.ts';

const scrutinised = (n: number, mayMeet: MayMeet): string | undefined =>
  shown(firstScrutiny(group(n), mayMeet, mayMeet));

describe('Law 28.6, first scrutiny (rules.md 5.7)', () => {
  it.each([
    ['', '1-4 2-5 3-6'],
    ['1-4', '1-5 2-4 3-6'],
    ['1-4 1-5', '1-6 2-4 3-5'],
    ['1-4 1-5 1-6', '1-3 2-5 4-6'],
    ['1-4 1-5 1-6 1-3', '1-2 3-5 4-6'],
  ])('six players, number 1 tries in turn; forbidden: %s', (forbidden, pairs) => {
    expect(scrutinised(6, except(forbidden))).toBe(pairs);
  });

  it.each([
    ['1-4 1-5', '1-6 2-4 3-5'],
    ['1-4 1-5 2-4', '1-6 2-5 3-4'],
    ['1-4 1-5 2-4 2-5', '1-6 2-3 4-5'],
    ['1-4 1-5 2-4 2-5 2-3', '1-3 2-6 4-5'],
    ['1-4 1-5 2-4 2-5 2-3 1-3', '1-2 3-5 4-6'],
  ])('1-6 stands and number 2 tries in turn; forbidden: %s', (forbidden, pairs) => {
    expect(scrutinised(6, except(forbidden))).toBe(pairs);
  });

  it('going up, the list reversed gives the mirror image', () => {
    const up = [...group(6)].reverse();
    expect(shown(firstScrutiny(up, everybody, everybody))).toBe('6-3 5-2 4-1');
    const forbidden = except('6-3 6-2');
    expect(shown(firstScrutiny(up, forbidden, forbidden))).toBe('6-1 5-3 4-2');
  });

  it('goes on to the next choice when the rest cannot be paired', () => {
    // 1-4 and 1-5 would leave 6 with nobody: only 1 may meet him.
    expect(scrutinised(6, except('2-6 3-6 4-6 5-6'))).toBe('1-6 2-4 3-5');
  });

  it('finds no pairing where there is none', () => {
    expect(scrutinised(6, only('1-6 2-6 3-4 3-5 4-5'))).toBeUndefined();
  });

  it('Law 27: limits on colours yield in as few games as possible, and only where they must', () => {
    const strictly = only('1-4 2-5 1-2');
    expect(shown(firstScrutiny(group(6), strictly, everybody))).toBe('1-4 2-5 3-6');
    expect(shown(firstScrutiny(group(4), only('1-2 3-4'), everybody))).toBe('1-2 3-4');
    expect(shown(firstScrutiny(group(4), only('1-2'), everybody))).toBe('1-2 3-4');
  });
});
