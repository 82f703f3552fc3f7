import type { HalfPoints } from '../tournament/points.ts';
import type {
  AbnormalPointsRecord,
  NamedPointsRecord,
  PointSystemRecord,
  SinglePointsRecord,
} from './document.ts';
import { singlePointsCodes } from './document.ts';
import {
  layOut,
  numberIn,
  playersAt,
  playersFrom,
  pointsAligned,
  pointsFrom,
  pointsIn,
  pointsText,
  report,
  requiredPointsIn,
  textIn,
  wordsFrom,
  zeroPadded,
  type TrfLine,
} from './line.ts';

/** TRF26 record 162; `Z` stands for `A` in files of some programs. */
const gameSymbols = ['W', 'D', 'L', 'A', 'P', 'X', 'Z'];
const matchSymbols = ['TW', 'TD', 'TL'];
const namedSymbols = [
  ...['WW', 'BW', 'WD', 'BD', 'WL', 'BL', 'ZPB', 'HPB', 'FPB', 'PAB', 'FW', 'FL'],
  ...['W', 'D'],
];

/** A symbol and four columns of points, every nine columns. */
export function readPointSystem(line: TrfLine): PointSystemRecord {
  const code = textIn(line, 1, 3) === '362' ? '362' : '162';
  const symbols = code === '162' ? gameSymbols : matchSymbols;
  const width = code === '162' ? 1 : 2;
  const values: { symbol: string; points: HalfPoints }[] = [];
  for (let column = 7 - width; column <= line.text.length; column += 9) {
    const symbol = textIn(line, column, column + width - 1).toUpperCase();
    if (textIn(line, column, column + 8) === '') {
      continue;
    }
    if (!symbols.includes(symbol)) {
      report(line, 'trfSymbolExpected', column, symbol, { symbols: symbols.join(' ') });
      continue;
    }
    const points = requiredPointsIn(line, column + width, column + width + 3);
    if (points !== undefined) {
      values.push({ symbol, points });
    }
  }
  return { kind: 'pointSystem', code, values };
}

export function writePointSystem(record: PointSystemRecord): string {
  const width = record.code === '162' ? 1 : 2;
  return layOut([
    [1, record.code],
    ...record.values.map(({ symbol, points }, index): [number, string] => [
      7 - width + index * 9,
      `${symbol}${pointsAligned(points, 4)}`,
    ]),
  ]);
}

export function readSinglePoints(line: TrfLine): SinglePointsRecord | undefined {
  const found = textIn(line, 1, 3);
  const code = singlePointsCodes.find((known) => known === found);
  const points = pointsFrom(line, 5, textIn(line, 5));
  return code === undefined || points === undefined ? undefined : { kind: 'singlePoints', code, points };
}

export function writeSinglePoints(record: SinglePointsRecord): string {
  return `${record.code} ${pointsAligned(record.points, 4)}`;
}

/** XXS: words `CODE=VALUE`. */
export function readNamedPoints(line: TrfLine): NamedPointsRecord {
  const values: { symbol: string; points: HalfPoints }[] = [];
  for (const word of wordsFrom(line, 4)) {
    const [symbol = '', value = ''] = word.text.split('=');
    if (!namedSymbols.includes(symbol)) {
      report(line, 'trfSymbolExpected', word.column, word.text, { symbols: namedSymbols.join(' ') });
      continue;
    }
    const points = pointsFrom(line, word.column, value);
    if (points !== undefined) {
      values.push({ symbol, points });
    }
  }
  return { kind: 'namedPoints', values };
}

export function writeNamedPoints(record: NamedPointsRecord): string {
  return ['XXS', ...record.values.map(({ symbol, points }) => `${symbol}=${pointsText(points)}`)].join(' ');
}

export function readAbnormalPoints(line: TrfLine): AbnormalPointsRecord {
  const matchPoints = pointsIn(line, 8, 11);
  const gamePoints = pointsIn(line, 14, 17);
  return {
    kind: 'abnormalPoints',
    type: textIn(line, 5, 5),
    ...(matchPoints === undefined ? {} : { matchPoints }),
    ...(gamePoints === undefined ? {} : { gamePoints }),
    round: numberIn(line, 20, 22, 0, 999) ?? 0,
    players: playersFrom(line, 24),
  };
}

export function writeAbnormalPoints(record: AbnormalPointsRecord): string {
  return layOut([
    [1, '299'],
    [5, record.type],
    [8, pointsAligned(record.matchPoints, 4)],
    [14, pointsAligned(record.gamePoints, 4)],
    [20, zeroPadded(record.round, 3)],
    ...playersAt(24, record.players),
  ]);
}
