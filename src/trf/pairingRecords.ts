import { playerNumber, type PlayerNumber } from '../tournament/player.ts';
import { halfPoints, type HalfPoints } from '../tournament/points.ts';
import type {
  AbsentRecord,
  AccelerationRecord,
  ByesRecord,
  ForbiddenRecord,
  KeptApartRecord,
  PlayerAccelerationRecord,
} from './document.ts';
import {
  layOut,
  playersAt,
  playersFrom,
  pointsAligned,
  pointsIn,
  pointsText,
  report,
  requiredNumberIn,
  rightAligned,
  textIn,
  wholeNumber,
  wordsFrom,
  zeroPadded,
  type TrfLine,
} from './line.ts';

export function readByes(line: TrfLine): ByesRecord | undefined {
  const found = textIn(line, 5, 5).toUpperCase();
  const bye = (['F', 'H', 'Z'] as const).find((letter) => letter === found);
  if (bye === undefined) {
    report(line, 'trfSymbolExpected', 5, found, { symbols: 'F H Z' });
  }
  const round = requiredNumberIn(line, 7, 9, 1, 999);
  const players = playersFrom(line, 11);
  return bye === undefined || round === undefined ? undefined : { kind: 'byes', bye, round, players };
}

export function writeByes(record: ByesRecord): string {
  return layOut([
    [1, '240'],
    [5, record.bye],
    [7, zeroPadded(record.round, 3)],
    ...playersAt(11, record.players),
  ]);
}

export function readAbsent(line: TrfLine): AbsentRecord {
  return { kind: 'absent', players: playerWords(line) };
}

export function writeAbsent(record: AbsentRecord): string {
  return ['XXZ', ...record.players].join(' ');
}

export function readForbidden(line: TrfLine): ForbiddenRecord {
  return { kind: 'forbidden', players: playerWords(line) };
}

export function writeForbidden(record: ForbiddenRecord): string {
  return ['XXP', ...record.players].join(' ');
}

export function readAcceleration(line: TrfLine): AccelerationRecord | undefined {
  const matchPoints = pointsIn(line, 5, 8);
  const gamePoints = pointsIn(line, 10, 13);
  const firstRound = requiredNumberIn(line, 15, 17, 1, 999);
  const lastRound = requiredNumberIn(line, 19, 21, firstRound ?? 1, 999);
  const first = requiredNumberIn(line, 23, 26, 1, 9999);
  const last = requiredNumberIn(line, 28, 31, first ?? 1, 9999);
  if (firstRound === undefined || lastRound === undefined || first === undefined || last === undefined) {
    return undefined;
  }
  return {
    kind: 'acceleration',
    ...(matchPoints === undefined ? {} : { matchPoints }),
    ...(gamePoints === undefined ? {} : { gamePoints }),
    firstRound,
    lastRound,
    first: playerNumber(first),
    last: playerNumber(last),
  };
}

export function writeAcceleration(record: AccelerationRecord): string {
  return layOut([
    [1, '250'],
    [5, record.matchPoints === undefined ? '' : zeroPadded(pointsText(record.matchPoints), 4)],
    [10, record.gamePoints === undefined ? '' : zeroPadded(pointsText(record.gamePoints), 4)],
    [15, zeroPadded(record.firstRound, 3)],
    [19, zeroPadded(record.lastRound, 3)],
    [23, zeroPadded(record.first, 4)],
    [28, zeroPadded(record.last, 4)],
  ]);
}

/** XXA: four columns of points a round, from column 10. */
export function readPlayerAcceleration(line: TrfLine): PlayerAccelerationRecord | undefined {
  const player = requiredNumberIn(line, 5, 8, 1, 9999);
  const points: HalfPoints[] = [];
  for (let column = 10; column <= line.text.length; column += 5) {
    points.push(pointsIn(line, column, column + 3) ?? halfPoints(0));
  }
  return player === undefined
    ? undefined
    : { kind: 'playerAcceleration', player: playerNumber(player), points };
}

export function writePlayerAcceleration(record: PlayerAccelerationRecord): string {
  return layOut([
    [1, 'XXA'],
    [5, rightAligned(record.player, 4)],
    ...record.points.map((points, index): [number, string] => [10 + index * 5, pointsAligned(points, 4)]),
  ]);
}

export function readKeptApart(line: TrfLine): KeptApartRecord | undefined {
  const firstRound = requiredNumberIn(line, 5, 7, 1, 999);
  const lastRound = requiredNumberIn(line, 9, 11, firstRound ?? 1, 999);
  const players = playersFrom(line, 13);
  return firstRound === undefined || lastRound === undefined
    ? undefined
    : { kind: 'keptApart', firstRound, lastRound, players };
}

export function writeKeptApart(record: KeptApartRecord): string {
  return layOut([
    [1, '260'],
    [5, zeroPadded(record.firstRound, 3)],
    [9, zeroPadded(record.lastRound, 3)],
    ...playersAt(13, record.players),
  ]);
}

function playerWords(line: TrfLine): PlayerNumber[] {
  return wordsFrom(line, 4).flatMap((word) => {
    const player = wholeNumber(line, word.column, word.text, 1, 9999);
    return player === undefined ? [] : [playerNumber(player)];
  });
}
