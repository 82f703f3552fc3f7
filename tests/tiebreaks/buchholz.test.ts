import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../src/tournament/settings.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { evaluated, shown, valueOf } from './valueOf.ts';

function inEdition(tournament: Tournament, tieBreakEdition: '2024' | '2026'): Tournament {
  return { ...tournament, settings: { ...tournament.settings, tieBreakEdition } };
}

// X and Y have 3½ and the same opponents, except that X had the bye where Y met Z, who ended on 3.
const fantasyNumbers = tournamentOf(`
  X-Y =, B-D 0-1, C-Z =, A bye
  D-Z =, A-X 0-1, C-Y =, B bye
  Y-Z =, A-D 1-0, B-X 0-1, C bye
  C-D =, A-Y 0-1, B-Z =, X bye
  C-X 1-0, A-Z 0-1, B-Y 0-1, D bye`);

describe('Buchholz and the dummy opponent', () => {
  it('C.07 (August 2024) 16.4: the dummy has the own score, 14 and 13.5', () => {
    const t = inEdition(fantasyNumbers, '2024');
    expect([valueOf(t, 'BH', 'X'), valueOf(t, 'BH', 'Y')]).toEqual([14, 13.5]);
    expect(shown(evaluated(t, 'BH', 'X'))).toContain('4 dummy 3.5');
  });

  it('C.07 (March 2026) 16.4.2: a draw a round caps the dummy, 13 and 13.5', () => {
    expect(defaultSettings.tieBreakEdition).toBe('2026');
    expect([valueOf(fantasyNumbers, 'BH', 'X'), valueOf(fantasyNumbers, 'BH', 'Y')]).toEqual([13, 13.5]);
    expect(shown(evaluated(fantasyNumbers, 'BH', 'X'))).toEqual([
      '1 opponent 3.5',
      '2 opponent 2',
      '3 opponent 1.5',
      '4 cappedDummy 2.5',
      '5 opponent 3.5',
    ]);
  });

  it('C.07 (2026) 16.4.2: with other points the cap is the points of a draw', () => {
    const points = {
      ...defaultSettings.points,
      win: 6,
      draw: 2,
      pairingBye: 6,
    } as typeof defaultSettings.points;
    const t = tournamentOf('A-B 1-0, C bye', { settings: { points } });
    expect(valueOf(t, 'BH', 'C')).toBe(1);
  });

  it('C.07 (2026) 16.4.1: after a forfeit the dummy has not more than the scheduled opponent', () => {
    const t = tournamentOf(`
      A-B +/-, C-D 1-0
      A-C 1-0, B-D 0-1`);
    expect(shown(evaluated(t, 'BH', 'A'))).toEqual(['1 cappedDummy 0', '2 opponent 1']);
    expect(shown(evaluated(inEdition(t, '2024'), 'BH', 'A'))).toEqual(['1 dummy 2', '2 opponent 1']);
    expect(shown(evaluated(t, 'BH', 'B'))).toEqual(['1 dummy 0', '2 opponent 1']);
  });

  it('an unfinished game counts nothing yet (rules.md 0)', () => {
    const t = tournamentOf('A-B *, C-D 1-0');
    expect(shown(evaluated(t, 'BH', 'A'))).toEqual(['1 open 0']);
    expect(valueOf(t, 'BH', 'D')).toBe(1);
  });
});

describe('C.07 (2026) 16.3: the score that opponents count', () => {
  it('16.3.2: byes after which he never played again are draws', () => {
    const t = tournamentOf(
      `A-B 1-0, C-D 1-0
       C-A 0-1
       A-D 1-0, C ½ bye`,
      { players: { B: { leftAfter: 1 } } },
    );
    // B: 0 + ½ + ½; D: 0, absent in round 2, then present again in round 3.
    expect(shown(evaluated(t, 'BH', 'A'))).toEqual([
      '1 adjustedOpponent 1',
      '2 opponent 1.5',
      '3 opponent 0',
    ]);
  });

  it('16.3.1: a forfeit loss stays a loss, also in the last round and after it a bye counts as a draw', () => {
    const t = tournamentOf(`
      A-B 1-0, C-D =
      B-C +/-, A-D 1-0
      A-B 1-0, D-C +/-`);
    expect(valueOf(t, 'BH', 'D')).toBe(0.5 + 3 + 0.5);
    const left = tournamentOf(`
      A-B 1-0, C-D =
      B-C +/-, A-D 1-0
      A-B 1-0, D 1 bye, C 0 bye`);
    // C: ½, forfeit 0, then a zero-point bye as a draw.
    expect(shown(evaluated(left, 'BH', 'D'))[0]).toBe('1 adjustedOpponent 1');
  });
});

describe('modifiers (C.07 (2026) 14) and their exception (16.5)', () => {
  // E meets A 4, B 3, C 2, D 1 in four rounds, everybody plays all rounds.
  const plain = tournamentOf(`
    E-A 0-1, B-F 1-0, C-G 1-0, D-H 1-0
    E-B 0-1, A-F 1-0, C-H 1-0, D-G 0-1
    E-C 1-0, A-G 1-0, B-H 1-0, D-F 0-1
    E-D 1-0, A-H 1-0, B-C 1-0, F-G 1-0`);

  it('14.1–14.4 leave out the least and the most significant values', () => {
    expect(['BH', 'BH/C1', 'BH/C2', 'BH/M1', 'BH/M2'].map((code) => valueOf(plain, code, 'E'))).toEqual([
      4 + 4 + 2 + 1,
      4 + 4 + 2,
      4 + 4,
      4 + 2,
      0,
    ]);
  });

  it('accepts BH-C1 for BH/C1', () => {
    expect(valueOf(plain, 'BH-C1', 'E')).toBe(10);
  });

  it('16.5.1: with voluntary unplayed rounds the lowest value from one of them is cut', () => {
    const t = tournamentOf(`
      A-B 1-0, C-D 1-0
      A ½ bye, B-C 0-1, D bye
      A-D 1-0, C-B 1-0`);
    // A has 2.5: B 0, dummy capped at 1.5, D 1. The half-point bye goes although B is the lowest.
    expect(shown(evaluated(t, 'BH/C1', 'A'))).toEqual([
      '1 opponent 0',
      '2 cappedDummy 1.5 cut',
      '3 opponent 1',
    ]);
    expect(valueOf(t, 'BH/C2', 'A')).toBe(1);
    expect(valueOf(t, 'BH/M1', 'A')).toBe(0);
  });

  it('16.5: the pairing-allocated bye is no voluntary unplayed round', () => {
    expect(shown(evaluated(fantasyNumbers, 'BH/C1', 'X'))[2]).toBe('3 opponent 1.5 cut');
  });
});

it('C.07 (2026) 15.2: in a round robin forfeits count the opponent and a free round is none', () => {
  const t = tournamentOf(
    `A-B +/-, C bye
     C-A 0-1, B bye
     B-C 1-0, A bye`,
    { settings: { system: 'round-robin' } },
  );
  expect(valueOf(t, 'BH', 'A')).toBe(3);
});

it('C.07 (2026) 15.2: the free round of a round robin is no row of the sum', () => {
  const t = tournamentOf('A-B +/-, C bye\nC-A 0-1, B bye', { settings: { system: 'round-robin' } });
  expect(shown(evaluated(t, 'BH', 'C')).map((text) => text.split(' ')[0])).toEqual(['2']);
});
