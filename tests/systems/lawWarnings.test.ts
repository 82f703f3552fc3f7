import { describe, expect, it } from 'vitest';
import { firstColourNotes } from '../../src/systems/firstColourNotes.ts';
import { lawWarnings } from '../../src/systems/lawWarnings.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import { defaultSettings, type Settings, type SystemName } from '../../src/tournament/settings.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';

function event(system: SystemName, count: number, settings: Partial<Settings> = {}): Tournament {
  const players = Array.from({ length: count }, (_, index) => ({
    number: playerNumber(index + 1),
    name: `P${index + 1}`,
    byes: [],
  }));
  return { settings: { ...defaultSettings, system, ...settings }, players, rounds: [] };
}

function codes(system: SystemName, count: number, rounds?: number): string[] {
  return lawWarnings(event(system, count, rounds === undefined ? {} : { rounds })).map(({ code }) => code);
}

describe.each(['dutch', 'adjusted'] as const)('Law 27, sizes of a Swiss (%s)', (system) => {
  it('meant for 20 players and more', () => {
    expect(codes(system, 19, 7)).toEqual(['swissFewPlayers']);
    expect(codes(system, 20, 7)).toEqual([]);
  });

  it.each([
    [20, [7, 8, 9]],
    [30, [7, 8, 9, 11]],
    [31, [9, 11]],
    [50, [9, 11]],
    [51, [11, 13]],
  ])('%d players: %j rounds', (players, advised) => {
    const fitting = Array.from({ length: 15 }, (_, index) => index + 1).filter(
      (rounds) => codes(system, players, rounds).length === 0,
    );
    expect(fitting).toEqual(advised);
  });
});

describe('Law 29.5, sizes of a drawn Swiss', () => {
  it('at least 18 players, 30 for good results', () => {
    expect(codes('drawn', 17)).toEqual(['drawnTooFewPlayers']);
    expect(codes('drawn', 18)).toEqual(['drawnFewPlayers']);
    expect(codes('drawn', 29)).toEqual(['drawnFewPlayers']);
    expect(codes('drawn', 30)).toEqual([]);
  });

  it('6 to 15 rounds, better an odd number', () => {
    expect(codes('drawn', 30, 7)).toEqual([]);
    expect(codes('drawn', 30, 15)).toEqual([]);
    expect(codes('drawn', 30, 5)).toEqual(['drawnRoundsOutside']);
    expect(codes('drawn', 30, 17)).toEqual(['drawnRoundsOutside']);
    expect(codes('drawn', 30, 6)).toEqual(['drawnEvenRounds']);
    expect(codes('drawn', 30, 16)).toEqual(['drawnRoundsOutside', 'drawnEvenRounds']);
  });
});

describe('Other systems take any number', () => {
  it.each(['round-robin', 'knockout'] as const)('%s', (system) => {
    expect(codes(system, 3, 2)).toEqual([]);
  });

  it('advice on individuals is not given to teams', () => {
    expect(lawWarnings(event('drawn', 8, { teamForm: 'simultaneous' }))).toEqual([]);
  });
});

describe('rules.md 1: the lot for the colours of round 1 is told', () => {
  it('with the seed, for systems in which it decides', () => {
    const [note] = firstColourNotes(event('adjusted', 8, { drawSeed: 'spring' }));
    expect(note?.code).toMatch(/^drew(White|Black)First$/);
    expect(note?.values).toEqual({ seed: 'spring' });
    expect(firstColourNotes(event('drawn', 8))).toEqual([]);
  });

  it('not where the arbiter has set the colour', () => {
    expect(firstColourNotes(event('dutch', 8, { firstColour: 'black' }))).toEqual([]);
  });
});
