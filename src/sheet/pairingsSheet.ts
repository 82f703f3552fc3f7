import type { PlayerNumber } from '../tournament/player.ts';
import type { HalfPoints } from '../tournament/points.ts';
import type { Note } from '../tournament/problem.ts';
import type { EventRead, PartKey, ResultRow } from './event.ts';
import { resultHeading } from './headings.ts';
import type { PageFormula, PageValue, SheetPage } from './page.ts';
import { pageWords } from './pageWords.ts';
import { resultFormula } from './resultFormula.ts';
import { makeResult } from './resultText.ts';
import { sentenceOf } from './sentences.ts';
import { makePoints } from './settingValues.ts';
import { stackPages, type PageBlock } from './stackPages.ts';
import { tableHeadings } from './tableHeadings.ts';
import { sheetTitles } from './titles.ts';
import { colourWords } from './words.ts';

/** The round of one part as it is printed. */
export interface PairingsBlock {
  readonly part: PartKey;
  readonly round: number;
  /** The rows of this round, in board order, games and byes; results typed so far included. */
  readonly rows: readonly ResultRow[];
  /** The score with which the round was paired. */
  readonly scores: ReadonlyMap<PlayerNumber, HalfPoints>;
  /** Whether floats are marked: Swiss systems only. */
  readonly floats: boolean;
  /** In the event this round without a row: absent. */
  readonly absent: readonly PlayerNumber[];
  readonly notes: readonly Note[];
}

/** Board, number, White, points, result, points, Black, number; in matches Match and Game stand in front. */
const widths = [50, 45, 190, 60, 75, 60, 190, 45];

/**
 * The Pairings sheet: the current round of every part, to print and to show. Results appear by formulas, because they
 * are typed in Results.
 */
export function pairingsSheet(event: EventRead, blocks: readonly PairingsBlock[]): SheetPage {
  const inMatches = blocks.some((block) => block.rows.some((row) => row.match !== undefined));
  return stackPages(
    sheetTitles.pairings[event.language],
    blocks.map((block) => roundBlock(event, block, inMatches)),
    inMatches ? [55, 45, ...widths] : widths,
  );
}

function roundBlock(event: EventRead, block: PairingsBlock, inMatches: boolean): PageBlock {
  const shift = inMatches ? 2 : 0;
  const indent = Array.from({ length: shift }, (): PageValue => '');
  const cells: PageValue[][] = [
    ...titleRows(event, block),
    headingRow(event, inMatches),
    ...block.rows.map((row) =>
      row.black === undefined
        ? [...indent, ...byeRow(event, block, row)]
        : gameRow(event, block, row, inMatches),
    ),
    ...block.absent.map((player) => [
      ...indent,
      ...aloneRow(event, block, player, pageWords.absent[event.language]),
    ]),
    ...block.notes.map((note) => [...indent, '', '', sentenceOf(note, event.language)]),
  ];
  const top = titleRows(event, block).length;
  return {
    cells,
    boldRows: Array.from({ length: top + 1 }, (_, row) => row),
    plainText: [2, 3, 5, 6].map((column) => column + shift),
    formulas: formulasOf(event, block, top + 1, 4 + shift),
  };
}

/** The event, then the round with its section, date and time: each behind a word of ours, so that it stays text. */
function titleRows(
  { texts, roundTimes, language }: EventRead,
  { part, round }: PairingsBlock,
): PageValue[][] {
  const heading = [
    `${pageWords.round[language]} ${round}`,
    part.stage,
    part.section === '' ? '' : `${pageWords.section[language]} ${part.section}`,
    roundTimes.get(round) ?? '',
  ];
  const event = texts.event === undefined ? [] : [[`${pageWords.event[language]}: ${texts.event}`]];
  return [...event, [heading.filter((text) => text !== '').join(' – ')]];
}

function headingRow({ language, colourNames }: EventRead, inMatches: boolean): PageValue[] {
  const words = colourWords[colourNames][language];
  const number = tableHeadings.number[language];
  const points = pageWords.pointsShort[language];
  return [
    ...(inMatches ? [resultHeading('match', language), resultHeading('game', language)] : []),
    resultHeading('board', language),
    number,
    words.white,
    points,
    resultHeading('result', language),
    points,
    words.black,
    number,
  ];
}

function gameRow(event: EventRead, block: PairingsBlock, row: ResultRow, inMatches: boolean): PageValue[] {
  const black = row.black ?? row.white;
  return [
    ...(inMatches ? [row.match ?? '', row.game ?? ''] : []),
    row.board,
    row.white,
    nameOf(event, row.white),
    pointsOf(block, row.white, black),
    '',
    pointsOf(block, black, row.white),
    nameOf(event, black),
    black,
  ];
}

function byeRow(event: EventRead, block: PairingsBlock, row: ResultRow): PageValue[] {
  return aloneRow(event, block, row.white, row.outcome === undefined ? '' : makeResult(row.outcome));
}

/** What he has stands in the column of results: `½ bye`, absent. */
function aloneRow(event: EventRead, block: PairingsBlock, player: PlayerNumber, what: string): PageValue[] {
  return ['', player, nameOf(event, player), makePoints(block.scores.get(player) ?? 0), what];
}

function nameOf(event: EventRead, number: PlayerNumber): string {
  return event.players.find(({ player }) => player.number === number)?.player.name ?? '';
}

/** The score, and the arrow of a player who meets one of another score group. */
function pointsOf(block: PairingsBlock, player: PlayerNumber, opponent: PlayerNumber): string {
  const [own, other] = [block.scores.get(player) ?? 0, block.scores.get(opponent) ?? 0];
  const arrow = own === other || !block.floats ? '' : own > other ? ' ↓' : ' ↑';
  return `${makePoints(own)}${arrow}`;
}

function formulasOf(event: EventRead, block: PairingsBlock, top: number, column: number): PageFormula[] {
  const table = event.tables.results;
  return table === undefined
    ? []
    : block.rows.flatMap((row, index) =>
        row.black === undefined
          ? []
          : [
              {
                row: top + index,
                column,
                formula: resultFormula(table, row),
                shown: row.outcome === undefined ? '' : makeResult(row.outcome),
              },
            ],
      );
}
