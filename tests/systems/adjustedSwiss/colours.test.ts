import { describe, expect, it } from 'vitest';
import { pairColours } from '../../../src/systems/adjustedSwiss/pairColours.ts';
import { secondScrutiny } from '../../../src/systems/adjustedSwiss/secondScrutiny.ts';
import { contestant, everybody, except, fieldWith, group, shown } from './contestants.ts';

describe('Law 28.6, second scrutiny (rules.md 5.9)', () => {
  const due = (colours: string) =>
    group(
      colours.length,
      Object.fromEntries(
        [...colours].map((letter, index) => [
          index + 1,
          letter === '-' ? {} : ({ due: letter === 'W' ? 'white' : 'black' } as const),
        ]),
      ),
    );
  const natural = (players: ReturnType<typeof group>) =>
    players
      .slice(0, players.length / 2)
      .map((first, index) => ({ first, second: players[index + players.length / 2]! }));
  const scrutinised = (
    colours: string,
    field = fieldWith(everybody),
    direction: 'down' | 'up' = 'down',
  ): string | undefined => shown(secondScrutiny(field, natural(due(colours)), direction).pairs);

  it('both due the same colour: the nearest lower-half player is exchanged', () => {
    expect(scrutinised('W-BWB-')).toBe('1-5 2-4 3-6');
  });

  it('a player of the upper half, where he is the nearest who spoils nothing', () => {
    // 1-5 would leave 2-4, both due White.
    expect(scrutinised('WWBWBB')).toBe('1-3 2-5 4-6');
  });

  it('equally near: the larger number going down, the smaller going up', () => {
    // 2-6 clash (both White); 5 and 7 are equally near, and both mend it.
    expect(scrutinised('-W--BWB-')).toBe('1-5 2-7 3-6 4-8');
    expect(scrutinised('-W--BWB-', fieldWith(everybody), 'up')).toBe('1-6 2-5 3-7 4-8');
  });

  it('spoils nothing: an exchange that makes another clash, or a forbidden game, is not made', () => {
    expect(scrutinised('WWBWBB', fieldWith(except('4-6')))).toBe('1-6 2-5 3-4');
    expect(scrutinised('WWWW')).toBe('1-3 2-4');
  });

  it('the two exchanged are not over 100 apart, where the limit holds', () => {
    const players = due('WBWB').map((each) => ({
      ...each,
      player: { ...each.player, rating: each.rank === 4 ? 2000 : 2200 },
    }));
    const pairs = natural(players);
    expect(shown(secondScrutiny(fieldWith(everybody), pairs, 'down').pairs)).toBe('1-4 2-3');
    expect(shown(secondScrutiny(fieldWith(everybody, { limited: true }), pairs, 'down').pairs)).not.toBe(
      '1-4 2-3',
    );
  });
});

describe('Law 28.6, the limit of an exchange', () => {
  it('is 100 points: exactly 100 apart are exchanged, 101 are not', () => {
    const exchanged = (rating: number, limited: boolean): string | undefined => {
      const players = group(4, {
        1: { due: 'white', rating: 2200 },
        2: { due: 'black', rating: 2200 },
        3: { due: 'white', rating: 2100 },
        4: { due: 'black', rating },
      });
      const pairs = [0, 1].map((index) => ({ first: players[index]!, second: players[index + 2]! }));
      return shown(secondScrutiny(fieldWith(except('1-2'), { limited }), pairs, 'down').pairs);
    };
    expect(exchanged(1500, false)).toBe('1-4 2-3');
    expect(exchanged(2000, true)).toBe('1-4 2-3');
    expect(exchanged(1999, true)).toBe('1-3 2-4');
  });
});

describe('Law 28.6, colours of a pair (rules.md 5.10–5.11)', () => {
  const white = (...args: Parameters<typeof pairColours>): [number, string] => {
    const { white: player, reason } = pairColours(...args);
    return [player.rank, reason];
  };

  it('each gets the colour he is due', () => {
    expect(white(contestant(1, { due: 'black' }), contestant(2, { due: 'white' }), 'white')).toEqual([
      2,
      'due',
    ]);
    expect(white(contestant(1), contestant(2, { due: 'white' }), 'white')).toEqual([2, 'due']);
  });

  it('both due the same: the latest round in which they had different colours decides', () => {
    const one = contestant(1, { due: 'white', colours: ['black', 'white', 'white', 'black'] });
    const two = contestant(2, { due: 'white', colours: ['white', 'black', 'white', 'black'] });
    // Round 2 differs last: number 1 had White then, so he has Black now.
    expect(white(one, two, 'white')).toEqual([2, 'lastDifference']);
    expect(white(two, one, 'white')).toEqual([2, 'lastDifference']);
  });

  it('equal histories: the smaller number gets the colour he is due', () => {
    const one = contestant(1, { due: 'black', colours: ['black', 'white'] });
    const two = contestant(2, { due: 'black', colours: ['black', 'white'] });
    expect(white(one, two, 'white')).toEqual([2, 'smallerNumber']);
  });

  it('Law 27 comes before: nobody has a third game running with one colour', () => {
    const one = contestant(1, { due: 'black', colours: ['white', 'black', 'black'] });
    const two = contestant(2, { due: 'white', colours: ['black', 'white', 'black'] });
    expect(white(one, two, 'white')).toEqual([1, 'onlyLegal']);
  });

  it('round 1: the lot gives the odd numbers of the top half one colour, the even ones the other', () => {
    expect(white(contestant(1), contestant(21), 'white')).toEqual([1, 'lot']);
    expect(white(contestant(2), contestant(22), 'white')).toEqual([22, 'lot']);
    expect(white(contestant(3), contestant(23), 'black')).toEqual([23, 'lot']);
  });
});
