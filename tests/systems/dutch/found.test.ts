import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differingRounds, finishedTournament } from './replay.ts';

const found = (name: string) =>
  finishedTournament(join(import.meta.dirname, '../../fixtures/dutchFound', `${name}.trf`));

describe('tournaments of the reference’s generator that once were paired otherwise', () => {
  it('2.3.1 [C5]: the bye at the lowest score is seen behind cycles within cycles', () => {
    expect(differingRounds(found('bye-behind-nested-cycles-11p9r'))).toEqual([]);
  });

  it('5.1: a known disagreement, the initial colour that the file does not state; the other one agrees', () => {
    const tournament = found('initial-colour-not-stated-6p3r');
    expect(tournament.settings.firstColour).toBe('black');
    expect(differingRounds(tournament)).toEqual(['round 2: paired 4-3, 1-6; in the file 3-4, 6-1']);
    const turned = { ...tournament, settings: { ...tournament.settings, firstColour: 'white' as const } };
    expect(differingRounds(turned)).toEqual([]);
  });
});
