import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { codesFor, reasonsFor, valuesOf } from './asked.ts';

function table(
  players: number,
  settings: Partial<Tournament['settings']> = {},
  left: string[] = [],
): Tournament {
  const names = Array.from({ length: players }, (_, index) => `P${index + 1}`);
  const gone = Object.fromEntries(left.map((name) => [name, { leftAfter: 0 }]));
  return tournamentOf('', { names, players: gone, settings: { system: 'round-robin', ...settings } });
}

/** The boards before `round` do not matter to a table: only that these rounds are over. */
function atRound(tournament: Tournament, round: number): Tournament {
  const rounds = Array.from({ length: round - 1 }, (_, index) => ({
    number: index + 1,
    games: [],
    byes: tournament.players.map(({ number }) => ({ player: number, outcome: 'zeroBye' as const })),
  }));
  return { ...tournament, rounds };
}

describe('Law appendix 1, rule (b): the sum shown', () => {
  it.each([
    [3, 5, 7, 'bergerRound', { sum: 7, round: 7 }],
    [9, 11, 8, 'bergerRoundLess', { sum: 19, rounds: 11, round: 8 }],
    [3, 12, 5, 'bergerRoundLast', { a: 3, b: 3, sum: 5, round: 5 }],
    [10, 12, 8, 'bergerRoundLastLess', { a: 10, b: 10, sum: 19, round: 8 }],
  ] as const)('%i–%i of 12 meet in round %i', (one, other, round, code, values) => {
    const reasons = reasonsFor(atRound(table(12), round), round, one);
    expect(reasons[0]?.values).toMatchObject({ opponent: { players: [other] } });
    expect(valuesOf(reasons, code)).toMatchObject(values);
  });
});

describe('Law appendix 1, rule (a): the colour', () => {
  it.each([
    [1, 2, 'bergerColourFirstHalf'],
    [1, 3, 'bergerColourDiffers'],
    [2, 6, 'bergerColourSecondHalf'],
    [2, 5, 'bergerColourSame'],
  ] as const)('round %i, number %i', (round, player, code) => {
    const asked = code === 'bergerColourFirstHalf' ? 1 : player;
    expect(codesFor(atRound(table(6), round), round, asked)).toContain(code);
  });
});

describe('what the event changes', () => {
  it('an odd field: whoever meets the last number is free', () => {
    expect(codesFor(table(5), 1, 1)).toEqual(['hasBye', 'bergerRoundLast', 'bergerFree']);
    expect(codesFor(table(6), 1, 1)).not.toContain('bergerFree');
  });

  it('who left before round 1 moves the others up', () => {
    expect(codesFor(table(7), 1, 3)).not.toContain('bergerNumbers');
    expect(valuesOf(reasonsFor(table(7, {}, ['P1']), 1, 3), 'bergerNumbers')).toMatchObject({ berger: 2 });
  });

  it('a second cycle has the colours reversed, and the last rounds of the first may be swapped', () => {
    const twice = table(6, { cycles: 2 });
    expect(codesFor(atRound(twice, 6), 6, 1)).toContain('bergerColoursReversed');
    expect(codesFor(twice, 1, 1)).not.toContain('bergerColoursReversed');
    const swapped = table(6, { cycles: 2, swapLastRounds: true });
    expect(valuesOf(reasonsFor(atRound(swapped, 4), 4, 1), 'bergerSwapped')).toEqual({
      inCycle: 4,
      inTable: 5,
    });
  });
});
