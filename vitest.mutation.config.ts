import { defineConfig } from 'vitest/config';

/** The tests that a mutation run asks: those of the rules and of the reasons given, without the long simulated events. */
export default defineConfig({
  test: {
    include: ['systems', 'tiebreaks', 'standings', 'explain'].map((folder) => `tests/${folder}/**/*.test.ts`),
    exclude: ['**/events.test.ts', '**/simulated*.test.ts', '**/fairness.test.ts', '**/fideServer.test.ts'],
    testTimeout: 60_000,
  },
});
