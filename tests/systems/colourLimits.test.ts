import { describe, expect, it } from 'vitest';
import { beyondColourLimits, type BeyondLimit } from '../../src/systems/colourLimits.ts';
import type { SystemName } from '../../src/tournament/settings.ts';
import { afterRound, type Tournament } from '../../src/tournament/tournament.ts';
import { tournamentOf } from '../tournamentBuilder.ts';

const found = (tournament: Tournament, round: number): string[] =>
  beyondColourLimits(afterRound(tournament, round - 1), {
    round,
    boards: tournament.rounds[round - 1]!.games,
  }).map(({ code, number }: BeyondLimit) => `${code} ${number}`);

const third = 'A-B =, C-D =\n A-C =, D-B =\n A-D =, C-B =';
const event = (text: string, system: SystemName, rounds: number): Tournament =>
  tournamentOf(text, { settings: { system, rounds } });

describe('Laws 27, 29.4.2; C.04.1 (2026) 6–7: colours on record', () => {
  it.each(['dutch', 'adjusted', 'drawn'] as const)('%s: a third game running with one colour', (system) => {
    const limits = found(event(third, system, 5), 3);
    expect(limits.filter((each) => each.startsWith('third'))).toEqual([
      'thirdColourOnRecord 1',
      'thirdColourOnRecord 2',
    ]);
    expect(found(event(third, system, 5), 2)).toEqual([]);
  });

  it('three more of one colour, where the system knows that limit for itself', () => {
    const more = 'A-B =, C-D =\n A-C =, D-B =\n D-A =, C-B =\n A-B =, D-C =\n A-C =, D-B =';
    expect(found(event(more, 'adjusted', 9), 5)).toContain('threeMoreOnRecord 1');
    expect(found(event(more, 'dutch', 9), 5)).toContain('threeMoreOnRecord 1');
    expect(found(event(more, 'drawn', 9), 5)).not.toContain('threeMoreOnRecord 1');
    expect(found(event(more, 'adjusted', 9), 4)).not.toContain('threeMoreOnRecord 1');
  });

  it('27: in the last round it may yield between equal scores, and not between others', () => {
    expect(found(event(third, 'drawn', 3), 3)).toEqual([]);
    const unequal = 'A-B 1-0, C-D =\n A-C =, D-B =\n A-D =, C-B =';
    expect(found(event(unequal, 'drawn', 3), 3)).toEqual(['thirdColourOnRecord 1', 'thirdColourOnRecord 2']);
    expect(found(event(unequal, 'dutch', 3), 3)).toEqual([]);
  });

  it('a game that was not played gives no colour; a round robin and a knockout know no such limit', () => {
    expect(found(event('A-B =, C-D =\n A-C =, D-B =\n A-D +/-, C-B -/-', 'drawn', 5), 3)).toEqual([]);
    expect(found(event(third, 'round-robin', 3), 3)).toEqual([]);
  });
});
