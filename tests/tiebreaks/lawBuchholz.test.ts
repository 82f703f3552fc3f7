import { describe, expect, it } from 'vitest';
import { tournamentOf } from '../tournamentBuilder.ts';
import { evaluated, shown, valueOf } from './valueOf.ts';

const drawn = { system: 'drawn' } as const;

describe('Law 29.5 hệ số Búcgôn', () => {
  it('adds the final scores of all opponents met', () => {
    const t = tournamentOf('A-B 1-0, C-D =\nA-C =, B-D 1-0', { settings: drawn });
    expect(valueOf(t, 'LAW', 'A')).toBe(1 + 1);
    expect(valueOf(t, 'LAW', 'D')).toBe(1 + 1);
  });

  it('Law 29.5: the free round counts the score of the last placed who did not withdraw', () => {
    const t = tournamentOf(
      `A-B 1-0, C-D 1-0, E bye
       A-C 1-0, E-D 1-0
       A-E =, C-D =`,
      { settings: drawn, players: { B: { leftAfter: 1 } } },
    );
    // B 0 withdrew; D has ½, the least of those who stayed.
    expect(shown(evaluated(t, 'LAW', 'E'))).toEqual(['1 lastPlace 0.5', '2 opponent 0.5', '3 opponent 2.5']);
  });

  it('Law 29.5: a withdrawn opponent counts the mean of the others in his group after his last round', () => {
    const t = tournamentOf(
      `A-B 1-0, C-D 1-0, E-F 1-0, G-H 1-0
       A-C 1-0, E-G 1-0, F-H 1-0, D bye
       A-E 1-0, C-D =, F-G 1-0`,
      { settings: drawn, players: { B: { leftAfter: 1 }, H: { leftAfter: 2 } } },
    );
    // B left on 0; with him D (1½) and F (2) had 0 after round 1; H, who withdrew later, is left out.
    expect(evaluated(t, 'LAW', 'A').contributions[0]?.score).toEqual({ numerator: 7, denominator: 4 });
    expect(shown(evaluated(t, 'LAW', 'A'))).toEqual([
      '1 withdrawnOpponent 1.75',
      '2 opponent 1.5',
      '3 opponent 2',
    ]);
    // H left on 0 after round 2: nobody else had 0 then but B, who withdrew: his own score.
    expect(shown(evaluated(t, 'LAW', 'F'))[1]).toBe('2 withdrawnOpponent 0');
  });

  it('Law 29.5: thirds are compared exactly', () => {
    const t = tournamentOf(
      `A-B 1-0, C-D 1-0, E-F 1-0, G-H 1-0
       A-C =, E-G =, D-F =, H bye`,
      { settings: drawn, players: { B: { leftAfter: 1 } } },
    );
    // D ½, F ½, H 1: the mean is two thirds.
    expect(evaluated(t, 'LAW', 'A').contributions[0]?.value).toEqual({ numerator: 2, denominator: 3 });
  });

  it('docs/decisions.md: a forfeit counts the scheduled opponent, any other unplayed round nothing', () => {
    const t = tournamentOf(
      `A-B +/-, C-D 1-0, E ½ bye
       A-C 1-0, B-E 1-0, D 1 bye`,
      { settings: drawn },
    );
    expect(shown(evaluated(t, 'LAW', 'A'))).toEqual(['1 scheduledOpponent 1', '2 opponent 1']);
    expect(shown(evaluated(t, 'LAW', 'E'))).toEqual(['1 nothing 0', '2 opponent 1']);
    expect(shown(evaluated(t, 'LAW', 'D'))).toEqual(['1 opponent 1', '2 nothing 0']);
  });

  it('an absence counts nothing, an unfinished game nothing yet', () => {
    const t = tournamentOf('A-B 1-0\nA-C *', { settings: drawn });
    expect(shown(evaluated(t, 'LAW', 'C'))).toEqual(['1 nothing 0', '2 open 0']);
  });
});
