import { describe, expect, it } from 'vitest';
import { standings, type StandingsOptions } from '../../src/standings/standings.ts';
import { makeTieBreak, parseTieBreak } from '../../src/tiebreaks/tieBreakSpec.ts';
import type { SystemName } from '../../src/tournament/settings.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { tournamentOf } from '../tournamentBuilder.ts';

/** `1 A 2 BH`: place, name, points, what separated him from the one above. */
function table(tournament: Tournament, options: StandingsOptions = {}): string[] {
  return standings(tournament, options).rows.map((row) =>
    [row.place ?? '–', row.player.name, row.points / 2, row.separatedBy ?? ''].join(' ').trim(),
  );
}

const by = (...codes: string[]): StandingsOptions => ({
  tieBreaks: codes.flatMap((code) => parseTieBreak(code) ?? []),
});

const ring = tournamentOf(
  `A-B 1-0, C-D 1-0
   B-C 1-0, A-D 1-0
   C-A 1-0, B-D 1-0`,
  { settings: { system: 'round-robin', drawSeed: 'x' } },
);

describe('ranking', () => {
  it('C.07 (2026) 4.2: one tie-break after the other inside each group still tied', () => {
    const t = tournamentOf(`
      A-E 1-0, B-F 1-0, C-G 1-0, D-H 1-0
      B-A 0-1, C-D =, E-F 1-0, G-H 1-0`);
    // BH: C 2½, D 1½; B and E 2, G 1½; H 2½, F 2.
    expect(table(t, by('BH', 'DE', 'WIN'))).toEqual([
      '1 A 2',
      '2 C 1.5',
      '3 D 1.5 BH',
      '4 B 1',
      '4 E 1',
      '6 G 1 BH',
      '7 H 0',
      '8 F 0 BH',
    ]);
  });

  it('direct encounter is no comparator: a ring of three stays tied, its places are shared', () => {
    expect(table(ring, by('DE'))).toEqual(['1 A 2', '1 B 2', '1 C 2', '4 D 0']);
  });

  it('rules.md 2: the round robin ends with a lot, which the standings name', () => {
    const rows = table(ring);
    expect(rows.map((row) => row.slice(0, 1))).toEqual(['1', '2', '3', '4']);
    expect(rows.slice(1, 3).every((row) => row.endsWith('LOT'))).toBe(true);
  });

  it('separates by the first criterion in which a player differs from the one above', () => {
    const t = tournamentOf(
      `A-B =, C-D 1-0
       A-C =, B-D 1-0
       A-D 1-0, B-C =`,
      { settings: { system: 'round-robin' } },
    );
    // A, B, C have 2 and drew among themselves.
    expect(table(t, by('SB', 'WIN', 'DE'))).toEqual(['1 A 2', '1 B 2', '1 C 2', '4 D 0']);
  });

  it('only complete rounds count, unless after_round says otherwise', () => {
    const t = tournamentOf('A-B 1-0, C-D 1-0\nA-C ?, D-B 1-0');
    expect(standings(t).rounds).toBe(1);
    expect(table(t, by())).toEqual(['1 A 1', '1 C 1', '3 B 0', '3 D 0']);
    expect(table(t, { ...by(), afterRound: 2 })).toEqual(['1 A 1', '1 C 1', '1 D 1', '4 B 0']);
    expect(standings(t, { afterRound: 0 }).rows.map((row) => row.place)).toEqual([1, 1, 1, 1]);
  });

  it('byes entered for a round without games do not make it count', () => {
    expect(standings(tournamentOf('A-B 1-0\nA ½ bye')).rounds).toBe(1);
  });

  it('an unfinished game is open: its round is complete, its points are not given yet', () => {
    const t = tournamentOf('A-B *, C-D 1-0');
    expect(standings(t).rounds).toBe(1);
    expect(table(t, by())).toEqual(['1 C 1', '2 A 0', '2 B 0', '2 D 0']);
  });
});

describe('the order of tie-breaks where the settings name none', () => {
  const named = (system: SystemName): string =>
    standings(tournamentOf('A-B 1-0', { settings: { system } }))
      .tieBreaks.map(makeTieBreak)
      .join(' ');

  it('rules.md 2: points → Berger → wins → direct encounter → lot', () => {
    expect(named('round-robin')).toBe('SB WIN DE LOT');
  });

  it('rules.md 5.13 and 6, Law 29.5: points → Buchholz of the law → direct encounter → wins → lot', () => {
    expect([named('adjusted'), named('drawn')]).toEqual(Array(2).fill('LAW DE WIN LOT'));
  });

  it('the order is a setting', () => {
    const t = tournamentOf('A-B 1-0', { settings: { system: 'drawn', tieBreaks: ['WIN', 'BH/C1'] } });
    expect(standings(t).tieBreaks.map(makeTieBreak)).toEqual(['WIN', 'BH/C1']);
  });
});

describe('FIDE C.05: leaving a round robin', () => {
  const leaving = (leftAfter: number, thirdGame: string) =>
    tournamentOf(
      `A-F 1-0, B-E 1-0, C-D 0-1
       F-D 0-1, E-C 1-0, A-B =
       B-F ${thirdGame}, C-A 1-0, D-E 1-0
       F-E -/+, A-D 1-0, B-C 1-0
       C-F +/-, D-B 1-0, E-A 0-1`,
      { settings: { system: 'round-robin' }, players: { F: { leftAfter } } },
    );

  it('fewer than half played: the games count for nobody, he has no place', () => {
    expect(table(leaving(2, '+/-'), by())).toEqual([
      '1 D 3',
      '2 A 2.5',
      '2 B 2.5',
      '4 C 1',
      '4 E 1',
      '– F 0',
    ]);
  });

  it('half or more: everything counts', () => {
    expect(table(leaving(3, '1-0'), by())).toEqual([
      '1 D 4',
      '2 A 3.5',
      '2 B 3.5',
      '4 C 2',
      '4 E 2',
      '6 F 0',
    ]);
  });
});
