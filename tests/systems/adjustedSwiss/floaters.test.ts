import { describe, expect, it } from 'vitest';
import {
  oddFloater,
  unservedFloaters,
  withoutOpponent,
} from '../../../src/systems/adjustedSwiss/floaters.ts';
import { pairFloaters } from '../../../src/systems/adjustedSwiss/floaterOpponent.ts';
import { contestant, everybody, except, fieldWith, group, only, ranks, shown } from './contestants.ts';

const free = fieldWith(everybody);
const limited = fieldWith(everybody, { limited: true });
const welcome = [contestant(50, { score: -2 })];

describe('Law 28.4, who must float', () => {
  it('a player with no permitted opponent in the group', () => {
    expect(ranks(withoutOpponent(group(4), only('1-2 2-3')))).toEqual([4]);
  });

  it('going down the largest number, going up the smallest', () => {
    const members = { members: group(5), incoming: [], nextDoor: welcome };
    expect(oddFloater(free, members, 'down', everybody).player.rank).toBe(5);
    expect(oddFloater(free, members, 'up', everybody).player.rank).toBe(1);
  });

  it('28.4.1: his leaving evens the number of those due White and due Black', () => {
    const members = group(5, {
      1: { due: 'white' },
      2: { due: 'white' },
      3: { due: 'white' },
      4: { due: 'black' },
      5: { due: 'black' },
    });
    const odd = { members, incoming: [], nextDoor: welcome };
    expect(oddFloater(free, odd, 'down', everybody).player.rank).toBe(3);
    expect(oddFloater(free, odd, 'up', everybody).player.rank).toBe(1);
  });

  it('28.4 note: he has a permitted opponent next door; where nobody has one, the best by the rest', () => {
    const odd = { members: group(5), incoming: [], nextDoor: welcome };
    expect(oddFloater(free, odd, 'down', except('5-50 4-50')).player.rank).toBe(3);
    expect(oddFloater(free, odd, 'down', except('1-50 2-50 3-50 4-50 5-50')).player.rank).toBe(5);
  });

  it('(L): not one who has floated into this group, nor one who floated last round', () => {
    const members = group(5, { 5: { floatedLast: true } });
    expect(
      oddFloater(free, { members, incoming: [members[3]!], nextDoor: welcome }, 'down', everybody).player
        .rank,
    ).toBe(3);
  });

  it('28.4.2: over 100 above the last of the group, the last with an opponent next door floats', () => {
    const members = group(3, {
      1: { rating: 2300, due: 'white' },
      2: { rating: 2150, due: 'black' },
      3: { rating: 2100 },
    });
    const surplusWhite = [members[0]!, members[1]!, members[2]!].map((each) =>
      each.rank === 2 ? { ...each, due: undefined } : each,
    );
    const odd = { members: surplusWhite, incoming: [], nextDoor: welcome };
    expect(oddFloater(free, odd, 'down', everybody)).toMatchObject({
      player: { rank: 1 },
      reason: 'colours',
      instead: { rank: 3 },
    });
    expect(oddFloater(limited, odd, 'down', everybody)).toMatchObject({
      player: { rank: 3 },
      reason: 'limitOf100',
    });
    expect(oddFloater(limited, odd, 'down', except('3-50'))).toMatchObject({ player: { rank: 2 } });
  });

  it('28.4.3: over 100 below the first of the group, the first with an opponent next door floats', () => {
    const members = group(3, {
      1: { rating: 2300 },
      2: { rating: 2250 },
      3: { rating: 2100, due: 'black' },
    });
    const odd = { members, incoming: [], nextDoor: welcome };
    expect(oddFloater(free, odd, 'up', everybody).player.rank).toBe(3);
    expect(oddFloater(limited, odd, 'up', everybody).player.rank).toBe(1);
    expect(oddFloater(limited, odd, 'up', except('1-50')).player.rank).toBe(2);
  });
});

describe('Law 28.4.2–3, the limit is 100 points, not less', () => {
  /** Number 1 must float by 28.4.1: he alone is due White. Number 2 is the outermost going down. */
  const pair = (first: number, second: number) =>
    group(2, { 1: { rating: first, due: 'white' }, 2: { rating: second } });
  const floats = (first: number, second: number): number =>
    oddFloater(limited, { members: pair(first, second), incoming: [], nextDoor: welcome }, 'down', everybody)
      .player.rank;

  it('exactly 100 above the last player floats, 101 does not', () => {
    expect(floats(2200, 2100)).toBe(1);
    expect(floats(2201, 2100)).toBe(2);
  });

  it('exactly 100 below the first player floats up, 101 does not', () => {
    const up = (second: number): number => {
      const members = group(2, { 1: { rating: 2200 }, 2: { rating: second, due: 'black' } });
      return oddFloater(limited, { members, incoming: [], nextDoor: welcome }, 'up', everybody).player.rank;
    };
    expect(up(2100)).toBe(2);
    expect(up(2099)).toBe(1);
  });

  it('players who are due nothing do not tip the balance of 28.4.1', () => {
    const members = group(3, { 1: { due: 'black' } });
    expect(
      oddFloater(free, { members, incoming: [], nextDoor: welcome }, 'down', everybody).player.rank,
    ).toBe(1);
    const even = group(3, { 1: { due: 'black' }, 2: { due: 'white' } });
    expect(
      oddFloater(free, { members: even, incoming: [], nextDoor: welcome }, 'down', everybody).player.rank,
    ).toBe(3);
  });
});

