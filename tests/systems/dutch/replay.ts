import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeRound } from '../../../src/tournament/beforeRound.ts';
import { pairDutch } from '../../../src/systems/dutch/pairDutch.ts';
import type { PairingResult } from '../../../src/tournament/pairing.ts';
import type { Round } from '../../../src/tournament/round.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { readTrf } from '../../../src/trf/readTrf.ts';
import { tournamentOfTrf } from '../../../src/trf/tournamentOfTrf.ts';

export const dutchFixtures = join(import.meta.dirname, '../../fixtures/dutch');

/** The `.trf` files of a folder, by name. */
export function trfFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.trf'))
    .sort()
    .map((name) => join(folder, name));
}

/** A finished tournament; where the file states no number of rounds, the last one present is the last. */
export function finishedTournament(file: string): Tournament {
  const reading = readTrf(readFileSync(file, 'utf8'));
  if (!reading.ok) {
    throw new Error(`${file} cannot be read: ${JSON.stringify(reading.problems)}`);
  }
  const { tournament } = tournamentOfTrf(reading.document, 'dutch');
  const { settings, rounds } = tournament;
  return { ...tournament, settings: { ...settings, rounds: settings.rounds ?? rounds.length } };
}

/** One line for each round that is paired otherwise than in the file: boards with colours, and the bye. */
export function differingRounds(tournament: Tournament): string[] {
  return tournament.rounds.flatMap((round) => {
    const paired = boardsOf(pairDutch(beforeRound(tournament, round.number), round.number));
    const inFile = boardsInFile(round);
    const [more, less] = [missingFrom(inFile, paired), missingFrom(paired, inFile)];
    return more.length + less.length === 0
      ? []
      : [`round ${round.number}: paired ${more.join(', ')}; in the file ${less.join(', ')}`];
  });
}

/** `3-7`, White first; `5-bye`. */
export function boardsOf(result: PairingResult): string[] {
  if (!result.ok) {
    return result.problems.map((problem) => problem.code);
  }
  const { boards, byes } = result.pairing;
  return [
    ...boards.map(({ white, black }) => `${white}-${black}`),
    ...byes.filter(({ outcome }) => outcome === 'pairingBye').map(({ player }) => `${player}-bye`),
  ];
}

function boardsInFile({ games, byes }: Round): string[] {
  return [
    ...games.map(({ white, black }) => `${white}-${black}`),
    ...byes.filter(({ outcome }) => outcome === 'pairingBye').map(({ player }) => `${player}-bye`),
  ];
}

function missingFrom(known: readonly string[], list: readonly string[]): string[] {
  return list.filter((each) => !known.includes(each));
}
