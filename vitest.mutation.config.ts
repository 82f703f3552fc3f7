import { defineConfig } from 'vitest/config';

/** The tests that a mutation run asks: those of the rules, without the long simulated events. */
export default defineConfig({
  test: {
    include: ['tests/systems/**/*.test.ts', 'tests/tiebreaks/**/*.test.ts', 'tests/standings/**/*.test.ts'],
    exclude: ['**/events.test.ts', '**/simulated*.test.ts', '**/fairness.test.ts', '**/fideServer.test.ts'],
    testTimeout: 60_000,
  },
});
