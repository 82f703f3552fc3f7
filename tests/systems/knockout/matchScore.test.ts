import { describe, expect, it } from 'vitest';
import { matchScore, stepOfGame } from '../../../src/systems/knockout/matchScore.ts';
import type { GameOutcome } from '../../../src/tournament/outcome.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import type { Game } from '../../../src/tournament/round.ts';
import { defaultSettings } from '../../../src/tournament/settings.ts';

const [upper, lower, third] = [1, 2, 3].map(playerNumber);
const players = { upper: upper!, lower: lower! };

/** Games of one match, the upper White in the first: what each ended with, none where it is not over. */
const games = (...outcomes: readonly (GameOutcome | undefined)[]): Game[] =>
  outcomes.map((outcome, index) => ({
    board: 1,
    match: 1,
    game: index + 1,
    ...(index % 2 === 0 ? { white: upper!, black: lower! } : { white: lower!, black: upper! }),
    ...(outcome === undefined ? {} : { outcome }),
  }));

const score = (played: readonly Game[], regular = 2) =>
  matchScore(players, played, { games: regular, points: defaultSettings.points });
const after = (...outcomes: readonly (GameOutcome | undefined)[]) => score(games(...outcomes)).standing;
const due = (step: string, from: number, to: number) => ({ state: 'due', step, from, to });

describe('Law 25: the steps of a match, in order', () => {
  it('level after each step: the next one, and behind the lot another lot', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((count) => after(...Array<'draw'>(count).fill('draw')))).toEqual([
      due('regular', 1, 2),
      due('regular', 2, 2),
      due('twoMore', 3, 4),
      due('twoMore', 4, 4),
      due('deciding', 5, 5),
      due('lot', 6, 6),
      due('lot', 7, 7),
      due('lot', 8, 8),
    ]);
  });

  it('the lot decides, and a row more than the steps have counts too', () => {
    const five = Array<'draw'>(5).fill('draw');
    expect(after(...five, 'whiteWinsByForfeit')).toEqual({ state: 'won', winner: 'lower' });
    expect(after(...five, 'draw', 'whiteWinsByForfeit')).toEqual({ state: 'won', winner: 'upper' });
  });

  it('a row of the record is of the step its number says', () => {
    const steps = (regular?: number) => [1, 2, 3, 4, 5, 6, 7].map((game) => stepOfGame(game, regular));
    const law = ['regular', 'regular', 'twoMore', 'twoMore', 'deciding', 'lot', 'lot'];
    expect(steps()).toEqual(law);
    expect(steps(1)).toEqual(law.slice(1).concat('lot'));
    expect(stepOfGame(4, 4)).toBe('regular');
  });
});

describe('Law 25: the points of a match', () => {
  it('those of the games that are over, for each of the two', () => {
    expect(score(games('whiteWins', undefined))).toEqual({
      points: { upper: 2, lower: 0 },
      standing: { state: 'playing' },
    });
    expect(score(games('draw', 'whiteDrawBlackLoses')).points).toEqual({ upper: 1, lower: 2 });
  });

  it('not those of somebody else typed into the match', () => {
    const other: Game = { board: 1, match: 1, game: 2, white: third!, black: upper!, outcome: 'whiteWins' };
    const another: Game = { ...other, white: lower!, black: third!, outcome: 'blackWins' };
    expect(score([...games('whiteWins'), other]).points).toEqual({ upper: 2, lower: 0 });
    expect(score([...games('whiteWins'), another]).points).toEqual({ upper: 2, lower: 0 });
  });
});

describe('rules.md 3: both out', () => {
  it('who both lost every game of the step', () => {
    expect(after('bothForfeit', 'bothLose')).toEqual({ state: 'bothOut' });
    expect(after('draw', 'draw', 'bothLose', 'bothLose')).toEqual({ state: 'bothOut' });
    expect(after('draw', 'draw', 'draw', 'draw', 'bothForfeit')).toEqual({ state: 'bothOut' });
    expect(after('draw', 'draw', 'draw', 'draw', 'draw', 'bothForfeit')).toEqual({ state: 'bothOut' });
    expect(after('draw', 'draw', 'bothLose', 'draw')).toEqual(due('deciding', 5, 5));
  });

  it('not when each lost one', () => {
    expect(after('whiteWins', 'whiteWins')).toEqual(due('twoMore', 3, 4));
    expect(after('whiteDrawBlackLoses', 'whiteDrawBlackLoses')).toEqual(due('twoMore', 3, 4));
    expect(after('whiteWinsByForfeit', 'whiteWinsByForfeit')).toEqual(due('twoMore', 3, 4));
    expect(after('blackWinsByForfeit', 'blackWinsByForfeit')).toEqual(due('twoMore', 3, 4));
    expect(after('whiteLosesBlackDraw', 'whiteLosesBlackDraw')).toEqual(due('twoMore', 3, 4));
  });
});
