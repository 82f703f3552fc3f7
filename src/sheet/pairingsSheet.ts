import type { PlayerNumber } from '../tournament/player.ts';
import type { HalfPoints } from '../tournament/points.ts';
import type { Note } from '../tournament/problem.ts';
import type { Settings } from '../tournament/settings.ts';
import type { FreeTeam, TeamMatch } from '../tournament/teamMatch.ts';
import type { EventRead, PartKey, ResultRow } from './event.ts';
import { withoutFree } from './freeTeams.ts';
import { resultHeading } from './headings.ts';
import type { PageValue, SheetPage } from './page.ts';
import { pageWords } from './pageWords.ts';
import { partTitle } from './partTitle.ts';
import { playerName } from './playerName.ts';
import { resultFormula } from './resultFormula.ts';
import { makeResult } from './resultText.ts';
import { sentenceOf } from './sentences.ts';
import { makePoints } from './settingValues.ts';
import { stackPages, type BlockFormula, type PageBlock } from './stackPages.ts';
import { scoreShown, teamScoreFormula } from './teamScore.ts';
import { tableHeadings } from './tableHeadings.ts';
import { sheetTitles } from './titles.ts';
import { colourWords } from './words.ts';

/** The round of one part as it is printed. */
export interface PairingsBlock {
  readonly part: PartKey;
  readonly round: number;
  /** In a knockout the name of the round (Law 25). */
  readonly name?: string;
  /** The rows of this round, in board order, games and byes; results typed so far included. */
  readonly rows: readonly ResultRow[];
  /** The score with which the round was paired. */
  readonly scores: ReadonlyMap<PlayerNumber, HalfPoints>;
  /** Whether floats are marked: Swiss systems only. */
  readonly floats: boolean;
  /** In the event this round without a row: absent. */
  readonly absent: readonly PlayerNumber[];
  readonly notes: readonly Note[];
  /** Where whole teams meet: a line with the running score stands above the boards of each match. */
  readonly matches?: readonly TeamMatch[];
  /** Likewise: one line for each, whatever the number of its boards and games. */
  readonly free?: readonly FreeTeam[];
  readonly settings?: Settings;
}

/** Board, number, White, points, result, points, Black, number. */
const widths = [50, 45, 190, 60, 75, 60, 190, 45];
/** Match and Game stand in front; equal neighbours are set in one call. */
const matchWidths = [50, 50, 50, 50, 190, 70, 70, 70, 190, 50];

/**
 * The Pairings sheet: the current round of every part, to print and to show. Results appear by formulas, because they
 * are typed in Results.
 */
export function pairingsSheet(event: EventRead, blocks: readonly PairingsBlock[]): SheetPage {
  const inMatches = blocks.some((block) => block.rows.some((row) => row.match !== undefined));
  return stackPages(
    sheetTitles.pairings[event.language],
    blocks.map((block) => roundBlock(event, block, inMatches)),
    inMatches ? matchWidths : widths,
  );
}

function roundBlock(event: EventRead, block: PairingsBlock, inMatches: boolean): PageBlock {
  const shift = inMatches ? 2 : 0;
  const indent = Array.from({ length: shift }, (): PageValue => '');
  const lines = linesOf(block);
  const cells: PageValue[][] = [
    ...titleRows(event, block),
    headingRow(event, inMatches),
    ...lines.map((line) => {
      if ('teams' in line) {
        const { white, black } = line.teams;
        return [line.match, '', '', '', white.name, '', '', '', black.name, ''];
      }
      if ('team' in line) {
        return [line.match ?? '', '', '', '', line.team.name, '', makeResult(line.outcome)];
      }
      return line.black === undefined
        ? byeRow(event, block, line, inMatches)
        : gameRow(event, block, line, inMatches);
    }),
    ...block.absent.map((player) => [
      ...indent,
      ...aloneRow(event, block, player, pageWords.absent[event.language]),
    ]),
    ...block.notes.flatMap((note) => {
      const sentence = sentenceOf(note, event.language);
      return inMatches ? shortLines(sentence) : [['', '', sentence]];
    }),
  ];
  const top = titleRows(event, block).length;
  const matches = lines.flatMap((line, index) => ('teams' in line ? [top + 1 + index] : []));
  return {
    cells,
    boldRows: [...Array.from({ length: top + 1 }, (_, row) => row), ...matches],
    plainText: [2, 3, 5, 6].map((column) => column + shift),
    formulas: formulasOf(event, block, lines, { top: top + 1, column: 4 + shift }),
  };
}

