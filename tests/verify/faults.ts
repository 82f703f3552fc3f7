import { casesOf, faultsOf, teamCases, windowCases, type FaultCase } from '../commands/everyFault.ts';
import { systemNames, teamForms } from '../../src/tournament/settings.ts';
import type { Verification } from './verify.ts';

/**
 * Every service call of every command that writes fails, alone and with all later ones, in all systems and team forms:
 * nothing has happened, or the whole, or what the next command says makes it whole or takes it back.
 */
export function verifyFaults(): Verification {
  const cases: FaultCase[] = [
    ...systemNames.flatMap(casesOf),
    ...windowCases(),
    ...teamForms.flatMap((form) =>
      ['round-robin', 'adjusted', 'knockout'].flatMap((system) => teamCases(form, system)),
    ),
  ];
  const lines: string[] = [];
  const failures: string[] = [];
  let passed = 0;
  for (const each of cases) {
    const found = faultsOf(each);
    passed += found.runs - found.failures.length;
    failures.push(...found.failures);
    lines.push(
      `${each.name}: ${found.runs} runs, ${found.nothing} nothing, ${found.whole} whole, ${found.half} half and mended`,
    );
  }
  return { passed, failed: failures.length, lines: [...lines, ...failures.slice(0, 40)] };
}
