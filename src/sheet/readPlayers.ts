import { playerNumber, type Player, type RequestedBye } from '../tournament/player.ts';
import { parseByes } from './byesText.ts';
import type { PlayerRow, UnnumberedRow } from './event.ts';
import type { Findings } from './findings.ts';
import { greatest } from './greatest.ts';
import type { PlayerColumn } from './headings.ts';
import { highestNumber, mostRounds } from './limits.ts';
import { rowReader, type RowReader } from './rowReader.ts';
import { reportSameNames } from './sameNames.ts';
import { shownText, type FoundTable } from './table.ts';

export interface PlayersRead {
  readonly players: readonly PlayerRow[];
  readonly unnumbered: readonly UnnumberedRow[];
  /** Rows whose box *Present* is ticked. */
  readonly ticked: ReadonlySet<number>;
}

const highestRating = 4000;
export function readPlayers(table: FoundTable<PlayerColumn>, findings: Findings): PlayersRead {
  const players: PlayerRow[] = [];
  const unnumbered: UnnumberedRow[] = [];
  const ticked = new Set<number>();
  for (let row = table.headingRow + 1; row < table.values.length; row += 1) {
    const reader = rowReader(table, row, findings);
    if (reader.isBlank('name')) {
      noteNamelessNumber(reader, findings);
      continue;
    }
    const player = readPlayer(reader, findings);
    const number = reader.wholeNumber('number', 1, highestNumber);
    if (number !== undefined) {
      players.push({ row, player: { number: playerNumber(number), ...player } });
    } else if (reader.isBlank('number')) {
      unnumbered.push({ row, player });
    }
    if (reader.ticked('present')) {
      ticked.add(row);
    }
  }
  reportNumbers(table, players, unnumbered, findings);
  reportSameNames(table, [...players, ...unnumbered], findings);
  return { players, unnumbered, ticked };
}

/** Numbers are often filled in ahead of the names: such a row is nobody yet. */
function noteNamelessNumber(reader: RowReader<PlayerColumn>, findings: Findings): void {
  if (!reader.isBlank('number')) {
    findings.notes.push({
      code: 'numberWithoutName',
      cell: reader.address('name'),
      values: { number: shownText(reader.cell('number')) },
    });
  }
}

function readPlayer(reader: RowReader<PlayerColumn>, findings: Findings): Omit<Player, 'number'> {
  return withoutBlanks({
    name: reader.text('name'),
    rating: rating(reader, 'rating', findings),
    title: reader.text('title'),
    nationalRating: rating(reader, 'nationalRating', findings),
    grade: reader.text('grade'),
    club: reader.text('club'),
    federation: reader.text('federation'),
    sex: reader.text('sex'),
    born: reader.text('born'),
    fideId: reader.text('fideId'),
    section: reader.text('section'),
    team: reader.text('team'),
    board: reader.text('board'),
    seed: reader.wholeNumber('seed', 1, highestNumber),
    exempt: reader.wholeNumber('exempt', 0, 20),
    fromRound: reader.wholeNumber('fromRound', 1, mostRounds),
    leftAfter: reader.wholeNumber('leftAfter', 0, mostRounds),
    byes: byes(reader, findings),
  });
}

/** Empty cells are absent properties. */
function withoutBlanks(fields: {
  readonly [Field in keyof Omit<Player, 'number' | 'present'>]-?: Player[Field] | undefined;
}): Omit<Player, 'number'> {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return { name: '', byes: [], ...Object.fromEntries(kept) };
}

/** 0 is how rating lists write *unrated*. */
function rating(
  reader: RowReader<PlayerColumn>,
  column: 'rating' | 'nationalRating',
  findings: Findings,
): number | undefined {
  const marked = withThousands(reader, column, findings);
  if (marked !== 'unmarked') {
    return marked;
  }
  const value = reader.number(column);
  const isRead = value !== undefined && value >= 0 && value <= highestRating;
  if (!isRead && !reader.isBlank(column) && typeof reader.cell(column) !== 'object') {
    findings.problems.push({
      code: 'ratingOutOfRange',
      cell: reader.address(column),
      found: shownText(reader.cell(column)),
      values: { least: 0, most: highestRating },
    });
  }
  return isRead && value > 0 ? value : undefined;
}

/**
 * `2.105`, `1,980`: three digits after one mark are thousands in a column of ratings. `'unmarked'`: no such number. What
 * the spreadsheet has already made a number of, or may be either, is refused.
 */
function withThousands(
  reader: RowReader<PlayerColumn>,
  column: 'rating' | 'nationalRating',
  { problems, notes }: Findings,
): number | undefined | 'unmarked' {
  const cell = reader.cell(column);
  const found = typeof cell === 'object' ? '' : shownText(cell).trim();
  const values = { column: reader.heading(column) };
  if (typeof cell === 'number' ? cell > 0 && cell < 10 && !Number.isInteger(cell) : isDoubtful(found)) {
    problems.push({ code: 'ratingAmbiguous', cell: reader.address(column), found, values });
    return undefined;
  }
  const value = Number(found.replace(/[.,]/, ''));
  if (!/^[1-9][.,]\d{3}$/.test(found) || typeof cell === 'number' || value > highestRating) {
    return 'unmarked';
  }
  if (!notes.some((note) => note.code === 'ratingThousands' && note.values?.column === values.column)) {
    const told = { ...values, value };
    notes.push({ code: 'ratingThousands', cell: reader.address(column), found, values: told });
  }
  return value;
}

/** One digit before the mark, but not three after it: 1.98 may be what is left of 1.980. */
function isDoubtful(found: string): boolean {
  return /^[1-9][.,](\d{1,2}|\d{4,})$/.test(found);
}

function byes(reader: RowReader<PlayerColumn>, findings: Findings): readonly RequestedBye[] {
  const cell = reader.cell('byes');
  const found = parseByes(reader.text('byes'));
  if (typeof cell === 'object' && cell.kind === 'error') {
    return [];
  }
  if (found === undefined || typeof cell === 'object') {
    findings.problems.push({
      code: 'byesNotUnderstood',
      cell: reader.address('byes'),
      found: shownText(cell),
    });
  }
  return found ?? [];
}

function reportNumbers(
  table: FoundTable<PlayerColumn>,
  players: readonly PlayerRow[],
  unnumbered: readonly UnnumberedRow[],
  findings: Findings,
): void {
  const first = new Map<number, PlayerRow>();
  for (const each of players) {
    const before = first.get(each.player.number);
    if (before === undefined) {
      first.set(each.player.number, each);
      continue;
    }
    findings.problems.push({
      code: 'numberTwice',
      cell: rowReader(table, each.row, findings).address('number'),
      values: {
        number: each.player.number,
        first: rowReader(table, before.row, findings).address('number').a1,
      },
    });
  }
  if (players.length === 0 && unnumbered.length > 0) {
    findings.problems.push({ code: 'playersNotNumbered', values: { count: unnumbered.length } });
    return;
  }
  const highest = greatest([...first.keys()]);
  for (const each of unnumbered) {
    findings.problems.push({
      code: 'playerWithoutNumber',
      cell: rowReader(table, each.row, findings).address('number'),
      values: { name: each.player.name, highest },
    });
  }
}

/**
 * `present` counts only where a box is ticked or the setting *Check-in* is on; otherwise an empty column means nothing.
 */
export function withPresence(read: PlayersRead, checksIn: (player: Player) => boolean): readonly PlayerRow[] {
  return read.players.map(({ row, player }) =>
    read.ticked.size > 0 || checksIn(player)
      ? { row, player: { ...player, present: read.ticked.has(row) } }
      : { row, player },
  );
}
