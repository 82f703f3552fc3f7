import type { TeamRecord } from './document.ts';
import {
  layOut,
  numberIn,
  playersAt,
  playersFrom,
  pointsAligned,
  pointsIn,
  requiredNumberIn,
  rightAligned,
  textIn,
  type TrfLine,
} from './line.ts';

/** TRF26 record 310. */
export function readTeamRecord(line: TrfLine): TeamRecord | undefined {
  const number = requiredNumberIn(line, 5, 7, 1, 999);
  const strength = averageIn(line);
  const matchPoints = pointsIn(line, 55, 60);
  const gamePoints = pointsIn(line, 62, 67);
  const rank = numberIn(line, 69, 71, 0, 999);
  const players = playersFrom(line, 74);
  if (number === undefined) {
    return undefined;
  }
  return {
    kind: 'team',
    number,
    name: textIn(line, 9, 40),
    nickname: textIn(line, 42, 46),
    ...(strength === undefined ? {} : { strength }),
    ...(matchPoints === undefined ? {} : { matchPoints }),
    ...(gamePoints === undefined ? {} : { gamePoints }),
    ...(rank === undefined ? {} : { rank }),
    players,
  };
}

export function writeTeamRecord(record: TeamRecord): string {
  return layOut([
    [1, '310'],
    [5, rightAligned(record.number, 3)],
    [9, record.name.slice(0, 32)],
    [42, record.nickname.slice(0, 5)],
    [48, rightAligned(record.strength, 6)],
    [55, pointsAligned(record.matchPoints, 6)],
    [62, pointsAligned(record.gamePoints, 6)],
    [69, rightAligned(record.rank, 3)],
    ...playersAt(74, record.players),
  ]);
}

/** The average rating of a team may have decimals. */
function averageIn(line: TrfLine): number | undefined {
  const text = textIn(line, 48, 53);
  return /^\d+[.,]\d+$/.test(text) ? Number(text.replace(',', '.')) : numberIn(line, 48, 53, 0, 999999);
}
