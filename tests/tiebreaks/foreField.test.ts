import { describe, expect, it } from 'vitest';
import type { Settings } from '../../src/tournament/settings.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { valueOf } from './valueOf.ts';

function twoRounds(settings: Partial<Settings>) {
  return tournamentOf('A-B 1-0, C-D 1-0\nA-C 1-0, B-D 0-1', { settings });
}

// A 2, B 0, C 1, D 1; with round 2 drawn A 1½, B ½, C 1½, D ½.
describe('C.07 (2026) 8.3 Fore Buchholz', () => {
  const [buchholz, fore] = [1, 2];

  it('takes the games of the final round for draws, and of no other', () => {
    const t = twoRounds({ rounds: 2 });
    expect([valueOf(t, 'BH', 'A'), valueOf(t, 'FB', 'A')]).toEqual([buchholz, fore]);
  });

  it('takes the last round that counts for the final one where nobody has said how many there will be', () => {
    const { rounds, ...unknown } = twoRounds({ rounds: 2 }).settings;
    expect(rounds).toBe(2);
    expect(valueOf({ ...twoRounds({}), settings: unknown }, 'FB', 'A')).toBe(fore);
  });

  it('is Buchholz itself before the final round', () => {
    expect(valueOf(twoRounds({ rounds: 3 }), 'FB', 'A')).toBe(buchholz);
    // After round 1 of 2: A has met B, who has 0.
    expect(valueOf(twoRounds({ rounds: 2 }), 'FB', 'A', 1)).toBe(0);
  });
});
