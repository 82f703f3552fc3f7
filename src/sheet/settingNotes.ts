import type { Language } from './languages.ts';
import type { SettingKey } from './settingKeys.ts';

/** What a new Settings sheet says beside each key: what it does, what may be typed, and what an empty cell means. */
export const settingNotes: Partial<Record<SettingKey, Record<Language, string>>> = {
  event: { en: 'Stands at the head of every page', vi: 'In ở đầu mỗi trang' },
  place: { en: 'For the minutes', vi: 'Ghi trong biên bản' },
  arbiter: { en: 'Stands in the Log', vi: 'Ghi trong nhật ký' },
  start: { en: 'Date', vi: 'Ngày' },
  end: { en: 'Date', vi: 'Ngày' },
  system: { en: 'Choose from the list', vi: 'Chọn trong danh sách' },
  rounds: {
    en: 'Number of rounds; the last one is paired by its own rules',
    vi: 'Số vòng; vòng cuối có luật xếp cặp riêng',
  },
  cycles: { en: 'Round robin: 1, 2 or more; empty is 1', vi: 'Vòng tròn: 1, 2 hoặc hơn; để trống là 1' },
  swapLastRounds: {
    en: 'Round robin with several cycles: yes, so that nobody has three games running with one colour; empty is no',
    vi: 'Vòng tròn nhiều lượt: có, để không ai cầm một màu ba ván liền; để trống là không',
  },
  gamesPerMatch: {
    en: 'Knockout: games of a match; empty is 2',
    vi: 'Loại trực tiếp: số ván mỗi trận; để trống là 2',
  },
  thirdPlace: {
    en: 'Knockout: yes for a match for third place; empty is no',
    vi: 'Loại trực tiếp: có trận tranh hạng ba; để trống là không',
  },
  clubMatesApart: {
    en: 'Knockout: yes to place club-mates far from each other; empty is no',
    vi: 'Loại trực tiếp: có thì xếp người cùng đơn vị xa nhau; để trống là không',
  },
  points: { en: 'Win; draw; loss; empty is 1; ½; 0', vi: 'Thắng; hoà; thua; để trống là 1; ½; 0' },
  byePoints: {
    en: 'Bye of an odd player; empty is as much as a win',
    vi: 'Điểm của người được miễn đấu; để trống là bằng ván thắng',
  },
  tieBreaks: {
    en: 'Codes in order, such as BH/C1, BH, SB; empty is the order of the system',
    vi: 'Các mã theo thứ tự, như BH/C1, BH, SB; để trống là theo hệ thống',
  },
  tieBreakEdition: {
    en: 'FIDE C.07 of 2024 or 2026; empty is 2026',
    vi: 'FIDE C.07 bản 2024 hoặc 2026; để trống là 2026',
  },
  drawSeed: {
    en: 'Every draw of lots follows from this text; anybody can check it',
    vi: 'Mọi lần bốc thăm đều sinh từ dòng chữ này; ai cũng kiểm tra lại được',
  },
  firstColour: {
    en: 'Colour of the first player in round 1; empty is by lot',
    vi: 'Màu quân của người đứng đầu ở vòng 1; để trống là bốc thăm',
  },
  acceleration: {
    en: 'Swiss: none or Baku; empty is none',
    vi: 'Thụy Sĩ: không hoặc Baku; để trống là không',
  },
  keepApart: {
    en: 'Swiss: club, team, federation or numbers; strictly or if possible; rounds 1-3; up to 2; entries separated by ;',
    vi: 'Thụy Sĩ: đơn vị, đội, liên đoàn hoặc các số; tuyệt đối hay nếu được; vòng 1-3; đến 2 điểm; các mục cách nhau bằng ;',
  },
  rematch: {
    en: 'Swiss: the round from which players may meet again; empty is never',
    vi: 'Thụy Sĩ: vòng bắt đầu cho gặp lại; để trống là không',
  },
  titleOrder: {
    en: 'Titles from the highest; empty is GM, IM, …',
    vi: 'Danh hiệu từ cao xuống; để trống là GM, IM, …',
  },
  gradeOrder: {
    en: 'Grades from the highest; empty is the national order',
    vi: 'Đẳng cấp từ cao xuống; để trống là kiện tướng, dự bị kiện tướng, cấp 1, …',
  },
  checkIn: {
    en: 'yes: only players whose box Present is ticked are paired; empty is no',
    vi: 'có: chỉ xếp cặp người đã đánh dấu Có mặt; để trống là không',
  },
  firstBoard: { en: 'Number of the first board; empty is 1', vi: 'Số của bàn đầu tiên; để trống là 1' },
  language: { en: 'Language of everything that is written', vi: 'Ngôn ngữ của mọi thứ được viết ra' },
  colourNames: { en: 'What the two colours are called', vi: 'Cách gọi hai màu quân' },
};

/** The settings that a new team event has besides, in their order. */
export const teamSettingNotes: Partial<Record<SettingKey, Record<Language, string>>> = {
  teamForm: {
    en: 'How two teams meet, or groups of individuals by board; empty is an event of individuals',
    vi: 'Hai đội gặp nhau thế nào, hay chia bảng cá nhân theo bàn; để trống là giải cá nhân',
  },
  boards: {
    en: 'Boards of a team without reserves; empty is as many as the largest team has',
    vi: 'Số bàn mỗi đội, không kể dự bị; để trống là theo đội đông nhất',
  },
  gamesPerMatch: {
    en: 'Games on each board where the same boards meet, 1 to 4; empty is 1',
    vi: 'Số ván mỗi bàn khi đối kháng đồng loạt, 1 đến 4; để trống là 1',
  },
  secondLeg: {
    en: 'yes for a second leg with colours reversed; in a knockout only of level matches; empty is no',
    vi: 'có: thêm lượt về đổi màu quân, ở loại trực tiếp chỉ khi hai đội hoà nhau; để trống là không',
  },
  matchPoints: {
    en: 'yes to rank by 2, 1, 0 for a match before the points of the boards; empty is no',
    vi: 'có: xếp hạng theo điểm trận 2, 1, 0 trước rồi mới đến điểm bàn; để trống là không',
  },
  matchOrder: {
    en: 'Everybody meets everybody: an order of your own, A1-B1 A2-B2; B2-A1 B1-A2; empty is that of the law',
    vi: 'Kiểu Anh: thứ tự riêng, A1-B1 A2-B2; B2-A1 B1-A2; để trống là theo Luật',
  },
};

/** The keys of a new Settings sheet with what stands beside each; those of teams follow the number of rounds. */
export function notesOfSettings(inTeams: boolean): Partial<Record<SettingKey, Record<Language, string>>> {
  const keys = Object.keys(settingNotes) as SettingKey[];
  const teamKeys = inTeams ? (Object.keys(teamSettingNotes) as SettingKey[]) : [];
  const ordered = new Set(keys.flatMap((key) => (key === 'rounds' ? [key, ...teamKeys] : [key])));
  const notes = inTeams ? { ...settingNotes, ...teamSettingNotes } : settingNotes;
  return Object.fromEntries([...ordered].map((key) => [key, notes[key]]));
}
