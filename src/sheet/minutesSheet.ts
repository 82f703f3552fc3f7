import { lastGameOf } from '../tournament/matchLength.ts';
import { gameMeaning, type GameOutcome } from '../tournament/outcome.ts';
import { isComplete } from '../tournament/round.ts';
import { teamsMeet } from '../tournament/settings.ts';
import { knockoutRoundTitle } from './bracketSheet.ts';
import { byBoard } from './makeRounds.ts';
import type { EventRead, Part, ResultRow } from './event.ts';
import { freeTeams, withoutFree } from './freeTeams.ts';
import { resultHeading } from './headings.ts';
import type { Language } from './languages.ts';
import type { PageLook, PageValue, SheetPage } from './page.ts';
import { pageWords } from './pageWords.ts';
import { playerName } from './playerName.ts';
import { partTitle } from './partTitle.ts';
import { samePart } from './parts.ts';
import { makeResult } from './resultText.ts';
import { stackPages, type PageBlock } from './stackPages.ts';
import { tableHeadings } from './tableHeadings.ts';
import { sheetTitles } from './titles.ts';
import { colourWords } from './words.ts';

/** Board (in matches behind Match and Game), number, White, result, Black, number. */
const widths = [55, 45, 210, 75, 210, 45];

/** A round of a part whose results are all there. */
export interface CompleteRound {
  readonly part: Part;
  readonly round: number;
}

/** The round of this row where it is complete, in every part of its stage; else the last complete one of every part. */
export function roundsOfMinutes({ parts }: EventRead, row?: ResultRow): CompleteRound[] {
  const complete = parts.flatMap((part) =>
    part.tournament.rounds
      .filter((round) => round.games.length > 0 && isComplete(round))
      .map(({ number }) => ({ part, round: number })),
  );
  const meant = complete.filter(({ part, round }) => part.stage === row?.stage && round === row.round);
  if (row !== undefined && meant.some(({ part }) => samePart(part, row))) {
    return meant;
  }
  const last = parts.flatMap((part) => complete.filter((each) => each.part === part).slice(-1));
  // Once a round of a later stage is complete, the minutes of the stage before have been written.
  const later = last.filter(({ part }) => part.stage !== '');
  return later.length === 0 ? last : later;
}

/** The Minutes sheet (rules.md 2): of each round the boards, the incidents, and lines for the arbiters' signatures. */
export function minutesSheet(event: EventRead, rounds = roundsOfMinutes(event)): SheetPage {
  const parts = rounds.map((each) => ({ ...each, rows: rowsOf(event, each.part, each.round) }));
  const inMatches = parts.some(({ rows }) => rows.some((row) => row.match !== undefined));
  const shift = inMatches ? 2 : 0;
  const blocks = parts.map(({ part, round, rows }) => minutesBlock(event, part, round, rows, shift));
  const all = inMatches ? [45, 45, ...widths] : widths;
  return stackPages(sheetTitles.minutes[event.language], blocks, all);
}

function rowsOf(event: EventRead, part: Part, round: number): ResultRow[] {
  const rows = event.results.filter((row) => samePart(row, part) && row.round === round);
  const isBye = (row: ResultRow): number => (row.black === undefined ? 1 : 0);
  return rows.sort((left, right) => isBye(left) - isBye(right) || byBoard(left, right));
}

function minutesBlock(
  event: EventRead,
  part: Part,
  round: number,
  rows: readonly ResultRow[],
  shift: number,
): PageBlock {
  const { language } = event;
  const titles = [
    ...partTitle(event, part, [
      `${pageWords.minutesOf[language]} ${round}`,
      knockoutRoundTitle(part.tournament, round, language),
    ]),
    [`${pageWords.date[language]}: ${timeOf(event, part, round)}`],
    [`${pageWords.place[language]}: ${event.texts.place ?? '…………'}`],
    [],
  ];
  const free = freeTeams(part.tournament, round);
  const table = [
    headingRow(event, shift),
    ...withoutFree(rows, free).map((row) => boardRow(event, row, shift)),
    ...free.map(({ team, outcome }) => ['', '', '', '', team.name, makeResult(outcome), '', '']),
  ];
  const incidents = incidentsOf(event, part, rows);
  const below = [
    [],
    [`${pageWords.incidents[language]}: ${incidents.length === 0 ? pageWords.none[language] : ''}`],
    ...incidents.map((text) => [text]),
    [],
  ];
  const cells = [...titles, ...table, ...below, ...signatures(event, shift)];
  const top = titles.length;
  return {
    cells,
    boldRows: [...titles.slice(0, -3).map((_, row) => row), top, top + table.length + 1],
    plainText: Array.from({ length: widths.length + shift }, (_, column) => column),
    look: lookOf(top, table.length, shift),
  };
}

/** The dates in the settings are those of the rounds of the main stage. */
function timeOf({ roundTimes, texts }: EventRead, { stage }: Part, round: number): string {
  return (stage === '' ? (roundTimes.get(round) ?? texts.start) : undefined) ?? '…………';
}

