import type { StandingsRow } from '../standings/standings.ts';
import { toNumber, type Fraction } from '../tiebreaks/fraction.ts';
import { makeTieBreak } from '../tiebreaks/tieBreakSpec.ts';
import type { Language } from './languages.ts';
import type { PageValue } from './page.ts';
import { pageWords } from './pageWords.ts';
import type { PartStandings } from './partStandings.ts';
import { tableHeadings } from './tableHeadings.ts';

/** The table of the Standings sheet, its heading row first. People's text stands in columns 2 and 3. */
export function standingsRows(standings: PartStandings, language: Language): PageValue[][] {
  const { reached } = standings;
  const heading = [
    ...(['place', 'number', 'name', 'club', 'points'] as const).map((key) => tableHeadings[key][language]),
    ...standings.tieBreaks.map(makeTieBreak),
    reached === undefined ? tableHeadings.separatedBy[language] : pageWords.reached[language],
  ];
  return [heading, ...standings.rows.map((row) => standingsRow(row, reached))];
}

function standingsRow(row: StandingsRow, reached: PartStandings['reached']): PageValue[] {
  return [
    row.place ?? '',
    row.player.number,
    row.player.name,
    row.player.club ?? '',
    row.points / 2,
    ...row.values.map(({ value }) => shownValue(value)),
    reached === undefined ? (row.separatedBy ?? '') : (reached.get(row.player.number) ?? ''),
  ];
}

/** Two decimals, as the law's fractions are shown (rules.md 6); exact values need no more. */
export function shownValue(value: Fraction): number {
  return Math.round(toNumber(value) * 100) / 100;
}
