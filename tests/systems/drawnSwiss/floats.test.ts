import { describe, expect, it } from 'vitest';
import { netFloats, repetition } from '../../../src/systems/drawnSwiss/floats.ts';
import { decideDrawnSwiss } from '../../../src/systems/drawnSwiss/pairDrawnSwiss.ts';
import { historyOf } from '../../../src/tournament/history.ts';
import { nameOf, numberOf, tournamentOf } from '../../tournamentBuilder.ts';

const net = (text: string, name: string): number => {
  const tournament = tournamentOf(text);
  const history = historyOf(tournament);
  return netFloats(history.get(numberOf(tournament, name))!, history);
};

describe('29.3, 29.4.4: floats', () => {
  const twoRounds = `
    A-B 1-0, C-D 0-1, E-F =, G bye
    A-E 1-0, F-C =, D-G 1-0, B 0bye`;

  it('the one with more points went down, his opponent up', () => {
    expect(net(twoRounds, 'A')).toBe(1);
    expect(net(twoRounds, 'E')).toBe(-1);
    expect(net(twoRounds, 'D')).toBe(0);
  });

  it('one up and one down cancel', () => {
    expect(net(`${twoRounds}\n E-B 1-0, C-A =, D-F 1-0`, 'E')).toBe(-1 + 1);
    expect(repetition(0, 'down')).toBe(0);
  });

  it('byes, absences and forfeits are no floats', () => {
    expect(net('A-B 1-0, C bye\n A-C +/-, B 0bye\n A-B +/-', 'A')).toBe(0);
  });

  it('a float repeats earlier ones of its own direction only', () => {
    expect(repetition(2, 'down')).toBe(2);
    expect(repetition(2, 'up')).toBe(0);
    expect(repetition(-1, 'up')).toBe(1);
    expect(repetition(-1, 'down')).toBe(0);
  });
});

describe('29.4.4: repeated floats are avoided', () => {
  /** After three rounds A, B and C have 2½ points; A has gone down once. One of the three must go down to D or E. */
  const past = `
    A-D 1-0, B-E 1-0, F-C 0-1, G-H 1-0
    D-B 0-1, C-G 1-0, H-A 0-1, E-F 1-0
    A-B =, C-E =, G-D =, F-H 1-0`;

  it('who went down before stays in his group in every draw, where another can go', () => {
    const base = tournamentOf(past);
    const history = historyOf(base);
    const downBefore = base.players.filter((player) => netFloats(history.get(player.number)!, history) > 0);
    expect(downBefore.map((player) => nameOf(base, player.number))).toContain('C');
    for (let seed = 0; seed < 40; seed += 1) {
      const tournament = { ...base, settings: { ...base.settings, drawSeed: `seed ${seed}` } };
      const { drawings } = decideDrawnSwiss(tournament, 4);
      const floaters = drawings.flatMap((each) =>
        each.kind === 'opponent' && history.get(each.drawer)!.scoreBefore[3]! > each.score
          ? [each.drawer]
          : [],
      );
      expect(floaters.length).toBeGreaterThan(0);
      expect(floaters).not.toContain(numberOf(base, 'C'));
    }
  });
});
