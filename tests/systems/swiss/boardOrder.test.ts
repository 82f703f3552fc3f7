import { expect, it } from 'vitest';
import { inBoardOrder, type BoardRank } from '../../../src/systems/swiss/boardOrder.ts';

it('boards: the highest score first, then the higher sum, then the smaller number', () => {
  const order: BoardRank[] = [
    { scores: [2, 5], number: 9 },
    { scores: [4, 4], number: 8 },
    { scores: [3, 4], number: 2 },
    { scores: [4, 3], number: 7 },
    { scores: [1, 1], number: 1 },
  ];
  expect([...order].reverse().sort(inBoardOrder)).toEqual(order);
});
