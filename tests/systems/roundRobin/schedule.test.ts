import { describe, expect, it } from 'vitest';
import { bergerBoards } from '../../../src/systems/roundRobin/berger.ts';
import { roundsOf, scheduledBoards, type RoundRobinPlan } from '../../../src/systems/roundRobin/schedule.ts';

const plan = (players: number, cycles: number, swapLastRounds = false): RoundRobinPlan => ({
  players,
  cycles,
  swapLastRounds,
});

const pairs = (each: RoundRobinPlan, round: number): string =>
  scheduledBoards(each, round)
    .map((game) => `${game.white}-${game.black}`)
    .join(' ');

/** The longest run of games with one colour, over the whole event; being free does not end a run. */
function longestRun(each: RoundRobinPlan): number {
  const last = new Map<number, { colour: string; run: number }>();
  let longest = 0;
  const add = (player: number, colour: string): void => {
    const before = last.get(player);
    const run = before?.colour === colour ? before.run + 1 : 1;
    last.set(player, { colour, run });
    longest = Math.max(longest, run);
  };
  for (let round = 1; round <= roundsOf(each); round += 1) {
    for (const game of scheduledBoards(each, round)) {
      if (Math.max(game.white, game.black) <= each.players) {
        add(game.white, 'white');
        add(game.black, 'black');
      }
    }
  }
  return longest;
}

describe('rules.md 2: cycles', () => {
  it('one cycle is the table', () => {
    expect(roundsOf(plan(6, 1))).toBe(5);
    expect(scheduledBoards(plan(6, 1), 4)).toEqual(bergerBoards(6, 4));
  });

  it('the second cycle is the first with colours reversed, the third the first again', () => {
    expect(roundsOf(plan(6, 3))).toBe(15);
    expect(pairs(plan(6, 3), 1)).toBe('1-6 2-5 3-4');
    expect(pairs(plan(6, 3), 6)).toBe('6-1 5-2 4-3');
    expect(pairs(plan(6, 3), 11)).toBe('1-6 2-5 3-4');
  });

  it('counts the rounds of the whole event', () => {
    expect(scheduledBoards(plan(6, 2), 7).map((game) => game.round)).toEqual([7, 7, 7]);
  });
});

describe('rules.md 2; FIDE C.05 annex 1: the last two rounds of every cycle but the last swapped', () => {
  it('changes rounds 4 and 5 of six players, in the first cycle only', () => {
    const swapped = plan(6, 2, true);
    expect(pairs(swapped, 3)).toBe(pairs(plan(6, 2), 3));
    expect(pairs(swapped, 4)).toBe(pairs(plan(6, 2), 5));
    expect(pairs(swapped, 5)).toBe(pairs(plan(6, 2), 4));
    expect(pairs(swapped, 9)).toBe(pairs(plan(6, 2), 9));
    expect(pairs(swapped, 10)).toBe(pairs(plan(6, 2), 10));
  });

  it('changes rounds 2 and 3 of four players, and nothing of two', () => {
    expect(pairs(plan(4, 2, true), 2)).toBe(pairs(plan(4, 2), 3));
    expect(pairs(plan(4, 2, true), 3)).toBe(pairs(plan(4, 2), 2));
    expect([1, 2].map((round) => pairs(plan(2, 2, true), round))).toEqual(['1-2', '2-1']);
  });

  it('leaves a single cycle as printed', () => {
    expect(pairs(plan(8, 1, true), 7)).toBe(pairs(plan(8, 1), 7));
  });

  it.each([2, 3, 4])('lets nobody have three games running with one colour, %i cycles', (cycles) => {
    for (let players = 6; players <= 60; players += 1) {
      expect(longestRun(plan(players, cycles, true))).toBe(2);
    }
    expect(longestRun(plan(200, cycles, true))).toBe(2);
  });

  it('is what prevents the third', () => {
    expect(longestRun(plan(6, 2))).toBe(3);
    expect(longestRun(plan(12, 2))).toBe(3);
  });
});
