import type { ProblemCode } from '../tournament/problem.ts';
import { vietnameseDocumentSentences } from './documentSentences.vi.ts';
import { vietnameseTeamSentences } from './teamSentences.vi.ts';

/** Vietnamese. The same places as in `sentences.en.ts`. */
export const vietnameseSentences: Record<ProblemCode, string> = {
  sheetMissing:
    'Không có trang tính “{title}”. Các trang tính tìm thấy: {list}. Hãy đặt lại tên này cho đúng trang, hoặc tạo sổ mới bằng lệnh Giải mới.',
  sheetTwice: 'Cả “{first}” và “{second}” đều giống trang tính “{title}”. Hãy đổi tên trang tính không dùng.',
  headingMissing:
    'Trang tính “{sheet}” cần có cột “{heading}”. Các tiêu đề tìm thấy: {list}. Hãy thêm hoặc sửa tiêu đề.',
  columnTwice: 'Tiêu đề “{found}” có hai lần. Hãy đổi tên hoặc xóa cột không dùng.',
  cellIsDate:
    'Bảng tính đã đổi nội dung gõ ở cột “{column}” thành ngày {found}. Hãy định dạng ô là văn bản thuần túy rồi gõ lại.',
  cellIsError:
    'Ô ở cột “{column}” đang báo lỗi ({found}). Hãy định dạng ô là văn bản thuần túy rồi gõ lại cho đúng.',
  wholeNumberExpected:
    '“{found}” ở cột “{column}” không phải số nguyên từ {least} đến {most}. Hãy gõ lại bằng chữ số.',
  numberIsText:
    '“{found}” ở cột “{column}” là số được lưu như văn bản; vẫn được hiểu là số. Lệnh Kiểm tra tất cả có thể đổi lại giúp.',
  playersNotNumbered: 'Có {count} đấu thủ chưa có số thứ tự. Trước hết hãy chạy lệnh Đánh số đấu thủ.',
  playerWithoutNumber:
    '“{name}” chưa có số thứ tự. Hãy gõ một số chưa dùng vào cột STT, số lớn nhất đã dùng là {highest}.',
  numberWithoutName: 'Số {number} không có tên nên dòng này không được đọc. Hãy gõ tên hoặc xóa dòng.',
  numberTwice: 'Số {number} đã có ở {first}. Hãy cho một trong hai đấu thủ số khác chưa dùng.',
  nameTwice:
    '“{name}” đã có ở {first}. Nếu là hai người, hãy ghi ngày sinh, đơn vị hoặc FIDE ID cho cả hai; nếu là một người, hãy xóa bớt một dòng.',
  nameTwiceToldApart:
    '“{name}” còn có ở {first}; ngày sinh, đơn vị hoặc mã số cho biết là hai người. Nếu đúng vậy thì không cần làm gì.',
  ratingOutOfRange:
    '“{found}” không phải hệ số từ {least} đến {most}. Hãy sửa lại, hoặc để trống nếu đấu thủ chưa có hệ số.',
  byesNotUnderstood: '“{found}” không phải danh sách xin nghỉ. Hãy gõ vòng và điểm nghỉ, ví dụ 3=½, 5=0.',
  roundNotUnderstood: '“{found}” không phải số vòng. Hãy gõ một số nguyên từ 1 đến {most}.',
  roundSkipped:
    'Vòng {round} đã có dòng nhưng vòng {missing} chưa có. Hãy sửa số vòng, hoặc nhập vòng {missing} trước.',
  resultNotUnderstood:
    'Không hiểu kết quả “{found}”. Hãy chọn trong danh sách của ô: 1-0, ½-½, 0-1, +/-, -/+ …',
  resultAmbiguous: '“{found}” có thể là thắng hoặc hòa khi ván hòa được một điểm. Hãy gõ 1-0 hoặc ½-½.',
  resultIsDate:
    'Bảng tính đã đổi kết quả thành ngày {found}. Hãy định dạng ô là văn bản thuần túy rồi chọn lại kết quả, ví dụ ½-½ hoặc 1-0.',
  resultIsError:
    'Ô kết quả đang báo lỗi ({found}), như khi gõ +/- vào ô thường. Hãy định dạng ô là văn bản thuần túy rồi gõ lại kết quả.',
  resultRewritten: '“{found}” được hiểu là {result}. Lệnh Kiểm tra tất cả có thể ghi lại như vậy.',
  byeWithOpponent:
    '“{found}” là nghỉ, nhưng dòng này có hai đấu thủ. Hãy xóa đối thủ hoặc gõ kết quả ván đấu.',
  opponentMissing:
    '“{found}” là kết quả một ván đấu, nhưng cột {side} đang trống. Hãy gõ số còn thiếu hoặc ghi nghỉ.',
  playerAlone: 'Số {number} đứng một mình ở vòng {round} và chưa có kết quả. Hãy gõ đối thủ hoặc ghi nghỉ.',
  playerMissing:
    'Dòng này không có đấu thủ ở cột {side}. Hãy gõ số của đấu thủ; người được nghỉ đứng ở cột {white}.',
  playerMeetsHimself: 'Số {number} đứng ở cả hai bên bàn cờ. Hãy sửa một trong hai số.',
  unknownNumber:
    'Không có đấu thủ nào mang số {number}. Hãy sửa số, hoặc thêm đấu thủ vào trang tính {players}.',
  playerTwiceInRound: 'Số {number} đã đấu vòng {round} ở {first}. Hãy sửa một trong hai dòng.',
  slotTwice: 'Bàn {board} của vòng {round} đã có ở {first}. Hãy sửa số bàn hoặc xóa bớt một dòng.',
  playersOfTwoSections:
    'Số {white} thuộc bảng “{first}”, số {black} thuộc bảng “{second}”. Hãy sửa số hoặc sửa bảng.',
  sectionDiffers:
    'Dòng này ghi bảng “{found}”, nhưng số {number} thuộc bảng “{section}”. Hãy sửa một trong hai nơi.',
  nameDiffers: '“{found}” đứng cạnh số {number}, là số của {name}. Chỉ tính theo số; hãy kiểm tra lại số.',
  settingUnknown:
    '“{found}” không phải thiết lập nên không được đọc. Hãy kiểm tra chính tả, hoặc để nguyên nếu là ghi chú riêng.',
  settingTwice: '“{found}” đã có ở {first}. Hãy xóa một trong hai dòng.',
  settingNeedsNumber:
    '“{setting}” đang là “{found}”. Hãy gõ một số nguyên từ {least} đến {most}, hoặc để trống.',
  settingNeedsYesNo: '“{setting}” đang là “{found}”. Hãy gõ có hoặc không.',
  settingNeedsPoints:
    '“{setting}” đang là “{found}”. Hãy gõ điểm theo bước nửa điểm: thắng, hòa, thua như 1; ½; 0, hoặc một số cho điểm nghỉ.',
  settingNeedsSystem: '“{setting}” đang là “{found}”. Hãy gõ một trong các hệ thống: {list}.',
  settingNeedsColour: '“{setting}” đang là “{found}”. Hãy gõ Trắng hoặc Đen, hoặc để trống để bốc thăm.',
  settingNeedsWord: '“{setting}” đang là “{found}”. Hãy gõ một trong các giá trị: {list}.',
  settingNeedsPlayers:
    '“{setting}” đang là “{found}”. Hãy gõ đơn vị, đội, liên đoàn hoặc số thứ tự, rồi tuyệt đối hay nếu được, vòng 1-3, đến 2 điểm: ví dụ đơn vị, tuyệt đối, vòng 1-3.',
  sectionUnknown:
    'Không có đấu thủ nào ở bảng “{found}” nên các thiết lập này không có tác dụng. Hãy kiểm tra chính tả.',
  noPlayers: 'Không có ai để xếp cặp. Trước hết hãy nhập đấu thủ và số thứ tự.',
  noPlayersInRound:
    'Không xếp cặp được vòng {round}: có chưa đến hai đấu thủ dự vòng này. Hãy xem lại các cột Từ vòng, Bỏ sau vòng, Xin nghỉ và Có mặt, hoặc nhập thêm đấu thủ.',
  seedTwice: 'Hạt giống {seed} ghi cho các số {numbers}. Mỗi hạt giống chỉ được ghi một lần.',
  exemptTooMany:
    'Không thể miễn cho số {number} {found} trận. Hãy gõ 0, 1 hoặc 2 (nhiều nhất {most}) ở cột Miễn.',
  exemptEverybody: 'Ai cũng được miễn nên vòng đầu không có trận nào. Hãy bớt {count} ở mọi ô của cột Miễn.',
  exemptSum:
    'Cách miễn trận này không khớp với {players} đấu thủ: tính một nửa cho mỗi trận phải thắng, cộng lại được {sum} chứ không phải 1. Hãy tính 1 cho người miễn một trận, 3 cho người miễn hai trận: tổng phải là {needed}.',
  exemptNotBySeed:
    'Số {number} được miễn nhiều trận hơn hạt giống cao hơn là số {better}. Nếu đúng ý thì không cần làm gì.',
  matchMissing:
    'Ván của số {white} và số {black} ở vòng {round} không thuộc trận nào của sơ đồ. Hãy gõ số trận ở cột Trận.',
  bracketConflict:
    'Trận {match} của vòng {round} ghi các số {numbers}, nhưng theo kết quả trước đó phải là {expected}. Hãy sửa kết quả hoặc sửa dòng này.',
  matchUndecided:
    'Trận {match} của vòng {round} ({white} – {black}) chưa phân thắng bại. Hãy đấu xong trận này rồi mới xếp vòng sau.',
  bracketPlayedOut: 'Sơ đồ có {rounds} vòng và đã xếp hết. Hãy cập nhật xếp hạng.',
  notInBracket:
    'Số {number} ({name}) vào danh sách khi sơ đồ đã lập nên không có chỗ. Muốn lập lại sơ đồ, hãy quay về vòng 1.',
  absentFromBracket:
    'Số {number} ({name}) vắng ở vòng {round} nhưng có trận {match}. Nếu không đến, hãy ghi kết quả vắng mặt.',
  adjournedInMatch:
    'Ván ở bàn {board} vòng {round} bị hoãn; luật đấu loại trực tiếp không cho hoãn (Luật 25). Ván này tính là hòa cho đến khi có kết quả.',
  placesByLot:
    'Đã bốc thăm vị trí trong sơ đồ cho {count} đấu thủ không phải hạt giống; từ trên xuống: {list}.',
  clubMatesMeet:
    'Số {white} và số {black} cùng đơn vị ({club}) gặp nhau ở vòng {round}: sơ đồ không còn chỗ nào tốt hơn.',
  twoMoreGames: 'Trận {match} ({white} – {black}) hòa: đấu thêm hai ván.',
  colourByLot:
    'Trận {match} lại hòa: đấu thêm một ván, bốc thăm cho số {white} cầm quân Trắng. Nếu muốn bốc thăm chọn người thắng, hãy gõ +/- hoặc -/+ cho ván này.',
  winnerByLot: 'Trận {match} vẫn hòa: bốc thăm chọn số {number} ({name}) đi tiếp.',
  ...vietnameseTeamSentences,
  ...vietnameseDocumentSentences,
  argumentNotWhole: 'Đối số {argument} phải là số nguyên từ {least} đến {most}; ở đây là “{found}”.',
  argumentsEqual: 'Đối số {first} và {second} đều là {found}. Hãy cho số của hai đấu thủ khác nhau.',
  argumentMissing: 'Thiếu đối số {argument}. Hãy cho đối số này, hoặc bỏ luôn các vùng đứng sau nó.',
  argumentNotRange:
    "Đối số {argument} phải là một vùng có dòng tiêu đề, ví dụ '{sheet:players}'!A1:T; ở đây là “{found}”.",
  argumentNoPlayer:
    'Đối số {argument} là {found} nhưng không đấu thủ nào mang số này. Hãy cho một số ở cột STT.',
  argumentNotSystem: 'Đối số {argument} là “{found}”. Hãy cho một trong: {systems}.',
  tieBreakUnknown:
    'Đối số {argument} có “{found}”. Ở đây dùng được: {codes}; phần loại bỏ viết là BH/C1 hoặc BH/M1.',
  noSuchPart:
    'Không có đấu thủ nào ở bảng hoặc giai đoạn “{found}”. Hãy cho một tên có trong danh sách đấu thủ.',
  roundBeforeIncomplete:
    'Chưa xếp cặp được vòng {round}: vòng {open} còn thiếu kết quả. Hãy nhập kết quả, hoặc gõ * cho ván hoãn.',
  pairedUnknown: 'Bảng xếp cặp có số {number} nhưng không có đấu thủ nào mang số này. Hãy sửa số.',
  pairedWithHimself: 'Ở bàn {board}, số {number} bị xếp gặp chính mình. Hãy sửa một trong hai số.',
  pairedTwice: 'Số {number} bị xếp hơn một lần trong vòng này. Hãy chỉ để lại một ván hoặc một lần nghỉ.',
  leftUnpaired:
    'Số {number} không có ván đấu cũng không được nghỉ ở vòng này. Hãy xếp cặp hoặc ghi vắng mặt.',
  pairedThoughAbsent:
    'Số {number} được xếp cặp nhưng vòng này vắng mặt hoặc đã xin nghỉ. Hãy bỏ ra, hoặc sửa dòng của người này ở trang tính Đấu thủ.',
  allocatedByes:
    'Các số {numbers} đều được nghỉ vì lẻ người. Chỉ một người được nghỉ: hãy xếp cặp những người còn lại.',
  allocatedByeAgain: 'Số {number} được nghỉ lần thứ hai. Hãy cho người chưa nghỉ lần nào được nghỉ.',
  sameAbsoluteColour:
    'Ở bàn {board}, số {white} và số {black} đều buộc phải cầm cùng một màu quân (C.04.3, C3). Hãy xếp hai người với đối thủ khác.',
  pairedAgain:
    'Số {white} và số {black} ở bàn {board} đã gặp nhau. Hãy đổi cặp, hoặc công bố luật cho gặp lại.',
  boardTwice: 'Bàn {board} có hai lần trong vòng này. Hãy đổi số bàn của một trong hai.',
  boardOutOfOrder: 'Bàn {board} đứng ở chỗ của bàn {expected}. Hãy đánh số bàn 1, 2, 3 …',
  tableTooLarge:
    'Đấu vòng tròn nhận nhiều nhất {most} đấu thủ, ở đây có {players}. Hãy chia bảng hoặc chọn hệ thống khác.',
  tablePlayedOut: 'Đã xếp đủ {rounds} vòng của bảng đấu. Hãy cập nhật xếp hạng, hoặc tăng số lượt đấu.',
  addedToTable:
    'Số {numbers} vào danh sách khi giải vòng tròn đã bắt đầu, bảng đấu không còn chỗ. Hãy gõ 0 ở cột Bỏ sau vòng, hoặc quay lại vòng 1 và xếp lại.',
  leftTableForfeits: 'Số {number} ({name}) đã bỏ giải: ván ở bàn {board} được ghi là thua do vắng mặt.',
  absentFromTable:
    'Số {number} ({name}) vắng ở vòng {round} nhưng theo bảng đấu có ván ở bàn {board}. Hãy cho đấu bù vào ngày khác, hoặc ghi kết quả vắng mặt.',
  roundsRematches:
    'Không thể đấu trọn {rounds} vòng: sau vòng {last}, {players} đấu thủ sẽ phải gặp lại nhau, dù kết quả ra sao. Hãy tổ chức {last} vòng, đấu vòng tròn, hoặc công bố luật cho gặp lại (thiết lập {setting:rematch}).',
  roundsColours:
    'Không thể đấu trọn {rounds} vòng: sau vòng {last}, trong {players} đấu thủ vẫn còn đối thủ nhưng sẽ có người cầm một màu quân quá nhiều lần. Hãy tổ chức {last} vòng, đấu vòng tròn, hoặc công bố luật cho gặp lại (thiết lập {setting:rematch}).',
  roundsByes:
    'Không thể đấu trọn {rounds} vòng: với {players} đấu thủ, sau vòng {last} sẽ có người phải nghỉ lần thứ hai. Hãy tổ chức {last} vòng, đấu vòng tròn, hoặc nhận thêm một đấu thủ.',
  roundsMayFail:
    'Đấu {rounds} vòng với {players} đấu thủ là có thể nhưng không chắc: cứ 100 giải như vậy thì {stuck} giải không xếp tiếp được, vì những người còn lại đều đã gặp nhau hoặc cùng cần một màu quân. Hãy giảm số vòng, đấu vòng tròn, hoặc công bố trước luật cho gặp lại (thiết lập {setting:rematch}).',
  roundsUnproved:
    'Chưa tính được là {rounds} vòng với {players} đấu thủ có đấu trọn được hay không. Để chắc chắn, hãy giảm số vòng hoặc đấu vòng tròn.',
  roundsOfTable:
    '{rounds} vòng nhiều hơn bảng mã: sau vòng {most} ai cũng đã gặp nhau. Hãy tổ chức {most} vòng, hoặc thêm một lượt (thiết lập {setting:cycles}).',
  roundsOfBracket: '{rounds} vòng nhiều hơn sơ đồ: chung kết là vòng {most}. Hãy tổ chức {most} vòng.',
  noLegalPairing:
    'Không có cách xếp cặp hợp lệ nào cho vòng này. Hãy công bố luật cho gặp lại, hoặc kết thúc giải sớm hơn.',
  noLegalPairingRematches:
    'Không xếp cặp được vòng {round}: những người còn lại đều đã gặp nhau: {met}. Hãy giảm số vòng và kết thúc giải ở đây, đấu tiếp theo vòng tròn, hoặc công bố luật cho gặp lại (thiết lập {setting:rematch}).',
  noLegalPairingColours:
    'Không xếp cặp được vòng {round}: còn đối thủ nhưng sẽ có người cầm một màu quân quá nhiều lần. Hãy giảm số vòng và kết thúc giải ở đây, đấu tiếp theo vòng tròn, hoặc công bố luật cho gặp lại (thiết lập {setting:rematch}).',
  noLegalPairingBye:
    'Không xếp cặp được vòng {round}: số đấu thủ lẻ mà ai cũng đã được nghỉ hoặc đã thắng không phải đấu. Hãy tự ghi cho một người nghỉ, hoặc nhận thêm một đấu thủ.',
  noLegalPairingByeLeft:
    'Không xếp cặp được vòng {round}: số đấu thủ lẻ, và trong những người còn được nghỉ ({byes}) dù ai nghỉ thì những người khác cũng không xếp đủ cặp. Vướng vì các ván đã đấu, mỗi người kèm những người đã gặp: {met}. Hãy giảm số vòng và kết thúc giải ở đây, tự ghi cho một người nghỉ lần thứ hai, hoặc nhận thêm một đấu thủ.',
  colourLimitYielded:
    'Giới hạn màu quân được bỏ qua cho số {player} ({name}): ở vòng cuối ưu tiên ghép những người bằng điểm. Hãy báo cho hai đấu thủ trước vòng đấu.',
  noLegalPairingApart:
    'Không xếp cặp được vòng {round} nếu vẫn tách những người không được gặp nhau. Hãy nới một dòng của thiết lập {setting:keepApart}, hoặc ghi thêm “{word:ifPossible}”.',
  drawnTooFewPlayers:
    'Đại tuần hoàn cần ít nhất 18 đấu thủ (Luật 29.5), ở đây có {players}. Nên đấu vòng tròn.',
  drawnFewPlayers:
    'Với {players} đấu thủ vẫn đấu đại tuần hoàn được; từ 30 người trở lên kết quả mới thật tốt (Luật 29.5). Không cần làm gì thêm.',
  drawnRoundsOutside:
    'Đại tuần hoàn đấu từ 6 đến 15 vòng (Luật 29.5), giải này đặt {rounds}. Hãy xem lại thiết lập {setting:rounds}.',
  drawnEvenRounds:
    '{rounds} là số vòng chẵn; với số vòng lẻ, không ai cầm quân Trắng hơn quân Đen quá một lần (Luật 29). Nếu được, hãy đổi thiết lập {setting:rounds}.',
  drewBye:
    'Bốc thăm: số {player} được nghỉ, bốc trong các số {among}. Hãy báo cho đấu thủ biết mình được điểm.',
  drewSubgroup: 'Bốc thăm: số {player} chưa đấu ván nào, được xếp vào phân nhóm {subgroup}.',
  drewOpponent:
    'Bốc thăm ({clause}): số {player} bốc được số {opponent} trong các số {among}; số {white} cầm quân Trắng.',
  drewOpponentAndColour:
    'Bốc thăm ({clause}): số {player} bốc được số {opponent} trong các số {among}; bốc thăm màu quân, số {white} cầm quân Trắng.',
  drewOpponentLeaning:
    'Bốc thăm ({clause}): số {player} bốc được số {opponent} trong các số {among}; số {white} cầm quân Trắng, theo phân nhóm của số {player} (29.2).',
  drewOpponentBound:
    'Bốc thăm ({clause}): số {player} bốc được số {opponent} trong các số {among}; số {white} cầm quân Trắng, vì nếu đổi màu thì số {bound} vượt giới hạn màu quân (29.4.2).',
  rematchYielded:
    'Số {player} và số {opponent} gặp lại nhau như đã công bố: không còn cách xếp đủ cặp nào khác. Hãy báo cho hai đấu thủ trước vòng đấu.',
  keepApartYielded:
    'Không tách được số {player} và số {opponent}. Hãy báo cho hai đấu thủ trước vòng đấu, hoặc tự xếp tay.',
  thirdColourYielded:
    'Số {player} ({name}) cầm một màu quân ván thứ ba liên tiếp: ở vòng cuối ưu tiên ghép những người bằng điểm (Luật 27). Hãy báo cho đấu thủ trước vòng đấu.',
  colourDifferenceYielded:
    'Số {player} ({name}) sẽ cầm một màu quân nhiều hơn màu kia {difference} ván, quá mức {limit} của Luật 29.4.2: không còn cách xếp đủ cặp nào khác. Hãy báo cho đấu thủ trước vòng đấu.',
  trfNumberExpected:
    'Dòng {line}, cột {column}: thấy “{found}”, cần một số nguyên từ {least} đến {most}. Hãy sửa số và xem dòng có bị lệch cột không.',
  trfPointsExpected:
    'Dòng {line}, cột {column}: thấy “{found}”, cần số điểm như 3.5. Hãy sửa điểm và xem dòng có bị lệch cột không.',
  trfColourExpected:
    'Dòng {line}, cột {column}: thấy “{found}”, cần màu quân w hoặc b, hoặc dấu - nếu không có ván. Hãy sửa chữ này.',
  trfInitialColourExpected:
    'Dòng {line}, cột {column}: thấy “{found}”, cần W hoặc B, là màu quân đầu tiên của số 1. Hãy sửa chữ này.',
  trfResultExpected:
    'Dòng {line}, cột {column}: thấy “{found}”, cần một trong các kết quả 1 = 0 + - W D L H F U Z. Hãy sửa chữ này.',
  trfSymbolExpected:
    'Dòng {line}, cột {column}: thấy “{found}”, cần một trong các ký hiệu {symbols}. Hãy sửa dòng này.',
  trfOpponentExpected:
    'Dòng {line}, cột {column}: thấy “{found}”, cần số của đối thủ vì màu quân và kết quả là của một ván đấu. Hãy gõ số đối thủ, hoặc ghi nghỉ như 0000 - H.',
  trfByeWithOpponent:
    'Dòng {line}, cột {column}: thấy “{found}”, cần kết quả ván đấu vì có đối thủ. Hãy gõ kết quả, hoặc ghi 0000 ở chỗ đối thủ nếu là nghỉ.',
  trfOwnOpponent:
    'Dòng {line}, cột {column}: thấy “{found}” là số của chính đấu thủ, cần số của đối thủ. Hãy sửa số.',
  trfCommaRepaired: 'Dòng {line}, cột {column}: “{found}” được đọc với dấu chấm thập phân. Không cần làm gì.',
  trfByteColumnsRepaired:
    'Dòng {line}, cột {column}: các cột sau tên được đếm theo byte; dòng đã được đọc và chỉnh lại. Hãy kiểm tra đấu thủ này.',
  trfOutsideColumns:
    'Dòng {line} có chữ nằm ngoài các cột quy định. Dòng được giữ nguyên, nhưng được đọc là “{readAs}”. Hãy xem có phần nào bị lệch cột không.',
  trfNoPlayers:
    'Tệp không có đấu thủ nào: không dòng nào bắt đầu bằng 001. Hãy xem đây có đúng là tệp TRF không.',
  trfPlayerTwice:
    'Dòng {line}, cột {column}: số {found} đã có ở dòng {firstLine}. Hãy cho mỗi đấu thủ một số riêng.',
  trfOpponentUnknown:
    'Dòng {line}, cột {column}: đấu thủ {player} gặp {found} ở vòng {round}, nhưng không dòng 001 nào mang số ấy. Hãy sửa số hoặc thêm đấu thủ.',
  trfContradiction:
    'Dòng {line}, cột {column}: ở vòng {round}, dòng của đấu thủ {player} ghi “{found}”, còn dòng của {opponent} (dòng {otherLine}) ghi “{other}”. Hãy sửa cho hai dòng khớp nhau.',
  trfPointsDiffer:
    'Đấu thủ {player} có {found} điểm trong tệp, nhưng các ván cộng lại được {counted}. Điểm được tính theo các ván; hãy kiểm tra lại kết quả.',
  trfAllForfeits:
    'Cả {games} ván trong tệp đều là thắng thua do vắng mặt, nên coi như chưa ai gặp ai và chưa ai cầm quân nào. Nếu các ván đã được đánh, hãy ghi kết quả là 1 = 0 chứ không phải + và -.',
  trfTextCut:
    '“{found}” của đấu thủ {number} dài hơn {width} cột của báo cáo nên bị cắt bớt. Hãy viết ngắn lại ở trang Đấu thủ nếu phần bị cắt gây nhầm lẫn.',
  trfNameMissing:
    'Đấu thủ {number} không có tên trong báo cáo nên được ghi là “{name}”. Hãy gõ họ tên vào trang tính đấu thủ.',
  trfPointsNotKept:
    'Báo cáo tính thắng, hòa, thua là {points}, vắng mặt được {absence} và thua do vắng mặt được {forfeit}. Thiết lập chỉ ghi được thắng, hòa, thua từ cao xuống thấp, còn hai mục kia tính 0 điểm: hãy kiểm tra bảng xếp hạng.',
  trfAccelerationNotKept:
    'Báo cáo có điểm tăng tốc (dòng 250 hoặc XXA) không theo cách Baku nên không thiết lập nào ghi được. Hãy xếp cặp các vòng tăng tốc thẳng từ báo cáo bằng dòng lệnh.',
  trfTieBreaksNotKept:
    'Không có hệ số phụ {found} của báo cáo ở đây nên đã bỏ qua. Hãy kiểm tra thiết lập {setting:tieBreaks}.',
  trfRecordsNotKept:
    'Không trang tính nào có chỗ cho các dòng {list} của báo cáo. Hãy giữ lại cả tệp báo cáo.',
  trfIntoFilled:
    'Trang tính “{sheet}” đang được dùng ({count} dòng). Hãy nhập vào một bảng tính mới, hoặc xóa các dòng ấy trước.',
  trfImported:
    'Đã nhập báo cáo: {players} đấu thủ, {rounds} vòng. Hãy xem lại các trang tính {sheets}, rồi tiếp tục như thường.',
  trfExported: 'Báo cáo có {players} đấu thủ và {rounds} vòng. Hãy chép từ khung, hoặc lưu thành tệp.',
  trfCannotCarry:
    'Báo cáo không có chỗ cho: {list}. Hãy giữ lại cả bảng tính, vì chỉ báo cáo thì không đủ mọi thứ.',
  trfNumberedByLine:
    'Tệp ghi XXC rank: thứ tự các dòng là thứ tự xếp hạng, nên đấu thủ được đánh số theo dòng. Hãy kiểm tra số trước khi gõ kết quả.',
  trfAbnormalPoints:
    'Có {records} dòng 299 cộng trừ điểm theo quyết định của trọng tài. Chúng được giữ trong tệp nhưng không được tính ở đây; hãy tự điều chỉnh bảng xếp hạng.',
  trfLimAsAdjusted:
    'Báo cáo ghi hệ “{found}”; giải được xếp tiếp theo hệ Thụy Sĩ điều chỉnh (điều 28), vốn gần với hệ này. Nếu không đúng ý, hãy chọn hệ khác ở mục {setting:system}.',
  trfOlderDutch:
    'Báo cáo ghi một bản cũ của hệ đang dùng (“{found}”); các vòng sau được xếp theo C.04.3 năm 2026. Nếu đúng ý thì không cần làm gì.',
  trfSystemNotPaired:
    'Báo cáo ghi hệ “{found}”, ở đây không xếp cặp theo hệ này. Các vòng, bảng xếp hạng và báo cáo vẫn được giữ; muốn xếp tiếp, hãy chọn một hệ ở mục {setting:system}.',
  systemNotPaired:
    'Giải đấu theo hệ “{found}”, ở đây không xếp cặp theo hệ này. Muốn xếp tiếp, hãy chọn một hệ ở mục {setting:system}.',
  moreRoundsThanPlanned:
    'Đã đấu {played} vòng nhưng chỉ dự định {planned} vòng. Hãy tăng {setting:rounds}, hoặc bỏ các dòng của những vòng thừa khỏi trang tính {sheet:results}.',
  editionByStart:
    'Giải bắt đầu ngày {start}, khi C.07 bản {edition} đang có hiệu lực: các hệ số phụ được tính theo bản đó. Muốn dùng bản khác, hãy gõ ở mục {setting:tieBreakEdition}.',
  ratingThousands:
    'Ở cột “{column}” dấu chấm hoặc phẩy ngăn hàng nghìn (“{found}”): đọc là {value}, các ô tương tự cũng vậy. Nếu đúng thì không cần làm gì.',
  ratingAmbiguous:
    '“{found}” ở cột “{column}” có thể là dấu hàng nghìn hoặc dấu thập phân. Hãy gõ hệ số không có dấu.',
  playedBeforeArrival:
    'Số {number} có mặt ở vòng {round} ({row}) nhưng chỉ dự giải từ vòng {from}. Hãy sửa một trong hai ô.',
  playedAfterLeaving:
    'Số {number} có mặt ở vòng {round} ({row}) nhưng đã rút sau vòng {left}. Hãy sửa một trong hai ô.',
  byesWithoutRow:
    'Số {number} xin nghỉ vòng {round}, vòng này đã đấu mà không có dòng nào của đấu thủ: được tính như đã xin. Lệnh Kiểm tra tất cả có thể thêm dòng vào trang tính {sheet:results}.',
  trfDateRewritten: 'Ngày “{found}” được ghi trong báo cáo là {date}. Không cần làm gì.',
  roundAlreadyPaired:
    'Vòng {round} đã xếp cặp mà chưa có kết quả nào. Hãy đấu rồi gõ kết quả vào trang tính {sheet}, hoặc hoàn tác việc xếp cặp.',
  resultEmpty:
    'Ván {white} gặp {black} ở vòng {round} chưa có kết quả. Hãy gõ kết quả, hoặc gõ * nếu ván sẽ đấu tiếp sau.',
  gameUnfinished:
    'Một ván của vòng {round} chưa đấu xong (*). Khi xếp cặp, ván này tạm tính hòa; hãy gõ kết quả khi đã có.',
  gameAdjournedDrawn:
    'Một ván của vòng {round} chưa đấu xong (*), nhưng hệ Đại tuần hoàn không tổ chức hoãn đấu: các ván phải kết thúc trong một buổi (Luật 29.5). Khi xếp cặp, ván này tạm tính hòa; hãy gõ kết quả.',
  gameAdjournedKnockout:
    'Một ván của vòng {round} chưa đấu xong (*), nhưng đấu loại trực tiếp không cho hoãn đấu (Luật 25). Khi xếp cặp, ván này tạm tính hòa; hãy gõ kết quả.',
  thirdColourOnRecord:
    'Ở vòng {round} số {number} cầm cùng màu quân ván thứ ba liên tiếp, luật không cho phép (Luật 27, 29.4.2; C.04.1). Hãy sửa màu quân nếu gõ nhầm; nếu đã đấu như vậy thì để nguyên.',
  threeMoreOnRecord:
    'Tính cả vòng {round} số {number} cầm một màu quân nhiều hơn màu kia ba ván, luật không cho phép (Luật 27; C.04.1). Hãy sửa màu quân nếu gõ nhầm; nếu đã đấu như vậy thì để nguyên.',
  playedBefore:
    'Hai số {pair} đã gặp nhau ở vòng {round}, nay lại gặp ở vòng {later}. Hãy sửa dòng này, hoặc công bố luật ở thiết lập {setting:rematch}.',
  playedBeforeAnnounced:
    'Hai số {pair} đã gặp nhau ở vòng {round}, gặp lại ở vòng {later} theo luật đã công bố. Không cần làm gì.',
  allRoundsPaired:
    'Vòng {rounds} là vòng cuối và đã xếp cặp. Nếu còn đấu thêm, hãy tăng thiết lập {setting:rounds}.',
  roundPaired: 'Đã xếp cặp vòng {round}: {boards} bàn, {byes} người nghỉ. Hãy gõ kết quả từ ô đang chọn.',
  roundDecidedByLot:
    'Vòng {round}: các trận vẫn hòa đã được bốc thăm chọn người đi tiếp; kết quả ghi ở trang Nhật ký. Hãy chọn Xếp cặp vòng tiếp theo lần nữa.',
  roundContinued: 'Vòng {round} còn đấu tiếp: đã xếp thêm {boards} ván. Hãy gõ kết quả từ ô đang chọn.',
  remarksFound: 'Có {count} lưu ý về các trang tính. Hãy chọn Kiểm tra tất cả để đọc.',
  workbookBusy: 'Một lệnh khác đang chạy trong bảng tính này. Hãy đợi lệnh ấy xong rồi chọn lại.',
  importInterrupted:
    'Lần nhập báo cáo vào bảng tính này đã bị ngắt giữa chừng. Hãy chọn Nhập TRF với đúng tệp ấy để nhập tiếp, hoặc tự xóa các dòng đấu thủ và kết quả.',
  settingReplaced: 'Thiết lập “{setting}” nay là {report} theo báo cáo. Trước đó là {typed}.',
  sheetsChanging:
    'Có người đang gõ vào trang tính mà lệnh này sắp ghi, nên lệnh chưa ghi gì. Hãy đợi một lát rồi chọn lại lệnh.',
  commandStopped:
    'Lệnh bị ngắt giữa chừng ({reason}). Không mất kết quả nào đã gõ. Hãy chạy Kiểm tra tất cả, rồi xem có phải làm lại lệnh không.',
  googleTwoAccounts:
    'Google từ chối vì trình duyệt này đang đăng nhập hai tài khoản Google ({reason}). Không mất gì đã gõ. Hãy mở bảng tính trong cửa sổ chỉ có một tài khoản (cửa sổ ẩn danh hoặc hồ sơ trình duyệt khác) rồi chọn lại lệnh.',
  googleNotAllowed:
    'Google chưa được phép chạy lệnh này ({reason}). Không mất gì đã gõ. Hãy chọn {menu:help} trong trình đơn, đồng ý với điều Google hỏi, rồi chọn lại lệnh.',
  googleProtected:
    'Lệnh bị ngắt giữa chừng: một ô phải ghi đang được bảo vệ ({reason}). Không mất kết quả nào đã gõ. Hãy nhờ chủ bảng tính bỏ bảo vệ (Dữ liệu › Bảo vệ trang tính và dải ô) hoặc tự chạy lệnh, rồi chạy {menu:checkEverything}.',
  googleMerged:
    'Lệnh bị ngắt giữa chừng: các ô phải ghi đang bị hợp nhất ({reason}). Không mất kết quả nào đã gõ. Hãy tách ô (Định dạng › Hợp nhất các ô › Tách ô), rồi chạy {menu:checkEverything} và chọn lại lệnh.',
  googleCellTooLong:
    'Lệnh bị ngắt giữa chừng: có văn bản dài hơn mức một ô của Google Trang tính chứa được ({reason}). Không mất kết quả nào đã gõ. Hãy rút ngắn tên, ghi chú hoặc thiết lập dài nhất, rồi chọn lại lệnh.',
  googleSheetFull:
    'Lệnh bị ngắt giữa chừng: bảng tính đã đủ số ô Google cho phép ({reason}). Không mất kết quả nào đã gõ. Hãy xóa các trang tính hoặc dòng trống không cần dùng, rồi chạy {menu:checkEverything} và chọn lại lệnh.',
  googleQuota:
    'Google đã dừng lệnh vì bị yêu cầu quá nhiều trong thời gian ngắn ({reason}). Không mất kết quả nào đã gõ. Hãy đợi vài phút, chạy {menu:checkEverything}, rồi xem có phải làm lại lệnh không.',
  googleSlow:
    'Google không trả lời kịp ({reason}). Không mất kết quả nào đã gõ. Hãy đợi một phút, chạy {menu:checkEverything}, rồi xem có phải làm lại lệnh không.',
  sheetNotOurs:
    'Trang tính “{title}” mang tên của một trang tính được lập lại sau mỗi lệnh, nhưng đang chứa nội dung do người khác ghi. Chưa có gì bị thay đổi. Hãy đổi tên trang tính ấy (nội dung vẫn giữ nguyên) hoặc xóa đi, rồi chọn lại lệnh.',
  sheetNotEmpty:
    'Trang tính “{title}” đang có dữ liệu nên không bị ghi đè. Hãy đổi tên hoặc xóa trang tính ấy, rồi tạo giải mới lần nữa.',
  tournamentMade:
    'Các trang tính của giải mới đã sẵn sàng. Hãy nhập đấu thủ vào trang tính {players}, rồi chọn Đánh số đấu thủ.',
  choiceNotUnderstood: '“{found}” không phải là một trong các thể thức: {list}. Hãy chọn một thể thức.',
  controlMade:
    'Trang tính {sheet} đã sẵn sàng: đánh dấu một ô là chạy lệnh bên cạnh, kể cả trên điện thoại. Cách này chỉ chạy khi mã lệnh nằm ngay trong bảng tính này. Hãy giữ nguyên tên trang tính.',
  controlThere:
    'Đã có trang tính {sheet}. Hãy đánh dấu một ô trong đó để chạy lệnh bên cạnh; trang phải giữ tên này.',
  noPlayersToNumber: 'Chưa có ai để đánh số. Hãy nhập họ tên vào trang tính {players} trước.',
  numbersFixed:
    'Không đổi số được nữa: trang tính {sheet} đã có kết quả hoặc cặp đấu. Đấu thủ đến muộn thì gõ tay số trống kế tiếp.',
  numberTyped:
    'Số {number} ở đây chỉ {name}, người sẽ có số khác. Hãy xóa ô này, hoặc ở trang Đội hình thì gõ tên; đổi số xong rồi gõ số mới.',
  drawSeedMissing:
    'Thiết lập {setting:drawSeed} còn trống nên không ai kiểm tra được việc bốc thăm. Hãy gõ một chữ hay số bất kỳ rồi bốc lại.',
  playersNumberedByLot:
    'Đã bốc thăm số cho {count} đấu thủ với mã bốc thăm “{seed}”. Hãy xếp cặp vòng đầu, hoặc hoàn tác.',
  playersNumberedByStrength: 'Đã đánh số {count} đấu thủ theo sức cờ. Hãy xếp cặp vòng đầu, hoặc hoàn tác.',
  numbersDrawn:
    'Số bốc thăm với mã bốc thăm “{seed}”: {list}. Muốn kiểm tra, hãy bốc thăm số lần nữa với cùng mã và cùng danh sách.',
  nothingToUndo: 'Không có lệnh nào để hoàn tác. Những gì gõ tay thì hoàn tác bằng Ctrl+Z.',
  undoTypedResults:
    '{count} dòng của lần xếp cặp này đã được gõ kết quả hoặc ghi chú. Vẫn hoàn tác và xóa các dòng ấy?',
  rowTypedSince:
    'Bàn {board} vòng {round} đã được gõ thêm sau khi xếp cặp (“{found}”). Hoàn tác sẽ xóa những gì đã gõ.',
  pairingUndone: 'Đã hoàn tác việc xếp cặp vòng {round}. Khi cần, hãy chọn Xếp cặp vòng tiếp theo.',
  numberingUndone: 'Đã hoàn tác việc đánh số {count} đấu thủ. Hãy chọn Đánh số đấu thủ để đánh lại.',
  repairsUndone: 'Đã hoàn tác {count} chỗ sửa. Hãy chọn Kiểm tra tất cả để xem lại.',
  undoFirstPairing:
    'Các số đang được dùng trong trang tính {sheet}. Hãy hoàn tác việc xếp cặp trước, hoặc xóa các dòng ở đó.',
  standingsUpdated: 'Xếp hạng đã cập nhật sau vòng {round}. Xem trang tính {sheet}.',
  crosstableUpdated: 'Bảng điểm đã cập nhật sau vòng {round}. Xem trang tính {sheet}.',
  everythingRight: 'Mọi thứ đều đúng. Các trang tính hiển thị đã được dựng lại; không cần làm gì.',
  everythingChecked:
    'Có {wrong} chỗ phải sửa và {notes} lưu ý trong danh sách. Hãy sửa các ô được nêu rồi chọn Kiểm tra tất cả lần nữa.',
  makeRepairs: '{count} ô có thể ghi lại theo cách viết chuẩn mà không đổi nghĩa. Ghi lại các ô ấy?',
  repairsMade: 'Đã ghi lại {count} ô. Lệnh Hoàn tác sẽ trả lại như cũ.',
  formulasRefreshed: 'Đã nhập lại {count} công thức, nay hiện đúng tình hình mới nhất. Không cần làm gì.',
  noFormulas:
    'Không có công thức nào tự đọc các trang tính mà không ghi vùng, nên không có gì để tính lại. Công thức có ghi vùng luôn tự cập nhật.',
};
