import { describe, expect, it } from 'vitest';
import { tournamentOf } from '../tournamentBuilder.ts';
import { valueOf } from './valueOf.ts';

const places = (t: Parameters<typeof valueOf>[0], names: string) =>
  [...names].map((name) => valueOf(t, 'DE', name));

const roundRobin = { settings: { system: 'round-robin' } } as const;

describe('direct encounter', () => {
  it('C.07 (2026) 6.2: the winner of the game between two tied players is first', () => {
    const t = tournamentOf('A-B 0-1, C-D 0-1\nA-C 1-0, B-D 0-1');
    expect(places(t, 'ABCD')).toEqual([2, 1, 0, 0]);
  });

  it('C.07 (2026) 6.1.2: two cycles, one win each: all games count and nobody is separated', () => {
    const t = tournamentOf('A-B 1-0, C-D =\nB-A 1-0, D-C =', roundRobin);
    expect(places(t, 'ABCD')).toEqual([0, 0, 0, 0]);
  });

  it('C.07 (2026) 6.1.2: two cycles, a win and a draw: the mean decides', () => {
    const t = tournamentOf(
      `A-B 1-0, C-D =
       B-A =, D-C =
       A-C 0-1, B-D 1-0
       C-A =, D-B =`,
      roundRobin,
    );
    // A 2, B 2: 1½–½ between them.
    expect(places(t, 'AB')).toEqual([1, 2]);
  });

  it('C.07 (2026) 6.2: three who beat one another in a ring stay tied', () => {
    const t = tournamentOf(
      `A-B 1-0, C-D 1-0
       B-C 1-0, A-D 1-0
       C-A 1-0, B-D 1-0`,
      roundRobin,
    );
    expect(places(t, 'ABCD')).toEqual([0, 0, 0, 0]);
  });

  it('C.07 (2026) 6.2: applied again to those still tied in the separate standings', () => {
    const t = tournamentOf(
      `A-B =, C-D =, E-F 0-1
       A-C 1-0, B-D 1-0, E bye
       A-D 0-1, B-C 0-1, F 0 bye
       C-E 1-0, D-F =, A bye`,
      { settings: { system: 'round-robin' } },
    );
    // A, B, C, D with 2½ 1½ 2½ 2: the group of A and C is settled by their game.
    expect(places(t, 'AC')).toEqual([1, 2]);
  });

  it('C.07 (2026) 6.2: a part that is still tied is judged by its own games only', () => {
    const t = tournamentOf(
      `A-B 1-0, C-D 1-0
       A-C 0-1, B-D 0-1
       A-D 1-0, B-C 1-0
       E-F =, A 0 bye, C 0 bye, B 1 bye, D 1 bye`,
      roundRobin,
    );
    // All have 2. Among themselves A and C 2, B and D 1; then C beat A and D beat B.
    expect(places(t, 'ABCD')).toEqual([2, 4, 1, 3]);
  });

  it('C.07 (2026) 6.3: in a Swiss, sure to be alone at the top whatever the missing games', () => {
    const t = tournamentOf(`
      A-B 1-0, C-D 1-0
      A-C 1-0, B-D 1-0
      A-D 0-1, B-E 1-0, C-F 1-0
      E-F =, A 0 bye, D 1 bye`);
    // A, B, C, D have 2: A beat B and C and lost to D; B has not met C. B beat D, C beat D.
    // Sums: A 2, B 1 (+1), C 1 (+1), D 1: nobody is sure.
    expect(places(t, 'ABCD')).toEqual([0, 0, 0, 0]);
    const sure = tournamentOf(`
      A-B 1-0, C-E 1-0
      A-C 1-0, B-E 1-0
      A-E 0-1, B-F 1-0, C-F 1-0`);
    // A, B, C have 2: A beat both; B and C have not met, and stay tied behind him.
    expect(places(sure, 'ABC')).toEqual([1, 2, 2]);
  });

  it('C.07 (2026) 6.1.1: forfeits count in a round robin only', () => {
    const rows = 'A-B +/-, C-D 1-0\nC-A 1-0, B-D 1-0';
    expect(places(tournamentOf(rows), 'AB')).toEqual([0, 0]);
    expect(places(tournamentOf(rows, roundRobin), 'AB')).toEqual([1, 2]);
  });
});
