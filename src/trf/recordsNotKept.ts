import type { PointSystemRecord, TrfDocument, TrfRecord } from './document.ts';
import { teamCodes } from './teamRecords.ts';

/** Headers that `tournamentOfTrf` and `infoOfTrf` read, and those that only count what the other records say. */
const keptHeaders = [
  '012',
  '022',
  '042',
  '052',
  '062',
  '072',
  '082',
  '092',
  '102',
  '192',
  '202',
  '212',
  '352',
];

/** Codes of the records that tell nothing of what `Tournament` holds, in order, each once. */
export function recordsNotKept(document: TrfDocument): string[] {
  const codes = document.records.flatMap((record) => codeNotKept(record) ?? []);
  return [...new Set(codes)].sort();
}

function codeNotKept(record: TrfRecord): string | undefined {
  if (record.kind === 'unread') {
    const code = record.text.slice(0, 3);
    return teamCodes.includes(code) ? undefined : code;
  }
  const isHeader = record.kind === 'text' && record.text !== '' && !keptHeaders.includes(record.code);
  const isMatchPoints = record.kind === 'pointSystem' && record.code === '362' && !isUsual(record);
  return isHeader || isMatchPoints ? record.code : undefined;
}

/** 2-1-0, which is what the setting Match points means. */
function isUsual({ values }: PointSystemRecord): boolean {
  return values.every(
    ({ symbol, points }) => points === ({ TW: 4, TD: 2, TL: 0 } as Record<string, number>)[symbol],
  );
}
