import { expect, it } from 'vitest';
import { pairingRows } from '../../src/sheet/pairingRows.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import { tournamentOf } from '../tournamentBuilder.ts';

const { players } = tournamentOf('A-B ?, C bye');
const [a, b, c] = [1, 2, 3].map(playerNumber) as [never, never, never];

it('has Match and Game only where there are matches; byes last', () => {
  const byes = [{ player: c, outcome: 'pairingBye' as const }];
  const boards = [{ board: 1, white: a, black: b }];
  expect(pairingRows({ round: 1, boards, byes, notes: [] }, players, 'vi', 'red')).toEqual([
    ['Bàn', 'Số Đỏ', 'Đỏ', 'Số Đen', 'Đen'],
    [1, 1, 'A', 2, 'B'],
    ['', 3, 'C', '', 'bye'],
  ]);
  const inMatch = [{ board: 1, white: a, black: b, match: 1, game: 2 }];
  expect(pairingRows({ round: 1, boards: inMatch, byes, notes: [] }, players, 'en', 'white')).toEqual([
    ['Match', 'Game', 'Board', 'White no', 'White', 'Black no', 'Black'],
    [1, 2, 1, 1, 'A', 2, 'B'],
    ['', '', '', 3, 'C', '', 'bye'],
  ]);
});
