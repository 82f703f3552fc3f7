import type { Crosstable } from '../standings/crosstable.ts';
import { makeTieBreak } from '../tiebreaks/tieBreakSpec.ts';
import { crosstableRows } from './crosstableRows.ts';
import type { EventRead, PartKey } from './event.ts';
import type { PageValue, SheetPage } from './page.ts';
import { pageWords } from './pageWords.ts';
import type { PartStandings } from './partStandings.ts';
import { stackPages, type PageBlock } from './stackPages.ts';
import { standingsRows } from './standingsRows.ts';
import { sheetTitles } from './titles.ts';

export interface StandingsBlock {
  readonly part: PartKey;
  readonly standings: PartStandings;
}

export interface CrosstableBlock {
  readonly part: PartKey;
  readonly crosstable: Crosstable;
}

/** The Standings sheet: the table of every part, and the order in which equal points are separated. */
export function standingsSheet(event: EventRead, blocks: readonly StandingsBlock[]): SheetPage {
  const pages = blocks.map(({ part, standings }) => {
    const codes = standings.tieBreaks.map(makeTieBreak).join(', ');
    const order = codes === '' ? [] : [[`${pageWords.tieBreaks[event.language]}: ${codes}`]];
    return tableBlock(
      titleRows(event, part, standings),
      standingsRows(standings, event.language),
      order,
      [2, 3],
    );
  });
  const tieBreaks = Math.max(0, ...blocks.map((block) => block.standings.tieBreaks.length));
  const widths = [55, 45, 190, 140, 60, ...Array.from({ length: tieBreaks }, () => 60), 110];
  return stackPages(sheetTitles.standings[event.language], pages, widths);
}

/** The Crosstable sheet. Results such as `+` stand in plain-text columns. */
export function crosstableSheet(event: EventRead, blocks: readonly CrosstableBlock[]): SheetPage {
  const pages = blocks.map(({ part, crosstable }) => {
    const rows = crosstableRows(crosstable, event.language, event.colourNames);
    const results = crosstable.columns.map((_, index) => 3 + index);
    return tableBlock(titleRows(event, part, crosstable.standings), rows, [], [1, 2, ...results]);
  });
  return stackPages(sheetTitles.crosstable[event.language], pages, [45, 190, 140]);
}

/** Each behind a word of ours, so that it stays text. */
function titleRows({ texts, language }: EventRead, part: PartKey, standings: PartStandings): PageValue[][] {
  const { rounds } = standings;
  const heading = [
    rounds === 0 ? pageWords.beforeRound1[language] : `${pageWords.afterRound[language]} ${rounds}`,
    part.stage,
    part.section === '' ? '' : `${pageWords.section[language]} ${part.section}`,
  ];
  const event = texts.event === undefined ? [] : [[`${pageWords.event[language]}: ${texts.event}`]];
  return [...event, [heading.filter((text) => text !== '').join(' – ')]];
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
