import { expect, test } from 'vitest';
import { boardsOfMatch } from '../../../src/systems/teamMatch/boardsOfMatch.ts';
import { simultaneousOrder } from '../../../src/systems/teamMatch/simultaneous.ts';
import type { GameOutcome } from '../../../src/tournament/outcome.ts';
import { playerNumber } from '../../../src/tournament/player.ts';

const [a1, a2, b1, b2] = [1, 2, 3, 4].map(playerNumber);
const lineUps = { white: [a1, a2], black: [b1, b2] };

test.each([
  ['whiteWinsByForfeit', ['whiteWinsByForfeit', 'blackWinsByForfeit']],
  ['blackWinsByForfeit', ['blackWinsByForfeit', 'whiteWinsByForfeit']],
  ['bothForfeit', ['bothForfeit', 'bothForfeit']],
] as const)(
  'Law 30.4: a match %s: on even boards the team with priority has Black, and wins or loses there alike',
  (outcome: GameOutcome, expected) => {
    const { boards, byes } = boardsOfMatch({ match: 1, lineUps, outcome }, simultaneousOrder(2, 1));
    expect(boards.map((board) => [board.white, board.black, board.outcome])).toEqual([
      [a1, b1, expected[0]],
      [b2, a2, expected[1]],
    ]);
    expect(byes).toEqual([]);
  },
);
