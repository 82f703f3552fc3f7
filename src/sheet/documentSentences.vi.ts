import type { ProblemCode } from '../tournament/problem.ts';

/** Vietnamese: documents, the final stage, lots and the advice of the law. See `sentences.vi.ts`. */
export const vietnameseDocumentSentences = {
  documentMade: 'Đã lập trang tính {sheet} theo kết quả hiện có. Hãy in ra hoặc cho mọi người xem.',
  minutesOfRound:
    'Đây là biên bản vòng {round}. Muốn lập cho vòng khác, hãy chọn một dòng của vòng ấy trong Kết quả rồi chọn Biên bản lần nữa.',
  noKnockout:
    'Giải này không có phần nào đấu loại trực tiếp có sơ đồ. Hãy chọn hệ thống Loại trực tiếp trong thiết lập, hoặc Bắt đầu giai đoạn cuối; nếu đấu theo bảng từng bàn thì xem ai vào đến đâu ở trang Xếp hạng.',
  noCompleteRound:
    'Chưa có vòng nào đủ kết quả nên chưa lập được biên bản. Hãy gõ kết quả của vòng đấu rồi chọn Biên bản lần nữa.',
  settingNeedsNumbers:
    'Thiết lập “{setting}” cần các số theo đúng thứ tự, mỗi số một lần, như 3, 12, 7; ở đây là “{found}”.',
  settingsMissing:
    'Giai đoạn cuối được ghi vào trang tính “{title}” nhưng chưa có trang này. Hãy đặt tên ấy cho một trang có cột Mục và Giá trị.',
  qualifiersNotWhole:
    'Số người đi tiếp phải là số nguyên từ {least} đến {most}, ở đây là “{found}”. Hãy gõ số người của mỗi bảng.',
  stageNameUnfit: '“{found}” không dùng làm tên giai đoạn được. Hãy chọn tên không có dấu : và ;.',
  stageThere: 'Đã có giai đoạn “{found}”. Hãy xếp cặp vòng tiếp theo, hoặc chọn tên khác.',
  finalTooFew: 'Chưa đủ hai người đi tiếp. Hãy đấu giai đoạn chính trước, hoặc tăng số người đi tiếp.',
  finalPlaceShared:
    'Số {first} và số {second} cùng hạng {place} mà chỉ một người đi tiếp. Hãy xem lại hệ số phụ; nếu phải bốc thăm, hãy sửa các số ở thiết lập {setting:stagePlayers} của giai đoạn.',
  finalEarly:
    'Sau vòng {round} giai đoạn chính chưa xong nên các hạng này còn có thể thay đổi. Hãy hoàn tác nếu phải đấu hết các vòng trước.',
  finalStageMade:
    'Giai đoạn “{stage}” đã sẵn sàng với {count} hạt giống. Hãy chọn Xếp cặp vòng tiếp theo, rồi lập Sơ đồ trong Tài liệu.',
  finalStageSeeds:
    'Hạt giống của giai đoạn cuối: {list}. Trước vòng đầu có thể sửa ở thiết lập {setting:stagePlayers}.',
  finalStageUndone: 'Đã hoàn tác giai đoạn “{stage}”. Khi cần, hãy chọn Bắt đầu giai đoạn cuối lần nữa.',
  undoStageMoved:
    'Các dòng của giai đoạn {stage} trong {sheet} đã bị dời hoặc sửa từ khi bắt đầu, nên chưa hoàn tác gì. Hãy dời về chỗ cũ rồi chọn Hoàn tác lần nữa, hoặc tự xóa các dòng ấy.',
  undoStageFirst:
    'Trang tính {sheet} đang có các dòng của giai đoạn “{stage}”. Hãy hoàn tác việc xếp cặp trước, hoặc xóa các dòng ấy.',
  swissFewPlayers:
    'Hệ Thụy Sĩ dành cho từ 20 đấu thủ trở lên (Luật 27), ở đây có {players}. Nên xem xét đấu vòng tròn.',
  swissRoundsOutside:
    'Với {players} đấu thủ, luật khuyên đấu {advised} vòng (Luật 27); giải này đặt {rounds}. Hãy xem lại thiết lập {setting:rounds}.',
  drewWhiteFirst: 'Bốc thăm màu quân vòng 1: số 1 cầm quân Trắng (mã bốc thăm “{seed}”, mục “colours”).',
  drewBlackFirst: 'Bốc thăm màu quân vòng 1: số 1 cầm quân Đen (mã bốc thăm “{seed}”, mục “colours”).',
  tieByHand: 'Bốc thăm bằng tay hạng {places}: các số {list} theo thứ tự này.',
  tieByLot:
    'Bốc thăm hạng {places}: các số {list} theo thứ tự này (mã bốc thăm “{seed}”, mục “tie {places}”).',
} as const satisfies Partial<Record<ProblemCode, string>>;
