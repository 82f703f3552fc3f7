/**
 * Of 100 events paired by C.04.3 (2026), how many could not be paired to their end: by the number of players, then for
 * 1, 2, 3, … rounds. Measured with 300 simulated events each, 150 for 15 and 16 players (30 % draws,
 * nobody absent), made by `npx tsx local/simulate/deadEnds.ts >
 * src/systems/swiss/deadEndRates.ts`.
 */
export const deadEndsIn100: Readonly<Record<number, readonly number[]>> = {
  4: [0, 0, 0],
  5: [0, 0, 0, 13, 11],
  6: [0, 0, 0, 33, 36],
  7: [0, 0, 0, 0, 0, 16, 21],
  8: [0, 0, 0, 0, 0, 8, 19],
  9: [0, 0, 0, 0, 0, 0, 0, 18, 25],
  10: [0, 0, 0, 0, 0, 0, 0, 17, 21],
  11: [0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 25],
  12: [0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 22],
  13: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 27],
  14: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 20],
  15: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 25],
  16: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 23],
};
