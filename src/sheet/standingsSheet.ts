import { boardPrizes } from '../standings/boardPrizes.ts';
import { crosstable } from '../standings/crosstable.ts';
import type { Standings } from '../standings/standings.ts';
import { makeTeamCriterion } from '../standings/teamCriteria.ts';
import { teamCrosstable } from '../standings/teamCrosstable.ts';
import { makeTieBreak } from '../tiebreaks/tieBreakSpec.ts';
import { boardGroup } from '../tournament/boardGroup.ts';
import { boardCount, teamsOf } from '../tournament/team.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { crosstableRows } from './crosstableRows.ts';
import type { EventRead, Part, PartKey } from './event.ts';
import { greatest, widest } from './greatest.ts';
import { resultHeading } from './headings.ts';
import type { PageValue, SheetPage } from './page.ts';
import { pageWords } from './pageWords.ts';
import { partStandings, teamPartStandings } from './partStandings.ts';
import { afterRounds, partTitle } from './partTitle.ts';
import { stackPages, type PageBlock } from './stackPages.ts';
import { standingsRows } from './standingsRows.ts';
import { tableHeadings } from './tableHeadings.ts';
import { teamCrosstableRows } from './teamCrosstableRows.ts';
import { teamStandingsRows } from './teamStandingsRows.ts';
import { sheetTitles } from './titles.ts';

/** The Standings sheet: the table of every part after its last complete round, and the order in which equals are separated. */
export function standingsSheet(event: EventRead): SheetPage {
  const isOfTeams = ({ tournament }: Part): boolean => tournament.settings.teamForm !== undefined;
  const pages = event.parts.flatMap((part) =>
    isOfTeams(part) ? teamStandingsBlocks(event, part) : [playersBlock(event, part)],
  );
  const tieBreaks = greatest(pages.map(({ cells }) => widest(cells) - 6));
  const inTeams = event.parts.every(isOfTeams);
  const widths = [
    55,
    45,
    ...(inTeams ? [260] : [190, 140]),
    60,
    ...Array.from({ length: tieBreaks }, () => 60),
    110,
  ];
  return stackPages(sheetTitles.standings[event.language], pages, widths);
}

function playersBlock(event: EventRead, part: Part): PageBlock {
  const { language } = event;
  const standings = partStandings(part.tournament, language);
  const codes = standings.tieBreaks.map(makeTieBreak).join(', ');
  const order = codes === '' ? [] : [[`${pageWords.tieBreaks[language]}: ${codes}`]];
  return tableBlock(titleRows(event, part, standings), standingsRows(standings, language), order, [2, 3]);
}

/** The table of the teams, the best of every board, and where they play by boards each group. */
function teamStandingsBlocks(event: EventRead, { tournament, ...part }: Part): PageBlock[] {
  const { language } = event;
  const standings = teamPartStandings(tournament, language);
  const others = standings.criteria.slice(1).map(makeTeamCriterion);
  const order = others.length === 0 ? [] : [[`${pageWords.tieBreaks[language]}: ${others.join(', ')}`]];
  const teams = tableBlock(
    titleRows(event, part, standings),
    teamStandingsRows(standings, language),
    order,
    [1, 2],
  );
  const groups = tournament.settings.teamForm === 'boardGroups' ? groupBlocks(event, tournament) : [];
  return [teams, ...groups, prizesBlock(event, tournament)];
}

/** Law 30.1.5, board by board: the first three, whoever shares third place with them too. */
function prizesBlock({ language }: EventRead, tournament: Tournament): PageBlock {
  const words = [
    resultHeading('board', language),
    tableHeadings.place[language],
    tableHeadings.name[language],
  ];
  const heading = [...words, tableHeadings.points[language], pageWords.games[language]];
  const rows = boardPrizes(tournament).flatMap(({ board, rows: ranking }) =>
    ranking
      .filter(({ place }) => place <= 3)
      .map(({ place, player, team, points, games }): PageValue[] => [
        board,
        String(place),
        `${player.name} (${team.letter})`,
        points / 2,
        games,
      ]),
  );
  return tableBlock([[pageWords.boardPrizes[language]]], [heading, ...rows], [], [1, 2]);
}

/** Law 30.1.3: the group of each board; the letter of his team stands behind the name of a player. */
function groupBlocks({ language }: EventRead, tournament: Tournament): PageBlock[] {
  const boards = boardCount(teamsOf(tournament), tournament.settings);
  return Array.from({ length: boards }, (_, index) => {
    const group = boardGroup(tournament, index + 1, Math.max(1, tournament.rounds.length)).tournament;
    const [heading = [], ...rows] = standingsRows(partStandings(group, language), language);
    const letters = group.players.map(({ number, team = '' }) => [number, team] as const);
    const letterOf = new Map<PageValue | undefined, string>(letters);
    const withoutClub = ([place = '', number = '', name = '', , ...rest]: PageValue[]): PageValue[] => [
      place,
      String(number),
      letterOf.has(number) ? `${name} (${letterOf.get(number)})` : name,
      ...rest,
    ];
    const title = [[`${resultHeading('board', language)} ${index + 1}`]];
    return tableBlock(title, [heading, ...rows].map(withoutClub), [], [1, 2]);
  });
}

/** The Crosstable sheet. Results such as `+` stand in plain-text columns. */
export function crosstableSheet(event: EventRead): SheetPage {
  const pages = event.parts.map((part) => {
    const table = crosstable(part.tournament, partStandings(part.tournament, event.language));
    const rows = crosstableRows(table, event.language, event.colourNames);
    const results = table.columns.map((_, index) => 3 + index);
    return tableBlock(titleRows(event, part, table.standings), rows, [], [1, 2, ...results]);
  });
  return stackPages(sheetTitles.crosstable[event.language], pages, [45, 190, 140]);
}

/** The Team table sheet (Bảng đội): every team part of the event. */
export function teamTableSheet(event: EventRead, parts: readonly Part[]): SheetPage {
  const pages = parts.map((part) => {
    const table = teamCrosstable(part.tournament, teamPartStandings(part.tournament, event.language));
    const matches = table.columns.map((_, index) => 2 + index);
    const rows = teamCrosstableRows(table, event.language);
    return tableBlock(titleRows(event, part, table.standings), rows, [], [1, ...matches]);
  });
  return stackPages(sheetTitles.teamTable[event.language], pages, [45, 200]);
}

function titleRows(event: EventRead, part: PartKey, { rounds }: Pick<Standings, 'rounds'>): string[][] {
  return partTitle(event, part, [afterRounds(rounds, event.language)]);
}

function tableBlock(
  titles: PageValue[][],
  rows: PageValue[][],
  below: PageValue[][],
  plainText: readonly number[],
): PageBlock {
  return {
    cells: [...titles, ...rows, ...below],
    boldRows: Array.from({ length: titles.length + 1 }, (_, row) => row),
    plainText,
  };
}
