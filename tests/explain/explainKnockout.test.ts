import { describe, expect, it } from 'vitest';
import { pairRound } from '../../src/systems/pair.ts';
import { tournamentOf, type BuilderOptions } from '../tournamentBuilder.ts';
import { codesFor, reasonsFor, valuesOf } from './asked.ts';

const names = ['A', 'B', 'C', 'D'];
const event = (text: string, options: BuilderOptions = {}) =>
  tournamentOf(text, {
    names,
    ...options,
    settings: { system: 'knockout', gamesPerMatch: 1, drawSeed: 'cup', ...options.settings },
  });
const seeds = { A: { seed: 1 }, B: { seed: 2 }, C: { seed: 3 }, D: { seed: 4 } };

describe('Law 25', () => {
  it('places by seed, or by lot where there are none', () => {
    expect(codesFor(event('', { players: seeds }), 1, 1)).toContain('knockoutSeeded');
    const drawn = reasonsFor(event(''), 1, 1);
    expect(valuesOf(drawn, 'knockoutByLot')).toMatchObject({ seed: 'cup', purpose: 'places' });
  });

  it('exempt where the field is no power of two', () => {
    const three = { names: ['A', 'B', 'C'], players: { A: { seed: 1 }, B: { seed: 2 }, C: { seed: 3 } } };
    expect(codesFor(event('', three), 1, 1)).toContain('knockoutExempt');
    expect(codesFor(event('', { players: seeds }), 1, 1)).not.toContain('knockoutExempt');
  });

  it('the winners of two matches meet, whoever they are', () => {
    const upset = event('A-D 0-1, C-B 1-0', { players: seeds });
    expect(codesFor(upset, 2, 4)).toContain('knockoutWinners');
    expect(codesFor(upset, 2, 1)).toEqual(['knockoutOut']);
    expect(codesFor(event('A-D 1-0, C-B 1-0', { players: seeds }), 2, 4)).toEqual(['knockoutOut']);
  });

  it('a single game has its colours by lot, a match begins with the upper', () => {
    expect(valuesOf(reasonsFor(event('', { players: seeds }), 1, 1), 'knockoutColourByLot')).toMatchObject({
      purpose: 'colour 1-4',
    });
    const two = event('', { players: seeds, settings: { gamesPerMatch: 2 } });
    expect(valuesOf(reasonsFor(two, 1, 4), 'knockoutUpperBegins')).toEqual({ first: { players: [1] } });
  });

  it('the match for third place', () => {
    const third = event('A-D 0-1, C-B 1-0', { players: seeds, settings: { thirdPlace: true } });
    expect(codesFor(third, 2, 1)).toContain('knockoutThirdPlace');
  });

  it('nobody came to the place opposite: the opponent has left, or both of the match before are out', () => {
    const left = event('A-D 0-1, C-B 1-0', { players: { ...seeds, C: { seed: 3, leftAfter: 1 } } });
    expect(valuesOf(reasonsFor(left, 2, 4), 'knockoutOpponentLeft')).toMatchObject({
      opponent: { players: [3] },
    });
    const bothOut = event('A-D 1-0, C-B -/-', { players: seeds });
    expect(codesFor(bothOut, 2, 1)).toContain('knockoutOpponentMissing');
  });

  it('without seeds whoever is exempt is so by lot, not as the strongest', () => {
    const three = event('', { names: ['A', 'B', 'C'] });
    const exempt = ['A', 'B', 'C'].flatMap((_, index) => codesFor(three, 1, index + 1));
    expect(exempt.filter((code) => code === 'knockoutExemptByLot').length).toBe(1);
    expect(exempt).not.toContain('knockoutExempt');
  });

  it('rules.md 3: a typed exemption of two matches is the reason in both rounds', () => {
    const names = ['A', 'B', 'C', 'D', 'E'];
    const typed = { names, players: { A: { seed: 1, exempt: 2 }, B: { seed: 2 }, C: { seed: 3 } } };
    const before = event('', typed);
    expect(valuesOf(reasonsFor(before, 1, 1), 'knockoutExemptTyped')).toMatchObject({ round: 1, matches: 2 });
    const first = pairRound(before, 1);
    expect(first.ok).toBe(true);
    if (first.ok) {
      const games = first.pairing.boards.map((board) => ({ ...board, outcome: 'whiteWins' as const }));
      const after = { ...before, rounds: [{ number: 1, games, byes: first.pairing.byes }] };
      expect(valuesOf(reasonsFor(after, 2, 1), 'knockoutExemptTyped')).toMatchObject({
        round: 2,
        matches: 2,
      });
      expect(codesFor(after, 2, 1)).not.toContain('knockoutOpponentMissing');
    }
  });
});
