/**
 * The two conversion tables of FIDE's rating regulations (B.02 8.1), in hundredths of a point and whole rating points.
 * Each list stands for the scores from a half upwards; below a half the tables are mirrored.
 */

/** B.02 8.1.1: the rating difference for a score of .50, .51, … 1.00. */
const differences: readonly number[] = [
  ...[0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175],
  ...[
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
  ],
  ...[470, 501, 538, 589, 677, 800],
];

/** B.02 8.1.2: the largest difference for which a score of .50, .51, … .99 is expected. */
const largestDifferences: readonly number[] = [
  ...[
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
  ],
  ...[
    188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
  ],
  ...[484, 517, 559, 619, 735],
];

const expected: readonly number[] = largestDifferences.reduce<number[]>(
  (table, largest, index) => [...table, ...Array<number>(largest + 1 - table.length).fill(50 + index)],
  [],
);

/** B.02 8.1.1: the rating difference that a score in hundredths (0 to 100) stands for. */
export function ratingDifference(hundredths: number): number {
  return hundredths >= 50 ? (differences[hundredths - 50] ?? 800) : -(differences[50 - hundredths] ?? 800);
}

/** B.02 8.1.2: the expected score, in hundredths, of a player rated `difference` above his opponent; the full scale, no 400 rule. */
export function expectedScore(difference: number): number {
  const ofStronger = expected[Math.abs(difference)] ?? 100;
  return difference >= 0 ? ofStronger : 100 - ofStronger;
}
