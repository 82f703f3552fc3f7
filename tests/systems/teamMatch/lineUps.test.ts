import { describe, expect, test } from 'vitest';
import { pairRound } from '../../../src/systems/pair.ts';
import { lateLineUps, lineUpProblems } from '../../../src/systems/teamMatch/lineUpProblems.ts';
import { teamProblems } from '../../../src/systems/teamMatch/teamProblems.ts';
import { lineUpsOf } from '../../../src/tournament/lineUp.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { nameOf, namesOf, numberOf, pairingIn, played, teamEvent } from './teamEvent.ts';

/** Rows of the Line-ups sheet for one round: `A 2 AR1`. */
function withRows(event: Tournament, round: number, ...rows: string[]): Tournament {
  const lineUps = rows.map((row, index) => {
    const [team = '', board = '', player = ''] = row.split(' ');
    const number = /^\d+$/.test(player) ? playerNumber(Number(player)) : numberOf(event, player);
    return {
      round,
      team,
      board: Number(board),
      player: number,
      cell: { sheet: 'Line-ups', a1: `D${index + 2}` },
    };
  });
  return { ...event, lineUps };
}

function lineUp(event: Tournament, round: number, team: number): string {
  const own = lineUpsOf(event, round).get(playerNumber(team)) ?? [];
  return own.map((number) => (number === undefined ? '–' : nameOf(event, number))).join(' ');
}

const small = teamEvent({ teams: 2, boards: 4, reserves: 2 });

function problemsOf(event: Tournament, ...rows: string[]): string[] {
  return lineUpProblems(withRows(event, 1, ...rows), 1).map(({ code, cell }) => `${cell?.a1} ${code}`);
}

describe('Law 30.1.4, a substitute has exactly the board of the player he replaces', () => {
  test('in that round and in no other', () => {
    const event = withRows(small, 1, 'A 2 AR1');
    expect(lineUp(event, 1, 1)).toBe('A1 AR1 A3 A4');
    expect(lineUp(event, 2, 1)).toBe('A1 A2 A3 A4');
    expect(namesOf(event, pairingIn(pairRound(event, 1)))).toEqual(['A1-B1', 'B2-AR1', 'A3-B3', 'B4-A4']);
  });

  test.each([['Team A'], ['team  a'], ['A'], ['a']])('the team may be named “%s”', (team) => {
    const event = { ...small, lineUps: [{ round: 1, team, board: 1, player: numberOf(small, 'AR2') }] };
    expect(lineUp(event, 1, 1)).toBe('AR2 A2 A3 A4');
  });

  test('two substitutes on the boards of two who are replaced are in order', () => {
    expect(problemsOf(small, 'A 2 AR1', 'A 4 AR2', 'B 1 BR1')).toEqual([]);
  });

  test('others do not move up: everybody off his board is named with his cell', () => {
    expect(problemsOf(small, 'A 2 A3', 'A 3 A4', 'A 4 AR1')).toEqual([
      'D2 lineUpOutOfOrder',
      'D3 lineUpOutOfOrder',
      'D4 lineUpReserveBeside',
    ]);
  });
});

