import { describe, expect, it } from 'vitest';
import { lookAhead } from '../../../src/systems/swiss/lookAhead.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import { defaultSettings } from '../../../src/tournament/settings.ts';
import { afterRound, type Tournament } from '../../../src/tournament/tournament.ts';
import { tournamentOf } from '../../tournamentBuilder.ts';

function beforeRound1(n: number): Tournament {
  const players = Array.from({ length: n }, (_, index) => ({
    number: playerNumber(index + 1),
    name: `P${index + 1}`,
    byes: [],
  }));
  return { settings: defaultSettings, players, rounds: [] };
}

describe('look ahead (rules.md 4)', () => {
  it.each([
    [4, 3],
    [5, 5],
    [6, 5],
    [8, 7],
    [10, 9],
    [20, 19],
  ])('%i players can play %i rounds, if the results allow it', (n, rounds) => {
    expect(lookAhead(beforeRound1(n), rounds)).toEqual({ kind: 'possible' });
  });

  it('more rounds than opponents cannot be played', () => {
    expect(lookAhead(beforeRound1(6), 6)).toEqual({
      kind: 'impossible',
      cause: 'rematches',
      lastPossible: 5,
    });
    expect(lookAhead(beforeRound1(4), 7)).toEqual({
      kind: 'impossible',
      cause: 'rematches',
      lastPossible: 3,
    });
  });

  it('a large field is sure, whatever the results', () => {
    expect(lookAhead(beforeRound1(40), 11)).toEqual({ kind: 'sure' });
    expect(lookAhead(beforeRound1(41), 10)).toEqual({ kind: 'sure' });
    expect(lookAhead(beforeRound1(300), 15)).toEqual({ kind: 'sure' });
  });

  it('says when rematches are the cause: two circles of three that have all met', () => {
    const tournament = tournamentOf(`
      A-D =, B-E =, C-F =
      E-A =, F-B =, D-C =
      A-F =, B-D =, C-E =`);
    expect(lookAhead(tournament, 3)).toEqual({ kind: 'sure' });
    expect(lookAhead(tournament, 4)).toEqual({ kind: 'impossible', cause: 'rematches', lastPossible: 3 });
    expect(lookAhead(afterRound(tournament, 2), 5)).toEqual({ kind: 'possible' });
  });

  it('says when colours are the cause: everybody left has had one colour twice', () => {
    const tournament = tournamentOf(`
      A-C =, B-D =
      A-D =, B-C =`);
    expect(lookAhead(tournament, 3)).toEqual({ kind: 'impossible', cause: 'colours', lastPossible: 2 });
  });

  it('says when byes are the cause: in an odd field everybody has had his', () => {
    const tournament = tournamentOf(`
      A-B =, C bye
      C-A =, B bye
      B-C =, A bye`);
    expect(lookAhead(tournament, 4)).toEqual({ kind: 'impossible', cause: 'byes', lastPossible: 3 });
  });
});

describe('a slip of the pen in Rounds', () => {
  it.each([
    [60, 999],
    [200, 999],
    [500, 400],
  ])('%i players, %i rounds: answered at once and within the stack of a script', (n, rounds) => {
    const most = n - 1;
    expect(lookAhead(beforeRound1(n), rounds)).toEqual(
      rounds > most ? { kind: 'impossible', cause: 'rematches', lastPossible: most } : { kind: 'unproved' },
    );
  });
});
