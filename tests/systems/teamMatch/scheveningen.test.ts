import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pairRound } from '../../../src/systems/pair.ts';
import {
  makeMatchOrder,
  matchOrderProblems,
  parseMatchOrder,
} from '../../../src/systems/teamMatch/ownMatchOrder.ts';
import { teamProblems } from '../../../src/systems/teamMatch/teamProblems.ts';
import { scheveningenOrder } from '../../../src/systems/teamMatch/scheveningen.ts';
import { namesOf, pairingIn, teamEvent } from './teamEvent.ts';

const rows = readFileSync('tests/fixtures/teams/kieu-anh.csv', 'utf8').trim().split(/\r?\n/).slice(1);

function match(boards: number, settings = {}) {
  return teamEvent({ teams: 2, boards, settings: { teamForm: 'scheveningen', ...settings } });
}

describe('Law 30.2.2, kiểu Anh', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('%i players a side: the schedule of the law', (n) => {
    const own = scheveningenOrder(n).map(({ game, board, white, black }) =>
      [
        n,
        game,
        board,
        `${white.side.toUpperCase()}${white.board}`,
        `${black.side.toUpperCase()}${black.board}`,
      ].join(),
    );
    expect(own).toEqual(rows.filter((row) => row.startsWith(`${n},`)));
  });

  test('players of one number: A always moves first; an odd number of players gives A one White more', () => {
    const order = scheveningenOrder(5);
    const same = order.filter(({ white, black }) => white.board === black.board);
    expect(same.map(({ white }) => white.side)).toEqual(['a', 'a', 'a', 'a', 'a']);
    expect(order.filter(({ white }) => white.side === 'a')).toHaveLength(13);
  });

  test('a match is put on the boards: everybody of A meets everybody of B', () => {
    const event = match(3);
    const pairing = pairingIn(pairRound(event, 1));
    expect(namesOf(event, pairing)).toEqual([
      'A1-B1',
      'A2-B2',
      'A3-B3',
      'B2-A1',
      'B3-A2',
      'A3-B1',
      'A1-B3',
      'B1-A2',
      'B2-A3',
    ]);
    expect(pairing.boards.map(({ match: number, game, board }) => [number, game, board].join())).toEqual([
      '1,1,1',
      '1,1,2',
      '1,1,3',
      '1,2,1',
      '1,2,2',
      '1,2,3',
      '1,3,1',
      '1,3,2',
      '1,3,3',
    ]);
  });

  test('by choice two legs, the second with colours reversed', () => {
    const event = match(2, { secondLeg: true });
    const pairing = pairingIn(pairRound(event, 1));
    expect(namesOf(event, pairing)).toEqual([
      'A1-B1',
      'A2-B2',
      'B2-A1',
      'B1-A2',
      'B1-A1',
      'B2-A2',
      'A1-B2',
      'A2-B1',
    ]);
    expect(pairing.boards.map(({ game }) => game)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test.each([
    [6, []],
    [7, [{ code: 'scheveningenLarge', values: { boards: 7, most: 6 } }]],
  ])('meant for up to six: %i players a side', (boards, expected) => {
    const { notes } = pairingIn(pairRound(match(boards), 1));
    expect(notes.filter(({ code }) => code === 'scheveningenLarge')).toEqual(expected);
  });
});

describe('Law 30.2.2, an order of the event’s own', () => {
  const text = 'B1-A2 A1-B2 | A1–B1, A2-B2';

  test('is read, written again and played', () => {
    const matchOrder = parseMatchOrder(text)!;
    expect(makeMatchOrder(matchOrder)).toBe('B1-A2 A1-B2 | A1-B1 A2-B2');
    expect(parseMatchOrder(makeMatchOrder(matchOrder))).toEqual(matchOrder);
    const event = match(2, { matchOrder });
    expect(namesOf(event, pairingIn(pairRound(event, 1)))).toEqual(['B1-A2', 'A1-B2', 'A1-B1', 'A2-B2']);
  });

  test.each(['', 'A1', 'A1-A2', 'A1-B1 x', '1-2'])('“%s” is not understood', (wrong) => {
    expect(parseMatchOrder(wrong)).toBeUndefined();
  });

  test('that leaves out a pair, or seats somebody twice, is refused with every pair named', () => {
    const matchOrder = parseMatchOrder('A1-B1 A1-B2 | A2-B2 A2-B3')!;
    expect(matchOrderProblems(matchOrder, 2)).toEqual([
      { code: 'matchOrderIncomplete', values: { boards: 2, pairs: 'A2-B1, A2-B3' } },
      { code: 'matchOrderTwice', values: { player: 'A1', game: '1' } },
      { code: 'matchOrderTwice', values: { player: 'A2', game: '2' } },
    ]);
    const refused = pairRound(match(2, { matchOrder }), 1);
    expect(refused.ok ? [] : refused.problems.map(({ code }) => code)).toEqual([
      'matchOrderIncomplete',
      'matchOrderTwice',
      'matchOrderTwice',
    ]);
  });
});

describe('Law 30.2.2, how an order of the event’s own is written', () => {
  const expected = [
    { game: 1, board: 1, white: { side: 'a', board: 1 }, black: { side: 'b', board: 10 } },
    { game: 1, board: 2, white: { side: 'b', board: 11 }, black: { side: 'a', board: 12 } },
    { game: 2, board: 1, white: { side: 'a', board: 2 }, black: { side: 'b', board: 1 } },
  ];

  test.each([
    ['A1-B10 B11-A12 | A2-B1'],
    ['a1-b10,b11-a12;a2-b1'],
    ['A1 – B10,  B11-A12\nA2-B1\n'],
    ['| A1-B10 B11-A12 |\n A2-B1 ;'],
  ])('“%s”: games in the order of boards, empty game numbers passed over', (text) => {
    expect(parseMatchOrder(text)).toEqual(expected);
  });

  test.each(['AA1-B1', 'A1-B1B', 'A1-B1234', 'A-B1', 'A1-B', 'A1-a2', 'b1-B2'])(
    '“%s” is not understood',
    (wrong) => {
      expect(parseMatchOrder(wrong)).toBeUndefined();
    },
  );

  test('is no matter where boards of the same number meet', () => {
    const matchOrder = parseMatchOrder('A1-B1')!;
    expect(teamProblems(match(2, { matchOrder }), 2).map(({ code }) => code)).toEqual([
      'matchOrderIncomplete',
    ]);
    expect(teamProblems(match(2, { matchOrder, teamForm: 'simultaneous' }), 2)).toEqual([]);
  });
});
