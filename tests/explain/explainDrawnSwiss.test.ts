import { describe, expect, it } from 'vitest';
import { reasonCodes } from '../../src/explain/reasons.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { codesFor, reasonsFor, valuesOf } from './asked.ts';
import { simulatedCodes } from './simulatedCodes.ts';

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
    expect(told?.values).toMatchObject({ clause: 'Law 29.3.3', colour: { colour: 'white' } });
  });

  it('29.3.4: who finds nobody in his group goes down', () => {
    expect(codesFor(event(drew), 2, 1)).not.toContain('lotFloats');
    const down = event('A-B 1-0, C-D =, E-F =, G-H =');
    expect(valuesOf(reasonsFor(down, 2, 1), 'lotFloats')).toMatchObject({
      higher: { players: [1] },
      from: { points: 2 },
    });
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
  });
});

it('every reason of the lots occurs in simulated events', () => {
  const seen = new Set([
    ...simulatedCodes({ system: 'drawn', players: 9, rounds: 6, events: 8, absences: true }),
    ...simulatedCodes({ system: 'drawn', players: 8, rounds: 6, events: 10 }),
  ]);
  const ofLots = reasonCodes.filter((code) => code.startsWith('lot'));
  expect(ofLots.filter((code) => !seen.has(code))).toEqual([]);
});
