/**
 * The long verifications, in full: `npm run verify [-- NAME …]`. What `npm test` runs is a fixed sample of each.
 */
export interface Verification {
  readonly passed: number;
  readonly failed: number;
  /** What was run and what was found, for people. */
  readonly lines: readonly string[];
}

const verifications: Readonly<Record<string, () => Promise<Verification>>> = {
  dutch: async () => (await import('./dutch.ts')).verifyDutch(),
  drawn: async () => (await import('./drawnSwiss.ts')).verifyDrawnSwiss(),
  adjusted: async () => (await import('./adjustedSwiss.ts')).verifyAdjustedSwiss(),
  teams: async () => (await import('./teams.ts')).verifyTeams(),
  faults: async () => (await import('./faults.ts')).verifyFaults(),
  reports: async () => (await import('./reports.ts')).verifyReports(),
};

async function verify(wanted: readonly string[]): Promise<number> {
  const names = wanted.length > 0 ? wanted : Object.keys(verifications);
  let [passed, failed] = [0, 0];
  for (const name of names) {
    const run = verifications[name];
    if (run === undefined) {
      console.error(`${name}: no such verification; there are ${Object.keys(verifications).join(', ')}`);
      return 2;
    }
    const result = await run();
    console.log([`== ${name}`, ...result.lines].join('\n'));
    passed += result.passed;
    failed += result.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

process.exitCode = await verify(process.argv.slice(2));
