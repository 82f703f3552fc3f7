import { describe, expect, test } from 'vitest';
import { pairRound } from '../../../src/systems/pair.ts';
import type { Player } from '../../../src/tournament/player.ts';
import type { Note } from '../../../src/tournament/problem.ts';
import type { Settings } from '../../../src/tournament/settings.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { pairingIn, played, teamEvent } from './teamEvent.ts';

function notesOf(event: Tournament, round = 1): readonly Note[] {
  return pairingIn(pairRound(event, round)).notes;
}

function changed(event: Tournament, change: (player: Player) => Partial<Player>): Tournament {
  return { ...event, players: event.players.map((player) => ({ ...player, ...change(player) })) };
}

/** Teams of a size that the law wants. */
const event = teamEvent({ teams: 3, boards: 3, reserves: 1 });

describe('Law 30, advice before round 1', () => {
  test('nothing is said of teams as the law wants them', () => {
    expect(notesOf(event)).toEqual([]);
  });

  test('a team of another size is named with its players and reserves', () => {
    const big = teamEvent({ teams: 3, boards: 7, reserves: 4 });
    expect(notesOf(big)).toEqual(
      ['A', 'B', 'C'].map((letter) => ({
        code: 'teamSizeOutside',
        values: { team: `Team ${letter}`, official: 7, reserves: 4 },
      })),
    );
  });

  test('30.2: advice on the games of one form is not given for the other', () => {
    const advice = (boards: number, settings: Partial<Settings>): readonly Note[] =>
      notesOf(teamEvent({ teams: 2, boards, reserves: 1, settings })).filter(
        ({ code }) => code !== 'teamSizeOutside',
      );
    expect(advice(7, { gamesPerMatch: 5 })).toEqual([
      { code: 'manyGamesInMatch', values: { games: 5, most: 4 } },
    ]);
    expect(advice(7, { gamesPerMatch: 1 })).toEqual([
      { code: 'oneGameFewBoards', values: { boards: 7, least: 10 } },
    ]);
    expect(advice(6, { gamesPerMatch: 5, teamForm: 'scheveningen' })).toEqual([]);
    expect(advice(6, { gamesPerMatch: 1, teamForm: 'scheveningen' })).toEqual([]);
  });

  test('a player without a team is named; he plays nowhere', () => {
    const without = changed(event, ({ name }) => (name === 'AR1' ? { team: '  ' } : {}));
    const nobody = {
      ...without,
      players: without.players.map(({ team, ...player }) =>
        player.name === 'BR1' ? player : { ...player, team: team! },
      ),
    };
    expect(notesOf(nobody).filter(({ code }) => code === 'teamMissing')).toEqual([
      { code: 'teamMissing', values: { number: 4, name: 'AR1' } },
      { code: 'teamMissing', values: { number: 8, name: 'BR1' } },
    ]);
  });

  test('is not repeated in later rounds', () => {
    const big = teamEvent({ teams: 3, boards: 7 });
    expect(
      notesOf(
        played(big, pairingIn(pairRound(big, 1)), () => 'draw'),
        2,
      ),
    ).toEqual([]);
  });
});

describe('Law 30.1.3, the best player on board 1', () => {
  const remarks = (ratings: Record<string, number>, titles: Record<string, string> = {}): unknown[] =>
    notesOf(
      changed(event, ({ name }) => ({
        ...(ratings[name] === undefined ? {} : { rating: ratings[name] }),
        ...(titles[name] === undefined ? {} : { title: titles[name] }),
      })),
    )
      .filter(({ code }) => code === 'boardsNotByStrength')
      .map(({ values }) => [values?.number, values?.above]);

  test.each([
    ['the stronger below', { A1: 2000, A2: 2001 }, [[2, 1]]],
    ['equals', { A1: 2000, A2: 2000 }, []],
    ['one without a rating below', { A1: 2000 }, []],
    ['one without a rating above: his strength is not known', { A2: 2000 }, []],
  ])('%s', (_what, ratings, expected) => {
    expect(remarks(ratings)).toEqual(expected);
  });

  test('nobody has a rating: strength is not known, whatever their titles', () => {
    expect(remarks({}, { A2: 'GM' })).toEqual([]);
  });
});

describe('Law 30.1.1, boards of a match on which nobody sits', () => {
  const short = { ...event, players: event.players.filter(({ name }) => name !== 'B2') };

  test('are named for the teams that play, with the round', () => {
    expect(notesOf(short).filter(({ code }) => code === 'teamBoardEmpty')).toEqual([
      { code: 'teamBoardEmpty', values: { team: 'Team B', board: 2, round: 1 } },
    ]);
  });

  test('are no matter while the team is free', () => {
    const first = pairingIn(pairRound(event, 1));
    const free = event.players.find(({ number }) => number === first.byes[0]!.player)!.name[0];
    const without = { ...event, players: event.players.filter(({ name }) => name !== `${free}2`) };
    expect(notesOf(without).filter(({ code }) => code === 'teamBoardEmpty')).toEqual([]);
  });
});
