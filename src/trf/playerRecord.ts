import type { Colour } from '../tournament/colour.ts';
import { playerNumber } from '../tournament/player.ts';
import type { NationalRecord, PersonColumns, PlayerRecord, TrfEntry, TrfResult } from './document.ts';
import { trfResults } from './document.ts';
import {
  layOut,
  numberIn,
  pointsAligned,
  report,
  requiredNumberIn,
  requiredPointsIn,
  rightAligned,
  textIn,
  type TrfLine,
} from './line.ts';

/** TRF26, record 001: the first round stands in column 92, each round takes ten columns. */
const firstRoundColumn = 92;
const roundWidth = 10;

/** The last column of the name, and its width. */
export const nameColumn = 15;
export const nameWidth = 33;

export function readPlayerRecord(line: TrfLine): PlayerRecord | undefined {
  const person = readPerson(line);
  const points = requiredPointsIn(line, 81, 84);
  const rank = numberIn(line, 86, 89, 0, 9999);
  const rounds: (TrfEntry | undefined)[] = [];
  for (let column = firstRoundColumn; column <= line.text.length; column += roundWidth) {
    rounds.push(readEntry(line, column, person?.number));
  }
  while (rounds.length > 0 && rounds[rounds.length - 1] === undefined) {
    rounds.pop();
  }
  if (person === undefined || points === undefined) {
    return undefined;
  }
  return { kind: 'player', ...person, points, ...(rank === undefined ? {} : { rank }), rounds };
}

export function readNationalRecord(line: TrfLine): NationalRecord | undefined {
  const person = readPerson(line);
  return person === undefined ? undefined : { kind: 'national', code: textIn(line, 1, 3), ...person };
}

function readPerson(line: TrfLine): PersonColumns | undefined {
  const number = requiredNumberIn(line, 5, 8, 1, 9999);
  const rating = numberIn(line, 49, 52, 0, 9999);
  if (number === undefined) {
    return undefined;
  }
  return {
    number: playerNumber(number),
    sex: textIn(line, 10, 10),
    title: textIn(line, 11, 13),
    name: textIn(line, nameColumn, nameColumn + nameWidth - 1),
    ...(rating === undefined ? {} : { rating }),
    federation: textIn(line, 54, 56),
    fideNumber: textIn(line, 58, 68),
    born: textIn(line, 70, 79),
  };
}

/** Opponent in four columns, colour in the sixth, result in the eighth; all blank: nothing known. */
function readEntry(line: TrfLine, column: number, own: number | undefined): TrfEntry | undefined {
  if (textIn(line, column, column + roundWidth - 1) === '') {
    return undefined;
  }
  const problemsBefore = line.problems.length;
  const opponent = numberIn(line, column, column + 3, 0, 9999) ?? 0;
  const colour = readColour(line, column + 5);
  const result = readResult(line, column + 7);
  if (opponent !== 0 && opponent === own) {
    report(line, 'trfOwnOpponent', column, String(opponent));
  }
  if (result === undefined || line.problems.length > problemsBefore) {
    return undefined;
  }
  checkEntry(line, column, opponent, colour, result);
  return {
    ...(opponent === 0 ? {} : { opponent: playerNumber(opponent) }),
    ...(colour === undefined ? {} : { colour }),
    result,
  };
}

function readColour(line: TrfLine, column: number): Colour | undefined {
  const found = textIn(line, column, column).toLowerCase();
  if (found === 'w' || found === 'b') {
    return found === 'w' ? 'white' : 'black';
  }
  if (found !== '' && found !== '-') {
    report(line, 'trfColourExpected', column, found);
  }
  return undefined;
}

function readResult(line: TrfLine, column: number): TrfResult | undefined {
  const found = (line.text[column - 1] ?? ' ').toUpperCase();
  const result = trfResults.find((letter) => letter === found);
  if (result === undefined) {
    report(line, 'trfResultExpected', column, found);
  }
  return result;
}

/** A game has an opponent and a colour; a bye has neither, nor has `0000 - *`, a round not yet paired. */
function checkEntry(
  line: TrfLine,
  column: number,
  opponent: number,
  colour: Colour | undefined,
  result: TrfResult,
): void {
  if (opponent === 0 && (colour !== undefined || '10WDL'.includes(result))) {
    report(line, 'trfOpponentExpected', column, textIn(line, column, column + 7));
  }
  if (opponent !== 0 && 'HFUZ'.includes(result)) {
    report(line, 'trfByeWithOpponent', column, textIn(line, column, column + 7));
  }
  if (opponent !== 0 && colour === undefined && '1=0WDL*'.includes(result)) {
    report(line, 'trfColourExpected', column + 5, textIn(line, column + 5, column + 5));
  }
}

export function writePlayerRecord(record: PlayerRecord): string {
  const fields: [number, string][] = [
    ...personFields('001', record),
    [81, pointsAligned(record.points, 4)],
    [86, rightAligned(record.rank, 4)],
  ];
  record.rounds.forEach((entry, index) => {
    fields.push([firstRoundColumn + index * roundWidth, entry === undefined ? '' : entryText(entry)]);
  });
  return layOut(fields);
}

export function writeNationalRecord(record: NationalRecord): string {
  return layOut(personFields(record.code, record));
}

function personFields(code: string, person: PersonColumns): [number, string][] {
  return [
    [1, code],
    [5, rightAligned(person.number, 4)],
    [10, person.sex.slice(0, 1)],
    [11, rightAligned(person.title.slice(0, 3), 3)],
    [nameColumn, person.name.slice(0, nameWidth)],
    [49, rightAligned(person.rating, 4)],
    [54, rightAligned(person.federation.slice(0, 3), 3)],
    [58, rightAligned(person.fideNumber.slice(0, 11), 11)],
    [70, person.born.slice(0, 10)],
  ];
}

function entryText(entry: TrfEntry): string {
  const opponent = entry.opponent === undefined ? '0000' : String(entry.opponent).padStart(4);
  const colour = entry.colour === undefined ? '-' : entry.colour === 'white' ? 'w' : 'b';
  return `${opponent} ${colour} ${entry.result}`.trimEnd();
}
