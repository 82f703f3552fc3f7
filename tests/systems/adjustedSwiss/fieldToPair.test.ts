import { describe, expect, it } from 'vitest';
import type { Contestant } from '../../../src/systems/adjustedSwiss/field.ts';
import { fieldToPair } from '../../../src/systems/adjustedSwiss/fieldToPair.ts';
import { decideAdjustedSwiss } from '../../../src/systems/adjustedSwiss/pairAdjustedSwiss.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { tournamentOf } from '../../tournamentBuilder.ts';
import { contestant, everybody, except, fieldWith } from './contestants.ts';

/** The pairs left to those of whom some pairs are to be kept apart if possible. */
function left(contestants: readonly Contestant[], apart: string): string[] {
  const wished = except(apart);
  const of = (number: number): Contestant => contestants.find((each) => each.rank === number)!;
  const field = fieldToPair(
    fieldWith(everybody, { contestants, median: 2 }),
    (a, b) => !wished(of(a), of(b)),
  );
  return contestants.flatMap((a, index) =>
    contestants
      .slice(index + 1)
      .flatMap((b) => (field?.permitted(a, b) === true ? [`${a.rank}-${b.rank}`] : [])),
  );
}

describe('rules.md 4: wishes to keep apart', () => {
  it('yield between the nearest scores', () => {
    // Of itself the round would be 1-2, 4-3, which breaks two wishes; 1-4 2-3 and 1-3 2-4 break one each.
    const four = [4, 2, 2, 0].map((score, index) => contestant(index + 1, { score }));
    expect(left(four, '1-2 3-4 2-3 2-4')).toEqual(['1-3', '1-4', '2-3']);
  });

  /** Everybody is of one club, so every pair breaks a wish. */
  const oneClub = (text: string, strict: boolean, more = {}): Tournament => {
    const tournament = tournamentOf(text, {
      settings: { system: 'adjusted', firstColour: 'white', ...more },
    });
    const who = tournament.players.map(({ number }) => number);
    const keepApart = strict ? [{ who, strict: false }] : [];
    return { ...tournament, settings: { ...tournament.settings, keepApart } };
  };
  const boards = (tournament: Tournament, round: number) => {
    const { result } = decideAdjustedSwiss(tournament, round);
    return result.ok ? [result.pairing.boards, result.pairing.byes] : result.problems;
  };

  it.each([
    ['going down and going up', 'A-E 1-0, B-F 1-0, C-G 1-0, D-H 1-0'],
    ['in the median', 'A-D =, B-E =, C-F ='],
    ['in an odd field whose last player has had the bye', 'A-C =, D-B =, E bye'],
  ])('that all must yield change nothing: %s', (_, text) => {
    const wished = boards(oneClub(text, true), 2);
    expect(wished).toEqual(boards(oneClub(text, false), 2));
    expect(wished).toHaveLength(2);
  });
});

describe('Law 28.2, the bye', () => {
  it('goes to the next in line where the others could not be paired without the first', () => {
    // B is first in line, but A and C are never to meet.
    const tournament = tournamentOf('A-B 1-0, C bye', {
      settings: { system: 'adjusted', keepApart: [{ who: [1, 3].map(playerNumber), strict: true }] },
    });
    const { result, decisions } = decideAdjustedSwiss(tournament, 2);
    expect(result.ok && result.pairing.byes).toEqual([{ player: 1, outcome: 'pairingBye' }]);
    expect(decisions[0]).toEqual({ kind: 'bye', player: 1, passedOver: [2] });
  });
});