describe("Law 28.5–28.6, the floater's opponent", () => {
  const down = (rank: number, traits: Parameters<typeof contestant>[1]) => ({
    player: contestant(rank, { score: 2, ...traits }),
    direction: 'down' as const,
  });

  it('going down: the smallest number due the other colour', () => {
    const floater = down(9, { due: 'white' });
    const residents = group(4, { 1: { due: 'white' }, 2: { due: 'black' }, 3: { due: 'black' } });
    const { pairs, rest } = pairFloaters(free, [floater.player, ...residents], [floater], everybody);
    expect(shown(pairs)).toBe('9-2');
    expect(ranks(rest)).toEqual([1, 3, 4]);
  });

  it('rules.md 5.6: going down the highest score comes first, another floater before the residents', () => {
    const floaters = [down(8, { score: 4 }), down(9, {})];
    const members = [...floaters.map((each) => each.player), ...group(4)];
    const { pairs, rest } = pairFloaters(free, members, floaters, everybody);
    expect(shown(pairs)).toBe('8-9');
    expect(ranks(rest)).toEqual([1, 2, 3, 4]);
  });

  it('going up: the lowest score, then the largest number', () => {
    const floater = { player: contestant(9, { score: -2 }), direction: 'up' as const };
    const { pairs } = pairFloaters(free, [floater.player, ...group(4)], [floater], everybody);
    expect(shown(pairs)).toBe('9-4');
  });

  it('the next who is due the other colour only within 100 of the first; else the first', () => {
    const floater = down(9, { due: 'white' });
    const residents = group(3, {
      1: { due: 'white', rating: 2200 },
      2: { due: 'white', rating: 2150 },
      3: { due: 'black', rating: 2050 },
    });
    const members = [floater.player, ...residents];
    expect(shown(pairFloaters(limited, members, [floater], everybody).pairs)).toBe('9-1');
    expect(shown(pairFloaters(free, members, [floater], everybody).pairs)).toBe('9-3');
  });

  it('exactly 100 from the first is near enough, 101 is not; an unrated player counts as 0', () => {
    const floater = down(9, { due: 'white' });
    const opponent = (rating: number | undefined): string | undefined => {
      const residents = group(2, {
        1: { due: 'white', rating: 2200 },
        2: { due: 'black', ...(rating === undefined ? {} : { rating }) },
      });
      return shown(pairFloaters(limited, [floater.player, ...residents], [floater], everybody).pairs);
    };
    expect(opponent(2100)).toBe('9-2');
    expect(opponent(2300)).toBe('9-2');
    expect(opponent(2099)).toBe('9-1');
    expect(opponent(2301)).toBe('9-1');
    expect(opponent(undefined)).toBe('9-1');
  });

  it('names those who stood before the opponent and were not taken', () => {
    const floater = down(9, {});
    const mayMeet = except('9-1 9-2');
    const { pairs } = pairFloaters(fieldWith(mayMeet), [floater.player, ...group(4)], [floater], mayMeet);
    expect(pairs.map((pair) => ranks(pair.passedOver))).toEqual([[1, 2]]);
  });

  it('28.5: several going down: the highest score first, then the smallest number, each in his turn', () => {
    const floaters = [down(9, {}), down(8, { score: 4 })];
    const members = [...floaters.map((each) => each.player), ...group(4)];
    const apart = except('8-9');
    const inTurn = [floaters[1]!, floaters[0]!];
    expect(shown(pairFloaters(fieldWith(apart), members, inTurn, apart).pairs)).toBe('8-1 9-2');
  });

  it('leaves a later floater his only opponent', () => {
    const floaters = [down(8, {}), down(9, {})];
    const members = [...floaters.map((each) => each.player), ...group(4)];
    const mayMeet = except('8-9 9-2 9-3 9-4');
    expect(shown(pairFloaters(fieldWith(mayMeet), members, floaters, mayMeet).pairs)).toBe('8-2 9-1');
  });

  it('28.4 note, 28.6: the score comes before the colour', () => {
    const floater = down(9, { due: 'white' });
    const residents = [
      contestant(1, { score: 1, due: 'white' }),
      contestant(2, { score: 0, due: 'black' }),
      contestant(3, { score: 0, due: 'black' }),
    ];
    const { pairs } = pairFloaters(free, [floater.player, ...residents], [floater], everybody);
    expect(shown(pairs)).toBe('9-1');
  });

  it('28.4, 28.5: of two floaters with one opponent between them the second goes on', () => {
    const floaters = [contestant(8, { score: 2 }), contestant(9, { score: 2 })];
    const mayMeet = except('8-9 8-2 9-2');
    expect(ranks(unservedFloaters([...floaters, ...group(2)], floaters, mayMeet))).toEqual([9]);
  });
});
