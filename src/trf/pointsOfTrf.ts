import { halfPoints, standardPoints, type HalfPoints, type PointSystem } from '../tournament/points.ts';
import type { TrfDocument } from './document.ts';

type Draft = { -readonly [Key in keyof PointSystem]: HalfPoints };

/** What one symbol of a record sets. Absence and the lost forfeit go together in 162 (TRF26, symbol A). */
const keysOfSymbol: Readonly<Record<string, readonly (keyof PointSystem)[]>> = {
  // 162
  W: ['win'],
  D: ['draw'],
  L: ['loss'],
  A: ['absence', 'forfeitLoss'],
  Z: ['absence', 'forfeitLoss'],
  P: ['pairingBye'],
  // BB*
  BBW: ['win'],
  BBD: ['draw'],
  BBL: ['loss'],
  BBZ: ['absence'],
  BBF: ['forfeitLoss'],
  BBU: ['pairingBye'],
  // XXS
  WW: ['win'],
  WD: ['draw'],
  WL: ['loss'],
  BW: ['win'],
  BD: ['draw'],
  BL: ['loss'],
  ZPB: ['absence'],
  HPB: ['draw'],
  FPB: ['win'],
  FW: ['win'],
  FL: ['forfeitLoss'],
  PAB: ['pairingBye'],
};

/** Records 162, BB* and XXS. The pairing-allocated bye is worth a win unless the file says otherwise. */
export function pointsOfTrf(document: TrfDocument): PointSystem {
  const points: Draft = { ...standardPoints };
  let byeIsGiven = false;
  for (const { symbol, value } of pointSymbols(document)) {
    for (const key of keysOfSymbol[symbol] ?? []) {
      points[key] = value;
      byeIsGiven = byeIsGiven || key === 'pairingBye';
    }
  }
  return byeIsGiven ? points : { ...points, pairingBye: points.win };
}

function pointSymbols(document: TrfDocument): { symbol: string; value: HalfPoints }[] {
  return document.records.flatMap((record) => {
    if (record.kind === 'singlePoints') {
      return [{ symbol: record.code, value: record.points }];
    }
    const isTable = record.kind === 'namedPoints' || (record.kind === 'pointSystem' && record.code === '162');
    return isTable ? record.values.map(({ symbol, points }) => ({ symbol, value: halfPoints(points) })) : [];
  });
}
