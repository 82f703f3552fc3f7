import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beyondColourLimits } from '../../src/systems/colourLimits.ts';
import { pairingViolations } from '../../src/systems/checks.ts';
import { teamViolations } from '../../src/systems/teamMatch/teamViolations.ts';
import { pairRound } from '../../src/systems/pair.ts';
import { sentenceOf } from '../../src/sheet/sentences.ts';
import type { PairedBoard, Pairing } from '../../src/tournament/pairing.ts';
import type { Problem } from '../../src/tournament/problem.ts';
import type { Round } from '../../src/tournament/round.ts';
import type { SystemName } from '../../src/tournament/settings.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import type { TrfTournament } from '../../src/trf/tournamentOfTrf.ts';
import { beforeRound } from '../../src/tournament/beforeRound.ts';
import { withUsage } from './command.ts';
import { exit, type Io } from './io.ts';
import { argumentsOf, systemOption, teamsOption, WrongUsage } from './options.ts';
import { numberInFile, tournamentOfFile, type ChosenSystem } from './trfFile.ts';

const usage = 'check FILE|FOLDER … [--system S] [--teams [FORM]]';

/** Re-pairs every round: `NAME: R rounds, D differ`, then what differs, a line for each board. */
export function run(args: string[], io: Io): number {
  return withUsage(usage, io, () => {
    const options = argumentsOf(args, ['system', 'teams']);
    const system = systemOption(options.text('system'));
    const teamForm = teamsOption(options.text('teams'));
    if (options.files.length === 0) {
      throw new WrongUsage('check takes at least one file or folder.');
    }
    const files = options.files.flatMap(filesIn);
    const refused = files.filter((file) => !checkFile(file, { system, teamForm }, io));
    if (files.length === 0) {
      io.err(`No file ends in .trf or .trfx in ${options.files.join(', ')}. Check the folder.`);
    }
    return refused.length > 0 || files.length === 0 ? exit.refused : exit.done;
  });
}

function filesIn(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) {
    return [path];
  }
  const names = readdirSync(path).filter((name) => /\.trfx?$/i.test(name));
  return names.sort().map((name) => join(path, name));
}

function checkFile(file: string, chosen: ChosenSystem, io: Io): boolean {
  const read = tournamentOfFile(file, chosen, io);
  if (read === undefined) {
    return false;
  }
  const tournament = asFinished(read.tournament);
  const found = tournament.rounds.map((round) => differencesIn(tournament, round, read));
  const differ = found.filter((lines) => lines.length > 0).length;
  io.out(`${basename(file).replace(/\.trfx?$/i, '')}: ${found.length} rounds, ${differ} differ`);
  found.flat().forEach((line) => io.out(line));
  return true;
}

/** A file that states no number of rounds: its last round is the last. */
function asFinished(tournament: Tournament): Tournament {
  const { settings, rounds } = tournament;
  return { ...tournament, settings: { ...settings, rounds: settings.rounds ?? rounds.length } };
}

/** Systems whose rounds are drawn by lot give the same boards only with the same seed. */
const drawsLots: Record<SystemName, boolean> = {
  dutch: false,
  adjusted: false,
  drawn: true,
  'round-robin': false,
  knockout: true,
};

function differencesIn(tournament: Tournament, round: Round, read: TrfTournament): string[] {
  const { number } = round;
  const { system } = tournament.settings;
  const before = beforeRound(tournament, number);
  const file = recorded(round);
  const inTeams = tournament.settings.teamForm !== undefined;
  const violations = inTeams ? teamViolations : pairingViolations;
  const broken = drawsLots[system] ? violations(before, file) : [];
  const found = [...broken, ...coloursBeyond(before, file, read)].map(
    (problem) => `round ${number}: ${sentenceOf(problem, 'en')}`,
  );
  if (broken.length > 0 || system === 'drawn') {
    return found;
  }
  const result = pairRound(before, number);
  if (!result.ok) {
    return result.problems.map((problem) => `round ${number}: ${sentenceOf(problem, 'en')}`);
  }
  return system === 'knockout'
    ? differingMatches(inFile(file, read), inFile(result.pairing, read))
    : [
        ...found,
        ...differingBoards(number, boardsOf(inFile(file, read)), boardsOf(inFile(result.pairing, read))),
      ];
}

/** Laws 27, 29.4.2: what the round gives somebody beyond the limits of the colours. */
function coloursBeyond(before: Tournament, file: Pairing, read: TrfTournament): Problem[] {
  return beyondColourLimits(before, file).map(({ code, number, round }) => ({
    code,
    values: { number: numberInFile(read, number), round },
  }));
}

/**
 * In a knockout the lots give places and colours, the results who meets whom from round 2 on. Whoever has a bye on
 * record had an opponent who left.
 */
function differingMatches(file: Pairing, paired: Pairing): string[] {
  const exempt = new Set(file.byes.map(({ player }) => player));
  const expected = paired.boards.filter(({ white, black }) => !exempt.has(white) && !exempt.has(black));
  return file.round === 1 ? [] : differingBoards(file.round, matchesOf(file.boards), matchesOf(expected));
}

function matchesOf(boards: readonly PairedBoard[]): string[] {
  const pairs = boards.map(({ white, black }) => `${Math.min(white, black)} ${Math.max(white, black)}`);
  return [...new Set(pairs)];
}

function recorded({ number, games, byes }: Round): Pairing {
  return { round: number, boards: games, byes, notes: [] };
}

/** The same with the numbers that the file gives the players. */
function inFile(pairing: Pairing, read: TrfTournament): Pairing {
  return {
    ...pairing,
    boards: pairing.boards.map((board) => ({
      ...board,
      white: numberInFile(read, board.white),
      black: numberInFile(read, board.black),
    })),
    byes: pairing.byes.map((bye) => ({ ...bye, player: numberInFile(read, bye.player) })),
  };
}

function boardsOf({ boards, byes }: Pairing): string[] {
  const allocated = byes.filter(({ outcome }) => outcome === 'pairingBye');
  return [
    ...boards.map(({ white, black }) => `${white} ${black}`),
    ...allocated.map(({ player }) => `${player} 0`),
  ];
}

function differingBoards(round: number, inFile: readonly string[], paired: readonly string[]): string[] {
  return [
    ...inFile.filter((board) => !paired.includes(board)).map((board) => `round ${round}: file ${board}`),
    ...paired.filter((board) => !inFile.includes(board)).map((board) => `round ${round}: paired ${board}`),
  ];
}
