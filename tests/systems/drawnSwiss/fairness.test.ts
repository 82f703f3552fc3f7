import { describe, expect, it } from 'vitest';
import { decideDrawnSwiss } from '../../../src/systems/drawnSwiss/pairDrawnSwiss.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { tournamentOf } from '../../tournamentBuilder.ts';

/**
 * Rules.md 1: each draw is uniform among those who could be drawn. Counted over 2,000 fixed seeds and compared by
 * chi-square with the 99.9 % point for its degrees of freedom: a fair draw passes 999 of 1,000 such tests, and with
 * fixed seeds the outcome never changes. A share of 60 instead of 50 % would give a chi-square of 80.
 */
const seedCount = 2000;

/** Wilson and Hilferty's approximation of the 99.9 % point of chi-square; exact to 1 % from one degree on. */
function bound(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 3.0902 * Math.sqrt(spread)) ** 3;
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function expectUniform(counts: ReadonlyMap<string, number>, kinds: number): void {
  expect(counts.size).toBe(kinds);
  expect(chiSquare([...counts.values()])).toBeLessThan(bound(kinds - 1));
}

function countOver(
  base: Tournament,
  round: number,
  keysOf: (decided: ReturnType<typeof decideDrawnSwiss>) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < seedCount; seed += 1) {
    const settings = { ...base.settings, system: 'drawn' as const, drawSeed: `fair ${seed}` };
    for (const key of keysOf(decideDrawnSwiss({ ...base, settings }, round))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

const sixWinners = tournamentOf(`
  A-B 1-0, C-D 1-0, E-F 1-0, G-H 0-1, I-J 0-1, K-L 0-1`);

describe('rules.md 1, fairness of the lots', () => {
  it('29.3.3: each of the three partners of a drawer is drawn as often', () => {
    const counts = countOver(sixWinners, 2, ({ drawings }) =>
      drawings.flatMap((each) =>
        each.kind === 'opponent' && each.score === 2 && each.among.length === 3
          ? [`${each.drawer} drew ${each.drawn}`]
          : [],
      ),
    );
    for (const drawer of [8, 10, 12]) {
      expectUniform(new Map([...counts].filter(([key]) => key.startsWith(`${drawer} `))), 3);
    }
  });

  it('29.3.3: all six ways to pair three with three come as often', () => {
    const counts = countOver(sixWinners, 2, ({ result }) =>
      result.ok
        ? [
            result.pairing.boards
              .slice(0, 3)
              .map(({ white, black }) => `${white}-${black}`)
              .sort()
              .join(),
          ]
        : [],
    );
    expectUniform(counts, 6);
  });

  it('29.3.4: a lot for the colours gives White to either as often', () => {
    const late = tournamentOf('A-B 1-0, C-D 1-0', { players: { E: { fromRound: 2 }, F: { fromRound: 2 } } });
    const counts = countOver(late, 2, ({ result, drawings }) =>
      drawings.some((each) => each.kind === 'opponent' && each.colourGiven.by === 'lot') && result.ok
        ? result.pairing.boards
            .filter(({ white, black }) => white + black === 11)
            .map(({ white }) => String(white))
        : [],
    );
    expectUniform(counts, 2);
  });

  it('rules.md 6: the bye comes to each of the lowest group as often', () => {
    const odd = tournamentOf('A-B 1-0, C-D 1-0, E-F 1-0, G-H 1-0, I bye');
    expectUniform(
      countOver(odd, 2, ({ result }) => (result.ok ? [String(result.pairing.byes[0]!.player)] : [])),
      4,
    );
  });

  it('29.3.5–6: the floater of an odd group of equals, and his opponent, are anybody as often', () => {
    // Three winners with White, one of whom must float to the three with a draw and White.
    const tournament = tournamentOf('A-B 1-0, C-D 1-0, E-F 1-0, G-H =, I-J =, K-L =');
    const counts = countOver(tournament, 2, ({ drawings }) =>
      drawings.flatMap((each) =>
        each.kind === 'opponent' && each.drawer <= 6 && each.score === 1 ? [`${each.drawer}`] : [],
      ),
    );
    expectUniform(counts, 3);
  });

  it('29.4.1: where some partners lead to a dead end, the others share the draw evenly', () => {
    // B cannot meet A; whoever draws first must leave a partner for everybody.
    const tournament = tournamentOf('A-B =, C-D =, E-F =, G-H =');
    const pairs = new Map<string, Map<string, number>>();
    countOver(tournament, 2, ({ drawings }) => {
      const first = drawings[0]!;
      if (first.kind === 'opponent') {
        expect(first.among.length).toBe(3);
        const own = pairs.get(String(first.drawer)) ?? new Map<string, number>();
        pairs.set(
          String(first.drawer),
          own.set(String(first.drawn), (own.get(String(first.drawn)) ?? 0) + 1),
        );
      }
      return [];
    });
    expect(pairs.size).toBe(4);
    pairs.forEach((counts) => expectUniform(counts, 3));
  });
});
