import type { PlayerNumber } from '../tournament/player.ts';
import { standardPoints, type HalfPoints, type PointSystem } from '../tournament/points.ts';
import type { KeepApart, Settings } from '../tournament/settings.ts';
import type { PointSystemRecord, SinglePointsRecord, TrfRecord } from './document.ts';
import { groupsKeptApart } from './groupsKeptApart.ts';
import type { Player } from '../tournament/player.ts';

/** `2026`: the numbered records of TRF26. `2016`: the older XX and BB extensions. */
export type TrfEdition = '2016' | '2026';

/** Rounds, first colour, points, acceleration and players kept apart. */
export function recordsOfSettings(
  settings: Settings,
  players: readonly Player[],
  edition: TrfEdition,
): TrfRecord[] {
  const { rounds, firstColour } = settings;
  const records: TrfRecord[] = [];
  if (rounds !== undefined) {
    records.push({ kind: 'rounds', code: edition === '2026' ? '142' : 'XXR', rounds });
  }
  if (firstColour !== undefined) {
    records.push(
      edition === '2026'
        ? { kind: 'initialColour', colour: firstColour }
        : { kind: 'configuration', words: [firstColour === 'white' ? 'white1' : 'black1'] },
    );
  }
  return [
    ...records,
    ...pointRecords(settings.points, edition),
    ...tieBreakRecords(settings, edition),
    ...accelerationRecords(settings, edition),
    ...settings.keepApart.flatMap((rule) => keptApartRecords(rule, settings, players, edition)),
  ];
}

/** Only what differs from 1, ½, 0. 162 has one symbol for absence and lost forfeit: unequal, they go into BB*. */
function pointRecords(points: PointSystem, edition: TrfEdition): TrfRecord[] {
  const single: SinglePointsRecord[] = [
    ...differing('BBW', points.win, standardPoints.win),
    ...differing('BBD', points.draw, standardPoints.draw),
    ...differing('BBL', points.loss, standardPoints.loss),
    ...differing('BBZ', points.absence, standardPoints.absence),
    ...differing('BBF', points.forfeitLoss, standardPoints.forfeitLoss),
    ...differing('BBU', points.pairingBye, points.win),
  ];
  if (edition === '2016' || points.absence !== points.forfeitLoss || single.length === 0) {
    return single;
  }
  const symbols = { BBW: 'W', BBD: 'D', BBL: 'L', BBZ: 'A', BBF: 'A', BBU: 'P' };
  const values = single
    .filter(({ code }) => code !== 'BBF')
    .map((record) => ({ symbol: symbols[record.code], points: record.points }));
  const table: PointSystemRecord = { kind: 'pointSystem', code: '162', values };
  return [table];
}

function differing(
  code: SinglePointsRecord['code'],
  points: HalfPoints,
  usual: HalfPoints,
): SinglePointsRecord[] {
  return points === usual ? [] : [{ kind: 'singlePoints', code, points }];
}

/** TRF26, record 202: only an order of the arbiter's own. */
function tieBreakRecords({ tieBreaks }: Settings, edition: TrfEdition): TrfRecord[] {
  return edition === '2016' || tieBreaks === undefined
    ? []
    : [{ kind: 'text', code: '202', text: tieBreaks.join(',') }];
}

function accelerationRecords(settings: Settings, edition: TrfEdition): TrfRecord[] {
  if (settings.acceleration.kind !== 'explicit') {
    return [];
  }
  const own = [...settings.acceleration.points].sort(([a], [b]) => a - b);
  if (edition === '2016') {
    return own.map(([player, points]) => ({ kind: 'playerAcceleration', player, points }));
  }
  return own.flatMap(([player, points]) => runs(player, points));
}

/** TRF26, record 250: the same points from a first round to a last one. */
function runs(player: PlayerNumber, points: readonly HalfPoints[]): TrfRecord[] {
  const records: TrfRecord[] = [];
  points.forEach((gamePoints, index) => {
    if (gamePoints === 0 || gamePoints === points[index - 1]) {
      return;
    }
    const end = points.findIndex((later, at) => at > index && later !== gamePoints);
    const lastRound = end < 0 ? points.length : end;
    const range = { firstRound: index + 1, lastRound, first: player, last: player };
    records.push({ kind: 'acceleration', gamePoints, ...range });
  });
  return records;
}

/** A file knows players only, and no "as far as possible": softer rules stay out of it. */
function keptApartRecords(
  rule: KeepApart,
  settings: Settings,
  players: readonly Player[],
  edition: TrfEdition,
): TrfRecord[] {
  if (!rule.strict) {
    return [];
  }
  const always = rule.fromRound === undefined && rule.toRound === undefined;
  const firstRound = rule.fromRound ?? 1;
  const lastRound = rule.toRound ?? settings.rounds ?? 999;
  return groupsKeptApart(rule, players).map((group) =>
    edition === '2016' && always
      ? { kind: 'forbidden', players: group }
      : { kind: 'keptApart', firstRound, lastRound, players: group },
  );
}
