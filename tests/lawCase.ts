import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemName } from '../src/tournament/settings.ts';
import { beforeRound } from '../src/tournament/beforeRound.ts';
import type { Tournament } from '../src/tournament/tournament.ts';
import { readTrf } from '../src/trf/readTrf.ts';
import { tournamentOfTrf } from '../src/trf/tournamentOfTrf.ts';

/** A report of `tests/fixtures/law`, as it stood before a round. */
export function lawCase(name: string, system: SystemName, round: number): Tournament {
  const reading = readTrf(readFileSync(join(import.meta.dirname, 'fixtures', 'law', `${name}.trf`), 'utf8'));
  if (!reading.ok) {
    throw new Error(JSON.stringify(reading.problems));
  }
  return beforeRound(tournamentOfTrf(reading.document, system).tournament, round);
}
