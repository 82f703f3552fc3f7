import { makeTeamCriterion } from '../standings/teamCriteria.ts';
import type { TeamCell, TeamCrosstable } from '../standings/teamCrosstable.ts';
import type { Language } from './languages.ts';
import type { PageValue } from './page.ts';
import { makePoints } from './settingValues.ts';
import { shownValue } from './standingsRows.ts';
import { tableHeadings } from './tableHeadings.ts';

/**
 * The Team table sheet, its heading row first: letter, team, the board points of each match (`2½`; by rounds `C 2½`),
 * the criteria, place. A match still being played has its running score in brackets.
 */
export function teamCrosstableRows(table: TeamCrosstable, language: Language): PageValue[][] {
  const heading = [
    tableHeadings.letter[language],
    tableHeadings.team[language],
    ...table.columns.map((column) => columnHeading(table.kind, column, language)),
    ...table.standings.criteria.map(makeTeamCriterion),
    tableHeadings.place[language],
  ];
  const rows = table.rows.map(({ standing, cells }): PageValue[] => [
    standing.team.letter,
    standing.team.name,
    ...cells.map((each, index) =>
      table.kind === 'byOpponent' && table.columns[index] === standing.team.letter
        ? '×'
        : each.map((cell) => cellText(cell, table.kind)).join(' '),
    ),
    ...standing.values.map(shownValue),
    standing.place ?? '',
  ]);
  return [heading, ...rows];
}

function columnHeading(kind: TeamCrosstable['kind'], column: string | number, language: Language): string {
  switch (kind) {
    case 'byOpponent':
      return String(column);
    case 'byRound':
      return `${tableHeadings.roundShort[language]}${column}`;
    case 'byBoard':
      return `B${column}`;
  }
}

function cellText({ opponent, points, complete }: TeamCell, kind: TeamCrosstable['kind']): string {
  const score = complete ? makePoints(points) : `(${makePoints(points)})`;
  return kind === 'byRound' ? `${opponent?.letter ?? '–'} ${score}` : score;
}
