import { describe, expect, it } from 'vitest';
import { fieldOf, mayHave } from '../../../src/systems/adjustedSwiss/field.ts';
import { floatedLast } from '../../../src/systems/adjustedSwiss/floatHistory.ts';
import { historyOf } from '../../../src/tournament/history.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { numberOf, tournamentOf, type BuilderOptions } from '../../tournamentBuilder.ts';
import { contestant } from './contestants.ts';

const fieldBefore = (tournament: Tournament, round: number) =>
  fieldOf(tournament, round, historyOf(tournament), () => false);

function entered(players: number, rounds?: number, more: BuilderOptions = {}): Tournament {
  const names = Array.from({ length: players }, (_, index) => String(index + 1));
  return tournamentOf('', { names, settings: rounds === undefined ? {} : { rounds }, ...more });
}

describe('Law 28.4, note; rules.md 5.4: the limits of 100 points', () => {
  it('hold only where there are more players than 2^rounds', () => {
    expect([32, 33].map((players) => fieldBefore(entered(players, 5), 1).limited)).toEqual([false, true]);
    expect(fieldBefore(entered(33), 1).limited).toBe(false);
  });
});

describe('Law 28.7; rules.md 5.12: late, and absent with leave', () => {
  const late = tournamentOf('B-D 1-0, C-E 1-0', { players: { A: { fromRound: 2, rating: 2400 } } });

  it('0 points for the rounds missed', () => {
    const { contestants } = fieldBefore(late, 2);
    expect(contestants.find(({ player }) => player.name === 'A')?.score).toBe(0);
    const away = tournamentOf('A-B 1-0\nC-D 1-0');
    expect(fieldBefore(away, 3).contestants.map(({ score }) => score)).toEqual([2, 0, 2, 0]);
  });

  it('his number is provisional until he arrives: then he ranks by his strength', () => {
    const before = { ...late, rounds: [] };
    expect(fieldBefore(before, 1).contestants.map(({ player }) => player.name)).toEqual([...'BCDE']);
    expect(fieldBefore(late, 2).contestants.map(({ player, rank }) => `${rank}${player.name}`)).toEqual([
      '1A',
      '2B',
      '3C',
      '4D',
      '5E',
    ]);
  });
});

describe('Law 28.7; C.04.2: pairing numbers', () => {
  it('who has played keeps his number while he is away', () => {
    const away = tournamentOf('A-B 1-0, C-D 1-0', { players: { A: { leftAfter: 1 } } });
    expect(fieldBefore(away, 2).contestants.map(({ player, rank }) => `${rank}${player.name}`)).toEqual([
      '2B',
      '3C',
      '4D',
    ]);
  });
});

describe('Law 27; rules.md 4: who may meet', () => {
  /** A to D play three rounds with others; their colours, then whether A and B may meet in the last round. */
  const meet = (a: string, b: string, relaxed?: boolean): boolean => {
    const game = (own: string, other: string, colour: string | undefined): string =>
      colour === 'B' ? `${other}-${own} =` : `${own}-${other} =`;
    const rounds = ['CD', 'EF', 'GH'].map((others, round) =>
      [game('A', others[0]!, a[round]), game('B', others[1]!, b[round])].join(', '),
    );
    const tournament = tournamentOf(rounds.join('\n'), { settings: { rounds: 4 } });
    const { contestants, permitted } = fieldBefore(tournament, 4);
    return permitted(contestants[0]!, contestants[1]!, relaxed);
  };

  it('who has had one colour twice running meets who has had the other one, whoever is the stronger', () => {
    expect([meet('WBB', 'BWW'), meet('BWW', 'WBB')]).toEqual([true, true]);
  });

  it('two who have both had one colour twice running do not meet', () => {
    expect([meet('WBB', 'WBB'), meet('BWW', 'BWW')]).toEqual([false, false]);
  });

  it('in the last round either, unless it is asked whether they could where the limits yield', () => {
    expect([meet('WBB', 'WBB', false), meet('WBB', 'WBB', true)]).toEqual([false, true]);
  });
});

describe('Law 27; rules.md 4: the limits of colours', () => {
  const after = (colours: string, colour: 'white' | 'black'): boolean =>
    mayHave(
      contestant(1, { colours: [...colours].map((each) => (each === 'W' ? 'white' : 'black')) }),
      colour,
    );

  it('not three games running with one colour', () => {
    expect([after('WW', 'white'), after('WW', 'black'), after('BWW', 'white')]).toEqual([false, true, false]);
  });

  it('not three more of one colour than of the other', () => {
    expect([after('WWBWWB', 'white'), after('WWBWWB', 'black')]).toEqual([false, true]);
    expect(after('WWBWB', 'white')).toBe(true);
  });
});

describe('rules.md 5.4 (L): who floated last round', () => {
  // Round 2: B and C floated from their groups into the median of 1 point, or across it.
  const t = tournamentOf('A-B 1-0, C-D 1-0, E-F =\nA-E 1-0, F-B 1-0, C-D 1-0');
  const floated = (name: string): boolean => {
    const history = historyOf(t);
    return floatedLast(history.get(numberOf(t, name))!, history, t.settings.points.win);
  };

  it('above the median the one with more points, below it the one with fewer', () => {
    expect([...'ABCDEF'].filter(floated)).toEqual([...'ABCD']);
  });

  it('who had a bye, or no game at all, did not float', () => {
    const bye = tournamentOf('A bye, B-C 1-0');
    const history = historyOf(bye);
    expect(floatedLast(history.get(numberOf(bye, 'A'))!, history, 2)).toBe(false);
  });
});
