import { describe, expect, test } from 'vitest';
import { pairRound } from '../../../src/systems/pair.ts';
import { simultaneousOrder } from '../../../src/systems/teamMatch/simultaneous.ts';
import { namesOf, pairingIn, teamEvent } from './teamEvent.ts';

function match(boards: number, gamesPerMatch: number) {
  return teamEvent({ teams: 2, boards, reserves: 1, settings: { gamesPerMatch } });
}

describe('Law 30.2.1, simultaneous match', () => {
  test('one game: the odd boards of A have White, the even ones Black', () => {
    const event = match(4, 1);
    expect(namesOf(event, pairingIn(pairRound(event, 1)))).toEqual(['A1-B1', 'B2-A2', 'A3-B3', 'B4-A4']);
  });

  test('more games: the same boards, colours alternate', () => {
    const event = match(2, 3);
    const pairing = pairingIn(pairRound(event, 1));
    expect(namesOf(event, pairing)).toEqual(['A1-B1', 'B2-A2', 'B1-A1', 'A2-B2', 'A1-B1', 'B2-A2']);
    expect(pairing.boards.map(({ game }) => game)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('a second leg goes on alternating', () => {
    const event = teamEvent({ teams: 2, boards: 2, settings: { secondLeg: true } });
    expect(namesOf(event, pairingIn(pairRound(event, 1)))).toEqual(['A1-B1', 'B2-A2', 'B1-A1', 'A2-B2']);
  });

  test.each([
    [2, 9, 1, ['oneGameFewBoards']],
    [2, 10, 1, []],
    [2, 9, 2, []],
    [3, 9, 1, []],
    [2, 10, 4, []],
    [2, 10, 3, ['oddGamesInMatch']],
    [2, 11, 1, ['oddBoardsOneGame']],
    [2, 11, 2, []],
    [3, 11, 1, []],
    [2, 10, 5, ['manyGamesInMatch']],
  ])('%i teams of %i boards over %i games: advice', (teams, boards, gamesPerMatch, codes) => {
    const event = teamEvent({ teams, boards, settings: { gamesPerMatch } });
    const { notes } = pairingIn(pairRound(event, 1));
    const asked = ['oneGameFewBoards', 'manyGamesInMatch', 'oddGamesInMatch', 'oddBoardsOneGame'];
    expect(notes.map(({ code }) => code).filter((code) => asked.includes(code))).toEqual(codes);
  });

  test('a board on which only one team has somebody is won without play, one on which nobody sits is left out', () => {
    const full = match(3, 2);
    const event = { ...full, players: full.players.filter(({ name }) => !['B2', 'A3', 'B3'].includes(name)) };
    const pairing = pairingIn(pairRound({ ...event, settings: { ...event.settings, boards: 3 } }, 1));
    expect(namesOf(event, pairing)).toEqual(['A1-B1', 'B1-A1']);
    expect(pairing.byes).toEqual([
      { player: 2, outcome: 'fullBye', match: 1, board: 2, game: 1 },
      { player: 2, outcome: 'fullBye', match: 1, board: 2, game: 2 },
    ]);
    expect(pairing.notes.filter(({ code }) => code === 'teamBoardEmpty')).toHaveLength(3);
  });
});

describe('Law 30, official teams have 3–6 players and 1–3 reserves', () => {
  test.each([
    [3, 1, 0],
    [6, 3, 0],
    [2, 1, 2],
    [7, 1, 2],
    [4, 0, 2],
    [4, 4, 2],
  ])('%i players and %i reserves: %i warnings', (boards, reserves, warnings) => {
    const { notes } = pairingIn(pairRound(teamEvent({ teams: 2, boards, reserves }), 1));
    expect(notes.filter(({ code }) => code === 'teamSizeOutside')).toHaveLength(warnings);
  });
});

describe('Law 30.2.1, seats of a simultaneous match', () => {
  test('boards of the same number meet, White and Black by turns', () => {
    expect(simultaneousOrder(2, 1)).toEqual([
      { game: 1, board: 1, white: { side: 'a', board: 1 }, black: { side: 'b', board: 1 } },
      { game: 1, board: 2, white: { side: 'b', board: 2 }, black: { side: 'a', board: 2 } },
    ]);
  });
});
