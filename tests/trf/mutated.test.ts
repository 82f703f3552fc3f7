import { expect, it } from 'vitest';
import { mutatedReports } from '../verify/reports.ts';

it('mutated reports: nothing is thrown, every sentence is a person’s, what is kept can be read back', () => {
  const { passed, failed, lines } = mutatedReports(300, 1);
  expect({ passed, failed }, lines.join('\n')).toEqual({ passed: 300, failed: 0 });
});
