import type { Bracket, BracketRound } from '../systems/knockout/bracket.ts';
import type { BracketMatch, Slot } from '../systems/knockout/bracketMatch.ts';
import type { Side } from '../systems/knockout/matchScore.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import { playersByNumber, type Tournament } from '../tournament/tournament.ts';
import type { Language } from './languages.ts';
import { matchPoints } from './matchPoints.ts';
import type { CellPlace, PageArea, PageLook, PageValue } from './page.ts';
import { pageWords } from './pageWords.ts';
import { roundTitle } from './roundTitle.ts';

/** A bracket drawn into cells: rounds as columns, each match a box of two rows. */
export interface BracketPicture {
  /** Round names first. All cells are text. */
  readonly cells: readonly (readonly PageValue[])[];
  readonly look: PageLook;
  readonly columnWidths: readonly number[];
}

/**
 * How many columns a name has. On the sheet all columns are equally wide, so that one call sets them, and a name runs over
 * the empty cells beside its own; in the grid of a formula it has one.
 */
export type NameColumns = 1 | 3;

const columnWidth = 56;
/** The names of the rounds, and a blank row. */
const heading = 2;

export function bracketPicture(
  bracket: Bracket,
  tournament: Tournament,
  language: Language,
  nameColumns: NameColumns,
): BracketPicture {
  const stride = nameColumns + 1;
  const boxes = boxesOf(bracket, stride);
  const last = Math.max(0, ...boxes.map(({ top }) => top + 1));
  const width = stride * bracket.rounds.length + nameColumns;
  const winnerColumn = width - nameColumns;
  const cells = Array.from({ length: Math.max(heading, last + 1) }, () =>
    Array.from({ length: width }, () => ''),
  );
  const context = { tournament, language, nameColumns, labels: labelsOf(tournament) };
  const written = [
    ...bracket.rounds.map((round) => titleOf(round, stride, language)),
    { row: 0, column: winnerColumn, text: pageWords.winner[language] },
    ...boxes.flatMap((box) => textsOf(box, context)),
    ...winnerText(bracket, context.labels, winnerColumn),
    ...thirdPlaceTitle(boxes, bracket, language),
  ];
  written.forEach(({ row, column, text }) => (cells[row]![column] = text));
  return {
    cells,
    look: lookOf(bracket, boxes, nameColumns),
    columnWidths: Array.from({ length: width }, () => columnWidth),
  };
}

/** A match and the row of its upper player. */
interface Box {
  readonly match: BracketMatch;
  readonly top: number;
  readonly column: number;
}

interface Written extends CellPlace {
  readonly text: string;
  readonly bold?: boolean;
}

interface Context {
  readonly tournament: Tournament;
  readonly language: Language;
  readonly nameColumns: NameColumns;
  readonly labels: ReadonlyMap<PlayerNumber, string>;
}

/** Matches to which nobody comes are left out; the others stand between the two they follow from. */
function boxesOf(bracket: Bracket, stride: number): Box[] {
  const boxes = bracket.rounds.flatMap(({ matches }, round) =>
    matches.map((match, index) => ({
      match,
      top: heading + middleOf(round, index) - 1,
      column: stride * round,
    })),
  );
  const final = boxes[boxes.length - 1];
  const third = bracket.thirdPlace;
  const all =
    third === undefined || final === undefined
      ? boxes
      : [...boxes, { match: third, top: final.top + 5, column: final.column }];
  return all.filter(({ match }) => match.state !== 'empty');
}

/** The row below the line between the two of a match, the heading left out; rounds and matches count from 0. */
function middleOf(round: number, index: number): number {
  return 2 ** (round + 2) * index + 2 ** (round + 1) - 1;
}

function titleOf({ name, round, matches }: BracketRound, stride: number, language: Language): Written {
  return {
    row: 0,
    column: stride * (round - 1),
    text: roundTitle(name, matches.length, language),
  };
}

/** `[3] Nguyễn An`: the seed before the name; without a name the seed alone. */
function labelsOf(tournament: Tournament): ReadonlyMap<PlayerNumber, string> {
  return new Map(
    [...playersByNumber(tournament)].map(([number, { name, seed }]) => {
      const mark = seed === undefined ? '' : name === '' ? String(seed) : `[${seed}] `;
      return [number, `${mark}${name}`];
    }),
  );
}

