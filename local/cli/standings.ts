import { teamStandingsRows } from '../../src/sheet/teamStandingsRows.ts';
import { parseTeamCriteria } from '../../src/standings/teamCriteria.ts';
import { boardCount, teamsOf } from '../../src/tournament/team.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { partStandings, teamPartStandings } from '../../src/sheet/partStandings.ts';
import { shownValue } from '../../src/sheet/standingsRows.ts';
import type { Standings } from '../../src/standings/standings.ts';
import { makeTieBreak, parseTieBreaks, type TieBreakSpec } from '../../src/tiebreaks/tieBreakSpec.ts';
import type { TrfTournament } from '../../src/trf/tournamentOfTrf.ts';
import { withUsage } from './command.ts';
import { exit, type Io } from './io.ts';
import { argumentsOf, systemOption, teamsOption, WrongUsage } from './options.ts';
import { numberInFile, tournamentOfFile } from './trfFile.ts';

const usage = 'standings FILE.trf [--tiebreaks LIST] [--system S] [--teams [FORM]]';

/** A tab-separated table with a heading: Place, No, Name, Points, then one column for each code. */
export function run(args: string[], io: Io): number {
  return withUsage(usage, io, () => {
    const options = argumentsOf(args, ['tiebreaks', 'system', 'teams']);
    const system = systemOption(options.text('system'));
    const teamForm = teamsOption(options.text('teams'));
    const [file, ...more] = options.files;
    if (file === undefined || more.length > 0) {
      throw new WrongUsage('standings takes one file.');
    }
    const read = tournamentOfFile(file, { system, teamForm }, io);
    if (read === undefined) {
      return exit.refused;
    }
    const { tournament } = read;
    if (tournament.settings.teamForm !== undefined) {
      teamLines(tournament, options.text('tiebreaks')).forEach((line) => io.out(line));
      return exit.done;
    }
    const tieBreaks = tieBreaksOption(options.text('tiebreaks'));
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

/** Teams: Place, Letter, Team, then one column for each criterion (`MP`, `BP`, `B1`, …). */
function teamLines(tournament: Tournament, text: string | undefined): string[] {
  const boards = boardCount(teamsOf(tournament), tournament.settings);
  const { criteria, unknown } = parseTeamCriteria(text ?? '', boards);
  if (unknown.length > 0) {
    throw new WrongUsage(`--tiebreaks does not know ${unknown.join(', ')}.`);
  }
  const table = teamPartStandings(tournament, 'en', text === undefined ? {} : { criteria });
  return teamStandingsRows(table, 'en').map((cells) => cells.join('\t'));
}
