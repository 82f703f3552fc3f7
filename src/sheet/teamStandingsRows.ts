import { makeTeamCriterion } from '../standings/teamCriteria.ts';
import type { TeamStandings, TeamStandingsRow } from '../standings/teamStandings.ts';
import type { Language } from './languages.ts';
import type { PageValue } from './page.ts';
import { shownValue } from './standingsRows.ts';
import { tableHeadings } from './tableHeadings.ts';

/**
 * The standings of teams, the heading row first: place, letter, name, each criterion (`MP` match points, `BP` board
 * points, `B1` board 1, …), and which of them separated equals. People's text stands in column 3.
 */
export function teamStandingsRows(standings: TeamStandings, language: Language): PageValue[][] {
  const heading = [
    tableHeadings.place[language],
    tableHeadings.letter[language],
    tableHeadings.team[language],
    ...standings.criteria.map(makeTeamCriterion),
    tableHeadings.separatedBy[language],
  ];
  return [heading, ...standings.rows.map(teamRow)];
}

function teamRow({ place, team, values, separatedBy }: TeamStandingsRow): PageValue[] {
  return [place ?? '', team.letter, team.name, ...values.map(shownValue), separatedBy ?? ''];
}
