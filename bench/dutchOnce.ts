import { readFileSync } from 'node:fs';
import { pairDutch } from '../src/systems/dutch/pairDutch.ts';
import type { Tournament } from '../src/tournament/tournament.ts';

/** Prints the milliseconds of one pairing of the tournament in the given file, in a new process. */
const tournament = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Tournament;
const start = performance.now();
pairDutch(tournament, tournament.rounds.length + 1);
console.log((performance.now() - start).toFixed(2));
