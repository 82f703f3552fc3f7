import { languages, type Language } from './languages.ts';
import { wordKey } from './text.ts';

export const menuEntries = [
  'newTournament',
  'numberPlayers',
  'numberByLot',
  'numberByStrength',
  'pairNextRound',
  'undo',
  'goBack',
  'updateStandings',
  'crosstable',
  'scoreCards',
  'minutes',
  'bracket',
  'teamTable',
  'contributions',
  'control',
  'whyThisPairing',
  'changePairing',
  'correctResult',
  'withdraw',
  'startFinalStage',
  'checkEverything',
  'importTrf',
  'exportTrf',
  'refreshFormulas',
  'settings',
  'help',
] as const;

export type MenuEntry = (typeof menuEntries)[number];

/** Entries and the two headings of the menu. `…` marks those that ask something first. */
export const menuLabels: Record<MenuEntry | 'menu' | 'documents', Record<Language, string>> = {
  menu: { en: 'Arbiter', vi: 'Trọng tài' },
  documents: { en: 'Documents', vi: 'Tài liệu' },
  newTournament: { en: 'New tournament…', vi: 'Giải mới…' },
  numberPlayers: { en: 'Number players', vi: 'Đánh số đấu thủ' },
  numberByLot: { en: 'Number players by lot', vi: 'Đánh số bằng bốc thăm' },
  numberByStrength: { en: 'Number players by strength', vi: 'Đánh số theo sức cờ' },
  pairNextRound: { en: 'Pair next round', vi: 'Xếp cặp vòng tiếp theo' },
  undo: { en: 'Undo', vi: 'Hoàn tác' },
  goBack: { en: 'Go back to round…', vi: 'Quay lại vòng…' },
  updateStandings: { en: 'Update standings', vi: 'Cập nhật xếp hạng' },
  crosstable: { en: 'Crosstable', vi: 'Bảng điểm' },
  scoreCards: { en: 'Score cards', vi: 'Thẻ theo dõi' },
  minutes: { en: 'Minutes', vi: 'Biên bản' },
  bracket: { en: 'Bracket', vi: 'Sơ đồ' },
  teamTable: { en: 'Team table', vi: 'Bảng đội' },
  contributions: { en: 'Contributions', vi: 'Diễn giải' },
  control: { en: 'Control (boxes for the phone)', vi: 'Điều khiển (ô cho điện thoại)' },
  whyThisPairing: { en: 'Why this pairing?', vi: 'Vì sao xếp cặp này?' },
  changePairing: { en: 'Change a pairing…', vi: 'Đổi cặp đấu…' },
  correctResult: { en: 'Correct a result…', vi: 'Sửa kết quả…' },
  withdraw: { en: 'Withdraw / return…', vi: 'Bỏ cuộc / trở lại…' },
  startFinalStage: { en: 'Start final stage…', vi: 'Bắt đầu giai đoạn cuối…' },
  checkEverything: { en: 'Check everything', vi: 'Kiểm tra tất cả' },
  importTrf: { en: 'Import TRF…', vi: 'Nhập TRF…' },
  exportTrf: { en: 'Export TRF…', vi: 'Xuất TRF…' },
  refreshFormulas: { en: 'Refresh formulas', vi: 'Tính lại công thức' },
  settings: { en: 'Settings…', vi: 'Thiết lập…' },
  help: { en: 'Help', vi: 'Trợ giúp' },
};

/** In one language, or bilingual where none is known yet. */
export function menuLabel(entry: keyof typeof menuLabels, language?: Language): string {
  const label = menuLabels[entry];
  return language === undefined ? languages.map((each) => label[each]).join(' / ') : label[language];
}

/** The entry a person names in either language, with or without `…`. */
export function menuEntryOf(text: string): MenuEntry | undefined {
  const key = bareKey(text);
  return menuEntries.find((entry) =>
    languages.some((language) => bareKey(menuLabels[entry][language]) === key),
  );
}

function bareKey(text: string): string {
  return wordKey(text.replace(/…|\.{3}/g, ''));
}
