import type { PlayerNumber } from '../tournament/player.ts';
import { halfPoints, type HalfPoints } from '../tournament/points.ts';
import {
  defaultSettings,
  type Acceleration,
  type KeepApart,
  type Settings,
  type SystemName,
  type TeamForm,
} from '../tournament/settings.ts';
import { editionInForce } from '../tournament/tieBreakEdition.ts';
import type { Colour } from '../tournament/colour.ts';
import type { TrfDocument } from './document.ts';
import { drawSeedOf } from './drawSeed.ts';
import { headerText } from './headerText.ts';
import { pointsOfTrf } from './pointsOfTrf.ts';
import { boardsPlayed } from './boardsPlayed.ts';
import { systemOfTrf } from './systemOfTrf.ts';

/** What the headers say about pairing. `system` and `teamForm`: the caller's choice, which goes before 192 and 092. */
export function settingsOfTrf(document: TrfDocument, system?: SystemName, teamForm?: TeamForm): Settings {
  const rounds = document.records.reduce<number | undefined>(
    (found, record) => (record.kind === 'rounds' ? record.rounds : found),
    undefined,
  );
  const { settings: stated } = systemOfTrf(document);
  const reported = stated.systemOfReport === undefined ? {} : { systemOfReport: stated.systemOfReport };
  const firstColour = statedFirstColour(document);
  const tieBreaks = tieBreaksOfTrf(document);
  return {
    ...defaultSettings,
    ...(system === undefined ? { system: stated.system, ...reported } : { system }),
    ...teamSettings(document, teamForm ?? stated.teamForm),
    ...(rounds === undefined ? {} : { rounds }),
    ...(firstColour === undefined ? {} : { firstColour }),
    ...(tieBreaks === undefined ? {} : { tieBreaks }),
    drawSeed: drawSeedOf(document),
    tieBreakEdition: editionInForce((headerText(document, '042') ?? '').trim()),
    points: pointsOfTrf(document),
    acceleration: accelerationOfTrf(document),
    keepApart: keepApartOfTrf(document),
  };
}

/** XXC `rank`: the order of the lines, not the numbers, ranks the players. */
export function ranksByLine(document: TrfDocument): boolean {
  return document.records.some((record) => record.kind === 'configuration' && record.words.includes('rank'));
}

/**
 * Record 362 gives points for matches, 352 a colour for each board; without it, as many boards as one team ever filled
 * in a record 300 or in a round.
 */
function teamSettings(document: TrfDocument, teamForm: TeamForm | undefined): Partial<Settings> {
  const matchPoints = document.records.some(
    (record) => record.kind === 'pointSystem' && record.code === '362',
  );
  const boards = headerText(document, '352')?.trim().length ?? boardsPlayed(document);
  return teamForm === undefined ? {} : { teamForm, matchPoints, ...(boards > 0 ? { boards } : {}) };
}

function statedFirstColour(document: TrfDocument): Colour | undefined {
  let colour: Colour | undefined;
  for (const record of document.records) {
    if (record.kind === 'initialColour') {
      colour = record.colour;
    }
    if (record.kind === 'configuration') {
      colour = record.words.includes('white1') ? 'white' : colour;
      colour = record.words.includes('black1') ? 'black' : colour;
    }
  }
  return colour;
}

function tieBreaksOfTrf(document: TrfDocument): string[] | undefined {
  const text = headerText(document, '202') ?? headerText(document, '212');
  const codes = (text ?? '').split(',').map((code) => code.trim());
  const used = codes.filter((code) => code !== '' && code !== 'PTS');
  return used.length === 0 ? undefined : used;
}

/** Records 250 and XXA go before a method named in 192 (TRF26, record 250). */
function accelerationOfTrf(document: TrfDocument): Acceleration {
  const points = new Map<PlayerNumber, HalfPoints[]>();
  for (const record of document.records) {
    if (record.kind === 'playerAcceleration') {
      points.set(record.player, [...(points.get(record.player) ?? []), ...record.points]);
    }
    if (record.kind === 'acceleration') {
      for (let player = record.first; player <= record.last; player = (player + 1) as PlayerNumber) {
        const own = points.get(player) ?? [];
        points.set(player, withRange(own, record.firstRound, record.lastRound, record.gamePoints));
      }
    }
  }
  if (points.size > 0) {
    return { kind: 'explicit', points };
  }
  return /_BAKU$/.test(headerText(document, '192') ?? '') ? { kind: 'baku' } : { kind: 'none' };
}

function withRange(
  own: readonly HalfPoints[],
  first: number,
  last: number,
  points = halfPoints(0),
): HalfPoints[] {
  return Array.from({ length: Math.max(own.length, last) }, (_, index) =>
    index + 1 >= first && index + 1 <= last ? points : (own[index] ?? halfPoints(0)),
  );
}

function keepApartOfTrf(document: TrfDocument): KeepApart[] {
  return document.records.flatMap((record): KeepApart[] => {
    if (record.kind === 'forbidden') {
      return [{ who: record.players, strict: true }];
    }
    return record.kind === 'keptApart'
      ? [{ who: record.players, strict: true, fromRound: record.firstRound, toRound: record.lastRound }]
      : [];
  });
}
