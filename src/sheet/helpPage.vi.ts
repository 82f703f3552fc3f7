import type { HelpNames, HelpSection } from './helpSection.ts';

export function helpSectionsVi({ menu, sheet }: HelpNames): readonly HelpSection[] {
  return [
    {
      heading: 'Các bước của một giải',
      ordered: true,
      items: [
        `${menu('newTournament')} tạo các trang tính; chọn thể thức và ngôn ngữ.`,
        `Nhập họ tên, hệ số, đơn vị vào trang tính ${sheet('players')}.`,
        `${menu('numberPlayers')}: bốc thăm hoặc theo sức cờ.`,
        `${menu('pairNextRound')}: các cặp được ghi thêm vào ${sheet('results')}.`,
        'Gõ kết quả vào cột Kết quả, rồi xếp vòng sau.',
        `${menu('updateStandings')} và ${menu('crosstable')} khi cần.`,
      ],
    },
    {
      heading: 'Gõ kết quả',
      ordered: false,
      items: [
        '`1-0`, `½-½`, `0-1`; nhanh hơn: `1`, `½`, `0`',
        '`+/-`, `-/+`, `-/-`: thắng thua vì vắng mặt',
        '`*`: ván chưa đấu xong',
        'Giải tiếng Việt: `T`, `H`, `B` tính từ phía Trắng',
      ],
    },
    {
      heading: 'Khi có gì không đúng',
      ordered: false,
      items: [
        'Lệnh từ chối thì nêu mọi ô phải sửa; chưa có gì bị thay đổi.',
        `${menu('undo')} trả lại lệnh vừa làm.`,
        `${menu('checkEverything')} liệt kê mọi lỗi, đề nghị sửa và dựng lại các trang tính hiển thị.`,
        `${menu('importTrf')}, ${menu('exportTrf')}: đọc và ghi báo cáo giải theo mẫu FIDE.`,
        `${menu('control')} trong ${menu('documents')} tạo trang tính có ô đánh dấu để chạy lệnh trên điện thoại.`,
        `${menu('refreshFormulas')} cập nhật các công thức không ghi vùng.`,
      ],
    },
  ];
}
