import { makeTeamCriterion } from '../standings/teamCriteria.ts';
import type { TeamStandingsRow } from '../standings/teamStandings.ts';
import type { Language } from './languages.ts';
import type { PageValue } from './page.ts';
import { pageWords } from './pageWords.ts';
import type { TeamPartStandings } from './partStandings.ts';
import { shownValue } from './standingsRows.ts';
import { tableHeadings } from './tableHeadings.ts';

/**
 * The standings of teams, the heading row first: place, letter, name, each criterion (`MP` match points, `BP` board
 * points, `B1` board 1, …), and which of them separated equals, in a knockout the round reached. People's text stands in
 * column 3.
 */
export function teamStandingsRows(standings: TeamPartStandings, language: Language): PageValue[][] {
  const { reached } = standings;
  const heading = [
    tableHeadings.place[language],
    tableHeadings.letter[language],
    tableHeadings.team[language],
    ...standings.criteria.map(makeTeamCriterion),
    reached === undefined ? tableHeadings.separatedBy[language] : pageWords.reached[language],
  ];
  return [heading, ...standings.rows.map((row) => teamRow(row, reached))];
}

function teamRow(row: TeamStandingsRow, reached: TeamPartStandings['reached']): PageValue[] {
  const { place, team, values } = row;
  const last = reached === undefined ? row.separatedBy : reached.get(team.number);
  return [place ?? '', team.letter, team.name, ...values.map(shownValue), last ?? ''];
}
