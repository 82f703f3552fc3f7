import type { SettingKey } from './settingKeys.ts';

/** Vietnamese: what a new Settings sheet says beside each key. See `settingNotes.ts`. */
export const vietnameseSettingNotes = {
  event: 'In ở đầu mỗi trang',
  place: 'Ghi trong biên bản',
  arbiter: 'Ghi trong nhật ký',
  start: 'Ngày',
  end: 'Ngày',
  system: 'Chọn trong danh sách',
  rounds: 'Số vòng; vòng cuối có luật xếp cặp riêng',
  cycles: 'Vòng tròn: 1, 2 hoặc hơn; để trống là 1',
  swapLastRounds: 'Vòng tròn nhiều lượt: có, để không ai cầm một màu ba ván liền; để trống là không',
  gamesPerMatch: 'Loại trực tiếp: số ván mỗi trận; để trống là 2',
  thirdPlace: 'Loại trực tiếp: có trận tranh hạng ba; để trống là không',
  clubMatesApart: 'Loại trực tiếp: có thì xếp người cùng đơn vị xa nhau; để trống là không',
  points: 'Thắng; hòa; thua; để trống là 1; ½; 0',
  byePoints: 'Điểm của người được miễn đấu; để trống là bằng ván thắng',
  tieBreaks: 'Các mã theo thứ tự, như BH/C1, BH, SB; để trống là theo hệ thống',
  tieBreakEdition: 'FIDE C.07 bản 2024 hoặc 2026; để trống là 2026',
  drawSeed: 'Mọi lần bốc thăm đều sinh từ dòng chữ này; ai cũng kiểm tra lại được',
  lotsDrawn: 'Tranh hạng bằng nhau: các số theo thứ tự bốc được; để trống là theo mã bốc thăm',
  firstColour: 'Màu quân của người đứng đầu ở vòng 1; để trống là bốc thăm',
  acceleration: 'Thụy Sĩ: không hoặc Baku; để trống là không',
  keepApart:
    'Thụy Sĩ: đơn vị, đội, liên đoàn hoặc các số; tuyệt đối hay nếu được; vòng 1-3; đến 2 điểm; các mục cách nhau bằng ;',
  rematch: 'Thụy Sĩ: vòng bắt đầu cho gặp lại; để trống là không',
  titleOrder: 'Danh hiệu từ cao xuống; để trống là GM, IM, …',
  gradeOrder:
    'Đẳng cấp từ cao xuống; để trống là quốc tế đại sư, đại kiện tướng, kiện tướng quốc gia, kiện tướng, …',
  checkIn: 'có: chỉ xếp cặp người đã đánh dấu Có mặt; để trống là không',
  firstBoard: 'Số của bàn đầu tiên; để trống là 1',
  language: 'Ngôn ngữ của mọi thứ được viết ra',
  colourNames: 'Cách gọi hai màu quân',
} as const satisfies Partial<Record<SettingKey, string>>;

/** Vietnamese: what it says beside the keys of team events. */
export const vietnameseTeamSettingNotes = {
  teamForm: 'Hai đội gặp nhau thế nào, hay chia bảng cá nhân theo bàn; để trống là giải cá nhân',
  boards: 'Số bàn mỗi đội, không kể dự bị; để trống là theo đội đông nhất',
  gamesPerMatch: 'Số ván mỗi bàn khi đối kháng đồng loạt, 1 đến 4; để trống là 1',
  secondLeg: 'có: thêm lượt về đổi màu quân, ở loại trực tiếp chỉ khi hai đội hòa nhau; để trống là không',
  matchPoints: 'có: xếp hạng theo điểm trận 2, 1, 0 trước rồi mới đến điểm bàn; để trống là không',
  matchOrder: 'Kiểu Anh: thứ tự riêng, A1-B1 A2-B2; B2-A1 B1-A2; để trống là theo Luật',
} as const satisfies Partial<Record<SettingKey, string>>;
