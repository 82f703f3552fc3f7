import { expect, it } from 'vitest';
import { better } from '../../src/tiebreaks/evaluate.ts';
import { fraction } from '../../src/tiebreaks/fraction.ts';
import { parseTieBreak } from '../../src/tiebreaks/tieBreakSpec.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { evaluated, shown } from './valueOf.ts';

// A and B 1, C 0, D 2.
const t = tournamentOf('A-B 0-1, C-D 0-1\nA-C 1-0, B-D 0-1');

it('C.07 (2026) 6: the rounds of a place are the games within the tied group', () => {
  expect(shown(evaluated(t, 'DE', 'A'))).toEqual(['1 ownResult 0']);
  expect(shown(evaluated(t, 'DE', 'B'))).toEqual(['1 ownResult 1']);
  expect(shown(evaluated(t, 'DE', 'D'))).toEqual([]);
});

it('a lot, a number and a rating are made of no rounds', () => {
  for (const code of ['LOT', 'TPN', 'RTNG']) {
    expect(evaluated(t, code, 'A').contributions).toEqual([]);
  }
});

it('C.07 (2026) 6, 7.8: of two places and of two numbers the lower is better, of all else the higher', () => {
  const codes = ['DE', 'LOT', 'TPN', 'RTNG', 'BH', 'ARO', 'TPR'];
  expect(codes.filter((code) => better(parseTieBreak(code)!, fraction(1), fraction(2)) < 0)).toEqual([
    'DE',
    'LOT',
    'TPN',
  ]);
});
