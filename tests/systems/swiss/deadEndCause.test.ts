import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairRound } from '../../../src/systems/pair.ts';
import { stuckPlayers } from '../../../src/systems/swiss/stuckPlayers.ts';
import type { SystemName } from '../../../src/tournament/settings.ts';
import { lawCase } from '../../lawCase.ts';
import { tournamentOf } from '../../tournamentBuilder.ts';

const swiss: readonly SystemName[] = ['dutch', 'adjusted', 'drawn'];

describe('the true reason of a dead end (rules.md 4)', () => {
  it.each(swiss)(
    '%s: five players, 1 and 4 may still sit out, each of them has met all but the other',
    (system) => {
      const result = pairRound(lawCase('five_players_dead_end_round4', system, 4), 4);
      expect(result.ok ? [] : result.problems).toEqual([
        {
          code: 'noLegalPairingByeLeft',
          values: { round: 4, byes: '1, 4', met: '1 (2, 3, 5); 4 (2, 3, 5)' },
        },
      ]);
    },
  );

  it.each(swiss)('%s: everybody has had the bye', (system) => {
    const had = tournamentOf('A-B =, C bye\n B-C =, A bye\n C-A +/-, B bye', {
      settings: { system, rounds: 5 },
    });
    const result = pairRound(had, 4);
    expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['noLegalPairingBye']);
  });

  it.each(swiss)('%s: an even field in which everybody has met', (system) => {
    const met = tournamentOf('A-B =, C-D =\n C-A =, B-D =\n D-A =, B-C =', {
      settings: { system, rounds: 5 },
    });
    const result = pairRound(met, 4);
    expect(result.ok ? [] : result.problems).toEqual([
      { code: 'noLegalPairingRematches', values: { round: 4, met: '1 (2, 3, 4)' } },
    ]);
  });
});

describe('stuckPlayers', () => {
  it('says nothing exactly when everybody can be paired, and else an odd set with too few opponents outside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.infiniteStream(fc.boolean()), (half, edges) => {
        const n = 2 * half;
        const table = Array.from({ length: n * n }, () => edges.next().value as boolean);
        const mayMeet = (a: number, b: number): boolean => table[Math.min(a, b) * n + Math.max(a, b)]!;
        const stuck = stuckPlayers(n, mayMeet);
        expect(stuck.length === 0).toBe(
          everyPairing(
            Array.from({ length: n }, (_, at) => at),
            mayMeet,
          ),
        );
        expect(stuck.length === 0 || stuck.length % 2 === 1).toBe(true);
      }),
    );
  });
});

function everyPairing(
  [first, ...rest]: readonly number[],
  mayMeet: (a: number, b: number) => boolean,
): boolean {
  return (
    first === undefined ||
    rest.some(
      (other) =>
        mayMeet(first, other) &&
        everyPairing(
          rest.filter((each) => each !== other),
          mayMeet,
        ),
    )
  );
}
