import { expect, it } from 'vitest';
import { tournamentOf } from '../tournamentBuilder.ts';
import { evaluated, shown, valueOf } from './valueOf.ts';

const rated = { A: { rating: 2301 }, B: { rating: 2100 }, C: { rating: 2000 }, D: { rating: 1901 } };
const swiss = tournamentOf('A-C 1-0, B-D 1-0\nA-B 1-0, C-D 1-0', { players: rated });

it('C.07 (2026) 8.3: Fore Buchholz takes every paired game of the final round for a draw', () => {
  // A and B 1½ then, C and D ½.
  expect(['A', 'B', 'C', 'D'].map((name) => valueOf(swiss, 'FB', name))).toEqual([2, 2, 2, 2]);
  const before = { ...swiss, settings: { ...swiss.settings, rounds: 3 } };
  expect(valueOf(before, 'FB', 'A')).toBe(valueOf(before, 'BH', 'A'));
  const forfeit = tournamentOf('A-B 1-0\nA-B +/-');
  expect(valueOf(forfeit, 'FB', 'A')).toBe(1);
});

it('C.07 (2026) 8.2: the average of the Buchholz of opponents played over the board', () => {
  // A met C (BH 2) and B (BH 2).
  expect(shown(evaluated(swiss, 'AOB', 'A'))).toEqual(['1 buchholz 2', '2 buchholz 2']);
  expect(valueOf(tournamentOf('A-B +/-'), 'AOB', 'A')).toBe(0);
});

it('C.07 (2026) 10.1: the average rating of opponents, a half rounded up; cut leaves out the lowest', () => {
  expect(valueOf(swiss, 'ARO', 'A')).toBe(2050);
  expect(valueOf(swiss, 'ARO', 'B')).toBe(2101);
  expect(valueOf(swiss, 'ARO/C1', 'A')).toBe(2100);
});

it('C.07 (2026) 10: dropped where somebody is unrated', () => {
  const t = tournamentOf('A-C 1-0, B-D 1-0', { players: { ...rated, D: {} } });
  expect(valueOf(t, 'ARO', 'A')).toBe(0);
});

it('C.07 (2026) 9.2: Koya counts the points against those with at least half', () => {
  const t = tournamentOf(
    `A-D 1-0, B-C =
     D-C =, A-B =
     B-D 1-0, C-A 0-1`,
    { settings: { system: 'round-robin' } },
  );
  // Half of 3 is 1½: A 2½ and B 2 have it, C 1 and D ½ have not.
  expect(['A', 'B', 'C', 'D'].map((name) => valueOf(t, 'KS', name))).toEqual([0.5, 0.5, 0.5, 0]);
});

// A 2301: beat C 2000, drew with B 2100, lost to D 1901; B also met D (forfeit) and C.
const performers = tournamentOf('A-C 1-0, B-D +/-\nA-B =, C-D 0-1\nD-A 1-0, B-C 1-0', { players: rated });

it('C.07 (2026) 10.2: TPR is the average of opponents and the difference of the score', () => {
  // (2000 + 2100 + 1901) / 3 = 2000; 1½ of 3 is a half.
  expect(valueOf(performers, 'TPR', 'A')).toBe(2000);
  // B over the board: ½ + 1 of two against 2301 and 2000: 2151 + 193.
  expect(valueOf(performers, 'TPR', 'B')).toBe(2151 + 193);
});

it('C.07 (2026) 10.3: PTP is the lowest rating whose expected score reaches the score', () => {
  const one = tournamentOf('A-B =', { players: rated });
  expect(valueOf(one, 'PTP', 'A')).toBe(2100 - 3);
  expect(valueOf(one, 'PTP', 'B')).toBe(2301 - 3);
  const won = tournamentOf('A-B 1-0', { players: rated });
  expect(valueOf(won, 'PTP', 'A')).toBe(2100 + 736);
  expect(valueOf(won, 'PTP', 'B')).toBe(2301 - 800);
});

it('C.07 (2026) 10.4, 10.5: the averages of the performances of opponents', () => {
  const one = tournamentOf('A-B =\nA-C 1-0', { players: { A: rated.A, B: rated.B, C: rated.C } });
  // B: 2301; C: 2301 − 800.
  expect([valueOf(one, 'APRO', 'A'), valueOf(one, 'APPO', 'A')]).toEqual([1901, (2298 + 1501 + 1) / 2]);
  expect(shown(evaluated(one, 'APRO', 'A'))).toEqual(['1 performance 2301', '2 performance 1501']);
});

it('C.07 (2026) 8.2: an opponent by forfeit is not in the average', () => {
  const t = tournamentOf('A-B +/-, C-D 1-0\nA-C 1-0, B-D 1-0');
  expect(shown(evaluated(t, 'AOB', 'A'))).toEqual(['2 buchholz 2']);
});

it('C.07 (2026) 10: neither an unfinished game nor a bye is among those built on ratings', () => {
  const t = tournamentOf('A-C 1-0, B-D =\nA-D *, B bye, C 0 bye', { players: rated });
  expect(shown(evaluated(t, 'ARO', 'A'))).toEqual(['1 rating 2000']);
  expect(shown(evaluated(t, 'ARO', 'B'))).toEqual(['1 rating 1901']);
  expect(valueOf(t, 'TPR', 'A')).toBe(2000 + 800);
});

it('C.07 (2026) 10.2–10.5: without a game over the board there is no performance', () => {
  const t = tournamentOf('A-B +/-, C-D 1-0', { players: rated });
  const codes = ['TPR', 'PTP', 'APRO', 'APPO'];
  expect(codes.map((code) => valueOf(t, code, 'A'))).toEqual([0, 0, 0, 0]);
});

it('C.07 (2026) 10.2, 10.3: opponents far apart', () => {
  const players = { A: { rating: 2000 }, B: { rating: 2400 }, C: { rating: 1200 } };
  const both = (text: string) => {
    const t = tournamentOf(text, { players });
    return [valueOf(t, 'TPR', 'A'), valueOf(t, 'PTP', 'A')];
  };
  // All points: sure against the strongest. None: 800 below the weakest.
  expect(both('A-B 1-0\nA-C 1-0')).toEqual([1800 + 800, 2400 + 736]);
  expect(both('A-B 0-1\nA-C 0-1')).toEqual([1800 - 800, 1200 - 800]);
});
