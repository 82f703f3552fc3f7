import { expect, it } from 'vitest';
import { expectedScore, ratingDifference } from '../../src/ratings/conversion.ts';

it('B.02 8.1.1: from a score to a rating difference', () => {
  expect([0, 1, 33, 50, 67, 75, 99, 100].map(ratingDifference)).toEqual([
    -800, -677, -125, 0, 125, 193, 677, 800,
  ]);
});

it('B.02 8.1.2: from a rating difference to the expected score, mirrored for the weaker player', () => {
  expect([0, 3, 4, 10, 11, 92, 98, 99, 735, 736, 2000].map(expectedScore)).toEqual([
    50, 50, 51, 51, 52, 63, 63, 64, 99, 100, 100,
  ]);
  for (let difference = 4; difference < 900; difference += 1) {
    expect(expectedScore(difference) + expectedScore(-difference)).toBe(100);
    expect(expectedScore(difference)).toBeGreaterThanOrEqual(expectedScore(difference - 1));
  }
});

it('the two tables agree: the difference of a score is one at which that score is expected', () => {
  for (let score = 50; score < 100; score += 1) {
    expect(expectedScore(ratingDifference(score))).toBe(score);
  }
});
