import { describe, expect, test } from 'vitest';
import { simulatedForms, simulateTeams } from './simulatedTeams.ts';

const sample = 8;

describe('Law 30 in simulated events: team-mates apart, every board of every match once, colours, totals', () => {
  test.each(simulatedForms)(`%s, ${sample} events`, (form) => {
    const events = Array.from({ length: sample }, (_, index) => simulateTeams(form, index + 1));
    const failures = events.flatMap((event, index) =>
      event.failures.map((each) => `seed ${index + 1}: ${each}`),
    );
    expect(failures).toEqual([]);
    expect(events.reduce((sum, { rounds }) => sum + rounds, 0)).toBeGreaterThanOrEqual(sample);
  });
});
