import type { ReasonCode, ReasonWord } from '../explain/reasons.ts';

/** Vietnamese. The same places as in `reasons.en.ts`. */
export const vietnameseReasons: Record<ReasonCode, string> = {
  meetsAsWhite: 'Vòng {round}, bàn {board}: số {player} cầm quân {white} gặp số {opponent}.',
  meetsAsBlack: 'Vòng {round}, bàn {board}: số {player} cầm quân {black} gặp số {opponent}.',
  hasBye: 'Vòng {round}: số {player} được nghỉ.',
  byeGranted: 'Số {player} không đấu vòng {round}: trọng tài đã cho nghỉ trước khi xếp cặp.',
  notPaired:
    'Số {player} không được xếp cặp ở vòng {round}: chưa đến, đã bỏ cuộc, chưa điểm danh, hoặc không có dòng nào ở vòng đó.',
  recordHasOther:
    'Cặp đã ghi ở vòng {round} khác với cách xếp theo luật: số {player} gặp số {opponent} và cầm quân {colour}. Cặp này do xếp tay, do phần mềm khác, hoặc một kết quả trước đó đã được sửa. Theo luật thì như sau:',
  recordHasOtherColour:
    'Cặp đã ghi ở vòng {round} khác với cách xếp theo luật: số {player} cầm quân {colour} khi gặp số {opponent}. Cặp này do xếp tay, do phần mềm khác, hoặc một kết quả trước đó đã được sửa. Theo luật thì như sau:',
  recordHasBye:
    'Cặp đã ghi ở vòng {round} khác với cách xếp theo luật: số {player} được nghỉ. Việc này do cho nghỉ bằng tay, do phần mềm khác, hoặc một kết quả trước đó đã được sửa. Theo luật thì như sau:',
  recordHasNothing:
    'Cặp đã ghi ở vòng {round} khác với cách xếp theo luật: số {player} không có dòng nào. Theo luật thì như sau:',

  teamUnit:
    'Số {player} đấu cho đội {team}. Các đội được xếp như mỗi đội là một đấu thủ (Luật 30), nên phần sau nói về các đội và ghi chữ cái của đội thay cho số.',
  teamMeets: 'Vòng {round}, trận {match}: đội {player} gặp đội {opponent} và cầm quân {colour} ở bàn 1.',
  teamBoards: 'Trong trận, các bàn cùng số gặp nhau, màu quân đổi theo từng bàn (Luật 30.2.1).',
  teamEverybody: 'Trong trận, mỗi người gặp tất cả người của đội kia (Luật 30.2.2).',
  teamGroup: 'Số {player} đấu ở nhóm {group}: mỗi bàn là một giải riêng (Luật 30.1.2).',
  teamSeat: 'Số {player} ngồi bàn {board}, cầm quân {colour} gặp số {opponent}.',
  teamSeatInGame: 'Ván {game}: số {player} ngồi bàn {board}, cầm quân {colour} gặp số {opponent}.',
  teamSeatAlone: 'Số {player} ngồi bàn {board} nhưng đội kia không có ai ở bàn ấy: thắng không phải đấu.',
  teamSeatNone:
    'Số {player} không có ván nào ở vòng này: đội không đấu, hoặc không có tên trong đội hình; người dự bị vào đúng bàn của người mình thay (Luật 30.1.4).',
  teamSeatPriority:
    'Các bàn cùng số gặp nhau (Luật 30.1.1); đội này được ưu tiên nên bàn lẻ cầm quân {white}, bàn chẵn cầm quân {black}, ở đây là bàn {board} ({clause}).',
  teamSeatNoPriority:
    'Các bàn cùng số gặp nhau (Luật 30.1.1); đội kia được ưu tiên nên bàn lẻ của đội kia cầm quân {white}, bàn chẵn cầm quân {black}, còn người này cầm màu ngược lại ở bàn {board} ({clause}).',
  teamSeatAlternates: 'Ở ván {game} vẫn hai người ấy gặp nhau, màu quân đổi so với ván trước (Luật 30.2.1).',
  teamSeatSameParity:
    'Mỗi người gặp tất cả người của đội kia; người này mang số {own} của đội, đối thủ mang số {other}: cùng lẻ hoặc cùng chẵn nên đội được ưu tiên cầm quân {white} (Luật 30.2.2).',
  teamSeatOtherParity:
    'Mỗi người gặp tất cả người của đội kia; người này mang số {own} của đội, đối thủ mang số {other}: một lẻ một chẵn nên đội không được ưu tiên cầm quân {white} (Luật 30.2.2).',
  teamSeatParityReversed:
    'Ở lượt về người này, số {own} của đội, gặp lại số {other} với màu quân đảo lại (Luật 30.2.2).',
  teamSeatOwnOrder:
    'Theo thứ tự của giải (thiết lập {setting:matchOrder}), ở ván {game} số {own} của đội gặp số {other}.',

  scoreGroup: 'Số {player} có {score}. Cùng điểm: {others}.',
  scoreGroupAlone: 'Số {player} có {score}, không ai cùng điểm.',
  virtualPoints: 'Khi xếp cặp được tính thêm {points} ngoài {own} đã có (tăng tốc, C.04.7).',
  metInGroup: 'Trong đó số {player} đã gặp {met}.',

  naturalMade:
    'Trong nhóm điểm, nửa trên gặp nửa dưới theo thứ tự; theo đó số {opponent} đúng là đối thủ của số {player} và không có gì cản trở.',
  naturalMet:
    'Theo thứ tự trong nhóm thì số {natural} là đối thủ của số {player}, nhưng hai người đã gặp nhau (C1).',
  naturalSameColour:
    'Theo thứ tự trong nhóm thì số {natural} là đối thủ của số {player}, nhưng cả hai đều phải cầm quân {colour} (C3).',
  naturalApart:
    'Theo thứ tự trong nhóm thì số {natural} là đối thủ của số {player}, nhưng hai người không được xếp gặp nhau.',
  naturalCriterion:
    'Theo thứ tự trong nhóm thì số {natural} là đối thủ của số {player}, nhưng khi đó {criterion}.',
  naturalOrder:
    'Xét mọi tiêu chí thì số {natural} cũng tốt như vậy cho số {player}; nhưng các cách xếp được thử theo thứ tự đã định (C.04.3, mục 3 và 4), và cách được chọn đứng trước vì một người đứng trước trong thứ tự đó không gặp được đối thủ của mình.',
  naturalNone:
    'Theo thứ tự trong nhóm thì số {player} là người lẻ; số {opponent} còn trống vì người khác đã rời nhóm hoặc gặp đối thủ khác.',

  floatsOdd:
    'Số {player} đánh xuống từ nhóm {score}: có {players} người cần xếp nên phải có một người rời nhóm.',
  floatsNoPair:
    'Số {player} đánh xuống từ nhóm {score}: {count} người không tìm được đối thủ trong nhóm, và không cách xếp nào để thừa ít hơn (C6).',
  floatsCompletion:
    'Số {player} đánh xuống từ nhóm {score}: {count} người phải rời nhóm, vì nếu ít hơn thì không xếp đủ cặp cho phần còn lại của vòng (C4).',
  floatsAlone: 'Số {player} đánh xuống: trong nhóm {score} không còn ai khác để xếp.',
  floatsOn: 'Số {player} cũng không tìm được đối thủ trong nhóm {score} nên tiếp tục đánh xuống.',
  floatsInstead:
    'Theo thứ tự thì số {natural} phải đánh xuống thay cho số {player}, nhưng khi đó {criterion}.',
  opponentFromAbove:
    'Số {opponent} có {score}, từ nhóm trên đánh xuống, và được xếp trước những người khác trong nhóm của số {player}.',

  byeLowest:
    'Số đấu thủ lẻ. Người được nghỉ thuộc nhóm điểm thấp nhất mà tất cả những người còn lại vẫn xếp được cặp (C5): ở đây là {score}, điểm của số {player}.',
  byeBarred:
    'Không xét: {others}. Họ đã được nghỉ hoặc đã thắng không phải đấu nên không được nghỉ nữa (C2).',
  byeNotCompletable:
    'Không xét: {others}. Nếu một người trong số này nghỉ thì không xếp đủ cặp cho những người khác (C4).',
  byeMoreUnplayed: 'Không xét: {others}. Họ đã đấu ít ván hơn; người được nghỉ là người lỡ ít ván nhất (C9).',
  byeCriterion: 'Số {other} cùng điểm và đứng sau, nhưng nếu người này nghỉ thì {criterion}.',

  colourBoth:
    'Màu quân: mỗi người được màu đến lượt mình (5.2.1). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.',
  colourOnlyOne:
    'Màu quân: số {wants} đến lượt cầm quân {wanted} và được cầm; số {takes} chưa đấu ván nào nên nhận màu còn lại (5.2.1).',
  colourStronger:
    'Màu quân: cả hai đều cần cầm quân {wanted}; số {stronger} cần cân bằng màu hơn nên được ưu tiên (5.2.2). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.',
  colourAlternates:
    'Màu quân: cả hai đều cần cầm cùng một màu quân và cần như nhau; đổi màu so với lần gần nhất một người cầm quân {white}, người kia cầm quân {black} (5.2.3). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.',
  colourHigherRanked:
    'Màu quân: hai người đã cầm các màu như nhau nên người xếp trên, số {higher}, được màu {wanted} đến lượt mình (5.2.4). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.',
  colourOddNumber:
    'Màu quân: chưa ai đấu ván nào. Người xếp trên, số {higher}, có số xếp cặp lẻ {pairingNumber} nên được màu ban đầu là {colour} (5.2.5).',
  colourEvenNumber:
    'Màu quân: chưa ai đấu ván nào. Người xếp trên, số {higher}, có số xếp cặp chẵn {pairingNumber} nên nhận màu khác màu ban đầu, tức là {colour} (5.2.5).',
  initialColourByLot: 'Màu ban đầu {colour} do bốc thăm (5.1): mã bốc thăm “{seed}”, mục “{purpose}”.',
  initialColourSet: 'Màu ban đầu {colour} do trọng tài đặt (thiết lập {setting:firstColour}; 5.1).',
  pairingNumberDiffers:
    'Khi xếp cặp số {player} được tính là số {pairingNumber}. Chưa được xếp cặp lần nào nên chưa có số xếp cặp: {others}; những người đứng sau dồn lên (C.04.2).',

  lawBye:
    'Số đấu thủ lẻ: người cuối nhóm điểm thấp nhất chưa được nghỉ và chưa thắng không phải đấu thì được nghỉ, đó là số {player} (Luật 28.2).',
  lawByePassedOver: 'Không xét: {others}. Thiếu họ thì không xếp đủ cặp cho những người khác.',
  lawFloatNoOpponent:
    'Số {player} đánh {direction} từ nhóm {group}: trong nhóm không ai được phép gặp (Luật 28.4).',
  lawFloatOddNumber:
    'Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ, và số thứ tự của người này đến lượt (Luật 28.4.1).',
  lawFloatOddNeeded:
    'Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ; số {instead} tuy đến lượt theo số thứ tự nhưng phải ở lại để những người khác có đối thủ (Luật 28.4, 28.6).',
  lawFloatOddNextDoor:
    'Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ; số {instead} tuy đến lượt theo số thứ tự nhưng không có ai được phép gặp ở nhóm lân cận (Luật 28.4, chú ý).',
  lawFloatOddColours:
    'Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ; người này đi thì số người cần hai màu quân cân bằng hơn, số {instead} đi thì không (Luật 28.4.1).',
  lawFloatOddFloated:
    'Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ; số {instead} tuy đến lượt theo số thứ tự nhưng vòng trước đã đánh lên hoặc xuống (hệ Lim; luật không nêu).',
  lawFloatLimit:
    'Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ; số {instead} lẽ ra phải đi nhưng lệch quá 100 điểm hệ số (Luật 28.4.2–3).',
  lawFloatNoWayOut:
    'Số {player} đánh {direction} từ nhóm {group}: nếu không thì không xếp được những người còn lại trong nhóm (Luật 28.6.1–2).',
  lawFloatFoundNobody:
    'Số {player} đánh {direction} tiếp từ nhóm {group}: không còn ai trong nhóm có thể xếp cho người này (Luật 28.5).',
  lawFloaterFirst:
    'Số {first} từ nhóm khác đến nên được xếp trước; số {second} là người đầu tiên đến lượt gặp (Luật 28.5, 28.6).',
  lawFloaterPassedOver:
    'Số {first} từ nhóm khác đến nên được xếp trước, gặp số {second}. Bỏ qua: {others}, vì đã gặp nhau, vì màu quân, hoặc vì khi đó không xếp được những người khác (Luật 28.6).',
  lawPairInTurn:
    'Nửa trên gặp nửa dưới: số {second} là người đầu tiên đến lượt gặp số {first} (Luật 28.6, kiểm tra lần thứ nhất).',
  lawPairPassedOver:
    'Số {first} xét lần lượt các đối thủ và gặp số {second}. Bỏ qua: {others}, vì đã gặp nhau, vì màu quân, hoặc vì khi đó không xếp được những người còn lại (Luật 28.6, kiểm tra lần thứ nhất).',
  lawExchanged:
    'Để hợp màu quân, số {first} đổi đối thủ từ số {from} sang số {to} (Luật 28.6, kiểm tra lần thứ hai).',
  lawUndone:
    'Cặp {first} – {second} đã xếp rồi lại hủy, vì thiếu hai người này thì không xếp được nhóm giữa (hệ Lim; luật không nêu).',
  lawColourOnlyLegal:
    'Màu quân: số {player} cầm quân {colour}, vì nếu ngược lại sẽ có người cầm một màu quá nhiều lần (Luật 27). Người này đã cầm {colours}; số {opponent} đã cầm {opponentColours}.',
  lawColourDue:
    'Màu quân: số {player} cầm quân {colour} theo màu đến lượt (Luật 28.6). Người này đã cầm {colours}; số {opponent} đã cầm {opponentColours}.',
  lawColourEqualises:
    'Màu quân: cả hai đều cần cầm cùng một màu; người cần cân bằng màu được ưu tiên hơn người chỉ luân phiên màu (Luật 28.6). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.',
  lawColourAlternates:
    'Màu quân: cả hai đều cần cầm cùng một màu quân; xét vòng gần nhất hai người cầm khác màu, mỗi người đổi màu (Luật 28.6). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.',
  lawColourSmaller:
    'Màu quân: cả hai đều cần cầm cùng một màu quân và đã cầm các màu như nhau; người có số nhỏ hơn được màu đến lượt mình (Luật 28.6). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.',
  lawColourFirstRound:
    'Màu quân: chưa ai đến lượt màu nào; các số lẻ của nửa trên cầm màu đầu tiên, các số chẵn cầm màu kia (Luật 28.6). Vì vậy số {player} cầm quân {colour}.',

  lotBye:
    'Suất nghỉ được bốc thăm trong các số {among}, và số {player} bốc được: đó là nhóm thấp nhất còn người được nghỉ mà vẫn xếp đủ cặp cho những người khác.',
  lotByeBarred:
    'Không bốc suất nghỉ cho: {others}. Những người này đã được nghỉ hoặc đã thắng không phải đấu.',
  lotByeVoid:
    'Không bốc suất nghỉ cho: {others}. Thiếu họ thì không xếp cặp cho những người khác được tốt như vậy.',
  lotSubgroup: 'Số {player} đã cầm {colours} nên thuộc phân nhóm {subgroup} ({clause}).',
  lotSubgroupLastColour:
    'Số {player} đã cầm {colours}, hai màu bằng nhau; theo màu quân ván cuối thì thuộc phân nhóm {subgroup}.',
  lotSubgroupByLot: 'Số {player} chưa đấu ván nào; bốc thăm vào phân nhóm {subgroup}.',
  lotFloatAlone: 'Số {player} đi xuống: nhóm {score} không còn ai khác để xếp cặp.',
  lotFloatOdd:
    'Số {player} đi xuống từ nhóm {score}: nhóm có {players} người cần xếp cặp nên một người không có đối thủ và bốc thăm ở nhóm dưới (Luật 29.3).',
  lotFloatSeveral:
    'Số {player} đi xuống từ nhóm {score}: trong {players} người cần xếp cặp ở nhóm ấy có {count} người phải rời nhóm, không thể ít hơn (Luật 27).',
  lotFloatLeft:
    'Trong nhóm ấy số {player} vẫn có thể gặp {open}, nhưng thăm đã ghép những người kia và số {player} là người lẻ.',
  lotFloatMet: 'Trong nhóm ấy số {player} đã gặp {others} (Luật 29.4.1).',
  lotFloatColours:
    'Trong nhóm ấy số {player} không thể gặp {others}: một trong hai người sẽ cầm cùng màu ba ván liền (Luật 29.4.2).',
  lotFloatApart: 'Trong nhóm ấy số {player} được tách khỏi {others}.',
  lotFloatVoid:
    'Trong nhóm ấy số {player} không thể gặp {others}: khi đó không xếp phần còn lại của vòng được tốt như vậy (Luật 29.4).',
  lotDrew: 'Số {drawer} bốc được số {drawn} trong các số {among} ({clause}).',
  lotDrewRest:
    'Số {drawer} thuộc phân nhóm {subgroup}; các phân nhóm mà luật nêu trước không còn ai bốc được, nên bốc thăm chung những người còn lại của nhóm ({clause}): trong các số {among} bốc được số {drawn}.',
  lotDrewFloater:
    'Số {drawer} từ nhóm trên xuống; trong các phân nhóm dành cho mình không còn ai bốc được với màu quân ấy, nên bốc thăm trong cả nhóm ({clause}): trong các số {among} bốc được số {drawn}.',
  lotOnlyRest:
    'Số {drawer} thuộc phân nhóm {subgroup}; các phân nhóm mà luật nêu trước không còn ai bốc được, trong những người còn lại của nhóm chỉ bốc được số {drawn} ({clause}).',
  lotOnlyFloater:
    'Số {drawer} từ nhóm trên xuống; trong các phân nhóm dành cho mình không còn ai bốc được với màu quân ấy, trong cả nhóm chỉ bốc được số {drawn} ({clause}).',
  lotOnlyLeft:
    'Số {drawer} bốc được số {drawn}, người duy nhất còn lại của các phân nhóm được bốc ({clause}).',
  lotOnlyOne:
    'Đến lượt số {drawer} bốc thăm, trong các phân nhóm được bốc ({clause}) chỉ còn bốc được số {drawn}.',
  lotPassedMet: 'Số {drawer} không bốc được {others}: đã gặp nhau rồi (Luật 29.4.1).',
  lotPassedApart: 'Số {drawer} không bốc được {others}: hai người được tách không cho gặp nhau.',
  lotPassedColours:
    'Số {drawer} không bốc được {others}: một trong hai người sẽ cầm một màu quân quá nhiều (Luật 29.4.2).',
  lotVoidCompletion:
    'Nếu số {drawer} bốc {others} thì kết quả không có giá trị: không xếp đủ cặp cho những người khác (Luật 29.4.1).',
  lotVoidRematch:
    'Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người phải gặp lại nhau (Luật 29.4.1).',
  lotVoidWide:
    'Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người chênh lệch màu quân quá giới hạn (Luật 29.4.2).',
  lotVoidApart:
    'Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người được tách mà phải gặp nhau.',
  lotVoidFloaters:
    'Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người phải rời nhóm điểm (Luật 27).',
  lotVoidThird:
    'Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người cầm cùng màu ba ván liền (Luật 29.4.2).',
  lotVoidRepeated:
    'Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người đi xuống hoặc đi lên lần nữa (Luật 29.4.4).',
  lotFirstRound:
    'Vòng 1 các số liền nhau gặp nhau, 1–2, 3–4 …, số nhỏ cầm quân {white}: vì vậy số {player} gặp số {opponent} (Luật 29.1).',
  lotFirstRoundPassedOver:
    'Vòng 1 các số liền nhau gặp nhau, số nhỏ cầm quân {white} (Luật 29.1). Gần số {first} hơn còn có {others}; nhưng vì phải tách những người không cho gặp nhau nên gặp số {second}.',
  lotColour: 'Cả hai màu đều được; bốc thăm cho số {drawer} cầm quân {colour}.',
  lotColourOfClause: 'Theo cách bốc thăm này số {drawer} cầm quân {colour} ({clause}).',
  lotColourOuter: 'Số {drawer} thuộc phân nhóm {subgroup} nên cầm quân {colour} (Luật 29.3).',
  lotColourLeaning:
    'Cả hai màu đều được; số {drawer} thuộc phân nhóm {subgroup} nên cầm quân {colour} (Luật 29.2).',
  lotColourThird:
    'Màu quân: số {player} đã cầm quân {other} hai ván liền, không được cầm ván thứ ba (Luật 29.4.2); vì vậy cầm quân {colour}, còn số {opponent} cầm quân {other}.',
  lotColourWide:
    'Màu quân: nếu không thì số {player} cầm quân {other} nhiều hơn quân {colour} quá giới hạn (Luật 29.4.2); vì vậy cầm quân {colour}, còn số {opponent} cầm quân {other}.',
  lotSeed: 'Ai cũng có thể bốc lại để kiểm tra: mã bốc thăm “{seed}”, mục “{purpose}”.',

  rematchYields:
    'Không xếp trọn vòng đấu được nếu không cho gặp lại như đã công bố; việc này liên quan đến số {player}.',
  apartYields: 'Lẽ ra số {player} không nên gặp đối thủ này, nhưng không tách được.',
  thirdColourYields:
    'Giới hạn màu quân được bỏ qua cho số {player}, vì ở vòng cuối ưu tiên ghép những người bằng điểm (Luật 27).',
  differenceYields:
    'Chênh lệch màu quân của số {player} vượt giới hạn, vì không có cách nào khác để xếp trọn vòng đấu (Luật 29.4.2).',

  bergerNumbers: 'Số {player} là số {berger} trong bảng mã.',
  bergerCycle: 'Vòng {round} thuộc lượt {cycle}, ứng với vòng {inCycle} của bảng mã.',
  bergerSwapped:
    'Hai vòng cuối của lượt đổi chỗ cho nhau nên vòng {inCycle} của lượt là vòng {inTable} của bảng mã.',
  bergerRound:
    'Vòng theo bảng mã: {a} + {b} − 1 = {sum}, nên {a} và {b} gặp nhau ở vòng {round} (phụ lục 1, quy tắc b).',
  bergerRoundLess:
    'Vòng theo bảng mã: {a} + {b} − 1 = {sum}, lớn hơn {rounds}, nên {sum} − {rounds} = {round}: {a} và {b} gặp nhau ở vòng {round} (phụ lục 1, quy tắc b).',
  bergerRoundLast:
    'Vòng theo bảng mã: khi gặp số cuối {last} thì số của mình tính hai lần: {a} + {b} − 1 = {sum}, nên là vòng {round} (phụ lục 1, quy tắc b).',
  bergerRoundLastLess:
    'Vòng theo bảng mã: khi gặp số cuối {last} thì số của mình tính hai lần: {a} + {b} − 1 = {sum}, lớn hơn {rounds}, nên {sum} − {rounds} = {round} (phụ lục 1, quy tắc b).',
  bergerFree: 'Số đấu thủ lẻ: ai gặp số {last} thì được nghỉ, ở đây là số {player} (Luật 26).',
  bergerColourDiffers:
    'Màu quân: {smaller} và {larger} một lẻ một chẵn nên số nhỏ, {smaller}, cầm quân {white} (phụ lục 1, quy tắc a).',
  bergerColourSame:
    'Màu quân: {smaller} và {larger} cùng lẻ hoặc cùng chẵn nên số lớn, {larger}, cầm quân {white} (phụ lục 1, quy tắc a).',
  bergerColourFirstHalf:
    'Màu quân: khi gặp số cuối {larger} thì các số từ 1 đến {half} cầm quân {white}, nên {smaller} cầm quân {white} (phụ lục 1, quy tắc a).',
  bergerColourSecondHalf:
    'Màu quân: khi gặp số cuối {larger} thì các số trên {half} cầm quân {black}, nên {larger} cầm quân {white} (phụ lục 1, quy tắc a).',
  bergerColoursReversed: 'Ở lượt {cycle} màu quân đảo lại.',

  knockoutPlace: 'Đây là trận {match} của vòng {round} ({name}), đếm từ trên sơ đồ xuống.',
  knockoutThirdPlace: 'Đây là trận tranh hạng ba, giữa hai người thua ở bán kết.',
  knockoutWinners: 'Người thắng trận {upper} và trận {lower} của vòng {round} gặp nhau ở đây (Luật 25).',
  knockoutSeeded:
    'Số {player} là hạt giống {seed}: hạt giống 1 và 2 chỉ có thể gặp nhau ở chung kết, 1 đến 4 chỉ từ bán kết.',
  knockoutByLot: 'Vị trí của số {player} do bốc thăm: mã bốc thăm “{seed}”, mục “{purpose}”.',
  knockoutExempt:
    'Số {player} được miễn đấu vòng {round}: số người không phải 2, 4, 8, 16 … nên các hạt giống đầu được miễn (Luật 25).',
  knockoutExemptByLot:
    'Số {player} được miễn đấu vòng {round}: số người không phải 2, 4, 8, 16 … và số {player} bốc trúng vị trí được miễn.',
  knockoutExemptTyped:
    'Số {player} được miễn đấu vòng {round}: theo kế hoạch của trọng tài, số {player} được miễn {matches} trận.',
  knockoutOpponentLeft: 'Số {player} được miễn đấu vòng {round}: đối thủ, số {opponent}, đã bỏ cuộc.',
  knockoutOpponentMissing:
    'Số {player} được miễn đấu vòng {round}: không có ai ở vị trí đối diện, vì cả hai người của trận trước đều bị loại.',
  knockoutUpperBegins:
    'Màu quân: số {first} đứng trên trong sơ đồ nên cầm quân {white} ván đầu, sau đó đổi màu (Luật 25).',
  knockoutColourByLot:
    'Màu quân: bốc thăm cho số {first} cầm quân {white}: mã bốc thăm “{seed}”, mục “{purpose}” (Luật 25).',
  knockoutGone: 'Số {player} không có trận nào ở vòng {round}: đã bỏ cuộc, đối thủ được vào vòng sau.',
  knockoutOut: 'Số {player} không có trận nào ở vòng {round}: đã thua, hoặc không có trong sơ đồ.',
};

