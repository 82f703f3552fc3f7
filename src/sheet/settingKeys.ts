import { languages, type Language } from './languages.ts';
import { wordKey } from './text.ts';

export const settingKeys = [
  'event',
  'place',
  'arbiter',
  'start',
  'end',
  'system',
  'teamForm',
  'rounds',
  'stagePlayers',
  'cycles',
  'gamesPerMatch',
  'boards',
  'points',
  'byePoints',
  'halfByeRule',
  'matchPoints',
  'tieBreaks',
  'tieBreakEdition',
  'drawSeed',
  'firstColour',
  'acceleration',
  'keepApart',
  'titleOrder',
  'gradeOrder',
  'thirdPlace',
  'clubMatesApart',
  'swapLastRounds',
  'secondLeg',
  'matchOrder',
  'rematch',
  'checkIn',
  'prizes',
  'ratingK',
  'firstBoard',
  'playersPage',
  'language',
  'colourNames',
] as const;

/** What the column Key of the Settings sheet can say; `Round 3` (date and time of a round) besides. */
export type SettingKey = (typeof settingKeys)[number];

/** The first name of each list is the one written; all are accepted on reading, in either language. */
export const settingNames: Readonly<Record<SettingKey, Readonly<Record<Language, readonly string[]>>>> = {
  event: { en: ['Event', 'Tournament'], vi: ['Giải', 'Tên giải'] },
  place: { en: ['Place'], vi: ['Địa điểm', 'Nơi đấu'] },
  arbiter: { en: ['Arbiter', 'Chief arbiter'], vi: ['Trọng tài', 'Tổng trọng tài'] },
  start: { en: ['Start', 'Start date'], vi: ['Bắt đầu', 'Ngày bắt đầu'] },
  end: { en: ['End', 'End date'], vi: ['Kết thúc', 'Ngày kết thúc'] },
  system: { en: ['System'], vi: ['Hệ thống', 'Thể thức'] },
  teamForm: { en: ['Team form', 'Team event'], vi: ['Thể thức đồng đội', 'Đồng đội'] },
  rounds: { en: ['Rounds', 'Number of rounds'], vi: ['Số vòng'] },
  stagePlayers: { en: ['Players'], vi: ['Đấu thủ'] },
  cycles: { en: ['Cycles'], vi: ['Số lượt', 'Lượt'] },
  gamesPerMatch: { en: ['Games per match'], vi: ['Số ván mỗi trận'] },
  boards: { en: ['Boards'], vi: ['Số bàn'] },
  points: { en: ['Points'], vi: ['Điểm', 'Cách tính điểm'] },
  byePoints: { en: ['Bye points'], vi: ['Điểm nghỉ', 'Điểm miễn đấu'] },
  halfByeRule: { en: ['Half-bye rule'], vi: ['Luật nghỉ nửa điểm'] },
  matchPoints: { en: ['Match points'], vi: ['Điểm trận'] },
  tieBreaks: { en: ['Tie-breaks', 'Tiebreaks', 'Tie breaks'], vi: ['Hệ số phụ', 'Chỉ số phụ'] },
  tieBreakEdition: { en: ['Tie-break edition'], vi: ['Bản hệ số phụ'] },
  drawSeed: { en: ['Draw seed', 'Seed'], vi: ['Mầm bốc thăm', 'Mã bốc thăm'] },
  firstColour: { en: ['First colour', 'First color'], vi: ['Màu đầu', 'Màu quân đầu'] },
  acceleration: { en: ['Acceleration'], vi: ['Tăng tốc'] },
  keepApart: { en: ['Keep apart'], vi: ['Tránh gặp'] },
  titleOrder: { en: ['Title order'], vi: ['Thứ tự danh hiệu'] },
  gradeOrder: { en: ['Grade order'], vi: ['Thứ tự đẳng cấp'] },
  thirdPlace: { en: ['Third place'], vi: ['Tranh hạng ba'] },
  clubMatesApart: { en: ['Club-mates apart', 'Club mates apart'], vi: ['Tách cùng đơn vị'] },
  swapLastRounds: { en: ['Swap last rounds'], vi: ['Đổi hai vòng cuối'] },
  secondLeg: { en: ['Second leg'], vi: ['Lượt về'] },
  matchOrder: { en: ['Match order'], vi: ['Thứ tự trận'] },
  rematch: { en: ['Rematch announced'], vi: ['Cho gặp lại', 'Cho gặp lại từ vòng'] },
  checkIn: { en: ['Check-in', 'Check in'], vi: ['Điểm danh'] },
  prizes: { en: ['Prizes'], vi: ['Giải thưởng'] },
  ratingK: { en: ['Rating k', 'K'], vi: ['Hệ số k'] },
  firstBoard: { en: ['First board number'], vi: ['Số bàn đầu'] },
  playersPage: { en: ["Players' page link", 'Players page link'], vi: ['Liên kết trang đấu thủ'] },
  language: { en: ['Language'], vi: ['Ngôn ngữ'] },
  colourNames: { en: ['Colour names', 'Color names'], vi: ['Tên màu quân', 'Tên màu'] },
};

const keyOfName: ReadonlyMap<string, SettingKey> = new Map(
  settingKeys.flatMap((key) =>
    languages.flatMap((language) => settingNames[key][language].map((name) => [wordKey(name), key] as const)),
  ),
);

export function settingName(key: SettingKey, language: Language): string {
  return settingNames[key][language][0] ?? key;
}

export function settingKeyOf(text: string): SettingKey | undefined {
  return keyOfName.get(wordKey(text));
}