describe('Law 30.1.3, wrong line-ups are named with their cells', () => {
  test.each([
    ['a player on two boards', ['A 2 A1'], ['D2 lineUpPlayerTwice', 'D2 lineUpOutOfOrder']],
    ['a reserve on two boards', ['A 2 AR1', 'A 3 AR1'], ['D2 lineUpPlayerTwice']],
    ['an unknown player', ['A 2 99'], ['D2 lineUpPlayerUnknown']],
    ['a player of another team', ['A 2 BR1'], ['D2 lineUpPlayerOfOther']],
    [
      'a reserve on a board whose player also plays',
      ['A 2 AR1', 'A 3 A2'],
      ['D2 lineUpReserveBeside', 'D3 lineUpOutOfOrder'],
    ],
    [
      'official players out of their order',
      ['A 1 A2', 'A 2 A1'],
      ['D2 lineUpOutOfOrder', 'D3 lineUpOutOfOrder'],
    ],
    ['an unknown team', ['X 1 AR1'], ['D2 lineUpTeamUnknown']],
    ['a board that there is not', ['A 5 AR1'], ['D2 lineUpBoardUnknown']],
    ['a board twice', ['A 1 AR1', 'A 1 AR2'], ['D3 lineUpBoardTwice']],
  ])('%s', (_what, rows, expected) => {
    expect(problemsOf(small, ...rows)).toEqual(expected);
  });

  test('all of them at once, and the round is not paired', () => {
    const event = withRows(small, 1, 'A 2 99', 'X 1 AR1');
    const refused = pairRound(event, 1);
    expect(refused.ok ? [] : refused.problems.map(({ code }) => code)).toEqual([
      'lineUpTeamUnknown',
      'lineUpPlayerUnknown',
    ]);
  });

  test('two official players on one board, and boards that are none', () => {
    const players = small.players.map((player) =>
      player.name === 'A2'
        ? { ...player, board: '1' }
        : player.name === 'B1'
          ? { ...player, board: 'first' }
          : player,
    );
    expect(teamProblems({ ...small, players }, 4)).toEqual([
      { code: 'teamBoardUnclear', found: 'first', values: { number: 7, name: 'B1' } },
      { code: 'teamBoardTwice', values: { team: 'Team A', board: 1, numbers: '1, 2' } },
    ]);
  });

  test('fewer than two teams', () => {
    const players = small.players.filter(({ team }) => team === 'Team A');
    expect(teamProblems({ ...small, players }, 4)).toEqual([{ code: 'teamsTooFew', values: { teams: 1 } }]);
  });

  test('a stronger player below a weaker one is a remark', () => {
    const rated = (name: string): number => (name === 'A2' ? 2100 : 2000 - Number(name[1]));
    const players = small.players.map((player) => ({ ...player, rating: rated(player.name) }));
    const { notes } = pairingIn(pairRound({ ...small, players }, 1));
    expect(notes.filter(({ code }) => code === 'boardsNotByStrength').map(({ values }) => values)).toEqual([
      { team: 'Team A', board: 2, number: 2, above: 1 },
    ]);
  });

  test('a player who is away and not replaced is a remark', () => {
    const players = small.players.map((player) =>
      player.name === 'A3' ? { ...player, leftAfter: 0 } : player,
    );
    const { notes } = pairingIn(pairRound({ ...small, players }, 1));
    expect(notes.filter(({ code }) => code === 'teamPlayerAbsent').map(({ values }) => values)).toEqual([
      { team: 'Team A', board: 3, round: 1, number: 3, name: 'A3' },
    ]);
  });
});

describe('Law 30.1.4, never while a game runs', () => {
  test('a line-up typed after the round was paired is named; from the next round it holds', () => {
    const paired = played(small, pairingIn(pairRound(small, 1)), () => undefined);
    const late = withRows(paired, 1, 'A 2 AR1');
    expect(lateLineUps(late)).toEqual([
      {
        code: 'lineUpTooLate',
        cell: { sheet: 'Line-ups', a1: 'D2' },
        values: { round: 1, board: 2, team: 'A', number: 5 },
      },
    ]);
    expect(lateLineUps(withRows(paired, 2, 'A 2 AR1'))).toEqual([]);
  });

  test('typed into Results by hand before the game he is in order', () => {
    const event = withRows(
      played(small, pairingIn(pairRound(small, 1)), () => undefined),
      1,
      'A 2 AR1',
    );
    const [round] = event.rounds;
    const games = round!.games.map((game) =>
      game.black === 2 ? { ...game, black: numberOf(event, 'AR1') } : game,
    );
    expect(lateLineUps({ ...event, rounds: [{ ...round!, games }] })).toEqual([]);
  });
});

