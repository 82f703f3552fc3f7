import { describe, expect, it } from 'vitest';
import { dueColour, finalScore, historyOf, type OpenGames } from '../../src/tournament/history.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { numberOf, tournamentOf } from '../tournamentBuilder.ts';

const due = (tournament: Tournament, name: string): string | undefined =>
  dueColour(historyOf(tournament).get(numberOf(tournament, name))!);

describe('rules.md 0, due a colour', () => {
  it('the colour he had less often', () => {
    const t = tournamentOf('A-B =\nA-C =\nD-A =');
    expect(due(t, 'A')).toBe('black');
    expect(due(t, 'B')).toBe('white');
  });

  it('equal counts: other than his last', () => {
    const t = tournamentOf('A-B =, C-D =\nC-A =, D-B =\nB-D =');
    expect(due(t, 'A')).toBe('white');
    expect(due(tournamentOf('A-B =\nC-A ='), 'A')).toBe('white');
    expect(due(tournamentOf('B-A =\nA-C ='), 'A')).toBe('black');
  });

  it('equalising wins over alternating: White, Black, White is due Black, and so is White, White, Black', () => {
    expect(due(tournamentOf('A-B =\nC-A =\nA-D ='), 'A')).toBe('black');
    expect(due(tournamentOf('A-B =\nA-C =\nD-A ='), 'A')).toBe('black');
  });

  it('no game yet: none; byes, absences and forfeits have no colour', () => {
    const t = tournamentOf('A bye, B ½bye, C-D +/-, E-F 0-0');
    expect([...'ABCD'].map((name) => due(t, name))).toEqual(Array(4).fill(undefined));
    expect(due(t, 'E')).toBe('black');
  });
});

describe('rules.md 0, unfinished games', () => {
  const t = tournamentOf('A-B *');
  const score = (open: OpenGames): number => finalScore(historyOf(t, open).get(numberOf(t, 'A'))!);

  it('a draw for pairing, open for standings, and played', () => {
    expect([score('asDraw'), score('asNothing')]).toEqual([1, 0]);
    expect([...historyOf(t).get(numberOf(t, 'A'))!.opponents]).toEqual([numberOf(t, 'B')]);
  });
});

it('rules.md 0: no row at all is an absence, worth nothing', () => {
  const t = tournamentOf('A-B 1-0\nA-C 1-0');
  expect(historyOf(t).get(numberOf(t, 'C'))!.entries[0]).toMatchObject({
    round: 1,
    played: false,
    points: 0,
  });
});