function headingRow({ language, colourNames }: EventRead, shift: number): string[] {
  const words = colourWords[colourNames][language];
  return [
    ...(shift === 0 ? [] : [resultHeading('match', language)]),
    resultHeading('board', language),
    ...(shift === 0 ? [] : [resultHeading('game', language)]),
    tableHeadings.number[language],
    words.white,
    resultHeading('result', language),
    words.black,
    tableHeadings.number[language],
  ];
}

function boardRow(event: EventRead, row: ResultRow, shift: number): string[] {
  const result = row.outcome === undefined ? '' : makeResult(row.outcome);
  return [
    ...(shift === 0 ? [] : [String(row.match ?? '')]),
    row.black === undefined && row.game === undefined ? '' : String(row.board),
    ...(shift === 0 ? [] : [String(row.game ?? '')]),
    String(row.white),
    playerName(event, row.white),
    result,
    row.black === undefined ? '' : playerName(event, row.black),
    row.black === undefined ? '' : String(row.black),
  ];
}

/** Rules.md 2: forfeits, decisions, and whatever the arbiter has written into the column of notes. */
function incidentsOf(event: EventRead, part: Part, rows: readonly ResultRow[]): string[] {
  const { language } = event;
  return rows.flatMap((row) => {
    const what =
      row.black === undefined
        ? undefined
        : (lotIn(part, row, language) ?? incidentIn(row.outcome as GameOutcome, language));
    const note = row.note === undefined || row.note === '' ? undefined : row.note;
    const texts = [what, note].filter((text) => text !== undefined);
    const seat =
      row.black === undefined
        ? `${row.white} ${playerName(event, row.white)}`
        : `${placeOf(row, language)} (${row.white} – ${row.black})`;
    return texts.length === 0 ? [] : [`${seat}: ${texts.join('; ')}`];
  });
}

/** `Board 3`; in matches `Match 2, Board 3, Game 1`. */
function placeOf(row: ResultRow, language: Language): string {
  return (['match', 'board', 'game'] as const)
    .flatMap((column) =>
      row[column] === undefined ? [] : [`${resultHeading(column, language)} ${row[column]}`],
    )
    .join(', ');
}

/** Law 25, 30.3: a lot stands in the record as won without play; so may the deciding game, if the arbiter had rather a lot. */
function lotIn({ tournament }: Part, row: ResultRow, language: Language): string | undefined {
  const { settings } = tournament;
  const wonUnplayed = row.outcome === 'whiteWinsByForfeit' || row.outcome === 'blackWinsByForfeit';
  const last = lastGameOf(tournament);
  if (settings.system !== 'knockout' || row.game === undefined || row.game < last || !wonUnplayed) {
    return undefined;
  }
  if (row.game > last) {
    return pageWords.drawnByLot[language];
  }
  return teamsMeet(settings) ? undefined : `${makeResult(row.outcome)}, ${pageWords.lotOrForfeit[language]}`;
}

function incidentIn(outcome: GameOutcome, language: Language): string | undefined {
  const meaning = gameMeaning[outcome];
  if (meaning.open === true) {
    return pageWords.unfinished[language];
  }
  if (outcome === 'bothForfeit' || outcome === 'bothLose') {
    return pageWords[outcome][language];
  }
  if (!meaning.played) {
    return `${makeResult(outcome)}, ${pageWords.forfeit[language]}`;
  }
  if (meaning.unrated === true) {
    return pageWords.unrated[language];
  }
  const decided = outcome === 'whiteDrawBlackLoses' || outcome === 'whiteLosesBlackDraw';
  return decided ? `${makeResult(outcome)}, ${pageWords.decided[language]}` : undefined;
}

/** Two lines to sign on, the arbiter of the settings named below his. */
function signatures({ texts, language }: EventRead, shift: number): PageValue[][] {
  const at = (arbiter: string, secretary: string): PageValue[] => {
    const row = Array.from({ length: widths.length + shift }, () => '');
    row[2 + shift] = arbiter;
    row[4 + shift] = secretary;
    return row;
  };
  return [
    at(pageWords.chiefArbiter[language], pageWords.secretary[language]),
    at(pageWords.signature[language], pageWords.signature[language]),
    [],
    [],
    at(texts.arbiter ?? '……………………', '……………………'),
  ];
}

function lookOf(top: number, rows: number, shift: number): PageLook {
  const columns = widths.length + shift;
  const centred = [0, 1 + shift, 3 + shift, 5 + shift].map((column) => ({
    row: top,
    column,
    rows,
    columns: 1,
  }));
  return {
    boldCells: [],
    framed: [{ row: top, column: 0, rows, columns }],
    boxed: [],
    joined: [],
    shaded: [{ row: top, column: 0, rows: 1, columns }],
    centred: shift === 0 ? centred : [...centred, { row: top, column: 1, rows, columns: 2 }],
  };
}
