import { readFileSync } from 'node:fs';
import { sentenceOf } from '../../src/sheet/sentences.ts';
import type { PlayerNumber } from '../../src/tournament/player.ts';
import type { Problem } from '../../src/tournament/problem.ts';
import type { SystemName, TeamForm } from '../../src/tournament/settings.ts';
import { readTrf } from '../../src/trf/readTrf.ts';
import { tournamentOfTrf, type TrfTournament } from '../../src/trf/tournamentOfTrf.ts';
import type { Io } from './io.ts';

/** What the caller says of the file; absent: what the file itself says. */
export interface ChosenSystem {
  readonly system: SystemName | undefined;
  readonly teamForm: TeamForm | undefined;
}

/** The tournament of a file; or `undefined`, after its problems were said on standard error. */
export function tournamentOfFile(
  path: string,
  { system, teamForm }: ChosenSystem,
  io: Io,
): TrfTournament | undefined {
  const text = textOfFile(path, io);
  if (text === undefined) {
    return undefined;
  }
  const reading = readTrf(text);
  if (!reading.ok) {
    say(reading.problems, path, io);
    return undefined;
  }
  const read = tournamentOfTrf(reading.document, system, teamForm);
  say([...reading.notes, ...read.notes.filter(({ code }) => code !== 'trfNumberedByLine')], path, io);
  return read;
}

/** The number that a player has in the file. */
export function numberInFile({ fileNumbers }: TrfTournament, own: PlayerNumber): PlayerNumber {
  return fileNumbers?.get(own) ?? own;
}

/** One sentence each on standard error, the file's name in front. */
export function say(problems: readonly Problem[], path: string, io: Io): void {
  for (const problem of problems) {
    io.err(`${path}: ${sentenceOf(problem, 'en')}`);
  }
}

/** The text of a file; or `undefined`, after its trouble was said on standard error. */
export function textOfFile(path: string, io: Io): string | undefined {
  try {
    return textOfBytes(readFileSync(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    io.err(`${path}: the file cannot be read (${reason}). Check its name and place.`);
    return undefined;
  }
}

/** UTF-8, or Latin-1 where the bytes are no UTF-8. */
export function textOfBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
