import { expect, it } from 'vitest';
import { simulateTournament } from '../../local/simulate/simulateTournament.ts';
import { reasonCodes } from '../../src/explain/reasons.ts';
import type { KeepApart } from '../../src/tournament/settings.ts';
import { afterRound, type Tournament } from '../../src/tournament/tournament.ts';
import { streakyTournaments, wildTournaments } from '../systems/drawnSwiss/histories.ts';
import { eventfulOptions } from '../verify/eventOptions.ts';
import { Hearing } from './drawnSwissCited.ts';

interface Case {
  readonly tournament: Tournament;
  readonly round: number;
}

/** 200 pairings: any past whatever, streaks of one colour, and the rounds of whole events. */
const cases: readonly Case[] = [
  ...wildTournaments(90, 8),
  ...streakyTournaments(40, 8),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((seed) => {
    const { tournament } = simulateTournament({
      ...eventfulOptions,
      system: 'drawn',
      players: 14 + seed,
      rounds: 7,
      seed: `cited ${seed}`,
    });
    return tournament.rounds.map(({ number }) => ({
      tournament: afterRound(tournament, number - 1),
      round: number,
    }));
  }),
];

it('Law 29: a clause is cited only where it decided (200 pairings)', () => {
  const faults = cases.flatMap(({ tournament, round }) => {
    const hearing = new Hearing(tournament, round);
    hearing.hear();
    return hearing.faults;
  });
  expect(cases.length).toBeGreaterThanOrEqual(200);
  expect(faults).toEqual([]);
});

it('every reason of the lots is given somewhere', () => {
  const seen = new Set<string>();
  const apart: KeepApart[] = [
    { who: [1, 2] as never, strict: true },
    { who: [3, 4] as never, strict: false },
  ];
  const variants: readonly ((settings: Tournament['settings']) => Tournament['settings'])[] = [
    (settings) => settings,
    (settings) => ({ ...settings, keepApart: apart }),
    (settings) => ({ ...settings, rematchFrom: 1 }),
  ];
  for (const { tournament, round } of [...cases, ...wildTournaments(150, 8), ...streakyTournaments(250, 8)]) {
    for (const vary of variants) {
      const hearing = new Hearing({ ...tournament, settings: vary(tournament.settings) }, round);
      hearing.hear();
      hearing.seen.forEach((code) => seen.add(code));
    }
  }
  const ofLots = reasonCodes.filter(
    (code) => code.startsWith('lot') && code !== 'lotFirstRoundPassedOver' && code !== 'lotVoidWide',
  );
  expect(ofLots.filter((code) => !seen.has(code))).toEqual([]);
});
