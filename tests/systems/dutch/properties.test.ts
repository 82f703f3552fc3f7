import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beforeRound } from '../../../src/tournament/beforeRound.ts';
import { simulateTournament } from '../../../local/simulate/simulateTournament.ts';
import { pairingViolations } from '../../../src/systems/checks.ts';
import { dutchAbsoluteViolations } from '../../../src/systems/dutch/dutchAbsoluteViolations.ts';
import { pairDutch } from '../../../src/systems/dutch/pairDutch.ts';
import { pairField } from '../../../src/systems/dutch/pairField.ts';
import { fieldToPair } from '../../../src/systems/dutch/roundOutlook.ts';
import { traceDutch } from '../../../src/systems/dutch/trace.ts';
import { pairWithWholeField } from '../../../src/systems/dutch/wholeField.ts';
import { halfPoints, standardPoints } from '../../../src/tournament/points.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';

const pointSystems = [
  standardPoints,
  { ...standardPoints, win: halfPoints(6), draw: halfPoints(2), pairingBye: halfPoints(6) },
  { ...standardPoints, pairingBye: halfPoints(1) },
];

/** Events with byes, forfeits, withdrawals, late entries, forbidden pairs and acceleration. */
const event: fc.Arbitrary<Tournament> = fc
  .record({
    players: fc.integer({ min: 5, max: 30 }),
    rounds: fc.integer({ min: 3, max: 9 }),
    seed: fc.integer({ min: 1, max: 100_000 }),
    points: fc.constantFrom(...pointSystems),
    baku: fc.boolean(),
    forbidden: fc.integer({ min: 0, max: 2 }),
  })
  .map(
    ({ players, rounds, seed, points, baku, forbidden }) =>
      simulateTournament({
        system: 'dutch',
        players,
        rounds: Math.min(rounds, players - 2),
        seed: String(seed),
        draws: 30,
        byes: 15,
        forfeits: 20,
        withdrawals: 40,
        late: 10,
        points,
        acceleration: { kind: baku && points === standardPoints ? 'baku' : 'none' },
        forbidden,
      }).tournament,
  );

const roundsOf = (tournament: Tournament): number[] => tournament.rounds.map(({ number }) => number);

describe('C.04.3 (2026): any event', () => {
  it('2.1: the absolute criteria, and what holds of any pairing', () => {
    fc.assert(
      fc.property(event, (tournament) => {
        for (const round of roundsOf(tournament)) {
          const before = beforeRound(tournament, round);
          const result = pairDutch(before, round);
          expect(result.ok).toBe(true);
          if (result.ok) {
            expect(pairingViolations(before, result.pairing)).toEqual([]);
            expect(dutchAbsoluteViolations(before, result.pairing)).toEqual([]);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('3.8: the short ways of pairing a bracket give what the whole field gives', () => {
    fc.assert(
      fc.property(event, (tournament) => {
        for (const round of roundsOf(tournament)) {
          const field = fieldToPair(beforeRound(tournament, round), round)!;
          pairField(field, (bracket, paired) => expect(paired).toEqual(pairWithWholeField(field, bracket)));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('the trace tells of everybody, and of the pairs that were made', () => {
    fc.assert(
      fc.property(event, (tournament) => {
        const round = tournament.rounds.length;
        const before = beforeRound(tournament, round);
        const result = pairDutch(before, round);
        const traces = traceDutch(before, round);
        const pairs = (traces ?? []).flatMap((trace) =>
          trace.pairs.map(({ higher, lower }) => [higher, lower].sort((a, b) => a - b).join('-')),
        );
        const boards = result.ok ? result.pairing.boards : [];
        expect(pairs.sort()).toEqual(
          boards.map(({ white, black }) => [white, black].sort((a, b) => a - b).join('-')).sort(),
        );
      }),
      { numRuns: 15 },
    );
  });
});

describe('dutchAbsoluteViolations', () => {
  it('names the boards that break C1 and C3, and the bye that breaks C2', () => {
    const tournament = simulateTournament({
      system: 'dutch',
      players: 9,
      rounds: 3,
      seed: '1',
      draws: 0,
      points: standardPoints,
      acceleration: { kind: 'none' },
      forbidden: 0,
    }).tournament;
    const [first] = tournament.rounds;
    const again = { round: 4, boards: first!.games, byes: first!.byes, notes: [] };
    const codes = dutchAbsoluteViolations(tournament, again).map((problem) => problem.code);
    expect(codes.filter((code) => code === 'pairedAgain').length).toBe(4);
    expect(codes).toContain('allocatedByeAgain');
  });
});
