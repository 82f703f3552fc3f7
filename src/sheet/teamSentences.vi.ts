import type { ProblemCode } from '../tournament/problem.ts';

/** Vietnamese: the sentences of team competitions (Law 30). See `sentences.vi.ts`. */
export const vietnameseTeamSentences = {
  teamsTooFew:
    'Chỉ có {teams} đội, mà giải đồng đội cần ít nhất hai. Hãy ghi tên đội của từng đấu thủ vào cột Đội của trang Đấu thủ.',
  teamMissing:
    '{name} (số {number}) không thuộc đội nào nên sẽ không được xếp cặp. Hãy ghi đội của người này vào cột Đội, hoặc để vậy nếu chỉ đến xem.',
  teamBoardUnclear:
    '“{found}” không phải là bàn của {name} (số {number}). Hãy ghi 1, 2, 3… cho đấu thủ chính thức, R1, R2… cho dự bị.',
  teamBoardTwice:
    'Các số {numbers} của đội {team} cùng ghi bàn {board}. Hãy cho mỗi người một bàn riêng ở cột Bàn.',
  teamWithoutBoards:
    'Đội {team} không có ai được xếp vào bàn nên không xếp cặp được. Hãy gõ 1, 2, 3 … cho đấu thủ của đội ở cột Bàn.',
  teamLeftForfeits: '{name} ({number}) đã bỏ giải: trận {board} được ghi là thua do vắng mặt.',
  teamSizeOutside:
    'Đội {team} có {official} đấu thủ chính thức và {reserves} dự bị; giải chính thức quy định 3–6 và 1–3 (Luật 30). Giải hữu nghị thì bao nhiêu cũng được.',
  boardsNotByStrength:
    'Đội {team}: số {number} ở bàn {board} mạnh hơn số {above} ngồi bàn trên, trong khi người khá nhất phải ở bàn đầu (Luật 30.1.3). Hãy sửa cột Bàn trước vòng 1, hoặc để nguyên.',
  teamBoardEmpty:
    'Đội {team} không có ai ở bàn {board} vòng {round}: đối phương thắng bàn này không phải đấu. Hãy ghi người dự bị vào trang Đội hình trước giờ đấu.',
  teamPlayerAbsent:
    'Đội {team}, bàn {board}: {name} (số {number}) vắng ở vòng {round}. Hãy ghi người dự bị cho bàn này vào trang Đội hình rồi xếp lại, hoặc ghi bỏ cuộc.',
  scheveningenLarge:
    'Đối kháng kiểu Anh dành cho đội tối đa {most} người (Luật 30.2.2); ở đây có {boards} bàn, nên mỗi người phải đấu từng ấy ván trong một trận.',
  oneGameFewBoards:
    'Trận hai đội chỉ đấu một ván khi mỗi đội có từ {least} người trở lên (Luật 30.2.1); ở đây có {boards} bàn. Hãy đặt {setting:gamesPerMatch} là 2, hoặc để nguyên.',
  manyGamesInMatch:
    'Mỗi trận gồm từ 1 đến {most} ván ở mỗi bàn (Luật 30.2.1); ở đây là {games} ván. Hãy sửa {setting:gamesPerMatch}, hoặc để nguyên.',
  oddGamesInMatch:
    'Số ván của mỗi trận thường là số chẵn để quyền đi trước của hai đội bằng nhau (Luật 30.2.1); ở đây là {games} ván. Hãy đặt {setting:gamesPerMatch} là số chẵn, hoặc để nguyên.',
  oddBoardsOneGame:
    'Khi mỗi bàn chỉ đấu một ván thì số bàn nên là số chẵn để quyền đi trước của hai đội bằng nhau (Luật 30.2.1); ở đây có {boards} bàn. Hãy thêm hoặc bớt một bàn, hoặc để nguyên.',
  teamTableLarge:
    'Vòng tròn đồng đội dành cho tối đa {most} đội (Luật 30.4); ở đây có {teams} đội. Nên xem xét hệ Đại tuần hoàn, hoặc để nguyên.',
  matchOrderIncomplete:
    'Trong thiết lập {setting:matchOrder}, ở {boards} bàn, mỗi người đội A phải gặp mỗi người đội B đúng một lần. Hãy sửa các cặp: {pairs}.',
  matchOrderTwice:
    'Trong thiết lập {setting:matchOrder}, {player} ngồi hai chỗ ở lượt {game}. Hãy ghi mỗi người một lần trong một lượt.',
  lineUpTeamUnknown: 'Không có đội “{team}”. Hãy ghi đúng tên đội như ở trang Đấu thủ, hoặc chữ cái của đội.',
  lineUpBoardUnknown: 'Không có bàn {board}: các đội có bàn 1 đến {boards}. Hãy sửa số bàn.',
  lineUpBoardTwice: 'Bàn {board} của đội {team} được ghi hai lần cho vòng {round}. Hãy chỉ giữ một dòng.',
  lineUpPlayerUnknown:
    'Không có đấu thủ số {number}. Hãy sửa số, hoặc thêm người này vào trang Đấu thủ trước.',
  lineUpPlayerOfOther:
    '{name} (số {number}) không thuộc đội {team} mà thuộc đội {own}. Hãy ghi một người của đội {team}.',
  lineUpPlayerTwice:
    'Số {number} của đội {team} ngồi cùng lúc ở các bàn {boards}. Hãy ghi người khác, chỉ để người này ở một bàn.',
  lineUpReserveBeside:
    'Dự bị số {number} ngồi bàn {board}, nhưng {name} (số {other}) là chủ bàn này lại đấu ở bàn {on}. Hãy đưa {name} về bàn của mình hoặc cho nghỉ (Luật 30.1.4).',
  lineUpOutOfOrder:
    '{name} (số {number}) ngồi bàn {board} nhưng bàn của mình là {own}: đấu thủ chính thức giữ nguyên bàn, dự bị vào đúng bàn của người phải nghỉ (Luật 30.1.3–4). Hãy sửa dòng này.',
  lineUpNotMovedUp:
    'Số {number} ở bàn {board}, sau số {before}. Khi có người vắng thì chuyển người dưới lên theo thứ tự, dự bị vào các bàn cuối (Luật 30.1.4). Hãy sửa thứ tự.',
  lineUpTooLate:
    'Vòng {round} đã xếp không có số {number} (ghi cho bàn {board} đội {team}). Nếu ván chưa bắt đầu, hãy ghi số này vào trang Kết quả; nếu đã bắt đầu thì người này chỉ được vào từ vòng sau (Luật 30.1.4).',
  finalOfTeams:
    'Giai đoạn cuối của giải đồng đội không lập được từ đây. Hãy tạo bảng tính mới với thể thức Loại trực tiếp và ghi các đội được vào tiếp.',
  noTeamForm:
    'Đây không phải là giải đồng đội. Hãy chọn cách các đội gặp nhau ở mục {setting:teamForm} của trang {sheet:settings}.',
  lineUpCellEmpty:
    'Dòng này của trang Đội hình thiếu {column}. Hãy ghi đủ vòng, đội, bàn và đấu thủ, hoặc xóa cả dòng.',
  lineUpPlayerUnclear:
    '“{found}” không chỉ rõ một đấu thủ nào. Hãy ghi số thứ tự của người đó trong trang Đấu thủ.',
  settingNeedsMatchOrder:
    '“{found}” không phải là thứ tự các ván. Hãy ghi các ván cách nhau bằng dấu cách, các lượt cách nhau bằng dấu chấm phẩy, Trắng trước: A1-B1 A2-B2; B2-A1 B1-A2; để trống là theo Luật.',
  resultIsMatchScore:
    '“{found}” giống tỉ số của cả trận, nhưng kết quả được ghi theo từng ván. Hãy chọn 1-0, ½-½ hoặc 0-1 ở dòng của từng bàn; tỉ số trận sẽ tự cộng.',
  matchScoreIsDate:
    'Bảng tính đã đổi nội dung vừa gõ thành ngày {found}; gõ tỉ số trận như 2-1 thường bị như vậy. Hãy định dạng ô là văn bản thuần túy rồi chọn kết quả của riêng ván này, 1-0, ½-½ hoặc 0-1: tỉ số trận sẽ tự cộng.',
  teamSecondLeg:
    'Trận {match}, {white} – {black}, hòa ở mọi bàn: thêm lượt về đổi màu quân (Luật 30.3). Hãy ghi kết quả lượt về.',
  teamWinnerByLot:
    'Trận {match} hòa ở mọi bàn: bốc thăm chọn đội {team} ({letter}). Nếu bốc thăm bằng tay thì hãy đảo kết quả của dòng này.',
  teamMatesFree:
    'Số {white} và số {black} cùng đội nên không đấu với nhau (Luật 30.1.2): cả hai nghỉ vòng này.',
  teamMatesMeet:
    'Số {white} và số {black} cùng đội, không được gặp nhau (Luật 30.1.2). Hãy sửa dòng này, hoặc xếp lại vòng.',
  teamMeetsSeveral:
    'Đội {team} gặp nhiều đội trong vòng {round}; mỗi buổi một đội chỉ gặp một đội khác (Luật 30.1.1). Hãy sửa đấu thủ ở các dòng này.',
  teamGameWrong: 'Trận {match}, bàn {board}, ván {game} phải là {expected}. Hãy sửa đấu thủ hoặc màu quân.',
} as const satisfies Partial<Record<ProblemCode, string>>;
