import type { StandingsRow } from '../standings/standings.ts';
import type { Contribution } from '../tiebreaks/contribution.ts';
import { makeTieBreak, type TieBreakSpec } from '../tiebreaks/tieBreakSpec.ts';
import { playersByNumber } from '../tournament/tournament.ts';
import { contributionRows } from './contributionRows.ts';
import type { EventRead, Part } from './event.ts';
import type { PageLook, PageValue, SheetPage } from './page.ts';
import { pageWords } from './pageWords.ts';
import { partStandings, type PartStandings } from './partStandings.ts';
import { afterRounds, partTitle } from './partTitle.ts';
import { makePoints } from './settingValues.ts';
import { stackPages, type PageBlock } from './stackPages.ts';
import { shownValue } from './standingsRows.ts';
import { sheetTitles } from './titles.ts';

/** Round, opponent, result, counts as, value. */
const widths = [55, 210, 65, 330, 60];

/**
 * The Contributions sheet: for every player, in the order of places, how each of his tie-breaks comes about. Tie-breaks
 * that are no sums (a place, a lot, a count of wins) have nothing to show.
 */
export function contributionsSheet(event: EventRead): SheetPage {
  return stackPages(
    sheetTitles.contributions[event.language],
    event.parts.flatMap((part) => partBlocks(event, part)),
    widths,
  );
}

function partBlocks(event: EventRead, part: Part): PageBlock[] {
  const standings = partStandings(part.tournament, event.language);
  const titles = partTitle(event, part, [afterRounds(standings.rounds, event.language)]);
  const head: PageBlock = { cells: titles, boldRows: titles.map((_, row) => row), plainText: [0, 1, 2, 3] };
  return [head, ...standings.rows.map((row) => playerBlock(event, part, standings, row))];
}

interface Shown {
  readonly spec: TieBreakSpec;
  readonly value: number;
  readonly contributions: readonly Contribution[];
}

function playerBlock(event: EventRead, part: Part, standings: PartStandings, row: StandingsRow): PageBlock {
  const { language } = event;
  const players = playersByNumber(part.tournament);
  const shown = row.values.flatMap(({ value, contributions }, index): Shown[] => {
    const spec = standings.tieBreaks[index];
    return spec === undefined || contributions.length === 0
      ? []
      : [{ spec, value: shownValue(value), contributions }];
  });
  const tables = shown.map(({ spec, value, contributions }) => {
    const [heading = [], ...lines] = contributionRows(contributions, players, language);
    const total: PageValue[] = [pageWords.total[language], '', '', makeTieBreak(spec), value];
    return [heading, ...lines, total].map((line) => [String(line[0] ?? ''), ...line.slice(1)]);
  });
  const place = row.place === undefined ? '' : `${row.place}. `;
  const title = `${place}${row.player.name} (${row.player.number}) – ${pageWords.pointsShort[language]} ${makePoints(row.points)}`;
  const cells: PageValue[][] = [[title], ...tables.flat()];
  return { cells, boldRows: [0], plainText: [0, 1, 2, 3], look: lookOf(tables) };
}

function lookOf(tables: readonly (readonly PageValue[][])[]): PageLook {
  const columns = widths.length;
  const tops = tables.map((_, index) => tables.slice(0, index).reduce((sum, table) => sum + table.length, 1));
  const areas = tables.map((table, index) => ({
    row: tops[index] ?? 1,
    column: 0,
    rows: table.length,
    columns,
  }));
  const bold = areas.flatMap(({ row, rows }) => [row, row + rows - 1]);
  return {
    boldCells: bold.flatMap((row) => widths.map((_, column) => ({ row, column }))),
    framed: areas,
    boxed: [],
    joined: [],
    shaded: areas.map((area) => ({ ...area, rows: 1 })),
    centred: [0, 2, 4].flatMap((column) => areas.map((area) => ({ ...area, column, columns: 1 }))),
  };
}
