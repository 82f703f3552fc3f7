import { pairRound } from '../../src/systems/pair.ts';
import type { Pairing } from '../../src/tournament/pairing.ts';
import type { TrfTournament } from '../../src/trf/tournamentOfTrf.ts';
import { isComplete } from '../../src/tournament/round.ts';
import { beforeRound } from '../../src/tournament/beforeRound.ts';
import { withUsage } from './command.ts';
import { exit, type Io } from './io.ts';
import { argumentsOf, systemOption, teamsOption, WrongUsage } from './options.ts';
import { numberInFile, say, tournamentOfFile } from './trfFile.ts';

const usage = 'pair FILE.trf [--system S] [--teams [FORM]] [--round N] [--seed X]';

/** The number of pairs, then `white black` a line in board order, `id 0` for the bye. */
export function run(args: string[], io: Io): number {
  return withUsage(usage, io, () => {
    const options = argumentsOf(args, ['system', 'round', 'seed', 'teams']);
    const system = systemOption(options.text('system'));
    const teamForm = teamsOption(options.text('teams'));
    const round = options.number('round', 1, 999);
    const [file, ...more] = options.files;
    if (file === undefined || more.length > 0) {
      throw new WrongUsage('pair takes one file.');
    }
    const read = tournamentOfFile(file, { system, teamForm }, io);
    return read === undefined
      ? exit.refused
      : pairFile(file, withSeed(read, options.text('seed')), round, io);
  });
}

function withSeed(read: TrfTournament, drawSeed: string | undefined): TrfTournament {
  const { tournament } = read;
  return drawSeed === undefined
    ? read
    : { ...read, tournament: { ...tournament, settings: { ...tournament.settings, drawSeed } } };
}

function pairFile(file: string, read: TrfTournament, wanted: number | undefined, io: Io): number {
  const { tournament } = read;
  const next = tournament.rounds.length + 1;
  const round = wanted ?? next;
  if (round > next) {
    io.err(
      `${file}: round ${round} cannot be paired: the file has ${next - 1} rounds. Ask for round ${next}.`,
    );
    return exit.refused;
  }
  const before = beforeRound(tournament, round);
  const open = before.rounds.find((each) => !isComplete(each));
  if (open !== undefined) {
    io.err(`${file}: round ${open.number} has games without a result. Enter them first.`);
    return exit.refused;
  }
  const result = pairRound(before, round);
  if (!result.ok) {
    say(result.problems, file, io);
    return exit.refused;
  }
  say(result.pairing.notes, file, io);
  linesOf(result.pairing, read).forEach((line) => io.out(line));
  return exit.done;
}

function linesOf({ boards, byes }: Pairing, read: TrfTournament): string[] {
  const allocated = byes.filter(({ outcome }) => outcome === 'pairingBye');
  const pairs = [
    ...boards.map(({ white, black }) => `${numberInFile(read, white)} ${numberInFile(read, black)}`),
    ...allocated.map(({ player }) => `${numberInFile(read, player)} 0`),
  ];
  return [String(pairs.length), ...pairs];
}
