import type { Language } from './languages.ts';
import type { SheetRole } from './roles.ts';

/** The title of each sheet; either language is accepted on reading, whatever the event's language. */
export const sheetTitles: Record<SheetRole, Record<Language, string>> = {
  settings: { en: 'Settings', vi: 'Thiết lập' },
  players: { en: 'Players', vi: 'Đấu thủ' },
  lineUps: { en: 'Line-ups', vi: 'Đội hình' },
  results: { en: 'Results', vi: 'Kết quả' },
  pairings: { en: 'Pairings', vi: 'Xếp cặp' },
  standings: { en: 'Standings', vi: 'Xếp hạng' },
  crosstable: { en: 'Crosstable', vi: 'Bảng điểm' },
  scoreCards: { en: 'Score cards', vi: 'Thẻ theo dõi' },
  bracket: { en: 'Bracket', vi: 'Sơ đồ' },
  teamTable: { en: 'Team table', vi: 'Bảng đội' },
  minutes: { en: 'Minutes', vi: 'Biên bản' },
  contributions: { en: 'Contributions', vi: 'Diễn giải' },
  control: { en: 'Control', vi: 'Điều khiển' },
  log: { en: 'Log', vi: 'Nhật ký' },
  undo: { en: 'Undo data', vi: 'Dữ liệu hoàn tác' },
};