describe('Law 30.1.3–4, friendly matches of 30 boards and more', () => {
  const big = teamEvent({ teams: 2, boards: 30, reserves: 2 });
  const without = (name: string): Tournament => ({
    ...big,
    players: big.players.map((player) => (player.name === name ? { ...player, leftAfter: 0 } : player)),
  });

  test('those behind an absent player move up and the reserve takes the last board', () => {
    const seats = lineUp(without('A3'), 1, 1).split(' ');
    expect([seats.length, ...seats.slice(0, 4), ...seats.slice(28)]).toEqual([
      30,
      'A1',
      'A2',
      'A4',
      'A5',
      'A30',
      'AR1',
    ]);
  });

  test('below 30 boards nobody moves up', () => {
    const event = teamEvent({ teams: 2, boards: 29, reserves: 1 });
    const players = event.players.map((player) =>
      player.name === 'A3' ? { ...player, leftAfter: 0 } : player,
    );
    expect(lineUp({ ...event, players }, 1, 1).split(' ')[2]).toBe('A3');
  });

  test('before the first game the order stands; after it, it is free', () => {
    const rows = ['A 1 A2', 'A 2 A1'];
    expect(lineUpProblems(withRows(big, 1, ...rows), 1).map(({ code }) => code)).toEqual([
      'lineUpNotMovedUp',
    ]);
    expect(lineUpProblems(withRows(big, 2, ...rows), 2)).toEqual([]);
    expect(lineUpProblems(withRows(big, 1, 'A 30 AR1'), 1)).toEqual([]);
    expect(lineUpProblems(withRows(big, 1, 'A 5 AR1'), 1).map(({ code }) => code)).toEqual([
      'lineUpNotMovedUp',
    ]);
  });
});

describe('Law 30.1.3–4, what is said of a wrong line-up', () => {
  const said = (event: Tournament, round: number, ...rows: string[]) =>
    lineUpProblems(withRows(event, round, ...rows), round).map(({ code, values }) => [code, values]);
  const [a1, a2, ar1] = ['A1', 'A2', 'AR1'].map((name) => numberOf(small, name));
  const br1 = numberOf(small, 'BR1');

  test.each([
    ['an unknown team', ['X 1 AR1'], [['lineUpTeamUnknown', { team: 'X' }]]],
    [
      'a board below the first',
      ['A 0 AR1'],
      [['lineUpBoardUnknown', { number: ar1, team: 'A', board: 0, boards: 4 }]],
    ],
    [
      'a board beyond the last, and an unknown player',
      ['A 5 99'],
      [
        ['lineUpBoardUnknown', { number: 99, team: 'A', board: 5, boards: 4 }],
        ['lineUpPlayerUnknown', { number: 99, team: 'A', board: 5, boards: 4 }],
      ],
    ],
    [
      'a player of another team',
      ['A 2 BR1'],
      [['lineUpPlayerOfOther', { number: br1, team: 'A', board: 2, boards: 4, name: 'BR1', own: 'Team B' }]],
    ],
    ['a board twice', ['A 1 AR1', 'A 1 AR2'], [['lineUpBoardTwice', { team: 'Team A', board: 1, round: 1 }]]],
    [
      'a reserve on two boards',
      ['A 2 AR1', 'A 4 AR1'],
      [['lineUpPlayerTwice', { number: ar1, team: 'Team A', boards: '2, 4' }]],
    ],
    [
      'a reserve beside the player whose board he has',
      ['A 2 AR1', 'A 3 A2'],
      [
        ['lineUpReserveBeside', { number: ar1, board: 2, other: a2, name: 'A2', on: 3 }],
        ['lineUpOutOfOrder', { number: a2, name: 'A2', board: 3, own: 2 }],
      ],
    ],
    [
      'an official player on a second board',
      ['A 2 A1'],
      [
        ['lineUpPlayerTwice', { number: a1, team: 'Team A', boards: '1, 2' }],
        ['lineUpOutOfOrder', { number: a1, name: 'A1', board: 2, own: 1 }],
      ],
    ],
  ])('%s', (_what, rows, expected) => {
    expect(said(small, 1, ...rows)).toEqual(expected);
  });

  test('a player without a team', () => {
    const players = small.players.map((player) => {
      const { team, ...alone } = player;
      return player.name === 'BR2' ? alone : { ...alone, team: team! };
    });
    const values = said({ ...small, players }, 1, 'A 2 BR2').map(([, each]) => each);
    expect(values).toEqual([{ number: 12, team: 'A', board: 2, boards: 4, name: 'BR2', own: '–' }]);
  });

  test('rows of another round are asked in their own', () => {
    const event = withRows(small, 2, 'X 1 AR1', 'A 2 99', 'B 1 B2');
    expect(lineUpProblems(event, 1)).toEqual([]);
    expect(lineUpProblems(event, 2)).toHaveLength(4);
    expect(lineUpProblems(small, 1)).toEqual([]);
  });

  test('a row that stands in no sheet has no cell', () => {
    const lineUps = [{ round: 1, team: 'X', board: 1, player: numberOf(small, 'AR1') }];
    expect(lineUpProblems({ ...small, lineUps }, 1)).toStrictEqual([
      { code: 'lineUpTeamUnknown', values: { team: 'X' } },
    ]);
  });

  test('boards on which a team has nobody are empty, not wrong; a reserve may have one of them', () => {
    const players = small.players.filter(({ name }) => !['A2', 'A3'].includes(name));
    expect(said({ ...small, players }, 1)).toEqual([]);
    expect(said({ ...small, players }, 1, 'A 4 AR1')).toEqual([]);
    expect(said({ ...small, players }, 1, 'A 2 AR1')).toEqual([]);
  });
});

