import { describe, expect, it } from 'vitest';
import { reasonCodes } from '../../src/explain/reasons.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { codesFor, reasonsFor, valuesOf } from './asked.ts';
import { simulatedCodes } from './simulatedCodes.ts';

const settings = { system: 'adjusted', rounds: 5, firstColour: 'white' } as const;
const event = (text: string) => tournamentOf(text, { settings });

describe('the history decides what is said (Law 28)', () => {
  it('28.6: the first in turn, unless they have met', () => {
    expect(codesFor(event('A-B =, D-C ='), 2, 1)).toContain('lawPairInTurn');
    const met = event('A-C =, D-B =');
    expect(valuesOf(reasonsFor(met, 2, 1), 'lawPairPassedOver')).toMatchObject({ others: { players: [3] } });
  });

  it('28.6, second scrutiny: exchanged when both are due the same colour', () => {
    expect(codesFor(event('A-B =, D-C ='), 2, 1)).not.toContain('lawExchanged');
    expect(codesFor(event('A-B =, C-D ='), 2, 1)).toContain('lawExchanged');
  });

  it('28.6: colours by what is due, by the first round', () => {
    expect(codesFor(event('A-B =, D-C ='), 2, 1)).toContain('lawColourDue');
    const first = tournamentOf('', { settings, names: ['A', 'B', 'C', 'D'] });
    expect(codesFor(first, 1, 1)).toContain('lawColourFirstRound');
  });

  it('28.2: the bye, and who had it before', () => {
    expect(codesFor(event('A-B 1-0, C ½bye'), 2, 2)).toContain('lawBye');
    expect(codesFor(event('A-C 1-0, B bye'), 2, 3)).toContain('lawBye');
  });
});

it('every reason of the law occurs in simulated events', () => {
  const seen = new Set([
    ...simulatedCodes({ system: 'adjusted', players: 9, rounds: 6, events: 4 }),
    ...simulatedCodes({ system: 'adjusted', players: 6, rounds: 4, events: 8, absences: true }),
    ...simulatedCodes({ system: 'adjusted', players: 20, rounds: 4, events: 5 }),
    ...simulatedCodes({ system: 'adjusted', players: 14, rounds: 9, events: 8 }),
  ]);
  const ofLaw = reasonCodes.filter((code) => code.startsWith('law'));
  expect(ofLaw.filter((code) => !seen.has(code))).toEqual([]);
});
