import { expect, it } from 'vitest';
import { verifyDrawnSwiss } from '../../verify/drawnSwiss.ts';

it('rules.md 4 and 6 hold in every round of simulated events (sample; all by npm run verify)', () => {
  const { passed, failed, lines } = verifyDrawnSwiss(150);
  expect(failed, lines.join('\n')).toBe(0);
  expect(passed).toBeGreaterThan(600);
});
