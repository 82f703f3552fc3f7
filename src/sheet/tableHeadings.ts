import type { Language } from './languages.ts';

/** The headings of tables that nobody types. Those of tie-breaks are their codes, in every language. */
export const tableHeadings = {
  place: { en: 'Place', vi: 'Hạng' },
  number: { en: 'No', vi: 'STT' },
  numberOf: { en: '{colour} no', vi: 'Số {colour}' },
  name: { en: 'Name', vi: 'Họ tên' },
  club: { en: 'Club', vi: 'Đơn vị' },
  letter: { en: 'Letter', vi: 'Chữ' },
  team: { en: 'Team', vi: 'Đội' },
  points: { en: 'Points', vi: 'Điểm' },
  separatedBy: { en: 'Decided by', vi: 'Phân định' },
  round: { en: 'Round', vi: 'Vòng' },
  roundShort: { en: 'R', vi: 'V' },
  opponent: { en: 'Opponent', vi: 'Đối thủ' },
  result: { en: 'Result', vi: 'Kết quả' },
  countsAs: { en: 'Counts as', vi: 'Tính là' },
  value: { en: 'Value', vi: 'Giá trị' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
