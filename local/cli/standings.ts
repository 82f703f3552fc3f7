import { partStandings } from '../../src/sheet/partStandings.ts';
import { shownValue } from '../../src/sheet/standingsRows.ts';
import type { Standings } from '../../src/standings/standings.ts';
import { makeTieBreak, parseTieBreaks, type TieBreakSpec } from '../../src/tiebreaks/tieBreakSpec.ts';
import type { TrfTournament } from '../../src/trf/tournamentOfTrf.ts';
import { withUsage } from './command.ts';
import { exit, type Io } from './io.ts';
import { argumentsOf, systemOption, WrongUsage } from './options.ts';
import { numberInFile, tournamentOfFile } from './trfFile.ts';

const usage = 'standings FILE.trf [--tiebreaks LIST] [--system S]';

/** A tab-separated table with a heading: Place, No, Name, Points, then one column for each code. */
export function run(args: string[], io: Io): number {
  return withUsage(usage, io, () => {
    const options = argumentsOf(args, ['tiebreaks', 'system']);
    const system = systemOption(options.text('system'));
    const tieBreaks = tieBreaksOption(options.text('tiebreaks'));
    const [file, ...more] = options.files;
    if (file === undefined || more.length > 0) {
      throw new WrongUsage('standings takes one file.');
    }
    const read = tournamentOfFile(file, system, io);
    if (read === undefined) {
      return exit.refused;
    }
    const { tournament } = read;
    sayUnknown(file, tournament.settings.tieBreaks ?? [], io);
    const table = partStandings(tournament, 'en', tieBreaks === undefined ? {} : { tieBreaks });
    linesOf(table, read).forEach((line) => io.out(line));
    return exit.done;
  });
}

/** Codes of the file's own list (records 202, 212) that are not computed here. */
function sayUnknown(file: string, codes: readonly string[], io: Io): void {
  const { unknown } = parseTieBreaks(codes.join(','));
  if (unknown.length > 0) {
    io.err(`${file}: the tie-breaks ${unknown.join(', ')} of the file are not known here and are left out.`);
  }
}

function tieBreaksOption(text: string | undefined): readonly TieBreakSpec[] | undefined {
  if (text === undefined) {
    return undefined;
  }
  const { specs, unknown } = parseTieBreaks(text);
  if (unknown.length > 0) {
    throw new WrongUsage(`--tiebreaks does not know ${unknown.join(', ')}.`);
  }
  return specs;
}

function linesOf({ rows, tieBreaks }: Standings, read: TrfTournament): string[] {
  const heading = ['Place', 'No', 'Name', 'Points', ...tieBreaks.map(makeTieBreak)];
  const table = rows.map(({ place, player, points, values }) => [
    place ?? '',
    numberInFile(read, player.number),
    player.name.replace(/\s/g, ' '),
    points / 2,
    ...values.map(({ value }) => shownValue(value)),
  ]);
  return [heading, ...table].map((cells) => cells.join('\t'));
}
