import { describe, expect, test } from 'vitest';
import { pairRound } from '../../../src/systems/pair.ts';
import { teamViolations } from '../../../src/systems/teamMatch/teamViolations.ts';
import type { PairedBoard, Pairing } from '../../../src/tournament/pairing.ts';
import { numberOf, pairingIn, teamEvent } from './teamEvent.ts';

const event = teamEvent({ teams: 4, boards: 3 });
const right = pairingIn(pairRound(event, 1));

function changed(change: (board: PairedBoard, index: number) => PairedBoard | undefined): Pairing {
  return { ...right, boards: right.boards.flatMap((board, index) => change(board, index) ?? []) };
}

describe('What must hold of any round of a team event', () => {
  test('nothing is wrong with a round as paired', () => {
    expect(teamViolations(event, right)).toEqual([]);
  });

  test('Law 30.1.2: team-mates do not meet', () => {
    const wrong = changed((board, index) =>
      index === 0 ? { ...board, black: numberOf(event, 'A2') } : board,
    );
    expect(teamViolations(event, wrong).map(({ code }) => code)).toContain('teamMatesMeet');
  });

  test('Law 30.1.1: A1–B1 and A2–C2 in one session', () => {
    const wrong = changed((board) =>
      board.black === numberOf(event, 'A2') ? { ...board, white: numberOf(event, 'C2') } : board,
    );
    const found = teamViolations(event, wrong).filter(({ code }) => code === 'teamMeetsSeveral');
    expect(found.map(({ values }) => values?.team)).toEqual(['Team A', 'Team C']);
  });

  test('Law 30.4: colours as the clause says', () => {
    const wrong = changed((board, index) =>
      index === 1 ? { ...board, white: board.black, black: board.white } : board,
    );
    expect(teamViolations(event, wrong)).toEqual([
      { code: 'teamGameWrong', values: { match: 1, board: 2, game: 1, expected: 'D2 – A2' } },
    ]);
  });

  test('Law 30.1.1: every board once', () => {
    const wrong = changed((board, index) => (index === 2 ? undefined : board));
    expect(teamViolations(event, wrong)).toEqual([
      { code: 'teamGameWrong', values: { match: 1, board: 3, game: 1, expected: 'A3 – D3' } },
    ]);
  });
});
