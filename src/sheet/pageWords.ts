import type { Language } from './languages.ts';

/** Words on the pages that are printed and shown. */
export const pageWords = {
  event: { en: 'Event', vi: 'Giải' },
  round: { en: 'Round', vi: 'Vòng' },
  section: { en: 'Section', vi: 'Bảng' },
  afterRound: { en: 'After round', vi: 'Sau vòng' },
  beforeRound1: { en: 'Before round 1', vi: 'Trước vòng 1' },
  pointsShort: { en: 'Pts', vi: 'Điểm' },
  absent: { en: 'absent', vi: 'vắng mặt' },
  tieBreaks: { en: 'Equal points are separated by', vi: 'Bằng điểm thì xét theo thứ tự' },
  winner: { en: 'Winner', vi: 'Vô địch' },
  thirdPlace: { en: 'Third place', vi: 'Tranh hạng ba' },
  exempt: { en: 'exempt', vi: 'miễn' },
  byLot: { en: 'lot', vi: 'BT' },
  reached: { en: 'Reached', vi: 'Vào đến' },
  stage: { en: 'Stage', vi: 'Giai đoạn' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