function textsOf(box: Box, context: Context): Written[] {
  return (['upper', 'lower'] as const).flatMap((side, down) => {
    const row = box.top + down;
    return [
      { row, column: box.column, text: nameIn(box.match, box.match[side], context) },
      { row, column: box.column + context.nameColumns, text: scoreIn(box.match, side, context) },
    ];
  });
}

/** Law 25: who need not play has the word *exempt* in the place of an opponent. */
function nameIn({ state }: BracketMatch, slot: Slot, { labels, language }: Context): string {
  switch (slot.kind) {
    case 'player':
      return labels.get(slot.player) ?? String(slot.player);
    case 'open':
      return '';
    case 'empty':
      return state === 'exempt' ? `(${pageWords.exempt[language]})` : '';
  }
}

function scoreIn(match: BracketMatch, side: Side, { tournament, language }: Context): string {
  return matchPoints(match, side, tournament.settings, pageWords.byLot[language]);
}

function winnerText(bracket: Bracket, labels: ReadonlyMap<PlayerNumber, string>, column: number): Written[] {
  const final = bracket.rounds.length - 1;
  return bracket.winner === undefined
    ? []
    : [{ row: heading + middleOf(final, 0) - 1, column, text: labels.get(bracket.winner) ?? '' }];
}

function thirdPlaceTitle(boxes: readonly Box[], { thirdPlace }: Bracket, language: Language): Written[] {
  const box = boxes.find(({ match }) => match === thirdPlace);
  return box === undefined
    ? []
    : [{ row: box.top - 1, column: box.column, text: pageWords.thirdPlace[language] }];
}

function lookOf(bracket: Bracket, boxes: readonly Box[], nameColumns: NameColumns): PageLook {
  const stride = nameColumns + 1;
  const titles = bracket.rounds.map(({ round }) => ({ row: 0, column: stride * (round - 1) }));
  const column = stride * bracket.rounds.length;
  const champion = { row: heading + middleOf(bracket.rounds.length - 1, 0) - 1, column };
  const third = boxes.filter(({ match }) => match === bracket.thirdPlace);
  const [headings, winners] = [
    [...titles, { row: 0, column }],
    bracket.winner === undefined ? [] : [champion],
  ];
  return {
    boldCells: [
      ...headings,
      ...winners,
      ...third.map((box) => ({ row: box.top - 1, column: box.column })),
      ...boxes.flatMap((box) => winnersCells(box, nameColumns)),
    ],
    framed: [],
    boxed: boxes.flatMap((box) => [
      { row: box.top, column: box.column, rows: 2, columns: nameColumns },
      { row: box.top, column: box.column + nameColumns, rows: 2, columns: 1 },
    ]),
    joined: bracket.rounds
      .slice(1)
      .flatMap(({ matches }) => matches.flatMap((m) => connector(m, boxes, stride))),
    shaded: [
      ...titles.map((title) => ({ ...title, rows: 1, columns: stride })),
      ...[{ row: 0, column }, ...winners].map((cell) => ({ ...cell, rows: 1, columns: nameColumns })),
    ],
    centred: boxes.map((box) => ({ row: box.top, column: box.column + nameColumns, rows: 2, columns: 1 })),
  };
}

function winnersCells({ match, top, column }: Box, nameColumns: number): CellPlace[] {
  return (['upper', 'lower'] as const).flatMap((side, down) => {
    const slot = match[side];
    const won = slot.kind === 'player' && slot.player === match.winner;
    return won ? [0, nameColumns].map((right) => ({ row: top + down, column: column + right })) : [];
  });
}

/** From the middle of the one match to the middle of the other, where both are drawn. */
function connector({ round, match }: BracketMatch, boxes: readonly Box[], stride: number): PageArea[] {
  const [upper, lower] = boxes.filter(
    (box) => box.column === stride * (round - 2) && Math.ceil(box.match.match / 2) === match,
  );
  return upper === undefined || lower === undefined
    ? []
    : [{ row: upper.top + 1, column: upper.column + stride - 1, rows: lower.top - upper.top, columns: 1 }];
}
