import { describe, expect, it } from 'vitest';
import { inPairingOrder } from '../../src/tournament/pairingOrder.ts';
import { playerNumber, type Player } from '../../src/tournament/player.ts';
import { defaultSettings } from '../../src/tournament/settings.ts';

/** Ratings in the order of the numbers; `late` came after round 1. */
function order(ratings: readonly (number | undefined)[], late: readonly number[] = []): number[] {
  const players = ratings.map((rating, index): Player => ({
    number: playerNumber(index + 1),
    name: `P${index + 1}`,
    byes: [],
    ...(rating === undefined ? {} : { rating }),
    ...(late.includes(index + 1) ? { fromRound: 2 } : {}),
  }));
  return inPairingOrder({ players, settings: defaultSettings }).map((player) => player.number);
}

describe('C.04.2 (2026) 2, the order of the pairing numbers', () => {
  it('is the order of the numbers', () => {
    expect(order([2400, 2300, 2200])).toEqual([1, 2, 3]);
    expect(order([2200, 2400, 2300])).toEqual([1, 2, 3]);
  });

  it('2.4: a late entry has the last number and ranks where his strength belongs', () => {
    expect(order([2400, 2300, 2200, 2350], [4])).toEqual([1, 4, 2, 3]);
    expect(order([2400, 2300, 2200, 2300, 2500], [4, 5])).toEqual([5, 1, 2, 4, 3]);
  });

  it('leaves the order that the arbiter gave, where it is not by strength', () => {
    expect(order([2200, 2400, 2300, 2500], [4])).toEqual([1, 2, 3, 4]);
  });

  it('leaves players whom nothing tells apart in the order of their numbers', () => {
    expect(order([undefined, undefined, undefined], [2])).toEqual([1, 2, 3]);
  });
});