/** On the wider page of matches from the left edge, in lines that do not run over it. */
function shortLines(sentence: string): PageValue[][] {
  return (sentence.match(/.{1,115}(?: |$)/g) ?? [sentence]).map((line) => [line.trim()]);
}

type Line = ResultRow | TeamMatch | FreeTeam;

/** The rows of the round, those of a match under the line of its teams; teams without an opponent stand below. */
function linesOf({ rows, matches = [], free = [] }: PairingsBlock): Line[] {
  const lines = withoutFree(rows, free).flatMap((row, index, all): Line[] => {
    const above = all[index - 1];
    const first = row.black !== undefined && (above === undefined || above.match !== row.match);
    const match = first ? matches.find((each) => each.match === row.match) : undefined;
    return match === undefined ? [row] : [match, row];
  });
  return [...lines, ...free];
}

function titleRows(event: EventRead, { part, round, name = '' }: PairingsBlock): PageValue[][] {
  const about = [`${pageWords.round[event.language]} ${round}`, name];
  return partTitle(event, part, about, event.roundTimes.get(round));
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
    playerName(event, row.white),
    pointsOf(block, row.white, black),
    '',
    pointsOf(block, black, row.white),
    playerName(event, black),
    black,
  ];
}

function byeRow(event: EventRead, block: PairingsBlock, row: ResultRow, inMatches: boolean): PageValue[] {
  const what = row.outcome === undefined ? '' : makeResult(row.outcome);
  const [, ...alone] = aloneRow(event, block, row.white, what);
  return inMatches ? [row.match ?? '', row.game ?? '', row.board || '', ...alone] : ['', ...alone];
}

/** What he has stands in the column of results: `½ bye`, absent. */
function aloneRow(event: EventRead, block: PairingsBlock, player: PlayerNumber, what: string): PageValue[] {
  return ['', player, playerName(event, player), makePoints(block.scores.get(player) ?? 0), what];
}

/** The score, and the arrow of a player who meets one of another score group. */
function pointsOf(block: PairingsBlock, player: PlayerNumber, opponent: PlayerNumber): string {
  const [own, other] = [block.scores.get(player) ?? 0, block.scores.get(opponent) ?? 0];
  const arrow = own === other || !block.floats ? '' : own > other ? ' ↓' : ' ↑';
  return `${makePoints(own)}${arrow}`;
}

/** The result of each game, and above a match the sum of those below it. */
function formulasOf(
  event: EventRead,
  { settings }: PairingsBlock,
  lines: readonly Line[],
  { top, column }: { readonly top: number; readonly column: number },
): BlockFormula[] {
  const table = event.tables.results;
  return lines.flatMap((line, index): BlockFormula[] => {
    const row = top + index;
    if ('teams' in line) {
      const rules = settings && { settings, language: event.language };
      return rules === undefined
        ? []
        : [
            {
              row,
              column,
              formula: (at) => teamScoreFormula(line, rules, at, column),
              shown: scoreShown(line),
            },
          ];
    }
    return table === undefined || 'team' in line || line.black === undefined
      ? []
      : [
          {
            row,
            column,
            formula: () => resultFormula(table, line),
            shown: line.outcome === undefined ? '' : makeResult(line.outcome),
          },
        ];
  });
}
