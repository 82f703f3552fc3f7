import { expect, it } from 'vitest';
import { tournamentOf } from '../tournamentBuilder.ts';
import { evaluated, shown } from './valueOf.ts';

const roundRobin = { settings: { system: 'round-robin' } } as const;

it('C.07 (2026) 9.2: exactly half is enough, and a free round is none of the games half is taken of', () => {
  const t = tournamentOf(
    `A-B =, C 0 bye
     B-C 0-1, A 0 bye
     C-A 0-1, B 0 bye`,
    roundRobin,
  );
  // Two games each: A 1½, B ½, and C with 1 has half of 2.
  expect(shown(evaluated(t, 'KS', 'A'))).toEqual(['1 nothing 0', '3 ownResult 1']);
  expect(shown(evaluated(t, 'KS', 'B'))).toEqual(['1 ownResult 0.5', '2 ownResult 0']);
});

it('C.07 (2026) 9.2: an unfinished game counts nothing yet (rules.md 0)', () => {
  const t = tournamentOf('A-B 1-0\nB-A *', roundRobin);
  expect(shown(evaluated(t, 'KS', 'B'))).toEqual(['1 ownResult 0', '2 open 0']);
});
