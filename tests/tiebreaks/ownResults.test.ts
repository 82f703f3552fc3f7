import { expect, it } from 'vitest';
import { standings } from '../../src/standings/standings.ts';
import { parseTieBreaks } from '../../src/tiebreaks/tieBreakSpec.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { evaluated, shown, valueOf } from './valueOf.ts';

// A WWWWL, B WWLWW, C WWWLW, D WWWW and then he left.
const five = tournamentOf(
  `A-P 1-0, B-Q 1-0, C-R 1-0, D-S 1-0
   A-Q 1-0, B-P 1-0, C-S 1-0, D-R 1-0
   A-R 1-0, B-C 0-1, D-Q 1-0, P-S =
   A-T 1-0, B-S 1-0, C-P 0-1, D-U 1-0, Q-R =
   A-S 0-1, B-R 1-0, C-T 1-0, P-Q =`,
  { players: { D: { leftAfter: 4 } } },
);

it('C.07 (2026) 7.5: the running score is added for every round, played or not', () => {
  expect(shown(evaluated(five, 'PS', 'D')).map((text) => text.replace('runningScore ', ''))).toEqual([
    '1 1',
    '2 2',
    '3 3',
    '4 4',
    '5 4',
  ]);
  expect(['A', 'B', 'C', 'D'].map((name) => valueOf(five, 'PS', name))).toEqual([14, 12, 13, 14]);
  expect(valueOf(five, 'PS/C1', 'A')).toBe(13);
});

it('C.07 (2026) 7.1 and 7.2: WIN counts wins without playing, WON only those over the board', () => {
  const t = tournamentOf('A-B 1-0, C bye, D 1 bye, E ½ bye\nA-C +/-, B-D 0-1, E-F W');
  const both = (name: string) => [valueOf(t, 'WIN', name), valueOf(t, 'WON', name)];
  expect(['A', 'B', 'C', 'D', 'E'].map(both)).toEqual([
    [2, 1],
    [0, 0],
    [1, 0],
    [2, 1],
    [1, 1],
  ]);
});

it('C.07 (2026) 7.3 and 7.4: BPG and BWG count games over the board with Black', () => {
  const t = tournamentOf('A-B 0-1, C-D -/+\nC-B =, D-A 1-0\nD-B +/-');
  expect(['BPG', 'BWG'].map((code) => valueOf(t, code, 'B'))).toEqual([2, 1]);
  expect(['BPG', 'BWG'].map((code) => valueOf(t, code, 'D'))).toEqual([0, 0]);
});

it('C.07 (2026) 7.6: REP leaves out requested byes, absences and forfeit losses', () => {
  const t = tournamentOf('A-B +/-, C-D 1-0, E bye\nA ½ bye, B-C 1-0, D 1 bye, E 0 bye');
  expect(['A', 'B', 'C', 'D', 'E'].map((name) => valueOf(t, 'REP', name))).toEqual([1, 1, 2, 2, 1]);
  const free = tournamentOf('A-B 1-0, C 0 bye', { settings: { system: 'round-robin' } });
  expect(valueOf(free, 'REP', 'C')).toBe(1);
});

it('C.07 (2026) 7.7: STD compares with the scheduled opponent, without one with a draw', () => {
  const t = tournamentOf('A-B 1-0, C-D 0-0, E ½ bye\nA-C ½-0, B-D -/+, E 1 bye');
  expect(['A', 'B', 'C', 'D', 'E'].map((name) => valueOf(t, 'STD', name))).toEqual([2, 0, 0.5, 1.5, 1.5]);
});

it('C.07 (2026) 7.8 and 10.6: TPN is better when lower, RTNG when higher', () => {
  const t = tournamentOf('A-B =', { players: { A: { rating: 2000 }, B: { rating: 2100 } } });
  const order = (code: string) =>
    standings(t, { tieBreaks: parseTieBreaks(code).specs })
      .rows.map((row) => row.player.name)
      .join('');
  expect([order('TPN'), order('RTNG')]).toEqual(['AB', 'BA']);
});

it('C.07 (2026) 7.4: with Black neither a draw nor a loss is a win', () => {
  const t = tournamentOf('A-B 1-0, C-D 0-1\nC-B =, A-D 1-0\nC-B 1-0, D-A *');
  expect(shown(evaluated(t, 'BWG', 'B'))).toEqual(['1 nothing 0', '2 nothing 0', '3 nothing 0']);
  expect(shown(evaluated(t, 'BWG', 'D'))).toEqual(['1 ownResult 1', '2 nothing 0', '3 open 0']);
});

it('C.07 (2026) 7.5: a round of several games is one addend, in the row of the last', () => {
  const t = tournamentOf('A-B 1-0, B-A =\nA-B 0-1, B-A 0-1');
  const value = evaluated(t, 'PS', 'A');
  expect(shown(value)).toEqual(['1 runningScore 1.5', '2 runningScore 2.5']);
  expect(value.contributions.map(({ entry }) => entry.points)).toEqual([1, 2]);
});

it('C.07 (2026) 7.6: in a round robin too a game lost by forfeit is a choice', () => {
  const t = tournamentOf('A-B +/-, C 0 bye', { settings: { system: 'round-robin' } });
  expect(['A', 'B', 'C'].map((name) => valueOf(t, 'REP', name))).toEqual([1, 0, 1]);
});

it('C.07 (2026) 7.7: STD counts every round with its own result, an unfinished game not yet', () => {
  const t = tournamentOf('A-B =, C-D 1-0\nA-C *, B-D 1-0');
  expect(shown(evaluated(t, 'STD', 'A'))).toEqual(['1 ownResult 0.5', '2 open 0']);
  expect(shown(evaluated(t, 'STD', 'D'))).toEqual(['1 ownResult 0', '2 ownResult 0']);
});
