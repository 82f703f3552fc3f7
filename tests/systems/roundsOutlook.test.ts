import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simulateTournament } from '../../local/simulate/simulateTournament.ts';
import { outlookAfterPairing, roundsOutlook } from '../../src/systems/roundsOutlook.ts';
import { pairRound } from '../../src/systems/pair.ts';
import { deadEndsIn100 } from '../../src/systems/swiss/deadEndRates.ts';
import type { ProblemCode } from '../../src/tournament/problem.ts';
import { standardPoints } from '../../src/tournament/points.ts';
import { afterRound, type Tournament } from '../../src/tournament/tournament.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { finishedTournament } from './dutch/replay.ts';

const report = (name: string): Tournament =>
  finishedTournament(join(import.meta.dirname, `../fixtures/trf/reports/${name}.trf`));

function codeOf(tournament: Tournament, rounds: number): ProblemCode | undefined {
  return roundsOutlook(tournament, rounds)?.code;
}

describe('dead ends of public reports (rules.md 4): said before they come', () => {
  const six = report('dead_end_6p_5r_round4');
  const ten = report('dead_end_10p_8r_round7');

  it('six players over five rounds: doubtful from the start, impossible once it is', () => {
    expect(roundsOutlook(afterRound(six, 0), 5)).toMatchObject({
      code: 'roundsMayFail',
      values: { players: 6, rounds: 5, stuck: deadEndsIn100[6]![4]! },
    });
    expect(roundsOutlook(six, 5)).toMatchObject({ values: { last: 3, rounds: 5 } });
    expect(codeOf(six, 5)).toMatch(/^rounds(Rematches|Colours)$/);
    expect(codeOf(six, 3)).toBeUndefined();
  });

  it('ten players over eight rounds: round 7 can only be paired as the last one, where topscorers are free', () => {
    const pairable = (rounds: number): boolean =>
      pairRound({ ...ten, settings: { ...ten.settings, rounds } }, 7).ok;
    expect([pairable(8), pairable(7)]).toEqual([false, true]);
    expect(roundsOutlook(ten, 8)).toMatchObject({ code: 'roundsColours', values: { last: 7 } });
    expect([codeOf(ten, 7), codeOf(ten, 6)]).toEqual([undefined, undefined]);
    expect(codeOf(afterRound(ten, 0), 9)).toBe('roundsMayFail');
  });

  it('a round just paired counts: the rest is known before its results are', () => {
    const before = afterRound(six, 2);
    const paired = pairRound(before, 3);
    expect(paired.ok && outlookAfterPairing(before, paired.pairing, 5)?.code).toMatch(/^rounds/);
  });
});

describe('what is possible', () => {
  const players = (count: number): Tournament =>
    tournamentOf('', { names: Array.from({ length: count }, (_, index) => `P${index}`) });

  it('a large field is sure, and a small one in which nothing went wrong is not warned of', () => {
    expect(codeOf(players(40), 9)).toBeUndefined();
    expect(codeOf(players(8), 4)).toBeUndefined();
  });

  it('more rounds than opponents', () => {
    expect(roundsOutlook(players(6), 6)).toEqual({
      code: 'roundsRematches',
      values: { players: 6, rounds: 6, last: 5 },
    });
  });

  it('an announced rule for rematches makes the rounds from there on possible', () => {
    const announced = { ...players(6), settings: { ...players(6).settings, rematchFrom: 4 } };
    expect(codeOf(announced, 9)).toBeUndefined();
  });

  it('the last round is paired to see: topscorers may have a colour a third time (C.04.3 2.1.3)', () => {
    const four = tournamentOf('A-C =, B-D =\n A-D =, B-C =');
    expect(codeOf(four, 3)).toBe('roundsColours');
    const leaders = tournamentOf('A-C 1-0, B-D 1-0\n A-D 1-0, B-C 1-0');
    expect(pairRound({ ...leaders, settings: { ...leaders.settings, rounds: 3 } }, 3).ok).toBe(
      codeOf(leaders, 3) === undefined,
    );
  });

  it('a round robin has the rounds of its tables, a knockout those of its bracket', () => {
    const table = { ...players(6), settings: { ...players(6).settings, system: 'round-robin' as const } };
    expect(codeOf(table, 5)).toBeUndefined();
    expect(roundsOutlook(table, 6)).toEqual({ code: 'roundsOfTable', values: { rounds: 6, most: 5 } });
    const bracket = { ...players(6), settings: { ...players(6).settings, system: 'knockout' as const } };
    expect(codeOf(bracket, 3)).toBeUndefined();
    expect(roundsOutlook(bracket, 4)).toEqual({ code: 'roundsOfBracket', values: { rounds: 4, most: 3 } });
  });
});

describe('the table of dead ends', () => {
  it('is for 4 to 16 players and every number of rounds without a rematch', () => {
    expect(Object.keys(deadEndsIn100).map(Number)).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 4),
    );
    Object.entries(deadEndsIn100).forEach(([count, rates]) => {
      expect(rates).toHaveLength(Number(count) - 1 + (Number(count) % 2));
    });
  });

  it.each([
    [4, 3],
    [6, 4],
    [8, 5],
  ])('%i players, %i rounds: a fresh sample does not contradict it', (count, rounds) => {
    const events = 60;
    const stuck = Array.from({ length: events }, (_, index) =>
      simulateTournament({
        system: 'dutch',
        players: count,
        rounds,
        seed: `sample ${index}`,
        draws: 30,
        points: standardPoints,
        acceleration: { kind: 'none' },
        forbidden: 0,
      }),
    ).filter(({ stopped }) => stopped.length > 0).length;
    const rate = deadEndsIn100[count]![rounds - 1]!;
    expect(Math.abs((100 * stuck) / events - rate)).toBeLessThanOrEqual(20);
  });
});