describe('Law 30.1.3–4, what is said of a wrong line-up of 30 boards and more', () => {
  const big = teamEvent({ teams: 2, boards: 30, reserves: 2 });
  const number = (name: string): number => numberOf(big, name);

  test('who does not move up is named with his board and whom he sits behind', () => {
    expect(lineUpProblems(withRows(big, 1, 'A 1 A2', 'A 2 A1'), 1)).toEqual([
      {
        code: 'lineUpNotMovedUp',
        cell: { sheet: 'Line-ups', a1: 'D3' },
        values: { number: number('A1'), board: 2, before: number('A2') },
      },
    ]);
  });

  test('where the cause is the row of the player before him, its cell is named', () => {
    expect(lineUpProblems(withRows(big, 1, 'A 5 AR1'), 1)).toEqual([
      {
        code: 'lineUpNotMovedUp',
        cell: { sheet: 'Line-ups', a1: 'D2' },
        values: { number: number('A6'), board: 6, before: number('AR1') },
      },
    ]);
  });

  test('a player of another team, or on two boards, is not out of order besides', () => {
    expect(lineUpProblems(withRows(big, 1, 'A 5 BR1'), 1).map(({ code }) => code)).toEqual([
      'lineUpPlayerOfOther',
    ]);
    expect(lineUpProblems(withRows(big, 1, 'A 2 A1'), 1).map(({ code }) => code)).toEqual([
      'lineUpPlayerTwice',
    ]);
  });

  test('a team with fewer players leaves its last boards empty', () => {
    const players = big.players.filter(({ name }) => !/^A(R|2[0-5])/.test(name));
    expect(lineUpProblems(withRows({ ...big, players }, 1, 'A 30 A30'), 1).map(({ code }) => code)).toEqual([
      'lineUpPlayerTwice',
    ]);
    expect(lineUpProblems({ ...big, players }, 1)).toEqual([]);
  });
});

describe('Law 30.1.4, rows that came too late', () => {
  test('no Line-ups sheet, nothing late', () => {
    expect(lateLineUps(played(small, pairingIn(pairRound(small, 1)), () => 'draw'))).toEqual([]);
  });

  test('who won without play, for the other team had nobody, sat in the round', () => {
    const players = small.players.filter(({ name }) => name !== 'B2');
    const event = withRows({ ...small, players }, 1, 'A 2 AR1');
    const pairing = pairingIn(pairRound(event, 1));
    expect(pairing.byes.map(({ player }) => player)).toEqual([numberOf(small, 'AR1')]);
    expect(lateLineUps(played(event, pairing, () => 'draw'))).toEqual([]);
  });
});
