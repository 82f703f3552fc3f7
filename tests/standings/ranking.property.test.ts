import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultOrder } from '../../src/standings/defaultOrder.ts';
import { standings } from '../../src/standings/standings.ts';
import { sum, zero } from '../../src/tiebreaks/fraction.ts';
import { tieBreakCodes, tieBreaks } from '../../src/tiebreaks/tiebreaks.ts';
import { parseTieBreaks } from '../../src/tiebreaks/tieBreakSpec.ts';
import { systemNames } from '../../src/tournament/settings.ts';
import { tournamentOf } from '../tournamentBuilder.ts';

const names = [...'ABCDEFG'];

/** Any rounds of any seven players: games, forfeits, byes, absences, unfinished games, somebody leaving. */
const events = fc
  .record({
    rounds: fc.array(
      fc.tuple(
        fc.shuffledSubarray(names, { minLength: 7 }),
        fc.array(fc.constantFrom('1-0', '=', '0-1', '0-0', '+/-', '-/+', '-/-', '*', 'W'), {
          minLength: 3,
          maxLength: 3,
        }),
        fc.constantFrom('bye', '½ bye', '0 bye', '1 bye'),
      ),
      { minLength: 1, maxLength: 5 },
    ),
    leftAfter: fc.integer({ min: 1, max: 5 }),
    system: fc.constantFrom(...systemNames),
  })
  .map(({ rounds, leftAfter, system }) => {
    const lines = rounds.map(([order, results, bye]) =>
      [
        ...results.map((result, pair) => `${order[2 * pair]}-${order[2 * pair + 1]} ${result}`),
        `${order[6]} ${bye}`,
      ].join(', '),
    );
    return tournamentOf(lines.join('\n'), { names, settings: { system }, players: { C: { leftAfter } } });
  });

const all = { tieBreaks: parseTieBreaks(tieBreakCodes.join(',')).specs };

it('C.07 (2026) 4.2: places follow the points, then the tie-breaks; equals share a place', () => {
  fc.assert(
    fc.property(events, (tournament) => {
      const ranked = standings(tournament, all).rows.filter((row) => row.place !== undefined);
      ranked.slice(1).forEach((row, index) => {
        const above = ranked[index]!;
        expect(above.points).toBeGreaterThanOrEqual(row.points);
        expect(row.place === above.place || row.place === index + 2).toBe(true);
        expect(row.separatedBy === undefined).toBe(row.place === above.place || row.points < above.points);
      });
    }),
    { numRuns: 60 },
  );
});

it('the order of the Players sheet does not change anybody’s place', () => {
  fc.assert(
    fc.property(events, (tournament) => {
      const turned = { ...tournament, players: [...tournament.players].reverse() };
      const places = (of: typeof tournament) =>
        new Map(standings(of, all).rows.map((row) => [row.player.number, row.place]));
      expect(places(turned)).toEqual(places(tournament));
    }),
    { numRuns: 40 },
  );
});

it('a sum is the sum of the contributions shown', () => {
  fc.assert(
    fc.property(events, (tournament) => {
      for (const row of standings(tournament, all).rows.filter((each) => each.place !== undefined)) {
        row.values.forEach(({ value, contributions }, index) => {
          if (tieBreaks[all.tieBreaks[index]!.code].kind === 'sum') {
            expect(value).toEqual(sum(contributions.map((one) => (one.cut === true ? zero : one.value))));
          }
        });
      }
    }),
    { numRuns: 40 },
  );
});

it('docs/decisions.md: the default order of every system is made of known codes', () => {
  expect(defaultOrder['round-robin']).toEqual(['SB', 'WIN', 'DE', 'LOT']);
  expect([defaultOrder.drawn, defaultOrder.adjusted]).toEqual(Array(2).fill(['LAW', 'DE', 'WIN', 'LOT']));
  expect(defaultOrder.dutch).toEqual(['BH/C1', 'BH', 'SB', 'DE', 'WIN']);
  for (const system of systemNames) {
    expect(parseTieBreaks(defaultOrder[system].join(' ')).unknown).toEqual([]);
  }
});
