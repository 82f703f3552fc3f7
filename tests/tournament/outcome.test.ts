import { expect, it } from 'vitest';
import {
  byeMeaning,
  byeOutcomes,
  gameMeaning,
  gameOutcomes,
  pointsOf,
  type ByeOutcome,
  type GameOutcome,
} from '../../src/tournament/outcome.ts';
import { halfPoints, standardPoints } from '../../src/tournament/points.ts';

/** Half-points of White and Black, played, and the letters of TRF. */
const games: readonly [GameOutcome, number, number, boolean, string][] = [
  ['whiteWins', 2, 0, true, '1/0'],
  ['draw', 1, 1, true, '=/='],
  ['blackWins', 0, 2, true, '0/1'],
  ['bothLose', 0, 0, true, '0/0'],
  ['whiteDrawBlackLoses', 1, 0, true, '=/0'],
  ['whiteLosesBlackDraw', 0, 1, true, '0/='],
  ['whiteWinsByForfeit', 2, 0, false, '+/-'],
  ['blackWinsByForfeit', 0, 2, false, '-/+'],
  ['bothForfeit', 0, 0, false, '-/-'],
  ['unfinished', 1, 1, true, '*/*'],
  ['whiteWinsUnrated', 2, 0, true, 'W/L'],
  ['drawUnrated', 1, 1, true, 'D/D'],
  ['blackWinsUnrated', 0, 2, true, 'L/W'],
];

const byes: readonly [ByeOutcome, number, string][] = [
  ['pairingBye', 2, 'U'],
  ['halfBye', 1, 'H'],
  ['zeroBye', 0, 'Z'],
  ['fullBye', 2, 'F'],
];

it.each(games)('rules.md 0, outcomes: %s is worth %i and %i half-points, played: %s, %s', (...row) => {
  const [outcome, white, black, played, trf] = row;
  const meaning = gameMeaning[outcome];
  expect(pointsOf(meaning.award.white, standardPoints)).toBe(white);
  expect(pointsOf(meaning.award.black, standardPoints)).toBe(black);
  expect(meaning.played).toBe(played);
  expect(`${meaning.trf.white}/${meaning.trf.black}`).toBe(trf);
});

it.each(byes)('rules.md 0, outcomes: %s is worth %i half-points, %s', (outcome, points, trf) => {
  expect(pointsOf(byeMeaning[outcome].award, standardPoints)).toBe(points);
  expect(byeMeaning[outcome].trf).toBe(trf);
});

it('rules.md 0: the table has every outcome', () => {
  expect(games.map(([outcome]) => outcome)).toEqual([...gameOutcomes]);
  expect(byes.map(([outcome]) => outcome)).toEqual([...byeOutcomes]);
});

it('rules.md 0: 2-1-0 and 3-1-0, and the bye worth ½ or 0, are settings', () => {
  const football = { ...standardPoints, win: halfPoints(6), draw: halfPoints(2) };
  expect(pointsOf(gameMeaning.whiteWinsByForfeit.award.white, football)).toBe(6);
  expect(pointsOf(byeMeaning.halfBye.award, football)).toBe(2);
  const smallBye = { ...standardPoints, pairingBye: halfPoints(1) };
  expect(pointsOf(byeMeaning.pairingBye.award, smallBye)).toBe(1);
  expect(pointsOf(byeMeaning.fullBye.award, smallBye)).toBe(2);
});
