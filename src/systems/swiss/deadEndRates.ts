/**
 * Of 100 events paired by C.04.3 (2026), how many could not be paired to their end: by the number of players, then for
 * 1, 2, 3, … rounds. Measured with 300 simulated events each (30 % draws, nobody absent), made by
 * `npx tsx local/simulate/deadEnds.ts > src/systems/swiss/deadEndRates.ts`.
 */
export const deadEndsIn100: Readonly<Record<number, readonly number[]>> = {
  4: [0, 0, 0],
  5: [0, 0, 0, 13, 11],
  6: [0, 0, 0, 33, 36],
  7: [0, 0, 0, 0, 0, 16, 21],
  8: [0, 0, 0, 0, 0, 8, 19],
  9: [0, 0, 0, 0, 0, 0, 0, 18, 25],
};
