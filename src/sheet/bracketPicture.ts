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

/** Name, score and the connector to the next round. */
const columnsOfRound = 3;
const widthsOfRound = [170, 46, 18];
/** The names of the rounds, and a blank row. */
const heading = 2;

export function bracketPicture(bracket: Bracket, tournament: Tournament, language: Language): BracketPicture {
  const boxes = boxesOf(bracket);
  const last = Math.max(0, ...boxes.map(({ top }) => top + 1));
  const width = columnsOfRound * bracket.rounds.length + 1;
  const cells = Array.from({ length: heading + last + 1 }, () => Array.from({ length: width }, () => ''));
  const context = { tournament, language, labels: labelsOf(tournament) };
  const written = [
    ...bracket.rounds.map((round) => titleOf(round, language)),
    { row: 0, column: width - 1, text: pageWords.winner[language] },
    ...boxes.flatMap((box) => textsOf(box, context)),
    ...winnerText(bracket, context.labels, width - 1),
    ...thirdPlaceTitle(boxes, bracket, language),
  ];
  written.forEach(({ row, column, text }) => (cells[row]![column] = text));
  return {
    cells,
    look: lookOf(bracket, boxes, width),
    columnWidths: [...bracket.rounds.flatMap(() => widthsOfRound), widthsOfRound[0]!],
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
  readonly labels: ReadonlyMap<PlayerNumber, string>;
}

/** Matches to which nobody comes are left out; the others stand between the two they follow from. */
function boxesOf(bracket: Bracket): Box[] {
  const boxes = bracket.rounds.flatMap(({ matches }, round) =>
    matches.map((match, index) => ({
      match,
      top: heading + middleOf(round, index) - 1,
      column: columnsOfRound * round,
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

function titleOf({ name, round, matches }: BracketRound, language: Language): Written {
  return {
    row: 0,
    column: columnsOfRound * (round - 1),
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
      { row, column: box.column + 1, text: scoreIn(box.match, side, context) },
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

function lookOf(bracket: Bracket, boxes: readonly Box[], width: number): PageLook {
  const final = middleOf(bracket.rounds.length - 1, 0);
  const champion: PageArea = { row: heading + final - 1, column: width - 1, rows: 2, columns: 1 };
  const titles = bracket.rounds.map(({ round }) => columnsOfRound * (round - 1));
  const third = boxes.filter(({ match }) => match === bracket.thirdPlace);
  return {
    boldCells: [
      ...[...titles, width - 1].map((column) => ({ row: 0, column })),
      ...third.map(({ top, column }) => ({ row: top - 1, column })),
      ...boxes.flatMap(winnersCells),
      ...(bracket.winner === undefined ? [] : [champion]),
    ],
    framed: boxes.map(({ top, column }) => ({ row: top, column, rows: 2, columns: 2 })),
    joined: bracket.rounds.slice(1).flatMap(({ matches }) => matches.flatMap((m) => connector(m, boxes))),
    shaded: [
      ...titles.map((column) => ({ row: 0, column, rows: 1, columns: 2 })),
      { row: 0, column: width - 1, rows: 1, columns: 1 },
      ...(bracket.winner === undefined ? [] : [{ ...champion, rows: 1 }]),
    ],
    centred: titles.map((column) => ({
      row: 0,
      column: column + 1,
      rows: heading + Math.max(0, ...boxes.map(({ top }) => top)) + 2,
      columns: 1,
    })),
  };
}

function winnersCells({ match, top, column }: Box): CellPlace[] {
  return (['upper', 'lower'] as const).flatMap((side, down) => {
    const slot = match[side];
    const won = slot.kind === 'player' && slot.player === match.winner;
    return won ? [0, 1].map((right) => ({ row: top + down, column: column + right })) : [];
  });
}

/** From the middle of the one match to the middle of the other, where both are drawn. */
function connector({ round, match }: BracketMatch, boxes: readonly Box[]): PageArea[] {
  const before = boxes.filter(
    (box) => box.column === columnsOfRound * (round - 2) && Math.ceil(box.match.match / 2) === match,
  );
  const [upper, lower] = before;
  return upper === undefined || lower === undefined
    ? []
    : [{ row: upper.top + 1, column: upper.column + 2, rows: lower.top - upper.top, columns: 1 }];
}
