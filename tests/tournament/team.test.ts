import { describe, expect, test } from 'vitest';
import { playerNumber, type Player } from '../../src/tournament/player.ts';
import { defaultSettings } from '../../src/tournament/settings.ts';
import { boardCount, parseBoard, teamLetter, teamsOf } from '../../src/tournament/team.ts';

/** `7 Lions 2` is player 7 of Lions on board 2. */
function teams(rows: readonly string[], settings = {}, ratings: Readonly<Record<number, number>> = {}) {
  const players = rows.map((row): Player => {
    const [number, team = '', board = ''] = row.split(' ');
    const rating = ratings[Number(number)];
    return {
      number: playerNumber(Number(number)),
      name: row,
      team: team.replace('_', ' '),
      board,
      byes: [],
      ...(rating === undefined ? {} : { rating }),
    };
  });
  const tournament = { players, settings: { ...defaultSettings, ...settings } };
  const found = teamsOf(tournament);
  return {
    boards: boardCount(found, tournament.settings),
    text: found.map(
      ({ letter, name, official, reserves }) =>
        `${letter} ${name}: ${official.map(({ board, player }) => `${board}=${player.number}`).join(' ')} | ${reserves.map((player) => player.number).join(' ')}`,
    ),
  };
}

describe('Law 30.1.3, letters of teams', () => {
  test('follow the numbers of the players, whatever the order of the rows', () => {
    expect(teams(['4 Bears 1', '1 Lions 1', '3 Bears 2', '2 Lions 2']).text).toEqual([
      'A Lions: 1=1 2=2 | ',
      'B Bears: 1=4 2=3 | ',
    ]);
  });

  test('one team whatever capitals and blanks its name is written with; nobody without a team is in one', () => {
    expect(teams(['1 The_Lions 1', '2 the_lions 2', '3  1']).text).toEqual(['A The Lions: 1=1 2=2 | ']);
  });

  test('go on after Z', () => {
    expect([1, 26, 27, 52, 53, 703].map(teamLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'AAA']);
  });
});

describe('Law 30.1.3, boards and reserves', () => {
  test.each([
    ['3', { kind: 'board', board: 3 }],
    [' 12 ', { kind: 'board', board: 12 }],
    ['R1', { kind: 'reserve', order: 1 }],
    ['r', { kind: 'reserve', order: 0 }],
    ['DB2', { kind: 'reserve', order: 2 }],
    ['dự bị 1', { kind: 'reserve', order: 1 }],
    ['', { kind: 'blank' }],
    ['0', { kind: 'unclear' }],
    ['one', { kind: 'unclear' }],
  ])('“%s”', (text, expected) => {
    expect(parseBoard(text)).toEqual(expected);
  });

  test('without boards the strongest takes the first free one', () => {
    const rows = ['1 Lions', '2 Lions', '3 Lions 1', '4 Lions R1'];
    expect(teams(rows, {}, { 1: 1800, 2: 1900 }).text).toEqual(['A Lions: 1=3 2=2 3=1 | 4']);
  });

  test('by the setting Boards whoever is behind the last board is a reserve', () => {
    const rows = ['1 Lions 1', '2 Lions 2', '3 Lions 3', '4 Lions', '5 Lions R1'];
    expect(teams(rows, { boards: 2 }).text).toEqual(['A Lions: 1=1 2=2 | 5 3 4']);
  });

  test('as many boards as the largest team has, unless the setting says otherwise', () => {
    const rows = ['1 Lions 1', '2 Lions 2', '3 Bears 1', '4 Bears 4'];
    expect(teams(rows).boards).toBe(4);
    expect(teams(rows, { boards: 3 }).boards).toBe(3);
  });
});