export const vietnameseReasonWords: Record<ReasonWord, string> = {
  completion: 'không xếp đủ cặp cho những người khác (C4), hoặc suất nghỉ rơi vào người điểm cao hơn (C5)',
  C6: 'sẽ có thêm người phải rời nhóm điểm (C6)',
  C7: 'người điểm cao hơn sẽ phải đánh xuống (C7)',
  C8: 'nhóm điểm kế tiếp sẽ ghép được ít cặp hơn (C8)',
  C9: 'người được nghỉ sẽ là người đã lỡ nhiều ván hơn (C9)',
  C10: 'một người dẫn đầu hoặc đối thủ của người đó sẽ chênh lệch màu quân quá hai ván (C10)',
  C11: 'một người dẫn đầu hoặc đối thủ của người đó sẽ cầm cùng màu ba ván liền (C11)',
  C12: 'sẽ có thêm người không được màu quân đến lượt mình (C12)',
  C13: 'sẽ có thêm người rất cần một màu quân mà không được (C13)',
  C14: 'sẽ có thêm người đánh xuống hai vòng liền (C14)',
  C15: 'sẽ có thêm người đánh lên hai vòng liền (C15)',
  C16: 'sẽ có thêm người đánh xuống mà hai vòng trước đã đánh xuống (C16)',
  C17: 'sẽ có thêm người đánh lên mà hai vòng trước đã đánh lên (C17)',
  C18: 'người vừa đánh xuống ở vòng trước sẽ còn xuống sâu hơn (C18)',
  C19: 'người vừa đánh lên ở vòng trước sẽ gặp đối thủ cao điểm hơn nữa (C19)',
  C20: 'người đã đánh xuống hai vòng trước sẽ còn xuống sâu hơn (C20)',
  C21: 'người đã đánh lên hai vòng trước sẽ gặp đối thủ cao điểm hơn nữa (C21)',
  down: 'xuống',
  up: 'lên',
  final: 'chung kết',
  semiFinal: 'bán kết',
  quarterFinal: 'tứ kết',
  roundOf16: 'bát kết',
  earlier: 'vòng ngoài',
};
