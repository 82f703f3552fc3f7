import { teamPartStandings } from '../sheet/partStandings.ts';
import { teamStandingsRows } from '../sheet/teamStandingsRows.ts';
import { parseTeamCriteria } from '../standings/teamCriteria.ts';
import { tieBreakCodes } from '../tiebreaks/tiebreaks.ts';
import type { Problem } from '../tournament/problem.ts';
import { boardCount, teamsOf } from '../tournament/team.ts';
import { refuse, type CustomFunction } from './answer.ts';
import { textArgument } from './arguments.ts';
import { isOmitted } from './fromRange.ts';
import { readSource } from './source.ts';
import { tablesOf } from './tables.ts';

/** `TEAM_STANDINGS([players], [results], [tiebreaks], [settings])`: teams by board points, board 1, board 2, … */
export const teamStandingsFunction: CustomFunction = (
  [players, results, tieBreaks, settings],
  readWorkbook,
) => {
  const text = isOmitted(tieBreaks) ? undefined : textArgument(tieBreaks);
  const unknown = unknownCriteria(text);
  if (unknown.length > 0) {
    return refuse(...unknown);
  }
  const read = readSource(players, results, settings, readWorkbook);
  if (!read.ok) {
    return read;
  }
  const { source } = read;
  const without = source.parts.filter((part) => teamsOf(part.tournament).length === 0);
  if (without.length > 0) {
    const problems: Problem[] = [{ code: 'teamsTooFew', values: { teams: 0 } }];
    return { ok: false, problems, language: source.language };
  }
  return {
    ok: true,
    value: tablesOf(source, ({ tournament }) => {
      const boards = boardCount(teamsOf(tournament), tournament.settings);
      const options = text === undefined ? {} : { criteria: parseTeamCriteria(text, boards).criteria };
      return teamStandingsRows(teamPartStandings(tournament, source.language, options), source.language);
    }),
  };
};

function unknownCriteria(text: string | undefined): Problem[] {
  return parseTeamCriteria(text ?? '', 0).unknown.map((found) => ({
    code: 'tieBreakUnknown',
    found,
    values: { argument: 'tiebreaks', codes: ['MP, BP, B1, BOARDS', ...tieBreakCodes].join(', ') },
  }));
}
