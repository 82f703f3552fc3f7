import { describe, expect, it } from 'vitest';
import { tournamentOf } from '../tournamentBuilder.ts';
import { codesFor, reasonsFor, valuesOf } from './asked.ts';

const event = (text: string, drawSeed = 'spring') =>
  tournamentOf(text, { settings: { system: 'drawn', rounds: 7, drawSeed } });

describe('the history decides what is said (Law 29)', () => {
  const drew = 'A-B =, C-D =, E-F =, G-H =';

  it('29.2: the subgroup by the colours before', () => {
    expect(valuesOf(reasonsFor(event(drew), 2, 1), 'lotSubgroup')).toMatchObject({
      subgroup: 3,
      colours: { colours: ['white'] },
    });
    const turned = event('B-A =, C-D =, E-F =, G-H =');
    expect(valuesOf(reasonsFor(turned, 2, 1), 'lotSubgroup')).toMatchObject({ subgroup: 2 });
  });

  it('29.3: among whom was drawn, and by which clause', () => {
    const told = reasonsFor(event(drew), 2, 1).find(
      ({ code }) => code === 'lotDrew' || code === 'lotOnlyOne',
    );
    expect(told?.values).toMatchObject({ clause: 'Law 29.3.3' });
    expect(valuesOf(reasonsFor(event(drew), 2, 1), 'lotColourOfClause')).toMatchObject({
      clause: 'Law 29.3.3',
      colour: { colour: 'white' },
    });
  });

  it('29.3, odd groups; 29.4.3: who finds nobody in his group goes down, and it is said why', () => {
    expect(codesFor(event(drew), 2, 1).filter((code) => code.startsWith('lotFloat'))).toEqual([]);
    const alone = event('A-B 1-0, C-D =, E-F =, G-H =');
    expect(valuesOf(reasonsFor(alone, 2, 1), 'lotFloatAlone')).toMatchObject({
      player: { players: [1] },
      score: { points: 2 },
    });
    // A and C have met, and are alone with their score.
    const met = event('A-C =, B-D =, E-F =, G-H =\n C-B 1-0, A-H 1-0, D-E =, F-G =');
    const reasons = reasonsFor(met, 3, 1);
    expect(valuesOf(reasons, 'lotFloatSeveral')).toMatchObject({ players: 2, count: 2 });
    expect(valuesOf(reasons, 'lotFloatMet')).toMatchObject({ others: { players: [3] } });
  });

  it('rules.md 1: seed and purpose of the lot', () => {
    expect(valuesOf(reasonsFor(event(drew, 'autumn'), 2, 1), 'lotSeed')).toEqual({
      seed: 'autumn',
      purpose: 'round 2',
    });
  });

  it('29.1: neighbours in round 1', () => {
    const first = tournamentOf('', { settings: { system: 'drawn', rounds: 7 }, names: ['A', 'B', 'C', 'D'] });
    expect(codesFor(first, 1, 1)).toEqual(['meetsAsWhite', 'lotFirstRound']);
    const keepApart = [{ who: [1, 2] as never, strict: true }];
    const apart = { ...first, settings: { ...first.settings, keepApart } };
    expect(valuesOf(reasonsFor(apart, 1, 3), 'lotFirstRoundPassedOver')).toEqual({
      first: { players: [1] },
      second: { players: [3] },
      others: { players: [2] },
    });
  });
});
