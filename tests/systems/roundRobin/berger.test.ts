import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bergerBoards,
  bergerRound,
  bergerTable,
  bergerWhite,
} from '../../../src/systems/roundRobin/berger.ts';

const printed = readFileSync('tests/fixtures/berger/tables.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').map(Number));

const sizes = [4, 6, 8, 10, 12, 14, 16, 18];

describe('Law appendix 1, printed tables', () => {
  it.each(sizes)('for %i players are equal line by line, in board order', (size) => {
    const expected = printed.filter((line) => line[0] === size).map((line) => line.slice(1));
    expect(expected).toHaveLength((size * (size - 1)) / 2);
    expect(bergerTable(size).map((game) => [game.round, game.board, game.white, game.black])).toEqual(
      expected,
    );
  });

  it.each(sizes)(
    'for one player less than %i are the same: whoever meets the last number is free',
    (size) => {
      expect(bergerTable(size - 1)).toEqual(bergerTable(size));
    },
  );

  it('begin with the single game of two players', () => {
    expect(bergerTable(2)).toEqual([{ round: 1, board: 1, white: 1, black: 2 }]);
  });
});

describe('Law appendix 1, rule (b): the round of a meeting', () => {
  it.each([
    [3, 5, 7],
    [9, 11, 8],
    [3, 12, 5],
    [12, 3, 5],
    [10, 12, 8],
  ])('among 12 players %i and %i meet in round %i', (a, b, round) => {
    expect(bergerRound(a, b, 12)).toBe(round);
  });

  it('lets n + 1 stand for being free in an odd field', () => {
    expect(bergerRound(3, 12, 11)).toBe(5);
  });
});

describe('Law appendix 1, rule (a): who has White', () => {
  it.each([
    ['odd against even: the smaller', 3, 6, 3],
    ['even against odd: the smaller', 7, 4, 4],
    ['both odd: the larger', 3, 9, 9],
    ['both even: the larger', 10, 2, 10],
    ['the last number has Black against the first half', 6, 12, 6],
    ['the last number has White against the second half', 7, 12, 12],
    ['the last number has White against an even number of the second half', 12, 8, 12],
  ])('%s', (_rule, a, b, white) => {
    expect(bergerWhite(a, b, 12)).toBe(white);
  });
});

describe('Law appendix 1, any field of 2 to 200', () => {
  const field = fc.integer({ min: 2, max: 200 });

  it('has every number once in each round', () => {
    fc.assert(
      fc.property(field, fc.nat(), (players, pick) => {
        const size = players + (players % 2);
        const round = (pick % (size - 1)) + 1;
        const seen = bergerBoards(players, round).flatMap((game) => [game.white, game.black]);
        expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index + 1));
      }),
    );
  });

  it('lets every two meet once, in the round of rule (b) and with the colours of rule (a)', () => {
    fc.assert(
      fc.property(field, (players) => {
        const table = bergerTable(players);
        const pairs = table.map(({ white, black }) => Math.min(white, black) * 1000 + Math.max(white, black));
        expect(new Set(pairs).size).toBe(table.length);
        const wrong = table.filter(
          ({ round, white, black }) =>
            bergerRound(white, black, players) !== round || bergerWhite(black, white, players) !== white,
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('lets nobody have one colour more than once oftener than the other', () => {
    fc.assert(
      fc.property(field, (players) => {
        const balance = new Map<number, number>();
        for (const { white, black } of bergerTable(players)) {
          balance.set(white, (balance.get(white) ?? 0) + 1);
          balance.set(black, (balance.get(black) ?? 0) - 1);
        }
        expect([...balance.values()].filter((difference) => Math.abs(difference) > 1)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
