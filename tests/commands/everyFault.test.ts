import { describe, expect, it } from 'vitest';
import { casesOf, faultsOf, teamCases, windowCases } from './everyFault.ts';

/** All systems and team forms: `npm run verify -- faults`. */
describe('Any service call fails, alone or with all later ones: nothing, or the whole, or mended by the next command', () => {
  const cases = [
    ...casesOf('dutch').filter((_, index) => ![0, 7, 8, 10].includes(index)),
    ...windowCases().filter(({ name }) => /final|new tournament|New tournament$/.test(name)),
    ...teamCases('simultaneous', 'round-robin').slice(0, 1),
  ];
  it.each(cases.map((each, index) => [`${each.name} (${index})`, each] as const))('%s', (_name, each) => {
    const found = faultsOf(each, true);
    expect(found.failures).toEqual([]);
    expect(found.runs).toBeGreaterThan(0);
  });
});
