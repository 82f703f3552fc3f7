import { describe, expect, test } from 'vitest';
import { pairRound } from '../../../src/systems/pair.ts';
import { recordedMeetings, teamViolations } from '../../../src/systems/teamMatch/teamViolations.ts';
import type { PairedBoard, Pairing } from '../../../src/tournament/pairing.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { numberOf, pairingIn, played, teamEvent } from './teamEvent.ts';

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

  test('Law 30.1.2: both team-mates are named; two players without a team are none', () => {
    const players = event.players.map((player) => {
      const { team, ...alone } = player;
      return ['A1', 'D1'].includes(player.name) ? alone : { ...alone, team: team! };
    });
    expect(teamViolations({ ...event, players }, right).map(({ code }) => code)).not.toContain(
      'teamMatesMeet',
    );
    const wrong = { ...right, boards: [{ ...right.boards[1]!, white: numberOf(event, 'A1') }] };
    expect(wrong.boards[0]!.black).toBe(numberOf(event, 'A2'));
    expect(teamViolations(event, wrong)[0]).toEqual({
      code: 'teamMatesMeet',
      values: { white: numberOf(event, 'A1'), black: numberOf(event, 'A2') },
    });
  });

  test('Law 30.1.1: a board with another game than its own is named with the game that it should have', () => {
    const wrong = changed((board, index) =>
      index === 0 ? { ...board, black: numberOf(event, 'D2') } : board,
    );
    expect(teamViolations(event, wrong)).toEqual([
      { code: 'teamGameWrong', values: { match: 1, board: 1, game: 1, expected: 'A1 – D1' } },
    ]);
    const twice = { ...right, boards: [...right.boards, right.boards[0]!] };
    expect(teamViolations(event, twice)).toEqual([
      { code: 'teamGameWrong', values: { match: 1, board: 1, game: 1, expected: 'A1 – D1' } },
    ]);
  });

  test('Law 30.1.1: a game on a board that nobody should have', () => {
    const players = event.players.map((player) =>
      player.name === 'D3' ? { ...player, board: 'R1' } : player,
    );
    const found = teamViolations({ ...event, players }, right);
    expect(found).toEqual([
      { code: 'teamGameWrong', values: { match: 1, board: 3, game: 1, expected: '–' } },
    ]);
  });

  test('a board on which a team has nobody is no game, and nothing is wrong with that', () => {
    const short = { ...event, players: event.players.filter(({ name }) => name !== 'D2') };
    expect(teamViolations(short, pairingIn(pairRound(short, 1)))).toEqual([]);
  });

  test('rows without the number of the game are those of game 1', () => {
    const bare = changed(({ board, match, white, black }) => ({
      board,
      ...(match === undefined ? {} : { match }),
      white,
      black,
    }));
    expect(teamViolations(event, bare)).toEqual([]);
  });

  test('a number of the line-up that nobody has is named as it is', () => {
    const lineUps = [{ round: 1, team: 'A', board: 1, player: playerNumber(99) }];
    expect(teamViolations({ ...event, lineUps }, right).map(({ values }) => values?.expected)).toEqual([
      '99 – D1',
    ]);
  });
});

describe('Law 30.1.1–2 in the rounds on record', () => {
  const recorded = (of: Tournament, pairing: Pairing): Tournament => played(of, pairing, () => 'draw');
  const several = changed((board) =>
    board.black === numberOf(event, 'A2') ? { ...board, white: numberOf(event, 'C2') } : board,
  );
  const mates = changed((board, index) => (index === 0 ? { ...board, black: numberOf(event, 'A2') } : board));

  test('nothing is wrong with rounds as paired', () => {
    const first = recorded(event, right);
    const second = recorded(first, pairingIn(pairRound(first, 2)));
    expect(recordedMeetings(second)).toEqual([]);
  });

  test('30.1.1: teams with several opponents are named with the round', () => {
    expect(recordedMeetings(recorded(event, several))).toEqual([
      { code: 'teamMeetsSeveral', values: { team: 'Team A', round: 1 } },
      { code: 'teamMeetsSeveral', values: { team: 'Team C', round: 1 } },
    ]);
  });

  test('30.1.2: team-mates who met are named', () => {
    expect(recordedMeetings(recorded(event, mates))).toContainEqual({
      code: 'teamMatesMeet',
      values: { white: numberOf(event, 'A1'), black: numberOf(event, 'A2') },
    });
  });

  test('30.1.3: in groups by board a team meets several, but team-mates never meet', () => {
    const groups = teamEvent({ teams: 4, boards: 3, settings: { teamForm: 'boardGroups' } });
    expect(recordedMeetings(recorded(groups, several))).toEqual([]);
    expect(teamViolations(groups, several)).toEqual([]);
    expect(recordedMeetings(recorded(groups, mates)).map(({ code }) => code)).toEqual(['teamMatesMeet']);
    expect(teamViolations(groups, mates).map(({ code }) => code)).toEqual(['teamMatesMeet']);
  });
});
