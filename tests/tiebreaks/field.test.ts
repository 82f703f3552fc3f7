import { expect, it } from 'vitest';
import { fieldOf } from '../../src/tiebreaks/field.ts';
import { fraction, zero } from '../../src/tiebreaks/fraction.ts';
import { numberOf, tournamentOf } from '../tournamentBuilder.ts';
import { evaluated, shown } from './valueOf.ts';

const drawn = { system: 'drawn' } as const;

it('Law 29.5: who left after the last round that counts has not withdrawn', () => {
  const t = tournamentOf('A-B 1-0, C-D 1-0, E bye\nA-C 1-0, B-E 0-1, D bye', {
    settings: drawn,
    players: { B: { leftAfter: 2 } },
  });
  expect(shown(evaluated(t, 'LAW', 'A'))).toEqual(['1 opponent 0', '2 opponent 1']);
  expect(shown(evaluated(t, 'LAW', 'E'))).toEqual(['1 lastPlace 0', '2 opponent 0']);
  // After round 1 nobody has withdrawn either: he left after it.
  expect(fieldOf(t, 1).lowestScore).toEqual(zero);
});

it('Law 29.5: where everybody has withdrawn the last placed is one of them', () => {
  const left = { leftAfter: 1 };
  const t = tournamentOf('A-B =, C bye\nA 0 bye', {
    settings: drawn,
    players: { A: left, B: left, C: left },
  });
  expect(fieldOf(t, 2).lowestScore).toEqual(fraction(1, 2));
});

it('FIDE C.05: of a player who left before half of his games neither games nor byes count', () => {
  const t = tournamentOf('A-D 1-0, B-C =\nA-B =, C 1 bye, D 1 bye', {
    settings: { system: 'round-robin' },
    players: { D: { leftAfter: 1 } },
  });
  const { annulled, scores } = fieldOf(t);
  expect([...annulled]).toEqual([numberOf(t, 'D')]);
  expect([...scores.values()]).toEqual([fraction(1, 2), fraction(1), fraction(3, 2), zero]);
});
