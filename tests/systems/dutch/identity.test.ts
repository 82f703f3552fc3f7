import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differingRounds, dutchFixtures, finishedTournament, trfFiles } from './replay.ts';

describe('C.04.3 (2026): tournaments paired by the reference engine', () => {
  const files = trfFiles(dutchFixtures);

  it('there are 200 of them', () => {
    expect(files.length).toBe(200);
  });

  it.each(files.map((file) => [basename(file), file]))('%s: every round is paired alike', (_, file) => {
    expect(differingRounds(finishedTournament(file))).toEqual([]);
  });
});
