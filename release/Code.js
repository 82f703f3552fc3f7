/** @OnlyCurrentDoc */
// Trọng tài 0.2.0: pairs and ranks chess and xiangqi tournaments in this spreadsheet. MIT licence.

"use strict";
var TrongTai = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // appsscript/entry.ts
  var entry_exports = {};
  __export(entry_exports, {
    BERGER_ROUND: () => BERGER_ROUND,
    BERGER_TABLE: () => BERGER_TABLE,
    BERGER_WHITE: () => BERGER_WHITE,
    BUCHHOLZ: () => BUCHHOLZ,
    CONTRIBUTIONS: () => CONTRIBUTIONS,
    CROSSTABLE: () => CROSSTABLE,
    EXPLAIN_PAIRING: () => EXPLAIN_PAIRING,
    KNOCKOUT_BRACKET: () => KNOCKOUT_BRACKET,
    PAIR_ROUND: () => PAIR_ROUND,
    ROUNDS_POSSIBLE: () => ROUNDS_POSSIBLE,
    SCHEVENINGEN: () => SCHEVENINGEN,
    SCORE_CARD: () => SCORE_CARD,
    SONNEBORN_BERGER: () => SONNEBORN_BERGER,
    STANDINGS: () => STANDINGS,
    TEAM_STANDINGS: () => TEAM_STANDINGS,
    TIEBREAK: () => TIEBREAK,
    createFinalStage: () => createFinalStage,
    createTournament: () => createTournament,
    explainForPlayer: () => explainForPlayer,
    importReport: () => importReport,
    menuBracket: () => menuBracket,
    menuCheckEverything: () => menuCheckEverything,
    menuContributions: () => menuContributions,
    menuControl: () => menuControl,
    menuCrosstable: () => menuCrosstable,
    menuExportTrf: () => menuExportTrf,
    menuHelp: () => menuHelp,
    menuImportTrf: () => menuImportTrf,
    menuMinutes: () => menuMinutes,
    menuNewTournament: () => menuNewTournament,
    menuNumberByLot: () => menuNumberByLot,
    menuNumberByStrength: () => menuNumberByStrength,
    menuPairNextRound: () => menuPairNextRound,
    menuRefreshFormulas: () => menuRefreshFormulas,
    menuScoreCards: () => menuScoreCards,
    menuStartFinalStage: () => menuStartFinalStage,
    menuTeamTable: () => menuTeamTable,
    menuUndo: () => menuUndo,
    menuUpdateStandings: () => menuUpdateStandings,
    menuWhyThisPairing: () => menuWhyThisPairing,
    onEdit: () => onEdit,
    onInstall: () => onInstall,
    onOpen: () => onOpen,
    suggestPlayer: () => suggestPlayer,
    writeReport: () => writeReport
  });

  // src/sheet/text.ts
  var unseen = /[\p{Cc}\p{Cf}]/gu;
  var cleanAlready = /^(?:[!-~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff]+(?: (?! |$)|$))*$/;
  function cleanText(text) {
    if (cleanAlready.test(text)) {
      return text;
    }
    return text.normalize("NFC").replace(/\s+/g, " ").replace(unseen, "").replace(/ +/g, " ").trim();
  }
  function textKey(text) {
    return text === "" ? "" : cleanText(text).toLowerCase();
  }
  function wordKey(text) {
    return textKey(text).normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/đ/g, "d");
  }
  function quotable(text, longest = 60) {
    const clean = cleanText(text.slice(0, 4 * longest));
    return clean.length <= longest ? clean : `${clean.slice(0, longest - 1)}…`;
  }

  // src/sheet/byesText.ts
  var worth = {
    "1": "fullBye",
    "1/2": "halfBye",
    "0.5": "halfBye",
    "0,5": "halfBye",
    "0": "zeroBye",
    bye: "pairingBye"
  };
  var longestList = 1e3;
  function parseByes(text) {
    if (text.length > longestList) {
      return void 0;
    }
    const plain2 = wordKey(text.normalize("NFKC")).replace(/\u2044/g, "/");
    const byes2 = [];
    const rest = plain2.replace(
      /\b(\d{1,3}) ?[=:] ?(1\/2|0[.,]5(?!\d* ?[=:])|0|1|bye)(?![\d/])/g,
      (_entry, round, value) => {
        const outcome = worth[value];
        byes2.push(...outcome === void 0 ? [] : [{ round: Number(round), outcome }]);
        return "";
      }
    );
    const rounds2 = new Set(byes2.map((bye) => bye.round));
    return /^[\s,;.]*$/.test(rest) && rounds2.size === byes2.length && !rounds2.has(0) ? byes2 : void 0;
  }
  var written = { fullBye: "1", halfBye: "½", zeroBye: "0", pairingBye: "bye" };
  function makeByes(byes2) {
    return byes2.map((bye) => `${bye.round}=${written[bye.outcome]}`).join(", ");
  }

  // src/sheet/findings.ts
  function noFindings() {
    return { problems: [], notes: [], repairs: [] };
  }

  // src/sheet/headingNames.ts
  var playerHeadingNames = {
    number: { en: ["No", "No.", "Number", "#"], vi: ["STT", "Số thứ tự", "Số"] },
    name: { en: ["Name", "Player"], vi: ["Họ tên", "Họ và tên", "Tên", "Đấu thủ", "Kỳ thủ"] },
    rating: { en: ["Rating", "Elo", "Rtg", "Rating int."], vi: ["Hệ số", "Hệ số Elo"] },
    title: { en: ["Title"], vi: ["Danh hiệu"] },
    nationalRating: { en: ["National rating", "Rating nat."], vi: ["Hệ số QG", "Hệ số quốc gia"] },
    grade: { en: ["Grade"], vi: ["Đẳng cấp"] },
    club: { en: ["Club"], vi: ["Đơn vị", "Câu lạc bộ", "CLB"] },
    federation: { en: ["Federation", "Fed", "Fed."], vi: ["Liên đoàn", "LĐ"] },
    sex: { en: ["Sex", "Gender"], vi: ["Giới", "Giới tính", "Phái"] },
    born: {
      en: ["Born", "Birth", "Birth date", "Date of birth", "Year of birth"],
      vi: ["Năm sinh", "Ngày sinh"]
    },
    fideId: { en: ["FIDE ID", "ID"], vi: ["FIDE ID", "Mã FIDE", "Mã số FIDE"] },
    section: { en: ["Section", "Group"], vi: ["Bảng", "Bảng đấu"] },
    team: { en: ["Team"], vi: ["Đội"] },
    board: { en: ["Board"], vi: ["Bàn"] },
    seed: { en: ["Seed"], vi: ["Hạt giống"] },
    exempt: { en: ["Exempt"], vi: ["Miễn", "Miễn trận"] },
    fromRound: { en: ["From round"], vi: ["Từ vòng"] },
    leftAfter: { en: ["Left after", "Left after round"], vi: ["Bỏ sau vòng", "Bỏ cuộc sau vòng"] },
    byes: { en: ["Byes", "Bye"], vi: ["Xin nghỉ", "Nghỉ"] },
    present: { en: ["Present"], vi: ["Có mặt"] }
  };
  var resultHeadingNames = {
    stage: { en: ["Stage"], vi: ["Giai đoạn"] },
    section: { en: ["Section", "Group"], vi: ["Bảng", "Bảng đấu"] },
    round: { en: ["Round", "Rd", "Rd."], vi: ["Vòng", "Vòng đấu", "Lượt"] },
    match: { en: ["Match"], vi: ["Trận"] },
    board: { en: ["Board", "Bo."], vi: ["Bàn"] },
    game: { en: ["Game"], vi: ["Ván"] },
    white: {
      en: ["White", "Red", "First", "White no", "Red no"],
      vi: ["Trắng", "Đỏ", "Tiên", "Số Trắng", "Số Đỏ"]
    },
    whiteName: { en: ["White name", "Red name", "First name"], vi: ["Tên Trắng", "Tên Đỏ", "Tên Tiên"] },
    result: { en: ["Result"], vi: ["Kết quả"] },
    blackName: { en: ["Black name", "Second name"], vi: ["Tên Đen", "Tên Hậu"] },
    black: { en: ["Black", "Second", "Black no"], vi: ["Đen", "Hậu", "Số Đen"] },
    note: { en: ["Note", "Notes"], vi: ["Ghi chú"] }
  };
  var colourHeadingNames = {
    white: {},
    red: {
      white: { en: ["Red"], vi: ["Đỏ"] },
      whiteName: { en: ["Red name"], vi: ["Tên Đỏ"] }
    },
    first: {
      white: { en: ["First"], vi: ["Tiên"] },
      whiteName: { en: ["First name"], vi: ["Tên Tiên"] },
      blackName: { en: ["Second name"], vi: ["Tên Hậu"] },
      black: { en: ["Second"], vi: ["Hậu"] }
    }
  };
  var lineUpHeadingNames = {
    round: resultHeadingNames.round,
    team: playerHeadingNames.team,
    board: playerHeadingNames.board,
    player: { en: ["Player", "Player no", "No"], vi: ["Đấu thủ", "Số đấu thủ", "STT"] }
  };
  var settingHeadingNames = {
    key: { en: ["Key", "Setting"], vi: ["Mục", "Khóa", "Thiết lập"] },
    value: { en: ["Value"], vi: ["Giá trị"] },
    note: { en: ["Note", "Notes"], vi: ["Ghi chú"] }
  };
  var logHeadingNames = {
    time: { en: ["Time"], vi: ["Thời gian"] },
    arbiter: { en: ["Arbiter"], vi: ["Trọng tài"] },
    what: { en: ["What happened"], vi: ["Nội dung"] }
  };

  // src/sheet/languages.ts
  var languages = ["en", "vi"];

  // src/sheet/headings.ts
  var playerColumns = [
    "number",
    "name",
    "rating",
    "title",
    "nationalRating",
    "grade",
    "club",
    "federation",
    "sex",
    "born",
    "fideId",
    "section",
    "team",
    "board",
    "seed",
    "exempt",
    "fromRound",
    "leftAfter",
    "byes",
    "present"
  ];
  var resultColumns = [
    "stage",
    "section",
    "round",
    "match",
    "board",
    "game",
    "white",
    "whiteName",
    "result",
    "blackName",
    "black",
    "note"
  ];
  var neededPlayerColumns = ["number", "name"];
  var neededResultColumns = ["round", "white", "result", "black"];
  var playerHeadings = playerHeadingNames;
  var resultHeadings = resultHeadingNames;
  var colourHeadings = colourHeadingNames;
  function playerHeading(column2, language) {
    var _a;
    return (_a = playerHeadings[column2][language][0]) != null ? _a : column2;
  }
  function resultHeading(column2, language, colourNames = "white") {
    var _a, _b;
    const names = (_a = colourHeadings[colourNames][column2]) != null ? _a : resultHeadings[column2];
    return (_b = names[language][0]) != null ? _b : column2;
  }
  var longestHeading = 60;
  function columnOf(headings2, heading2) {
    return heading2.length > longestHeading ? void 0 : columnsByKey(headings2).get(wordKey(heading2));
  }
  function columnsByKey(headings2) {
    var _a, _b;
    const known2 = keyedHeadings.get(headings2);
    if (known2 !== void 0) {
      return known2;
    }
    const byKey = /* @__PURE__ */ new Map();
    for (const column2 of Object.keys(headings2)) {
      for (const language of languages) {
        for (const key of headings2[column2][language].map(wordKey)) {
          const named3 = (_b = (_a = byKey.get(key)) == null ? void 0 : _a.languages) != null ? _b : [];
          byKey.set(key, { column: column2, languages: [...named3.filter((each3) => each3 !== language), language] });
        }
      }
    }
    keyedHeadings.set(headings2, byKey);
    return byKey;
  }
  var keyedHeadings = /* @__PURE__ */ new WeakMap();
  function isWritten(headings2, column2, heading2) {
    const key = wordKey(heading2);
    return languages.some((language) => {
      var _a;
      return wordKey((_a = headings2[column2][language][0]) != null ? _a : "") === key;
    });
  }
  var lineUpColumns = ["round", "team", "board", "player"];
  var lineUpHeadings = lineUpHeadingNames;
  var settingColumns = ["key", "value", "note"];
  var settingHeadings = settingHeadingNames;
  var logColumns = ["time", "arbiter", "what"];
  var logHeadings = logHeadingNames;

  // src/sheet/resultText.ts
  var written2 = {
    whiteWins: "1-0",
    draw: "½-½",
    blackWins: "0-1",
    bothLose: "0-0",
    whiteDrawBlackLoses: "½-0",
    whiteLosesBlackDraw: "0-½",
    whiteWinsByForfeit: "+/-",
    blackWinsByForfeit: "-/+",
    bothForfeit: "-/-",
    unfinished: "*",
    whiteWinsUnrated: "1-0 u",
    drawUnrated: "½-½ u",
    blackWinsUnrated: "0-1 u",
    pairingBye: "bye",
    halfBye: "½ bye",
    zeroBye: "0 bye",
    fullBye: "1 bye"
  };
  function makeResult(outcome) {
    return written2[outcome];
  }
  var resultChoices = [
    ...["1", "½", "0", "="],
    ...[
      ...[
        "whiteWins",
        "draw",
        "blackWins",
        "whiteWinsByForfeit",
        "blackWinsByForfeit",
        "bothForfeit"
      ],
      ...["unfinished", "bothLose", "whiteDrawBlackLoses", "whiteLosesBlackDraw"],
      ...["pairingBye", "halfBye", "zeroBye", "fullBye"]
    ].map(makeResult)
  ];
  var longestResult = 40;
  function parseResult(cell, options) {
    if (typeof cell === "object") {
      const ofDate = options.inMatch === true ? "matchScoreIsDate" : "resultIsDate";
      return { kind: "refused", code: cell.kind === "date" ? ofDate : "resultIsError" };
    }
    const typed = String(cell);
    const text = typed.length > longestResult ? void 0 : plain(typed);
    if (text === "") {
      return { kind: "empty" };
    }
    return text === void 0 || typeof cell === "boolean" ? notUnderstood : parseText(text, options);
  }
  var notUnderstood = { kind: "refused", code: "resultNotUnderstood" };
  function plain(text) {
    return wordKey(text.normalize("NFKC")).replace(/[\p{Pd}\u2212]/gu, "-").replace(/(?<!\d)1[/\u2044]2(?!\d)/g, "=").replace(/(?<![\d.,])0?[.,]50?(?![\d.,])/g, "=").replace(/(?<![\d.,])1[.,]0(?![\d.,])/g, "1");
  }
  function parseText(text, options) {
    var _a, _b, _c, _d;
    const bye = (_a = byeOf(text)) != null ? _a : options.alone === true ? aloneByes[text] : void 0;
    if (bye !== void 0) {
      return { kind: "bye", outcome: bye };
    }
    if (text === "1" && options.points.draw === oneFullPoint && options.points.win !== oneFullPoint) {
      return { kind: "refused", code: "resultAmbiguous" };
    }
    const outcome = (_d = (_c = (_b = wordOutcomes[text]) != null ? _b : options.language === "vi" ? vietnameseLetters[text] : void 0) != null ? _c : pairOutcome(text)) != null ? _d : pointsOutcome(text, options.points);
    if (outcome === void 0 && options.inMatch === true && matchScore.test(text)) {
      return { kind: "refused", code: "resultIsMatchScore" };
    }
    return outcome === void 0 ? notUnderstood : { kind: "game", outcome };
  }
  var matchScore = /^(?:=|\d{1,4}(?:[.,]5|\u20442)?) ?[-:/] ?(?:=|\d{1,4}(?:[.,]5|\u20442)?)$/;
  var oneFullPoint = 2;
  var wordOutcomes = {
    "1": "whiteWins",
    "=": "draw",
    "0": "blackWins",
    "+": "whiteWinsByForfeit",
    "-": "blackWinsByForfeit",
    "*": "unfinished",
    thang: "whiteWins",
    hoa: "draw",
    draw: "draw",
    bai: "blackWins",
    thua: "blackWins"
  };
  var vietnameseLetters = {
    t: "whiteWins",
    h: "draw",
    b: "blackWins"
  };
  var aloneByes = {
    "1": "fullBye",
    "=": "halfBye",
    "0": "zeroBye"
  };
  var byeWords = "(?:bye|nghi|mien|mien dau)";
  function byeOf(text) {
    var _a, _b;
    if (/^(?:bye|mien|mien dau)$/.test(text)) {
      return "pairingBye";
    }
    const match = (_a = new RegExp(`^([10=]) ?[-:]? ?${byeWords}$`).exec(text)) != null ? _a : new RegExp(`^${byeWords} ?[-:]? ?([10=])$`).exec(text);
    return match === null ? void 0 : aloneByes[(_b = match[1]) != null ? _b : ""];
  }
  function pairOutcome(text) {
    var _a, _b, _c;
    const match = (_a = /^([10=+-])( ?[-:/] ?| )([10=+-])( ?u)?$/.exec(text)) != null ? _a : /^([=+-])()([=+-])( ?u)?$/.exec(text);
    if (match === null) {
      return void 0;
    }
    const pair2 = `${(_b = match[1]) != null ? _b : ""}${(_c = match[3]) != null ? _c : ""}`;
    return match[4] === void 0 ? pairs[pair2] : unratedPairs[pair2];
  }
  var pairs = {
    "10": "whiteWins",
    "==": "draw",
    "01": "blackWins",
    "00": "bothLose",
    "=0": "whiteDrawBlackLoses",
    "0=": "whiteLosesBlackDraw",
    "+-": "whiteWinsByForfeit",
    "-+": "blackWinsByForfeit",
    "--": "bothForfeit"
  };
  var unratedPairs = {
    "10": "whiteWinsUnrated",
    "==": "drawUnrated",
    "01": "blackWinsUnrated"
  };
  function pointsOutcome(text, points) {
    const match = /^(\d{1,2}) ?[-:/] ?(\d{1,2})$/.exec(text);
    if (match === null || points.win === oneFullPoint) {
      return void 0;
    }
    const [white, black] = [Number(match[1]) * oneFullPoint, Number(match[2]) * oneFullPoint];
    const is = (left, right) => white === left && black === right;
    if (is(points.win, points.loss)) {
      return "whiteWins";
    }
    if (is(points.draw, points.draw)) {
      return "draw";
    }
    return is(points.loss, points.win) ? "blackWins" : void 0;
  }

  // src/sheet/address.ts
  function columnLetters(column2) {
    const letter = String.fromCharCode(65 + column2 % 26);
    return column2 < 26 ? letter : columnLetters(Math.floor(column2 / 26) - 1) + letter;
  }
  function a1(row, column2) {
    return `${columnLetters(column2)}${row + 1}`;
  }
  function addressOf(sheet, row, column2) {
    return { sheet, a1: a1(row, column2) };
  }

  // src/sheet/table.ts
  var rowsSearched = 10;
  function bestHeadingRow(values, headings2, needed) {
    var _a;
    const rows = values.slice(0, rowsSearched).map((cells, row) => readHeadings(cells, row, headings2));
    const worth3 = (row) => 100 * needed.filter((column2) => row.columns[column2] !== void 0).length + Object.keys(row.columns).length;
    return rows.reduce(
      (best, row) => worth3(row) > worth3(best) ? row : best,
      (_a = rows[0]) != null ? _a : readHeadings([], 0, headings2)
    );
  }
  function readHeadings(cells, row, headings2) {
    const columns = {};
    const twice = [];
    const votes = { en: 0, vi: 0 };
    cells.forEach((cell, index) => {
      const found = typeof cell === "string" ? columnOf(headings2, cell) : void 0;
      if (found === void 0 || typeof cell !== "string") {
        return;
      }
      found.languages.forEach((language) => votes[language] += 1 / found.languages.length);
      const before = columns[found.column];
      const beforeWritten = before !== void 0 && isWritten(headings2, found.column, String(cells[before]));
      if (before === void 0 || !beforeWritten && isWritten(headings2, found.column, cell)) {
        columns[found.column] = index;
      } else if (isWritten(headings2, found.column, cell) === beforeWritten) {
        twice.push(index);
      }
    });
    const [first2, second] = [...languages].sort((left, right) => votes[right] - votes[left]);
    const decided = first2 !== void 0 && second !== void 0 && votes[first2] > votes[second];
    return { row, columns, twice, ...decided ? { language: first2 } : {} };
  }
  function hasHeadings(values, headings2, needed) {
    const { columns } = bestHeadingRow(values, headings2, needed);
    return needed.every((column2) => columns[column2] !== void 0);
  }
  function findTable(sheet, headings2, needed, findings2, language) {
    var _a, _b, _c, _d, _e;
    const values = (_a = sheet.values) != null ? _a : [];
    const { row, columns, twice, language: found } = bestHeadingRow(values, headings2, needed);
    const missing = needed.filter((column2) => columns[column2] === void 0);
    const shown4 = ((_b = values[row]) != null ? _b : []).map(shownText).filter((text) => text !== "");
    for (const column2 of missing) {
      const heading2 = (_c = headings2[column2][found != null ? found : language][0]) != null ? _c : column2;
      findings2.problems.push({
        code: "headingMissing",
        values: { sheet: sheet.title, heading: heading2, list: shown4.length === 0 ? "–" : shown4.join(", ") }
      });
    }
    for (const column2 of twice) {
      const cell = (_e = (_d = values[row]) == null ? void 0 : _d[column2]) != null ? _e : "";
      findings2.problems.push({
        code: "columnTwice",
        cell: addressOf(sheet.title, row, column2),
        found: shownText(cell)
      });
    }
    return missing.length > 0 ? void 0 : { sheet, values, headingRow: row, columns, ...found === void 0 ? {} : { language: found } };
  }
  function shownText(cell) {
    return cleanText(typeof cell === "object" ? cell.shown : String(cell));
  }

  // src/sheet/wordLists.ts
  var colourWordList = {
    white: { en: { white: "White", black: "Black" }, vi: { white: "Trắng", black: "Đen" } },
    red: { en: { white: "Red", black: "Black" }, vi: { white: "Đỏ", black: "Đen" } },
    first: { en: { white: "First", black: "Second" }, vi: { white: "Tiên", black: "Hậu" } }
  };
  var systemWordList = {
    dutch: {
      en: ["Swiss (FIDE Dutch)", "Swiss", "Dutch", "Swiss Dutch", "FIDE Dutch"],
      vi: ["Thụy Sĩ (FIDE Dutch)", "Thụy Sĩ", "Hệ Thụy Sĩ", "Thụy Sỹ"]
    },
    adjusted: {
      en: ["Adjusted Swiss", "Lim"],
      vi: ["Thụy Sĩ điều chỉnh", "Thụy Sĩ có điều chỉnh"]
    },
    drawn: {
      en: ["Drawn Swiss", "Swiss by lot"],
      vi: ["Đại tuần hoàn", "Thụy Sĩ bốc thăm", "Thụy Sĩ theo bốc thăm"]
    },
    "round-robin": { en: ["Round robin", "Berger", "All-play-all"], vi: ["Vòng tròn", "Đấu vòng tròn"] },
    knockout: { en: ["Knockout", "Knock-out"], vi: ["Loại trực tiếp", "Đấu loại trực tiếp"] }
  };
  var teamFormWordList = {
    simultaneous: {
      en: ["Same boards meet", "Simultaneous"],
      vi: ["Đối kháng đồng loạt", "Đồng loạt"]
    },
    scheveningen: {
      en: ["Everybody meets everybody", "Scheveningen"],
      vi: ["Đối kháng kiểu Anh", "Kiểu Anh"]
    },
    boardGroups: {
      en: ["Groups by board", "Board groups"],
      vi: ["Chia bảng theo bàn", "Bảng theo bàn"]
    }
  };
  var languageWordList = {
    en: ["English", "Tiếng Anh"],
    vi: ["Tiếng Việt", "Vietnamese", "Việt"]
  };
  var yesWordList = {
    en: ["yes", "y", "true", "on", "x", "✓", "✔", "☑", "1"],
    vi: ["có", "đúng", "bật", "x"]
  };
  var noWordList = {
    en: ["no", "n", "false", "off", "none", "0", "-"],
    vi: ["không", "sai", "tắt"]
  };

  // src/sheet/words.ts
  var colourNameChoices = ["white", "red", "first"];
  var colourWords = colourWordList;
  var systemWords = systemWordList;
  function systemWord(system, language) {
    var _a;
    return (_a = systemWords[system][language][0]) != null ? _a : system;
  }
  var teamFormWords = teamFormWordList;
  function teamFormWord(form, language) {
    var _a;
    return (_a = teamFormWords[form][language][0]) != null ? _a : form;
  }
  var languageWords = languageWordList;
  var yesWords = yesWordList;
  var noWords = noWordList;

  // src/sheet/rowReader.ts
  function rowReader(table, row, findings2) {
    const place = placeInRow(table, row);
    const { cell, address, heading: heading2 } = place;
    const isBlank = (column2) => isBlankCell(cell(column2));
    const text = (column2) => {
      const value = cell(column2);
      if (typeof value === "object" && value.kind === "error") {
        findings2.problems.push(unreadable(place, column2, value));
        return "";
      }
      return shownText(value);
    };
    const number = (column2) => {
      const typed = cell(column2);
      if (typeof typed === "object") {
        findings2.problems.push(unreadable(place, column2, typed));
        return void 0;
      }
      const value = numberOf(typed);
      if (value !== void 0 && typeof typed === "string") {
        findings2.repairs.push(conversion(table, place, column2, value));
      }
      return value;
    };
    const wholeNumber4 = (column2, least, most) => {
      const value = number(column2);
      if (value !== void 0 && Number.isInteger(value) && value >= least && value <= most) {
        return value;
      }
      if (!isBlank(column2) && typeof cell(column2) !== "object") {
        findings2.problems.push({
          code: "wholeNumberExpected",
          cell: address(column2),
          found: shownText(cell(column2)),
          values: { column: heading2(column2), least, most }
        });
      }
      return void 0;
    };
    const ticked = (column2) => yesOrNo(cell(column2)) === true;
    return { row, cell, isBlank, address, heading: heading2, text, wholeNumber: wholeNumber4, number, ticked };
  }
  function placeInRow(table, row) {
    const { sheet, values, headingRow: headingRow3, columns } = table;
    const at = (rowIndex, column2) => {
      var _a, _b, _c;
      return (_c = (_b = values[rowIndex]) == null ? void 0 : _b[(_a = columns[column2]) != null ? _a : -1]) != null ? _c : "";
    };
    return {
      row,
      cell: (column2) => at(row, column2),
      address: (column2) => {
        var _a;
        return addressOf(sheet.title, row, (_a = columns[column2]) != null ? _a : 0);
      },
      heading: (column2) => shownText(at(headingRow3, column2))
    };
  }
  function unreadable(place, column2, cell) {
    return {
      code: cell.kind === "date" ? "cellIsDate" : "cellIsError",
      cell: place.address(column2),
      found: cell.shown,
      values: { column: place.heading(column2) }
    };
  }
  function conversion(table, place, column2, value) {
    var _a;
    return {
      sheetId: table.sheet.id,
      row: place.row,
      column: (_a = table.columns[column2]) != null ? _a : 0,
      value,
      note: {
        code: "numberIsText",
        cell: place.address(column2),
        found: shownText(place.cell(column2)),
        values: { column: place.heading(column2) }
      }
    };
  }
  function isBlankCell(cell) {
    return typeof cell === "string" && cleanText(cell) === "";
  }
  function numberOf(cell) {
    if (typeof cell === "number") {
      return Number.isFinite(cell) ? cell : void 0;
    }
    const text = typeof cell === "string" ? cleanText(cell.slice(0, 100)).normalize("NFKC") : "";
    return /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/.test(text) ? Number(text.replace(",", ".")) : void 0;
  }
  function yesOrNo(cell) {
    if (typeof cell === "boolean") {
      return cell;
    }
    const key = typeof cell === "object" ? "" : wordKey(String(cell));
    const isOneOf = (words2) => Object.values(words2).some((list) => list.some((word2) => wordKey(word2) === key));
    return isOneOf(yesWords) ? true : isOneOf(noWords) ? false : void 0;
  }

  // src/tournament/colour.ts
  var colours = ["white", "black"];
  function otherColour(colour) {
    return colour === "white" ? "black" : "white";
  }

  // src/tournament/points.ts
  function halfPoints(value) {
    return value;
  }
  var standardPoints = {
    win: halfPoints(2),
    draw: halfPoints(1),
    loss: halfPoints(0),
    pairingBye: halfPoints(2),
    forfeitLoss: halfPoints(0),
    absence: halfPoints(0)
  };

  // src/tournament/settings.ts
  var systemNames = ["dutch", "adjusted", "drawn", "round-robin", "knockout"];
  var isSwiss = {
    dutch: true,
    adjusted: true,
    drawn: true,
    "round-robin": false,
    knockout: false
  };
  var teamForms = ["simultaneous", "scheveningen", "boardGroups"];
  function teamsMeet({ teamForm }) {
    return teamForm !== void 0 && teamForm !== "boardGroups";
  }
  var defaultSettings = {
    system: "dutch",
    points: standardPoints,
    drawSeed: "",
    acceleration: { kind: "none" },
    keepApart: [],
    cycles: 1,
    swapLastRounds: false,
    thirdPlace: false,
    clubMatesApart: false,
    secondLeg: false,
    matchPoints: false,
    tieBreakEdition: "2026",
    titleOrder: ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"],
    gradeOrder: [
      "quốc tế đại sư",
      "đại kiện tướng",
      "kiện tướng quốc gia",
      "kiện tướng",
      "dự bị kiện tướng",
      "cấp 1",
      "cấp 2",
      "cấp 3",
      "cấp 4"
    ],
    checkIn: false
  };

  // src/sheet/settingValues.ts
  function parseSystem(text) {
    return named(text, systemNames, systemWords);
  }
  function parseTeamForm(text) {
    return named(text, teamForms, teamFormWords);
  }
  function named(text, names, words2) {
    const key = hyphenless(text);
    return names.find(
      (name) => hyphenless(name) === key || languages.some((language) => words2[name][language].some((word2) => hyphenless(word2) === key))
    );
  }
  function hyphenless(text) {
    return wordKey(text).replace(/[\s-]+/g, " ");
  }
  function parseColour(text) {
    const key = wordKey(text);
    return colours.find(
      (colour) => colourNameChoices.some(
        (names) => languages.some((language) => wordKey(colourWords[names][language][colour]) === key)
      )
    );
  }
  function parseColourNames(text) {
    const [first2 = ""] = cleanText(text).split(/[/,–-]/);
    const key = wordKey(first2);
    return colourNameChoices.find(
      (names) => languages.some((language) => wordKey(colourWords[names][language].white) === key)
    );
  }
  function makeColourNames(names, language) {
    const words2 = colourWords[names][language];
    return `${words2.white}/${words2.black}`;
  }
  function parseLanguage(text) {
    const key = wordKey(text);
    return languages.find(
      (language) => language === key || languageWords[language].some((word2) => wordKey(word2) === key)
    );
  }
  var mostPoints = 100;
  function parsePoints(text) {
    const plain2 = cleanText(text.slice(0, 20)).replace(/\s*(?:½|1\/2)$/, ".5").replace(/^\./, "0.");
    const value = numberOf(plain2);
    const halves = value === void 0 ? -1 : value * 2;
    return Number.isInteger(halves) && halves >= 0 && halves <= 2 * mostPoints ? halfPoints(halves) : void 0;
  }
  function parsePointSystem(text) {
    const clean = cleanText(text.slice(0, 60));
    const byOther = clean.split(/\s*[;|]\s*|\s+[\p{Pd}/]\s+|(?<=\d|½)[\p{Pd}](?=\d|½)|,?\s+/u).filter((piece) => piece !== "");
    const pieces = byOther.length === 3 ? byOther : clean.split(",");
    const [win, draw2, loss] = pieces.map(parsePoints);
    const complete = pieces.length === 3 && win !== void 0 && draw2 !== void 0 && loss !== void 0;
    return complete && win >= draw2 && draw2 >= loss && win > loss ? [win, draw2, loss] : void 0;
  }
  function parseList(text) {
    return text.split(/[,;\n]/).map(cleanText).filter((item) => item !== "");
  }
  function parseWhole(cell, least, most) {
    const value = typeof cell === "object" ? void 0 : numberOf(cell);
    return value !== void 0 && Number.isInteger(value) && value >= least && value <= most ? value : void 0;
  }
  function parseNumbers(text) {
    const pieces = text.split(/[\s,;]+/).filter((piece) => piece !== "");
    return pieces.every((piece) => /^[1-9]\d{0,3}$/.test(piece)) ? pieces.map(Number) : void 0;
  }
  function makePoints(points) {
    const whole2 = Math.floor(points / 2);
    return points % 2 === 0 ? String(whole2) : `${whole2 === 0 ? "" : whole2}½`;
  }

  // src/sheet/resultsRows.ts
  var plainResultColumns = [
    "stage",
    "section",
    "whiteName",
    "result",
    "blackName",
    "note"
  ];
  function resultsRows(table, rounds2, players) {
    const firstRow = firstFreeRow(table);
    const rows = rounds2.flatMap((round) => rowsOf(round, players, seatedIn(table, round))).map((row) => inColumns(table, row));
    const at = (column2) => {
      const index = table.columns[column2];
      return index === void 0 ? [] : [index];
    };
    return {
      firstRow,
      rows,
      plainText: plainResultColumns.flatMap(at),
      dropdowns: at("result").map((column2) => ({
        column: column2,
        fromRow: firstRow,
        toRow: firstRow + rows.length - 1,
        choices: resultChoices
      }))
    };
  }
  function firstFreeRow(table) {
    const own = resultColumns.flatMap((column2) => {
      var _a;
      return (_a = table.columns[column2]) != null ? _a : [];
    });
    for (let row = table.values.length - 1; row > table.headingRow; row -= 1) {
      if (own.some((column2) => {
        var _a, _b;
        return !isBlankCell((_b = (_a = table.values[row]) == null ? void 0 : _a[column2]) != null ? _b : "");
      })) {
        return row + 1;
      }
    }
    return table.headingRow + 1;
  }
  function seatedIn(table, { part, pairing }) {
    const rows = table.values.slice(table.headingRow + 1);
    const cell = (row, column2) => {
      var _a, _b;
      return (_b = row[(_a = table.columns[column2]) != null ? _a : -1]) != null ? _b : "";
    };
    return new Set(
      rows.filter((row) => textKey(shownText(cell(row, "stage"))) === textKey(part.stage)).filter((row) => parseWhole(cell(row, "round"), pairing.round, pairing.round) !== void 0).map((row) => {
        const at = (column2) => {
          var _a;
          return (_a = parseWhole(cell(row, column2), 1, Infinity)) != null ? _a : "";
        };
        return `${at("white")} ${at("game")}`;
      })
    );
  }
  function rowsOf(round, players, seated2) {
    const { part, pairing, firstBoard = 1 } = round;
    const names = new Map(players.map((player) => [player.number, player.name]));
    const slot = { stage: part.stage, section: part.section, round: pairing.round };
    const games = pairing.boards.map((board) => {
      var _a, _b;
      return {
        ...slot,
        board: board.board + firstBoard - 1,
        ...board.match === void 0 ? {} : { match: board.match },
        ...board.game === void 0 ? {} : { game: board.game },
        white: board.white,
        whiteName: (_a = names.get(board.white)) != null ? _a : "",
        ...board.outcome === void 0 ? {} : { result: makeResult(board.outcome) },
        blackName: (_b = names.get(board.black)) != null ? _b : "",
        black: board.black
      };
    });
    const byes2 = pairing.byes.filter(({ player, game = "" }) => !seated2.has(`${player} `) && !seated2.has(`${player} ${game}`)).map((bye) => {
      var _a;
      return {
        ...slot,
        ...bye.match === void 0 ? {} : { match: bye.match },
        ...bye.board === void 0 ? {} : { board: bye.board },
        ...bye.game === void 0 ? {} : { game: bye.game },
        white: bye.player,
        whiteName: (_a = names.get(bye.player)) != null ? _a : "",
        result: makeResult(bye.outcome)
      };
    });
    return [...games, ...byes2];
  }
  function inColumns(table, row) {
    const own = resultColumns.filter((column2) => table.columns[column2] !== void 0);
    const width = Math.max(...own.map((column2) => {
      var _a;
      return ((_a = table.columns[column2]) != null ? _a : 0) + 1;
    }));
    const cells = Array.from({ length: width }, () => void 0);
    own.forEach((column2) => {
      var _a, _b;
      return cells[(_a = table.columns[column2]) != null ? _a : 0] = (_b = row[column2]) != null ? _b : "";
    });
    return cells;
  }

  // src/sheet/settingNames.ts
  var namesOfSettings = {
    event: { en: ["Event", "Tournament"], vi: ["Giải", "Tên giải"] },
    place: { en: ["Place"], vi: ["Địa điểm", "Nơi đấu"] },
    arbiter: { en: ["Arbiter", "Chief arbiter"], vi: ["Trọng tài", "Tổng trọng tài"] },
    start: { en: ["Start", "Start date"], vi: ["Bắt đầu", "Ngày bắt đầu"] },
    end: { en: ["End", "End date"], vi: ["Kết thúc", "Ngày kết thúc"] },
    system: { en: ["System"], vi: ["Hệ thống", "Thể thức"] },
    teamForm: { en: ["Team form", "Team event"], vi: ["Thể thức đồng đội", "Đồng đội"] },
    rounds: { en: ["Rounds", "Number of rounds"], vi: ["Số vòng"] },
    stagePlayers: { en: ["Players"], vi: ["Đấu thủ"] },
    cycles: { en: ["Cycles"], vi: ["Số lượt", "Lượt"] },
    gamesPerMatch: { en: ["Games per match"], vi: ["Số ván mỗi trận"] },
    boards: { en: ["Boards"], vi: ["Số bàn"] },
    points: { en: ["Points"], vi: ["Điểm", "Cách tính điểm"] },
    byePoints: { en: ["Bye points"], vi: ["Điểm nghỉ", "Điểm miễn đấu"] },
    halfByeRule: { en: ["Half-bye rule"], vi: ["Luật nghỉ nửa điểm"] },
    matchPoints: { en: ["Match points"], vi: ["Điểm trận"] },
    tieBreaks: { en: ["Tie-breaks", "Tiebreaks", "Tie breaks"], vi: ["Hệ số phụ", "Chỉ số phụ"] },
    tieBreakEdition: { en: ["Tie-break edition"], vi: ["Bản hệ số phụ"] },
    drawSeed: { en: ["Draw seed", "Seed"], vi: ["Mã bốc thăm", "Mầm bốc thăm"] },
    lotsDrawn: { en: ["Lots drawn by hand", "Lots drawn"], vi: ["Bốc thăm bằng tay", "Bốc thăm tay"] },
    firstColour: { en: ["First colour", "First color"], vi: ["Màu đầu", "Màu quân đầu"] },
    acceleration: { en: ["Acceleration"], vi: ["Tăng tốc"] },
    keepApart: { en: ["Keep apart"], vi: ["Tránh gặp"] },
    titleOrder: { en: ["Title order"], vi: ["Thứ tự danh hiệu"] },
    gradeOrder: { en: ["Grade order"], vi: ["Thứ tự đẳng cấp"] },
    thirdPlace: { en: ["Third place"], vi: ["Tranh hạng ba"] },
    clubMatesApart: { en: ["Club-mates apart", "Club mates apart"], vi: ["Tách cùng đơn vị"] },
    swapLastRounds: { en: ["Swap last rounds"], vi: ["Đổi hai vòng cuối"] },
    secondLeg: { en: ["Second leg"], vi: ["Lượt về"] },
    matchOrder: { en: ["Match order"], vi: ["Thứ tự trận"] },
    rematch: { en: ["Rematch announced"], vi: ["Cho gặp lại", "Cho gặp lại từ vòng"] },
    checkIn: { en: ["Check-in", "Check in"], vi: ["Điểm danh"] },
    prizes: { en: ["Prizes"], vi: ["Giải thưởng"] },
    ratingK: { en: ["Rating k", "K"], vi: ["Hệ số k"] },
    firstBoard: { en: ["First board number"], vi: ["Số bàn đầu"] },
    playersPage: { en: ["Players' page link", "Players page link"], vi: ["Liên kết trang đấu thủ"] },
    language: { en: ["Language"], vi: ["Ngôn ngữ"] },
    colourNames: { en: ["Colour names", "Color names"], vi: ["Tên màu quân", "Tên màu"] }
  };

  // src/sheet/settingKeys.ts
  var settingKeys = [
    "event",
    "place",
    "arbiter",
    "start",
    "end",
    "system",
    "teamForm",
    "rounds",
    "stagePlayers",
    "cycles",
    "gamesPerMatch",
    "boards",
    "points",
    "byePoints",
    "halfByeRule",
    "matchPoints",
    "tieBreaks",
    "tieBreakEdition",
    "drawSeed",
    "lotsDrawn",
    "firstColour",
    "acceleration",
    "keepApart",
    "titleOrder",
    "gradeOrder",
    "thirdPlace",
    "clubMatesApart",
    "swapLastRounds",
    "secondLeg",
    "matchOrder",
    "rematch",
    "checkIn",
    "prizes",
    "ratingK",
    "firstBoard",
    "playersPage",
    "language",
    "colourNames"
  ];
  var settingNames = namesOfSettings;
  var keyOfName;
  function settingName(key, language) {
    var _a;
    return (_a = settingNames[key][language][0]) != null ? _a : key;
  }
  function settingKeyOf(text) {
    keyOfName != null ? keyOfName : keyOfName = new Map(
      settingKeys.flatMap(
        (key) => languages.flatMap(
          (language) => settingNames[key][language].map((name) => [wordKey(name), key])
        )
      )
    );
    return keyOfName.get(wordKey(text));
  }

  // src/sheet/settingNotes.en.ts
  var englishSettingNotes = {
    event: "Stands at the head of every page",
    place: "For the minutes",
    arbiter: "Stands in the Log",
    start: "Date",
    end: "Date",
    system: "Choose from the list",
    rounds: "Number of rounds; the last one is paired by its own rules",
    cycles: "Round robin: 1, 2 or more; empty is 1",
    swapLastRounds: "Round robin with several cycles: yes, so that nobody has three games running with one colour; empty is no",
    gamesPerMatch: "Knockout: games of a match; empty is 2",
    thirdPlace: "Knockout: yes for a match for third place; empty is no",
    clubMatesApart: "Knockout: yes to place club-mates far from each other; empty is no",
    points: "Win; draw; loss; empty is 1; ½; 0",
    byePoints: "Bye of an odd player; empty is as much as a win",
    tieBreaks: "Codes in order, such as BH/C1, BH, SB; empty is the order of the system",
    tieBreakEdition: "FIDE C.07 of 2024 or 2026; empty is 2026",
    drawSeed: "Every draw of lots follows from this text; anybody can check it",
    lotsDrawn: "Equal places: the numbers in the order in which you drew them; empty is by the draw seed",
    firstColour: "Colour of the first player in round 1; empty is by lot",
    acceleration: "Swiss: none or Baku; empty is none",
    keepApart: "Swiss: club, team, federation or numbers; strictly or if possible; rounds 1-3; up to 2; entries separated by ;",
    rematch: "Swiss: the round from which players may meet again; empty is never",
    titleOrder: "Titles from the highest; empty is GM, IM, …",
    gradeOrder: "Grades from the highest; empty is the national order",
    checkIn: "yes: only players whose box Present is ticked are paired; empty is no",
    firstBoard: "Number of the first board; empty is 1",
    language: "Language of everything that is written",
    colourNames: "What the two colours are called"
  };
  var englishTeamSettingNotes = {
    teamForm: "How two teams meet, or groups of individuals by board; empty is an event of individuals",
    boards: "Boards of a team without reserves; empty is as many as the largest team has",
    gamesPerMatch: "Games on each board where the same boards meet, 1 to 4; empty is 1",
    secondLeg: "yes for a second leg with colours reversed; in a knockout only of level matches; empty is no",
    matchPoints: "yes to rank by 2, 1, 0 for a match before the points of the boards; empty is no",
    matchOrder: "Everybody meets everybody: an order of your own, A1-B1 A2-B2; B2-A1 B1-A2; empty is that of the law"
  };

  // src/sheet/settingNotes.vi.ts
  var vietnameseSettingNotes = {
    event: "In ở đầu mỗi trang",
    place: "Ghi trong biên bản",
    arbiter: "Ghi trong nhật ký",
    start: "Ngày",
    end: "Ngày",
    system: "Chọn trong danh sách",
    rounds: "Số vòng; vòng cuối có luật xếp cặp riêng",
    cycles: "Vòng tròn: 1, 2 hoặc hơn; để trống là 1",
    swapLastRounds: "Vòng tròn nhiều lượt: có, để không ai cầm một màu ba ván liền; để trống là không",
    gamesPerMatch: "Loại trực tiếp: số ván mỗi trận; để trống là 2",
    thirdPlace: "Loại trực tiếp: có trận tranh hạng ba; để trống là không",
    clubMatesApart: "Loại trực tiếp: có thì xếp người cùng đơn vị xa nhau; để trống là không",
    points: "Thắng; hòa; thua; để trống là 1; ½; 0",
    byePoints: "Điểm của người được miễn đấu; để trống là bằng ván thắng",
    tieBreaks: "Các mã theo thứ tự, như BH/C1, BH, SB; để trống là theo hệ thống",
    tieBreakEdition: "FIDE C.07 bản 2024 hoặc 2026; để trống là 2026",
    drawSeed: "Mọi lần bốc thăm đều sinh từ dòng chữ này; ai cũng kiểm tra lại được",
    lotsDrawn: "Tranh hạng bằng nhau: các số theo thứ tự bốc được; để trống là theo mã bốc thăm",
    firstColour: "Màu quân của người đứng đầu ở vòng 1; để trống là bốc thăm",
    acceleration: "Thụy Sĩ: không hoặc Baku; để trống là không",
    keepApart: "Thụy Sĩ: đơn vị, đội, liên đoàn hoặc các số; tuyệt đối hay nếu được; vòng 1-3; đến 2 điểm; các mục cách nhau bằng ;",
    rematch: "Thụy Sĩ: vòng bắt đầu cho gặp lại; để trống là không",
    titleOrder: "Danh hiệu từ cao xuống; để trống là GM, IM, …",
    gradeOrder: "Đẳng cấp từ cao xuống; để trống là quốc tế đại sư, đại kiện tướng, kiện tướng quốc gia, kiện tướng, …",
    checkIn: "có: chỉ xếp cặp người đã đánh dấu Có mặt; để trống là không",
    firstBoard: "Số của bàn đầu tiên; để trống là 1",
    language: "Ngôn ngữ của mọi thứ được viết ra",
    colourNames: "Cách gọi hai màu quân"
  };
  var vietnameseTeamSettingNotes = {
    teamForm: "Hai đội gặp nhau thế nào, hay chia bảng cá nhân theo bàn; để trống là giải cá nhân",
    boards: "Số bàn mỗi đội, không kể dự bị; để trống là theo đội đông nhất",
    gamesPerMatch: "Số ván mỗi bàn khi đối kháng đồng loạt, 1 đến 4; để trống là 1",
    secondLeg: "có: thêm lượt về đổi màu quân, ở loại trực tiếp chỉ khi hai đội hòa nhau; để trống là không",
    matchPoints: "có: xếp hạng theo điểm trận 2, 1, 0 trước rồi mới đến điểm bàn; để trống là không",
    matchOrder: "Kiểu Anh: thứ tự riêng, A1-B1 A2-B2; B2-A1 B1-A2; để trống là theo Luật"
  };

  // src/sheet/settingNotes.ts
  var settingNotes = { en: englishSettingNotes, vi: vietnameseSettingNotes };
  var teamSettingNotes = {
    en: englishTeamSettingNotes,
    vi: vietnameseTeamSettingNotes
  };
  function notesOfSettings(language, inTeams) {
    if (!inTeams) {
      return settingNotes[language];
    }
    const notes = Object.entries(settingNotes[language]);
    const ofTeams = teamSettingNotes[language];
    const teams = Object.entries(ofTeams);
    return Object.fromEntries(
      notes.flatMap((note2) => {
        const [key] = note2;
        return key === "rounds" ? [note2, ...teams] : key in ofTeams ? [] : [note2];
      })
    );
  }

  // src/sheet/page.ts
  var blankPage = {
    title: "",
    cells: [[""]],
    formulas: [],
    plainText: [],
    boldRows: [],
    columnWidths: [],
    frozenRows: 0,
    dropdowns: [],
    checkboxes: []
  };

  // src/sheet/titles.ts
  var sheetTitles = {
    settings: { en: "Settings", vi: "Thiết lập" },
    players: { en: "Players", vi: "Đấu thủ" },
    lineUps: { en: "Line-ups", vi: "Đội hình" },
    results: { en: "Results", vi: "Kết quả" },
    pairings: { en: "Pairings", vi: "Xếp cặp" },
    standings: { en: "Standings", vi: "Xếp hạng" },
    crosstable: { en: "Crosstable", vi: "Bảng điểm" },
    scoreCards: { en: "Score cards", vi: "Thẻ theo dõi" },
    bracket: { en: "Bracket", vi: "Sơ đồ" },
    teamTable: { en: "Team table", vi: "Bảng đội" },
    minutes: { en: "Minutes", vi: "Biên bản" },
    contributions: { en: "Contributions", vi: "Diễn giải" },
    control: { en: "Control", vi: "Điều khiển" },
    log: { en: "Log", vi: "Nhật ký" },
    undo: { en: "Undo data", vi: "Dữ liệu hoàn tác" }
  };

  // src/sheet/templates.ts
  function settingsTemplate(event) {
    var _a;
    const { language } = event;
    const heading2 = settingColumns.map((column2) => {
      var _a2;
      return (_a2 = settingHeadings[column2][language][0]) != null ? _a2 : column2;
    });
    const texts = {
      ...event.texts,
      language: (_a = languageWords[language][0]) != null ? _a : language,
      colourNames: makeColourNames(event.colourNames, language)
    };
    const notes = notesOfSettings(language, event.texts.teamForm !== void 0);
    const keys = Object.keys(notes);
    const rows = keys.map((key) => {
      var _a2, _b;
      return [settingName(key, language), (_a2 = texts[key]) != null ? _a2 : "", (_b = notes[key]) != null ? _b : ""];
    });
    const dropdowns = keys.flatMap((key, index) => {
      var _a2;
      const choices = (_a2 = settingChoices[key]) == null ? void 0 : _a2.call(settingChoices, language);
      return choices === void 0 ? [] : [{ column: 1, fromRow: index + 1, toRow: index + 1, choices }];
    });
    return {
      ...typedSheet("settings", language, [heading2, ...rows]),
      plainText: [0, 1, 2],
      columnWidths: [180, 240, 560],
      dropdowns
    };
  }
  function yesNo(language) {
    var _a, _b;
    return [(_a = yesWords[language][0]) != null ? _a : "", (_b = noWords[language][0]) != null ? _b : ""];
  }
  var settingChoices = {
    system: (language) => systemNames.map((system) => systemWord(system, language)),
    teamForm: (language) => teamForms.map((form) => teamFormWord(form, language)),
    secondLeg: yesNo,
    matchPoints: yesNo,
    swapLastRounds: yesNo,
    thirdPlace: yesNo,
    clubMatesApart: yesNo,
    checkIn: yesNo,
    language: () => languages.map((each3) => {
      var _a;
      return (_a = languageWords[each3][0]) != null ? _a : each3;
    }),
    colourNames: (language) => colourNameChoices.map((names) => makeColourNames(names, language))
  };
  var numericPlayerColumns = [
    "number",
    "rating",
    "nationalRating",
    "seed",
    "exempt",
    "fromRound",
    "leftAfter",
    "present"
  ];
  var boxes = 200;
  function playersTemplate({ language }) {
    const present = playerColumns.indexOf("present");
    return {
      ...typedSheet("players", language, [playerColumns.map((column2) => playerHeading(column2, language))]),
      plainText: indexesOf(playerColumns, (column2) => !numericPlayerColumns.includes(column2)),
      columnWidths: playerColumns.map((column2) => column2 === "name" ? 200 : column2 === "club" ? 150 : 85),
      checkboxes: [{ column: present, fromRow: 1, toRow: boxes }]
    };
  }
  function lineUpsTemplate({ language }) {
    return {
      ...typedSheet("lineUps", language, [
        lineUpColumns.map((column2) => {
          var _a;
          return (_a = lineUpHeadings[column2][language][0]) != null ? _a : column2;
        })
      ]),
      plainText: [1],
      columnWidths: [70, 200, 70, 100]
    };
  }
  function resultsTemplate({ language, colourNames, texts, ...event }) {
    var _a, _b, _c;
    const form = parseTeamForm((_a = texts.teamForm) != null ? _a : "");
    const inTeams = form !== void 0 && form !== "boardGroups";
    const inMatches = (_c = event.inMatches) != null ? _c : inTeams || parseSystem((_b = texts.system) != null ? _b : "") === "knockout";
    const columns = [
      "round",
      ...inMatches ? ["match"] : [],
      "board",
      ...inMatches ? ["game"] : [],
      "white",
      "whiteName",
      "result",
      "blackName",
      "black",
      "note"
    ];
    const result = columns.indexOf("result");
    return {
      ...typedSheet("results", language, [
        columns.map((column2) => resultHeading(column2, language, colourNames))
      ]),
      plainText: indexesOf(columns, (column2) => plainResultColumns.includes(column2)),
      columnWidths: columns.map((column2) => /Name|note/.test(column2) ? 190 : 70),
      dropdowns: [{ column: result, fromRow: 1, choices: resultChoices }]
    };
  }
  function logTemplate({ language }) {
    const heading2 = logColumns.map((column2) => {
      var _a;
      return (_a = logHeadings[column2][language][0]) != null ? _a : column2;
    });
    return {
      ...typedSheet("log", language, [heading2]),
      plainText: [0, 1, 2],
      columnWidths: [150, 150, 700]
    };
  }
  function typedSheet(role, language, cells) {
    return { ...blankPage, title: sheetTitles[role][language], cells, boldRows: [0], frozenRows: 1 };
  }
  function indexesOf(items, holds) {
    return items.flatMap((item, index) => holds(item) ? [index] : []);
  }

  // src/sheet/importedPages.ts
  function importedPages(tournament, event, roundTimes) {
    const games = tournament.rounds.flatMap((round) => round.games);
    const inMatches = games.some(({ match, game }) => match !== void 0 || game !== void 0);
    return {
      settings: settingsPage(event, roundTimes),
      players: playersPage(tournament.players, event),
      results: resultsPage(tournament, inMatches ? { ...event, inMatches } : event),
      ...event.texts.teamForm === void 0 ? {} : { lineUps: lineUpsPage(tournament, event) }
    };
  }
  function lineUpsPage({ lineUps = [] }, event) {
    const page = lineUpsTemplate(event);
    const rows = lineUps.map(({ round, team, board, player }) => [round, team, board, player]);
    return { ...page, cells: [...page.cells, ...rows] };
  }
  function settingsPage(event, roundTimes) {
    const { language, texts } = event;
    const page = settingsTemplate(event);
    const listed2 = notesOfSettings(language, texts.teamForm !== void 0);
    const unlisted = settingKeys.filter((key) => {
      var _a;
      return !(key in listed2) && ((_a = texts[key]) != null ? _a : "") !== "";
    });
    const round = resultHeading("round", language);
    return {
      ...page,
      cells: [
        ...page.cells,
        ...unlisted.map((key) => {
          var _a;
          return [settingName(key, language), (_a = texts[key]) != null ? _a : "", ""];
        }),
        ...[...roundTimes].map(([number, time]) => [`${round} ${number}`, time, ""])
      ]
    };
  }
  function playersPage(players, event) {
    const page = playersTemplate(event);
    return {
      ...page,
      cells: [
        ...page.cells,
        ...players.map((player) => playerColumns.map((column2) => playerCell(player, column2)))
      ],
      checkboxes: page.checkboxes.map((area) => {
        var _a;
        return {
          ...area,
          toRow: Math.max((_a = area.toRow) != null ? _a : 0, players.length)
        };
      })
    };
  }
  function playerCell(player, column2) {
    var _a;
    return column2 === "byes" ? makeByes(player.byes) : (_a = player[column2]) != null ? _a : "";
  }
  function resultsPage({ rounds: rounds2, players }, event) {
    const page = resultsTemplate(event);
    const sheet = { id: "", title: page.title, values: page.cells };
    const table = findTable(sheet, resultHeadings, neededResultColumns, noFindings(), event.language);
    const part = { section: "", stage: "" };
    const paired = rounds2.map((round) => ({ part, pairing: pairingOf(round) }));
    const { rows } = resultsRows(table, paired, players);
    return { ...page, cells: [...page.cells, ...rows.map((row) => row.map((cell) => cell != null ? cell : ""))] };
  }
  function pairingOf({ number, games, byes: byes2 }) {
    return { round: number, boards: games, byes: byes2, notes: [] };
  }

  // src/tournament/round.ts
  function isComplete(round) {
    return round.games.every((game) => game.outcome !== void 0);
  }

  // src/tournament/participants.ts
  function requestedBye(player, round) {
    var _a;
    return (_a = player.byes.find((bye) => bye.round === round)) == null ? void 0 : _a.outcome;
  }
  function isInEvent(player, round) {
    var _a;
    const arrived = round >= ((_a = player.fromRound) != null ? _a : 1);
    const gone = player.leftAfter !== void 0 && round > player.leftAfter;
    return arrived && !gone && player.present !== false;
  }
  function playersToPair(players, round) {
    return players.filter((player) => isInEvent(player, round) && requestedBye(player, round) === void 0);
  }
  function grantedByes(players, round) {
    return players.flatMap((player) => {
      const outcome = requestedBye(player, round);
      return outcome === void 0 || !isInEvent(player, round) ? [] : [{ player: player.number, outcome }];
    });
  }

  // src/sheet/byesWithoutRow.ts
  function byesWithoutRow(round, isLast, players) {
    if (round.games.length === 0 || isLast && !isComplete(round)) {
      return [];
    }
    const seated2 = /* @__PURE__ */ new Set([
      ...round.games.flatMap(({ white, black }) => [white, black]),
      ...round.byes.map(({ player }) => player)
    ]);
    return players.flatMap((player) => {
      var _a, _b;
      const outcome = requestedBye(player, round.number);
      const isIn = round.number >= ((_a = player.fromRound) != null ? _a : 1) && round.number <= ((_b = player.leftAfter) != null ? _b : Number.MAX_SAFE_INTEGER);
      return isIn && !seated2.has(player.number) && (outcome === "halfBye" || outcome === "fullBye") ? [{ player: player.number, outcome }] : [];
    });
  }
  function withByesAskedFor(rounds2, players) {
    return rounds2.map((round, index) => {
      const missing = byesWithoutRow(round, index === rounds2.length - 1, players);
      return missing.length === 0 ? round : { ...round, byes: [...round.byes, ...missing].sort((a, b) => a.player - b.player) };
    });
  }
  function byesOfRecord({ number, byes: byes2 }, rows) {
    return byes2.filter(({ player }) => !rows.some(({ round, white }) => round === number && white === player));
  }

  // src/sheet/byeRowRepairs.ts
  function byeRowRepairs(table, { parts, players, results }) {
    const missing = parts.filter(({ stage, tournament }) => stage === "" && tournament.settings.teamForm === void 0).flatMap(
      (part) => part.tournament.rounds.map((round) => ({
        part,
        pairing: { round: round.number, boards: [], byes: byesOfRecord(round, results), notes: [] }
      }))
    ).filter(({ pairing }) => pairing.byes.length > 0);
    if (table === void 0 || missing.length === 0) {
      return [];
    }
    const own = players.map(({ player }) => player);
    const { firstRow, rows } = resultsRows(table, missing, own);
    const byes2 = missing.flatMap(
      ({ pairing }) => pairing.byes.map(({ player }) => ({ player, round: pairing.round }))
    );
    return rows.flatMap(
      (cells, index) => cells.flatMap((value, column2) => {
        var _a;
        const { player: number = 0, round = 0 } = (_a = byes2[index]) != null ? _a : {};
        return value === void 0 || value === "" || typeof value === "object" ? [] : [
          {
            sheetId: table.sheet.id,
            row: firstRow + index,
            column: column2,
            value,
            note: { code: "byesWithoutRow", values: { number, round } }
          }
        ];
      })
    );
  }

  // src/sheet/roles.ts
  var sheetRoles = [
    "settings",
    "players",
    "lineUps",
    "results",
    "pairings",
    "standings",
    "crosstable",
    "scoreCards",
    "bracket",
    "teamTable",
    "minutes",
    "contributions",
    "control",
    "log",
    "undo"
  ];
  var typedRoles = ["settings", "players", "results"];

  // src/sheet/settingRows.ts
  function settingsTable(sheet) {
    var _a, _b;
    const values = (_a = sheet.values) != null ? _a : [];
    const headingRow3 = values.slice(0, 10).findIndex((cells) => {
      const keys2 = cells.map((cell) => wordKey(shownText(cell)));
      return isAnyOf("key", keys2) && isAnyOf("value", keys2);
    });
    const keys = ((_b = values[headingRow3]) != null ? _b : []).map((cell) => wordKey(shownText(cell)));
    const placeOf2 = (column2, otherwise) => headingRow3 < 0 ? otherwise : keys.findIndex((key) => isAnyOf(column2, [key]));
    const columns = { key: placeOf2("key", 0), value: placeOf2("value", 1), note: placeOf2("note", 2) };
    return { sheet, values, headingRow: headingRow3, columns };
  }
  function isAnyOf(column2, keys) {
    return languages.some(
      (language) => settingHeadings[column2][language].some((name) => keys.includes(wordKey(name)))
    );
  }
  function readSettingRows(table, findings2) {
    const rows = [];
    const roundTimes = /* @__PURE__ */ new Map();
    let chosen = {};
    let scope = {};
    table.values.slice(table.headingRow + 1).forEach((_cells, index) => {
      const reader = rowReader(table, table.headingRow + 1 + index, findings2);
      const keyText = shownText(reader.cell("key"));
      const value = reader.cell("value");
      const heading2 = scopeOf(keyText, shownText(value));
      const round = roundOf(keyText);
      if (heading2 !== void 0) {
        scope = heading2.scope;
        chosen = heading2.colon ? chosen : { ...chosen, ...heading2.scope };
      } else if (round !== void 0) {
        roundTimes.set(round, shownText(value));
      } else if (!isBlankCell(value)) {
        const row = { keyText, value, cell: reader.address("value"), scope };
        rows.push(...known(row, rows, findings2));
      }
    });
    return { rows, roundTimes, chosen };
  }
  var repeatable = ["keepApart", "prizes"];
  function known(row, before, findings2) {
    const key = settingKeyOf(row.keyText);
    if (key === void 0) {
      if (row.keyText !== "") {
        findings2.notes.push({ code: "settingUnknown", cell: row.cell, found: row.keyText });
      }
      return [];
    }
    const first2 = before.find((other2) => other2.key === key && sameScope(other2.scope, row.scope));
    if (first2 !== void 0 && !repeatable.includes(key)) {
      findings2.problems.push({
        code: "settingTwice",
        cell: row.cell,
        found: row.keyText,
        values: { first: first2.cell.a1 }
      });
      return [];
    }
    return [{ ...row, key }];
  }
  function sameScope(left, right) {
    var _a, _b, _c, _d;
    return textKey((_a = left.section) != null ? _a : "") === textKey((_b = right.section) != null ? _b : "") && textKey((_c = left.stage) != null ? _c : "") === textKey((_d = right.stage) != null ? _d : "");
  }
  function scopeOf(key, value) {
    const scope = {};
    for (const piece of key.split(";")) {
      const [word2 = "", ...rest] = piece.split(/[:：]/);
      const part = ["section", "stage"].find(
        (each3) => languages.some(
          (language) => resultHeadings[each3][language].some((name2) => wordKey(name2) === wordKey(word2))
        )
      );
      if (part === void 0) {
        return void 0;
      }
      const name = cleanText(rest.join(":")) || value;
      if (name !== "") {
        scope[part] = name;
      }
    }
    return { scope, colon: /[:：]/.test(key) };
  }
  function roundOf(key) {
    const match = /^(?:round|vong) (\d{1,3})$/.exec(wordKey(key));
    return match === null ? void 0 : Number(match[1]);
  }
  function holdsFor({ section, stage }, part) {
    return (section === void 0 || textKey(section) === textKey(part.section)) && (stage === void 0 || textKey(stage) === textKey(part.stage));
  }
  function rowsFor(rows, part) {
    const weight = (scope) => (scope.section === void 0 ? 0 : 1) + (scope.stage === void 0 ? 0 : 2);
    return rows.filter((row) => holdsFor(row.scope, part)).sort((left, right) => weight(left.scope) - weight(right.scope));
  }

  // src/sheet/findSheet.ts
  function roleOfTitle(title) {
    const key = wordKey(title);
    return sheetRoles.find(
      (role) => languages.some((language) => wordKey(sheetTitles[role][language]) === key)
    );
  }
  function sheetsOfRole(sheets, role) {
    const marked2 = sheets.filter((sheet) => sheet.role === role);
    if (marked2.length > 0) {
      return marked2;
    }
    const free = sheets.filter((sheet) => sheet.role === void 0);
    const titled = free.filter((sheet) => roleOfTitle(sheet.title) === role);
    return titled.length > 0 ? titled : free.filter((sheet) => roleOfTitle(sheet.title) === void 0 && looksLike(sheet, role));
  }
  function looksLike(sheet, role) {
    var _a;
    const values = (_a = sheet.values) != null ? _a : [];
    if (role === "players") {
      return hasHeadings(values, playerHeadings, neededPlayerColumns);
    }
    if (role === "results") {
      return hasHeadings(values, resultHeadings, neededResultColumns);
    }
    if (role === "lineUps") {
      return hasHeadings(values, lineUpHeadings, lineUpColumns);
    }
    return role === "settings" && looksLikeSettings(sheet);
  }
  function looksLikeSettings(sheet) {
    const { values, headingRow: headingRow3, columns } = settingsTable(sheet);
    const keys = headingRow3 < 0 ? [] : values.slice(headingRow3 + 1).map((row) => {
      var _a, _b;
      return (_b = row[(_a = columns.key) != null ? _a : 0]) != null ? _b : "";
    });
    return keys.some((key) => settingKeyOf(shownText(key)) !== void 0);
  }
  function findSheet(sheets, role, findings2, language, needed) {
    const [first2, second] = sheetsOfRole(sheets, role);
    const title = sheetTitles[role][language];
    if (first2 !== void 0 && second !== void 0) {
      findings2.problems.push({
        code: "sheetTwice",
        values: { title, first: first2.title, second: second.title }
      });
      return void 0;
    }
    if (first2 === void 0 && needed) {
      const list = sheets.map((sheet) => sheet.title).join(", ");
      findings2.problems.push({ code: "sheetMissing", values: { title, list: list === "" ? "–" : list } });
    }
    return first2;
  }

  // src/tournament/matchOrder.ts
  function sessionsOf(order) {
    return order.reduce((most, { game }) => Math.max(most, game), 0);
  }

  // src/systems/teamMatch/ownMatchOrder.ts
  function parseMatchOrder(text) {
    const rounds2 = text.split(/[|;\n]/).map(
      (round) => round.replace(/\s*\p{Pd}\s*/gu, "-").split(/[\s,]/).filter((each3) => each3 !== "")
    ).filter((round) => round.length > 0);
    const games = rounds2.flatMap(
      (round, index) => round.map((each3, place) => parseGame(each3, index + 1, place + 1))
    );
    const known2 = games.filter((game) => game !== void 0);
    return known2.length === games.length && known2.length > 0 ? known2 : void 0;
  }
  function parseGame(text, game, board) {
    const found = /^([ab])(\d{1,3})-(?!\1)[ab](\d{1,3})$/i.exec(text);
    if (found === null) {
      return void 0;
    }
    const [white, black] = /^a/i.test(text) ? ["a", "b"] : ["b", "a"];
    return {
      game,
      board,
      white: { side: white, board: Number(found[2]) },
      black: { side: black, board: Number(found[3]) }
    };
  }
  function matchOrderProblems(order, boards) {
    const met = /* @__PURE__ */ new Map();
    const seated2 = /* @__PURE__ */ new Map();
    for (const { game, white, black } of order) {
      const [a, b] = white.side === "a" ? [white, black] : [black, white];
      count(met, `A${a.board}-B${b.board}`);
      count(seated2, `A${a.board} ${game}`);
      count(seated2, `B${b.board} ${game}`);
    }
    const wanted = Array.from({ length: boards * boards }, (_, index) => {
      const [a, b] = [Math.floor(index / boards) + 1, index % boards + 1];
      return `A${a}-B${b}`;
    });
    const wrong = [
      ...wanted.filter((pair2) => met.get(pair2) !== 1),
      ...[...met.keys()].filter((pair2) => !wanted.includes(pair2))
    ];
    const twice = [...seated2].filter(([, times]) => times > 1).map(([seat2]) => seat2.split(" "));
    return [
      ...wrong.length === 0 ? [] : [{ code: "matchOrderIncomplete", values: { boards, pairs: wrong.join(", ") } }],
      ...twice.map(([player, game]) => ({
        code: "matchOrderTwice",
        values: { player, game }
      }))
    ];
  }
  function count(times, key) {
    var _a;
    times.set(key, ((_a = times.get(key)) != null ? _a : 0) + 1);
  }

  // src/tiebreaks/fraction.ts
  var zero = { numerator: 0, denominator: 1 };
  function fraction(numerator, denominator = 1) {
    if (denominator === 1) {
      return { numerator, denominator };
    }
    const divisor = greatestDivisor(Math.abs(numerator), denominator);
    return { numerator: numerator / divisor, denominator: denominator / divisor };
  }
  function fromHalves(halfPoints2) {
    var _a;
    return (_a = usualHalves[halfPoints2]) != null ? _a : fraction(halfPoints2, 2);
  }
  var usualHalves = Array.from({ length: 401 }, (_, halves) => fraction(halves, 2));
  function add(a, b) {
    if (a.denominator === b.denominator) {
      return fraction(a.numerator + b.numerator, a.denominator);
    }
    const shared = greatestDivisor(a.denominator, b.denominator);
    const numerator = a.numerator * (b.denominator / shared) + b.numerator * (a.denominator / shared);
    return fraction(numerator, a.denominator * (b.denominator / shared));
  }
  function sum(values) {
    let total2 = zero;
    let wholes = 0;
    for (const value of values) {
      if (value.denominator === 1) {
        wholes += value.numerator;
      } else {
        total2 = add(total2, value);
      }
    }
    return add(total2, fraction(wholes));
  }
  function multiply(a, b) {
    return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
  }
  function compare(a, b) {
    if (a.denominator === b.denominator) {
      return a.numerator - b.numerator;
    }
    const wholeA = Math.floor(a.numerator / a.denominator);
    const wholeB = Math.floor(b.numerator / b.denominator);
    const restA = a.numerator - wholeA * a.denominator;
    const restB = b.numerator - wholeB * b.denominator;
    if (wholeA !== wholeB || restA === 0 || restB === 0) {
      return wholeA - wholeB || restA - restB;
    }
    return compare(
      { numerator: b.denominator, denominator: restB },
      { numerator: a.denominator, denominator: restA }
    );
  }
  function toNumber(value) {
    return value.numerator / value.denominator;
  }
  function greatestDivisor(a, b) {
    let [small, large] = [a, b];
    while (small !== 0) {
      [small, large] = [large % small, small];
    }
    return large;
  }

  // src/tiebreaks/cut.ts
  var noCut = { bottom: 0, top: 0 };
  function applyCut(contributions2, cut) {
    if (cut.bottom === 0 && cut.top === 0) {
      return contributions2;
    }
    const left = contributions2.filter((one) => one.countsAs !== "open");
    const out = /* @__PURE__ */ new Set();
    const leaveOut = (one) => {
      if (one !== void 0) {
        left.splice(left.indexOf(one), 1);
        out.add(one);
      }
    };
    for (let times = 0; times < cut.bottom; times += 1) {
      leaveOut(valueToCut(left));
    }
    for (let times = 0; times < cut.top; times += 1) {
      leaveOut(first(left, (a, b) => bySignificance(b, a)));
    }
    return contributions2.map((one) => out.has(one) ? { ...one, cut: true } : one);
  }
  function valueToCut(left) {
    const least = first(left, bySignificance);
    const voluntary = first(
      left.filter((one) => one.voluntary === true),
      (a, b) => compare(a.value, b.value) || bySignificance(a, b)
    );
    return least && voluntary && compare(voluntary.value, least.value) >= 0 ? voluntary : least;
  }
  function bySignificance(a, b) {
    var _a, _b;
    return compare((_a = a.score) != null ? _a : a.value, (_b = b.score) != null ? _b : b.value) || compare(a.value, b.value);
  }
  function first(items, order) {
    return items.reduce(
      (best, item) => best === void 0 || order(item, best) < 0 ? item : best,
      void 0
    );
  }

  // src/tournament/tournament.ts
  function afterRound(tournament, round) {
    return { ...tournament, rounds: tournament.rounds.slice(0, round) };
  }
  function playersByNumber(tournament) {
    return new Map(tournament.players.map((player) => [player.number, player]));
  }

  // src/tournament/countingRounds.ts
  function countingRounds(tournament, upTo2) {
    if (upTo2 !== void 0) {
      return afterRound(tournament, upTo2);
    }
    const open = tournament.rounds.findIndex((round) => !isComplete(round));
    return afterRound(tournament, open < 0 ? pairedRounds(tournament) : open);
  }
  function pairedRounds(tournament) {
    return tournament.rounds.reduce((last, round) => round.games.length > 0 ? round.number : last, 0);
  }

  // src/tournament/player.ts
  function playerNumber(value) {
    return value;
  }

  // src/tournament/strength.ts
  function compareStrength(settings) {
    return (a, b) => compareStrengthBeforeLot(settings, a, b) || a.number - b.number;
  }
  function compareStrengthBeforeLot(settings, a, b) {
    var _a, _b, _c, _d;
    return ((_a = b.rating) != null ? _a : 0) - ((_b = a.rating) != null ? _b : 0) || rankIn(settings.titleOrder, a.title) - rankIn(settings.titleOrder, b.title) || ((_c = b.nationalRating) != null ? _c : 0) - ((_d = a.nationalRating) != null ? _d : 0) || rankIn(settings.gradeOrder, a.grade) - rankIn(settings.gradeOrder, b.grade);
  }
  function rankIn(order, title) {
    const wanted = normal(title != null ? title : "");
    const index = order.findIndex((each3) => normal(each3) === wanted);
    return index < 0 ? order.length : index;
  }
  function normal(title) {
    var _a;
    const plain2 = title.normalize("NFC").trim().toLowerCase().replace(/\s+/g, " ");
    return (_a = shortGrades.get(plain2)) != null ? _a : plain2.replace(/^c\.? ?(?=\d$)/, "cấp ");
  }
  var shortGrades = /* @__PURE__ */ new Map([
    ["kt", "kiện tướng"],
    ["ktqg", "kiện tướng quốc gia"],
    ["kiện tướng qg", "kiện tướng quốc gia"],
    ["đkt", "đại kiện tướng"],
    ["qtđs", "quốc tế đại sư"],
    ["đặc cấp quốc tế đại sư", "quốc tế đại sư"]
  ]);

  // src/tournament/team.ts
  function teamsOf({ players, settings }) {
    var _a, _b;
    const members = /* @__PURE__ */ new Map();
    for (const player of [...players].sort((a, b) => a.number - b.number)) {
      const key = teamKey((_a = player.team) != null ? _a : "");
      if (key !== "") {
        members.set(key, [...(_b = members.get(key)) != null ? _b : [], player]);
      }
    }
    return [...members.values()].map((own, index) => {
      var _a2, _b2;
      return {
        number: playerNumber(index + 1),
        letter: teamLetter(index + 1),
        name: (_b2 = (_a2 = own[0]) == null ? void 0 : _a2.team) != null ? _b2 : "",
        ...boardsIn(own, settings)
      };
    });
  }
  function teamKey(name) {
    return name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
  }
  function teamLetter(number) {
    const rest = Math.floor((number - 1) / 26);
    return (rest > 0 ? teamLetter(rest) : "") + String.fromCharCode(65 + (number - 1) % 26);
  }
  function teamOfPlayer(teams) {
    return new Map(teams.flatMap((team) => membersOf(team).map(({ number }) => [number, team])));
  }
  function membersOf(team) {
    return [...team.official.map(({ player }) => player), ...team.reserves];
  }
  function boardCount(teams, settings) {
    var _a;
    const own = teams.flatMap((team) => team.official.map(({ board }) => board));
    return (_a = settings.boards) != null ? _a : Math.max(0, ...own);
  }
  function parseBoard(text) {
    var _a;
    const clean = (text != null ? text : "").trim();
    if (clean === "") {
      return { kind: "blank" };
    }
    const [, word2, digits] = (_a = /^(r|db|dự bị)?\s*(\d{0,3})$/i.exec(clean.normalize("NFC"))) != null ? _a : [];
    const number = Number(digits);
    if (word2 !== void 0) {
      return { kind: "reserve", order: number };
    }
    return digits !== void 0 && number > 0 ? { kind: "board", board: number } : { kind: "unclear" };
  }
  function boardsIn(members, settings) {
    var _a;
    const limit = (_a = settings.boards) != null ? _a : Infinity;
    const official = [];
    const reserves = [];
    for (const player of members) {
      const typed = parseBoard(player.board);
      if (typed.kind === "board" && typed.board <= limit) {
        official.push({ board: typed.board, player });
      } else if (typed.kind === "board" || typed.kind === "reserve") {
        reserves.push({ player, order: typed.kind === "board" ? typed.board : typed.order });
      }
    }
    const taken = new Set(official.map(({ board }) => board));
    const seated2 = new Set([...official, ...reserves].map(({ player }) => player));
    const free = members.filter((player) => !seated2.has(player)).sort(compareStrength(settings));
    for (let board = 1; board <= limit && free.length > 0; board += 1) {
      const player = taken.has(board) ? void 0 : free.shift();
      if (player !== void 0) {
        official.push({ board, player });
      }
    }
    return {
      official: official.sort((a, b) => a.board - b.board || a.player.number - b.player.number),
      reserves: [
        ...reserves.sort((a, b) => a.order - b.order || a.player.number - b.player.number).map(({ player }) => player),
        ...free
      ]
    };
  }

  // src/tournament/matchLength.ts
  function gamesOfLeg(settings, boards) {
    var _a;
    if (settings.teamForm !== "scheveningen") {
      return (_a = settings.gamesPerMatch) != null ? _a : 1;
    }
    return settings.matchOrder === void 0 ? boards : sessionsOf(settings.matchOrder);
  }
  function lastGameOf(tournament) {
    var _a;
    const { settings } = tournament;
    if (settings.system !== "knockout") {
      return Infinity;
    }
    return settings.teamForm === void 0 || settings.teamForm === "boardGroups" ? ((_a = settings.gamesPerMatch) != null ? _a : 2) + 3 : 2 * gamesOfLeg(settings, boardCount(teamsOf(tournament), settings));
  }

  // src/tournament/outcome.ts
  var gameOutcomes = [
    "whiteWins",
    "draw",
    "blackWins",
    "bothLose",
    "whiteDrawBlackLoses",
    "whiteLosesBlackDraw",
    "whiteWinsByForfeit",
    "blackWinsByForfeit",
    "bothForfeit",
    "unfinished",
    "whiteWinsUnrated",
    "drawUnrated",
    "blackWinsUnrated"
  ];
  var byeOutcomes = ["pairingBye", "halfBye", "zeroBye", "fullBye"];
  var gameMeaning = {
    whiteWins: over("win", "loss", "1", "0"),
    draw: over("draw", "draw", "=", "="),
    blackWins: over("loss", "win", "0", "1"),
    bothLose: over("loss", "loss", "0", "0"),
    whiteDrawBlackLoses: over("draw", "loss", "=", "0"),
    whiteLosesBlackDraw: over("loss", "draw", "0", "="),
    whiteWinsByForfeit: forfeit("win", "forfeitLoss", "+", "-"),
    blackWinsByForfeit: forfeit("forfeitLoss", "win", "-", "+"),
    bothForfeit: forfeit("forfeitLoss", "forfeitLoss", "-", "-"),
    unfinished: { ...over("draw", "draw", "*", "*"), open: true },
    whiteWinsUnrated: { ...over("win", "loss", "W", "L"), unrated: true },
    drawUnrated: { ...over("draw", "draw", "D", "D"), unrated: true },
    blackWinsUnrated: { ...over("loss", "win", "L", "W"), unrated: true }
  };
  var byeMeaning = {
    pairingBye: { award: "pairingBye", trf: "U" },
    halfBye: { award: "draw", trf: "H" },
    zeroBye: { award: "absence", trf: "Z" },
    fullBye: { award: "win", trf: "F" }
  };
  function pointsOf(award, points) {
    return points[award];
  }
  function over(white, black, trfWhite, trfBlack) {
    return { award: { white, black }, played: true, trf: { white: trfWhite, black: trfBlack } };
  }
  function forfeit(white, black, trfWhite, trfBlack) {
    return { award: { white, black }, played: false, trf: { white: trfWhite, black: trfBlack } };
  }

  // src/tournament/history.ts
  function historyOf(tournament, open = "asDraw") {
    var _a;
    const entries = new Map(tournament.players.map((player) => [player.number, []]));
    const { points } = tournament.settings;
    const counts = { open, points, lastGame: lastGameOf(tournament) };
    for (const round of tournament.rounds) {
      const seen = /* @__PURE__ */ new Set();
      const add2 = (player, entry2) => {
        var _a2;
        (_a2 = entries.get(player)) == null ? void 0 : _a2.push(entry2);
        seen.add(player);
      };
      for (const game of round.games) {
        add2(game.white, gameEntry(round.number, game, "white", counts));
        add2(game.black, gameEntry(round.number, game, "black", counts));
      }
      for (const bye of round.byes) {
        const won = (_a = bye.points) != null ? _a : pointsOf(byeMeaning[bye.outcome].award, points);
        add2(bye.player, { round: round.number, played: false, outcome: bye.outcome, points: won });
      }
      for (const [player, list] of entries) {
        if (!seen.has(player)) {
          list.push({ round: round.number, played: false, points: tournament.settings.points.absence });
        }
      }
    }
    return new Map(
      tournament.players.map((player) => {
        var _a2;
        return [
          player.number,
          summarise(player, (_a2 = entries.get(player.number)) != null ? _a2 : [], tournament.rounds.length)
        ];
      })
    );
  }
  function gameEntry(round, game, colour, { open, points, lastGame }) {
    var _a, _b, _c, _d;
    const meaning = game.outcome === void 0 ? void 0 : gameMeaning[game.outcome];
    const counts = meaning !== void 0 && !(meaning.open && open === "asNothing") && ((_a = game.game) != null ? _a : 1) <= lastGame;
    const entry2 = {
      round,
      opponent: colour === "white" ? game.black : game.white,
      colour,
      played: (_b = meaning == null ? void 0 : meaning.played) != null ? _b : false,
      points: counts ? (_d = (_c = game.points) == null ? void 0 : _c[colour]) != null ? _d : pointsOf(meaning.award[colour], points) : halfPoints(0)
    };
    if (game.outcome !== void 0) {
      entry2.outcome = game.outcome;
    }
    if (game.match !== void 0) {
      entry2.match = game.match;
    }
    if (game.game !== void 0) {
      entry2.game = game.game;
    }
    return entry2;
  }
  function summarise(player, entries, rounds2) {
    var _a, _b;
    const gained = new Array(rounds2).fill(0);
    for (const entry2 of entries) {
      gained[entry2.round - 1] = ((_a = gained[entry2.round - 1]) != null ? _a : 0) + entry2.points;
    }
    const scoreBefore = [halfPoints(0)];
    for (const points of gained) {
      scoreBefore.push(halfPoints(((_b = scoreBefore[scoreBefore.length - 1]) != null ? _b : 0) + points));
    }
    const played = entries.filter((entry2) => entry2.played);
    return {
      player,
      entries,
      scoreBefore,
      opponents: new Set(played.flatMap((entry2) => entry2.opponent === void 0 ? [] : [entry2.opponent])),
      colours: played.flatMap((entry2) => entry2.colour === void 0 ? [] : [entry2.colour])
    };
  }
  function finalScore(history) {
    var _a;
    return (_a = history.scoreBefore[history.scoreBefore.length - 1]) != null ? _a : halfPoints(0);
  }
  function colourDifference(history) {
    return whiteSurplus(history.colours);
  }
  function whiteSurplus(colours2) {
    return colours2.reduce((sum3, colour) => sum3 + (colour === "white" ? 1 : -1), 0);
  }
  function dueColour(history) {
    const difference = colourDifference(history);
    if (difference !== 0) {
      return difference > 0 ? "black" : "white";
    }
    const last = history.colours[history.colours.length - 1];
    return last === void 0 ? void 0 : otherColour(last);
  }

  // src/tournament/withdrawal.ts
  function tableNumbers(tournament) {
    return tournament.players.filter((player) => {
      var _a;
      return ((_a = player.leftAfter) != null ? _a : 1) > 0 || hasRow(tournament, player.number);
    }).map((player) => player.number).sort((a, b) => a - b);
  }
  function addedToTable(tournament) {
    return tournament.rounds.length === 0 ? [] : tableNumbers(tournament).filter((number) => !hasRow(tournament, number));
  }
  function withdrawnStatus(tournament, player) {
    const { leftAfter } = player;
    if (leftAfter === void 0 || leftAfter > tournament.rounds.length) {
      return "inPlay";
    }
    const own = tournament.rounds.flatMap((round) => round.games).filter((game) => game.white === player.number || game.black === player.number);
    const played = own.filter((game) => game.outcome !== void 0 && gameMeaning[game.outcome].played).length;
    const games = tournament.settings.cycles * (tableNumbers(tournament).length - 1);
    if (played >= games) {
      return "inPlay";
    }
    return played * 2 < games ? "beforeHalf" : "afterHalf";
  }
  function annulledPlayers(tournament) {
    const left = tournament.settings.system === "round-robin" ? tournament.players.filter((player) => withdrawnStatus(tournament, player) === "beforeHalf") : [];
    return new Set(left.map((player) => player.number));
  }
  function countsInStandings(game, annulled) {
    return !annulled.has(game.white) && !annulled.has(game.black);
  }
  function hasRow(tournament, player) {
    return tournament.rounds.some(
      (round) => round.games.some((game) => game.white === player || game.black === player) || round.byes.some((bye) => bye.player === player)
    );
  }

  // src/tiebreaks/unplayed.ts
  function awardOf(entry2) {
    if (entry2.colour === void 0) {
      return entry2.outcome === void 0 ? "absence" : byeMeaning[entry2.outcome].award;
    }
    const meaning = gameMeaning[entry2.outcome];
    return (meaning == null ? void 0 : meaning.open) === true ? void 0 : meaning == null ? void 0 : meaning.award[entry2.colour];
  }
  function isOpen(entry2) {
    return awardOf(entry2) === void 0;
  }
  function isRequestedBye(entry2) {
    const award = awardOf(entry2);
    return entry2.opponent === void 0 && (award === "draw" || award === "absence");
  }
  function isVoluntarilyUnplayed(entry2) {
    return isRequestedBye(entry2) || awardOf(entry2) === "forfeitLoss";
  }
  function adjustedScore(history, draw2) {
    let score = 0;
    let gone = true;
    for (const entry2 of [...history.entries].reverse()) {
      gone = gone && isVoluntarilyUnplayed(entry2);
      score += gone && isRequestedBye(entry2) ? draw2 : entry2.points;
    }
    return halfPoints(score);
  }

  // src/tiebreaks/field.ts
  function fieldOf(whole2, afterRound2) {
    const counted = countingRounds(whole2, afterRound2);
    const annulled = annulledPlayers(counted);
    const tournament = withoutGamesOf(counted, annulled);
    const history = historyOf(tournament, "asNothing");
    const predetermined = !isSwiss[tournament.settings.system];
    const { draw: draw2 } = tournament.settings.points;
    const rounds2 = tournament.rounds.length;
    return {
      tournament,
      rounds: rounds2,
      history,
      scores: each(history, finalScore),
      adjustedScores: each(history, (one) => predetermined ? finalScore(one) : adjustedScore(one, draw2)),
      predetermined,
      lowestScore: lowestScore([...history.values()], rounds2),
      everybodyRated: tournament.players.every((player) => player.rating !== void 0),
      annulled
    };
  }
  function scoreOf(field2, player) {
    var _a;
    return (_a = field2.scores.get(player)) != null ? _a : zero;
  }
  function adjustedOf(field2, player) {
    var _a;
    return (_a = field2.adjustedScores.get(player)) != null ? _a : zero;
  }
  function opponentOf(field2, entry2) {
    return field2.history.get(entry2.opponent);
  }
  function hasWithdrawn(history, rounds2) {
    var _a;
    return ((_a = history.player.leftAfter) != null ? _a : rounds2) < rounds2;
  }
  function lowestScore(all, rounds2) {
    const stayed = all.filter((one) => !hasWithdrawn(one, rounds2));
    const scores = (stayed.length > 0 ? stayed : all).map(finalScore);
    return scores.length === 0 ? zero : fromHalves(Math.min(...scores));
  }
  function each(history, halfPoints2) {
    return new Map([...history].map(([number, one]) => [number, fromHalves(halfPoints2(one))]));
  }
  function withoutGamesOf(tournament, annulled) {
    if (annulled.size === 0) {
      return tournament;
    }
    return {
      ...tournament,
      rounds: tournament.rounds.map((round) => ({
        ...round,
        games: round.games.filter((game) => countsInStandings(game, annulled)),
        byes: round.byes.filter((bye) => !annulled.has(bye.player))
      }))
    };
  }

  // src/tiebreaks/opponentScores.ts
  function opponentScores(field2, own, shareOf2) {
    const contributions2 = [];
    for (const entry2 of own.entries) {
      if (isOpen(entry2)) {
        contributions2.push({ entry: entry2, countsAs: "open", value: zero });
      } else if (entry2.opponent !== void 0 && (entry2.played || field2.predetermined)) {
        const score = adjustedOf(field2, entry2.opponent);
        const same = compare(score, scoreOf(field2, entry2.opponent)) === 0;
        const countsAs = same ? "opponent" : "adjustedOpponent";
        contributions2.push({ entry: entry2, countsAs, score, value: shareOf2(score, entry2) });
      } else if (!field2.predetermined) {
        contributions2.push(dummy(field2, own, entry2, shareOf2));
      }
    }
    return contributions2;
  }
  function dummy(field2, own, entry2, shareOf2) {
    const ownScore = scoreOf(field2, own.player.number);
    const { tieBreakEdition, points } = field2.tournament.settings;
    const cap = entry2.opponent === void 0 ? fromHalves(points.draw * field2.rounds) : adjustedOf(field2, entry2.opponent);
    const capped = tieBreakEdition === "2026" && compare(ownScore, cap) > 0;
    const score = capped ? cap : ownScore;
    return {
      entry: entry2,
      countsAs: capped ? "cappedDummy" : "dummy",
      score,
      value: shareOf2(score, entry2),
      ...isVoluntarilyUnplayed(entry2) ? { voluntary: true } : {}
    };
  }

  // src/tiebreaks/buchholz.ts
  function buchholz(field2, own) {
    return opponentScores(field2, own, (score) => score);
  }

  // src/tiebreaks/averageOpponentBuchholz.ts
  function averageOpponentBuchholz(field2, own) {
    return own.entries.flatMap((entry2) => {
      const opponent = opponentOf(field2, entry2);
      return opponent && entry2.played ? [{ entry: entry2, countsAs: "buchholz", value: sum(buchholz(field2, opponent).map(({ value }) => value)) }] : [];
    });
  }

  // src/ratings/conversion.ts
  var differences = [
    ...[0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175],
    ...[
      184,
      193,
      202,
      211,
      220,
      230,
      240,
      251,
      262,
      273,
      284,
      296,
      309,
      322,
      336,
      351,
      366,
      383,
      401,
      422,
      444
    ],
    ...[470, 501, 538, 589, 677, 800]
  ];
  var largestDifferences = [
    ...[
      3,
      10,
      17,
      25,
      32,
      39,
      46,
      53,
      61,
      68,
      76,
      83,
      91,
      98,
      106,
      113,
      121,
      129,
      137,
      145,
      153,
      162,
      170,
      179
    ],
    ...[
      188,
      197,
      206,
      215,
      225,
      235,
      245,
      256,
      267,
      278,
      290,
      302,
      315,
      328,
      344,
      357,
      374,
      391,
      411,
      432,
      456
    ],
    ...[484, 517, 559, 619, 735]
  ];
  var expected = largestDifferences.reduce(
    (table, largest, index) => [...table, ...Array(largest + 1 - table.length).fill(50 + index)],
    []
  );
  function ratingDifference(hundredths) {
    var _a, _b;
    return hundredths >= 50 ? (_a = differences[hundredths - 50]) != null ? _a : 800 : -((_b = differences[50 - hundredths]) != null ? _b : 800);
  }
  function expectedScore(difference) {
    var _a;
    const ofStronger = (_a = expected[Math.abs(difference)]) != null ? _a : 100;
    return difference >= 0 ? ofStronger : 100 - ofStronger;
  }

  // src/tiebreaks/ratedGames.ts
  function ratedGames(field2, own) {
    var _a;
    const contributions2 = [];
    const ratings = [];
    let score = 0;
    for (const entry2 of field2.everybodyRated ? own.entries : []) {
      const rating3 = (_a = opponentOf(field2, entry2)) == null ? void 0 : _a.player.rating;
      const award = awardOf(entry2);
      if (rating3 !== void 0 && entry2.played && award !== void 0) {
        contributions2.push({ entry: entry2, countsAs: "rating", value: fraction(rating3) });
        ratings.push(rating3);
        score += award === "win" ? 2 : award === "draw" ? 1 : 0;
      }
    }
    return { contributions: contributions2, ratings, score };
  }

  // src/tiebreaks/perfectPerformance.ts
  var certain = 800;
  function perfectPerformance(field2, own) {
    const { ratings, score } = ratedGames(field2, own);
    if (ratings.length === 0) {
      return void 0;
    }
    let below = Math.min(...ratings) - certain;
    let reached = Math.max(...ratings) + certain;
    if (score === 0) {
      return below;
    }
    while (reached - below > 1) {
      const middle = Math.floor((below + reached) / 2);
      const expected2 = ratings.reduce((sum3, rating3) => sum3 + expectedScore(middle - rating3), 0);
      if (expected2 >= 50 * score) {
        reached = middle;
      } else {
        below = middle;
      }
    }
    return reached;
  }

  // src/tiebreaks/tournamentPerformance.ts
  function tournamentPerformance(field2, own) {
    const { ratings, score } = ratedGames(field2, own);
    if (ratings.length === 0) {
      return void 0;
    }
    const average = roundHalfUp(
      ratings.reduce((sum3, rating3) => sum3 + rating3, 0),
      ratings.length
    );
    return average + ratingDifference(roundHalfUp(50 * score, ratings.length));
  }
  function roundHalfUp(dividend, divisor) {
    return Math.floor((2 * dividend + divisor) / (2 * divisor));
  }

  // src/tiebreaks/averageOpponentPerformance.ts
  function averageOpponentPerformance(field2, own) {
    return ofOpponents(field2, own, tournamentPerformance);
  }
  function averageOpponentPerfect(field2, own) {
    return ofOpponents(field2, own, perfectPerformance);
  }
  function ofOpponents(field2, own, performance) {
    return ratedGames(field2, own).contributions.flatMap(({ entry: entry2 }) => {
      const opponent = opponentOf(field2, entry2);
      const value = opponent && performance(field2, opponent);
      return value === void 0 ? [] : [{ entry: entry2, countsAs: "performance", value: fraction(value) }];
    });
  }

  // src/tiebreaks/averageOpponentRating.ts
  function averageOpponentRating(field2, own) {
    return ratedGames(field2, own).contributions;
  }

  // src/tiebreaks/countedRounds.ts
  function countedRounds(own, counts) {
    return own.entries.map((entry2) => {
      if (isOpen(entry2)) {
        return { entry: entry2, countsAs: "open", value: zero };
      }
      return counts(entry2) ? { entry: entry2, countsAs: "ownResult", value: fraction(1) } : { entry: entry2, countsAs: "nothing", value: zero };
    });
  }

  // src/tiebreaks/blackGames.ts
  function blackGames(_field, own) {
    return countedRounds(own, (entry2) => entry2.played && entry2.colour === "black");
  }

  // src/tiebreaks/blackWins.ts
  function blackWins(_field, own) {
    return countedRounds(own, (entry2) => entry2.played && entry2.colour === "black" && awardOf(entry2) === "win");
  }

  // src/tiebreaks/directEncounter.ts
  function directEncounter(field2, tied) {
    const groups3 = separate(field2, tied.players);
    const places2 = /* @__PURE__ */ new Map();
    let place = groups3.length > 1 ? 1 : 0;
    for (const group of groups3) {
      group.forEach((player) => places2.set(player, place));
      place += group.length;
    }
    return places2;
  }
  function separate(field2, group) {
    const standings2 = group.map((player) => encountersOf(field2, player, group));
    const parts = standings2.every((one) => one.metAll) ? byScore(standings2) : field2.predetermined ? [group] : sureLeaders(standings2);
    return parts.length < 2 ? [group] : parts.flatMap((part) => separate(field2, part));
  }
  function byScore(standings2) {
    const sorted = [...standings2].sort((a, b) => compare(b.score, a.score));
    const parts = [];
    sorted.forEach((one, index) => {
      var _a;
      const above = sorted[index - 1];
      if (above === void 0 || compare(above.score, one.score) !== 0) {
        parts.push([]);
      }
      (_a = parts[parts.length - 1]) == null ? void 0 : _a.push(one.player);
    });
    return parts.map(inOrderOfNumbers);
  }
  function sureLeaders(standings2) {
    const leaders = [];
    let rest = [...standings2];
    for (; ; ) {
      const leader = rest.find(
        (one) => rest.every((other2) => other2 === one || compare(one.least, other2.most) > 0)
      );
      if (leader === void 0 || rest.length === 1) {
        break;
      }
      leaders.push([leader.player]);
      rest = rest.filter((one) => one !== leader);
    }
    return [...leaders, inOrderOfNumbers(rest.map((one) => one.player))];
  }
  function encountersOf(field2, player, group) {
    var _a;
    const games = /* @__PURE__ */ new Map();
    for (const { opponent, points } of gamesWithin(field2, player, group)) {
      if (opponent !== void 0) {
        games.set(opponent, [...(_a = games.get(opponent)) != null ? _a : [], points]);
      }
    }
    const score = [...games.values()].map((points) => fraction(total(points), 2 * points.length)).reduce(add, zero);
    const missing = group.length - 1 - games.size;
    const { win, loss } = field2.tournament.settings.points;
    return {
      player,
      score,
      least: add(score, fraction(loss * missing, 2)),
      most: add(score, fraction(win * missing, 2)),
      metAll: missing === 0
    };
  }
  function gamesWithin(field2, player, group) {
    var _a, _b;
    return ((_b = (_a = field2.history.get(player)) == null ? void 0 : _a.entries) != null ? _b : []).filter(
      (entry2) => entry2.opponent !== void 0 && group.includes(entry2.opponent) && !isOpen(entry2) && (entry2.played || field2.predetermined)
    );
  }
  function encounterGames(field2, own, group) {
    return gamesWithin(field2, own.player.number, group).map((entry2) => ({
      entry: entry2,
      countsAs: "ownResult",
      value: fromHalves(entry2.points)
    }));
  }
  function total(points) {
    return points.reduce((sum3, value) => sum3 + value, 0);
  }
  function inOrderOfNumbers(group) {
    return [...group].sort((a, b) => a - b);
  }

  // src/tiebreaks/electedToPlay.ts
  function electedToPlay(field2, own) {
    return countedRounds(
      own,
      (entry2) => !isVoluntarilyUnplayed(entry2) || field2.predetermined && entry2.opponent === void 0
    );
  }

  // src/tiebreaks/foreField.ts
  function foreField(field2) {
    var _a;
    const { tournament, rounds: rounds2 } = field2;
    if (rounds2 < ((_a = tournament.settings.rounds) != null ? _a : 0)) {
      return field2;
    }
    const drawn2 = tournament.rounds.map(
      (round) => round.number === rounds2 ? { ...round, games: round.games.map((game) => ({ ...game, outcome: "draw" })) } : round
    );
    return fieldOf({ ...tournament, rounds: drawn2 }, rounds2);
  }

  // src/tiebreaks/gamesWon.ts
  function gamesWon(_field, own) {
    return countedRounds(own, (entry2) => entry2.played && awardOf(entry2) === "win");
  }

  // src/tiebreaks/koya.ts
  function koya(field2, own) {
    const half3 = fraction(field2.tournament.settings.points.win * mostGames(field2), 4);
    return own.entries.flatMap((entry2) => {
      if (entry2.opponent === void 0) {
        return [];
      }
      if (isOpen(entry2)) {
        return [{ entry: entry2, countsAs: "open", value: zero }];
      }
      const score = scoreOf(field2, entry2.opponent);
      return compare(score, half3) >= 0 ? [{ entry: entry2, countsAs: "ownResult", score, value: fromHalves(entry2.points) }] : [{ entry: entry2, countsAs: "nothing", score, value: zero }];
    });
  }
  function mostGames(field2) {
    let most = 0;
    for (const { entries } of field2.history.values()) {
      most = Math.max(most, entries.filter((entry2) => entry2.opponent !== void 0).length);
    }
    return most;
  }

  // src/tiebreaks/lawScores.ts
  function lawScores(field2, own, shareOf2) {
    return own.entries.map((entry2) => {
      const opponent = opponentOf(field2, entry2);
      if (isOpen(entry2)) {
        return { entry: entry2, countsAs: "open", value: zero };
      }
      if (opponent === void 0) {
        const score2 = field2.lowestScore;
        return entry2.outcome === "pairingBye" ? { entry: entry2, countsAs: "lastPlace", score: score2, value: shareOf2(score2, entry2) } : { entry: entry2, countsAs: "nothing", value: zero };
      }
      if (!field2.predetermined && hasWithdrawn(opponent, field2.rounds)) {
        const score2 = meanOfGroup(field2, opponent);
        return { entry: entry2, countsAs: "withdrawnOpponent", score: score2, value: shareOf2(score2, entry2) };
      }
      const score = scoreOf(field2, opponent.player.number);
      const countsAs = entry2.played ? "opponent" : "scheduledOpponent";
      return { entry: entry2, countsAs, score, value: shareOf2(score, entry2) };
    });
  }
  function meanOfGroup(field2, withdrawn) {
    var _a;
    const last = (_a = withdrawn.player.leftAfter) != null ? _a : field2.rounds;
    let total2 = 0;
    let others = 0;
    for (const one of field2.history.values()) {
      const sameGroup = one.scoreBefore[last] === withdrawn.scoreBefore[last];
      if (sameGroup && !hasWithdrawn(one, field2.rounds)) {
        total2 += finalScore(one);
        others += 1;
      }
    }
    return others === 0 ? scoreOf(field2, withdrawn.player.number) : fraction(total2, 2 * others);
  }

  // src/tiebreaks/lawBerger.ts
  function lawBerger(field2, own) {
    return lawScores(
      field2,
      own,
      (score, entry2) => entry2.opponent === void 0 ? zero : shareOf(score, entry2)
    );
  }
  var half = fraction(1, 2);
  function shareOf(score, entry2) {
    const award = awardOf(entry2);
    if (award === "win") {
      return score;
    }
    return award === "draw" ? multiply(score, half) : zero;
  }

  // src/tiebreaks/lawBuchholz.ts
  function lawBuchholz(field2, own) {
    return lawScores(field2, own, (score) => score);
  }

  // node_modules/pure-rand/lib/esm/distribution/uniformInt.js
  function uniformIntInternal(rng, rangeSize) {
    const MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
    let deltaV = rng.next() + 2147483648;
    while (deltaV >= MaxAllowed) deltaV = rng.next() + 2147483648;
    return deltaV % rangeSize;
  }
  function fromNumberToArrayInt64(out, n) {
    if (n < 0) {
      const posN = -n;
      out.sign = -1;
      out.data[0] = ~~(posN / 4294967296);
      out.data[1] = posN >>> 0;
    } else {
      out.sign = 1;
      out.data[0] = ~~(n / 4294967296);
      out.data[1] = n >>> 0;
    }
    return out;
  }
  function substractArrayInt64(out, arrayIntA, arrayIntB) {
    const lowA = arrayIntA.data[1];
    const highA = arrayIntA.data[0];
    const signA = arrayIntA.sign;
    const lowB = arrayIntB.data[1];
    const highB = arrayIntB.data[0];
    const signB = arrayIntB.sign;
    out.sign = 1;
    if (signA === 1 && signB === -1) {
      const low2 = lowA + lowB;
      const high = highA + highB + (low2 > 4294967295 ? 1 : 0);
      out.data[0] = high >>> 0;
      out.data[1] = low2 >>> 0;
      return out;
    }
    let lowFirst = lowA;
    let highFirst = highA;
    let lowSecond = lowB;
    let highSecond = highB;
    if (signA === -1) {
      lowFirst = lowB;
      highFirst = highB;
      lowSecond = lowA;
      highSecond = highA;
    }
    let reminderLow = 0;
    let low = lowFirst - lowSecond;
    if (low < 0) {
      reminderLow = 1;
      low = low >>> 0;
    }
    out.data[0] = highFirst - highSecond - reminderLow;
    out.data[1] = low;
    return out;
  }
  function uniformArrayIntInternal(rng, out, rangeSize) {
    const maxIndex0 = rangeSize[0] + 1;
    out[0] = uniformIntInternal(rng, maxIndex0);
    out[1] = uniformIntInternal(rng, 4294967296);
    while (out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1])) {
      out[0] = uniformIntInternal(rng, maxIndex0);
      out[1] = uniformIntInternal(rng, 4294967296);
    }
    return out;
  }
  var safeNumberMaxSafeInteger = Number.MAX_SAFE_INTEGER;
  var sharedA = {
    sign: 1,
    data: [0, 0]
  };
  var sharedB = {
    sign: 1,
    data: [0, 0]
  };
  var sharedC = {
    sign: 1,
    data: [0, 0]
  };
  var sharedData = [0, 0];
  function uniformLargeIntInternal(rng, from, to, rangeSize) {
    const rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
    if (rangeSizeArrayIntValue.data[1] === 4294967295) {
      rangeSizeArrayIntValue.data[0] += 1;
      rangeSizeArrayIntValue.data[1] = 0;
    } else rangeSizeArrayIntValue.data[1] += 1;
    uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
    return sharedData[0] * 4294967296 + sharedData[1] + from;
  }
  function uniformInt(rng, from, to) {
    const rangeSize = to - from;
    if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
    return uniformLargeIntInternal(rng, from, to, rangeSize);
  }

  // node_modules/pure-rand/lib/esm/generator/xoroshiro128plus.js
  var jumps = [
    3639956645,
    3750757012,
    1261568508,
    386426335
  ];
  var XoroShiro128Plus = class XoroShiro128Plus2 {
    constructor(s01, s00, s11, s10) {
      this.s01 = s01;
      this.s00 = s00;
      this.s11 = s11;
      this.s10 = s10;
    }
    clone() {
      return new XoroShiro128Plus2(this.s01, this.s00, this.s11, this.s10);
    }
    next() {
      const out = this.s00 + this.s10 | 0;
      const a0 = this.s10 ^ this.s00;
      const a12 = this.s11 ^ this.s01;
      const s00 = this.s00;
      const s01 = this.s01;
      this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
      this.s01 = s01 << 24 ^ s00 >>> 8 ^ a12 ^ (a12 << 16 | a0 >>> 16);
      this.s10 = a12 << 5 ^ a0 >>> 27;
      this.s11 = a0 << 5 ^ a12 >>> 27;
      return out;
    }
    jump() {
      let ns01 = 0;
      let ns00 = 0;
      let ns11 = 0;
      let ns10 = 0;
      let s01 = this.s01;
      let s00 = this.s00;
      let s11 = this.s11;
      let s10 = this.s10;
      for (let i = 0; i !== 4; ++i) {
        const ji = jumps[i];
        for (let mask = 1; mask; mask <<= 1) {
          if (ji & mask) {
            ns01 ^= s01;
            ns00 ^= s00;
            ns11 ^= s11;
            ns10 ^= s10;
          }
          const a0 = s10 ^ s00;
          const a12 = s11 ^ s01;
          const s00_ = s00;
          const s01_ = s01;
          s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
          s01 = s01_ << 24 ^ s00_ >>> 8 ^ a12 ^ (a12 << 16 | a0 >>> 16);
          s10 = a12 << 5 ^ a0 >>> 27;
          s11 = a0 << 5 ^ a12 >>> 27;
        }
      }
      this.s01 = ns01;
      this.s00 = ns00;
      this.s11 = ns11;
      this.s10 = ns10;
    }
    getState() {
      return [
        this.s01,
        this.s00,
        this.s11,
        this.s10
      ];
    }
  };
  function xoroshiro128plusFromState(state) {
    if (!(state.length === 4)) throw new Error("The state must have been produced by a xoroshiro128plus RandomGenerator");
    return new XoroShiro128Plus(state[0], state[1], state[2], state[3]);
  }

  // src/lots/draw.ts
  function lotsFor(seed, purpose) {
    const generator = xoroshiro128plusFromState(stateOf(`${seed}\0${purpose}`));
    for (let discarded = 0; discarded < 16; discarded += 1) {
      generator.next();
    }
    return { next: (count2) => uniformInt(generator, 0, count2 - 1) };
  }
  function drawOne(lots, items) {
    const drawn2 = items[lots.next(items.length)];
    if (drawn2 === void 0) {
      throw new Error("drawOne: nothing to draw from");
    }
    return drawn2;
  }
  function drawOrder(lots, items) {
    const rest = [...items];
    const order = [];
    while (rest.length > 0) {
      order.push(...rest.splice(lots.next(rest.length), 1));
    }
    return order;
  }
  function stateOf(text) {
    return [hash(text, 2166136261), hash(text, 16777619), hash(text, 2654435769), hash(text, 2246822507)];
  }
  function hash(text, offset) {
    let value = offset;
    for (let index = 0; index < text.length; index += 1) {
      value = Math.imul(value ^ text.charCodeAt(index), 16777619);
    }
    return value | 1;
  }

  // src/tiebreaks/lot.ts
  function lot(field2, { firstPlace, players }) {
    if (players.length < 2) {
      return new Map(players.map((player) => [player, 0]));
    }
    const { drawSeed, lotsDrawn = [] } = field2.tournament.settings;
    const lots = lotsFor(drawSeed, `tie ${firstPlace}-${firstPlace + players.length - 1}`);
    const order = areDrawnByHand(field2.tournament.settings, players) ? lotsDrawn.filter((each3) => players.some((player) => player === each3)) : drawOrder(lots, players);
    return new Map(players.map((player) => [player, order.indexOf(player) + 1]));
  }
  function areDrawnByHand({ lotsDrawn = [] }, tied) {
    return tied.every((each3) => lotsDrawn.includes(each3));
  }

  // src/tiebreaks/progressive.ts
  function progressive(_field, own) {
    return own.entries.filter((entry2, index) => {
      var _a;
      return ((_a = own.entries[index + 1]) == null ? void 0 : _a.round) !== entry2.round;
    }).map((entry2) => {
      var _a;
      return {
        entry: entry2,
        countsAs: "runningScore",
        value: fromHalves((_a = own.scoreBefore[entry2.round]) != null ? _a : 0)
      };
    });
  }

  // src/tiebreaks/sonnebornBerger.ts
  function sonnebornBerger(field2, own) {
    return opponentScores(field2, own, (score, entry2) => multiply(score, fromHalves(entry2.points)));
  }

  // src/tiebreaks/standardPoints.ts
  function standardPoints2(field2, own) {
    const { points } = field2.tournament.settings;
    return own.entries.map((entry2) => {
      if (isOpen(entry2)) {
        return { entry: entry2, countsAs: "open", value: zero };
      }
      return { entry: entry2, countsAs: "ownResult", value: standardPoint(entry2.points - measure(entry2, points)) };
    });
  }
  function standardPoint(ahead) {
    return fraction(1 + Math.sign(ahead), 2);
  }
  function measure(entry2, points) {
    if (entry2.colour === void 0) {
      return points.draw;
    }
    return pointsOf(gameMeaning[entry2.outcome].award[otherColour(entry2.colour)], points);
  }

  // src/tiebreaks/wins.ts
  function wins(field2, own) {
    const { win } = field2.tournament.settings.points;
    return countedRounds(own, (entry2) => entry2.points === win);
  }

  // src/tiebreaks/tiebreaks.ts
  var tieBreakCodes = [
    ...["BH", "FB", "AOB", "SB", "DE", "WIN", "WON", "BPG", "BWG", "PS", "REP", "STD"],
    ...["KS", "ARO", "TPR", "PTP", "APRO", "APPO", "RTNG", "TPN", "LAW", "BERGER", "LOT"]
  ];
  var tieBreaks = {
    BH: { kind: "sum", cuttable: true, contributions: buchholz },
    FB: { kind: "sum", cuttable: true, contributions: buchholz, field: foreField },
    AOB: { kind: "mean", cuttable: false, whole: false, contributions: averageOpponentBuchholz },
    SB: { kind: "sum", cuttable: true, contributions: sonnebornBerger },
    DE: { kind: "place", places: directEncounter, contributions: encounterGames },
    WIN: { kind: "sum", cuttable: false, contributions: wins },
    WON: { kind: "sum", cuttable: false, contributions: gamesWon },
    BPG: { kind: "sum", cuttable: false, contributions: blackGames },
    BWG: { kind: "sum", cuttable: false, contributions: blackWins },
    PS: { kind: "sum", cuttable: true, contributions: progressive },
    REP: { kind: "sum", cuttable: false, contributions: electedToPlay },
    STD: { kind: "sum", cuttable: false, contributions: standardPoints2 },
    KS: { kind: "sum", cuttable: false, contributions: koya },
    ARO: { kind: "mean", cuttable: true, whole: true, contributions: averageOpponentRating },
    TPR: { kind: "performance", value: tournamentPerformance, contributions: averageOpponentRating },
    PTP: { kind: "performance", value: perfectPerformance, contributions: averageOpponentRating },
    APRO: { kind: "mean", cuttable: false, whole: true, contributions: averageOpponentPerformance },
    APPO: { kind: "mean", cuttable: false, whole: true, contributions: averageOpponentPerfect },
    RTNG: { kind: "own", best: "highest", value: ({ player }) => {
      var _a;
      return fraction((_a = player.rating) != null ? _a : 0);
    } },
    TPN: { kind: "own", best: "lowest", value: ({ player }) => fraction(player.number) },
    LAW: { kind: "sum", cuttable: false, contributions: lawBuchholz },
    BERGER: { kind: "sum", cuttable: false, contributions: lawBerger },
    LOT: { kind: "place", places: lot }
  };

  // src/tiebreaks/tieBreakSpec.ts
  function parseTieBreak(text) {
    var _a;
    const [, name, kind, times] = (_a = /^([A-Z]+?)(?:\s*[-/ ]?\s*([CM])([1-9]))?$/.exec(text.trim().toUpperCase())) != null ? _a : [];
    const code = tieBreakCodes.find((known2) => known2 === name);
    if (code === void 0) {
      return void 0;
    }
    if (kind === void 0) {
      return { code, cut: noCut };
    }
    const definition = tieBreaks[code];
    const addsUp = definition.kind === "sum" || definition.kind === "mean";
    const count2 = Number(times);
    return addsUp && definition.cuttable ? { code, cut: { bottom: count2, top: kind === "M" ? count2 : 0 } } : void 0;
  }
  function makeTieBreak(spec) {
    const { bottom, top } = spec.cut;
    return bottom === 0 ? spec.code : `${spec.code}/${top === 0 ? "C" : "M"}${bottom}`;
  }
  function parseTieBreaks(text) {
    const pieces = text.split(/[,;\n]/).flatMap((piece) => parseTieBreak(piece) === void 0 ? piece.split(/\s/) : [piece]).filter((piece) => piece !== "" && piece.toUpperCase() !== "PTS");
    return {
      specs: pieces.flatMap((piece) => {
        var _a;
        return (_a = parseTieBreak(piece)) != null ? _a : [];
      }),
      unknown: pieces.filter((piece) => parseTieBreak(piece) === void 0)
    };
  }

  // src/sheet/keepApartText.ts
  var groups = [
    [/\b(?:clubs?|club-mates|don vi|cau lac bo)\b/, "club"],
    [/\b(?:teams?|team-mates|doi)\b/, "team"],
    [/\b(?:federations?|lien doan)\b/, "federation"]
  ];
  var lastRound = 999;
  var strictly = /\b(?:strictly|strict|never|always|tuyet doi|bat buoc)\b/;
  var softly = /\b(?:if possible|as far as possible|neu duoc|neu co the)\b/;
  var softWord = { en: "if possible", vi: "nếu được" };
  var rounds = /\b(?:rounds?|vong) (\d{1,3})(?: ?(?:-|to|den) ?(\d{1,3}))?\b/;
  var upTo = /\b(?:up to|toi da|den) (\d{1,2}(?:[.,]5|½)?|½)(?: (?:points?|diem))?/;
  function parseKeepApart(text) {
    const entries = wordKey(text.replace(/\p{Pd}/gu, "-")).split(";").filter((entry2) => entry2.trim() !== "").map(parseEntry);
    return entries.some((entry2) => entry2 === void 0) ? void 0 : entries;
  }
  function parseEntry(text) {
    var _a, _b, _c;
    const roundsFound = rounds.exec(text);
    const scoreFound = upTo.exec(text.replace(rounds, " "));
    const who = [rounds, upTo, strictly, softly].reduce((left, said) => left.replace(said, " "), text);
    const group = groups.find(([words2]) => words2.test(who));
    const numbers = (group === void 0 ? who : who.replace(group[0], " ")).split(/[\s,&+-]+/).filter((piece) => piece !== "");
    const named3 = group === void 0 ? numbers.length >= 2 : numbers.length === 0;
    const score = scoreFound === null ? void 0 : parsePoints((_a = scoreFound[1]) != null ? _a : "");
    if (!named3 || numbers.some((piece) => !/^\d{1,4}$/.test(piece))) {
      return void 0;
    }
    const from = Number(roundsFound == null ? void 0 : roundsFound[1]);
    return {
      who: (_b = group == null ? void 0 : group[1]) != null ? _b : numbers.map((piece) => playerNumber(Number(piece))),
      strict: strictly.test(text),
      ...roundsFound === null ? {} : { fromRound: from, toRound: Number((_c = roundsFound[2]) != null ? _c : from) },
      ...score === void 0 ? {} : { upTo: score }
    };
  }
  var written3 = {
    club: { en: "club", vi: "đơn vị" },
    team: { en: "team", vi: "đội" },
    federation: { en: "federation", vi: "liên đoàn" },
    strict: { en: "strictly", vi: "tuyệt đối" },
    rounds: { en: "rounds", vi: "vòng" },
    upTo: { en: "up to", vi: "đến" }
  };
  function makeKeepApart(rules, language) {
    return rules.map((rule) => makeEntry(rule, language)).join("; ");
  }
  function makeEntry({ who, strict, fromRound, toRound, upTo: most }, language) {
    const said = [
      typeof who === "string" ? written3[who][language] : who.join(" "),
      ...strict ? [written3.strict[language]] : [],
      ...fromRound === void 0 && toRound === void 0 ? [] : [`${written3.rounds[language]} ${fromRound != null ? fromRound : 1}-${toRound != null ? toRound : lastRound}`],
      ...most === void 0 ? [] : [`${written3.upTo[language]} ${makePoints(most)}`]
    ];
    return said.join(" ");
  }
  function numbersApart(text) {
    var _a;
    return ((_a = parseKeepApart(text)) != null ? _a : []).flatMap(({ who }) => typeof who === "string" ? [] : who);
  }

  // src/sheet/limits.ts
  var highestNumber = 9999;
  var mostRounds = 999;

  // src/sheet/makeSettings.ts
  var textOnly = () => ({ set: {} });
  function whole(least, most, set) {
    return (row) => {
      const value = parseWhole(row.value, least, most);
      return value === void 0 ? { refuse: "settingNeedsNumber", values: { least, most } } : { set: set(value) };
    };
  }
  function yesNo2(set) {
    return (row) => {
      const value = yesOrNo(row.value);
      return value === void 0 ? { refuse: "settingNeedsYesNo" } : { set: set(value) };
    };
  }
  function word(parse, choices, set, code = "settingNeedsWord") {
    return (row, _before, language) => {
      const value = parse(shownText(row.value));
      return value === void 0 ? { refuse: code, values: { list: choices(language).join(", ") } } : { set: set(value) };
    };
  }
  var readPoints = (row, before) => {
    const points = parsePointSystem(shownText(row.value));
    if (points === void 0) {
      return { refuse: "settingNeedsPoints" };
    }
    const [win, draw2, loss] = points;
    return { set: { points: { ...before.points, win, draw: draw2, loss, pairingBye: win } } };
  };
  var readByePoints = (row, before) => {
    const pairingBye = parsePoints(shownText(row.value));
    return pairingBye === void 0 ? { refuse: "settingNeedsPoints" } : { set: { points: { ...before.points, pairingBye } } };
  };
  var byLot = ["lot", "by lot", "draw", "boc tham"];
  var readFirstColour = (row) => {
    const firstColour = parseColour(shownText(row.value));
    if (firstColour === void 0 && !byLot.includes(wordKey(shownText(row.value)))) {
      return { refuse: "settingNeedsColour" };
    }
    return { set: firstColour === void 0 ? {} : { firstColour } };
  };
  var readKeepApart = (row, before) => {
    const keepApart = parseKeepApart(shownText(row.value));
    return keepApart === void 0 ? { refuse: "settingNeedsPlayers" } : { set: { keepApart: [...before.keepApart, ...keepApart] } };
  };
  var readTieBreaks = (row) => {
    const { specs, unknown } = parseTieBreaks(shownText(row.value));
    return unknown.length > 0 ? { refuse: "settingNeedsWord", values: { list: tieBreakCodes.join(", ") } } : { set: { tieBreaks: specs.map(makeTieBreak) } };
  };
  var readTeamForm = (row, _before, language) => {
    const text = shownText(row.value);
    const teamForm = parseTeamForm(text);
    const list = teamForms.map((form) => teamFormWord(form, language)).join(", ");
    if (teamForm === void 0 && yesOrNo(text) !== false) {
      return { refuse: "settingNeedsWord", values: { list } };
    }
    return { set: teamForm === void 0 ? {} : { teamForm } };
  };
  var readMatchOrder = (row) => {
    const matchOrder = parseMatchOrder(String(row.value));
    return matchOrder === void 0 ? { refuse: "settingNeedsMatchOrder" } : { set: { matchOrder } };
  };
  var readRematch = (row) => {
    const round = parseWhole(row.value, 1, mostRounds);
    const said = yesOrNo(row.value);
    if (round === void 0 && said === void 0) {
      return { refuse: "settingNeedsNumber", values: { least: 1, most: mostRounds } };
    }
    return { set: said === false ? {} : { rematchFrom: round != null ? round : 1 } };
  };
  function systemOfReport(text) {
    return /^[01]92 \S/.test(text) ? { systemOfReport: text } : void 0;
  }
  var accelerations = {
    baku: "baku",
    none: "none",
    no: "none",
    khong: "none"
  };
  var readValue = {
    event: textOnly,
    place: textOnly,
    arbiter: textOnly,
    start: textOnly,
    end: textOnly,
    system: word(
      (text) => {
        var _a;
        return (_a = parseSystem(text)) != null ? _a : systemOfReport(text);
      },
      (language) => systemNames.map((system) => systemWord(system, language)),
      (found) => typeof found === "string" ? { system: found, systemOfReport: void 0 } : { system: "dutch", ...found },
      "settingNeedsSystem"
    ),
    teamForm: readTeamForm,
    rounds: whole(1, mostRounds, (rounds2) => ({ rounds: rounds2 })),
    stagePlayers: (row) => parseNumbers(shownText(row.value)) === void 0 ? { refuse: "settingNeedsNumbers" } : { set: {} },
    cycles: whole(1, 20, (cycles) => ({ cycles })),
    gamesPerMatch: whole(1, 20, (gamesPerMatch) => ({ gamesPerMatch })),
    boards: whole(1, 100, (boards) => ({ boards })),
    points: readPoints,
    byePoints: readByePoints,
    halfByeRule: textOnly,
    matchPoints: yesNo2((matchPoints2) => ({ matchPoints: matchPoints2 })),
    tieBreaks: readTieBreaks,
    tieBreakEdition: word(
      (text) => ["2024", "2026"].find((edition) => edition === text),
      () => ["2024", "2026"],
      (tieBreakEdition) => ({ tieBreakEdition })
    ),
    lotsDrawn: (row) => {
      const text = shownText(row.value).replace(/\b[a-z]\b/gi, (letter) => String(parseInt(letter, 36) - 9));
      const lotsDrawn = parseNumbers(text);
      return lotsDrawn === void 0 ? { refuse: "settingNeedsNumbers" } : { set: { lotsDrawn } };
    },
    drawSeed: (row) => ({ set: { drawSeed: shownText(row.value) } }),
    firstColour: readFirstColour,
    acceleration: word(
      (text) => accelerations[wordKey(text)],
      () => ["none", "Baku"],
      (kind) => ({ acceleration: { kind } })
    ),
    keepApart: readKeepApart,
    titleOrder: (row) => ({ set: { titleOrder: parseList(shownText(row.value)) } }),
    gradeOrder: (row) => ({ set: { gradeOrder: parseList(shownText(row.value)) } }),
    thirdPlace: yesNo2((thirdPlace) => ({ thirdPlace })),
    clubMatesApart: yesNo2((clubMatesApart) => ({ clubMatesApart })),
    swapLastRounds: yesNo2((swapLastRounds) => ({ swapLastRounds })),
    secondLeg: yesNo2((secondLeg) => ({ secondLeg })),
    matchOrder: readMatchOrder,
    rematch: readRematch,
    checkIn: yesNo2((checkIn) => ({ checkIn })),
    prizes: textOnly,
    ratingK: textOnly,
    firstBoard: whole(1, 9999, () => ({})),
    playersPage: textOnly,
    language: word(
      parseLanguage,
      () => languages.map((language) => {
        var _a;
        return (_a = languageWords[language][0]) != null ? _a : language;
      }),
      () => ({})
    ),
    colourNames: word(
      parseColourNames,
      (language) => colourNameChoices.map((names) => makeColourNames(names, language)),
      () => ({})
    )
  };
  function makeSettings(rows, findings2, language) {
    const byesLast = [...rows].sort((a, b) => Number(a.key === "byePoints") - Number(b.key === "byePoints"));
    return byesLast.reduce((settings, row) => {
      var _a;
      const reading = (_a = unreadable2(row)) != null ? _a : readValue[row.key](row, settings, language);
      if ("set" in reading) {
        return { ...settings, ...reading.set };
      }
      findings2.problems.push({
        code: reading.refuse,
        cell: row.cell,
        found: shownText(row.value),
        values: { ...reading.values, setting: row.keyText, column: row.keyText }
      });
      return settings;
    }, defaultSettings);
  }
  function unreadable2(row) {
    if (typeof row.value !== "object") {
      return void 0;
    }
    if (row.value.kind === "error") {
      return { refuse: "cellIsError" };
    }
    return readValue[row.key] === textOnly || row.key === "drawSeed" ? void 0 : { refuse: "cellIsDate" };
  }
  function settingTexts(rows) {
    return Object.fromEntries(rows.map((row) => [row.key, shownText(row.value)]));
  }

  // src/tournament/tieBreakEdition.ts
  function editionInForce(start) {
    return /^\d{4}\/\d{2}\/\d{2}$/.test(start) && start < "2026/03/01" ? "2024" : "2026";
  }

  // src/sheet/resultChecks.ts
  function checkRows(table, rows, findings2) {
    reportMeetingHimself(table, rows, findings2);
    reportPlayersTwice(table, rows, findings2);
    reportSlotsTwice(table, rows, findings2);
    reportSkippedRounds(table, rows, findings2);
  }
  function cellOf(table, row, column2) {
    var _a;
    return addressOf(table.sheet.title, row.row, (_a = table.columns[column2]) != null ? _a : 0);
  }
  var reportMeetingHimself = (table, rows, findings2) => {
    for (const row of rows.filter((each3) => each3.white === each3.black)) {
      findings2.problems.push({
        code: "playerMeetsHimself",
        cell: cellOf(table, row, "black"),
        values: { number: row.white }
      });
    }
  };
  var reportPlayersTwice = (table, rows, findings2) => {
    const first2 = /* @__PURE__ */ new Map();
    const check = (row, column2, number) => {
      var _a;
      const key = [partOf(row), row.round, (_a = row.game) != null ? _a : "", number].join("\n");
      const before = first2.get(key);
      if (number === void 0) {
        return;
      }
      if (before === void 0) {
        first2.set(key, { row, column: column2 });
      } else if (before.row !== row) {
        findings2.problems.push({
          code: "playerTwiceInRound",
          cell: cellOf(table, row, column2),
          values: { number, round: row.round, first: cellOf(table, before.row, before.column).a1 }
        });
      }
    };
    for (const row of rows) {
      check(row, "white", row.white);
      check(row, "black", row.black);
    }
  };
  var reportSlotsTwice = (table, rows, findings2) => {
    var _a, _b;
    const first2 = /* @__PURE__ */ new Map();
    for (const row of rows.filter((each3) => each3.black !== void 0)) {
      const key = [partOf(row), row.round, (_a = row.match) != null ? _a : "", row.board, (_b = row.game) != null ? _b : ""].join("\n");
      const before = first2.get(key);
      if (before === void 0) {
        first2.set(key, row);
      } else {
        findings2.problems.push({
          code: "slotTwice",
          cell: cellOf(table, row, "board"),
          values: { board: row.board, round: row.round, first: cellOf(table, before, "board").a1 }
        });
      }
    }
  };
  var reportSkippedRounds = (table, rows, findings2) => {
    var _a;
    const parts = /* @__PURE__ */ new Map();
    for (const row of rows) {
      const part = (_a = parts.get(partOf(row))) != null ? _a : [];
      parts.set(partOf(row), part);
      part.push(row);
    }
    for (const part of parts.values()) {
      const rounds2 = new Set(part.map((row) => row.round));
      const missing = firstGap(rounds2);
      const after = part.find((row) => row.round > missing);
      if (after !== void 0) {
        findings2.problems.push({
          code: "roundSkipped",
          cell: cellOf(table, after, "round"),
          values: { round: after.round, missing }
        });
      }
    }
  };
  function firstGap(rounds2) {
    let round = 1;
    while (rounds2.has(round)) {
      round += 1;
    }
    return round;
  }
  function partOf(row) {
    return `${textKey(row.stage)}
${textKey(row.section)}`;
  }

  // src/sheet/makeRounds.ts
  function makeRounds(rows) {
    const count2 = firstGap(new Set(rows.map((row) => row.round))) - 1;
    const byRound2 = Array.from({ length: count2 }, () => []);
    rows.forEach((row) => {
      var _a;
      return (_a = byRound2[row.round - 1]) == null ? void 0 : _a.push(row);
    });
    return byRound2.map((ofRound, index) => {
      const ordered = [...ofRound].sort(byBoard);
      return {
        number: index + 1,
        games: ordered.flatMap((row) => {
          var _a;
          return (_a = gameOf(row)) != null ? _a : [];
        }),
        byes: ordered.flatMap((row) => {
          var _a;
          return (_a = byeOf2(row)) != null ? _a : [];
        }).sort((left, right) => left.player - right.player)
      };
    });
  }
  function byBoard(left, right) {
    var _a, _b, _c, _d;
    return ((_a = left.match) != null ? _a : 0) - ((_b = right.match) != null ? _b : 0) || left.board - right.board || ((_c = left.game) != null ? _c : 0) - ((_d = right.game) != null ? _d : 0) || left.row - right.row;
  }
  function gameOf(row) {
    if (row.black === void 0) {
      return void 0;
    }
    const outcome = gameOutcomes.find((each3) => each3 === row.outcome);
    return {
      board: row.board,
      white: row.white,
      black: row.black,
      ...outcome === void 0 ? {} : { outcome },
      ...row.match === void 0 ? {} : { match: row.match },
      ...row.game === void 0 ? {} : { game: row.game },
      ...row.note === void 0 ? {} : { note: row.note }
    };
  }
  function byeOf2(row) {
    const outcome = byeOutcomes.find((each3) => each3 === row.outcome);
    if (row.black !== void 0 || outcome === void 0) {
      return void 0;
    }
    return {
      player: row.white,
      outcome,
      ...row.match === void 0 ? {} : { match: row.match },
      ...row.game === void 0 || row.board === 0 ? {} : { board: row.board, game: row.game },
      ...row.note === void 0 ? {} : { note: row.note }
    };
  }

  // src/sheet/reportDates.ts
  var months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
  var monthNames = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?";
  var monthFirst = new RegExp(`^\\s*${monthNames}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)`, "i");
  var monthSecond = new RegExp(
    `^\\s*(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+${monthNames},?[\\s-]+(\\d{4})(?!\\d)`,
    "i"
  );
  function namedMonthIn(text) {
    var _a, _b;
    const [, monthA, dayA, yearA] = (_a = monthFirst.exec(text)) != null ? _a : [];
    const [, dayB, monthB, yearB] = (_b = monthSecond.exec(text)) != null ? _b : [];
    const [year, month, day] = [yearA != null ? yearA : yearB, monthA != null ? monthA : monthB, dayA != null ? dayA : dayB];
    return year === void 0 || month === void 0 || day === void 0 || Number(day) > 31 ? void 0 : {
      year,
      month: String(months.indexOf(month.toLowerCase()) + 1).padStart(2, "0"),
      day: day.padStart(2, "0")
    };
  }
  function dayIn(text) {
    const named3 = namedMonthIn(text);
    if (named3 !== void 0) {
      return named3;
    }
    const yearFirst = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
    const dayFirst = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/.exec(text);
    const [year, month, day] = yearFirst === null ? [dayFirst == null ? void 0 : dayFirst[3], dayFirst == null ? void 0 : dayFirst[2], dayFirst == null ? void 0 : dayFirst[1]] : [yearFirst[1], yearFirst[2], yearFirst[3]];
    return year === void 0 || month === void 0 || day === void 0 ? void 0 : { year, month: month.padStart(2, "0"), day: day.padStart(2, "0") };
  }
  function trfDate(text) {
    const date = dayIn(text);
    return date === void 0 ? text : `${date.year}/${date.month}/${date.day}`;
  }
  function trfRoundDate(text) {
    const date = dayIn(text);
    return date === void 0 ? "" : `${date.year.slice(2)}/${date.month}/${date.day}`;
  }
  function shownRoundDate(text) {
    return /^\d{2}\/\d{2}\/\d{2}$/.test(text) ? `20${text}` : text;
  }

  // src/sheet/parts.ts
  function sectionsOf(players) {
    var _a;
    const sections2 = /* @__PURE__ */ new Map();
    for (const { section = "" } of players) {
      sections2.set(textKey(section), (_a = sections2.get(textKey(section))) != null ? _a : section);
    }
    return sections2.size === 0 ? [""] : [...sections2.values()];
  }
  function partKeys(sections2, results, settings) {
    var _a;
    const keys = sections2.map((section) => ({ section, stage: "" }));
    const only = sections2.length === 1 ? (_a = sections2[0]) != null ? _a : "" : "";
    const later = [
      ...results.map(({ section, stage }) => ({ section, stage })),
      ...settings.map(({ scope }) => {
        var _a2, _b;
        return { section: (_a2 = scope.section) != null ? _a2 : only, stage: (_b = scope.stage) != null ? _b : "" };
      })
    ];
    for (const key of later) {
      if (key.stage !== "" && !keys.some((known2) => samePart(known2, key))) {
        keys.push(key);
      }
    }
    return keys;
  }
  function samePart(left, right) {
    return textKey(left.section) === textKey(right.section) && textKey(left.stage) === textKey(right.stage);
  }
  function makePart(key, players, results, rows, settings) {
    var _a;
    const own = results.filter((row) => samePart(row, key));
    const holding = rowsFor(rows, key);
    const members = playersOf(key, players, own, stagePlayers(holding));
    const rounds2 = makeRounds(own);
    const firstBoard = holding.filter((row) => row.key === "firstBoard").pop();
    return {
      ...key,
      texts: settingTexts(holding),
      firstBoard: (_a = firstBoard === void 0 ? void 0 : parseWhole(firstBoard.value, 1, 9999)) != null ? _a : 1,
      tournament: {
        settings: inEditionInForce(settings, holding),
        players: members,
        rounds: settings.teamForm === void 0 ? withByesAskedFor(rounds2, members) : rounds2
      }
    };
  }
  function inEditionInForce(settings, rows) {
    var _a;
    const isSet = rows.some(({ key, value }) => key === "tieBreakEdition" && shownText(value) !== "");
    const tieBreakEdition = editionInForce(trfDate((_a = settingTexts(rows).start) != null ? _a : ""));
    return isSet ? settings : { ...settings, tieBreakEdition };
  }
  function stagePlayers(rows) {
    var _a;
    const row = rows.filter(({ key }) => key === "stagePlayers").pop();
    return (_a = row === void 0 ? void 0 : parseNumbers(shownText(row.value))) != null ? _a : [];
  }
  function playersOf(key, players, results, named3) {
    const all = players.map(({ player }) => player);
    if (key.stage === "") {
      return all.filter((player) => {
        var _a;
        return textKey((_a = player.section) != null ? _a : "") === textKey(key.section);
      });
    }
    const seated2 = new Set(results.flatMap((row) => [row.white, row.black]));
    return all.filter((player) => named3.includes(player.number) || seated2.has(player.number)).map((player) => inStage(player, named3));
  }
  function inStage(player, named3) {
    const own = { ...player, byes: [] };
    delete own.fromRound;
    delete own.leftAfter;
    if (named3.length > 0) {
      delete own.seed;
    }
    const place = named3.indexOf(player.number);
    return place < 0 ? own : { ...own, seed: place + 1 };
  }
  function settingsByPart(rows, findings2, language) {
    const known2 = /* @__PURE__ */ new Map();
    return (part) => {
      var _a;
      const key = `${textKey(part.section)}
${textKey(part.stage)}`;
      const settings = (_a = known2.get(key)) != null ? _a : makeSettings(rowsFor(rows, part), findings2, language);
      known2.set(key, settings);
      return settings;
    };
  }

  // src/sheet/readLineUps.ts
  var mostRounds2 = 999;
  var mostBoards = 999;
  var highestNumber2 = 9999;
  function readLineUps(table, players, findings2) {
    return table.values.slice(table.headingRow + 1).flatMap((_cells, index) => {
      const reader = rowReader(table, table.headingRow + 1 + index, findings2);
      const blank = lineUpColumns.filter((column2) => isBlankCell(reader.cell(column2)));
      if (blank.length === lineUpColumns.length) {
        return [];
      }
      for (const column2 of blank) {
        const values = { column: reader.heading(column2) };
        findings2.problems.push({ code: "lineUpCellEmpty", cell: reader.address(column2), values });
      }
      const round = reader.wholeNumber("round", 1, mostRounds2);
      const board = reader.wholeNumber("board", 1, mostBoards);
      const player = readPlayer(reader, players, findings2);
      const team = reader.text("team");
      const cell = reader.address("player");
      return round === void 0 || board === void 0 || player === void 0 || team === "" ? [] : [{ round, team, board, player: playerNumber(player), cell }];
    });
  }
  function readPlayer(reader, players, findings2) {
    var _a;
    const cell = reader.cell("player");
    if (typeof cell === "object" || isBlankCell(cell) || numberOf(cell) !== void 0) {
      return reader.wholeNumber("player", 1, highestNumber2);
    }
    const found = shownText(cell);
    const named3 = players.filter(({ name }) => textKey(name) === textKey(found));
    if (named3.length !== 1) {
      findings2.problems.push({ code: "lineUpPlayerUnclear", cell: reader.address("player"), found });
    }
    return named3.length === 1 ? (_a = named3[0]) == null ? void 0 : _a.number : void 0;
  }

  // src/sheet/greatest.ts
  function greatest(numbers) {
    return numbers.reduce((most, number) => Math.max(most, number), 0);
  }
  function widest(rows) {
    return greatest(rows.map((row) => row.length));
  }

  // src/sheet/sameNames.ts
  function reportSameNames(table, rows, findings2) {
    var _a, _b, _c, _d, _e;
    const byName2 = /* @__PURE__ */ new Map();
    for (const each3 of [...rows].sort((left, right) => left.row - right.row)) {
      const key = `${textKey((_a = each3.player.section) != null ? _a : "")}
${textKey(each3.player.name)}`;
      const before = (_b = byName2.get(key)) != null ? _b : [];
      byName2.set(key, [...before, each3]);
      const same = (_c = before.find((other2) => !toldApart(other2.player, each3.player))) != null ? _c : before[0];
      if (same === void 0) {
        continue;
      }
      const told2 = toldApart(same.player, each3.player);
      (told2 ? findings2.notes : findings2.problems).push({
        code: told2 ? "nameTwiceToldApart" : "nameTwice",
        cell: addressOf(table.sheet.title, each3.row, (_d = table.columns.name) != null ? _d : 0),
        values: {
          name: each3.player.name,
          first: addressOf(table.sheet.title, same.row, (_e = table.columns.name) != null ? _e : 0).a1
        }
      });
    }
  }
  function toldApart(left, right) {
    return ["born", "club", "fideId"].some((field2) => {
      const [one, other2] = [left[field2], right[field2]];
      return one !== void 0 && other2 !== void 0 && textKey(one) !== textKey(other2);
    });
  }

  // src/sheet/readPlayers.ts
  var highestRating = 4e3;
  function readPlayers(table, findings2) {
    const players = [];
    const unnumbered = [];
    const ticked = /* @__PURE__ */ new Set();
    for (let row = table.headingRow + 1; row < table.values.length; row += 1) {
      const reader = rowReader(table, row, findings2);
      if (reader.isBlank("name")) {
        noteNamelessNumber(reader, findings2);
        continue;
      }
      const player = readPlayer2(reader, findings2);
      const number = reader.wholeNumber("number", 1, highestNumber);
      if (number !== void 0) {
        players.push({ row, player: { number: playerNumber(number), ...player } });
      } else if (reader.isBlank("number")) {
        unnumbered.push({ row, player });
      }
      if (reader.ticked("present")) {
        ticked.add(row);
      }
    }
    reportNumbers(table, players, unnumbered, findings2);
    reportSameNames(table, [...players, ...unnumbered], findings2);
    return { players, unnumbered, ticked };
  }
  function noteNamelessNumber(reader, findings2) {
    if (!reader.isBlank("number")) {
      findings2.notes.push({
        code: "numberWithoutName",
        cell: reader.address("name"),
        values: { number: shownText(reader.cell("number")) }
      });
    }
  }
  function readPlayer2(reader, findings2) {
    return withoutBlanks({
      name: reader.text("name"),
      rating: rating(reader, "rating", findings2),
      title: reader.text("title"),
      nationalRating: rating(reader, "nationalRating", findings2),
      grade: reader.text("grade"),
      club: reader.text("club"),
      federation: reader.text("federation"),
      sex: reader.text("sex"),
      born: reader.text("born"),
      fideId: reader.text("fideId"),
      section: reader.text("section"),
      team: reader.text("team"),
      board: reader.text("board"),
      seed: reader.wholeNumber("seed", 1, highestNumber),
      exempt: reader.wholeNumber("exempt", 0, 20),
      fromRound: reader.wholeNumber("fromRound", 1, mostRounds),
      leftAfter: reader.wholeNumber("leftAfter", 0, mostRounds),
      byes: byes(reader, findings2)
    });
  }
  function withoutBlanks(fields) {
    const kept = Object.entries(fields).filter(([, value]) => value !== void 0 && value !== "");
    return { name: "", byes: [], ...Object.fromEntries(kept) };
  }
  function rating(reader, column2, findings2) {
    const marked2 = withThousands(reader, column2, findings2);
    if (marked2 !== "unmarked") {
      return marked2;
    }
    const value = reader.number(column2);
    const isRead = value !== void 0 && value >= 0 && value <= highestRating;
    if (!isRead && !reader.isBlank(column2) && typeof reader.cell(column2) !== "object") {
      findings2.problems.push({
        code: "ratingOutOfRange",
        cell: reader.address(column2),
        found: shownText(reader.cell(column2)),
        values: { least: 0, most: highestRating }
      });
    }
    return isRead && value > 0 ? value : void 0;
  }
  function withThousands(reader, column2, { problems, notes }) {
    const cell = reader.cell(column2);
    const found = typeof cell === "object" ? "" : shownText(cell).trim();
    const values = { column: reader.heading(column2) };
    if (typeof cell === "number" ? cell > 0 && cell < 10 && !Number.isInteger(cell) : isDoubtful(found)) {
      problems.push({ code: "ratingAmbiguous", cell: reader.address(column2), found, values });
      return void 0;
    }
    const value = Number(found.replace(/[.,]/, ""));
    if (!/^[1-9][.,]\d{3}$/.test(found) || typeof cell === "number" || value > highestRating) {
      return "unmarked";
    }
    if (!notes.some((note2) => {
      var _a;
      return note2.code === "ratingThousands" && ((_a = note2.values) == null ? void 0 : _a.column) === values.column;
    })) {
      const told2 = { ...values, value };
      notes.push({ code: "ratingThousands", cell: reader.address(column2), found, values: told2 });
    }
    return value;
  }
  function isDoubtful(found) {
    return /^[1-9][.,](\d{1,2}|\d{4,})$/.test(found);
  }
  function byes(reader, findings2) {
    const cell = reader.cell("byes");
    const found = parseByes(reader.text("byes"));
    if (typeof cell === "object" && cell.kind === "error") {
      return [];
    }
    if (found === void 0 || typeof cell === "object") {
      findings2.problems.push({
        code: "byesNotUnderstood",
        cell: reader.address("byes"),
        found: shownText(cell)
      });
    }
    return found != null ? found : [];
  }
  function reportNumbers(table, players, unnumbered, findings2) {
    const first2 = /* @__PURE__ */ new Map();
    for (const each3 of players) {
      const before = first2.get(each3.player.number);
      if (before === void 0) {
        first2.set(each3.player.number, each3);
        continue;
      }
      findings2.problems.push({
        code: "numberTwice",
        cell: rowReader(table, each3.row, findings2).address("number"),
        values: {
          number: each3.player.number,
          first: rowReader(table, before.row, findings2).address("number").a1
        }
      });
    }
    if (players.length === 0 && unnumbered.length > 0) {
      findings2.problems.push({ code: "playersNotNumbered", values: { count: unnumbered.length } });
      return;
    }
    const highest = greatest([...first2.keys()]);
    for (const each3 of unnumbered) {
      findings2.problems.push({
        code: "playerWithoutNumber",
        cell: rowReader(table, each3.row, findings2).address("number"),
        values: { name: each3.player.name, highest }
      });
    }
  }
  function withPresence(read, checksIn) {
    return read.players.map(
      ({ row, player }) => read.ticked.size > 0 || checksIn(player) ? { row, player: { ...player, present: read.ticked.has(row) } } : { row, player }
    );
  }

  // src/sheet/resultCells.ts
  function readRound(reader, findings2) {
    const value = reader.number("round");
    if (value !== void 0 && Number.isInteger(value) && value >= 1 && value <= mostRounds) {
      return value;
    }
    if (typeof reader.cell("round") !== "object") {
      findings2.problems.push({
        code: "roundNotUnderstood",
        cell: reader.address("round"),
        found: shownText(reader.cell("round")),
        values: { most: mostRounds }
      });
    }
    return void 0;
  }
  function readNumber(reader, column2, context, findings2) {
    const number = reader.wholeNumber(column2, 1, highestNumber);
    if (number === void 0 || context.players.has(number)) {
      return number === void 0 ? void 0 : playerNumber(number);
    }
    findings2.problems.push({
      code: "unknownNumber",
      cell: reader.address(column2),
      values: { number, players: context.playersTitle }
    });
    return void 0;
  }
  function readPart(reader, white, black, context, findings2) {
    var _a, _b, _c;
    const stage = reader.text("stage");
    const typed = reader.text("section");
    const sectionOf2 = (number) => {
      var _a2, _b2;
      return number === void 0 ? "" : (_b2 = (_a2 = context.players.get(number)) == null ? void 0 : _a2.section) != null ? _b2 : "";
    };
    const own = (_a = context.sections.find((section2) => textKey(section2) === textKey(typed))) != null ? _a : typed;
    if (stage !== "") {
      return {
        stage,
        section: typed === "" && context.sections.length === 1 ? (_b = context.sections[0]) != null ? _b : "" : own
      };
    }
    const section = sectionOf2(white);
    if (white !== void 0 && typed !== "" && textKey(typed) !== textKey(section)) {
      findings2.problems.push({
        code: "sectionDiffers",
        cell: reader.address("section"),
        found: typed,
        values: { number: white, section }
      });
    } else if (white !== void 0 && black !== void 0 && textKey(section) !== textKey(sectionOf2(black))) {
      findings2.problems.push({
        code: "playersOfTwoSections",
        cell: reader.address("black"),
        values: { white, black, first: section, second: sectionOf2(black) }
      });
    }
    return { stage, section: (_c = context.sections.find((each3) => textKey(each3) === textKey(section))) != null ? _c : section };
  }
  function readOutcome(reader, table, points, language, findings2) {
    var _a;
    const cell = reader.cell("result");
    const reading = parseResult(cell, {
      language,
      points,
      alone: reader.isBlank("black"),
      inMatch: !reader.isBlank("match")
    });
    const where = { cell: reader.address("result"), found: shownText(cell) };
    switch (reading.kind) {
      case "empty":
        return { kind: "empty" };
      case "refused":
        findings2.problems.push({ code: reading.code, ...where });
        return { kind: "refused" };
      case "game":
      case "bye": {
        const result = makeResult(reading.outcome);
        if (cell !== result) {
          findings2.repairs.push({
            sheetId: table.sheet.id,
            row: reader.row,
            column: (_a = table.columns.result) != null ? _a : 0,
            value: result,
            note: { code: "resultRewritten", ...where, values: { result } }
          });
        }
        return reading;
      }
    }
  }
  function noteNames(reader, numbers, context, findings2) {
    for (const column2 of ["whiteName", "blackName"]) {
      const number = numbers[column2];
      const player = number === void 0 ? void 0 : context.players.get(number);
      const typed = reader.text(column2);
      if (player !== void 0 && typed !== "" && textKey(typed) !== textKey(player.name)) {
        findings2.notes.push({
          code: "nameDiffers",
          cell: reader.address(column2),
          found: typed,
          values: { number: player.number, name: player.name }
        });
      }
    }
  }

  // src/sheet/readResults.ts
  var ownColumns = ["white", "black", "result"];
  function readResults(table, context, findings2) {
    const rows = [];
    const untyped = /* @__PURE__ */ new Set();
    for (let row = table.headingRow + 1; row < table.values.length; row += 1) {
      const reader = rowReader(table, row, findings2);
      if (ownColumns.every((column2) => reader.isBlank(column2))) {
        continue;
      }
      const read = readRow(reader, table, context, findings2);
      if (read !== void 0) {
        rows.push(read);
        if (read.board === 0) {
          untyped.add(row);
        }
      }
    }
    return untyped.size === 0 ? rows : withBoards(rows, untyped);
  }
  function readRow(reader, table, context, findings2) {
    const round = readRound(reader, findings2);
    const white = readNumber(reader, "white", context, findings2);
    const black = readNumber(reader, "black", context, findings2);
    const match = reader.wholeNumber("match", 1, highestNumber);
    const board = reader.wholeNumber("board", 1, highestNumber);
    const game = reader.wholeNumber("game", 1, highestNumber);
    const part = readPart(reader, white, black, context, findings2);
    const result = readOutcome(reader, table, context.points(part), context.language, findings2);
    reportSides(reader, result, white, round, findings2);
    if (round === void 0 || white === void 0 || !fits(reader, result, black)) {
      return void 0;
    }
    noteNames(reader, { whiteName: white, blackName: black }, context, findings2);
    const note2 = reader.text("note");
    return {
      row: reader.row,
      ...part,
      round,
      ...match === void 0 ? {} : { match },
      board: board != null ? board : 0,
      ...game === void 0 ? {} : { game },
      white,
      ...black === void 0 ? {} : { black },
      ...result.outcome === void 0 ? {} : { outcome: result.outcome },
      ...note2 === "" ? {} : { note: note2 },
      resultCell: reader.address("result")
    };
  }
  function fits(reader, result, black) {
    return result.kind === "bye" ? reader.isBlank("black") : black !== void 0;
  }
  function reportSides(reader, result, white, round, findings2) {
    const found = shownText(reader.cell("result"));
    const alone = reader.isBlank("black");
    if (reader.isBlank("white")) {
      const values = { side: reader.heading("white"), white: reader.heading("white") };
      findings2.problems.push({ code: "playerMissing", cell: reader.address("white"), values });
    } else if (result.kind === "bye" && !alone) {
      findings2.problems.push({ code: "byeWithOpponent", cell: reader.address("result"), found });
    } else if (result.kind === "game" && alone) {
      const values = { side: reader.heading("black") };
      findings2.problems.push({ code: "opponentMissing", cell: reader.address("black"), found, values });
    } else if (result.kind === "empty" && alone && white !== void 0) {
      const values = { number: white, round: round != null ? round : "?" };
      findings2.problems.push({ code: "playerAlone", cell: reader.address("black"), values });
    }
  }
  function withBoards(rows, untyped) {
    const highest = /* @__PURE__ */ new Map();
    const slotOf = (row) => [textKey(row.stage), textKey(row.section), row.round].join("\n");
    rows.forEach((row) => {
      var _a;
      return highest.set(slotOf(row), Math.max((_a = highest.get(slotOf(row))) != null ? _a : 0, row.board));
    });
    return rows.map((row) => {
      var _a;
      if (!untyped.has(row.row) || row.black === void 0) {
        return row;
      }
      const board = ((_a = highest.get(slotOf(row))) != null ? _a : 0) + 1;
      highest.set(slotOf(row), board);
      return { ...row, board };
    });
  }

  // src/sheet/readTables.ts
  var noSettings = { rows: [], roundTimes: /* @__PURE__ */ new Map(), chosen: {} };
  var noPlayers = { players: [], unnumbered: [], ticked: /* @__PURE__ */ new Set() };
  function readTables(tables2, findings2, fallback) {
    var _a, _b, _c, _d, _e, _f, _g, _h, _i;
    const settings = tables2.settings === void 0 ? noSettings : readSettingRows(tables2.settings, findings2);
    const { rows } = settings;
    const language = (_e = (_d = (_b = languageSet(rows)) != null ? _b : (_a = tables2.players) == null ? void 0 : _a.language) != null ? _d : (_c = tables2.results) == null ? void 0 : _c.language) != null ? _e : fallback;
    const read = tables2.players === void 0 ? noPlayers : readPlayers(tables2.players, findings2);
    const sections2 = sectionsOf([...read.players, ...read.unnumbered].map(({ player }) => player));
    const settingsOf = settingsByPart(rows, findings2, language);
    const players = withPresence(read, ({ section = "" }) => settingsOf({ section, stage: "" }).checkIn);
    const results = tables2.results === void 0 ? [] : readResults(
      tables2.results,
      {
        language,
        players: new Map(players.map(({ player }) => [player.number, player])),
        sections: sections2,
        points: (part) => settingsOf(part).points,
        playersTitle: ((_f = tables2.players) == null ? void 0 : _f.sheet.title) || sheetTitles.players[language]
      },
      findings2
    );
    if (tables2.results !== void 0) {
      checkRows(tables2.results, results, findings2);
    }
    noteUnknownSections(rows, sections2, findings2);
    const all = players.map(({ player }) => player);
    const unnumbered = read.unnumbered.map(({ player }) => player);
    if (unnumbered.length === 0) {
      checkNumbers(rows, all, (_h = (_g = tables2.players) == null ? void 0 : _g.sheet.title) != null ? _h : "", findings2);
    }
    const lineUps = tables2.lineUps === void 0 ? [] : readLineUps(tables2.lineUps, [...all, ...unnumbered], findings2);
    const parts = partKeys(sections2, results, rows).map((key) => {
      const settings2 = settingsOf(key);
      const part = makePart(key, players, results, rows, settings2);
      return settings2.teamForm === void 0 || key.stage !== "" ? part : withLineUps(part, lineUps, all);
    });
    const colourNames = (_i = colourNamesSet(rows)) != null ? _i : "white";
    return { language, colourNames, settings, parts, players, unnumbered: read.unnumbered, results };
  }
  function withLineUps(part, lineUps, all) {
    const isElsewhere = ({ player: number }) => all.some((player) => player.number === number) && !part.tournament.players.some((player) => player.number === number);
    const own = lineUps.filter((change) => !isElsewhere(change));
    return { ...part, tournament: { ...part.tournament, lineUps: own } };
  }
  function languageSet(rows) {
    const row = rows.find(({ key }) => key === "language");
    return row === void 0 ? void 0 : parseLanguage(shownText(row.value));
  }
  function colourNamesSet(rows) {
    const row = rows.find(({ key }) => key === "colourNames");
    return row === void 0 ? void 0 : parseColourNames(shownText(row.value));
  }
  function checkNumbers(rows, all, players, { problems, notes }) {
    for (const row of all.length === 0 ? [] : rows) {
      const { keyText: setting, value, cell } = row;
      const inOrder4 = isInOrder(row);
      const numbers = numbersIn(row);
      for (const number of numbers) {
        if (!all.some((player) => player.number === number)) {
          (inOrder4 ? problems : notes).push({ code: "unknownNumber", cell, values: { number, players } });
        }
      }
      if (inOrder4 && new Set(numbers).size < numbers.length) {
        problems.push({ code: "settingNeedsNumbers", cell, found: shownText(value), values: { setting } });
      }
    }
  }
  function numbersIn(row) {
    var _a;
    const text = shownText(row.value);
    return isInOrder(row) ? (_a = parseNumbers(text)) != null ? _a : [] : row.key === "keepApart" ? numbersApart(text) : [];
  }
  function isInOrder({ key }) {
    return key === "stagePlayers" || key === "lotsDrawn";
  }
  function noteUnknownSections(rows, sections2, findings2) {
    const known2 = new Set(sections2.map(textKey));
    for (const { scope, cell } of rows) {
      if (scope.section !== void 0 && !known2.has(textKey(scope.section))) {
        known2.add(textKey(scope.section));
        findings2.notes.push({ code: "sectionUnknown", cell, found: scope.section });
      }
    }
  }

  // src/sheet/readEvent.ts
  function readEvent(sheets) {
    const findings2 = noFindings();
    const tables2 = findTables(sheets, findings2, languageOf(sheets));
    const { settings, ...event } = readTables(tables2, findings2, languageOf(sheets));
    const forAll = settings.rows.filter(
      ({ scope }) => scope.section === void 0 && scope.stage === void 0
    );
    return {
      ...event,
      texts: settingTexts(forAll),
      roundTimes: settings.roundTimes,
      problems: onceEach(findings2.problems),
      notes: onceEach(findings2.notes),
      repairs: [...findings2.repairs, ...byeRowRepairs(tables2.results, event)],
      tables: tables2
    };
  }
  function findTables(sheets, findings2, language) {
    const settings = findSheet(sheets, "settings", findings2, language, false);
    const playersSheet = findSheet(sheets, "players", findings2, language, true);
    const lineUpsSheet = findSheet(sheets, "lineUps", findings2, language, false);
    const resultsSheet = findSheet(sheets, "results", findings2, language, true);
    const players = playersSheet === void 0 ? void 0 : findTable(playersSheet, playerHeadings, neededPlayerColumns, findings2, language);
    const lineUps = lineUpsSheet === void 0 || isEmptySheet(lineUpsSheet) ? void 0 : findTable(lineUpsSheet, lineUpHeadings, lineUpColumns, findings2, language);
    const results = resultsSheet === void 0 ? void 0 : findTable(resultsSheet, resultHeadings, neededResultColumns, findings2, language);
    return {
      ...settings === void 0 ? {} : { settings: settingsTable(settings) },
      ...players === void 0 ? {} : { players },
      ...lineUps === void 0 ? {} : { lineUps },
      ...results === void 0 ? {} : { results }
    };
  }
  function isEmptySheet({ values = [] }) {
    return values.every((row) => row.every(isBlankCell));
  }
  function languageOf(sheets) {
    const [settings] = sheetsOfRole(sheets, "settings");
    const set = settings === void 0 ? void 0 : languageSet(readSettingRows(settingsTable(settings), noFindings()).rows);
    const votes = (language) => sheets.filter(({ title }) => {
      const role = roleOfTitle(title);
      return role !== void 0 && wordKey(sheetTitles[role][language]) === wordKey(title);
    }).length;
    return set != null ? set : languages.reduce((best, each3) => votes(each3) > votes(best) ? each3 : best);
  }
  function onceEach(problems) {
    const told2 = /* @__PURE__ */ new Set();
    return problems.filter((problem) => {
      const key = JSON.stringify(problem);
      const isNew = !told2.has(key);
      told2.add(key);
      return isNew;
    });
  }
  function openRows(event) {
    return event.results.filter((row) => row.black !== void 0 && row.outcome === void 0);
  }

  // src/sheet/reportNames.ts
  var nobody = { en: "Player", vi: "Đấu thủ" };
  function withNames(tournament, language) {
    const notes = [];
    const players = tournament.players.map((player) => {
      if (cleanText(player.name) !== "") {
        return player;
      }
      const name = `${nobody[language]} ${player.number}`;
      notes.push({ code: "trfNameMissing", values: { number: player.number, name } });
      return { ...player, name };
    });
    return { tournament: { ...tournament, players }, notes };
  }

  // src/tournament/beforeRound.ts
  function beforeRound(tournament, round) {
    const record = tournament.rounds[round - 1];
    if (record === void 0) {
      return afterRound(tournament, round - 1);
    }
    const paired = pairedIn(record);
    return {
      ...afterRound(tournament, round - 1),
      players: tournament.players.map(
        (player) => paired.has(player.number) ? wasThere(player) : withBye(player, record)
      )
    };
  }
  function pairedIn({ games, byes: byes2 }) {
    const allocated = byes2.filter(({ outcome }) => outcome === "pairingBye");
    return /* @__PURE__ */ new Set([
      ...games.flatMap(({ white, black }) => [white, black]),
      ...allocated.map(({ player }) => player)
    ]);
  }
  function wasThere(player) {
    return player.present === false ? { ...player, present: true } : player;
  }
  function withBye(player, { number, byes: byes2 }) {
    var _a, _b;
    const outcome = (_b = (_a = byes2.find((bye) => bye.player === player.number)) == null ? void 0 : _a.outcome) != null ? _b : "zeroBye";
    const own = { round: number, outcome };
    return { ...player, byes: [...player.byes.filter(({ round }) => round !== number), own] };
  }

  // src/tournament/pairingOrder.ts
  function inPairingOrder({ players, settings }) {
    const byNumber2 = [...players].sort((one, two) => one.number - two.number);
    const fromTheStart = byNumber2.filter((player) => {
      var _a;
      return ((_a = player.fromRound) != null ? _a : 1) === 1;
    });
    const followsStrength = fromTheStart.every(
      (player, index) => index === 0 || compareStrengthBeforeLot(settings, fromTheStart[index - 1], player) <= 0
    );
    return followsStrength ? byNumber2.sort(compareStrength(settings)) : byNumber2;
  }

  // src/systems/swiss/acceleration.ts
  function virtualPoints(tournament) {
    const { acceleration } = tournament.settings;
    switch (acceleration.kind) {
      case "none":
        return () => 0;
      case "explicit":
        return (player, round) => {
          var _a, _b;
          return (_b = (_a = acceleration.points.get(player)) == null ? void 0 : _a[round - 1]) != null ? _b : 0;
        };
      case "baku":
        return bakuPoints(tournament);
    }
  }
  function bakuPoints(tournament) {
    const { rounds: rounds2, points } = tournament.settings;
    if (rounds2 === void 0) {
      return () => 0;
    }
    const accelerated = Math.ceil(rounds2 / 2);
    const full = Math.ceil(accelerated / 2);
    const groupA = groupOfA(tournament);
    return (player, round) => {
      if (!groupA.has(player) || round > accelerated) {
        return 0;
      }
      return round <= full ? points.win : points.draw;
    };
  }
  function groupOfA(tournament) {
    const [first2] = tournament.rounds;
    const paired = first2 === void 0 ? new Set(playersToPair(tournament.players, 1).map((player) => player.number)) : pairedIn(first2);
    const order = inPairingOrder(tournament).map((player) => player.number);
    const there = order.filter((number) => paired.has(number));
    const last = there[Math.min(2 * Math.ceil(there.length / 4), there.length) - 1];
    return new Set(last === void 0 ? [] : order.slice(0, order.indexOf(last) + 1));
  }

  // src/sheet/reportSettings.ts
  function reportSettings(tournament, info, { language, colourNames }) {
    var _a, _b, _c, _d, _e, _f, _g;
    const { settings } = tournament;
    const points = pointTexts(settings.points);
    const acceleration = accelerationText(tournament);
    const tieBreaks2 = tieBreakText(settings.tieBreaks);
    const stated = {
      event: (_a = info.name) != null ? _a : "",
      place: (_b = info.place) != null ? _b : "",
      arbiter: (_c = info.arbiter) != null ? _c : "",
      start: (_d = info.start) != null ? _d : "",
      end: (_e = info.end) != null ? _e : "",
      rounds: settings.rounds === void 0 ? "" : String(settings.rounds),
      drawSeed: settings.drawSeed,
      tieBreaks: tieBreaks2.text,
      // Elsewhere nobody's colour follows from it; a report that does not state it has it from its first game.
      firstColour: settings.firstColour === void 0 || !isSwiss[settings.system] ? "" : colourWords[colourNames][language][settings.firstColour]
    };
    return {
      texts: {
        ...Object.fromEntries(Object.entries(stated).filter(([, text]) => text !== "")),
        ...points.texts,
        system: (_f = settings.systemOfReport) != null ? _f : systemWord(settings.system, language),
        ...teamTexts(settings, language),
        cycles: settings.cycles === 1 ? "" : String(settings.cycles),
        acceleration: acceleration.text,
        keepApart: makeKeepApart(settings.keepApart, language)
      },
      roundTimes: new Map(
        ((_g = info.roundDates) != null ? _g : []).map((date, index) => [index + 1, shownRoundDate(date)]).filter(([, date]) => date !== "")
      ),
      notes: [...points.notes, ...acceleration.notes, ...tieBreaks2.notes]
    };
  }
  function pointTexts(points) {
    const { win, draw: draw2, loss, pairingBye, absence, forfeitLoss } = points;
    const usual = win === standardPoints.win && draw2 === standardPoints.draw && loss === standardPoints.loss;
    const text = [win, draw2, loss].map(makePoints).join("; ");
    const read = parsePointSystem(text) !== void 0;
    const values = { points: text, absence: makePoints(absence), forfeit: makePoints(forfeitLoss) };
    return {
      texts: {
        points: usual || !read ? "" : text,
        byePoints: pairingBye === win ? "" : makePoints(pairingBye)
      },
      notes: read && absence === 0 && forfeitLoss === 0 ? [] : [{ code: "trfPointsNotKept", values }]
    };
  }
  function accelerationText(tournament) {
    const { acceleration } = tournament.settings;
    switch (acceleration.kind) {
      case "none":
        return { text: "", notes: [] };
      case "baku":
        return { text: "Baku", notes: [] };
      case "explicit":
        return isBaku(tournament) ? { text: "Baku", notes: [] } : { text: "", notes: [{ code: "trfAccelerationNotKept" }] };
    }
  }
  function isBaku(tournament) {
    var _a;
    const { settings, players } = tournament;
    const stated = virtualPoints(tournament);
    const baku = virtualPoints({ ...tournament, settings: { ...settings, acceleration: { kind: "baku" } } });
    const rounds2 = Array.from({ length: (_a = settings.rounds) != null ? _a : 0 }, (_, index) => index + 1);
    return rounds2.length > 0 && rounds2.every((round) => players.every(({ number }) => stated(number, round) === baku(number, round)));
  }
  function tieBreakText(codes2) {
    const { specs, unknown } = parseTieBreaks((codes2 != null ? codes2 : []).join(", "));
    return {
      text: specs.map(makeTieBreak).join(", "),
      notes: unknown.length === 0 ? [] : [{ code: "trfTieBreaksNotKept", found: unknown.join(", ") }]
    };
  }
  function teamTexts({ teamForm, boards, matchPoints: matchPoints2 }, language) {
    var _a;
    return teamForm === void 0 ? {} : {
      teamForm: teamFormWord(teamForm, language),
      boards: boards === void 0 ? "" : String(boards),
      matchPoints: matchPoints2 ? (_a = yesWords[language][0]) != null ? _a : "" : ""
    };
  }

  // src/trf/headerText.ts
  function headerText(document, code) {
    return document.records.reduce(
      (found, record) => record.kind === "text" && record.code === code ? record.text : found,
      void 0
    );
  }

  // src/trf/infoOfTrf.ts
  function infoOfTrf(document) {
    const texts = {
      name: headerText(document, "012"),
      place: headerText(document, "022"),
      federation: headerText(document, "032"),
      start: headerText(document, "042"),
      end: headerText(document, "052"),
      arbiter: headerText(document, "102"),
      timeControl: headerText(document, "122")
    };
    const deputies = document.records.flatMap(
      (record) => record.kind === "text" && record.code === "112" ? [record.text] : []
    );
    const dates = document.records.find((record) => record.kind === "roundDates");
    return {
      ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== void 0 && text !== "")),
      ...deputies.length === 0 ? {} : { deputies },
      ...dates === void 0 ? {} : { roundDates: dates.dates }
    };
  }

  // src/trf/entryOutcome.ts
  var byLetters = new Map(
    gameOutcomes.map((outcome) => [gameMeaning[outcome].trf.white + gameMeaning[outcome].trf.black, outcome])
  );
  function gameOutcomeOf(white, black) {
    return white === " " && black === " " ? "notTyped" : byLetters.get(white + black);
  }
  function byeOutcomeOf(entry2) {
    switch (entry2.result) {
      case "U":
      case "+":
        return "pairingBye";
      case "H":
      case "=":
        return "halfBye";
      case "F":
        return "fullBye";
      default:
        return "zeroBye";
    }
  }
  function wasPaired(entry2) {
    return entry2 !== void 0 && (entry2.opponent !== void 0 || byeOutcomeOf(entry2) === "pairingBye");
  }

  // src/trf/consistency.ts
  function contradictions(players) {
    const byNumber2 = /* @__PURE__ */ new Map();
    const problems = [];
    for (const player of players) {
      const first2 = byNumber2.get(player.record.number);
      if (first2 === void 0) {
        byNumber2.set(player.record.number, player);
      } else {
        const values = { line: player.line, column: 5, firstLine: first2.line };
        problems.push({ code: "trfPlayerTwice", found: String(player.record.number), values });
      }
    }
    for (const player of players) {
      player.record.rounds.forEach((entry2, index) => {
        const problem = (entry2 == null ? void 0 : entry2.opponent) === void 0 ? void 0 : entryProblem(player, index, entry2, byNumber2);
        if (problem !== void 0) {
          problems.push(problem);
        }
      });
    }
    return problems;
  }
  function entryProblem(player, index, entry2, byNumber2) {
    var _a;
    const opponent = entry2.opponent === void 0 ? void 0 : byNumber2.get(entry2.opponent);
    const values = {
      line: player.line,
      column: 92 + index * 10,
      round: index + 1,
      player: player.record.number,
      opponent: (_a = entry2.opponent) != null ? _a : 0
    };
    if (opponent === void 0) {
      return { code: "trfOpponentUnknown", found: String(entry2.opponent), values };
    }
    const answer = opponent.record.rounds[index];
    const mutual = (answer == null ? void 0 : answer.opponent) === player.record.number;
    if (mutual && (agree(entry2, answer) || player.record.number > opponent.record.number)) {
      return void 0;
    }
    const said = { ...values, otherLine: opponent.line, other: entryText(answer) };
    return { code: "trfContradiction", found: entryText(entry2), values: said };
  }
  function agree(one, other2) {
    if (one.colour === other2.colour && one.colour !== void 0) {
      return false;
    }
    const oneIsWhite = one.colour === "white" || other2.colour === "black";
    const [white, black] = oneIsWhite ? [one, other2] : [other2, one];
    return gameOutcomeOf(white.result, black.result) !== void 0;
  }
  function entryText(entry2) {
    var _a;
    if (entry2 === void 0) {
      return "";
    }
    const colour = entry2.colour === void 0 ? "-" : entry2.colour === "white" ? "w" : "b";
    return `${(_a = entry2.opponent) != null ? _a : "0000"} ${colour} ${entry2.result}`.trimEnd();
  }

  // src/trf/line.ts
  function trfLine(number, text) {
    return { number, text, problems: [], repairs: [] };
  }
  function textIn(line, from, to) {
    return line.text.slice(from - 1, to).trim();
  }
  function report(line, code, column2, found, values = {}) {
    line.problems.push({ code, found, values: { line: line.number, column: column2, ...values } });
  }
  function numberIn(line, from, to, least, most) {
    const text = textIn(line, from, to);
    return text === "" ? void 0 : wholeNumber(line, from, text, least, most);
  }
  function requiredNumberIn(line, from, to, least, most) {
    return wholeNumber(line, from, textIn(line, from, to), least, most);
  }
  function wholeNumber(line, column2, text, least, most) {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) {
      return value;
    }
    report(line, "trfNumberExpected", column2, text, { least, most });
    return void 0;
  }
  function pointsIn(line, from, to) {
    const text = textIn(line, from, to);
    return text === "" ? void 0 : pointsFrom(line, from, text);
  }
  function requiredPointsIn(line, from, to) {
    return pointsFrom(line, from, textIn(line, from, to));
  }
  function pointsFrom(line, column2, text) {
    const value = /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(",", ".")) * 2 : NaN;
    if (!Number.isInteger(value)) {
      report(line, "trfPointsExpected", column2, text);
      return void 0;
    }
    if (text.includes(",")) {
      const values = { line: line.number, column: column2 };
      line.repairs.push({ code: "trfCommaRepaired", found: text, values });
    }
    return halfPoints(value);
  }
  function playersFrom(line, from) {
    const players = [];
    for (let column2 = from; column2 <= line.text.length; column2 += 5) {
      const player = numberIn(line, column2, column2 + 3, 0, 9999);
      if (player !== void 0) {
        players.push(playerNumber(player));
      }
    }
    return players;
  }
  function wordsFrom(line, from) {
    const words2 = [];
    const pattern = /\S+/g;
    const tail = line.text.slice(from - 1);
    for (let match = pattern.exec(tail); match !== null; match = pattern.exec(tail)) {
      words2.push({ column: from + match.index, text: match[0] });
    }
    return words2;
  }
  function layOut(fields) {
    let text = "";
    for (const [column2, value] of fields) {
      text = value === "" ? text : `${text.padEnd(column2 - 1)}${value}`;
    }
    return text;
  }
  function rightAligned(value, width) {
    return value === void 0 || value === "" ? "" : String(value).padStart(width);
  }
  function zeroPadded(value, width) {
    return String(value).padStart(width, "0");
  }
  function playersAt(column2, players) {
    return players.map((player, index) => [column2 + index * 5, rightAligned(player, 4)]);
  }
  function pointsText(points) {
    return (points / 2).toFixed(1);
  }
  function pointsAligned(points, width) {
    return points === void 0 ? "" : rightAligned(pointsText(points), width);
  }

  // src/trf/document.ts
  var trfResults = ["1", "=", "0", "+", "-", "W", "D", "L", "H", "F", "U", "Z", "*", " "];
  var textCodes = [
    ...["012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122"],
    ...["172", "182", "192", "202", "212", "222", "352"]
  ];
  var singlePointsCodes = ["BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"];

  // src/trf/playerRecord.ts
  var firstRoundColumn = 92;
  var roundWidth = 10;
  var nameColumn = 15;
  var nameWidth = 33;
  function readPlayerRecord(line) {
    const person = readPerson(line);
    const points = requiredPointsIn(line, 81, 84);
    const rank = numberIn(line, 86, 89, 0, 9999);
    const rounds2 = [];
    for (let column2 = firstRoundColumn; column2 <= line.text.length; column2 += roundWidth) {
      rounds2.push(readEntry(line, column2, person == null ? void 0 : person.number));
    }
    while (rounds2.length > 0 && rounds2[rounds2.length - 1] === void 0) {
      rounds2.pop();
    }
    if (person === void 0 || points === void 0) {
      return void 0;
    }
    return { kind: "player", ...person, points, ...rank === void 0 ? {} : { rank }, rounds: rounds2 };
  }
  function readNationalRecord(line) {
    const person = readPerson(line);
    return person === void 0 ? void 0 : { kind: "national", code: textIn(line, 1, 3), ...person };
  }
  function readPerson(line) {
    const number = requiredNumberIn(line, 5, 8, 1, 9999);
    const rating3 = numberIn(line, 49, 52, 0, 9999);
    if (number === void 0) {
      return void 0;
    }
    return {
      number: playerNumber(number),
      sex: textIn(line, 10, 10),
      title: textIn(line, 11, 13),
      name: textIn(line, nameColumn, nameColumn + nameWidth - 1),
      ...rating3 === void 0 ? {} : { rating: rating3 },
      federation: textIn(line, 54, 56),
      fideNumber: textIn(line, 58, 68),
      born: textIn(line, 70, 79)
    };
  }
  function readEntry(line, column2, own) {
    var _a;
    if (textIn(line, column2, column2 + roundWidth - 1) === "") {
      return void 0;
    }
    const problemsBefore = line.problems.length;
    const opponent = (_a = numberIn(line, column2, column2 + 3, 0, 9999)) != null ? _a : 0;
    const colour = readColour(line, column2 + 5);
    const result = readResult(line, column2 + 7);
    if (opponent !== 0 && opponent === own) {
      report(line, "trfOwnOpponent", column2, String(opponent));
    }
    if (result === void 0 || line.problems.length > problemsBefore) {
      return void 0;
    }
    checkEntry(line, column2, opponent, colour, result);
    return {
      ...opponent === 0 ? {} : { opponent: playerNumber(opponent) },
      ...colour === void 0 ? {} : { colour },
      result
    };
  }
  function readColour(line, column2) {
    const found = textIn(line, column2, column2).toLowerCase();
    if (found === "w" || found === "b") {
      return found === "w" ? "white" : "black";
    }
    if (found !== "" && found !== "-") {
      report(line, "trfColourExpected", column2, found);
    }
    return void 0;
  }
  function readResult(line, column2) {
    var _a;
    const found = ((_a = line.text[column2 - 1]) != null ? _a : " ").toUpperCase();
    const result = trfResults.find((letter) => letter === found);
    if (result === void 0) {
      report(line, "trfResultExpected", column2, found);
    }
    return result;
  }
  function checkEntry(line, column2, opponent, colour, result) {
    if (opponent === 0 && (colour !== void 0 || "10WDL".includes(result))) {
      report(line, "trfOpponentExpected", column2, textIn(line, column2, column2 + 7));
    }
    if (opponent !== 0 && "HFUZ".includes(result)) {
      report(line, "trfByeWithOpponent", column2, textIn(line, column2, column2 + 7));
    }
    if (opponent !== 0 && colour === void 0 && "1=0WDL*".includes(result)) {
      report(line, "trfColourExpected", column2 + 5, textIn(line, column2 + 5, column2 + 5));
    }
  }
  function writePlayerRecord(record) {
    const fields = [
      ...personFields("001", record),
      [81, pointsAligned(record.points, 4)],
      [86, rightAligned(record.rank, 4)]
    ];
    record.rounds.forEach((entry2, index) => {
      fields.push([firstRoundColumn + index * roundWidth, entry2 === void 0 ? "" : entryText2(entry2)]);
    });
    return layOut(fields);
  }
  function writeNationalRecord(record) {
    return layOut(personFields(record.code, record));
  }
  function personFields(code, person) {
    return [
      [1, code],
      [5, rightAligned(person.number, 4)],
      [10, person.sex.slice(0, 1)],
      [11, rightAligned(person.title.slice(0, 3), 3)],
      [nameColumn, person.name.slice(0, nameWidth)],
      [49, rightAligned(person.rating, 4)],
      [54, rightAligned(person.federation.slice(0, 3), 3)],
      [58, rightAligned(person.fideNumber.slice(0, 11), 11)],
      [70, person.born.slice(0, 10)]
    ];
  }
  function entryText2(entry2) {
    const opponent = entry2.opponent === void 0 ? "0000" : String(entry2.opponent).padStart(4);
    const colour = entry2.colour === void 0 ? "-" : entry2.colour === "white" ? "w" : "b";
    return `${opponent} ${colour} ${entry2.result}`.trimEnd();
  }

  // src/trf/headerRecords.ts
  function readTextRecord(line) {
    return { kind: "text", code: textIn(line, 1, 3), text: textIn(line, 5) };
  }
  function writeTextRecord(record) {
    return layOut([
      [1, record.code],
      [5, record.text]
    ]);
  }
  function readRoundDates(line) {
    const dates = [];
    for (let column2 = 92; column2 <= line.text.length; column2 += 10) {
      dates.push(textIn(line, column2, column2 + 9));
    }
    return { kind: "roundDates", dates };
  }
  function writeRoundDates(record) {
    const dates = record.dates.map((date, index) => [92 + index * 10, date]);
    return layOut([[1, "132"], ...dates]);
  }
  function readRoundsRecord(line) {
    const rounds2 = wholeNumber(line, 5, textIn(line, 4), 1, 999);
    const code = textIn(line, 1, 3) === "142" ? "142" : "XXR";
    return rounds2 === void 0 ? void 0 : { kind: "rounds", code, rounds: rounds2 };
  }
  function writeRoundsRecord(record) {
    return `${record.code} ${record.rounds}`;
  }
  function readInitialColour(line) {
    const found = textIn(line, 5);
    const letter = found.toUpperCase();
    if (letter !== "W" && letter !== "B") {
      report(line, "trfInitialColourExpected", 5, found);
      return void 0;
    }
    return { kind: "initialColour", colour: letter === "W" ? "white" : "black" };
  }
  function writeInitialColour(record) {
    return `152 ${record.colour === "white" ? "W" : "B"}`;
  }
  function readConfiguration(line) {
    return { kind: "configuration", words: wordsFrom(line, 4).map((word2) => word2.text) };
  }
  function writeConfiguration(record) {
    return ["XXC", ...record.words].join(" ");
  }

  // src/trf/pairingRecords.ts
  function readByes(line) {
    const found = textIn(line, 5, 5).toUpperCase();
    const bye = ["F", "H", "Z"].find((letter) => letter === found);
    if (bye === void 0) {
      report(line, "trfSymbolExpected", 5, found, { symbols: "F H Z" });
    }
    const round = requiredNumberIn(line, 7, 9, 1, 999);
    const players = playersFrom(line, 11);
    return bye === void 0 || round === void 0 ? void 0 : { kind: "byes", bye, round, players };
  }
  function writeByes(record) {
    return layOut([
      [1, "240"],
      [5, record.bye],
      [7, zeroPadded(record.round, 3)],
      ...playersAt(11, record.players)
    ]);
  }
  function readAbsent(line) {
    return { kind: "absent", players: playerWords(line) };
  }
  function writeAbsent(record) {
    return ["XXZ", ...record.players].join(" ");
  }
  function readForbidden(line) {
    return { kind: "forbidden", players: playerWords(line) };
  }
  function writeForbidden(record) {
    return ["XXP", ...record.players].join(" ");
  }
  function readAcceleration(line) {
    const matchPoints2 = pointsIn(line, 5, 8);
    const gamePoints = pointsIn(line, 10, 13);
    const firstRound = requiredNumberIn(line, 15, 17, 1, 999);
    const lastRound3 = requiredNumberIn(line, 19, 21, firstRound != null ? firstRound : 1, 999);
    const first2 = requiredNumberIn(line, 23, 26, 1, 9999);
    const last = requiredNumberIn(line, 28, 31, first2 != null ? first2 : 1, 9999);
    if (firstRound === void 0 || lastRound3 === void 0 || first2 === void 0 || last === void 0) {
      return void 0;
    }
    return {
      kind: "acceleration",
      ...matchPoints2 === void 0 ? {} : { matchPoints: matchPoints2 },
      ...gamePoints === void 0 ? {} : { gamePoints },
      firstRound,
      lastRound: lastRound3,
      first: playerNumber(first2),
      last: playerNumber(last)
    };
  }
  function writeAcceleration(record) {
    return layOut([
      [1, "250"],
      [5, record.matchPoints === void 0 ? "" : zeroPadded(pointsText(record.matchPoints), 4)],
      [10, record.gamePoints === void 0 ? "" : zeroPadded(pointsText(record.gamePoints), 4)],
      [15, zeroPadded(record.firstRound, 3)],
      [19, zeroPadded(record.lastRound, 3)],
      [23, zeroPadded(record.first, 4)],
      [28, zeroPadded(record.last, 4)]
    ]);
  }
  function readPlayerAcceleration(line) {
    var _a;
    const player = requiredNumberIn(line, 5, 8, 1, 9999);
    const points = [];
    for (let column2 = 10; column2 <= line.text.length; column2 += 5) {
      points.push((_a = pointsIn(line, column2, column2 + 3)) != null ? _a : halfPoints(0));
    }
    return player === void 0 ? void 0 : { kind: "playerAcceleration", player: playerNumber(player), points };
  }
  function writePlayerAcceleration(record) {
    return layOut([
      [1, "XXA"],
      [5, rightAligned(record.player, 4)],
      ...record.points.map((points, index) => [10 + index * 5, pointsAligned(points, 4)])
    ]);
  }
  function readKeptApart(line) {
    const firstRound = requiredNumberIn(line, 5, 7, 1, 999);
    const lastRound3 = requiredNumberIn(line, 9, 11, firstRound != null ? firstRound : 1, 999);
    const players = playersFrom(line, 13);
    return firstRound === void 0 || lastRound3 === void 0 ? void 0 : { kind: "keptApart", firstRound, lastRound: lastRound3, players };
  }
  function writeKeptApart(record) {
    return layOut([
      [1, "260"],
      [5, zeroPadded(record.firstRound, 3)],
      [9, zeroPadded(record.lastRound, 3)],
      ...playersAt(13, record.players)
    ]);
  }
  function playerWords(line) {
    return wordsFrom(line, 4).flatMap((word2) => {
      const player = wholeNumber(line, word2.column, word2.text, 1, 9999);
      return player === void 0 ? [] : [playerNumber(player)];
    });
  }

  // src/trf/pointRecords.ts
  var gameSymbols = ["W", "D", "L", "A", "P", "X", "Z"];
  var matchSymbols = ["TW", "TD", "TL"];
  var namedSymbols = [
    ...["WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW", "FL"],
    ...["W", "D"]
  ];
  function readPointSystem(line) {
    const code = textIn(line, 1, 3) === "362" ? "362" : "162";
    const symbols = code === "162" ? gameSymbols : matchSymbols;
    const width = code === "162" ? 1 : 2;
    const values = [];
    for (let column2 = 7 - width; column2 <= line.text.length; column2 += 9) {
      const symbol = textIn(line, column2, column2 + width - 1).toUpperCase();
      if (textIn(line, column2, column2 + 8) === "") {
        continue;
      }
      if (!symbols.includes(symbol)) {
        report(line, "trfSymbolExpected", column2, symbol, { symbols: symbols.join(" ") });
        continue;
      }
      const points = requiredPointsIn(line, column2 + width, column2 + width + 3);
      if (points !== void 0) {
        values.push({ symbol, points });
      }
    }
    return { kind: "pointSystem", code, values };
  }
  function writePointSystem(record) {
    const width = record.code === "162" ? 1 : 2;
    return layOut([
      [1, record.code],
      ...record.values.map(({ symbol, points }, index) => [
        7 - width + index * 9,
        `${symbol}${pointsAligned(points, 4)}`
      ])
    ]);
  }
  function readSinglePoints(line) {
    const found = textIn(line, 1, 3);
    const code = singlePointsCodes.find((known2) => known2 === found);
    const points = pointsFrom(line, 5, textIn(line, 5));
    return code === void 0 || points === void 0 ? void 0 : { kind: "singlePoints", code, points };
  }
  function writeSinglePoints(record) {
    return `${record.code} ${pointsAligned(record.points, 4)}`;
  }
  function readNamedPoints(line) {
    const values = [];
    for (const word2 of wordsFrom(line, 4)) {
      const [symbol = "", value = ""] = word2.text.split("=");
      if (!namedSymbols.includes(symbol)) {
        report(line, "trfSymbolExpected", word2.column, word2.text, { symbols: namedSymbols.join(" ") });
        continue;
      }
      const points = pointsFrom(line, word2.column, value);
      if (points !== void 0) {
        values.push({ symbol, points });
      }
    }
    return { kind: "namedPoints", values };
  }
  function writeNamedPoints(record) {
    return ["XXS", ...record.values.map(({ symbol, points }) => `${symbol}=${pointsText(points)}`)].join(" ");
  }
  function readAbnormalPoints(line) {
    var _a;
    const matchPoints2 = pointsIn(line, 8, 11);
    const gamePoints = pointsIn(line, 14, 17);
    return {
      kind: "abnormalPoints",
      type: textIn(line, 5, 5),
      ...matchPoints2 === void 0 ? {} : { matchPoints: matchPoints2 },
      ...gamePoints === void 0 ? {} : { gamePoints },
      round: (_a = numberIn(line, 20, 22, 0, 999)) != null ? _a : 0,
      players: playersFrom(line, 24)
    };
  }
  function writeAbnormalPoints(record) {
    return layOut([
      [1, "299"],
      [5, record.type],
      [8, pointsAligned(record.matchPoints, 4)],
      [14, pointsAligned(record.gamePoints, 4)],
      [20, zeroPadded(record.round, 3)],
      ...playersAt(24, record.players)
    ]);
  }

  // src/trf/teamRecord.ts
  function readTeamRecord(line) {
    const number = requiredNumberIn(line, 5, 7, 1, 999);
    const strength = averageIn(line);
    const matchPoints2 = pointsIn(line, 55, 60);
    const gamePoints = pointsIn(line, 62, 67);
    const rank = numberIn(line, 69, 71, 0, 999);
    const players = playersFrom(line, 74);
    if (number === void 0) {
      return void 0;
    }
    return {
      kind: "team",
      number,
      name: textIn(line, 9, 40),
      nickname: textIn(line, 42, 46),
      ...strength === void 0 ? {} : { strength },
      ...matchPoints2 === void 0 ? {} : { matchPoints: matchPoints2 },
      ...gamePoints === void 0 ? {} : { gamePoints },
      ...rank === void 0 ? {} : { rank },
      players
    };
  }
  function writeTeamRecord(record) {
    return layOut([
      [1, "310"],
      [5, rightAligned(record.number, 3)],
      [9, record.name.slice(0, 32)],
      [42, record.nickname.slice(0, 5)],
      [48, rightAligned(record.strength, 6)],
      [55, pointsAligned(record.matchPoints, 6)],
      [62, pointsAligned(record.gamePoints, 6)],
      [69, rightAligned(record.rank, 3)],
      ...playersAt(74, record.players)
    ]);
  }
  function averageIn(line) {
    const text = textIn(line, 48, 53);
    return /^\d+[.,]\d+$/.test(text) ? Number(text.replace(",", ".")) : numberIn(line, 48, 53, 0, 999999);
  }

  // src/trf/recordFormats.ts
  var readers = new Map([
    ["001", readPlayerRecord],
    ...textCodes.map((code) => [code, readTextRecord]),
    ["132", readRoundDates],
    ["142", readRoundsRecord],
    ["XXR", readRoundsRecord],
    ["152", readInitialColour],
    ["XXC", readConfiguration],
    ["162", readPointSystem],
    ["362", readPointSystem],
    ...singlePointsCodes.map((code) => [code, readSinglePoints]),
    ["XXS", readNamedPoints],
    ["240", readByes],
    ["XXZ", readAbsent],
    ["250", readAcceleration],
    ["XXA", readPlayerAcceleration],
    ["260", readKeptApart],
    ["XXP", readForbidden],
    ["299", readAbnormalPoints],
    ["310", readTeamRecord]
  ]);
  function readRecord(line) {
    const { text } = line;
    if (text.trim() === "") {
      return { kind: "blank", text };
    }
    if (text.startsWith("###")) {
      return { kind: "comment", text };
    }
    const reader = readers.get(text.slice(0, 3));
    return reader === void 0 ? readUnlisted(text) : reader(line);
  }
  function readUnlisted(text) {
    if (/^[A-Z]{3} [ \d]{3}\d/.test(text)) {
      const attempt2 = trfLine(0, text);
      const record = readNationalRecord(attempt2);
      if (record !== void 0 && attempt2.problems.length === 0) {
        return record;
      }
    }
    return { kind: "unread", text };
  }
  function writeRecord(record) {
    switch (record.kind) {
      case "player":
        return writePlayerRecord(record);
      case "national":
        return writeNationalRecord(record);
      case "text":
        return writeTextRecord(record);
      case "roundDates":
        return writeRoundDates(record);
      case "rounds":
        return writeRoundsRecord(record);
      case "initialColour":
        return writeInitialColour(record);
      case "configuration":
        return writeConfiguration(record);
      case "pointSystem":
        return writePointSystem(record);
      case "singlePoints":
        return writeSinglePoints(record);
      case "namedPoints":
        return writeNamedPoints(record);
      case "byes":
        return writeByes(record);
      case "absent":
        return writeAbsent(record);
      case "acceleration":
        return writeAcceleration(record);
      case "playerAcceleration":
        return writePlayerAcceleration(record);
      case "keptApart":
        return writeKeptApart(record);
      case "forbidden":
        return writeForbidden(record);
      case "abnormalPoints":
        return writeAbnormalPoints(record);
      case "team":
        return writeTeamRecord(record);
      case "comment":
      case "blank":
      case "unread":
        return record.text;
    }
  }

  // src/trf/readTrf.ts
  function readTrf(text) {
    const lines2 = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
    const endsWithLineEnding = lines2.length > 1 && lines2[lines2.length - 1] === "";
    if (endsWithLineEnding) {
      lines2.pop();
    }
    const records = [];
    const sourceLines = /* @__PURE__ */ new Map();
    const players = [];
    const problems = [];
    const notes = [];
    lines2.forEach((source, index) => {
      const { line, record } = readLine(index + 1, source);
      problems.push(...line.problems);
      notes.push(...line.repairs);
      if (record === void 0) {
        return;
      }
      records.push(record);
      if (line.repairs.length === 0) {
        sourceLines.set(record, source);
        notes.push(...textOutsideColumns(record, source, line.number));
      }
      if (record.kind === "player") {
        players.push({ line: line.number, record });
      }
    });
    if (players.length === 0 && problems.length === 0) {
      problems.push({ code: "trfNoPlayers" });
    }
    problems.push(...problems.length === 0 ? contradictions(players) : []);
    if (problems.length > 0) {
      return { ok: false, problems };
    }
    return {
      ok: true,
      document: { records, sourceLines, lineEnding: firstLineEnding(text), endsWithLineEnding },
      notes
    };
  }
  function textOutsideColumns(record, source, line) {
    const readAs = writeRecord(record);
    return letters(source) > letters(readAs) ? [{ code: "trfOutsideColumns", found: source.trim(), values: { line, readAs } }] : [];
  }
  function letters(text) {
    return text.replace(/(^|\D)0+(?=\d)/g, "$1").replace(/\s/g, "").length;
  }
  function readLine(number, source) {
    const line = trfLine(number, source);
    const reading = { line, record: readRecord(line) };
    if (line.problems.length === 0 || !source.startsWith("001")) {
      return reading;
    }
    const shifted = countedInBytes(source);
    if (shifted === void 0) {
      return reading;
    }
    const attempt2 = trfLine(number, shifted);
    const record = readRecord(attempt2);
    if (attempt2.problems.length > 0) {
      return reading;
    }
    attempt2.repairs.push({ code: "trfByteColumnsRepaired", values: { line: number, column: nameColumn } });
    return { line: attempt2, record };
  }
  function countedInBytes(source) {
    const start = nameColumn - 1;
    let bytes = 0;
    let end = start;
    while (end < source.length && bytes < nameWidth) {
      const code = source.charCodeAt(end);
      bytes += code < 128 ? 1 : code < 2048 ? 2 : 3;
      end += 1;
    }
    const missing = nameWidth - (end - start);
    return missing === 0 ? void 0 : source.slice(0, end) + " ".repeat(missing) + source.slice(end);
  }
  function firstLineEnding(text) {
    const found = /\r\n|\r|\n/.exec(text);
    return found === null ? "\n" : found[0];
  }

  // src/tournament/lineUp.ts
  var bigFriendlyBoards = 30;
  function lineUpsOf(tournament, round, teams = teamsOf(tournament)) {
    const boards = boardCount(teams, tournament.settings);
    return new Map(teams.map((team) => [team.number, lineUpOf(tournament, team, boards, round)]));
  }
  function lineUpOf(tournament, team, boards, round) {
    const seats = boards >= bigFriendlyBoards ? movedUp(team, boards, round) : ownBoards(team, boards);
    for (const change of changesOf(tournament, team, round)) {
      if (change.board >= 1 && change.board <= boards) {
        seats[change.board - 1] = change.player;
      }
    }
    return seats;
  }
  function changesOf(tournament, team, round) {
    var _a;
    return ((_a = tournament.lineUps) != null ? _a : []).filter((change) => change.round === round && isTeam(team, change.team));
  }
  function isTeam(team, text) {
    const key = teamKey(text);
    return key === teamKey(team.name) || key === team.letter.toLowerCase();
  }
  function ownBoards(team, boards) {
    return Array.from(
      { length: boards },
      (_, index) => {
        var _a;
        return (_a = team.official.find(({ board }) => board === index + 1)) == null ? void 0 : _a.player.number;
      }
    );
  }
  function movedUp(team, boards, round) {
    const order = [...team.official.map(({ player }) => player), ...team.reserves].filter(
      (player) => canPlay(player, round)
    );
    return Array.from({ length: boards }, (_, index) => {
      var _a;
      return (_a = order[index]) == null ? void 0 : _a.number;
    });
  }
  function canPlay(player, round) {
    return isInEvent(player, round) && requestedBye(player, round) === void 0;
  }

  // src/tournament/teamSeats.ts
  function seatsInRound(round, form, teamOf, lineUps) {
    const inMatch = form === "scheveningen" ? positions(round, teamOf, lineUps) : void 0;
    const seatOfPlayer = (player, row) => {
      var _a, _b;
      return (_b = (_a = inMatch == null ? void 0 : inMatch.get(seatKey(player, row))) != null ? _a : row.board) != null ? _b : boardInTeam(player, teamOf, lineUps);
    };
    const seatOf3 = (row) => "player" in row ? seatOfPlayer(row.player, row) : { white: seatOfPlayer(row.white, row), black: seatOfPlayer(row.black, row) };
    return seatOf3;
  }
  function boardInTeam(player, teamOf, lineUps) {
    var _a, _b, _c;
    const team = teamOf.get(player);
    const place = team === void 0 ? -1 : ((_a = lineUps.get(team.number)) != null ? _a : []).indexOf(player);
    return place >= 0 ? place + 1 : (_c = (_b = team == null ? void 0 : team.official.find((each3) => each3.player.number === player)) == null ? void 0 : _b.board) != null ? _c : 1;
  }
  function seatKey(player, { game }) {
    return `${player} ${game != null ? game : 1}`;
  }
  function positions(round, teamOf, lineUps) {
    var _a, _b;
    const found = /* @__PURE__ */ new Map();
    const sides = /* @__PURE__ */ new Map();
    const add2 = (player, row) => {
      var _a2, _b2, _c;
      const team = teamOf.get(player);
      if (team === void 0) {
        return;
      }
      const key = `${team.number} ${(_a2 = row.game) != null ? _a2 : 1}`;
      const side = (_c = sides.get(key)) != null ? _c : { lineUp: (_b2 = lineUps.get(team.number)) != null ? _b2 : [], seated: [] };
      side.seated.push({ player, row });
      sides.set(key, side);
    };
    for (const game of round.games) {
      add2(game.white, game);
      add2(game.black, game);
    }
    round.byes.forEach((bye) => add2(bye.player, bye));
    for (const { lineUp, seated: seated2 } of sides.values()) {
      const present = new Set(seated2.map(({ player }) => player));
      const left = lineUp.flatMap(
        (player, index) => player === void 0 || !present.has(player) ? [index + 1] : []
      );
      for (const { player, row } of [...seated2].sort((a, b) => {
        var _a2, _b2;
        return ((_a2 = a.row.board) != null ? _a2 : 0) - ((_b2 = b.row.board) != null ? _b2 : 0);
      })) {
        const place = lineUp.indexOf(player);
        found.set(seatKey(player, row), place >= 0 ? place + 1 : (_b = (_a = left.shift()) != null ? _a : row.board) != null ? _b : 1);
      }
    }
    return found;
  }

  // src/tournament/teamMatch.ts
  function teamRounds(tournament, open) {
    const context = contextOf(tournament, open);
    return tournament.rounds.map((round) => teamRound(round, context));
  }
  function teamRoundOf(tournament, round, open) {
    return teamRound(round, contextOf(tournament, open));
  }
  function contextOf(tournament, open) {
    const teams = teamsOf(tournament);
    return {
      tournament,
      teams,
      boards: boardCount(teams, tournament.settings),
      lastGame: lastGameOf(tournament),
      teamOf: teamOfPlayer(teams),
      open
    };
  }
  function teamRound(round, context) {
    var _a, _b, _c;
    const { teamOf, teams, tournament } = context;
    const lineUps = lineUpsOf(tournament, round.number, teams);
    const seatOf3 = seatsInRound(round, tournament.settings.teamForm, teamOf, lineUps);
    const byMeeting = /* @__PURE__ */ new Map();
    for (const game of round.games) {
      const pair2 = [(_a = teamOf.get(game.white)) == null ? void 0 : _a.number, (_b = teamOf.get(game.black)) == null ? void 0 : _b.number];
      if (pair2[0] !== void 0 && pair2[1] !== void 0 && pair2[0] !== pair2[1]) {
        const key = pair2.sort((a, b) => (a != null ? a : 0) - (b != null ? b : 0)).join("-");
        byMeeting.set(key, [...(_c = byMeeting.get(key)) != null ? _c : [], game]);
      }
    }
    const matches = [...byMeeting.values()].map(
      (games, index) => matchOf(round, games, index + 1, seatOf3, context)
    );
    const busy = new Set(matches.flatMap((match) => [match.teams.white.number, match.teams.black.number]));
    const free = teams.filter((team) => !busy.has(team.number));
    return {
      number: round.number,
      matches: matches.sort((a, b) => a.match - b.match),
      free: free.flatMap((team) => freeTeam(round, team, seatOf3, context))
    };
  }
  function matchOf(round, all, place, seatOf3, context) {
    var _a;
    const { teamOf } = context;
    const regular = all.filter(({ game = 1 }) => game <= context.lastGame);
    const lotRow2 = all.find((game) => !regular.includes(game));
    const games = [...regular].sort(
      (a, b) => {
        var _a2, _b;
        return ((_a2 = a.game) != null ? _a2 : 1) - ((_b = b.game) != null ? _b : 1) || a.board - b.board || a.white - b.white;
      }
    );
    const [first2] = games.length > 0 ? games : all;
    const white = teamOf.get(first2.white);
    const black = teamOf.get(first2.black);
    const teams = hasPriority(first2, seatOf3(first2), context.tournament.settings) ? { white, black } : { white: black, black: white };
    const byes2 = round.byes.filter((bye) => [white, black].includes(teamOf.get(bye.player)));
    const lot2 = lotRow2 === void 0 ? void 0 : lotWinner(lotRow2, teams.white, teamOf);
    return {
      round: round.number,
      match: (_a = first2.match) != null ? _a : place,
      teams,
      games,
      points: {
        white: pointsOfTeam(teams.white, games, byes2, seatOf3, context),
        black: pointsOfTeam(teams.black, games, byes2, seatOf3, context)
      },
      complete: games.every((game) => game.outcome !== void 0),
      played: games.some((game) => game.outcome !== void 0 && gameMeaning[game.outcome].played),
      ...lot2 === void 0 ? {} : { lot: lot2 }
    };
  }
  function hasPriority(game, seats, settings) {
    var _a, _b;
    const number = (_a = game.game) != null ? _a : 1;
    if (settings.teamForm !== "scheveningen") {
      return (seats.white + number) % 2 === 0;
    }
    const ordered = (_b = settings.matchOrder) == null ? void 0 : _b.find((each3) => each3.game === number && each3.board === game.board);
    return ordered === void 0 ? (seats.white + seats.black) % 2 === 0 : ordered.white.side === "a";
  }
  function lotWinner({ white, outcome }, priority, teamOf) {
    const award = outcome === void 0 ? void 0 : gameMeaning[outcome].award;
    if (award === void 0 || award.white === award.black) {
      return void 0;
    }
    const side = teamOf.get(white) === priority ? "white" : "black";
    return award.white === "win" ? side : otherColour(side);
  }
  function freeTeam(round, team, seatOf3, context) {
    const byes2 = round.byes.filter((bye) => context.teamOf.get(bye.player) === team);
    const [first2] = [...byes2].sort((a, b) => {
      var _a, _b;
      return ((_a = a.board) != null ? _a : 0) - ((_b = b.board) != null ? _b : 0) || a.player - b.player;
    });
    return first2 === void 0 ? [] : [
      {
        team,
        outcome: first2.outcome,
        points: pointsOfTeam(team, [], byes2, seatOf3, context),
        ...first2.match === void 0 ? {} : { match: first2.match }
      }
    ];
  }
  function pointsOfTeam(team, games, byes2, seatOf3, { boards, teamOf, open, tournament }) {
    const { points } = tournament.settings;
    const own = new Array(boards).fill(0);
    const add2 = (board, gained) => {
      var _a;
      own[board - 1] = ((_a = own[board - 1]) != null ? _a : 0) + gained;
    };
    for (const game of games) {
      const meaning = game.outcome === void 0 ? void 0 : gameMeaning[game.outcome];
      if (meaning !== void 0 && !(meaning.open === true && open === "asNothing")) {
        const colour = teamOf.get(game.white) === team ? "white" : "black";
        add2(seatOf3(game)[colour], pointsOf(meaning.award[colour], points));
      }
    }
    for (const bye of byes2.filter(({ player }) => teamOf.get(player) === team)) {
      add2(seatOf3(bye), pointsOf(byeMeaning[bye.outcome].award, points));
    }
    return { total: halfPoints(own.reduce((sum3, each3) => sum3 + each3, 0)), boards: own.map(halfPoints) };
  }

  // src/tournament/individualSettings.ts
  function individualSettings(settings) {
    const rest = { ...settings };
    delete rest.teamForm;
    delete rest.matchOrder;
    return rest;
  }

  // src/tournament/teamWinner.ts
  function matchWinner({ points, lot: lot2 }) {
    var _a, _b;
    const { white, black } = points;
    if (white.total !== black.total) {
      return white.total > black.total ? "white" : "black";
    }
    const board = white.boards.findIndex((own, index) => own !== black.boards[index]);
    if (board < 0) {
      return lot2;
    }
    return ((_a = white.boards[board]) != null ? _a : 0) > ((_b = black.boards[board]) != null ? _b : 0) ? "white" : "black";
  }

  // src/tournament/teamUnits.ts
  var winOfMatch = halfPoints(4);
  function teamsAsPlayers(tournament, open = "asDraw") {
    const teams = teamsOf(tournament);
    const boards = boardCount(teams, tournament.settings);
    const rounds2 = teamRounds(tournament, open).map((round) => roundOfUnits(round, tournament.settings));
    return {
      settings: settingsOfUnits(tournament.settings, teams, boards),
      players: teams.map((team) => unitOf(team, boards, tournament.rounds.length + 1)),
      rounds: rounds2
    };
  }
  function unitOf(team, boards, next) {
    var _a, _b;
    const official = team.official.filter(({ board }) => board <= boards).map(({ player }) => player);
    const members = membersOf(team);
    const ratings = official.flatMap(({ rating: rating3 }) => rating3 === void 0 ? [] : [rating3]);
    const left = members.map(({ leftAfter }) => leftAfter != null ? leftAfter : Infinity);
    const from = Math.min(...members.map(({ fromRound }) => fromRound != null ? fromRound : 1));
    const seed = (_a = official.find((player) => player.seed !== void 0)) == null ? void 0 : _a.seed;
    const exempt = (_b = official.find((player) => player.exempt !== void 0)) == null ? void 0 : _b.exempt;
    const [club] = members.map((player) => player.club);
    return {
      number: team.number,
      name: team.name,
      byes: byesOf(official.length > 0 ? official : members, next),
      ...ratings.length === 0 ? {} : { rating: Math.round(ratings.reduce((sum3, each3) => sum3 + each3, 0) / ratings.length) },
      ...from > 1 ? { fromRound: from } : {},
      ...Math.max(...left) < Infinity ? { leftAfter: Math.max(...left) } : {},
      ...seed === void 0 ? {} : { seed },
      ...exempt === void 0 ? {} : { exempt },
      ...club !== void 0 && members.every((player) => player.club === club) ? { club } : {},
      ...members.every((player) => player.present === false) ? { present: false } : {}
    };
  }
  function byesOf(official, next) {
    var _a;
    const [first2] = official;
    return ((_a = first2 == null ? void 0 : first2.byes) != null ? _a : []).filter(
      ({ round }) => round <= next && official.every((player) => player.byes.some((bye) => bye.round === round))
    );
  }
  function settingsOfUnits(settings, teams, boards) {
    const { acceleration } = settings;
    return {
      ...individualSettings(settings),
      gamesPerMatch: 1,
      points: pointsOfUnits(settings, boards),
      acceleration: acceleration.kind === "explicit" ? { kind: "none" } : acceleration,
      keepApart: settings.keepApart.flatMap((rule) => keepTeamsApart(rule, teams))
    };
  }
  function pointsOfUnits(settings, boards) {
    const { points } = settings;
    const games = legsOf(settings) * gamesOfLeg(settings, boards) * boards;
    const whole2 = (each3) => halfPoints(settings.matchPoints ? 0 : each3 * games);
    return settings.matchPoints ? {
      win: winOfMatch,
      draw: halfPoints(winOfMatch / 2),
      loss: halfPoints(0),
      pairingBye: byeOfMatch(points),
      forfeitLoss: halfPoints(0),
      absence: halfPoints(0)
    } : {
      win: whole2(points.win),
      draw: whole2(points.draw),
      loss: whole2(points.loss),
      pairingBye: whole2(points.pairingBye),
      forfeitLoss: whole2(points.forfeitLoss),
      absence: whole2(points.absence)
    };
  }
  function legsOf(settings) {
    return settings.secondLeg && settings.system !== "knockout" ? 2 : 1;
  }
  function byeOfMatch({ pairingBye, win, draw: draw2 }) {
    return halfPoints(pairingBye >= win ? winOfMatch : pairingBye >= draw2 ? winOfMatch / 2 : 0);
  }
  function keepTeamsApart(rule, teams) {
    if (typeof rule.who === "string") {
      return rule.who === "club" ? [rule] : [];
    }
    const teamOf = teamOfPlayer(teams);
    const numbers = rule.who.flatMap((player) => {
      const team = teamOf.get(player);
      return team === void 0 ? [] : [team.number];
    });
    const who = [...new Set(numbers)];
    return who.length > 1 ? [{ ...rule, who }] : [];
  }
  function roundOfUnits(round, settings) {
    return {
      number: round.number,
      games: round.matches.map((match) => gameOfUnits(match, settings)),
      byes: round.free.map((free) => byeOfUnit(free, settings))
    };
  }
  function gameOfUnits(match, settings) {
    const outcome = outcomeOf(match, settings);
    const { white, black } = match.points;
    return {
      board: match.match,
      match: match.match,
      game: 1,
      white: match.teams.white.number,
      black: match.teams.black.number,
      ...outcome === void 0 ? {} : { outcome },
      ...settings.matchPoints ? {} : { points: { white: white.total, black: black.total } }
    };
  }
  function outcomeOf(match, settings) {
    if (!match.complete) {
      return void 0;
    }
    const { white, black } = match.points;
    const difference = white.total - black.total;
    const winner = settings.system === "knockout" ? matchWinner(match) : difference === 0 ? void 0 : difference > 0 ? "white" : "black";
    if (winner === void 0) {
      const nobody2 = !match.played && white.total + black.total === 0;
      return nobody2 ? "bothForfeit" : "draw";
    }
    if (!match.played) {
      return winner === "white" ? "whiteWinsByForfeit" : "blackWinsByForfeit";
    }
    return winner === "white" ? "whiteWins" : "blackWins";
  }
  function byeOfUnit({ team, outcome, points, match }, settings) {
    return {
      player: team.number,
      outcome,
      ...match === void 0 ? {} : { match },
      ...settings.matchPoints ? {} : { points: points.total }
    };
  }

  // src/trf/teamRecords.ts
  var teamCodes = ["013", "300", "320", "330"];
  function teamRecords(tournament) {
    const { settings } = tournament;
    if (settings.teamForm === void 0) {
      return [];
    }
    const teams = teamsOf(tournament);
    const boards = boardCount(teams, settings);
    const rounds2 = teamsMeet(settings) ? teamRounds(tournament, "asDraw") : [];
    const isWhite2 = (index) => settings.teamForm === "scheveningen" || index % 2 === 0;
    const colours2 = Array.from({ length: boards }, (_, index) => isWhite2(index) ? "W" : "B").join("");
    return [
      ...settings.matchPoints ? [matchPointSystem] : [],
      { kind: "text", code: "352", text: colours2 },
      ...teams310(tournament, teams),
      ...byes320(rounds2),
      ...rounds2.flatMap(({ matches }) => matches.flatMap(forfeit330)),
      ...lineUps300(tournament, teams, rounds2)
    ];
  }
  var matchPointSystem = {
    kind: "pointSystem",
    code: "362",
    values: [
      { symbol: "TW", points: halfPoints(4) },
      { symbol: "TD", points: halfPoints(2) },
      { symbol: "TL", points: halfPoints(0) }
    ]
  };
  function raw(cells) {
    return { kind: "unread", text: layOut(cells.map(([column2, text]) => [column2, text])) };
  }
  function teams310(tournament, teams) {
    const scores = (matchPoints3) => {
      const settings = { ...tournament.settings, matchPoints: matchPoints3 };
      const history = historyOf(teamsAsPlayers({ ...tournament, settings }));
      return ({ number }) => {
        const own = history.get(number);
        return own === void 0 ? halfPoints(0) : finalScore(own);
      };
    };
    const [matchPoints2, gamePoints] = [scores(true), scores(false)];
    const ranking = tournament.settings.matchPoints ? matchPoints2 : gamePoints;
    return teams.map((team) => ({
      kind: "team",
      number: team.number,
      name: team.name,
      nickname: team.letter,
      ...teamsMeet(tournament.settings) ? { matchPoints: matchPoints2(team) } : {},
      gamePoints: gamePoints(team),
      rank: 1 + teams.filter((other2) => ranking(other2) > ranking(team)).length,
      players: membersOf(team).map(({ number }) => number)
    }));
  }
  function byes320(rounds2) {
    var _a;
    const allocated = rounds2.map(({ free }) => free.find(({ outcome }) => outcome === "pairingBye"));
    const worth3 = (_a = allocated.find((free) => free !== void 0)) == null ? void 0 : _a.points.total;
    return worth3 === void 0 ? [] : [
      raw([
        [1, "320"],
        [5, rightAligned(pointsText(halfPoints(4)), 4)],
        [10, rightAligned(pointsText(worth3), 4)],
        ...allocated.map((free, index) => {
          var _a2;
          return [
            15 + 4 * index,
            padded((_a2 = free == null ? void 0 : free.team.number) != null ? _a2 : 0)
          ];
        })
      ])
    ];
  }
  function forfeit330({ round, teams, points, complete, played }) {
    if (played || !complete) {
      return [];
    }
    const [white, black] = [points.white.total, points.black.total];
    const kind = white > black ? "+-" : white < black ? "-+" : "--";
    const numbers = [round, teams.white.number, teams.black.number].map(padded);
    return [
      raw([[1, "330"], [5, kind], ...numbers.map((text, index) => [8 + 4 * index, text])])
    ];
  }
  function padded(value) {
    return String(value).padStart(3, "0");
  }
  function lineUps300(tournament, teams, rounds2) {
    var _a;
    const boards = boardCount(teams, tournament.settings);
    const numbers = [...new Set(((_a = tournament.lineUps) != null ? _a : []).map(({ round }) => round))].sort((a, b) => a - b);
    return numbers.flatMap(
      (round) => teams.flatMap((team) => {
        var _a2, _b;
        const lineUp = lineUpOf(tournament, team, boards, round);
        const usual = lineUpOf({ ...tournament, lineUps: [] }, team, boards, round);
        const match = (_a2 = rounds2[round - 1]) == null ? void 0 : _a2.matches.find(
          ({ teams: { white, black } }) => [white.number, black.number].includes(team.number)
        );
        const opponent = [match == null ? void 0 : match.teams.white, match == null ? void 0 : match.teams.black].find((each3) => (each3 == null ? void 0 : each3.number) !== team.number);
        const seats = lineUp.map((player, index) => [
          17 + 5 * index,
          String(player != null ? player : 0).padStart(4, "0")
        ]);
        const slots = [
          [1, "300"],
          [5, rightAligned(round, 3)],
          [9, rightAligned(team.number, 3)],
          [13, rightAligned((_b = opponent == null ? void 0 : opponent.number) != null ? _b : 0, 3)]
        ];
        return lineUp.join() === usual.join() ? [] : [raw([...slots, ...seats])];
      })
    );
  }
  function teamPlaces({ records }) {
    const places2 = /* @__PURE__ */ new Map();
    const add2 = (team, players) => players.forEach((player, index) => places2.set(player, { team, board: String(index + 1) }));
    for (const record of records) {
      if (record.kind === "team") {
        add2(record.name, record.players);
      } else if (record.kind === "unread" && record.text.startsWith("013")) {
        add2(record.text.slice(4, 36).trim(), numbersIn2(record.text.slice(36)));
      }
    }
    return places2;
  }
  function lineUpsOfTrf({ records }, tournament) {
    const teams = teamsOf(tournament);
    return records.flatMap((record) => {
      if (record.kind !== "unread" || !record.text.startsWith("300")) {
        return [];
      }
      const [round = 0, number] = numbersIn2(record.text.slice(3, 11));
      const named3 = records.find((each3) => each3.kind === "team" && each3.number === number);
      const team = teams.find(
        (each3) => (named3 == null ? void 0 : named3.kind) === "team" ? teamKey(each3.name) === teamKey(named3.name) : each3.number === number
      );
      return numbersIn2(record.text.slice(16)).flatMap((player, index) => {
        var _a;
        const own = (_a = team == null ? void 0 : team.official.find(({ board }) => board === index + 1)) == null ? void 0 : _a.player.number;
        return team === void 0 || player === 0 || player === own ? [] : [{ round, team: team.name, board: index + 1, player: playerNumber(player) }];
      });
    });
  }
  function numbersIn2(text) {
    var _a;
    return ((_a = text.match(/\d+/g)) != null ? _a : []).map(Number);
  }

  // src/trf/recordsNotKept.ts
  var keptHeaders = [
    "012",
    "022",
    "042",
    "052",
    "062",
    "072",
    "082",
    "092",
    "102",
    "192",
    "202",
    "212",
    "352"
  ];
  function recordsNotKept(document) {
    const codes2 = document.records.flatMap((record) => {
      var _a;
      return (_a = codeNotKept(record)) != null ? _a : [];
    });
    return [...new Set(codes2)].sort();
  }
  function codeNotKept(record) {
    if (record.kind === "unread") {
      const code = record.text.slice(0, 3);
      return teamCodes.includes(code) ? void 0 : code;
    }
    const isHeader = record.kind === "text" && record.text !== "" && !keptHeaders.includes(record.code);
    const isMatchPoints = record.kind === "pointSystem" && record.code === "362" && !isUsual(record);
    return isHeader || isMatchPoints ? record.code : void 0;
  }
  function isUsual({ values }) {
    return values.every(
      ({ symbol, points }) => points === { TW: 4, TD: 2, TL: 0 }[symbol]
    );
  }

  // src/trf/fileRounds.ts
  function fileRounds(rounds2) {
    return rounds2.flatMap((round) => {
      const games = [...new Set([...round.games, ...round.byes].map(({ game }) => game != null ? game : 1))].sort(
        (a, b) => a - b
      );
      return (games.length === 0 ? [1] : games).map((game) => ({
        match: round.number,
        game,
        round: {
          ...round,
          games: round.games.filter((each3) => {
            var _a;
            return ((_a = each3.game) != null ? _a : 1) === game;
          }),
          byes: round.byes.filter((each3) => {
            var _a;
            return ((_a = each3.game) != null ? _a : 1) === game;
          })
        }
      }));
    });
  }
  function groupingComments(rounds2) {
    if (rounds2.every(({ game }) => game === 1)) {
      return [];
    }
    return rounds2.map(({ match, game }, index) => ({
      kind: "comment",
      text: `### round ${index + 1} match ${match} game ${game}`
    }));
  }
  function groupingOf(comments) {
    const grouping = /* @__PURE__ */ new Map();
    for (const { text } of comments) {
      const found = /^### round (\d+) match (\d+) game (\d+)\s*$/.exec(text);
      if (found !== null) {
        grouping.set(Number(found[1]), { match: Number(found[2]), game: Number(found[3]) });
      }
    }
    return grouping;
  }
  function matchRounds(rounds2, grouping) {
    const whole2 = [];
    for (const round of rounds2) {
      const slot = grouping.get(round.number);
      if (slot === void 0) {
        whole2.push({ ...round, number: whole2.length + 1 });
        continue;
      }
      const games = round.games.map((game) => ({ ...game, match: game.board, game: slot.game }));
      const first2 = slot.game === 1 ? void 0 : whole2.pop();
      whole2.push(
        first2 === void 0 ? { number: whole2.length + 1, games, byes: round.byes } : {
          ...first2,
          games: [...first2.games, ...withMatchesOf(first2, games)],
          byes: [...first2.byes, ...wonByes(round, slot.game)]
        }
      );
    }
    return whole2;
  }
  function wonByes({ byes: byes2 }, game) {
    return byes2.filter(({ outcome }) => byeMeaning[outcome].award === "win" || outcome === "pairingBye").map((bye) => ({ ...bye, game }));
  }
  function withMatchesOf(first2, games) {
    return games.map((game) => {
      const pair2 = [game.white, game.black];
      const earlier = first2.games.find(({ white, black }) => pair2.includes(white) && pair2.includes(black));
      return (earlier == null ? void 0 : earlier.match) === void 0 ? game : { ...game, board: earlier.board, match: earlier.match };
    });
  }
  function entriesOf(round) {
    const entries = /* @__PURE__ */ new Map();
    for (const { white, black, outcome } of round.games) {
      const letters3 = outcome === void 0 ? { white: " ", black: " " } : gameMeaning[outcome].trf;
      entries.set(white, { opponent: black, colour: "white", result: resultOf(letters3.white) });
      entries.set(black, { opponent: white, colour: "black", result: resultOf(letters3.black) });
    }
    for (const { player, outcome } of round.byes) {
      entries.set(player, { result: resultOf(byeMeaning[outcome].trf) });
    }
    return entries;
  }
  function resultOf(letter) {
    var _a;
    return (_a = trfResults.find((result) => result === letter)) != null ? _a : " ";
  }

  // src/trf/matchComments.ts
  function matchComments(rounds2) {
    return rounds2.flatMap(({ number, games, byes: byes2 }) => {
      const players = /* @__PURE__ */ new Map();
      byes2.forEach(({ match, player }) => match !== void 0 && players.set(match, String(player)));
      games.forEach((game) => game.match !== void 0 && players.set(game.match, pairOf(game)));
      const list = [...players.keys()].sort((a, b) => a - b).map(
        (match, index, all) => {
          var _a;
          return `${match === ((_a = all[index - 1]) != null ? _a : 0) + 1 ? "" : `${match}=`}${players.get(match)}`;
        }
      );
      return list.length === 0 ? [] : [{ kind: "comment", text: `### matches of round ${number}: ${list.join(" ")}` }];
    });
  }
  function withMatchNumbers(rounds2, comments) {
    var _a;
    const numbers = /* @__PURE__ */ new Map();
    for (const { text } of comments) {
      const found = /^### matches of round (\d+): ([\d\-= ]+)$/.exec(text);
      let last = 0;
      const list = ((_a = found == null ? void 0 : found[2]) != null ? _a : "").split(" ").map((item) => {
        const [players = "", match = last + 1] = item.split("=").reverse();
        last = Number(match);
        return [players, last];
      });
      numbers.set(Number(found == null ? void 0 : found[1]), new Map(list));
    }
    return rounds2.map((round) => {
      const ofRound = numbers.get(round.number);
      return ofRound === void 0 ? round : numbered(round, ofRound);
    });
  }
  function numbered(round, numbers) {
    const withMatch = (row, players) => {
      const match = numbers.get(players);
      return match === void 0 ? row : { ...row, match };
    };
    return {
      ...round,
      games: inMatchOrder(round.games.map((game) => withMatch(game, pairOf(game)))),
      byes: round.byes.map((bye) => withMatch(bye, String(bye.player)))
    };
  }
  function inMatchOrder(games) {
    const matches = [...new Set(games.map(({ match = 0 }) => match))].sort((a, b) => a - b);
    return games.some(({ match }) => match === void 0) ? games : games.map((game) => ({ ...game, board: matches.indexOf(game.match) + 1 })).sort((a, b) => {
      var _a, _b;
      return a.board - b.board || ((_a = a.game) != null ? _a : 1) - ((_b = b.game) != null ? _b : 1);
    });
  }
  function pairOf({ white, black }) {
    return `${Math.min(white, black)}-${Math.max(white, black)}`;
  }

  // src/trf/playedRounds.ts
  function playedRounds(players) {
    let played = 0;
    for (const { rounds: rounds2 } of players) {
      const lastPaired = rounds2.reduce((last, entry2, index) => wasPaired(entry2) ? index + 1 : last, 0);
      played = Math.max(played, lastPaired, rounds2.length - 1);
    }
    return players.every(({ rounds: rounds2 }) => rounds2.length > played) ? played + 1 : played;
  }
  function inferredFirstColour(players) {
    var _a;
    const firstColoured = players.reduce((first2, { rounds: rounds2 }) => {
      const index = rounds2.findIndex((entry2) => (entry2 == null ? void 0 : entry2.colour) !== void 0);
      return index < 0 ? first2 : Math.min(first2, index);
    }, Infinity);
    const ranked = players.filter(({ rounds: rounds2 }) => rounds2.slice(0, firstColoured + 1).some(wasPaired));
    for (const [rank, { rounds: rounds2 }] of ranked.entries()) {
      const colour = (_a = rounds2[firstColoured]) == null ? void 0 : _a.colour;
      if (colour !== void 0) {
        return rank % 2 === 0 ? colour : otherColour(colour);
      }
    }
    return void 0;
  }

  // src/trf/playersOfTrf.ts
  function playersOfTrf(document, players, byes2, progress) {
    const national = /* @__PURE__ */ new Map();
    const teams = teamPlaces(document);
    for (const record of document.records) {
      if (record.kind === "national") {
        national.set(record.number, record);
      }
    }
    const absent2 = new Set(
      document.records.flatMap((record) => record.kind === "absent" ? record.players : [])
    );
    return players.map((record) => ({
      number: record.number,
      name: record.name,
      ...record.rating === void 0 || record.rating === 0 ? {} : { rating: record.rating },
      ...nationalPart(national.get(record.number)),
      ...textPart({
        title: record.title,
        federation: record.federation,
        sex: record.sex,
        born: record.born,
        fideId: record.fideNumber
      }),
      ...teams.get(record.number),
      byes: byesToCome(record, byes2, progress, absent2.has(record.number))
    }));
  }
  function nationalPart(record) {
    if (record === void 0) {
      return {};
    }
    const rating3 = record.rating === void 0 || record.rating === 0 ? {} : { nationalRating: record.rating };
    return { ...rating3, ...textPart({ grade: record.title }) };
  }
  function textPart(texts) {
    return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));
  }
  function byesToCome(record, byes2, { played, rounds: rounds2 }, absent2) {
    const found = /* @__PURE__ */ new Map();
    for (const [round, ofRound] of byes2) {
      const entry2 = ofRound.get(record.number);
      if (entry2 !== void 0 && round > played) {
        found.set(round, entry2);
      }
    }
    const next = record.rounds[played];
    if (next !== void 0) {
      found.set(played + 1, next);
    }
    if (absent2 && !found.has(played + 1)) {
      found.set(played + 1, { result: "Z" });
    }
    const requested = [...found].map(([round, entry2]) => ({
      round: round - played + rounds2,
      outcome: byeOutcomeOf(entry2)
    }));
    return requested.sort((a, b) => a.round - b.round);
  }

  // src/trf/pointNotes.ts
  function pointNotes(tournament, records) {
    const history = historyOf(tournament);
    const next = tournament.rounds.length + 1;
    const { acceleration, points } = tournament.settings;
    return records.flatMap((record) => {
      const own = history.get(record.number);
      if (own === void 0) {
        return [];
      }
      const counted = finalScore(own);
      const bye = requestedBye(own.player, next);
      const withBye3 = counted + (bye === void 0 ? 0 : pointsOf(byeMeaning[bye].award, points));
      const accelerated = acceleration.kind !== "none" && record.points >= counted;
      if (record.points === counted || record.points === withBye3 || accelerated) {
        return [];
      }
      const values = { player: record.number, counted: pointsText(halfPoints(counted)) };
      return [{ code: "trfPointsDiffer", found: pointsText(record.points), values }];
    });
  }

  // src/trf/renumbered.ts
  function renumbered(tournament, numbers) {
    const renamed = (old) => {
      var _a;
      return (_a = numbers.get(old)) != null ? _a : old;
    };
    const { settings, players, rounds: rounds2 } = tournament;
    return {
      settings: {
        ...settings,
        acceleration: renumberedAcceleration(settings.acceleration, renamed),
        keepApart: settings.keepApart.map((rule) => ({
          ...rule,
          who: typeof rule.who === "string" ? rule.who : rule.who.map(renamed)
        }))
      },
      players: players.map((player) => ({ ...player, number: renamed(player.number) })),
      rounds: rounds2.map((round) => ({
        ...round,
        games: round.games.map((game) => ({ ...game, white: renamed(game.white), black: renamed(game.black) })),
        byes: round.byes.map((bye) => ({ ...bye, player: renamed(bye.player) }))
      }))
    };
  }
  function renumberedAcceleration(acceleration, renamed) {
    return acceleration.kind === "explicit" ? {
      ...acceleration,
      points: new Map([...acceleration.points].map(([player, points]) => [renamed(player), points]))
    } : acceleration;
  }

  // src/trf/roundsOfTrf.ts
  function roundsOfTrf(players, count2, byes2, points) {
    const scores = new Map(players.map(({ number }) => [number, 0]));
    return Array.from({ length: count2 }, (_, index) => {
      var _a;
      const round = roundOf2(players, index, (_a = byes2.get(index + 1)) != null ? _a : /* @__PURE__ */ new Map(), scores);
      addPoints(scores, round, points);
      return round;
    });
  }
  function roundOf2(players, index, stated, scores) {
    var _a;
    const entries = new Map(
      players.map(({ number, rounds: rounds2 }) => {
        var _a2;
        return [number, (_a2 = rounds2[index]) != null ? _a2 : stated.get(number)];
      })
    );
    const games = [];
    const byes2 = [];
    for (const [number, entry2] of entries) {
      if (entry2 === void 0) {
        continue;
      }
      const answer = entry2.opponent === void 0 ? void 0 : entries.get(entry2.opponent);
      if (entry2.opponent === void 0 || answer === void 0) {
        byes2.push({ player: number, outcome: byeOutcomeOf((_a = stated.get(number)) != null ? _a : entry2) });
      } else if (isWhite(number, entry2, answer)) {
        const outcome = gameOutcomeOf(entry2.result, answer.result);
        const typed = outcome === void 0 || outcome === "notTyped" ? {} : { outcome };
        games.push({ white: number, black: entry2.opponent, ...typed });
      }
    }
    return { number: index + 1, games: inBoardOrder(games, scores), byes: byes2 };
  }
  function isWhite(number, entry2, answer) {
    if (entry2.colour === void 0 && answer.colour === void 0) {
      return entry2.opponent !== void 0 && number < entry2.opponent;
    }
    return entry2.colour === "white" || answer.colour === "black";
  }
  function inBoardOrder(games, scores) {
    const keys = ({ white, black }) => {
      var _a, _b;
      const [one, other2] = [(_a = scores.get(white)) != null ? _a : 0, (_b = scores.get(black)) != null ? _b : 0];
      const higher = one === other2 ? Math.min(white, black) : one > other2 ? white : black;
      return [-Math.max(one, other2), -(one + other2), higher];
    };
    const keyed = games.map((game) => ({ game, key: keys(game) }));
    keyed.sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.key[2] - b.key[2]);
    return keyed.map(({ game }, index) => ({ board: index + 1, ...game }));
  }
  function addPoints(scores, round, points) {
    const add2 = (player, gained) => {
      var _a;
      scores.set(player, ((_a = scores.get(player)) != null ? _a : 0) + gained);
    };
    for (const { white, black, outcome } of round.games) {
      if (outcome !== void 0) {
        add2(white, pointsOf(gameMeaning[outcome].award.white, points));
        add2(black, pointsOf(gameMeaning[outcome].award.black, points));
      }
    }
    for (const { player, outcome } of round.byes) {
      add2(player, pointsOf(byeMeaning[outcome].award, points));
    }
  }

  // src/trf/drawSeed.ts
  function drawSeedComment(seed) {
    return seed === "" ? [] : [{ kind: "comment", text: `### draw seed ${seed}` }];
  }
  function drawSeedOf(document) {
    var _a;
    for (const record of document.records) {
      const found = record.kind === "comment" ? /^### draw seed (.*\S)\s*$/.exec(record.text) : null;
      if (found !== null) {
        return (_a = found[1]) != null ? _a : "";
      }
    }
    return "";
  }

  // src/trf/pointsOfTrf.ts
  var keysOfSymbol = {
    // 162
    W: ["win"],
    D: ["draw"],
    L: ["loss"],
    A: ["absence", "forfeitLoss"],
    Z: ["absence", "forfeitLoss"],
    P: ["pairingBye"],
    // BB*
    BBW: ["win"],
    BBD: ["draw"],
    BBL: ["loss"],
    BBZ: ["absence"],
    BBF: ["forfeitLoss"],
    BBU: ["pairingBye"],
    // XXS
    WW: ["win"],
    WD: ["draw"],
    WL: ["loss"],
    BW: ["win"],
    BD: ["draw"],
    BL: ["loss"],
    ZPB: ["absence"],
    HPB: ["draw"],
    FPB: ["win"],
    FW: ["win"],
    FL: ["forfeitLoss"],
    PAB: ["pairingBye"]
  };
  function pointsOfTrf(document) {
    var _a;
    const points = { ...standardPoints };
    let byeIsGiven = false;
    for (const { symbol, value } of pointSymbols(document)) {
      for (const key of (_a = keysOfSymbol[symbol]) != null ? _a : []) {
        points[key] = value;
        byeIsGiven = byeIsGiven || key === "pairingBye";
      }
    }
    return byeIsGiven ? points : { ...points, pairingBye: points.win };
  }
  function pointSymbols(document) {
    return document.records.flatMap((record) => {
      if (record.kind === "singlePoints") {
        return [{ symbol: record.code, value: record.points }];
      }
      const isTable = record.kind === "namedPoints" || record.kind === "pointSystem" && record.code === "162";
      return isTable ? record.values.map(({ symbol, points }) => ({ symbol, value: halfPoints(points) })) : [];
    });
  }

  // src/trf/boardsPlayed.ts
  function boardsPlayed(document) {
    var _a;
    const places2 = teamPlaces(document);
    const games = /* @__PURE__ */ new Map();
    let most = 0;
    for (const record of document.records) {
      if (record.kind === "unread" && record.text.startsWith("300")) {
        most = Math.max(most, ((_a = record.text.slice(16).match(/\d+/g)) != null ? _a : []).length);
      }
      if (record.kind === "player") {
        record.rounds.forEach((entry2, round) => {
          var _a2, _b, _c;
          const key = `${(_b = (_a2 = places2.get(record.number)) == null ? void 0 : _a2.team) != null ? _b : ""}
${round}`;
          games.set(key, ((_c = games.get(key)) != null ? _c : 0) + ((entry2 == null ? void 0 : entry2.opponent) === void 0 ? 0 : 1));
        });
      }
    }
    return Math.max(most, ...[...games.entries()].map(([key, count2]) => key.startsWith("\n") ? 0 : count2));
  }

  // src/trf/systemOfTrf.ts
  var currentDutch = /^FIDE_DUTCH(_202[56])?(_BAKU)?$/;
  var unpairedSystems = /burstein|dubov|double[ _-]?swiss|swiss[ _-]?double|team_type|amalfi|mcmahon|monrad|danish|keizer/i;
  function systemOfTrf(document) {
    var _a, _b;
    const code = ((_a = headerText(document, "192")) != null ? _a : "").trim();
    const words2 = ((_b = headerText(document, "092")) != null ? _b : "").trim();
    const teams = teamFormOf(document, code, words2);
    const stated = namedSystem(code, words2);
    return { ...stated, settings: { ...stated.settings, ...teams } };
  }
  function namedSystem(code, words2) {
    const named3 = words2.split(/\s+/);
    const own = systemNames.find((system) => named3.includes(system));
    const text = code === "" ? words2 : code;
    const record = code === "" ? "092" : "192";
    if (unpairedSystems.test(text)) {
      return notPaired(record, text);
    }
    if (/round[ _-]?robin|berger|vòng tròn/i.test(text)) {
      return { settings: { system: "round-robin" }, notes: [] };
    }
    if (/knock[ _-]?out|elimination/i.test(text)) {
      return { settings: { system: "knockout" }, notes: [] };
    }
    if (/(^|[^a-z])lim($|[^a-z])/i.test(text)) {
      return { settings: { system: "adjusted" }, notes: [{ code: "trfLimAsAdjusted", found: text }] };
    }
    if (/dutch/i.test(text)) {
      const older = code !== "" && !currentDutch.test(code);
      return { settings: { system: "dutch" }, notes: older ? [{ code: "trfOlderDutch", found: text }] : [] };
    }
    if (own !== void 0 || code === "") {
      return { settings: { system: own != null ? own : defaultSettings.system }, notes: [] };
    }
    return notPaired(record, text);
  }
  function notPaired(record, text) {
    const systemOfReport2 = `${record} ${text}`;
    return {
      settings: { system: defaultSettings.system, systemOfReport: systemOfReport2 },
      notes: [{ code: "trfSystemNotPaired", found: text }]
    };
  }
  function teamFormOf(document, code, words2) {
    const named3 = words2.split(/\s+/);
    const own = teamForms.find((form) => named3.includes(form));
    const listed2 = document.records.some(
      (record) => record.kind === "team" || record.kind === "unread" && record.text.startsWith("013")
    );
    if (own !== void 0) {
      return { teamForm: own };
    }
    if (!listed2 || !/team|đồng đội/i.test(`${code} ${words2}`)) {
      return {};
    }
    return { teamForm: /schev/i.test(`${code} ${words2}`) ? "scheveningen" : "simultaneous" };
  }

  // src/trf/settingsOfTrf.ts
  function settingsOfTrf(document, system, teamForm) {
    var _a;
    const rounds2 = document.records.reduce(
      (found, record) => record.kind === "rounds" ? record.rounds : found,
      void 0
    );
    const { settings: stated } = systemOfTrf(document);
    const reported = stated.systemOfReport === void 0 ? {} : { systemOfReport: stated.systemOfReport };
    const firstColour = statedFirstColour(document);
    const tieBreaks2 = tieBreaksOfTrf(document);
    return {
      ...defaultSettings,
      ...system === void 0 ? { system: stated.system, ...reported } : { system },
      ...teamSettings(document, teamForm != null ? teamForm : stated.teamForm),
      ...rounds2 === void 0 ? {} : { rounds: rounds2 },
      ...firstColour === void 0 ? {} : { firstColour },
      ...tieBreaks2 === void 0 ? {} : { tieBreaks: tieBreaks2 },
      drawSeed: drawSeedOf(document),
      tieBreakEdition: editionInForce(((_a = headerText(document, "042")) != null ? _a : "").trim()),
      points: pointsOfTrf(document),
      acceleration: accelerationOfTrf(document),
      keepApart: keepApartOfTrf(document)
    };
  }
  function ranksByLine(document) {
    return document.records.some((record) => record.kind === "configuration" && record.words.includes("rank"));
  }
  function teamSettings(document, teamForm) {
    var _a, _b;
    const matchPoints2 = document.records.some(
      (record) => record.kind === "pointSystem" && record.code === "362"
    );
    const boards = (_b = (_a = headerText(document, "352")) == null ? void 0 : _a.trim().length) != null ? _b : boardsPlayed(document);
    return teamForm === void 0 ? {} : { teamForm, matchPoints: matchPoints2, ...boards > 0 ? { boards } : {} };
  }
  function statedFirstColour(document) {
    let colour;
    for (const record of document.records) {
      if (record.kind === "initialColour") {
        colour = record.colour;
      }
      if (record.kind === "configuration") {
        colour = record.words.includes("white1") ? "white" : colour;
        colour = record.words.includes("black1") ? "black" : colour;
      }
    }
    return colour;
  }
  function tieBreaksOfTrf(document) {
    var _a;
    const text = (_a = headerText(document, "202")) != null ? _a : headerText(document, "212");
    const codes2 = (text != null ? text : "").split(",").map((code) => code.trim());
    const used = codes2.filter((code) => code !== "" && code !== "PTS");
    return used.length === 0 ? void 0 : used;
  }
  function accelerationOfTrf(document) {
    var _a, _b, _c;
    const points = /* @__PURE__ */ new Map();
    for (const record of document.records) {
      if (record.kind === "playerAcceleration") {
        points.set(record.player, [...(_a = points.get(record.player)) != null ? _a : [], ...record.points]);
      }
      if (record.kind === "acceleration") {
        for (let player = record.first; player <= record.last; player = player + 1) {
          const own = (_b = points.get(player)) != null ? _b : [];
          points.set(player, withRange(own, record.firstRound, record.lastRound, record.gamePoints));
        }
      }
    }
    if (points.size > 0) {
      return { kind: "explicit", points };
    }
    return /_BAKU$/.test((_c = headerText(document, "192")) != null ? _c : "") ? { kind: "baku" } : { kind: "none" };
  }
  function withRange(own, first2, last, points = halfPoints(0)) {
    return Array.from(
      { length: Math.max(own.length, last) },
      (_, index) => {
        var _a;
        return index + 1 >= first2 && index + 1 <= last ? points : (_a = own[index]) != null ? _a : halfPoints(0);
      }
    );
  }
  function keepApartOfTrf(document) {
    return document.records.flatMap((record) => {
      if (record.kind === "forbidden") {
        return [{ who: record.players, strict: true }];
      }
      return record.kind === "keptApart" ? [{ who: record.players, strict: true, fromRound: record.firstRound, toRound: record.lastRound }] : [];
    });
  }

  // src/trf/teamSeats.ts
  function seatTeams(tournament, numbered4) {
    if (!teamsMeet(tournament.settings)) {
      return [...numbered4];
    }
    const teams = teamsOf(tournament);
    const teamOf = teamOfPlayer(teams);
    return numbered4.map((round) => {
      const lineUps = lineUpsOf(tournament, round.number, teams);
      const seatOf3 = (player) => {
        var _a, _b;
        return ((_b = lineUps.get((_a = teamOf.get(player)) == null ? void 0 : _a.number)) != null ? _b : []).indexOf(player) + 1;
      };
      const meeting = ({ white, black }) => pairOf2(teamOf.get(white), teamOf.get(black));
      const matches = matchNumbers(round, meeting);
      const games = round.games.map((game) => {
        var _a, _b;
        const [white, black] = [seatOf3(game.white), seatOf3(game.black)];
        const ofPriority = tournament.settings.teamForm === "scheveningen" && (white + black) % 2 !== 0 ? black : white;
        const board = ofPriority || white || black || game.board;
        return { ...game, board, match: (_a = matches.get(meeting(game))) != null ? _a : 1, game: (_b = game.game) != null ? _b : 1 };
      });
      return {
        ...round,
        games: games.sort((a, b) => a.match - b.match || a.game - b.game || a.board - b.board),
        byes: round.byes.map((bye) => {
          var _a, _b, _c;
          const team = teamOf.get(bye.player);
          const ofTeam = round.byes.find(
            (each3) => each3.match !== void 0 && teamOf.get(each3.player) === team
          );
          const game = games.find(({ white, black }) => [teamOf.get(white), teamOf.get(black)].includes(team));
          const match = (_b = (_a = bye.match) != null ? _a : game == null ? void 0 : game.match) != null ? _b : ofTeam == null ? void 0 : ofTeam.match;
          const seat2 = { ...bye, board: seatOf3(bye.player) || 1, game: (_c = bye.game) != null ? _c : 1 };
          return match === void 0 ? seat2 : { ...seat2, match };
        })
      };
    });
  }
  function pairOf2(one, other2) {
    var _a, _b;
    return [(_a = one == null ? void 0 : one.number) != null ? _a : 0, (_b = other2 == null ? void 0 : other2.number) != null ? _b : 0].sort((a, b) => a - b).join("-");
  }
  function matchNumbers(round, meeting) {
    const numbers = /* @__PURE__ */ new Map();
    for (const game of round.games) {
      if (game.match !== void 0) {
        numbers.set(meeting(game), game.match);
      }
    }
    for (const game of round.games) {
      const taken = new Set(numbers.values());
      if (!numbers.has(meeting(game))) {
        numbers.set(meeting(game), round.games.findIndex((_, index) => !taken.has(index + 1)) + 1);
      }
    }
    return numbers;
  }

  // src/trf/tournamentOfTrf.ts
  function tournamentOfTrf(document, system, teamForm) {
    const records = document.records.flatMap(
      (record) => record.kind === "player" ? [withoutUnpaired(record)] : []
    );
    const byLine = ranksByLine(document);
    if (!byLine) {
      records.sort((a, b) => a.number - b.number);
    }
    const tournament = tournamentOfRecords(document, records, { system, teamForm });
    const stated = system === void 0 ? systemOfTrf(document).notes : [];
    const notes = [...stated, ...notesOn(document, tournament, records)];
    if (!byLine) {
      return { tournament, notes };
    }
    const numbers = records.map(({ number }, index) => [number, playerNumber(index + 1)]);
    return {
      tournament: renumbered(tournament, new Map(numbers)),
      notes: [...notes, { code: "trfNumberedByLine" }],
      fileNumbers: new Map(numbers.map(([inFile, own]) => [own, inFile]))
    };
  }
  function withoutUnpaired(record) {
    const rounds2 = record.rounds.map(
      (entry2) => (entry2 == null ? void 0 : entry2.result) === "*" && entry2.opponent === void 0 ? void 0 : entry2
    );
    const last = rounds2.reduce((found, entry2, index) => entry2 === void 0 ? found : index + 1, 0);
    return { ...record, rounds: rounds2.slice(0, last) };
  }
  function tournamentOfRecords(document, records, chosen) {
    var _a, _b;
    const stated = settingsOfTrf(document, chosen.system, chosen.teamForm);
    const firstColour = (_a = stated.firstColour) != null ? _a : inferredFirstColour(records);
    const byes2 = statedByes(document);
    const played = playedRounds(records);
    const comments = document.records.filter(isComment);
    const inFile = roundsOfTrf(records, played, byes2, stated.points);
    const whole2 = matchRounds(inFile, groupingOf(comments));
    const rounds2 = withMatchNumbers(teamsMeet(stated) ? whole2.map(withoutMatches) : whole2, comments);
    const tournament = {
      settings: {
        ...stated,
        ...stated.system === "round-robin" ? { cycles: cyclesOf((_b = stated.rounds) != null ? _b : rounds2.length, unitsIn(document, records, stated)) } : {},
        ...firstColour === void 0 ? {} : { firstColour }
      },
      players: playersOfTrf(document, records, byes2, { played, rounds: rounds2.length }),
      rounds: rounds2
    };
    if (stated.teamForm === void 0) {
      return tournament;
    }
    const inTeams = { ...tournament, lineUps: lineUpsOfTrf(document, tournament) };
    return { ...inTeams, rounds: seatTeams(inTeams, rounds2) };
  }
  function withoutMatches(round) {
    const games = round.games.map((game) => {
      const own = { ...game };
      delete own.match;
      return own;
    });
    return { ...round, games };
  }
  function unitsIn(document, records, settings) {
    const teams = new Set([...teamPlaces(document).values()].map(({ team }) => team));
    return settings.teamForm === void 0 ? records.length : teams.size;
  }
  function cyclesOf(rounds2, players) {
    const roundsOfCycle2 = Math.max(1, players % 2 === 0 ? players - 1 : players);
    return Math.max(1, Math.ceil(rounds2 / roundsOfCycle2));
  }
  function isComment(record) {
    return record.kind === "comment";
  }
  function statedByes(document) {
    var _a;
    const byes2 = /* @__PURE__ */ new Map();
    for (const record of document.records) {
      if (record.kind === "byes") {
        const ofRound = (_a = byes2.get(record.round)) != null ? _a : /* @__PURE__ */ new Map();
        record.players.forEach((player) => ofRound.set(player, { result: record.bye }));
        byes2.set(record.round, ofRound);
      }
    }
    return byes2;
  }
  function notesOn(document, tournament, records) {
    const notes = pointNotes(tournament, records);
    const outcomes = tournament.rounds.flatMap(
      ({ games }) => games.flatMap(({ outcome }) => outcome === void 0 ? [] : [outcome])
    );
    if (outcomes.length > 0 && outcomes.every((outcome) => !gameMeaning[outcome].played)) {
      notes.push({ code: "trfAllForfeits", values: { games: outcomes.length } });
    }
    const { rounds: planned } = tournament.settings;
    if (planned !== void 0 && tournament.rounds.length > planned) {
      const played = tournament.rounds.length;
      notes.push({ code: "moreRoundsThanPlanned", values: { played, planned } });
    }
    const adjusted = document.records.filter((record) => record.kind === "abnormalPoints").length;
    if (adjusted > 0) {
      notes.push({ code: "trfAbnormalPoints", values: { records: adjusted } });
    }
    return notes;
  }

  // src/systems/knockout/matchScore.ts
  var matchSteps = ["regular", "twoMore", "deciding", "lot"];
  var regularGames = 2;
  function matchScore2(players, games, rules) {
    const points = {
      upper: pointsIn2(games, players.upper, rules.points),
      lower: pointsIn2(games, players.lower, rules.points)
    };
    return { points, standing: standingOf(points, games, rules) };
  }
  function standingOf(points, games, rules) {
    var _a;
    if (games.some((game) => game.outcome === void 0)) {
      return { state: "playing" };
    }
    const ends = stepEnds(rules.games);
    const played = games.length;
    const atEnd = ends.indexOf(played);
    const current = ends.findIndex((end) => played < end);
    if (atEnd < 0 && current >= 0) {
      return due(current, played, ends);
    }
    if (points.upper !== points.lower) {
      return { state: "won", winner: points.upper > points.lower ? "upper" : "lower" };
    }
    if (games.slice((_a = ends[atEnd - 1]) != null ? _a : 0).every(lostByBoth)) {
      return { state: "bothOut" };
    }
    return due(current, played, ends);
  }
  function stepOfGame(game, regular = regularGames) {
    var _a;
    return (_a = matchSteps[stepEnds(regular).findIndex((end) => game <= end)]) != null ? _a : "lot";
  }
  function stepEnds(regular) {
    return [regular, regular + 2, regular + 3, regular + 4];
  }
  function due(step, played, ends) {
    var _a, _b;
    return {
      state: "due",
      step: (_a = matchSteps[step]) != null ? _a : "lot",
      from: played + 1,
      to: (_b = ends[step]) != null ? _b : played + 1
    };
  }
  function pointsIn2(games, player, points) {
    return halfPoints(
      games.reduce((sum3, game) => {
        const award = awardIn(game, player);
        return award === void 0 ? sum3 : sum3 + pointsOf(award, points);
      }, 0)
    );
  }
  function awardIn(game, player) {
    if (game.outcome === void 0) {
      return void 0;
    }
    const award = gameMeaning[game.outcome].award;
    return game.white === player ? award.white : game.black === player ? award.black : void 0;
  }
  function lostByBoth(game) {
    const loses = (award2) => award2 === "loss" || award2 === "forfeitLoss";
    const award = game.outcome === void 0 ? void 0 : gameMeaning[game.outcome].award;
    return award !== void 0 && loses(award.white) && loses(award.black);
  }

  // src/systems/knockout/bracketMatch.ts
  var nothing = { upper: halfPoints(0), lower: halfPoints(0) };
  function bracketMatch(place, slots, rows, context) {
    var _a;
    const games = (_a = rows == null ? void 0 : rows.games) != null ? _a : [];
    const [first2] = games;
    if (first2 !== void 0) {
      return playedMatch(place, seatedAs(slots, first2), games, context);
    }
    const exempt = rows == null ? void 0 : rows.exempt[0];
    return exempt === void 0 ? unplayedMatch(place, slots, context) : wonUnplayed(place, slots, exempt, othersIn(slots, exempt));
  }
  function isPlayer(slot) {
    return slot.kind === "player";
  }
  function playersIn(slots) {
    return [slots.upper, slots.lower].filter(isPlayer).map((slot) => slot.player);
  }
  function slotAfter(match) {
    if (match.winner !== void 0) {
      return { kind: "player", player: match.winner };
    }
    return { kind: match.state === "empty" || match.state === "bothOut" ? "empty" : "open" };
  }
  function playedMatch(place, players, games, context) {
    const base2 = {
      ...place,
      upper: { kind: "player", player: players.upper },
      lower: { kind: "player", player: players.lower },
      games
    };
    const { points, standing } = matchScore2(players, games, context.rules);
    if (standing.state === "won") {
      const winner = players[standing.winner];
      const loser = standing.winner === "upper" ? players.lower : players.upper;
      return { ...base2, points, state: "won", winner, losers: [loser] };
    }
    if (standing.state === "due") {
      const { step, from, to } = standing;
      return { ...base2, points, state: "due", due: { step, from, to }, losers: [] };
    }
    const losers = standing.state === "bothOut" ? [players.upper, players.lower] : [];
    return { ...base2, points, state: standing.state, losers };
  }
  function seatedAs(slots, { white, black }) {
    const turned2 = isPlayer(slots.upper) && slots.upper.player === black || isPlayer(slots.lower) && slots.lower.player === white;
    return turned2 ? { upper: black, lower: white } : { upper: white, lower: black };
  }
  function unplayedMatch(place, slots, context) {
    const players = playersIn(slots);
    const gone = players.filter((player) => context.hasLeft(player, place.round));
    const [first2, second] = players.filter((player) => !gone.includes(player));
    const base2 = { ...place, ...slots, games: [], points: nothing };
    if (slots.upper.kind === "open" || slots.lower.kind === "open") {
      return { ...base2, state: "waiting", losers: [] };
    }
    if (first2 === void 0) {
      return { ...base2, state: gone.length > 0 ? "bothOut" : "empty", losers: gone };
    }
    return second === void 0 ? wonUnplayed(place, slots, first2, gone) : { ...base2, state: "due", due: { step: "regular", from: 1, to: context.rules.games }, losers: [] };
  }
  function wonUnplayed(place, slots, winner, losers) {
    return { ...place, ...slots, state: "exempt", games: [], points: nothing, winner, losers };
  }
  function othersIn(slots, player) {
    return playersIn(slots).filter((each3) => each3 !== player);
  }

  // src/systems/knockout/entrant.ts
  function inBracketOrder(entrants, lots) {
    const seeded = entrants.filter(isSeeded).sort((a, b) => a.seed - b.seed);
    const others = entrants.filter((entrant) => !isSeeded(entrant)).sort((a, b) => a.number - b.number);
    return [...seeded, ...drawOrder(lots, others)];
  }
  function isSeeded(entrant) {
    return entrant.seed !== void 0;
  }

  // src/systems/knockout/exemptions.ts
  var mostExempt = 2;
  function exemptionPlan(entrants) {
    return entrants.some((entrant) => {
      var _a;
      return ((_a = entrant.exempt) != null ? _a : 0) !== 0;
    }) ? typedPlan(entrants) : { ok: true, plan: usualPlan(entrants), notes: [] };
  }
  function usualPlan(entrants) {
    const rounds2 = roundsFor(entrants.length);
    const free = 2 ** rounds2 - entrants.length;
    return {
      rounds: rounds2,
      exempt: new Map(entrants.map((entrant, index) => [entrant.number, index < free ? 1 : 0]))
    };
  }
  function typedPlan(entrants) {
    const beyond2 = entrants.filter((entrant) => {
      var _a;
      return !isExemption((_a = entrant.exempt) != null ? _a : 0);
    });
    if (beyond2.length > 0) {
      return {
        ok: false,
        problems: beyond2.map((entrant) => ({
          code: "exemptTooMany",
          found: String(entrant.exempt),
          values: { number: Number(entrant.number), most: mostExempt }
        }))
      };
    }
    const exempt = new Map(entrants.map((entrant) => {
      var _a;
      return [entrant.number, (_a = entrant.exempt) != null ? _a : 0];
    }));
    const fewest = Math.min(...exempt.values());
    if (fewest > 0) {
      return { ok: false, problems: [{ code: "exemptEverybody", values: { count: fewest } }] };
    }
    const shares = [...exempt.values()].reduce((sum3, matches) => sum3 + 2 ** matches, 0);
    const rounds2 = roundsFor(shares);
    return shares === 2 ** rounds2 ? { ok: true, plan: { rounds: rounds2, exempt }, notes: exemptNotBySeed(entrants) } : { ok: false, problems: [doesNotFit(entrants.length, shares)] };
  }
  function isExemption(matches) {
    return Number.isInteger(matches) && matches >= 0 && matches <= mostExempt;
  }
  function doesNotFit(players, shares) {
    const rounds2 = roundsFor(players);
    const places2 = 2 ** rounds2;
    return { code: "exemptSum", values: { sum: fraction2(shares, places2), players, needed: places2 - players } };
  }
  function exemptNotBySeed(entrants) {
    const better2 = entrants.filter(isSeeded);
    return entrants.flatMap((entrant, index) => {
      const passed = better2.find(
        (seed) => {
          var _a, _b;
          return entrants.indexOf(seed) < index && ((_a = seed.exempt) != null ? _a : 0) < ((_b = entrant.exempt) != null ? _b : 0);
        }
      );
      return passed === void 0 ? [] : [
        {
          code: "exemptNotBySeed",
          values: { number: Number(entrant.number), better: Number(passed.number) }
        }
      ];
    });
  }
  function roundsFor(places2) {
    let rounds2 = 0;
    while (2 ** rounds2 < places2) {
      rounds2 += 1;
    }
    return rounds2;
  }
  function fraction2(over2, under) {
    if (under === 1) {
      return String(over2);
    }
    return over2 % 2 === 0 ? fraction2(over2 / 2, under / 2) : `${over2}/${under}`;
  }

  // src/systems/knockout/halves.ts
  function snakeHalf(index) {
    return index % 4 === 0 || index % 4 === 3 ? "first" : "second";
  }
  function put(halves, placing, wanted, rest, room) {
    const left = room - widthOf(halves[wanted]) - placing.width;
    const other2 = wanted === "first" ? "second" : "first";
    halves[canFill(rest, left) ? wanted : other2].push(placing);
  }
  function widthOf(placings) {
    return placings.reduce((sum3, placing) => sum3 + placing.width, 0);
  }
  function canFill(placings, room) {
    let left = room;
    for (const width of placings.map((placing) => placing.width).sort((a, b) => b - a)) {
      left -= width <= left ? width : 0;
    }
    return left === 0;
  }

  // src/systems/knockout/clubs.ts
  function splitClubs(halves, drawn2, room) {
    const rest = [...drawn2];
    while (rest.length > 0) {
      const next = nextToPlace(halves, rest);
      rest.splice(rest.indexOf(next), 1);
      put(halves, next, wantedHalf(halves, next), rest, room);
    }
    return halves;
  }
  function nextToPlace(halves, rest) {
    const order = (a, b) => b.width - a.width || Math.abs(leanOf(halves, b)) - Math.abs(leanOf(halves, a)) || clubMatesIn(rest, b) - clubMatesIn(rest, a);
    return rest.reduce((best, placing) => order(placing, best) < 0 ? placing : best);
  }
  function wantedHalf(halves, placing) {
    const lean = leanOf(halves, placing);
    if (lean !== 0) {
      return lean > 0 ? "second" : "first";
    }
    return widthOf(halves.first) <= widthOf(halves.second) ? "first" : "second";
  }
  function leanOf(halves, placing) {
    return clubMatesIn(halves.first, placing) - clubMatesIn(halves.second, placing);
  }
  function clubMatesIn(placings, placing) {
    const { club } = placing.entrant;
    return club === void 0 ? 0 : placings.filter((each3) => each3.entrant.club === club).length;
  }

  // src/systems/knockout/places.ts
  function placesOf(entrants, plan, clubMatesApart) {
    const placings = entrants.map((entrant) => {
      var _a;
      return {
        entrant,
        width: 2 ** ((_a = plan.exempt.get(entrant.number)) != null ? _a : 0)
      };
    });
    return placed(placings, 2 ** plan.rounds, false, clubMatesApart);
  }
  function placed(placings, width, atFoot, clubMatesApart) {
    const [only] = placings;
    if (only === void 0 || only.width === width) {
      const empty = Array.from({ length: width - 1 }, () => void 0);
      return atFoot ? [...empty, only == null ? void 0 : only.entrant.number] : [only == null ? void 0 : only.entrant.number, ...empty];
    }
    const { first: first2, second } = clubMatesApart ? splitApart(placings, width / 2) : splitBySeed(placings, width / 2);
    const [head, foot] = atFoot ? [second, first2] : [first2, second];
    return [
      ...placed(head, width / 2, false, clubMatesApart),
      ...placed(foot, width / 2, true, clubMatesApart)
    ];
  }
  function splitBySeed(placings, room) {
    const halves = { first: [], second: [] };
    placings.forEach((placing, index) => {
      put(halves, placing, snakeHalf(index), placings.slice(index + 1), room);
    });
    return halves;
  }
  function splitApart(placings, room) {
    const seeds = placings.filter((placing) => isSeeded(placing.entrant));
    const others = placings.filter((placing) => !isSeeded(placing.entrant));
    const halves = { first: [], second: [] };
    seeds.forEach((placing, index) => {
      put(halves, placing, snakeHalf(index), [...seeds.slice(index + 1), ...others], room);
    });
    return splitClubs(halves, others, room);
  }

  // src/systems/knockout/drawnPlaces.ts
  function drawnPlaces(tournament) {
    const entrants = tournament.players.filter(entersBracket);
    if (entrants.length < 2) {
      return { ok: false, problems: [{ code: "noPlayers" }] };
    }
    const twice = seedsTwice(entrants);
    const ordered = inBracketOrder(entrants, lotsFor(tournament.settings.drawSeed, "places"));
    const result = exemptionPlan(ordered);
    if (!result.ok || twice.length > 0) {
      return { ok: false, problems: [...twice, ...result.ok ? [] : result.problems] };
    }
    const places2 = placesOf(ordered, result.plan, tournament.settings.clubMatesApart);
    const drawn2 = new Set(
      entrants.filter((entrant) => !isSeeded(entrant)).map(({ number }) => number)
    );
    const list = places2.filter((number) => drawn2.has(number)).join(", ");
    const byLot2 = drawn2.size > 1 ? [{ code: "placesByLot", values: { count: drawn2.size, list } }] : [];
    return { ok: true, places: places2, notes: [...result.notes, ...byLot2] };
  }
  function entersBracket(player) {
    var _a;
    return ((_a = player.leftAfter) != null ? _a : 1) > 0 && player.present !== false;
  }
  function seedsTwice(entrants) {
    const seeds = new Set(entrants.filter(isSeeded).map((entrant) => entrant.seed));
    return [...seeds].flatMap((seed) => {
      const same = entrants.filter((entrant) => entrant.seed === seed).map((entrant) => entrant.number);
      return same.length > 1 ? [{ code: "seedTwice", values: { seed, numbers: same.join(", ") } }] : [];
    });
  }

  // src/systems/knockout/recordedPlaces.ts
  function matchRowsOf(round) {
    var _a, _b;
    const numbers = matchNumbers2(round);
    const games = /* @__PURE__ */ new Map();
    const problems = [];
    for (const game of round.games) {
      const match = (_a = game.match) != null ? _a : numbers.get(pairKey(game));
      if (match === void 0) {
        const { white, black } = game;
        problems.push({ code: "matchMissing", values: { white, black, round: round.number } });
      } else {
        games.set(match, [...(_b = games.get(match)) != null ? _b : [], game]);
      }
    }
    const byes2 = round.byes.flatMap((bye) => bye.match === void 0 ? [] : [{ ...bye, match: bye.match }]);
    const matches = /* @__PURE__ */ new Set([...games.keys(), ...byes2.map((bye) => bye.match)]);
    const rows = [...matches].map((match) => {
      var _a2;
      return {
        match,
        games: [...(_a2 = games.get(match)) != null ? _a2 : []].sort((a, b) => {
          var _a3, _b2;
          return ((_a3 = a.game) != null ? _a3 : 0) - ((_b2 = b.game) != null ? _b2 : 0);
        }),
        exempt: byes2.filter((bye) => bye.match === match).map((bye) => bye.player)
      };
    });
    return { rows, problems };
  }
  function matchNumbers2(round) {
    const known2 = /* @__PURE__ */ new Map();
    for (const game of round.games) {
      if (game.match !== void 0) {
        known2.set(pairKey(game), game.match);
      }
    }
    if (round.number === 1 && known2.size === 0 && round.byes.length === 0) {
      for (const key of new Set(round.games.map(pairKey))) {
        known2.set(key, known2.size + 1);
      }
    }
    return known2;
  }
  function pairKey({ white, black }) {
    return `${Math.min(white, black)} ${Math.max(white, black)}`;
  }
  function recordedPlaces(rounds2, width) {
    const places2 = Array.from({ length: width }, () => void 0);
    const seated2 = /* @__PURE__ */ new Set();
    rounds2.forEach((rows, index) => {
      const reach3 = 2 ** (index + 1);
      for (const row of rows.filter((each3) => each3.match * reach3 <= width)) {
        const from = (row.match - 1) * reach3;
        const free = [from, from + reach3 / 2].filter(
          (half3) => places2.slice(half3, half3 + reach3 / 2).every((place) => place === void 0)
        );
        for (const player of playersOf2(row).filter((each3) => !seated2.has(each3))) {
          const half3 = free.shift();
          if (half3 !== void 0) {
            places2[half3] = player;
            seated2.add(player);
          }
        }
      }
    });
    return places2;
  }
  function playersOf2(row) {
    const [first2] = row.games;
    return first2 === void 0 ? [...row.exempt] : [first2.white, first2.black];
  }

  // src/systems/knockout/roundName.ts
  function roundNameOf(places2) {
    var _a;
    const named3 = {
      2: "final",
      4: "semiFinal",
      8: "quarterFinal",
      16: "roundOf16"
    };
    return (_a = named3[places2]) != null ? _a : "earlier";
  }

  // src/systems/knockout/bracket.ts
  var gamesOfMatch = 2;
  function bracketOf(tournament) {
    var _a, _b;
    const begun = tournament.rounds.some((round) => round.games.length > 0);
    const drawn2 = begun ? void 0 : drawnPlaces(tournament);
    if ((drawn2 == null ? void 0 : drawn2.ok) === false) {
      return { rounds: [], problems: drawn2.problems, notes: [] };
    }
    const read = tournament.rounds.map(matchRowsOf);
    const rows = read.map((each3) => each3.rows);
    const places2 = (_a = drawn2 == null ? void 0 : drawn2.places) != null ? _a : recordedPlaces(rows, recordedWidth(tournament, rows));
    const played = playBracket(places2, rows, tournament);
    return {
      ...played,
      problems: [...read.flatMap((each3) => each3.problems), ...played.problems],
      notes: (_b = drawn2 == null ? void 0 : drawn2.notes) != null ? _b : []
    };
  }
  function recordedWidth(tournament, rows) {
    var _a;
    const highest = Math.max(1, ...((_a = rows[0]) != null ? _a : []).map((row) => row.match));
    const onRecord = new Set(rows.flat().flatMap(playersOf2));
    const entered = tournament.players.filter(
      (player) => {
        var _a2;
        return onRecord.has(player.number) || ((_a2 = player.exempt) != null ? _a2 : 0) > 0;
      }
    );
    const plan = exemptionPlan(entered);
    return 2 ** Math.max(roundsFor(2 * highest), plan.ok ? plan.plan.rounds : 0);
  }
  function playBracket(places2, rows, tournament) {
    var _a, _b;
    const context = contextOf2(tournament);
    const rowsOf6 = (round, match) => {
      var _a2;
      return (_a2 = rows[round - 1]) == null ? void 0 : _a2.find((each3) => each3.match === match);
    };
    const rounds2 = [];
    let slots = places2.map(
      (player) => player === void 0 ? { kind: "empty" } : { kind: "player", player }
    );
    const conflicts = [];
    for (let round = 1; slots.length > 1; round += 1) {
      const matches = pairsOf(slots).map((pair2, index) => {
        const recorded = rowsOf6(round, index + 1);
        conflicts.push(...conflictIn(round, pair2, recorded));
        return bracketMatch({ round, match: index + 1 }, pair2, recorded, context);
      });
      rounds2.push({ round, name: roundNameOf(slots.length), matches });
      slots = matches.map(slotAfter);
    }
    const thirdPlace = tournament.settings.thirdPlace ? thirdPlaceOf(rounds2, rowsOf6, context) : void 0;
    const winner = (_b = (_a = rounds2[rounds2.length - 1]) == null ? void 0 : _a.matches[0]) == null ? void 0 : _b.winner;
    return {
      rounds: rounds2,
      ...thirdPlace === void 0 ? {} : { thirdPlace },
      ...winner === void 0 ? {} : { winner },
      problems: [...conflicts, ...beyondBracket(rows, rounds2, thirdPlace)]
    };
  }
  function contextOf2(tournament) {
    const players = playersByNumber(tournament);
    const { gamesPerMatch, points } = tournament.settings;
    return {
      rules: { games: gamesPerMatch != null ? gamesPerMatch : gamesOfMatch, points },
      hasLeft: (player, round) => {
        var _a, _b;
        return round > ((_b = (_a = players.get(player)) == null ? void 0 : _a.leftAfter) != null ? _b : round);
      }
    };
  }
  function pairsOf(slots) {
    const empty = { kind: "empty" };
    return Array.from({ length: slots.length / 2 }, (_, index) => {
      var _a, _b;
      return {
        upper: (_a = slots[2 * index]) != null ? _a : empty,
        lower: (_b = slots[2 * index + 1]) != null ? _b : empty
      };
    });
  }
  function thirdPlaceOf(rounds2, rowsOf6, context) {
    var _a, _b;
    const [upper, lower] = ((_b = (_a = rounds2[rounds2.length - 2]) == null ? void 0 : _a.matches) != null ? _b : []).map(loserSlot);
    const round = rounds2.length;
    return upper === void 0 || lower === void 0 ? void 0 : bracketMatch({ round, match: 2 }, { upper, lower }, rowsOf6(round, 2), context);
  }
  function loserSlot(semiFinal) {
    const [loser, other2] = semiFinal.losers;
    if (loser !== void 0 && other2 === void 0) {
      return { kind: "player", player: loser };
    }
    return { kind: slotAfter(semiFinal).kind === "open" ? "open" : "empty" };
  }
  function conflictIn(round, slots, rows) {
    if (rows === void 0 || slots.upper.kind === "open" || slots.lower.kind === "open") {
      return [];
    }
    const expected2 = playersIn(slots);
    const found = [.../* @__PURE__ */ new Set([...rows.games.flatMap((game) => [game.white, game.black]), ...rows.exempt])];
    const fits3 = found.every((player) => expected2.includes(player));
    return fits3 ? [] : [
      {
        code: "bracketConflict",
        values: { round, match: rows.match, numbers: found.join(" – "), expected: expected2.join(" – ") }
      }
    ];
  }
  function beyondBracket(rows, rounds2, thirdPlace) {
    return rows.flatMap((each3, index) => {
      var _a, _b;
      const round = index + 1;
      const matches = (_b = (_a = rounds2[index]) == null ? void 0 : _a.matches.length) != null ? _b : 0;
      const last = round === rounds2.length && thirdPlace !== void 0 ? matches + 1 : matches;
      return each3.filter((row) => row.match > last).flatMap((row) => row.games).map((game) => ({
        code: "matchMissing",
        values: { white: game.white, black: game.black, round }
      }));
    });
  }

  // src/sheet/matchPoints.ts
  function matchPoints(match, side, settings, lot2) {
    const slot = match[side];
    if (!isPlayer(slot) || !match.games.some(({ outcome }) => outcome !== void 0)) {
      return "";
    }
    const boards = match.games.flatMap(
      (game) => {
        var _a, _b;
        return (_b = (_a = game.points) == null ? void 0 : _a[game.white === slot.player ? "white" : "black"]) != null ? _b : [];
      }
    );
    if (boards.length > 0) {
      return makePoints(boards.reduce((sum3, points2) => sum3 + points2, 0));
    }
    const row = match.games.find((_, index) => stepOfGame(index + 1, settings.gamesPerMatch) === "lot");
    if ((row == null ? void 0 : row.outcome) === void 0) {
      return makePoints(match.points[side]);
    }
    const award = gameMeaning[row.outcome].award[row.white === slot.player ? "white" : "black"];
    const points = makePoints(match.points[side] - pointsOf(award, settings.points));
    return match.winner === slot.player ? `${points} ${lot2}` : points;
  }

  // src/sheet/pageWords.ts
  var pageWords = {
    event: { en: "Event", vi: "Giải" },
    round: { en: "Round", vi: "Vòng" },
    section: { en: "Section", vi: "Bảng" },
    afterRound: { en: "After round", vi: "Sau vòng" },
    beforeRound1: { en: "Before round 1", vi: "Trước vòng 1" },
    pointsShort: { en: "Pts", vi: "Điểm" },
    absent: { en: "absent", vi: "vắng mặt" },
    boardPrizes: { en: "Best of each board", vi: "Thành tích từng bàn" },
    games: { en: "Games", vi: "Số ván" },
    tieBreaks: { en: "Equal points are separated by", vi: "Bằng điểm thì xét theo thứ tự" },
    winner: { en: "Winner", vi: "Vô địch" },
    thirdPlace: { en: "Third place", vi: "Tranh hạng ba" },
    exempt: { en: "exempt", vi: "miễn" },
    byLot: { en: "lot", vi: "BT" },
    reached: { en: "Reached", vi: "Vào đến" },
    colourShort: { en: "Col", vi: "Màu" },
    minutesOf: { en: "Minutes of round", vi: "Biên bản vòng" },
    date: { en: "Date and time", vi: "Ngày giờ" },
    place: { en: "Place", vi: "Địa điểm" },
    incidents: { en: "Incidents", vi: "Sự việc phát sinh" },
    none: { en: "none", vi: "không có" },
    bothForfeit: { en: "both forfeit", vi: "cả hai vắng mặt" },
    drawnByLot: { en: "winner drawn by lot", vi: "bốc thăm chọn người thắng" },
    lotOrForfeit: { en: "drawn by lot, or forfeit", vi: "bốc thăm chọn người thắng, hoặc thua do vắng mặt" },
    forfeit: { en: "forfeit", vi: "thua do vắng mặt" },
    bothLose: { en: "both lose", vi: "cả hai bị xử thua" },
    decided: { en: "result by decision of the arbiter", vi: "kết quả do trọng tài quyết định" },
    unfinished: { en: "not finished", vi: "chưa đấu xong" },
    unrated: { en: "not rated", vi: "không tính hệ số" },
    chiefArbiter: { en: "Chief arbiter", vi: "Tổng trọng tài" },
    secretary: { en: "Secretary", vi: "Thư ký" },
    signature: { en: "(signature)", vi: "(ký tên)" },
    total: { en: "Total", vi: "Tổng" },
    stage: { en: "Stage", vi: "Giai đoạn" }
  };

  // src/sheet/roundTitle.ts
  function roundTitle(name, matches, language) {
    return titles[name][language].replace("{matches}", String(matches)).replace("{places}", String(2 * matches));
  }
  var titles = {
    final: { en: "Final", vi: "Chung kết" },
    semiFinal: { en: "Semi-finals", vi: "Bán kết" },
    quarterFinal: { en: "Quarter-finals", vi: "Tứ kết" },
    roundOf16: { en: "Round of 16", vi: "Bát kết" },
    earlier: { en: "Round of {places}", vi: "Vòng 1/{matches}" }
  };

  // src/sheet/bracketPicture.ts
  var columnWidth = 56;
  var heading = 2;
  function bracketPicture(bracket2, tournament, language, nameColumns) {
    const stride2 = nameColumns + 1;
    const boxes3 = boxesOf(bracket2, stride2);
    const last = Math.max(0, ...boxes3.map(({ top }) => top + 1));
    const width = stride2 * bracket2.rounds.length + nameColumns;
    const winnerColumn = width - nameColumns;
    const cells = Array.from(
      { length: Math.max(heading, last + 1) },
      () => Array.from({ length: width }, () => "")
    );
    const context = { tournament, language, nameColumns, labels: labelsOf(tournament) };
    const written4 = [
      ...bracket2.rounds.map((round) => titleOf(round, stride2, language)),
      { row: 0, column: winnerColumn, text: pageWords.winner[language] },
      ...boxes3.flatMap((box) => textsOf(box, context)),
      ...winnerText(bracket2, context.labels, winnerColumn),
      ...thirdPlaceTitle(boxes3, bracket2, language)
    ];
    written4.forEach(({ row, column: column2, text }) => cells[row][column2] = text);
    return {
      cells,
      look: lookOf(bracket2, boxes3, nameColumns),
      columnWidths: Array.from({ length: width }, () => columnWidth)
    };
  }
  function boxesOf(bracket2, stride2) {
    const boxes3 = bracket2.rounds.flatMap(
      ({ matches }, round) => matches.map((match, index) => ({
        match,
        top: heading + middleOf(round, index) - 1,
        column: stride2 * round
      }))
    );
    const final = boxes3[boxes3.length - 1];
    const third = bracket2.thirdPlace;
    const all = third === void 0 || final === void 0 ? boxes3 : [...boxes3, { match: third, top: final.top + 5, column: final.column }];
    return all.filter(({ match }) => match.state !== "empty");
  }
  function middleOf(round, index) {
    return 2 ** (round + 2) * index + 2 ** (round + 1) - 1;
  }
  function titleOf({ name, round, matches }, stride2, language) {
    return {
      row: 0,
      column: stride2 * (round - 1),
      text: roundTitle(name, matches.length, language)
    };
  }
  function labelsOf(tournament) {
    return new Map(
      [...playersByNumber(tournament)].map(([number, { name, seed }]) => {
        const mark = seed === void 0 ? "" : name === "" ? String(seed) : `[${seed}] `;
        return [number, `${mark}${name}`];
      })
    );
  }
  function textsOf(box, context) {
    return ["upper", "lower"].flatMap((side, down) => {
      const row = box.top + down;
      return [
        { row, column: box.column, text: nameIn(box.match, box.match[side], context) },
        { row, column: box.column + context.nameColumns, text: scoreIn(box.match, side, context) }
      ];
    });
  }
  function nameIn({ state }, slot, { labels, language }) {
    var _a;
    switch (slot.kind) {
      case "player":
        return (_a = labels.get(slot.player)) != null ? _a : String(slot.player);
      case "open":
        return "";
      case "empty":
        return state === "exempt" ? `(${pageWords.exempt[language]})` : "";
    }
  }
  function scoreIn(match, side, { tournament, language }) {
    return matchPoints(match, side, tournament.settings, pageWords.byLot[language]);
  }
  function winnerText(bracket2, labels, column2) {
    var _a;
    const final = bracket2.rounds.length - 1;
    return bracket2.winner === void 0 ? [] : [{ row: heading + middleOf(final, 0) - 1, column: column2, text: (_a = labels.get(bracket2.winner)) != null ? _a : "" }];
  }
  function thirdPlaceTitle(boxes3, { thirdPlace }, language) {
    const box = boxes3.find(({ match }) => match === thirdPlace);
    return box === void 0 ? [] : [{ row: box.top - 1, column: box.column, text: pageWords.thirdPlace[language] }];
  }
  function lookOf(bracket2, boxes3, nameColumns) {
    const stride2 = nameColumns + 1;
    const titles2 = bracket2.rounds.map(({ round }) => ({ row: 0, column: stride2 * (round - 1) }));
    const column2 = stride2 * bracket2.rounds.length;
    const champion = { row: heading + middleOf(bracket2.rounds.length - 1, 0) - 1, column: column2 };
    const third = boxes3.filter(({ match }) => match === bracket2.thirdPlace);
    const [headings2, winners] = [
      [...titles2, { row: 0, column: column2 }],
      bracket2.winner === void 0 ? [] : [champion]
    ];
    return {
      boldCells: [
        ...headings2,
        ...winners,
        ...third.map((box) => ({ row: box.top - 1, column: box.column })),
        ...boxes3.flatMap((box) => winnersCells(box, nameColumns))
      ],
      framed: [],
      boxed: boxes3.flatMap((box) => [
        { row: box.top, column: box.column, rows: 2, columns: nameColumns },
        { row: box.top, column: box.column + nameColumns, rows: 2, columns: 1 }
      ]),
      joined: bracket2.rounds.slice(1).flatMap(({ matches }) => matches.flatMap((m) => connector(m, boxes3, stride2))),
      shaded: [
        ...titles2.map((title) => ({ ...title, rows: 1, columns: stride2 })),
        ...[{ row: 0, column: column2 }, ...winners].map((cell) => ({ ...cell, rows: 1, columns: nameColumns }))
      ],
      centred: boxes3.map((box) => ({ row: box.top, column: box.column + nameColumns, rows: 2, columns: 1 }))
    };
  }
  function winnersCells({ match, top, column: column2 }, nameColumns) {
    return ["upper", "lower"].flatMap((side, down) => {
      const slot = match[side];
      const won = slot.kind === "player" && slot.player === match.winner;
      return won ? [0, nameColumns].map((right) => ({ row: top + down, column: column2 + right })) : [];
    });
  }
  function connector({ round, match }, boxes3, stride2) {
    const [upper, lower] = boxes3.filter(
      (box) => box.column === stride2 * (round - 2) && Math.ceil(box.match.match / 2) === match
    );
    return upper === void 0 || lower === void 0 ? [] : [{ row: upper.top + 1, column: upper.column + stride2 - 1, rows: lower.top - upper.top, columns: 1 }];
  }

  // src/sheet/partTitle.ts
  function partNames({ section, stage }) {
    return [section, stage].filter((name) => name !== "");
  }
  function afterRounds(rounds2, language) {
    return rounds2 === 0 ? pageWords.beforeRound1[language] : `${pageWords.afterRound[language]} ${rounds2}`;
  }
  function partTitle({ texts, language }, part, about2 = [], time = "") {
    const heading2 = [
      ...about2,
      part.stage === "" ? "" : `${pageWords.stage[language]} ${part.stage}`,
      part.section === "" ? "" : `${pageWords.section[language]} ${part.section}`,
      time
    ].filter((text) => text !== "");
    return [
      ...texts.event === void 0 ? [] : [[`${pageWords.event[language]}: ${texts.event}`]],
      ...heading2.length === 0 ? [] : [[heading2.join(" – ")]]
    ];
  }

  // src/sheet/stackPages.ts
  function stackPages(title, blocks, columnWidths) {
    var _a;
    const rows = [];
    const boldRows = [];
    const formulas = [];
    const looks = [];
    for (const block of blocks) {
      const top = rows.length === 0 ? 0 : rows.length + 1;
      if (rows.length > 0) {
        rows.push([]);
      }
      block.cells.forEach((row) => rows.push(row));
      block.boldRows.forEach((row) => boldRows.push(row + top));
      (_a = block.formulas) == null ? void 0 : _a.forEach((formula) => formulas.push(onPage(formula, formula.row + top)));
      if (block.look !== void 0) {
        looks.push(lookMovedDown(block.look, top));
      }
    }
    const width = Math.max(1, widest(rows));
    return {
      ...blankPage,
      title,
      cells: rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => "")]),
      formulas,
      plainText: [...new Set(blocks.flatMap((block) => block.plainText))].sort((a, b) => a - b),
      boldRows,
      columnWidths: Array.from({ length: width }, (_, column2) => {
        var _a2;
        return (_a2 = columnWidths[column2]) != null ? _a2 : 60;
      }),
      ...looks.length === 0 ? {} : { look: joinedLooks(looks) }
    };
  }
  function onPage(formula, row) {
    return { ...formula, row, formula: formula.formula(row) };
  }
  function lookMovedDown(look, rows) {
    return eachKind(look, (places2) => places2.map((place) => ({ ...place, row: place.row + rows })));
  }
  function joinedLooks(looks) {
    return {
      boldCells: looks.flatMap((look) => look.boldCells),
      framed: looks.flatMap((look) => look.framed),
      boxed: looks.flatMap((look) => look.boxed),
      joined: looks.flatMap((look) => look.joined),
      shaded: looks.flatMap((look) => look.shaded),
      centred: looks.flatMap((look) => look.centred)
    };
  }
  function eachKind(look, change) {
    return {
      boldCells: change(look.boldCells),
      framed: change(look.framed),
      boxed: change(look.boxed),
      joined: change(look.joined),
      shaded: change(look.shaded),
      centred: change(look.centred)
    };
  }

  // src/sheet/bracketSheet.ts
  function knockoutParts({ parts }) {
    return parts.filter(({ tournament }) => isKnockout(tournament));
  }
  function isKnockout({ settings }) {
    return settings.system === "knockout" && settings.teamForm !== "boardGroups";
  }
  function bracketWithEntrants(tournament) {
    const entrants = tournament.settings.teamForm === void 0 ? tournament : teamsAsPlayers(tournament);
    return { bracket: bracketOf(entrants), entrants };
  }
  function knockoutRoundTitle(tournament, round, language) {
    const named3 = isKnockout(tournament) ? bracketWithEntrants(tournament).bracket.rounds[round - 1] : void 0;
    return named3 === void 0 ? "" : roundTitle(named3.name, named3.matches.length, language);
  }
  function bracketProblems({ tournament }) {
    const begun = tournament.rounds.some((round) => round.games.length > 0);
    return begun && isKnockout(tournament) ? bracketWithEntrants(tournament).bracket.problems : [];
  }
  function bracketSheet(event) {
    var _a;
    const pictures = knockoutParts(event).map((part) => {
      const { bracket: bracket2, entrants } = bracketWithEntrants(part.tournament);
      return { part, picture: bracketPicture(bracket2, entrants, event.language, 3) };
    });
    const widest2 = Math.max(1, ...pictures.map(({ picture }) => picture.columnWidths.length));
    const blocks = pictures.map(({ part, picture }) => {
      const titles2 = partTitle(event, part);
      return {
        cells: [...titles2, ...picture.cells],
        boldRows: titles2.map((_, row) => row),
        plainText: Array.from({ length: widest2 }, (_, column2) => column2),
        look: lookMovedDown(picture.look, titles2.length)
      };
    });
    const widths5 = pictures.find(({ picture }) => picture.columnWidths.length === widest2);
    return stackPages(sheetTitles.bracket[event.language], blocks, (_a = widths5 == null ? void 0 : widths5.picture.columnWidths) != null ? _a : []);
  }

  // src/systems/teamMatch/lineUpProblems.ts
  function lineUpProblems(tournament, round) {
    var _a, _b;
    const teams = teamsOf(tournament);
    const boards = boardCount(teams, tournament.settings);
    const rows = (_b = (_a = tournament.lineUps) == null ? void 0 : _a.filter((change) => change.round === round)) != null ? _b : [];
    const strangers = rows.filter((change) => !teams.some((team) => isTeam(team, change.team))).map((change) => problemOf("lineUpTeamUnknown", change, { team: change.team }));
    return [
      ...strangers,
      ...rows.flatMap((change) => rowProblems(change, teams, boards, tournament)),
      ...teams.flatMap((team) => teamLineUpProblems(tournament, team, boards, round))
    ];
  }
  function problemOf(code, change, values) {
    return { code, ...(change == null ? void 0 : change.cell) === void 0 ? {} : { cell: change.cell }, values };
  }
  function rowProblems(change, teams, boards, tournament) {
    var _a;
    const { board, player: number } = change;
    const player = playersByNumber(tournament).get(number);
    const team = teams.find((each3) => isTeam(each3, change.team));
    const values = { number, team: change.team, board, boards };
    const outside = board < 1 || board > boards ? [problemOf("lineUpBoardUnknown", change, values)] : [];
    if (player === void 0) {
      return [...outside, problemOf("lineUpPlayerUnknown", change, values)];
    }
    const own = team === void 0 || membersOf(team).some((member) => member.number === number);
    const other2 = { ...values, name: player.name, own: (_a = player.team) != null ? _a : "–" };
    return own ? outside : [...outside, problemOf("lineUpPlayerOfOther", change, other2)];
  }
  function teamLineUpProblems(tournament, team, boards, round) {
    const changes = changesOf(tournament, team, round);
    const seats = lineUpOf(tournament, team, boards, round).flatMap(
      (number, index) => number === void 0 ? [] : [{ number, board: index + 1 }]
    );
    const rowFor = (number) => changes.find((change) => change.player === number);
    const order = boards >= bigFriendlyBoards ? movedUpProblems : ownBoardProblems;
    return [
      ...boardsTwice(changes, team),
      ...playersTwice(seats, team, rowFor),
      ...order(seats, team, rowFor, round)
    ];
  }
  function boardsTwice(changes, team) {
    return changes.filter((change, index) => changes.findIndex(({ board }) => board === change.board) < index).map(
      (change) => problemOf("lineUpBoardTwice", change, {
        team: team.name,
        board: change.board,
        round: change.round
      })
    );
  }
  function playersTwice(seats, team, rowFor) {
    return [...new Set(seats.map(({ number }) => number))].flatMap((number) => {
      const boards = seats.filter((seat2) => seat2.number === number).map(({ board }) => board);
      const values = { number, team: team.name, boards: boards.join(", ") };
      return boards.length === 1 ? [] : [problemOf("lineUpPlayerTwice", rowFor(number), values)];
    });
  }
  function ownBoardProblems(seats, team, rowFor) {
    return seats.flatMap(({ number, board }) => {
      var _a;
      const own = team.official.find(({ player }) => player.number === number);
      if (own !== void 0) {
        const values2 = { number, name: own.player.name, board, own: own.board };
        return own.board === board ? [] : [problemOf("lineUpOutOfOrder", rowFor(number), values2)];
      }
      const replaced = (_a = team.official.find((each3) => each3.board === board)) == null ? void 0 : _a.player;
      const beside = seats.find((seat2) => seat2.number === (replaced == null ? void 0 : replaced.number));
      if (beside === void 0) {
        return [];
      }
      const values = { number, board, other: beside.number, name: replaced.name, on: beside.board };
      return [problemOf("lineUpReserveBeside", rowFor(number), values)];
    });
  }
  function movedUpProblems(seats, team, rowFor, round) {
    if (round > 1) {
      return [];
    }
    const order = membersOf(team).map((player) => player.number);
    const placed2 = seats.map((seat2) => ({ ...seat2, rank: order.indexOf(seat2.number) }));
    return placed2.flatMap(({ number, board, rank }, index) => {
      var _a;
      const before = placed2[index - 1];
      return before === void 0 || rank < 0 || before.rank <= rank ? [] : [
        problemOf("lineUpNotMovedUp", (_a = rowFor(number)) != null ? _a : rowFor(before.number), {
          number,
          board,
          before: before.number
        })
      ];
    });
  }
  function lateLineUps(tournament) {
    var _a;
    const late = (_a = tournament.lineUps) == null ? void 0 : _a.flatMap((change) => {
      var _a2, _b;
      const record = tournament.rounds[change.round - 1];
      const seated2 = [
        ...((_a2 = record == null ? void 0 : record.games) != null ? _a2 : []).flatMap(({ white, black }) => [white, black]),
        ...((_b = record == null ? void 0 : record.byes) != null ? _b : []).map(({ player }) => player)
      ];
      const { round, board, team, player: number } = change;
      return seated2.length === 0 || seated2.includes(number) ? [] : [problemOf("lineUpTooLate", change, { round, board, team, number })];
    });
    return late != null ? late : [];
  }

  // src/systems/teamMatch/boardsOfMatch.ts
  function boardsOfMatch(to, order) {
    const seated2 = order.map((game) => ({
      game,
      white: inSeat(to, game.white),
      black: inSeat(to, game.black)
    }));
    return {
      boards: seated2.flatMap(
        ({ game, white, black }) => white === void 0 || black === void 0 ? [] : [boardOf(to, game, white, black)]
      ),
      byes: seated2.flatMap(({ game, white, black }) => {
        const alone = white === void 0 || black === void 0 ? white != null ? white : black : void 0;
        const { match } = to;
        return alone === void 0 ? [] : [{ player: alone, outcome: "fullBye", match, board: game.board, game: game.game }];
      })
    };
  }
  function inSeat({ lineUps }, seat2) {
    return lineUps[seat2.side === "a" ? "white" : "black"][seat2.board - 1];
  }
  function boardOf({ match, outcome }, { game, board, white: seat2 }, white, black) {
    const slot = { match, board, game, white, black };
    return outcome === void 0 ? slot : { ...slot, outcome: seat2.side === "a" ? outcome : turned(outcome) };
  }
  function turned(outcome) {
    return outcome === "whiteWinsByForfeit" ? "blackWinsByForfeit" : outcome === "blackWinsByForfeit" ? "whiteWinsByForfeit" : outcome;
  }

  // src/systems/teamMatch/scheveningen.ts
  var mostInScheveningen = 6;
  function scheveningenOrder(boards) {
    return Array.from({ length: boards }, (_, index) => scheveningenRound(boards, index + 1)).flat();
  }
  function scheveningenRound(boards, game) {
    return Array.from({ length: boards }, (_, index) => {
      const board = index + 1;
      const a = { side: "a", board };
      const b = { side: "b", board: (index + game - 1) % boards + 1 };
      return {
        game,
        board,
        ...(a.board + b.board) % 2 === 0 ? { white: a, black: b } : { white: b, black: a }
      };
    });
  }

  // src/systems/teamMatch/simultaneous.ts
  var mostGamesInMatch = 4;
  var boardsForOneGame = 10;
  function simultaneousOrder(boards, games) {
    return Array.from({ length: games }, (_, index) => index + 1).flatMap(
      (game) => Array.from({ length: boards }, (_, place) => {
        const board = place + 1;
        const a = { side: "a", board };
        const b = { side: "b", board };
        return { game, board, ...(board + game) % 2 === 0 ? { white: a, black: b } : { white: b, black: a } };
      })
    );
  }

  // src/systems/teamMatch/matchGamesOf.ts
  function matchGamesOf(settings, boards) {
    return gamesOfLegs(settings, boards, legsOf(settings));
  }
  function secondLegOf(settings, boards) {
    const first2 = sessionsOf(gamesOfLegs(settings, boards, 1));
    return gamesOfLegs(settings, boards, 2).filter(({ game }) => game > first2);
  }
  function gamesOfLegs(settings, boards, legs) {
    var _a, _b;
    if (settings.teamForm !== "scheveningen") {
      return simultaneousOrder(boards, legs * ((_a = settings.gamesPerMatch) != null ? _a : 1));
    }
    const first2 = (_b = settings.matchOrder) != null ? _b : scheveningenOrder(boards);
    const games = sessionsOf(first2);
    const second = first2.map(({ game, board, white, black }) => ({
      game: game + games,
      board,
      white: black,
      black: white
    }));
    return legs === 1 ? first2 : [...first2, ...second];
  }

  // src/systems/teamMatch/teamViolations.ts
  function recordedMeetings(tournament) {
    const teams = teamsOf(tournament);
    const teamOf = teamOfPlayer(teams);
    return tournament.rounds.flatMap(({ number, games }) => {
      const meetings2 = { round: number, boards: games };
      const several = teamsMeet(tournament.settings) ? severalOpponents(meetings2, teams, teamOf) : [];
      return [...teamMates(meetings2, teamOf), ...several];
    });
  }
  function teamMates({ boards }, teamOf) {
    return boards.filter(({ white, black }) => teamOf.get(white) !== void 0 && teamOf.get(white) === teamOf.get(black)).map(({ white, black }) => ({ code: "teamMatesMeet", values: { white, black } }));
  }
  function severalOpponents({ boards, round }, teams, teamOf) {
    const meetings2 = boards.map(({ white, black }) => [teamOf.get(white), teamOf.get(black)]);
    const metBy2 = (team) => new Set(meetings2.flatMap(([a, b]) => [...a === team ? [b] : [], ...b === team ? [a] : []]));
    return teams.filter((team) => metBy2(team).size > 1).map((team) => ({ code: "teamMeetsSeveral", values: { team: team.name, round } }));
  }

  // src/commands/pairingRefusals.ts
  function pairingRefusals(event, parts) {
    return parts.flatMap(({ part, next }) => {
      const paired = alreadyPaired(event, part, next);
      return [
        ...seedMissing(part),
        ...paired.length === 0 ? [] : bracketProblems(part),
        ...paired,
        ...emptyResults(event, part, paired.length === 0 ? next.round : next.round - 1),
        ...rematches(event, part).problems
      ];
    });
  }
  function recordProblems(event, parts) {
    return parts.flatMap(({ part, next }) => [
      ...bracketProblems(part),
      ...emptyResults(event, part, next.round - 1),
      ...rematches(event, part).problems
    ]);
  }
  function pairingWarnings(event, parts) {
    return parts.flatMap(({ part, next }) => [
      ...unfinishedGames(event, part, next),
      ...part.tournament.settings.teamForm === void 0 ? [] : [...lateLineUps(part.tournament), ...recordedMeetings(part.tournament)],
      ...rematches(event, part).announced
    ]);
  }
  function roundLabel(round, part) {
    const names = partNames(part);
    return names.length === 0 ? String(round) : `${round} (${names.join(", ")})`;
  }
  function rowsOf2(event, part) {
    return event.results.filter((row) => row.section === part.section && row.stage === part.stage);
  }
  function seedMissing({ tournament }) {
    const { drawSeed, system } = tournament.settings;
    return drawSeed === "" && (system === "drawn" || system === "knockout") ? [{ code: "drawSeedMissing" }] : [];
  }
  function alreadyPaired(event, part, next) {
    var _a, _b;
    const last = next.tournament.rounds[next.tournament.rounds.length - 1];
    if (last === void 0 || isComplete(last) || last.games.some((game) => game.outcome !== void 0)) {
      return [];
    }
    const values = {
      round: roundLabel(last.number, part),
      sheet: (_b = (_a = event.tables.results) == null ? void 0 : _a.sheet.title) != null ? _b : ""
    };
    return [{ code: "roundAlreadyPaired", values }];
  }
  function emptyResults(event, part, before) {
    const refused5 = new Set(event.problems.map(({ cell }) => cellKey(cell)));
    return rowsOf2(event, part).filter((row) => row.round < before && row.black !== void 0 && row.outcome === void 0).filter((row) => !refused5.has(cellKey(row.resultCell))).map((row) => {
      var _a;
      return {
        code: "resultEmpty",
        cell: row.resultCell,
        values: { round: row.round, white: row.white, black: (_a = row.black) != null ? _a : "" }
      };
    });
  }
  function cellKey(cell) {
    return cell === void 0 ? "" : `${cell.sheet}!${cell.a1}`;
  }
  var unfinishedCodes = {
    dutch: "gameUnfinished",
    adjusted: "gameUnfinished",
    "round-robin": "gameUnfinished",
    drawn: "gameAdjournedDrawn",
    knockout: "gameAdjournedKnockout"
  };
  function unfinishedGames(event, part, next) {
    const code = unfinishedCodes[part.tournament.settings.system];
    return rowsOf2(event, part).filter((row) => row.round < next.round && row.outcome === "unfinished").map((row) => ({ code, cell: row.resultCell, values: { round: row.round } }));
  }
  function rematches(event, part) {
    var _a;
    const { system, rematchFrom } = part.tournament.settings;
    const { unit, areTeams } = unitsOf(part.tournament);
    const problems = [];
    const announced = [];
    const first2 = /* @__PURE__ */ new Map();
    for (const row of isSwiss[system] ? rowsOf2(event, part).filter(isPlayed) : []) {
      const pair2 = [row.white, (_a = row.black) != null ? _a : 0].map(unit).sort(byUnit).join("-");
      const earlier = first2.get(pair2);
      if (earlier === void 0) {
        first2.set(pair2, row);
        continue;
      }
      if (areTeams && earlier.round === row.round) {
        continue;
      }
      const later = row.round < earlier.round ? earlier : row;
      const values = { pair: pair2, round: Math.min(row.round, earlier.round), later: later.round };
      const note2 = { code: "playedBefore", cell: later.resultCell, values };
      if (rematchFrom !== void 0 && later.round >= rematchFrom) {
        announced.push({ ...note2, code: "playedBeforeAnnounced" });
      } else {
        problems.push(note2);
      }
    }
    return { problems, announced };
  }
  function unitsOf(tournament) {
    const areTeams = teamsMeet(tournament.settings);
    const teamOf = new Map(areTeams ? teamOfPlayer(teamsOf(tournament)) : []);
    return { unit: (player) => {
      var _a, _b;
      return (_b = (_a = teamOf.get(player)) == null ? void 0 : _a.letter) != null ? _b : String(player);
    }, areTeams };
  }
  function byUnit(a, b) {
    return Number(a) - Number(b) || (a < b ? -1 : 1);
  }
  function isPlayed(row) {
    return row.black !== void 0 && row.outcome !== void 0 && gameMeaning[row.outcome].played;
  }

  // src/commands/recordFindings.ts
  function recordFindings(event) {
    return event.parts.flatMap((part) => [
      ...moreRoundsThanPlanned(part),
      ...editionByStart(part),
      ...part.stage === "" ? outsideHisRounds(event, part) : []
    ]);
  }
  function moreRoundsThanPlanned(part) {
    const { rounds: rounds2, settings } = part.tournament;
    const { rounds: planned } = settings;
    const played = rounds2.filter(({ games }) => games.length > 0).length;
    return planned !== void 0 && played > planned ? [{ code: "moreRoundsThanPlanned", values: { played: roundLabel(played, part), planned } }] : [];
  }
  function editionByStart({ texts }) {
    var _a, _b;
    const start = trfDate((_a = texts.start) != null ? _a : "");
    const edition = editionInForce(start);
    return ((_b = texts.tieBreakEdition) != null ? _b : "") === "" && edition !== "2026" ? [{ code: "editionByStart", values: { start, edition } }] : [];
  }
  function outsideHisRounds(event, part) {
    return rowsOf2(event, part).flatMap(
      (row) => [row.white, row.black].flatMap((number) => {
        const own = event.players.find(({ player }) => player.number === number);
        if (own === void 0) {
          return [];
        }
        const { fromRound = 1, leftAfter = row.round } = own.player;
        const values = { number: own.player.number, round: row.round, row: row.resultCell.a1 };
        if (row.round < fromRound) {
          return [
            {
              code: "playedBeforeArrival",
              ...cellOf2(event, own, "fromRound"),
              values: { ...values, from: fromRound }
            }
          ];
        }
        return row.round > leftAfter && row.outcome !== "zeroBye" ? [
          {
            code: "playedAfterLeaving",
            ...cellOf2(event, own, "leftAfter"),
            values: { ...values, left: leftAfter }
          }
        ] : [];
      })
    );
  }
  function cellOf2({ tables: tables2 }, { row }, column2) {
    var _a;
    const at = (_a = tables2.players) == null ? void 0 : _a.columns[column2];
    return tables2.players === void 0 || at === void 0 ? {} : { cell: addressOf(tables2.players.sheet.title, row, at) };
  }

  // src/sheet/freeTeams.ts
  function freeTeams(tournament, round) {
    const record = tournament.rounds[round - 1];
    return record === void 0 || !teamsMeet(tournament.settings) ? [] : teamRoundOf(tournament, record, "asNothing").free;
  }
  function withoutFree(rows, free) {
    const away = new Set(free.flatMap(({ team }) => membersOf(team).map(({ number }) => number)));
    return rows.filter(({ white, black }) => black !== void 0 || !away.has(white));
  }

  // src/sheet/playerName.ts
  function playerName({ players }, number) {
    var _a, _b;
    return (_b = (_a = players.find(({ player }) => player.number === number)) == null ? void 0 : _a.player.name) != null ? _b : "";
  }

  // src/sheet/resultFormula.ts
  var spareRows = 100;
  function resultFormula(table, row) {
    const range = (column2) => {
      var _a;
      return rangeOf(table, (_a = table.columns[column2]) != null ? _a : 0);
    };
    const has = (column2) => table.columns[column2] !== void 0;
    const equal = (column2, value) => !has(column2) || value === void 0 || value === "" ? [] : [`(${range(column2)}=${literal(value)})`];
    const byBoard4 = has("board") && (row.section === "" || has("section"));
    const conditions = [
      ...equal("round", row.round),
      ...byBoard4 ? equal("board", row.board) : equal("white", row.white),
      ...equal("stage", row.stage),
      ...equal("section", row.section),
      ...equal("match", row.match),
      ...equal("game", row.game)
    ].join("*");
    const place = `SUMPRODUCT(${conditions}*ROW(${range("round")}))`;
    return `=IF(SUMPRODUCT(${conditions})=1,INDEX(${range("result")},${place})&"","")`;
  }
  function rangeOf(table, column2) {
    const letters3 = columnLetters(column2);
    const sheet = table.sheet.title.replace(/'/g, "''");
    return `'${sheet}'!$${letters3}$1:$${letters3}$${table.values.length + spareRows}`;
  }
  function literal(value) {
    return typeof value === "number" ? String(value) : `"${value.replace(/"/g, '""')}"`;
  }

  // src/sheet/menuNames.ts
  var namesOfMenu = {
    menu: { en: "Arbiter", vi: "Trọng tài" },
    documents: { en: "Documents", vi: "Tài liệu" },
    newTournament: { en: "New tournament…", vi: "Giải mới…" },
    numberPlayers: { en: "Number players", vi: "Đánh số đấu thủ" },
    numberByLot: { en: "Number players by lot", vi: "Đánh số bằng bốc thăm" },
    numberByStrength: { en: "Number players by strength", vi: "Đánh số theo sức cờ" },
    pairNextRound: { en: "Pair next round", vi: "Xếp cặp vòng tiếp theo" },
    undo: { en: "Undo", vi: "Hoàn tác" },
    updateStandings: { en: "Update standings", vi: "Cập nhật xếp hạng" },
    crosstable: { en: "Crosstable", vi: "Bảng điểm" },
    scoreCards: { en: "Score cards", vi: "Thẻ theo dõi" },
    minutes: { en: "Minutes", vi: "Biên bản" },
    bracket: { en: "Bracket", vi: "Sơ đồ" },
    teamTable: { en: "Team table", vi: "Bảng đội" },
    contributions: { en: "Contributions", vi: "Diễn giải" },
    control: { en: "Control (boxes for the phone)", vi: "Điều khiển (ô cho điện thoại)" },
    whyThisPairing: { en: "Why this pairing?", vi: "Vì sao xếp cặp như vậy?" },
    startFinalStage: { en: "Start final stage…", vi: "Bắt đầu giai đoạn cuối…" },
    checkEverything: { en: "Check everything", vi: "Kiểm tra tất cả" },
    importTrf: { en: "Import TRF…", vi: "Nhập TRF…" },
    exportTrf: { en: "Export TRF…", vi: "Xuất TRF…" },
    refreshFormulas: { en: "Refresh formulas", vi: "Tính lại công thức" },
    help: { en: "Help", vi: "Trợ giúp" }
  };

  // src/sheet/namedThings.ts
  var tables = {
    setting: (key, language) => {
      var _a;
      return (_a = entry(namesOfSettings, key)) == null ? void 0 : _a[language][0];
    },
    menu: (key, language) => {
      var _a;
      return (_a = entry(namesOfMenu, key)) == null ? void 0 : _a[language].replace(/…$/, "");
    },
    sheet: (key, language) => {
      var _a;
      return (_a = entry(sheetTitles, key)) == null ? void 0 : _a[language];
    },
    word: (key, language) => {
      var _a;
      return (_a = entry({ ifPossible: softWord }, key)) == null ? void 0 : _a[language];
    }
  };
  var named2 = /\{(setting|menu|sheet|word):(\w+)\}/g;
  function withNames2(sentence, language) {
    return sentence.replace(
      named2,
      (place, kind, key) => {
        var _a;
        return (_a = tables[kind](key, language)) != null ? _a : place;
      }
    );
  }
  function entry(table, key) {
    return Object.prototype.hasOwnProperty.call(table, key) ? table[key] : void 0;
  }

  // src/sheet/documentSentences.en.ts
  var englishDocumentSentences = {
    documentMade: "The sheet {sheet} is made from the record as it stands. Print it, or show it.",
    minutesOfRound: "They are the minutes of round {round}. For another round select one of its rows in Results, then choose Minutes again.",
    noKnockout: "No part of this event is a knockout with a bracket. Choose the system Knockout in the settings, or Start final stage; who has come how far in groups by board stands in the Standings.",
    noCompleteRound: "No round is complete yet, so there are no minutes to write. Type the results of the round, then choose Minutes again.",
    settingNeedsNumbers: "“{setting}” takes numbers in their order, each once, such as 3, 12, 7; it says “{found}”.",
    settingsMissing: "A final stage is written into the sheet “{title}”, and there is none. Give a sheet this title, with the columns Key and Value.",
    qualifiersNotWhole: "How many go through must be a whole number from {least} to {most}, not “{found}”. Type the number for each section.",
    stageNameUnfit: "“{found}” cannot be the name of a stage. Choose a word without : and ;.",
    stageThere: "There is a stage “{found}” already. Pair its next round, or choose another name.",
    finalTooFew: "Fewer than two players go through. Play a round of the main stage first, or let more go through.",
    finalPlaceShared: "Numbers {first} and {second} share place {place}, and only one of them goes through. Check the tie-breaks; if lots decide, correct the numbers in the setting {setting:stagePlayers} of the stage.",
    finalEarly: "The main stage is not over after round {round}, so these places may still change. Undo, if its other rounds are to be played first.",
    finalStageMade: "The stage “{stage}” is ready with {count} seeds. Choose Pair next round, then Bracket among the documents.",
    finalStageSeeds: "Seeds of the final stage: {list}. Correct them in the setting {setting:stagePlayers} before the first round.",
    finalStageUndone: "The stage “{stage}” is taken back. Choose Start final stage to start it again.",
    undoStageMoved: "Rows of the stage {stage} in {sheet} were moved or changed since it was started, so nothing was undone. Move them back and choose Undo again, or delete these rows yourself.",
    undoStageFirst: "The sheet {sheet} holds rows of the stage “{stage}”. Undo their pairing first, or delete the rows.",
    swissFewPlayers: "A Swiss is meant for 20 players and more (Law 27); here {players} [plays|play]. Consider a round robin.",
    swissRoundsOutside: "For {players} players the law recommends {advised} rounds (Law 27); {rounds} are set. Check the setting {setting:rounds}.",
    drewWhiteFirst: "Lot for the colours of round 1: number 1 has White (draw seed “{seed}”, purpose “colours”).",
    drewBlackFirst: "Lot for the colours of round 1: number 1 has Black (draw seed “{seed}”, purpose “colours”).",
    tieByHand: "Lot for places {places}, drawn by hand: numbers {list} in this order.",
    tieByLot: "Lot for places {places}: numbers {list} in this order (draw seed “{seed}”, purpose “tie {places}”)."
  };

  // src/sheet/teamSentences.en.ts
  var englishTeamSentences = {
    teamsTooFew: "{teams} [team was|teams were] found and a team event needs two. Type the name of each player's team in the column Team of the Players sheet.",
    teamMissing: "{name} (number {number}) is in no team and will not be paired. Type his team in the column Team, or leave it if he only watches.",
    teamBoardUnclear: "“{found}” is no board of {name} (number {number}). Type 1, 2, 3 … for an official player, R1, R2 … for a reserve.",
    teamBoardTwice: "Numbers {numbers} of {team} all have board {board}. Give each of them a board of his own in the column Board.",
    teamWithoutBoards: "Nobody in {team} has a board, so it cannot be paired. Type 1, 2, 3 … for its players in the column Board.",
    teamLeftForfeits: "{name} ({number}) has left: match {board} is written as lost by forfeit.",
    teamSizeOutside: "{team} has {official} [official player|official players] and {reserves} [reserve|reserves]; official events have 3 to 6 and 1 to 3 (Law 30). In a friendly event any number will do.",
    boardsNotByStrength: "{team}: number {number} on board {board} is stronger than number {above} above him, and the strongest should come first (Law 30.1.3). Change the column Board before round 1, or leave it.",
    teamBoardEmpty: "{team} has nobody on board {board} in round {round}: the opponent wins there without play. Name a reserve in the Line-ups sheet before the round begins.",
    teamPlayerAbsent: "{team}, board {board}: {name} (number {number}) is away in round {round}. Name a reserve for that board in the Line-ups sheet and pair again, or enter the forfeit.",
    scheveningenLarge: "Everybody against everybody is meant for up to {most} boards (Law 30.2.2); here there are {boards}, so a match has as many games for each player.",
    oneGameFewBoards: "A match of two teams over one game is meant for {least} boards or more (Law 30.2.1); here it has {boards}. Set {setting:gamesPerMatch} to 2, or leave it.",
    manyGamesInMatch: "A match has one to {most} games on each board (Law 30.2.1); here it has {games}. Correct {setting:gamesPerMatch}, or leave it.",
    oddGamesInMatch: "A match usually has an even number of games on each board, so that both teams move first equally often (Law 30.2.1); here {games}. Set {setting:gamesPerMatch} to an even number, or leave it.",
    oddBoardsOneGame: "With one game on each board the number of boards should be even, so that both teams move first equally often (Law 30.2.1); here {boards}. Add or leave out a board, or leave it.",
    teamTableLarge: "A round robin of teams is meant for up to {most} teams (Law 30.4); here there are {teams}. Consider a drawn Swiss, or leave it.",
    matchOrderIncomplete: "In the setting {setting:matchOrder} everybody of A must meet everybody of B once on {boards} [board|boards]. Correct these pairs: {pairs}.",
    matchOrderTwice: "In the setting {setting:matchOrder} {player} sits twice in game {game}. Write each player once in a game.",
    lineUpTeamUnknown: "There is no team “{team}”. Type the name as in the Players sheet, or its letter.",
    lineUpBoardUnknown: "There is no board {board}: teams have boards 1 to {boards}. Correct the board.",
    lineUpBoardTwice: "Board {board} of {team} is named twice for round {round}. Keep one of the two rows.",
    lineUpPlayerUnknown: "There is no player number {number}. Correct the number, or add him to the Players sheet first.",
    lineUpPlayerOfOther: "{name} (number {number}) does not belong to {team} but to {own}. Name a player of {team}.",
    lineUpPlayerTwice: "Number {number} of {team} sits on boards {boards} at once. Name somebody else for all but one.",
    lineUpReserveBeside: "The reserve number {number} is on board {board}, but {name} (number {other}), whose board it is, plays on board {on}. Put {name} back or leave him out (Law 30.1.4).",
    lineUpOutOfOrder: "{name} (number {number}) is on board {board}, but his board is {own}: official players keep their boards and a reserve has exactly the board of whom he replaces (Law 30.1.3–4).",
    lineUpNotMovedUp: "Number {number} is on board {board} behind number {before}. Those behind an absent player move up in their order and reserves have the last boards (Law 30.1.4).",
    lineUpTooLate: "Round {round} was paired without number {number}, named for board {board} of {team}. If the game has not begun, type his number in Results; if it has, he may play from the next round (Law 30.1.4).",
    finalOfTeams: "A final stage of teams is not made from here. Make a new workbook with the system Knockout and enter the teams that go through.",
    noTeamForm: "This is no team event. Choose in the sheet {sheet:settings}, under {setting:teamForm}, how the teams meet.",
    lineUpCellEmpty: "This row of the Line-ups sheet has no {column}. Fill in round, team, board and player, or clear the row.",
    lineUpPlayerUnclear: "“{found}” names no single player. Type the number that he has in the Players sheet.",
    settingNeedsMatchOrder: "“{found}” is no order of games. Write the games with blanks and the rounds with a semicolon between, White first: A1-B1 A2-B2; B2-A1 B1-A2; an empty cell is the order of the law.",
    resultIsMatchScore: "“{found}” looks like the score of a whole match, but results are entered game by game. Choose 1-0, ½-½ or 0-1 in the row of each board; the score of the match adds itself up.",
    matchScoreIsDate: "The spreadsheet has turned what was typed into the date {found}; the score of a match, such as 2-1, does that. Format the cell as plain text and choose the result of this one game, 1-0, ½-½ or 0-1: the score of the match adds itself up.",
    teamSecondLeg: "Match {match}, {white} – {black}, is level on all boards: a second leg with colours reversed is added (Law 30.3). Enter its results.",
    teamWinnerByLot: "Match {match} is level on all boards: the lot names {team} ({letter}). If you draw by hand, turn the result of the row round.",
    teamMatesFree: "Numbers {white} and {black} are team-mates and do not meet (Law 30.1.2): both are free in this round.",
    teamMatesMeet: "Numbers {white} and {black} are team-mates and must not meet (Law 30.1.2). Correct the row, or pair the round again.",
    teamMeetsSeveral: "{team} meets several teams in round {round}; in one session a team meets one other only (Law 30.1.1). Correct the players of these rows.",
    teamGameWrong: "Match {match}, board {board}, game {game} should be {expected}. Correct the players or their colours."
  };

  // src/sheet/sentences.en.ts
  var englishSentences = {
    sheetMissing: "There is no sheet “{title}”. The sheets found are: {list}. Give the right sheet this title, or make a new workbook with New tournament.",
    sheetTwice: "Both “{first}” and “{second}” look like the sheet “{title}”. Rename the one that is not used.",
    headingMissing: "The sheet “{sheet}” needs a column “{heading}”. The headings found are: {list}. Add the heading or correct it.",
    columnTwice: "The heading “{found}” stands twice. Rename or delete the column that is not used.",
    cellIsDate: "The spreadsheet has turned what was typed under “{column}” into the date {found}. Format the cell as plain text and type it again.",
    cellIsError: "The cell under “{column}” shows an error ({found}). Format it as plain text and type what should stand there.",
    wholeNumberExpected: "“{found}” under “{column}” is not a whole number from {least} to {most}. Type the number in digits.",
    numberIsText: "“{found}” under “{column}” is a number kept as text; it is read as a number. Check everything can convert it.",
    playersNotNumbered: "{count} [player has no number|players have no numbers] yet. Run Number players first.",
    playerWithoutNumber: "“{name}” has no number. Type a free one in the column No, the highest used is {highest}.",
    numberWithoutName: "Number {number} has no name; the row is not read. Type the name or clear the row.",
    numberTwice: "Number {number} also stands in {first}. Give one of the two players a free number.",
    nameTwice: "“{name}” also stands in {first}. If they are two persons, type a birth date, club or FIDE ID for both; if it is one, delete a row.",
    nameTwiceToldApart: "“{name}” also stands in {first}; birth date, club or ID tell the two apart. Nothing to do if they are two persons.",
    ratingOutOfRange: "“{found}” is not a rating from {least} to {most}. Correct it, or leave the cell empty for an unrated player.",
    byesNotUnderstood: "“{found}” is not a list of byes. Type round and bye, as in 3=½, 5=0.",
    roundNotUnderstood: "“{found}” is not a round. Type a whole number from 1 to {most}.",
    roundSkipped: "Round {round} has rows, but round {missing} has none. Correct the round, or enter round {missing} first.",
    resultNotUnderstood: "“{found}” is not a result. Choose one from the list of the cell: 1-0, ½-½, 0-1, +/-, -/+ …",
    resultAmbiguous: "“{found}” can mean a win or a draw when a draw is worth a point. Type 1-0 or ½-½.",
    resultIsDate: "The spreadsheet has turned the result into the date {found}. Format the cell as plain text and choose the result again, as ½-½ or 1-0.",
    resultIsError: "The cell of the result shows an error ({found}), as typing +/- in an ordinary cell does. Format it as plain text and type the result again.",
    resultRewritten: "“{found}” is read as {result}. Check everything can write it so.",
    byeWithOpponent: "“{found}” is a bye, but two players stand in the row. Clear the opponent or type the result of the game.",
    opponentMissing: "“{found}” is the result of a game, but {side} is empty. Type the missing number or a bye.",
    playerAlone: "Number {number} stands alone in round {round} and has no result. Type his opponent or a bye.",
    playerMissing: "The row has no player in {side}. Type his number; a player with a bye stands in {white}.",
    playerMeetsHimself: "Number {number} stands on both sides of the board. Correct one of the two numbers.",
    unknownNumber: "No player has the number {number}. Correct it, or add the player to the sheet {players}.",
    playerTwiceInRound: "Number {number} already plays round {round} in {first}. Correct one of the two rows.",
    slotTwice: "Board {board} of round {round} already stands in {first}. Correct the board or delete one row.",
    playersOfTwoSections: "Number {white} is in section “{first}”, number {black} in section “{second}”. Correct a number or a section.",
    sectionDiffers: "The row says section “{found}”, but number {number} is entered in “{section}”. Correct one of the two.",
    nameDiffers: "“{found}” stands beside number {number}, who is {name}. The number counts; check that it is the right one.",
    settingUnknown: "“{found}” is not a setting and is not read. Check the spelling, or leave it as your own note.",
    settingTwice: "“{found}” already stands in {first}. Delete one of the two rows.",
    settingNeedsNumber: "“{setting}” is “{found}”. Type a whole number from {least} to {most}, or leave it empty.",
    settingNeedsYesNo: "“{setting}” is “{found}”. Type yes or no.",
    settingNeedsPoints: "“{setting}” is “{found}”. Type points in steps of a half: win, draw, loss as in 1; ½; 0, or one number for a bye.",
    settingNeedsSystem: "“{setting}” is “{found}”. Type one of: {list}.",
    settingNeedsColour: "“{setting}” is “{found}”. Type White or Black, or leave it empty for a draw of lots.",
    settingNeedsWord: "“{setting}” is “{found}”. Type one of: {list}.",
    settingNeedsPlayers: "“{setting}” is “{found}”. Type club, team, federation or player numbers, then strictly or if possible, rounds 1-3, up to 2: as in club, strictly, rounds 1-3.",
    sectionUnknown: "No player is in section “{found}”, so its settings rule nothing. Check the spelling.",
    noPlayers: "There is nobody to pair. Enter the players and their numbers first.",
    noPlayersInRound: "Round {round} cannot be paired: fewer than two players are here for it. Look at the columns From round, Left after, Byes and Present, or enter more players.",
    seedTwice: "Seed {seed} stands for numbers {numbers}. Give each seed once.",
    exemptTooMany: "Number {number} cannot be exempt from {found} [match|matches]. Type 0, 1 or 2 (at most {most}) under Exempt.",
    exemptEverybody: "Everybody is exempt, so the first round would have no match. Take {count} from every number under Exempt.",
    exemptSum: "These exemptions do not fit {players} [player|players]: one half for each match that has to be won makes {sum} in all instead of 1. Count 1 for a player exempt from one match and 3 for one exempt from two: that must give {needed}.",
    exemptNotBySeed: "Number {number} is exempt from more matches than the better seed {better}. Nothing to do if that is meant.",
    matchMissing: "The game of numbers {white} and {black} in round {round} belongs to no match of the bracket. Type its number under Match.",
    bracketConflict: "Match {match} of round {round} has numbers {numbers}, but the results before it give {expected}. Correct the result or the row.",
    matchUndecided: "Match {match} of round {round} ({white} – {black}) has no winner yet. Finish it before the next round is paired.",
    bracketPlayedOut: "The bracket has {rounds} [round|rounds] and all are paired. Update the standings.",
    notInBracket: "Number {number} ({name}) came when the bracket had been made and has no place in it. Go back to round 1 to make it again.",
    absentFromBracket: "Number {number} ({name}) is not here for round {round} but has match {match}. If he does not come, type the forfeit.",
    adjournedInMatch: "Board {board} of round {round} is adjourned; the law knows no adjournment in a knockout (Law 25). It counts as a draw until the result is typed.",
    placesByLot: "The places of {count} [player|players] without a seed were drawn by lot; from the top of the bracket: {list}.",
    clubMatesMeet: "Numbers {white} and {black} are of one club ({club}) and meet in round {round}: the bracket leaves no better place.",
    twoMoreGames: "Match {match} ({white} – {black}) is level: two more games.",
    colourByLot: "Match {match} is level again: one more game, and the lot gives White to number {white}. If you prefer a lot for the winner, type +/- or -/+ for this game.",
    winnerByLot: "Match {match} is still level: the lot says number {number} ({name}) goes on.",
    ...englishTeamSentences,
    ...englishDocumentSentences,
    argumentNotWhole: "The argument {argument} must be a whole number from {least} to {most}; it is “{found}”.",
    argumentsEqual: "The arguments {first} and {second} are both {found}. Give the numbers of two different players.",
    argumentMissing: "The argument {argument} is missing. Give it, or leave out the ranges after it too.",
    argumentNotRange: "The argument {argument} must be a range with its heading row, such as {sheet:players}!A1:T; it is “{found}”.",
    argumentNoPlayer: "The argument {argument} is {found}, which is no player’s number. Give a number of the column No.",
    argumentNotSystem: "The argument {argument} is “{found}”. Give one of: {systems}.",
    tieBreakUnknown: "The argument {argument} has “{found}”. Known here: {codes}; cuts are written BH/C1 or BH/M1.",
    noSuchPart: "No players are in the section or stage “{found}”. Give a name that stands in the sheet of players.",
    roundBeforeIncomplete: "Round {round} cannot be paired: results of round {open} are missing. Enter them, or type * for an adjourned game.",
    pairedUnknown: "The pairing names number {number}, who is no player. Correct the number.",
    pairedWithHimself: "Number {number} is paired with himself on board {board}. Correct one of the two numbers.",
    pairedTwice: "Number {number} is paired more than once in this round. Leave him one game or one bye.",
    leftUnpaired: "Number {number} has neither a game nor a bye in this round. Pair him, or enter his absence.",
    pairedThoughAbsent: "Number {number} is paired but is away, or has a bye, in this round. Take him out, or correct his row of Players.",
    allocatedByes: "Numbers {numbers} all have the bye of an odd field. Only one may: pair the others.",
    allocatedByeAgain: "Number {number} has the bye for the second time. Give it to somebody who has had none.",
    sameAbsoluteColour: "On board {board} numbers {white} and {black} must both have the same colour (C.04.3, C3). Pair the two with others.",
    pairedAgain: "Numbers {white} and {black} on board {board} have met before. Change the pairing, or announce a rule for rematches.",
    boardTwice: "Board {board} stands twice in this round. Give one of the two another board.",
    boardOutOfOrder: "Board {board} stands where board {expected} should. Number the boards 1, 2, 3 …",
    tableTooLarge: "A round robin takes {most} players at most; there are {players}. Divide them into sections or choose another system.",
    tablePlayedOut: "The table has {rounds} [round|rounds] and all are paired. Update the standings, or raise the number of cycles.",
    addedToTable: "Number {numbers} came when the round robin had begun; the table has no place any more. Type 0 under Left after, or go back to round 1 and pair again.",
    leftTableForfeits: "Number {number} ({name}) has left: his game on board {board} is written as lost by forfeit.",
    absentFromTable: "Number {number} ({name}) is not here for round {round}, but the table gives him a game on board {board}. Play it on another day, or type the forfeit.",
    roundsRematches: "{rounds} [round|rounds] cannot be played to the end: after round {last} the {players} [player|players] would have to meet a second time, however the games end. Plan {last} [round|rounds], play a round robin, or announce a rule for rematches (setting {setting:rematch}).",
    roundsColours: "{rounds} [round|rounds] cannot be played to the end: after round {last} opponents would be left among the {players} [player|players], but somebody would get one colour too often. Plan {last} [round|rounds], play a round robin, or announce a rule for rematches (setting {setting:rematch}).",
    roundsByes: "{rounds} [round|rounds] cannot be played to the end: with {players} [player|players] somebody would need a second bye after round {last}. Plan {last} [round|rounds], play a round robin, or let one more player in.",
    roundsMayFail: "{rounds} rounds with {players} players are possible, but not sure: {stuck} of 100 such events get stuck, because all who are left have met or need the same colour. Plan fewer rounds, play a round robin, or announce a rule for rematches beforehand (setting {setting:rematch}).",
    roundsUnproved: "Whether {rounds} rounds with {players} players can be played to the end could not be worked out. Fewer rounds or a round robin are on the safe side.",
    roundsOfTable: "{rounds} rounds are more than the tables have: everybody has met everybody after round {most}. Plan {most} [round|rounds], or add a cycle (setting {setting:cycles}).",
    roundsOfBracket: "{rounds} rounds are more than the bracket has: the final is round {most}. Plan {most} [round|rounds].",
    noLegalPairing: "No legal pairing of this round exists. Announce a rule for rematches, or end the event with fewer rounds.",
    noLegalPairingRematches: "Round {round} cannot be paired: those who are left have met each other already: {met}. End the event here with fewer rounds, play on as a round robin, or announce a rule for rematches (setting {setting:rematch}).",
    noLegalPairingColours: "Round {round} cannot be paired: opponents are left, but somebody would get one colour too often. End the event here with fewer rounds, play on as a round robin, or announce a rule for rematches (setting {setting:rematch}).",
    noLegalPairingBye: "Round {round} cannot be paired: the number of players is odd and everybody who is left has had a bye or a win without playing. Give somebody a bye by hand, or let one more player in.",
    noLegalPairingByeLeft: "Round {round} cannot be paired: the number of players is odd, and whoever sits out of those who may still have the bye ({byes}), the others cannot all be paired. In the way stand games already played, each with whom he has met: {met}. End the event here with fewer rounds, give somebody a second bye by hand, or let one more player in.",
    colourLimitYielded: "The colour limit yields for number {player} ({name}): in the last round equal scores are kept together. Tell both players before the round.",
    noLegalPairingApart: "Round {round} cannot be paired without seating together players who must be kept apart. Loosen a row of the setting {setting:keepApart}, or make it “{word:ifPossible}”.",
    drawnTooFewPlayers: "The drawn Swiss is meant for at least 18 players (Law 29.5); here {players} [plays|play]. Consider a round robin.",
    drawnFewPlayers: "With {players} players the drawn Swiss works; from 30 on it gives good results (Law 29.5). Nothing need be done.",
    drawnRoundsOutside: "A drawn Swiss has 6 to 15 rounds (Law 29.5); this event has {rounds}. Check the setting {setting:rounds}.",
    drawnEvenRounds: "{rounds} rounds is an even number; with an odd one nobody has White more than once oftener than Black (Law 29). Change the setting {setting:rounds} if you can.",
    drewBye: "Lot: number {player} has the bye, drawn among {among}. Tell the player he has the point.",
    drewSubgroup: "Lot: number {player} has no game yet and is put into subgroup {subgroup}.",
    drewOpponent: "Lot ({clause}): number {player} drew {opponent} among {among}; number {white} has White.",
    drewOpponentAndColour: "Lot ({clause}): number {player} drew {opponent} among {among}; a lot for the colours gives White to number {white}.",
    drewOpponentLeaning: "Lot ({clause}): number {player} drew {opponent} among {among}; number {white} has White, by the subgroup of number {player} (29.2).",
    drewOpponentBound: "Lot ({clause}): number {player} drew {opponent} among {among}; number {white} has White, because with the other colours number {bound} would go beyond the bounds of 29.4.2.",
    rematchYielded: "Numbers {player} and {opponent} meet again, as announced: no other complete pairing was possible. Tell both before the round.",
    keepApartYielded: "Numbers {player} and {opponent} could not be kept apart. Tell both before the round, or pair by hand.",
    thirdColourYielded: "Number {player} ({name}) has one colour for the third time running: in the last round equal scores are kept together (Law 27). Tell the player before the round.",
    colourDifferenceYielded: "Number {player} ({name}) will have had one colour {difference} times more than the other, above the {limit} of Law 29.4.2: no other complete pairing was possible. Tell the player before the round.",
    trfNumberExpected: "Line {line}, column {column}: found “{found}”, expected a whole number from {least} to {most}. Correct the number, and check that the line is not shifted.",
    trfPointsExpected: "Line {line}, column {column}: found “{found}”, expected points such as 3.5. Correct them, and check that the line is not shifted.",
    trfColourExpected: "Line {line}, column {column}: found “{found}”, expected the colour w or b, or - where there is no game. Correct the letter.",
    trfInitialColourExpected: "Line {line}, column {column}: found “{found}”, expected W or B, the first colour of number 1. Correct the letter.",
    trfResultExpected: "Line {line}, column {column}: found “{found}”, expected one of the results 1 = 0 + - W D L H F U Z. Correct the letter.",
    trfSymbolExpected: "Line {line}, column {column}: found “{found}”, expected one of {symbols}. Correct the line.",
    trfOpponentExpected: "Line {line}, column {column}: found “{found}”, expected the number of an opponent, because colour and result are those of a game. Type the opponent, or a bye such as 0000 - H.",
    trfByeWithOpponent: "Line {line}, column {column}: found “{found}”, expected the result of a game, because there is an opponent. Type the result, or 0000 as opponent of a bye.",
    trfOwnOpponent: "Line {line}, column {column}: found “{found}”, the player’s own number; expected an opponent. Correct the number.",
    trfCommaRepaired: "Line {line}, column {column}: “{found}” was read with a decimal point. Nothing to do.",
    trfByteColumnsRepaired: "Line {line}, column {column}: the columns after the name were counted in bytes; the line was read and put right. Check this player.",
    trfOutsideColumns: "Line {line} holds more than its columns take. It is kept as it stands, but was read as “{readAs}”. Check that nothing in it is shifted.",
    trfNoPlayers: "The file has no player: no line begins with 001. Check that it is a tournament report file.",
    trfPlayerTwice: "Line {line}, column {column}: number {found} already stands in line {firstLine}. Give each player a number of his own.",
    trfOpponentUnknown: "Line {line}, column {column}: player {player} meets {found} in round {round}, but no line 001 has that number. Correct the number or add the player.",
    trfContradiction: "Line {line}, column {column}: in round {round} the line of player {player} says “{found}”, but that of {opponent} (line {otherLine}) says “{other}”. Make both tell the same game.",
    trfPointsDiffer: "Player {player} has {found} points in the file, but his games give {counted}. The games are counted; check his results.",
    trfAllForfeits: "Every game of the file ({games}) is a forfeit, so nobody has met anybody or had a colour. If games were played, the results must be 1 = 0, not + and -.",
    trfTextCut: "“{found}” of player {number} is longer than the {width} columns of the report and is cut there. Shorten it in the Players sheet if the cut text misleads.",
    trfNameMissing: "Player {number} has no name in the report and is entered as “{name}”. Type his name in the sheet of players.",
    trfPointsNotKept: "The report counts {points} for a win, a draw and a loss, {absence} for an absence and {forfeit} for a lost forfeit. Settings can say win, draw and loss from high to low only, and count nothing for the other two: check the standings.",
    trfAccelerationNotKept: "The report gives accelerated points (records 250 or XXA) which are not those of Baku; no setting can say them. Pair the accelerated rounds from the report itself, by the command line.",
    trfTieBreaksNotKept: "The tie-breaks {found} of the report are not known here and are left out. Check the setting {setting:tieBreaks}.",
    trfRecordsNotKept: "No sheet has a place for the records {list} of the report. Keep the file itself too.",
    trfIntoFilled: "The sheet “{sheet}” is in use ({count} [row|rows]). Import into a new spreadsheet, or delete those rows first.",
    trfImported: "The report is imported: {players} [player|players], {rounds} [round|rounds]. Look through the sheets {sheets}, then go on as usual.",
    trfExported: "The report holds {players} [player|players] and {rounds} [round|rounds]. Copy it from the box, or save it as a file.",
    trfCannotCarry: "A report has no place for: {list}. Keep the spreadsheet too, because the report alone does not hold everything.",
    trfNumberedByLine: "The file says XXC rank: the order of its lines is the ranking, so the players are numbered by line. Check the numbers before results are typed.",
    trfAbnormalPoints: "{records} [record 299 changes|records 299 change] points by decision of the arbiter. This is kept in the file but not counted here; adjust the standings by hand.",
    trfLimAsAdjusted: "The report names the Lim system (“{found}”); the event goes on as adjusted Swiss (Law 28), which is kin to it. Choose another under {setting:system} if that is not meant.",
    trfOlderDutch: "The report names an older edition of the Dutch system (“{found}”); further rounds are paired by C.04.3 of 2026. Nothing to do if that is meant.",
    trfSystemNotPaired: "The report names the system “{found}”, which is not paired here. Rounds, standings and report are kept; to pair on, choose a system under {setting:system}.",
    systemNotPaired: "The event is played by “{found}”, which is not paired here. To pair on, choose a system under {setting:system}.",
    moreRoundsThanPlanned: "{played} rounds have been played, but {planned} [is|are] planned. Raise {setting:rounds}, or take the rows of the rounds beyond it out of {sheet:results}.",
    editionByStart: "The event began on {start}, when C.07 of {edition} was in force: tie-breaks are counted by it. For another edition type it under {setting:tieBreakEdition}.",
    ratingThousands: "Under “{column}” a point or comma marks the thousands (“{found}”): it is read as {value}, and others like it the same. Nothing to do if that is right.",
    ratingAmbiguous: "“{found}” under “{column}” may be a mark of thousands or of decimals. Type the rating without it.",
    playedBeforeArrival: "Number {number} stands in round {round} ({row}), but takes part from round {from} on. Correct one of the two cells.",
    playedAfterLeaving: "Number {number} stands in round {round} ({row}), but has left after round {left}. Correct one of the two cells.",
    byesWithoutRow: "Number {number} asked for a bye in round {round}, which has been played, and has no row there: it counts as asked for. Check everything can add the row to {sheet:results}.",
    trfDateRewritten: "The date “{found}” stands in the report as {date}. Nothing to do.",
    roundAlreadyPaired: "Round {round} is paired already and none of its results is typed. Play it and type the results in {sheet}, or undo the pairing.",
    resultEmpty: "The result of {white} against {black} in round {round} is empty. Type it, or * for a game to be finished later.",
    gameUnfinished: "A game of round {round} is not finished (*). It counts as a draw for pairing; type its result when it is known.",
    gameAdjournedDrawn: "A game of round {round} is not finished (*), but a drawn Swiss knows no adjournment: its games are finished in one session (Law 29.5). It counts as a draw for pairing; type its result.",
    gameAdjournedKnockout: "A game of round {round} is not finished (*), but a knockout knows no adjournment (Law 25). It counts as a draw for pairing; type its result.",
    thirdColourOnRecord: "In round {round} number {number} has the same colour for the third game running, which is not allowed (Law 27, 29.4.2; C.04.1). Correct the colours if they are typed wrongly; if the game was played so, leave it.",
    threeMoreOnRecord: "With round {round} number {number} has had one colour three times more than the other, which is not allowed (Law 27; C.04.1). Correct the colours if they are typed wrongly; if the game was played so, leave it.",
    playedBefore: "Numbers {pair} have already played each other in round {round}, and meet again in round {later}. Correct the row, or announce the rule in the setting {setting:rematch}.",
    playedBeforeAnnounced: "Numbers {pair}, who met in round {round}, meet again in round {later}, as was announced. Nothing to do.",
    allRoundsPaired: "Round {rounds} is the last one, and it is paired. Raise the setting {setting:rounds} if there is to be another one.",
    roundPaired: "Round {round} is paired: {boards} [board|boards], {byes} [bye|byes]. Type the results where the cursor stands.",
    roundDecidedByLot: "Round {round}: lots have decided the matches that were still level; the Log names the winners. Choose Pair next round again.",
    roundContinued: "Round {round} goes on: {boards} [more game is|more games are] drawn up. Type the results where the cursor stands.",
    remarksFound: "The sheets give rise to {count} [remark|remarks]. Choose Check everything to read them.",
    workbookBusy: "Another command is at work in this spreadsheet. Wait until it has finished, then choose the command again.",
    importInterrupted: "The import of a report into this spreadsheet was interrupted. Choose Import TRF and give it the same file: it goes on where it stopped. Or delete the rows of the players and results yourself.",
    settingReplaced: "The setting “{setting}” is now {report}, as the report says. Before it was {typed}.",
    sheetsChanging: "Somebody is typing in the sheets that this command writes, so it has written nothing. Wait a moment, then choose the command again.",
    commandStopped: "The command was interrupted ({reason}). No typed result is lost. Run Check everything, then look whether the command has to be repeated.",
    googleTwoAccounts: "Google refuses because two Google accounts are signed in in this browser ({reason}). Nothing typed is lost. Open the spreadsheet in a window with one account only (a private window, or another browser profile) and choose the command again.",
    googleNotAllowed: "Google has not been allowed to run this yet ({reason}). Nothing typed is lost. Choose {menu:help} in the menu, allow what Google asks, then choose the command again.",
    googleProtected: "The command was interrupted: a cell it has to write is protected ({reason}). No typed result is lost. Let the owner of the spreadsheet take the protection off (Data › Protect sheets and ranges) or run the command himself, then run {menu:checkEverything}.",
    googleMerged: "The command was interrupted: cells it has to write are merged ({reason}). No typed result is lost. Unmerge them (Format › Merge cells › Unmerge), then run {menu:checkEverything} and the command again.",
    googleCellTooLong: "The command was interrupted: a text is longer than a cell of Google Sheets can hold ({reason}). No typed result is lost. Shorten the longest name, note or setting, then choose the command again.",
    googleSheetFull: "The command was interrupted: the spreadsheet has as many cells as Google allows ({reason}). No typed result is lost. Delete sheets or empty rows that nobody needs, then run {menu:checkEverything} and the command again.",
    googleQuota: "Google has stopped the command because too much was asked of it in a short time ({reason}). No typed result is lost. Wait a few minutes, run {menu:checkEverything}, then look whether the command has to be repeated.",
    googleSlow: "Google did not answer in time ({reason}). No typed result is lost. Wait a minute, run {menu:checkEverything}, then look whether the command has to be repeated.",
    sheetNotOurs: "The sheet “{title}” bears the title of a sheet that is made anew at every command, but holds what somebody else has written. Nothing was changed. Rename that sheet (its content stays as it is) or delete it, then choose the command again.",
    sheetNotEmpty: "The sheet “{title}” is not empty and will not be overwritten. Rename it or delete it, then make the new tournament again.",
    tournamentMade: "The sheets of the new tournament are ready. Enter the players in the sheet {players}, then choose Number players.",
    choiceNotUnderstood: "“{found}” is none of the systems: {list}. Choose one of them.",
    controlMade: "The sheet {sheet} is ready: ticking a box runs the command beside it, on a phone too. It works where the script itself stands in this spreadsheet. Keep the title of the sheet.",
    controlThere: "The sheet {sheet} is there already. Tick a box in it to run the command beside it; it must keep this title.",
    noPlayersToNumber: "There is nobody to number. Enter the names in the sheet {players} first.",
    numbersFixed: "Numbers cannot change any more: {sheet} already holds results or pairings. Give a late entry the next free number by hand.",
    numberTyped: "Number {number} stands here for {name}, who would have another number. Clear the cell, or in Line-ups type the name; change the numbers; then type the new one.",
    drawSeedMissing: "The setting {setting:drawSeed} is empty, so nobody could check the lots. Type any text or number there, then draw again.",
    playersNumberedByLot: "{count} [player has a number|players have their numbers] by lot, with the draw seed “{seed}”. Pair the first round, or undo.",
    playersNumberedByStrength: "{count} [player has a number|players have their numbers] by strength. Pair the first round, or undo.",
    numbersDrawn: "Numbers drawn with the seed “{seed}”: {list}. To check, choose Number players by lot with the same seed and list.",
    nothingToUndo: "There is no command of the add-on to undo. What was typed by hand is undone with Ctrl+Z.",
    undoTypedResults: "{count} [row|rows] of the pairing with results or notes typed since will be deleted. Undo the pairing?",
    rowTypedSince: "Board {board} of round {round} has been typed into since it was paired (“{found}”). Undo deletes what was typed.",
    pairingUndone: "The pairing of round {round} is undone. Choose Pair next round when it can be paired again.",
    numberingUndone: "The numbering of {count} [player|players] is undone. Choose Number players to number them again.",
    repairsUndone: "{count} [repair is|repairs are] undone. Choose Check everything to see them again.",
    undoFirstPairing: "The numbers are in use in {sheet}. Undo the pairings first, or delete the rows there.",
    standingsUpdated: "The standings are up to date after round {round}. See the sheet {sheet}.",
    crosstableUpdated: "The crosstable is up to date after round {round}. See the sheet {sheet}.",
    everythingRight: "Everything is in order. The shown sheets have been rebuilt; nothing to do.",
    everythingChecked: "Listed: {wrong} [thing|things] to correct, {notes} [remark|remarks]. Correct the cells named, then choose Check everything again.",
    makeRepairs: "{count} [cell|cells] can be written in the add-on's own way; nothing changes its meaning. Go ahead?",
    repairsMade: "{count} [cell was|cells were] rewritten. Undo puts back what stood there.",
    formulasRefreshed: "{count} [formula was|formulas were] entered anew to show the present state. Nothing to do.",
    noFormulas: "No formula of this spreadsheet reads its own sheets without ranges, so there is nothing to refresh. Formulas with ranges are always up to date."
  };

  // src/sheet/documentSentences.vi.ts
  var vietnameseDocumentSentences = {
    documentMade: "Đã lập trang tính {sheet} theo kết quả hiện có. Hãy in ra hoặc cho mọi người xem.",
    minutesOfRound: "Đây là biên bản vòng {round}. Muốn lập cho vòng khác, hãy chọn một dòng của vòng ấy trong Kết quả rồi chọn Biên bản lần nữa.",
    noKnockout: "Giải này không có phần nào đấu loại trực tiếp có sơ đồ. Hãy chọn hệ thống Loại trực tiếp trong thiết lập, hoặc Bắt đầu giai đoạn cuối; nếu đấu theo bảng từng bàn thì xem ai vào đến đâu ở trang Xếp hạng.",
    noCompleteRound: "Chưa có vòng nào đủ kết quả nên chưa lập được biên bản. Hãy gõ kết quả của vòng đấu rồi chọn Biên bản lần nữa.",
    settingNeedsNumbers: "Thiết lập “{setting}” cần các số theo đúng thứ tự, mỗi số một lần, như 3, 12, 7; ở đây là “{found}”.",
    settingsMissing: "Giai đoạn cuối được ghi vào trang tính “{title}” nhưng chưa có trang này. Hãy đặt tên ấy cho một trang có cột Mục và Giá trị.",
    qualifiersNotWhole: "Số người đi tiếp phải là số nguyên từ {least} đến {most}, ở đây là “{found}”. Hãy gõ số người của mỗi bảng.",
    stageNameUnfit: "“{found}” không dùng làm tên giai đoạn được. Hãy chọn tên không có dấu : và ;.",
    stageThere: "Đã có giai đoạn “{found}”. Hãy xếp cặp vòng tiếp theo, hoặc chọn tên khác.",
    finalTooFew: "Chưa đủ hai người đi tiếp. Hãy đấu giai đoạn chính trước, hoặc tăng số người đi tiếp.",
    finalPlaceShared: "Số {first} và số {second} cùng hạng {place} mà chỉ một người đi tiếp. Hãy xem lại hệ số phụ; nếu phải bốc thăm, hãy sửa các số ở thiết lập {setting:stagePlayers} của giai đoạn.",
    finalEarly: "Sau vòng {round} giai đoạn chính chưa xong nên các hạng này còn có thể thay đổi. Hãy hoàn tác nếu phải đấu hết các vòng trước.",
    finalStageMade: "Giai đoạn “{stage}” đã sẵn sàng với {count} hạt giống. Hãy chọn Xếp cặp vòng tiếp theo, rồi lập Sơ đồ trong Tài liệu.",
    finalStageSeeds: "Hạt giống của giai đoạn cuối: {list}. Trước vòng đầu có thể sửa ở thiết lập {setting:stagePlayers}.",
    finalStageUndone: "Đã hoàn tác giai đoạn “{stage}”. Khi cần, hãy chọn Bắt đầu giai đoạn cuối lần nữa.",
    undoStageMoved: "Các dòng của giai đoạn {stage} trong {sheet} đã bị dời hoặc sửa từ khi bắt đầu, nên chưa hoàn tác gì. Hãy dời về chỗ cũ rồi chọn Hoàn tác lần nữa, hoặc tự xóa các dòng ấy.",
    undoStageFirst: "Trang tính {sheet} đang có các dòng của giai đoạn “{stage}”. Hãy hoàn tác việc xếp cặp trước, hoặc xóa các dòng ấy.",
    swissFewPlayers: "Hệ Thụy Sĩ dành cho từ 20 đấu thủ trở lên (Luật 27), ở đây có {players}. Nên xem xét đấu vòng tròn.",
    swissRoundsOutside: "Với {players} đấu thủ, luật khuyên đấu {advised} vòng (Luật 27); giải này đặt {rounds}. Hãy xem lại thiết lập {setting:rounds}.",
    drewWhiteFirst: "Bốc thăm màu quân vòng 1: số 1 cầm quân Trắng (mã bốc thăm “{seed}”, mục “colours”).",
    drewBlackFirst: "Bốc thăm màu quân vòng 1: số 1 cầm quân Đen (mã bốc thăm “{seed}”, mục “colours”).",
    tieByHand: "Bốc thăm bằng tay hạng {places}: các số {list} theo thứ tự này.",
    tieByLot: "Bốc thăm hạng {places}: các số {list} theo thứ tự này (mã bốc thăm “{seed}”, mục “tie {places}”)."
  };

  // src/sheet/teamSentences.vi.ts
  var vietnameseTeamSentences = {
    teamsTooFew: "Chỉ có {teams} đội, mà giải đồng đội cần ít nhất hai. Hãy ghi tên đội của từng đấu thủ vào cột Đội của trang Đấu thủ.",
    teamMissing: "{name} (số {number}) không thuộc đội nào nên sẽ không được xếp cặp. Hãy ghi đội của người này vào cột Đội, hoặc để vậy nếu chỉ đến xem.",
    teamBoardUnclear: "“{found}” không phải là bàn của {name} (số {number}). Hãy ghi 1, 2, 3… cho đấu thủ chính thức, R1, R2… cho dự bị.",
    teamBoardTwice: "Các số {numbers} của đội {team} cùng ghi bàn {board}. Hãy cho mỗi người một bàn riêng ở cột Bàn.",
    teamWithoutBoards: "Đội {team} không có ai được xếp vào bàn nên không xếp cặp được. Hãy gõ 1, 2, 3 … cho đấu thủ của đội ở cột Bàn.",
    teamLeftForfeits: "{name} ({number}) đã bỏ giải: trận {board} được ghi là thua do vắng mặt.",
    teamSizeOutside: "Đội {team} có {official} đấu thủ chính thức và {reserves} dự bị; giải chính thức quy định 3–6 và 1–3 (Luật 30). Giải hữu nghị thì bao nhiêu cũng được.",
    boardsNotByStrength: "Đội {team}: số {number} ở bàn {board} mạnh hơn số {above} ngồi bàn trên, trong khi người khá nhất phải ở bàn đầu (Luật 30.1.3). Hãy sửa cột Bàn trước vòng 1, hoặc để nguyên.",
    teamBoardEmpty: "Đội {team} không có ai ở bàn {board} vòng {round}: đối phương thắng bàn này không phải đấu. Hãy ghi người dự bị vào trang Đội hình trước giờ đấu.",
    teamPlayerAbsent: "Đội {team}, bàn {board}: {name} (số {number}) vắng ở vòng {round}. Hãy ghi người dự bị cho bàn này vào trang Đội hình rồi xếp lại, hoặc ghi bỏ cuộc.",
    scheveningenLarge: "Đối kháng kiểu Anh dành cho đội tối đa {most} người (Luật 30.2.2); ở đây có {boards} bàn, nên mỗi người phải đấu từng ấy ván trong một trận.",
    oneGameFewBoards: "Trận hai đội chỉ đấu một ván khi mỗi đội có từ {least} người trở lên (Luật 30.2.1); ở đây có {boards} bàn. Hãy đặt {setting:gamesPerMatch} là 2, hoặc để nguyên.",
    manyGamesInMatch: "Mỗi trận gồm từ 1 đến {most} ván ở mỗi bàn (Luật 30.2.1); ở đây là {games} ván. Hãy sửa {setting:gamesPerMatch}, hoặc để nguyên.",
    oddGamesInMatch: "Số ván của mỗi trận thường là số chẵn để quyền đi trước của hai đội bằng nhau (Luật 30.2.1); ở đây là {games} ván. Hãy đặt {setting:gamesPerMatch} là số chẵn, hoặc để nguyên.",
    oddBoardsOneGame: "Khi mỗi bàn chỉ đấu một ván thì số bàn nên là số chẵn để quyền đi trước của hai đội bằng nhau (Luật 30.2.1); ở đây có {boards} bàn. Hãy thêm hoặc bớt một bàn, hoặc để nguyên.",
    teamTableLarge: "Vòng tròn đồng đội dành cho tối đa {most} đội (Luật 30.4); ở đây có {teams} đội. Nên xem xét hệ Đại tuần hoàn, hoặc để nguyên.",
    matchOrderIncomplete: "Trong thiết lập {setting:matchOrder}, ở {boards} bàn, mỗi người đội A phải gặp mỗi người đội B đúng một lần. Hãy sửa các cặp: {pairs}.",
    matchOrderTwice: "Trong thiết lập {setting:matchOrder}, {player} ngồi hai chỗ ở lượt {game}. Hãy ghi mỗi người một lần trong một lượt.",
    lineUpTeamUnknown: "Không có đội “{team}”. Hãy ghi đúng tên đội như ở trang Đấu thủ, hoặc chữ cái của đội.",
    lineUpBoardUnknown: "Không có bàn {board}: các đội có bàn 1 đến {boards}. Hãy sửa số bàn.",
    lineUpBoardTwice: "Bàn {board} của đội {team} được ghi hai lần cho vòng {round}. Hãy chỉ giữ một dòng.",
    lineUpPlayerUnknown: "Không có đấu thủ số {number}. Hãy sửa số, hoặc thêm người này vào trang Đấu thủ trước.",
    lineUpPlayerOfOther: "{name} (số {number}) không thuộc đội {team} mà thuộc đội {own}. Hãy ghi một người của đội {team}.",
    lineUpPlayerTwice: "Số {number} của đội {team} ngồi cùng lúc ở các bàn {boards}. Hãy ghi người khác, chỉ để người này ở một bàn.",
    lineUpReserveBeside: "Dự bị số {number} ngồi bàn {board}, nhưng {name} (số {other}) là chủ bàn này lại đấu ở bàn {on}. Hãy đưa {name} về bàn của mình hoặc cho nghỉ (Luật 30.1.4).",
    lineUpOutOfOrder: "{name} (số {number}) ngồi bàn {board} nhưng bàn của mình là {own}: đấu thủ chính thức giữ nguyên bàn, dự bị vào đúng bàn của người phải nghỉ (Luật 30.1.3–4). Hãy sửa dòng này.",
    lineUpNotMovedUp: "Số {number} ở bàn {board}, sau số {before}. Khi có người vắng thì chuyển người dưới lên theo thứ tự, dự bị vào các bàn cuối (Luật 30.1.4). Hãy sửa thứ tự.",
    lineUpTooLate: "Vòng {round} đã xếp không có số {number} (ghi cho bàn {board} đội {team}). Nếu ván chưa bắt đầu, hãy ghi số này vào trang Kết quả; nếu đã bắt đầu thì người này chỉ được vào từ vòng sau (Luật 30.1.4).",
    finalOfTeams: "Giai đoạn cuối của giải đồng đội không lập được từ đây. Hãy tạo bảng tính mới với thể thức Loại trực tiếp và ghi các đội được vào tiếp.",
    noTeamForm: "Đây không phải là giải đồng đội. Hãy chọn cách các đội gặp nhau ở mục {setting:teamForm} của trang {sheet:settings}.",
    lineUpCellEmpty: "Dòng này của trang Đội hình thiếu {column}. Hãy ghi đủ vòng, đội, bàn và đấu thủ, hoặc xóa cả dòng.",
    lineUpPlayerUnclear: "“{found}” không chỉ rõ một đấu thủ nào. Hãy ghi số thứ tự của người đó trong trang Đấu thủ.",
    settingNeedsMatchOrder: "“{found}” không phải là thứ tự các ván. Hãy ghi các ván cách nhau bằng dấu cách, các lượt cách nhau bằng dấu chấm phẩy, Trắng trước: A1-B1 A2-B2; B2-A1 B1-A2; để trống là theo Luật.",
    resultIsMatchScore: "“{found}” giống tỉ số của cả trận, nhưng kết quả được ghi theo từng ván. Hãy chọn 1-0, ½-½ hoặc 0-1 ở dòng của từng bàn; tỉ số trận sẽ tự cộng.",
    matchScoreIsDate: "Bảng tính đã đổi nội dung vừa gõ thành ngày {found}; gõ tỉ số trận như 2-1 thường bị như vậy. Hãy định dạng ô là văn bản thuần túy rồi chọn kết quả của riêng ván này, 1-0, ½-½ hoặc 0-1: tỉ số trận sẽ tự cộng.",
    teamSecondLeg: "Trận {match}, {white} – {black}, hòa ở mọi bàn: thêm lượt về đổi màu quân (Luật 30.3). Hãy ghi kết quả lượt về.",
    teamWinnerByLot: "Trận {match} hòa ở mọi bàn: bốc thăm chọn đội {team} ({letter}). Nếu bốc thăm bằng tay thì hãy đảo kết quả của dòng này.",
    teamMatesFree: "Số {white} và số {black} cùng đội nên không đấu với nhau (Luật 30.1.2): cả hai nghỉ vòng này.",
    teamMatesMeet: "Số {white} và số {black} cùng đội, không được gặp nhau (Luật 30.1.2). Hãy sửa dòng này, hoặc xếp lại vòng.",
    teamMeetsSeveral: "Đội {team} gặp nhiều đội trong vòng {round}; mỗi buổi một đội chỉ gặp một đội khác (Luật 30.1.1). Hãy sửa đấu thủ ở các dòng này.",
    teamGameWrong: "Trận {match}, bàn {board}, ván {game} phải là {expected}. Hãy sửa đấu thủ hoặc màu quân."
  };

  // src/sheet/sentences.vi.ts
  var vietnameseSentences = {
    sheetMissing: "Không có trang tính “{title}”. Các trang tính tìm thấy: {list}. Hãy đặt lại tên này cho đúng trang, hoặc tạo sổ mới bằng lệnh Giải mới.",
    sheetTwice: "Cả “{first}” và “{second}” đều giống trang tính “{title}”. Hãy đổi tên trang tính không dùng.",
    headingMissing: "Trang tính “{sheet}” cần có cột “{heading}”. Các tiêu đề tìm thấy: {list}. Hãy thêm hoặc sửa tiêu đề.",
    columnTwice: "Tiêu đề “{found}” có hai lần. Hãy đổi tên hoặc xóa cột không dùng.",
    cellIsDate: "Bảng tính đã đổi nội dung gõ ở cột “{column}” thành ngày {found}. Hãy định dạng ô là văn bản thuần túy rồi gõ lại.",
    cellIsError: "Ô ở cột “{column}” đang báo lỗi ({found}). Hãy định dạng ô là văn bản thuần túy rồi gõ lại cho đúng.",
    wholeNumberExpected: "“{found}” ở cột “{column}” không phải số nguyên từ {least} đến {most}. Hãy gõ lại bằng chữ số.",
    numberIsText: "“{found}” ở cột “{column}” là số được lưu như văn bản; vẫn được hiểu là số. Lệnh Kiểm tra tất cả có thể đổi lại giúp.",
    playersNotNumbered: "Có {count} đấu thủ chưa có số thứ tự. Trước hết hãy chạy lệnh Đánh số đấu thủ.",
    playerWithoutNumber: "“{name}” chưa có số thứ tự. Hãy gõ một số chưa dùng vào cột STT, số lớn nhất đã dùng là {highest}.",
    numberWithoutName: "Số {number} không có tên nên dòng này không được đọc. Hãy gõ tên hoặc xóa dòng.",
    numberTwice: "Số {number} đã có ở {first}. Hãy cho một trong hai đấu thủ số khác chưa dùng.",
    nameTwice: "“{name}” đã có ở {first}. Nếu là hai người, hãy ghi ngày sinh, đơn vị hoặc FIDE ID cho cả hai; nếu là một người, hãy xóa bớt một dòng.",
    nameTwiceToldApart: "“{name}” còn có ở {first}; ngày sinh, đơn vị hoặc mã số cho biết là hai người. Nếu đúng vậy thì không cần làm gì.",
    ratingOutOfRange: "“{found}” không phải hệ số từ {least} đến {most}. Hãy sửa lại, hoặc để trống nếu đấu thủ chưa có hệ số.",
    byesNotUnderstood: "“{found}” không phải danh sách xin nghỉ. Hãy gõ vòng và điểm nghỉ, ví dụ 3=½, 5=0.",
    roundNotUnderstood: "“{found}” không phải số vòng. Hãy gõ một số nguyên từ 1 đến {most}.",
    roundSkipped: "Vòng {round} đã có dòng nhưng vòng {missing} chưa có. Hãy sửa số vòng, hoặc nhập vòng {missing} trước.",
    resultNotUnderstood: "Không hiểu kết quả “{found}”. Hãy chọn trong danh sách của ô: 1-0, ½-½, 0-1, +/-, -/+ …",
    resultAmbiguous: "“{found}” có thể là thắng hoặc hòa khi ván hòa được một điểm. Hãy gõ 1-0 hoặc ½-½.",
    resultIsDate: "Bảng tính đã đổi kết quả thành ngày {found}. Hãy định dạng ô là văn bản thuần túy rồi chọn lại kết quả, ví dụ ½-½ hoặc 1-0.",
    resultIsError: "Ô kết quả đang báo lỗi ({found}), như khi gõ +/- vào ô thường. Hãy định dạng ô là văn bản thuần túy rồi gõ lại kết quả.",
    resultRewritten: "“{found}” được hiểu là {result}. Lệnh Kiểm tra tất cả có thể ghi lại như vậy.",
    byeWithOpponent: "“{found}” là nghỉ, nhưng dòng này có hai đấu thủ. Hãy xóa đối thủ hoặc gõ kết quả ván đấu.",
    opponentMissing: "“{found}” là kết quả một ván đấu, nhưng cột {side} đang trống. Hãy gõ số còn thiếu hoặc ghi nghỉ.",
    playerAlone: "Số {number} đứng một mình ở vòng {round} và chưa có kết quả. Hãy gõ đối thủ hoặc ghi nghỉ.",
    playerMissing: "Dòng này không có đấu thủ ở cột {side}. Hãy gõ số của đấu thủ; người được nghỉ đứng ở cột {white}.",
    playerMeetsHimself: "Số {number} đứng ở cả hai bên bàn cờ. Hãy sửa một trong hai số.",
    unknownNumber: "Không có đấu thủ nào mang số {number}. Hãy sửa số, hoặc thêm đấu thủ vào trang tính {players}.",
    playerTwiceInRound: "Số {number} đã đấu vòng {round} ở {first}. Hãy sửa một trong hai dòng.",
    slotTwice: "Bàn {board} của vòng {round} đã có ở {first}. Hãy sửa số bàn hoặc xóa bớt một dòng.",
    playersOfTwoSections: "Số {white} thuộc bảng “{first}”, số {black} thuộc bảng “{second}”. Hãy sửa số hoặc sửa bảng.",
    sectionDiffers: "Dòng này ghi bảng “{found}”, nhưng số {number} thuộc bảng “{section}”. Hãy sửa một trong hai nơi.",
    nameDiffers: "“{found}” đứng cạnh số {number}, là số của {name}. Chỉ tính theo số; hãy kiểm tra lại số.",
    settingUnknown: "“{found}” không phải thiết lập nên không được đọc. Hãy kiểm tra chính tả, hoặc để nguyên nếu là ghi chú riêng.",
    settingTwice: "“{found}” đã có ở {first}. Hãy xóa một trong hai dòng.",
    settingNeedsNumber: "“{setting}” đang là “{found}”. Hãy gõ một số nguyên từ {least} đến {most}, hoặc để trống.",
    settingNeedsYesNo: "“{setting}” đang là “{found}”. Hãy gõ có hoặc không.",
    settingNeedsPoints: "“{setting}” đang là “{found}”. Hãy gõ điểm theo bước nửa điểm: thắng, hòa, thua như 1; ½; 0, hoặc một số cho điểm nghỉ.",
    settingNeedsSystem: "“{setting}” đang là “{found}”. Hãy gõ một trong các hệ thống: {list}.",
    settingNeedsColour: "“{setting}” đang là “{found}”. Hãy gõ Trắng hoặc Đen, hoặc để trống để bốc thăm.",
    settingNeedsWord: "“{setting}” đang là “{found}”. Hãy gõ một trong các giá trị: {list}.",
    settingNeedsPlayers: "“{setting}” đang là “{found}”. Hãy gõ đơn vị, đội, liên đoàn hoặc số thứ tự, rồi tuyệt đối hay nếu được, vòng 1-3, đến 2 điểm: ví dụ đơn vị, tuyệt đối, vòng 1-3.",
    sectionUnknown: "Không có đấu thủ nào ở bảng “{found}” nên các thiết lập này không có tác dụng. Hãy kiểm tra chính tả.",
    noPlayers: "Không có ai để xếp cặp. Trước hết hãy nhập đấu thủ và số thứ tự.",
    noPlayersInRound: "Không xếp cặp được vòng {round}: có chưa đến hai đấu thủ dự vòng này. Hãy xem lại các cột Từ vòng, Bỏ sau vòng, Xin nghỉ và Có mặt, hoặc nhập thêm đấu thủ.",
    seedTwice: "Hạt giống {seed} ghi cho các số {numbers}. Mỗi hạt giống chỉ được ghi một lần.",
    exemptTooMany: "Không thể miễn cho số {number} {found} trận. Hãy gõ 0, 1 hoặc 2 (nhiều nhất {most}) ở cột Miễn.",
    exemptEverybody: "Ai cũng được miễn nên vòng đầu không có trận nào. Hãy bớt {count} ở mọi ô của cột Miễn.",
    exemptSum: "Cách miễn trận này không khớp với {players} đấu thủ: tính một nửa cho mỗi trận phải thắng, cộng lại được {sum} chứ không phải 1. Hãy tính 1 cho người miễn một trận, 3 cho người miễn hai trận: tổng phải là {needed}.",
    exemptNotBySeed: "Số {number} được miễn nhiều trận hơn hạt giống cao hơn là số {better}. Nếu đúng ý thì không cần làm gì.",
    matchMissing: "Ván của số {white} và số {black} ở vòng {round} không thuộc trận nào của sơ đồ. Hãy gõ số trận ở cột Trận.",
    bracketConflict: "Trận {match} của vòng {round} ghi các số {numbers}, nhưng theo kết quả trước đó phải là {expected}. Hãy sửa kết quả hoặc sửa dòng này.",
    matchUndecided: "Trận {match} của vòng {round} ({white} – {black}) chưa phân thắng bại. Hãy đấu xong trận này rồi mới xếp vòng sau.",
    bracketPlayedOut: "Sơ đồ có {rounds} vòng và đã xếp hết. Hãy cập nhật xếp hạng.",
    notInBracket: "Số {number} ({name}) vào danh sách khi sơ đồ đã lập nên không có chỗ. Muốn lập lại sơ đồ, hãy quay về vòng 1.",
    absentFromBracket: "Số {number} ({name}) vắng ở vòng {round} nhưng có trận {match}. Nếu không đến, hãy ghi kết quả vắng mặt.",
    adjournedInMatch: "Ván ở bàn {board} vòng {round} bị hoãn; luật đấu loại trực tiếp không cho hoãn (Luật 25). Ván này tính là hòa cho đến khi có kết quả.",
    placesByLot: "Đã bốc thăm vị trí trong sơ đồ cho {count} đấu thủ không phải hạt giống; từ trên xuống: {list}.",
    clubMatesMeet: "Số {white} và số {black} cùng đơn vị ({club}) gặp nhau ở vòng {round}: sơ đồ không còn chỗ nào tốt hơn.",
    twoMoreGames: "Trận {match} ({white} – {black}) hòa: đấu thêm hai ván.",
    colourByLot: "Trận {match} lại hòa: đấu thêm một ván, bốc thăm cho số {white} cầm quân Trắng. Nếu muốn bốc thăm chọn người thắng, hãy gõ +/- hoặc -/+ cho ván này.",
    winnerByLot: "Trận {match} vẫn hòa: bốc thăm chọn số {number} ({name}) đi tiếp.",
    ...vietnameseTeamSentences,
    ...vietnameseDocumentSentences,
    argumentNotWhole: "Đối số {argument} phải là số nguyên từ {least} đến {most}; ở đây là “{found}”.",
    argumentsEqual: "Đối số {first} và {second} đều là {found}. Hãy cho số của hai đấu thủ khác nhau.",
    argumentMissing: "Thiếu đối số {argument}. Hãy cho đối số này, hoặc bỏ luôn các vùng đứng sau nó.",
    argumentNotRange: "Đối số {argument} phải là một vùng có dòng tiêu đề, ví dụ '{sheet:players}'!A1:T; ở đây là “{found}”.",
    argumentNoPlayer: "Đối số {argument} là {found} nhưng không đấu thủ nào mang số này. Hãy cho một số ở cột STT.",
    argumentNotSystem: "Đối số {argument} là “{found}”. Hãy cho một trong: {systems}.",
    tieBreakUnknown: "Đối số {argument} có “{found}”. Ở đây dùng được: {codes}; phần loại bỏ viết là BH/C1 hoặc BH/M1.",
    noSuchPart: "Không có đấu thủ nào ở bảng hoặc giai đoạn “{found}”. Hãy cho một tên có trong danh sách đấu thủ.",
    roundBeforeIncomplete: "Chưa xếp cặp được vòng {round}: vòng {open} còn thiếu kết quả. Hãy nhập kết quả, hoặc gõ * cho ván hoãn.",
    pairedUnknown: "Bảng xếp cặp có số {number} nhưng không có đấu thủ nào mang số này. Hãy sửa số.",
    pairedWithHimself: "Ở bàn {board}, số {number} bị xếp gặp chính mình. Hãy sửa một trong hai số.",
    pairedTwice: "Số {number} bị xếp hơn một lần trong vòng này. Hãy chỉ để lại một ván hoặc một lần nghỉ.",
    leftUnpaired: "Số {number} không có ván đấu cũng không được nghỉ ở vòng này. Hãy xếp cặp hoặc ghi vắng mặt.",
    pairedThoughAbsent: "Số {number} được xếp cặp nhưng vòng này vắng mặt hoặc đã xin nghỉ. Hãy bỏ ra, hoặc sửa dòng của người này ở trang tính Đấu thủ.",
    allocatedByes: "Các số {numbers} đều được nghỉ vì lẻ người. Chỉ một người được nghỉ: hãy xếp cặp những người còn lại.",
    allocatedByeAgain: "Số {number} được nghỉ lần thứ hai. Hãy cho người chưa nghỉ lần nào được nghỉ.",
    sameAbsoluteColour: "Ở bàn {board}, số {white} và số {black} đều buộc phải cầm cùng một màu quân (C.04.3, C3). Hãy xếp hai người với đối thủ khác.",
    pairedAgain: "Số {white} và số {black} ở bàn {board} đã gặp nhau. Hãy đổi cặp, hoặc công bố luật cho gặp lại.",
    boardTwice: "Bàn {board} có hai lần trong vòng này. Hãy đổi số bàn của một trong hai.",
    boardOutOfOrder: "Bàn {board} đứng ở chỗ của bàn {expected}. Hãy đánh số bàn 1, 2, 3 …",
    tableTooLarge: "Đấu vòng tròn nhận nhiều nhất {most} đấu thủ, ở đây có {players}. Hãy chia bảng hoặc chọn hệ thống khác.",
    tablePlayedOut: "Đã xếp đủ {rounds} vòng của bảng đấu. Hãy cập nhật xếp hạng, hoặc tăng số lượt đấu.",
    addedToTable: "Số {numbers} vào danh sách khi giải vòng tròn đã bắt đầu, bảng đấu không còn chỗ. Hãy gõ 0 ở cột Bỏ sau vòng, hoặc quay lại vòng 1 và xếp lại.",
    leftTableForfeits: "Số {number} ({name}) đã bỏ giải: ván ở bàn {board} được ghi là thua do vắng mặt.",
    absentFromTable: "Số {number} ({name}) vắng ở vòng {round} nhưng theo bảng đấu có ván ở bàn {board}. Hãy cho đấu bù vào ngày khác, hoặc ghi kết quả vắng mặt.",
    roundsRematches: "Không thể đấu trọn {rounds} vòng: sau vòng {last}, {players} đấu thủ sẽ phải gặp lại nhau, dù kết quả ra sao. Hãy tổ chức {last} vòng, đấu vòng tròn, hoặc công bố luật cho gặp lại (thiết lập {setting:rematch}).",
    roundsColours: "Không thể đấu trọn {rounds} vòng: sau vòng {last}, trong {players} đấu thủ vẫn còn đối thủ nhưng sẽ có người cầm một màu quân quá nhiều lần. Hãy tổ chức {last} vòng, đấu vòng tròn, hoặc công bố luật cho gặp lại (thiết lập {setting:rematch}).",
    roundsByes: "Không thể đấu trọn {rounds} vòng: với {players} đấu thủ, sau vòng {last} sẽ có người phải nghỉ lần thứ hai. Hãy tổ chức {last} vòng, đấu vòng tròn, hoặc nhận thêm một đấu thủ.",
    roundsMayFail: "Đấu {rounds} vòng với {players} đấu thủ là có thể nhưng không chắc: cứ 100 giải như vậy thì {stuck} giải không xếp tiếp được, vì những người còn lại đều đã gặp nhau hoặc cùng cần một màu quân. Hãy giảm số vòng, đấu vòng tròn, hoặc công bố trước luật cho gặp lại (thiết lập {setting:rematch}).",
    roundsUnproved: "Chưa tính được là {rounds} vòng với {players} đấu thủ có đấu trọn được hay không. Để chắc chắn, hãy giảm số vòng hoặc đấu vòng tròn.",
    roundsOfTable: "{rounds} vòng nhiều hơn bảng mã: sau vòng {most} ai cũng đã gặp nhau. Hãy tổ chức {most} vòng, hoặc thêm một lượt (thiết lập {setting:cycles}).",
    roundsOfBracket: "{rounds} vòng nhiều hơn sơ đồ: chung kết là vòng {most}. Hãy tổ chức {most} vòng.",
    noLegalPairing: "Không có cách xếp cặp hợp lệ nào cho vòng này. Hãy công bố luật cho gặp lại, hoặc kết thúc giải sớm hơn.",
    noLegalPairingRematches: "Không xếp cặp được vòng {round}: những người còn lại đều đã gặp nhau: {met}. Hãy giảm số vòng và kết thúc giải ở đây, đấu tiếp theo vòng tròn, hoặc công bố luật cho gặp lại (thiết lập {setting:rematch}).",
    noLegalPairingColours: "Không xếp cặp được vòng {round}: còn đối thủ nhưng sẽ có người cầm một màu quân quá nhiều lần. Hãy giảm số vòng và kết thúc giải ở đây, đấu tiếp theo vòng tròn, hoặc công bố luật cho gặp lại (thiết lập {setting:rematch}).",
    noLegalPairingBye: "Không xếp cặp được vòng {round}: số đấu thủ lẻ mà ai cũng đã được nghỉ hoặc đã thắng không phải đấu. Hãy tự ghi cho một người nghỉ, hoặc nhận thêm một đấu thủ.",
    noLegalPairingByeLeft: "Không xếp cặp được vòng {round}: số đấu thủ lẻ, và trong những người còn được nghỉ ({byes}) dù ai nghỉ thì những người khác cũng không xếp đủ cặp. Vướng vì các ván đã đấu, mỗi người kèm những người đã gặp: {met}. Hãy giảm số vòng và kết thúc giải ở đây, tự ghi cho một người nghỉ lần thứ hai, hoặc nhận thêm một đấu thủ.",
    colourLimitYielded: "Giới hạn màu quân được bỏ qua cho số {player} ({name}): ở vòng cuối ưu tiên ghép những người bằng điểm. Hãy báo cho hai đấu thủ trước vòng đấu.",
    noLegalPairingApart: "Không xếp cặp được vòng {round} nếu vẫn tách những người không được gặp nhau. Hãy nới một dòng của thiết lập {setting:keepApart}, hoặc ghi thêm “{word:ifPossible}”.",
    drawnTooFewPlayers: "Đại tuần hoàn cần ít nhất 18 đấu thủ (Luật 29.5), ở đây có {players}. Nên đấu vòng tròn.",
    drawnFewPlayers: "Với {players} đấu thủ vẫn đấu đại tuần hoàn được; từ 30 người trở lên kết quả mới thật tốt (Luật 29.5). Không cần làm gì thêm.",
    drawnRoundsOutside: "Đại tuần hoàn đấu từ 6 đến 15 vòng (Luật 29.5), giải này đặt {rounds}. Hãy xem lại thiết lập {setting:rounds}.",
    drawnEvenRounds: "{rounds} là số vòng chẵn; với số vòng lẻ, không ai cầm quân Trắng hơn quân Đen quá một lần (Luật 29). Nếu được, hãy đổi thiết lập {setting:rounds}.",
    drewBye: "Bốc thăm: số {player} được nghỉ, bốc trong các số {among}. Hãy báo cho đấu thủ biết mình được điểm.",
    drewSubgroup: "Bốc thăm: số {player} chưa đấu ván nào, được xếp vào phân nhóm {subgroup}.",
    drewOpponent: "Bốc thăm ({clause}): số {player} bốc được số {opponent} trong các số {among}; số {white} cầm quân Trắng.",
    drewOpponentAndColour: "Bốc thăm ({clause}): số {player} bốc được số {opponent} trong các số {among}; bốc thăm màu quân, số {white} cầm quân Trắng.",
    drewOpponentLeaning: "Bốc thăm ({clause}): số {player} bốc được số {opponent} trong các số {among}; số {white} cầm quân Trắng, theo phân nhóm của số {player} (29.2).",
    drewOpponentBound: "Bốc thăm ({clause}): số {player} bốc được số {opponent} trong các số {among}; số {white} cầm quân Trắng, vì nếu đổi màu thì số {bound} vượt giới hạn màu quân (29.4.2).",
    rematchYielded: "Số {player} và số {opponent} gặp lại nhau như đã công bố: không còn cách xếp đủ cặp nào khác. Hãy báo cho hai đấu thủ trước vòng đấu.",
    keepApartYielded: "Không tách được số {player} và số {opponent}. Hãy báo cho hai đấu thủ trước vòng đấu, hoặc tự xếp tay.",
    thirdColourYielded: "Số {player} ({name}) cầm một màu quân ván thứ ba liên tiếp: ở vòng cuối ưu tiên ghép những người bằng điểm (Luật 27). Hãy báo cho đấu thủ trước vòng đấu.",
    colourDifferenceYielded: "Số {player} ({name}) sẽ cầm một màu quân nhiều hơn màu kia {difference} ván, quá mức {limit} của Luật 29.4.2: không còn cách xếp đủ cặp nào khác. Hãy báo cho đấu thủ trước vòng đấu.",
    trfNumberExpected: "Dòng {line}, cột {column}: thấy “{found}”, cần một số nguyên từ {least} đến {most}. Hãy sửa số và xem dòng có bị lệch cột không.",
    trfPointsExpected: "Dòng {line}, cột {column}: thấy “{found}”, cần số điểm như 3.5. Hãy sửa điểm và xem dòng có bị lệch cột không.",
    trfColourExpected: "Dòng {line}, cột {column}: thấy “{found}”, cần màu quân w hoặc b, hoặc dấu - nếu không có ván. Hãy sửa chữ này.",
    trfInitialColourExpected: "Dòng {line}, cột {column}: thấy “{found}”, cần W hoặc B, là màu quân đầu tiên của số 1. Hãy sửa chữ này.",
    trfResultExpected: "Dòng {line}, cột {column}: thấy “{found}”, cần một trong các kết quả 1 = 0 + - W D L H F U Z. Hãy sửa chữ này.",
    trfSymbolExpected: "Dòng {line}, cột {column}: thấy “{found}”, cần một trong các ký hiệu {symbols}. Hãy sửa dòng này.",
    trfOpponentExpected: "Dòng {line}, cột {column}: thấy “{found}”, cần số của đối thủ vì màu quân và kết quả là của một ván đấu. Hãy gõ số đối thủ, hoặc ghi nghỉ như 0000 - H.",
    trfByeWithOpponent: "Dòng {line}, cột {column}: thấy “{found}”, cần kết quả ván đấu vì có đối thủ. Hãy gõ kết quả, hoặc ghi 0000 ở chỗ đối thủ nếu là nghỉ.",
    trfOwnOpponent: "Dòng {line}, cột {column}: thấy “{found}” là số của chính đấu thủ, cần số của đối thủ. Hãy sửa số.",
    trfCommaRepaired: "Dòng {line}, cột {column}: “{found}” được đọc với dấu chấm thập phân. Không cần làm gì.",
    trfByteColumnsRepaired: "Dòng {line}, cột {column}: các cột sau tên được đếm theo byte; dòng đã được đọc và chỉnh lại. Hãy kiểm tra đấu thủ này.",
    trfOutsideColumns: "Dòng {line} có chữ nằm ngoài các cột quy định. Dòng được giữ nguyên, nhưng được đọc là “{readAs}”. Hãy xem có phần nào bị lệch cột không.",
    trfNoPlayers: "Tệp không có đấu thủ nào: không dòng nào bắt đầu bằng 001. Hãy xem đây có đúng là tệp TRF không.",
    trfPlayerTwice: "Dòng {line}, cột {column}: số {found} đã có ở dòng {firstLine}. Hãy cho mỗi đấu thủ một số riêng.",
    trfOpponentUnknown: "Dòng {line}, cột {column}: đấu thủ {player} gặp {found} ở vòng {round}, nhưng không dòng 001 nào mang số ấy. Hãy sửa số hoặc thêm đấu thủ.",
    trfContradiction: "Dòng {line}, cột {column}: ở vòng {round}, dòng của đấu thủ {player} ghi “{found}”, còn dòng của {opponent} (dòng {otherLine}) ghi “{other}”. Hãy sửa cho hai dòng khớp nhau.",
    trfPointsDiffer: "Đấu thủ {player} có {found} điểm trong tệp, nhưng các ván cộng lại được {counted}. Điểm được tính theo các ván; hãy kiểm tra lại kết quả.",
    trfAllForfeits: "Cả {games} ván trong tệp đều là thắng thua do vắng mặt, nên coi như chưa ai gặp ai và chưa ai cầm quân nào. Nếu các ván đã được đánh, hãy ghi kết quả là 1 = 0 chứ không phải + và -.",
    trfTextCut: "“{found}” của đấu thủ {number} dài hơn {width} cột của báo cáo nên bị cắt bớt. Hãy viết ngắn lại ở trang Đấu thủ nếu phần bị cắt gây nhầm lẫn.",
    trfNameMissing: "Đấu thủ {number} không có tên trong báo cáo nên được ghi là “{name}”. Hãy gõ họ tên vào trang tính đấu thủ.",
    trfPointsNotKept: "Báo cáo tính thắng, hòa, thua là {points}, vắng mặt được {absence} và thua do vắng mặt được {forfeit}. Thiết lập chỉ ghi được thắng, hòa, thua từ cao xuống thấp, còn hai mục kia tính 0 điểm: hãy kiểm tra bảng xếp hạng.",
    trfAccelerationNotKept: "Báo cáo có điểm tăng tốc (dòng 250 hoặc XXA) không theo cách Baku nên không thiết lập nào ghi được. Hãy xếp cặp các vòng tăng tốc thẳng từ báo cáo bằng dòng lệnh.",
    trfTieBreaksNotKept: "Không có hệ số phụ {found} của báo cáo ở đây nên đã bỏ qua. Hãy kiểm tra thiết lập {setting:tieBreaks}.",
    trfRecordsNotKept: "Không trang tính nào có chỗ cho các dòng {list} của báo cáo. Hãy giữ lại cả tệp báo cáo.",
    trfIntoFilled: "Trang tính “{sheet}” đang được dùng ({count} dòng). Hãy nhập vào một bảng tính mới, hoặc xóa các dòng ấy trước.",
    trfImported: "Đã nhập báo cáo: {players} đấu thủ, {rounds} vòng. Hãy xem lại các trang tính {sheets}, rồi tiếp tục như thường.",
    trfExported: "Báo cáo có {players} đấu thủ và {rounds} vòng. Hãy chép từ khung, hoặc lưu thành tệp.",
    trfCannotCarry: "Báo cáo không có chỗ cho: {list}. Hãy giữ lại cả bảng tính, vì chỉ báo cáo thì không đủ mọi thứ.",
    trfNumberedByLine: "Tệp ghi XXC rank: thứ tự các dòng là thứ tự xếp hạng, nên đấu thủ được đánh số theo dòng. Hãy kiểm tra số trước khi gõ kết quả.",
    trfAbnormalPoints: "Có {records} dòng 299 cộng trừ điểm theo quyết định của trọng tài. Chúng được giữ trong tệp nhưng không được tính ở đây; hãy tự điều chỉnh bảng xếp hạng.",
    trfLimAsAdjusted: "Báo cáo ghi hệ “{found}”; giải được xếp tiếp theo hệ Thụy Sĩ điều chỉnh (điều 28), vốn gần với hệ này. Nếu không đúng ý, hãy chọn hệ khác ở mục {setting:system}.",
    trfOlderDutch: "Báo cáo ghi một bản cũ của hệ đang dùng (“{found}”); các vòng sau được xếp theo C.04.3 năm 2026. Nếu đúng ý thì không cần làm gì.",
    trfSystemNotPaired: "Báo cáo ghi hệ “{found}”, ở đây không xếp cặp theo hệ này. Các vòng, bảng xếp hạng và báo cáo vẫn được giữ; muốn xếp tiếp, hãy chọn một hệ ở mục {setting:system}.",
    systemNotPaired: "Giải đấu theo hệ “{found}”, ở đây không xếp cặp theo hệ này. Muốn xếp tiếp, hãy chọn một hệ ở mục {setting:system}.",
    moreRoundsThanPlanned: "Đã đấu {played} vòng nhưng chỉ dự định {planned} vòng. Hãy tăng {setting:rounds}, hoặc bỏ các dòng của những vòng thừa khỏi trang tính {sheet:results}.",
    editionByStart: "Giải bắt đầu ngày {start}, khi C.07 bản {edition} đang có hiệu lực: các hệ số phụ được tính theo bản đó. Muốn dùng bản khác, hãy gõ ở mục {setting:tieBreakEdition}.",
    ratingThousands: "Ở cột “{column}” dấu chấm hoặc phẩy ngăn hàng nghìn (“{found}”): đọc là {value}, các ô tương tự cũng vậy. Nếu đúng thì không cần làm gì.",
    ratingAmbiguous: "“{found}” ở cột “{column}” có thể là dấu hàng nghìn hoặc dấu thập phân. Hãy gõ hệ số không có dấu.",
    playedBeforeArrival: "Số {number} có mặt ở vòng {round} ({row}) nhưng chỉ dự giải từ vòng {from}. Hãy sửa một trong hai ô.",
    playedAfterLeaving: "Số {number} có mặt ở vòng {round} ({row}) nhưng đã rút sau vòng {left}. Hãy sửa một trong hai ô.",
    byesWithoutRow: "Số {number} xin nghỉ vòng {round}, vòng này đã đấu mà không có dòng nào của đấu thủ: được tính như đã xin. Lệnh Kiểm tra tất cả có thể thêm dòng vào trang tính {sheet:results}.",
    trfDateRewritten: "Ngày “{found}” được ghi trong báo cáo là {date}. Không cần làm gì.",
    roundAlreadyPaired: "Vòng {round} đã xếp cặp mà chưa có kết quả nào. Hãy đấu rồi gõ kết quả vào trang tính {sheet}, hoặc hoàn tác việc xếp cặp.",
    resultEmpty: "Ván {white} gặp {black} ở vòng {round} chưa có kết quả. Hãy gõ kết quả, hoặc gõ * nếu ván sẽ đấu tiếp sau.",
    gameUnfinished: "Một ván của vòng {round} chưa đấu xong (*). Khi xếp cặp, ván này tạm tính hòa; hãy gõ kết quả khi đã có.",
    gameAdjournedDrawn: "Một ván của vòng {round} chưa đấu xong (*), nhưng hệ Đại tuần hoàn không tổ chức hoãn đấu: các ván phải kết thúc trong một buổi (Luật 29.5). Khi xếp cặp, ván này tạm tính hòa; hãy gõ kết quả.",
    gameAdjournedKnockout: "Một ván của vòng {round} chưa đấu xong (*), nhưng đấu loại trực tiếp không cho hoãn đấu (Luật 25). Khi xếp cặp, ván này tạm tính hòa; hãy gõ kết quả.",
    thirdColourOnRecord: "Ở vòng {round} số {number} cầm cùng màu quân ván thứ ba liên tiếp, luật không cho phép (Luật 27, 29.4.2; C.04.1). Hãy sửa màu quân nếu gõ nhầm; nếu đã đấu như vậy thì để nguyên.",
    threeMoreOnRecord: "Tính cả vòng {round} số {number} cầm một màu quân nhiều hơn màu kia ba ván, luật không cho phép (Luật 27; C.04.1). Hãy sửa màu quân nếu gõ nhầm; nếu đã đấu như vậy thì để nguyên.",
    playedBefore: "Hai số {pair} đã gặp nhau ở vòng {round}, nay lại gặp ở vòng {later}. Hãy sửa dòng này, hoặc công bố luật ở thiết lập {setting:rematch}.",
    playedBeforeAnnounced: "Hai số {pair} đã gặp nhau ở vòng {round}, gặp lại ở vòng {later} theo luật đã công bố. Không cần làm gì.",
    allRoundsPaired: "Vòng {rounds} là vòng cuối và đã xếp cặp. Nếu còn đấu thêm, hãy tăng thiết lập {setting:rounds}.",
    roundPaired: "Đã xếp cặp vòng {round}: {boards} bàn, {byes} người nghỉ. Hãy gõ kết quả từ ô đang chọn.",
    roundDecidedByLot: "Vòng {round}: các trận vẫn hòa đã được bốc thăm chọn người đi tiếp; kết quả ghi ở trang Nhật ký. Hãy chọn Xếp cặp vòng tiếp theo lần nữa.",
    roundContinued: "Vòng {round} còn đấu tiếp: đã xếp thêm {boards} ván. Hãy gõ kết quả từ ô đang chọn.",
    remarksFound: "Có {count} lưu ý về các trang tính. Hãy chọn Kiểm tra tất cả để đọc.",
    workbookBusy: "Một lệnh khác đang chạy trong bảng tính này. Hãy đợi lệnh ấy xong rồi chọn lại.",
    importInterrupted: "Lần nhập báo cáo vào bảng tính này đã bị ngắt giữa chừng. Hãy chọn Nhập TRF với đúng tệp ấy để nhập tiếp, hoặc tự xóa các dòng đấu thủ và kết quả.",
    settingReplaced: "Thiết lập “{setting}” nay là {report} theo báo cáo. Trước đó là {typed}.",
    sheetsChanging: "Có người đang gõ vào trang tính mà lệnh này sắp ghi, nên lệnh chưa ghi gì. Hãy đợi một lát rồi chọn lại lệnh.",
    commandStopped: "Lệnh bị ngắt giữa chừng ({reason}). Không mất kết quả nào đã gõ. Hãy chạy Kiểm tra tất cả, rồi xem có phải làm lại lệnh không.",
    googleTwoAccounts: "Google từ chối vì trình duyệt này đang đăng nhập hai tài khoản Google ({reason}). Không mất gì đã gõ. Hãy mở bảng tính trong cửa sổ chỉ có một tài khoản (cửa sổ ẩn danh hoặc hồ sơ trình duyệt khác) rồi chọn lại lệnh.",
    googleNotAllowed: "Google chưa được phép chạy lệnh này ({reason}). Không mất gì đã gõ. Hãy chọn {menu:help} trong trình đơn, đồng ý với điều Google hỏi, rồi chọn lại lệnh.",
    googleProtected: "Lệnh bị ngắt giữa chừng: một ô phải ghi đang được bảo vệ ({reason}). Không mất kết quả nào đã gõ. Hãy nhờ chủ bảng tính bỏ bảo vệ (Dữ liệu › Bảo vệ trang tính và dải ô) hoặc tự chạy lệnh, rồi chạy {menu:checkEverything}.",
    googleMerged: "Lệnh bị ngắt giữa chừng: các ô phải ghi đang bị hợp nhất ({reason}). Không mất kết quả nào đã gõ. Hãy tách ô (Định dạng › Hợp nhất các ô › Tách ô), rồi chạy {menu:checkEverything} và chọn lại lệnh.",
    googleCellTooLong: "Lệnh bị ngắt giữa chừng: có văn bản dài hơn mức một ô của Google Trang tính chứa được ({reason}). Không mất kết quả nào đã gõ. Hãy rút ngắn tên, ghi chú hoặc thiết lập dài nhất, rồi chọn lại lệnh.",
    googleSheetFull: "Lệnh bị ngắt giữa chừng: bảng tính đã đủ số ô Google cho phép ({reason}). Không mất kết quả nào đã gõ. Hãy xóa các trang tính hoặc dòng trống không cần dùng, rồi chạy {menu:checkEverything} và chọn lại lệnh.",
    googleQuota: "Google đã dừng lệnh vì bị yêu cầu quá nhiều trong thời gian ngắn ({reason}). Không mất kết quả nào đã gõ. Hãy đợi vài phút, chạy {menu:checkEverything}, rồi xem có phải làm lại lệnh không.",
    googleSlow: "Google không trả lời kịp ({reason}). Không mất kết quả nào đã gõ. Hãy đợi một phút, chạy {menu:checkEverything}, rồi xem có phải làm lại lệnh không.",
    sheetNotOurs: "Trang tính “{title}” mang tên của một trang tính được lập lại sau mỗi lệnh, nhưng đang chứa nội dung do người khác ghi. Chưa có gì bị thay đổi. Hãy đổi tên trang tính ấy (nội dung vẫn giữ nguyên) hoặc xóa đi, rồi chọn lại lệnh.",
    sheetNotEmpty: "Trang tính “{title}” đang có dữ liệu nên không bị ghi đè. Hãy đổi tên hoặc xóa trang tính ấy, rồi tạo giải mới lần nữa.",
    tournamentMade: "Các trang tính của giải mới đã sẵn sàng. Hãy nhập đấu thủ vào trang tính {players}, rồi chọn Đánh số đấu thủ.",
    choiceNotUnderstood: "“{found}” không phải là một trong các thể thức: {list}. Hãy chọn một thể thức.",
    controlMade: "Trang tính {sheet} đã sẵn sàng: đánh dấu một ô là chạy lệnh bên cạnh, kể cả trên điện thoại. Cách này chỉ chạy khi mã lệnh nằm ngay trong bảng tính này. Hãy giữ nguyên tên trang tính.",
    controlThere: "Đã có trang tính {sheet}. Hãy đánh dấu một ô trong đó để chạy lệnh bên cạnh; trang phải giữ tên này.",
    noPlayersToNumber: "Chưa có ai để đánh số. Hãy nhập họ tên vào trang tính {players} trước.",
    numbersFixed: "Không đổi số được nữa: trang tính {sheet} đã có kết quả hoặc cặp đấu. Đấu thủ đến muộn thì gõ tay số trống kế tiếp.",
    numberTyped: "Số {number} ở đây chỉ {name}, người sẽ có số khác. Hãy xóa ô này, hoặc ở trang Đội hình thì gõ tên; đổi số xong rồi gõ số mới.",
    drawSeedMissing: "Thiết lập {setting:drawSeed} còn trống nên không ai kiểm tra được việc bốc thăm. Hãy gõ một chữ hay số bất kỳ rồi bốc lại.",
    playersNumberedByLot: "Đã bốc thăm số cho {count} đấu thủ với mã bốc thăm “{seed}”. Hãy xếp cặp vòng đầu, hoặc hoàn tác.",
    playersNumberedByStrength: "Đã đánh số {count} đấu thủ theo sức cờ. Hãy xếp cặp vòng đầu, hoặc hoàn tác.",
    numbersDrawn: "Số bốc thăm với mã bốc thăm “{seed}”: {list}. Muốn kiểm tra, hãy bốc thăm số lần nữa với cùng mã và cùng danh sách.",
    nothingToUndo: "Không có lệnh nào để hoàn tác. Những gì gõ tay thì hoàn tác bằng Ctrl+Z.",
    undoTypedResults: "{count} dòng của lần xếp cặp này đã được gõ kết quả hoặc ghi chú. Vẫn hoàn tác và xóa các dòng ấy?",
    rowTypedSince: "Bàn {board} vòng {round} đã được gõ thêm sau khi xếp cặp (“{found}”). Hoàn tác sẽ xóa những gì đã gõ.",
    pairingUndone: "Đã hoàn tác việc xếp cặp vòng {round}. Khi cần, hãy chọn Xếp cặp vòng tiếp theo.",
    numberingUndone: "Đã hoàn tác việc đánh số {count} đấu thủ. Hãy chọn Đánh số đấu thủ để đánh lại.",
    repairsUndone: "Đã hoàn tác {count} chỗ sửa. Hãy chọn Kiểm tra tất cả để xem lại.",
    undoFirstPairing: "Các số đang được dùng trong trang tính {sheet}. Hãy hoàn tác việc xếp cặp trước, hoặc xóa các dòng ở đó.",
    standingsUpdated: "Xếp hạng đã cập nhật sau vòng {round}. Xem trang tính {sheet}.",
    crosstableUpdated: "Bảng điểm đã cập nhật sau vòng {round}. Xem trang tính {sheet}.",
    everythingRight: "Mọi thứ đều đúng. Các trang tính hiển thị đã được dựng lại; không cần làm gì.",
    everythingChecked: "Có {wrong} chỗ phải sửa và {notes} lưu ý trong danh sách. Hãy sửa các ô được nêu rồi chọn Kiểm tra tất cả lần nữa.",
    makeRepairs: "{count} ô có thể ghi lại theo cách viết chuẩn mà không đổi nghĩa. Ghi lại các ô ấy?",
    repairsMade: "Đã ghi lại {count} ô. Lệnh Hoàn tác sẽ trả lại như cũ.",
    formulasRefreshed: "Đã nhập lại {count} công thức, nay hiện đúng tình hình mới nhất. Không cần làm gì.",
    noFormulas: "Không có công thức nào tự đọc các trang tính mà không ghi vùng, nên không có gì để tính lại. Công thức có ghi vùng luôn tự cập nhật."
  };

  // src/sheet/sentences.ts
  var sentences = {
    en: englishSentences,
    vi: vietnameseSentences
  };
  var longestPlace = 400;
  var places = /\{(\w+)\}(?: \[([^|\]]+)\|([^\]]+)\])?/g;
  function sentenceOf(problem, language) {
    const text = withNames2(sentences[language][problem.code], language).replace(
      places,
      (_place, name, one, many) => {
        var _a, _b, _c;
        const shown4 = name === "found" ? quotable((_a = problem.found) != null ? _a : "") : quotable(String((_c = (_b = problem.values) == null ? void 0 : _b[name]) != null ? _c : ""), longestPlace);
        return one === void 0 ? shown4 : `${shown4} ${shown4 === "1" ? one : many != null ? many : one}`;
      }
    );
    return problem.cell === void 0 ? text : `${quotable(problem.cell.sheet)}!${problem.cell.a1}: ${text}`;
  }

  // src/sheet/usualResults.ts
  var spellings = [
    ...["1", "0", "½", "=", "0.5", "0,5", "1/2", "+", "-", "T", "H", "B"],
    ...["1:0", "0:1", "1–0", "0–1", "1 0", "0 1", "½–½", "½:½", "0.5-0.5", "1/2-1/2", "=-=", "+-", "-+", "--"]
  ];
  function usualResults(language, points) {
    var _a;
    const meant = new Map(gameOutcomes.map((outcome) => [outcome, [makeResult(outcome)]]));
    for (const text of spellings) {
      const reading = parseResult(text, { language, points, inMatch: true });
      if (reading.kind === "game") {
        (_a = meant.get(reading.outcome)) == null ? void 0 : _a.push(text);
      }
    }
    return [...meant].map(([outcome, texts]) => ({ outcome, texts }));
  }

  // src/sheet/teamScore.ts
  var between = " – ";
  function scoreShown({ points }) {
    return `${points.white.total / 2}${between}${points.black.total / 2}`;
  }
  function teamScoreFormula(match, rules, row, column2) {
    const letters3 = columnLetters(column2);
    const games = match.games.length + (match.lot === void 0 ? 0 : 1);
    const cells = `${letters3}${row + 2}:${letters3}${row + 1 + games}`;
    const teamOf = teamOfPlayer([match.teams.white, match.teams.black]);
    const asWhite = match.games.map(({ white: white2 }) => teamOf.get(white2) === match.teams.white ? 1 : 0);
    const mask = (own) => `{${[...asWhite.map((side) => side === own ? 1 : 0), ...match.lot === void 0 ? [] : [0]].join(";")}}`;
    const [white, black] = [worth2(cells, rules, "white"), worth2(cells, rules, "black")];
    const sum3 = (own, alone) => `(SUMPRODUCT(${mask(own)}*(${white})+${mask(own === 1 ? 0 : 1)}*(${black}))+${alone})/2`;
    const [ours, theirs] = [
      sum3(1, aloneBoards(match, rules.settings, "white")),
      sum3(0, aloneBoards(match, rules.settings, "black"))
    ];
    const unread = `SUMPRODUCT((${cells}<>"")-(${understood(cells, rules)}))`;
    return `=IF(${unread}=0,${ours}&"${between}"&${theirs},"")`;
  }
  function worth2(cells, { settings, language }, colour) {
    const terms = usualResults(language, settings.points).flatMap(({ outcome, texts }) => {
      const points = pointsFor(outcome, colour, settings);
      return points === 0 ? [] : [`(${equalToOne(cells, texts)})*${points}`];
    });
    return terms.length === 0 ? `(${cells}="")*0` : terms.join("+");
  }
  function understood(cells, { settings, language }) {
    return usualResults(language, settings.points).map(({ texts }) => equalToOne(cells, texts)).join("+");
  }
  function equalToOne(cells, texts) {
    return texts.map((text) => `(${cells}="${text}")`).join("+");
  }
  function pointsFor(outcome, colour, settings) {
    const { award, open } = gameMeaning[outcome];
    return open === true ? 0 : pointsOf(award[colour], settings.points);
  }
  function aloneBoards({ points, games, teams }, settings, side) {
    const teamOf = teamOfPlayer([teams[side]]);
    const played = games.reduce((sum3, { white, outcome }) => {
      const colour = teamOf.has(white) ? "white" : "black";
      return outcome === void 0 ? sum3 : sum3 + pointsFor(outcome, colour, settings);
    }, 0);
    return points[side].total - played;
  }

  // src/sheet/tableHeadings.ts
  var tableHeadings = {
    place: { en: "Place", vi: "Hạng" },
    number: { en: "No", vi: "STT" },
    numberOf: { en: "{colour} no", vi: "Số {colour}" },
    name: { en: "Name", vi: "Họ tên" },
    club: { en: "Club", vi: "Đơn vị" },
    letter: { en: "Letter", vi: "Chữ" },
    team: { en: "Team", vi: "Đội" },
    points: { en: "Points", vi: "Điểm" },
    separatedBy: { en: "Decided by", vi: "Phân định" },
    round: { en: "Round", vi: "Vòng" },
    roundShort: { en: "R", vi: "V" },
    opponent: { en: "Opponent", vi: "Đối thủ" },
    result: { en: "Result", vi: "Kết quả" },
    countsAs: { en: "Counts as", vi: "Tính là" },
    value: { en: "Value", vi: "Giá trị" }
  };

  // src/sheet/pairingsSheet.ts
  var widths = [50, 45, 190, 60, 75, 60, 190, 45];
  var matchWidths = [50, 50, 50, 50, 190, 70, 70, 70, 190, 50];
  function pairingsSheet(event, blocks) {
    const inMatches = blocks.some((block) => block.rows.some((row) => row.match !== void 0));
    return stackPages(
      sheetTitles.pairings[event.language],
      blocks.map((block) => roundBlock(event, block, inMatches)),
      inMatches ? matchWidths : widths
    );
  }
  function roundBlock(event, block, inMatches) {
    const shift = inMatches ? 2 : 0;
    const indent = Array.from({ length: shift }, () => "");
    const lines2 = linesOf(block);
    const cells = [
      ...titleRows(event, block),
      headingRow(event, inMatches),
      ...lines2.map((line) => {
        var _a;
        if ("teams" in line) {
          const { white, black } = line.teams;
          return [line.match, "", "", "", white.name, "", "", "", black.name, ""];
        }
        if ("team" in line) {
          return [(_a = line.match) != null ? _a : "", "", "", "", line.team.name, "", makeResult(line.outcome)];
        }
        return line.black === void 0 ? byeRow(event, block, line, inMatches) : gameRow(event, block, line, inMatches);
      }),
      ...block.absent.map((player) => [
        ...indent,
        ...aloneRow(event, block, player, pageWords.absent[event.language])
      ]),
      ...block.notes.flatMap((note2) => {
        const sentence = sentenceOf(note2, event.language);
        return inMatches ? shortLines(sentence) : [["", "", sentence]];
      })
    ];
    const top = titleRows(event, block).length;
    const matches = lines2.flatMap((line, index) => "teams" in line ? [top + 1 + index] : []);
    return {
      cells,
      boldRows: [...Array.from({ length: top + 1 }, (_, row) => row), ...matches],
      plainText: [2, 3, 5, 6].map((column2) => column2 + shift),
      formulas: formulasOf(event, block, lines2, { top: top + 1, column: 4 + shift })
    };
  }
  function shortLines(sentence) {
    var _a;
    return ((_a = sentence.match(/.{1,115}(?: |$)/g)) != null ? _a : [sentence]).map((line) => [line.trim()]);
  }
  function linesOf({ rows, matches = [], free = [] }) {
    const lines2 = withoutFree(rows, free).flatMap((row, index, all) => {
      const above = all[index - 1];
      const first2 = row.black !== void 0 && (above === void 0 || above.match !== row.match);
      const match = first2 ? matches.find((each3) => each3.match === row.match) : void 0;
      return match === void 0 ? [row] : [match, row];
    });
    return [...lines2, ...free];
  }
  function titleRows(event, { part, round, name = "" }) {
    const about2 = [`${pageWords.round[event.language]} ${round}`, name];
    return partTitle(event, part, about2, event.roundTimes.get(round));
  }
  function headingRow({ language, colourNames }, inMatches) {
    const words2 = colourWords[colourNames][language];
    const number = tableHeadings.number[language];
    const points = pageWords.pointsShort[language];
    return [
      ...inMatches ? [resultHeading("match", language), resultHeading("game", language)] : [],
      resultHeading("board", language),
      number,
      words2.white,
      points,
      resultHeading("result", language),
      points,
      words2.black,
      number
    ];
  }
  function gameRow(event, block, row, inMatches) {
    var _a, _b, _c;
    const black = (_a = row.black) != null ? _a : row.white;
    return [
      ...inMatches ? [(_b = row.match) != null ? _b : "", (_c = row.game) != null ? _c : ""] : [],
      row.board,
      row.white,
      playerName(event, row.white),
      pointsOf2(block, row.white, black),
      "",
      pointsOf2(block, black, row.white),
      playerName(event, black),
      black
    ];
  }
  function byeRow(event, block, row, inMatches) {
    var _a, _b;
    const what = row.outcome === void 0 ? "" : makeResult(row.outcome);
    const [, ...alone] = aloneRow(event, block, row.white, what);
    return inMatches ? [(_a = row.match) != null ? _a : "", (_b = row.game) != null ? _b : "", row.board || "", ...alone] : ["", ...alone];
  }
  function aloneRow(event, block, player, what) {
    var _a;
    return ["", player, playerName(event, player), makePoints((_a = block.scores.get(player)) != null ? _a : 0), what];
  }
  function pointsOf2(block, player, opponent) {
    var _a, _b;
    const [own, other2] = [(_a = block.scores.get(player)) != null ? _a : 0, (_b = block.scores.get(opponent)) != null ? _b : 0];
    const arrow = own === other2 || !block.floats ? "" : own > other2 ? " ↓" : " ↑";
    return `${makePoints(own)}${arrow}`;
  }
  function formulasOf(event, { settings }, lines2, { top, column: column2 }) {
    const table = event.tables.results;
    return lines2.flatMap((line, index) => {
      const row = top + index;
      if ("teams" in line) {
        const rules = settings && { settings, language: event.language };
        return rules === void 0 ? [] : [
          {
            row,
            column: column2,
            formula: (at) => teamScoreFormula(line, rules, at, column2),
            shown: scoreShown(line)
          }
        ];
      }
      return table === void 0 || "team" in line || line.black === void 0 ? [] : [
        {
          row,
          column: column2,
          formula: () => resultFormula(table, line),
          shown: line.outcome === void 0 ? "" : makeResult(line.outcome)
        }
      ];
    });
  }

  // src/sheet/roundToPair.ts
  function roundToPair(tournament) {
    const last = tournament.rounds[tournament.rounds.length - 1];
    if (last === void 0 || last.games.length > 0 || isOfExempt(last)) {
      return { round: tournament.rounds.length + 1, tournament };
    }
    return {
      round: last.number,
      tournament: {
        ...tournament,
        rounds: tournament.rounds.slice(0, -1),
        players: tournament.players.map((player) => withTypedBye(player, last))
      }
    };
  }
  function isOfExempt({ number, byes: byes2 }) {
    return number > 1 && byes2.some(({ match }) => match !== void 0);
  }
  function withTypedBye(player, round) {
    const typed = round.byes.find((bye) => bye.player === player.number);
    if (typed === void 0) {
      return player;
    }
    const others = player.byes.filter((bye) => bye.round !== round.number);
    return { ...player, byes: [{ round: round.number, outcome: typed.outcome }, ...others] };
  }
  function roundProblem(tournament, round) {
    const most = roundToPair(tournament).round;
    if (round > most) {
      const values = { argument: "round", least: 1, most };
      return { code: "argumentNotWhole", found: String(round), values };
    }
    const open = tournament.rounds.slice(0, round - 1).find((each3) => !isComplete(each3));
    return open === void 0 ? void 0 : { code: "roundBeforeIncomplete", values: { round, open: open.number } };
  }

  // src/commands/pairedRows.ts
  function pairedRows(state, event) {
    var _a;
    const boards = ((_a = event.tables.results) == null ? void 0 : _a.columns.board) !== void 0;
    const found = /* @__PURE__ */ new Map();
    const left = new Set(state.slots);
    const match = (keysOf) => {
      const slots = new Map([...left].flatMap((slot) => keysOf(slot).map((key) => [key, slot])));
      for (const row of event.results) {
        const slot = keysOf(row).map((key) => slots.get(key)).find((each3) => each3 !== void 0 && left.has(each3));
        if (slot !== void 0 && !found.has(row)) {
          found.set(row, slot);
          left.delete(slot);
        }
      }
    };
    match((slot) => [pairKey2(slot)]);
    if (boards) {
      match((slot) => [slotKey(slot)]);
    }
    if (found.size > 0) {
      match(playerKeys);
    }
    return event.results.flatMap((row) => {
      const slot = found.get(row);
      return slot === void 0 ? [] : [{ row, slot }];
    });
  }
  function standingPairings(states, event) {
    const claimed = /* @__PURE__ */ new Set();
    return states.flatMap((state) => {
      const found = state.kind === "paired" ? pairedRows(state, event) : [];
      const rows = found.filter(({ row }) => !claimed.has(row.row));
      rows.forEach(({ row }) => claimed.add(row.row));
      return state.kind === "paired" && rows.length > 0 ? [{ state, rows }] : [];
    });
  }
  function slotKey(slot) {
    const { section, stage, round, match = "", game = "", board, white, black } = slot;
    const place = black === void 0 ? `bye ${white}` : `board ${board}`;
    return JSON.stringify([stage, section, round, match, game, place]);
  }
  function pairKey2(slot) {
    const { section, stage, round, match = "", game = "", white, black = "" } = slot;
    return JSON.stringify([stage, section, round, match, game, white, black]);
  }
  function playerKeys(slot) {
    const { section, stage, round, game, white, black } = slot;
    const players = black === void 0 ? [white] : [white, black];
    return players.map((player) => JSON.stringify([stage, section, round, game, player]));
  }

  // src/commands/currentRounds.ts
  function currentRounds(event, states) {
    const pairings = standingPairings(states, event);
    const blocks = event.parts.flatMap((part) => {
      const round = part.tournament.rounds[roundToPair(part.tournament).round - 2];
      return round === void 0 ? [] : [blockOf(event, part, round, notesOf(pairings, part, round.number))];
    });
    return blocks.length === 0 ? blankPage : pairingsSheet(event, blocks);
  }
  function blockOf(event, part, round, notes) {
    const { tournament } = part;
    const { settings } = tournament;
    const inTeams = teamsMeet(settings);
    const history = historyOf(tournament);
    const rows = rowsOf2(event, part).filter((row) => row.round === round.number);
    const seated2 = new Set(rows.flatMap((row) => [row.white, row.black]));
    return {
      part: { section: part.section, stage: part.stage },
      round: round.number,
      name: knockoutRoundTitle(tournament, round.number, event.language),
      rows: [...rows].sort(byBoard2),
      scores: new Map(
        [...history].map(([player, record]) => [player, record.scoreBefore[round.number - 1]])
      ),
      floats: isSwiss[settings.system] && !inTeams,
      ...inTeams ? { ...teamRoundOf(tournament, round, "asNothing"), settings } : {},
      absent: absentFrom(tournament, round.number, seated2),
      notes
    };
  }
  function absentFrom({ settings, players }, round, seated2) {
    return settings.system === "knockout" || settings.teamForm !== void 0 ? [] : players.filter((player) => isInEvent(player, round) && !seated2.has(player.number)).map((player) => player.number);
  }
  function byBoard2(a, b) {
    var _a, _b, _c, _d;
    const isBye = (row) => row.black === void 0 ? 1 : 0;
    return isBye(a) - isBye(b) || ((_a = a.match) != null ? _a : 0) - ((_b = b.match) != null ? _b : 0) || ((_c = a.game) != null ? _c : 0) - ((_d = b.game) != null ? _d : 0) || a.board - b.board || a.row - b.row;
  }
  function notesOf(pairings, part, round) {
    return [...pairings].reverse().flatMap(
      ({ state }) => state.notes.filter((told2) => told2.round === round && told2.section === part.section && told2.stage === part.stage).flatMap(({ notes }) => notes)
    );
  }

  // src/commands/workbook.ts
  function readSheets(snapshot) {
    return snapshot.sheets.filter(({ values }) => values !== void 0);
  }
  function sheetWithRole(snapshot, role) {
    const meant = sheetsOfRole(snapshot.sheets, role)[0];
    return snapshot.sheets.find(({ id }) => id === (meant == null ? void 0 : meant.id));
  }

  // src/commands/places.ts
  function placesFor(snapshot, roles, language, found = {}) {
    var _a, _b;
    const ids = { ...found };
    for (const role of sheetRoles) {
      const id = (_b = ids[role]) != null ? _b : (_a = sheetWithRole(snapshot, role)) == null ? void 0 : _a.id;
      if (id !== void 0) {
        ids[role] = id;
      }
    }
    const missing = roles.filter((role) => ids[role] === void 0);
    return {
      newSheets: missing.map((role) => ({
        role,
        title: sheetTitles[role][language],
        hidden: role === "undo"
      })),
      identity: { roles: ids, language },
      targetOf: (role) => {
        const id = ids[role];
        return id === void 0 ? { create: role } : { id };
      },
      isNew: (role) => missing.includes(role)
    };
  }
  function shownTitle(snapshot, role, language) {
    var _a, _b;
    const title = (_b = (_a = sheetWithRole(snapshot, role)) == null ? void 0 : _a.title) != null ? _b : "";
    return title === "" ? sheetTitles[role][language] : title;
  }

  // src/commands/plan.ts
  var emptyPlan = {
    newSheets: [],
    prepare: [],
    commit: [],
    derived: []
  };

  // src/commands/eventSheets.ts
  var eventRoles = [
    "settings",
    "players",
    "results",
    "pairings",
    "standings",
    "crosstable",
    "log",
    "undo"
  ];
  var teamEventRoles = eventRoles.flatMap(
    (role) => role === "results" ? ["lineUps", role] : [role]
  );
  function namedSheet(snapshot, role) {
    return snapshot.sheets.find((sheet) => {
      var _a;
      return ((_a = sheet.role) != null ? _a : roleOfTitle(sheet.title)) === role;
    });
  }
  function eventSheets(snapshot, language, pages) {
    const all = pages.lineUps === void 0 ? eventRoles : teamEventRoles;
    const found = Object.fromEntries(
      all.flatMap((role) => {
        const sheet = namedSheet(snapshot, role);
        return sheet === void 0 ? [] : [[role, sheet.id]];
      })
    );
    const places2 = placesFor(snapshot, all, language, found);
    const derived = ["settings", "players", "lineUps", "results"].flatMap((role) => {
      const page = pages[role];
      return page === void 0 ? [] : [{ target: places2.targetOf(role), page, layout: true, typed: true }];
    });
    return {
      places: places2,
      plan: { ...emptyPlan, newSheets: places2.newSheets, identity: places2.identity, derived }
    };
  }

  // src/commands/holdsOnly.ts
  function holdsOnly(values, page) {
    return values.every(
      (row, r) => row.every((cell, c) => {
        var _a, _b;
        const written4 = (_b = (_a = page.cells[r]) == null ? void 0 : _a[c]) != null ? _b : "";
        return cell === false || isBlankCell(cell) || shownText(cell) === String(written4).trim();
      })
    );
  }

  // src/commands/filledSheets.ts
  function filledSheets(snapshot, inTeams) {
    const rowsOf6 = {
      settings: ownSettingRows,
      players: (sheet) => rowsUnder(playerHeadings, sheet),
      results: (sheet) => rowsUnder(resultHeadings, sheet),
      lineUps: (sheet) => rowsUnder(lineUpHeadings, sheet)
    };
    return [...typedRoles, ...inTeams ? ["lineUps"] : []].flatMap((role) => {
      var _a;
      const sheet = namedSheet(snapshot, role);
      const count2 = sheet === void 0 ? 0 : rowsOf6[role](sheet);
      return count2 === 0 ? [] : [{ code: "trfIntoFilled", values: { sheet: (_a = sheet == null ? void 0 : sheet.title) != null ? _a : "", count: count2 } }];
    });
  }
  function isHalfImported(snapshot) {
    return ["players", "results"].some((role) => {
      const headings2 = role === "players" ? playerHeadings : resultHeadings;
      const sheet = namedSheet(snapshot, role);
      return sheet !== void 0 && rowsUnder(headings2, sheet) > 0;
    });
  }
  function rowsUnder(headings2, sheet) {
    var _a;
    const filled3 = ((_a = sheet.values) != null ? _a : []).filter((row) => row.some(isFilled));
    const [first2 = []] = filled3;
    const ours = first2.every((cell) => !isFilled(cell) || isHeading(headings2, cell));
    return filled3.length - (filled3.length > 0 && ours ? 1 : 0);
  }
  function isFilled(cell) {
    return cell !== false && !isBlankCell(cell);
  }
  function isHeading(headings2, cell) {
    return typeof cell === "string" && columnOf(headings2, cell) !== void 0;
  }
  function ownSettingRows(sheet) {
    var _a;
    return ((_a = sheet.values) != null ? _a : []).filter((row, index) => !isOurs(row, index)).length;
  }
  function isOurs(row, index) {
    const [keyCell = "", , noteCell = "", ...more2] = row;
    if (index === 0 && row.every((cell) => !isFilled(cell) || isHeading(settingHeadings, cell))) {
      return true;
    }
    const key = settingKeyOf(shownText(keyCell));
    const notes = key === void 0 ? [] : languages.flatMap((each3) => [settingNotes[each3][key], teamSettingNotes[each3][key]]);
    const note2 = shownText(noteCell);
    const known2 = key === void 0 ? row.every((cell) => !isFilled(cell)) : key !== "prizes";
    return known2 && (note2 === "" || notes.includes(note2)) && !more2.some(isFilled);
  }
  function rowsBeside(snapshot, pages) {
    return [...typedRoles, "lineUps"].flatMap((role) => {
      var _a;
      const sheet = namedSheet(snapshot, role);
      const page = pages[role];
      if (sheet === void 0 || page === void 0) {
        return [];
      }
      const isWritten2 = (row, at) => {
        var _a2;
        return role === "settings" ? isOurs(row, at) || page.cells.some((cells) => holdsOnly([row], { ...page, cells: [cells] })) : holdsOnly([row], { ...page, cells: [(_a2 = page.cells[at]) != null ? _a2 : []] });
      };
      const count2 = ((_a = sheet.values) != null ? _a : []).filter((row, at) => !isWritten2(row, at)).length;
      return count2 === 0 ? [] : [{ code: "trfIntoFilled", values: { sheet: sheet.title, count: count2 } }];
    });
  }

  // src/commands/replacedSettings.ts
  function replacedSettings(typed, stated, language) {
    return settingKeys.flatMap((key) => {
      const [before = "", now] = [typed[key], stated[key]];
      return before.trim() === "" || now === void 0 || isSame(key, before, now) ? [] : [
        {
          code: "settingReplaced",
          values: { setting: settingName(key, language), typed: before, report: now === "" ? "–" : now }
        }
      ];
    });
  }
  function isSame(key, before, now) {
    return key === "system" ? parseSystem(before) === parseSystem(now) || parseSystem(now) === void 0 : textKey(before) === textKey(now);
  }

  // src/commands/logLines.ts
  function logLine(now, { texts, language }, note2) {
    var _a;
    return [now, (_a = texts.arbiter) != null ? _a : "", sentenceOf(note2, language)];
  }
  function logLines(places2, now, speaker, notes, earlier = []) {
    return logOf(places2, speaker.language, [...earlier, ...notes.map((note2) => logLine(now, speaker, note2))]);
  }
  function logOf(places2, language, lines2) {
    const [time, arbiter, what] = logColumns.map((column2) => {
      var _a;
      return (_a = logHeadings[column2][language][0]) != null ? _a : column2;
    });
    const heading2 = [time != null ? time : "", arbiter != null ? arbiter : "", what != null ? what : ""];
    return {
      target: places2.targetOf("log"),
      rows: places2.isNew("log") ? [heading2, ...lines2] : lines2
    };
  }
  function notYetLogged(snapshot, event, states) {
    var _a, _b, _c, _d;
    const last = (_a = standingPairings(states, event)[0]) == null ? void 0 : _a.state;
    const log = (_c = (_b = sheetWithRole(snapshot, "log")) == null ? void 0 : _b.values) != null ? _c : [];
    const first2 = (_d = last == null ? void 0 : last.log[0]) != null ? _d : ["", "", ""];
    const logged = log.some((row) => row.includes(first2[0]) && row.includes(first2[2]));
    return last === void 0 || logged ? [] : last.log;
  }

  // src/commands/newTournament.ts
  function newTournament(choices) {
    return {
      reads: { values: eventRoles, formulas: [], places: [] },
      run: (snapshot) => {
        const { language } = choices;
        const wrong = wrongChoices(choices);
        const made = sheetsOf(snapshot, choices);
        const problems = [...filled(snapshot, choices, made.plan), ...wrong];
        return problems.length > 0 ? { kind: "refused", language, problems } : { kind: "done", language, ...made, list: [] };
      }
    };
  }
  function filled(snapshot, { teamForm = "" }, plan) {
    const roles = teamForm === "" ? eventRoles : teamEventRoles;
    const pageOf = (sheet) => plan.derived.find(({ target }) => "id" in target && target.id === sheet.id);
    const there = roles.flatMap((role) => {
      var _a;
      return (_a = namedSheet(snapshot, role)) != null ? _a : [];
    });
    const isBegun = plan.derived.some(
      ({ target }) => !there.some((sheet) => "id" in target && target.id === sheet.id && !isEmpty(sheet))
    );
    return there.flatMap((sheet) => {
      var _a, _b;
      const page = (_a = pageOf(sheet)) == null ? void 0 : _a.page;
      const isOurs3 = isBegun && page !== void 0 && holdsOnly((_b = sheet.values) != null ? _b : [], page);
      return isOurs3 || isEmpty(sheet) ? [] : [{ code: "sheetNotEmpty", values: { title: sheet.title } }];
    });
  }
  function wrongChoices({ system, teamForm = "", language }) {
    return [...systemProblems(system, language), ...teamFormProblems(teamForm, language)];
  }
  function systemProblems(system, language) {
    const list = systemNames.map((each3) => systemWord(each3, language)).join(", ");
    return parseSystem(system) === void 0 ? [{ code: "choiceNotUnderstood", found: system, values: { list } }] : [];
  }
  function teamFormProblems(teamForm, language) {
    const list = teamForms.map((form) => teamFormWord(form, language)).join(", ");
    return teamForm === "" || parseTeamForm(teamForm) !== void 0 ? [] : [{ code: "choiceNotUnderstood", found: teamForm, values: { list } }];
  }
  function isEmpty(sheet) {
    var _a;
    return ((_a = sheet.values) != null ? _a : []).every((row) => row.every((cell) => cell === ""));
  }
  function sheetsOf(snapshot, choices) {
    const event = newEvent(snapshot, choices);
    const { language } = event;
    const { places: places2, plan } = eventSheets(snapshot, language, {
      settings: settingsTemplate(event),
      players: playersTemplate(event),
      results: resultsTemplate(event),
      ...event.texts.teamForm === void 0 ? {} : { lineUps: lineUpsTemplate(event) }
    });
    const log = { target: places2.targetOf("log"), page: logTemplate(event), layout: true, typed: true };
    const told2 = [{ code: "tournamentMade", values: { players: sheetTitles.players[language] } }];
    return {
      told: told2,
      plan: {
        ...plan,
        derived: [...plan.derived, log],
        log: { target: log.target, rows: told2.map((note2) => logLine(snapshot.now, event, note2)) },
        cursor: { target: places2.targetOf("players"), row: 1, column: 1 }
      }
    };
  }
  function seedThere(snapshot) {
    var _a;
    const settings = namedSheet(snapshot, "settings");
    return settings === void 0 ? void 0 : readEvent([{ ...settings, values: (_a = settings.values) != null ? _a : [] }]).texts.drawSeed;
  }
  function newEvent(snapshot, choices) {
    var _a, _b, _c, _d;
    const system = (_a = parseSystem(choices.system)) != null ? _a : "dutch";
    const teamForm = parseTeamForm((_b = choices.teamForm) != null ? _b : "");
    const { event = "", rounds: rounds2 = "", language } = choices;
    return {
      language,
      colourNames: (_c = choices.colourNames) != null ? _c : "white",
      texts: {
        system: systemWord(system, language),
        ...teamForm === void 0 ? {} : { teamForm: teamFormWord(teamForm, language) },
        drawSeed: (_d = seedThere(snapshot)) != null ? _d : snapshot.now,
        ...event.trim() === "" ? {} : { event },
        ...rounds2.trim() === "" ? {} : { rounds: rounds2 }
      }
    };
  }

  // src/commands/undoStates.ts
  var undoRows = 60;
  var longestCell = 3e4;
  function readUndoStates(cells) {
    const texts = [];
    for (const row of cells != null ? cells : []) {
      const text = typeof row[0] === "string" ? row[0] : "";
      if (text.startsWith("more ") && texts.length > 0) {
        texts[texts.length - 1] += text.slice(5);
      } else if (text.startsWith("state ")) {
        texts.push(text.slice(6));
      }
    }
    return texts.flatMap(parseState);
  }
  function writeUndoStates(target, states) {
    const lines2 = [];
    for (const state of states) {
      const next = linesOf2(state);
      if (lines2.length + next.length > undoRows) {
        break;
      }
      lines2.push(...next);
    }
    const cells = Array.from({ length: undoRows }, (_, row) => {
      var _a;
      return [(_a = lines2[row]) != null ? _a : ""];
    });
    return { target, row: 0, column: 0, cells };
  }
  function linesOf2(state) {
    const text = JSON.stringify(state);
    const pieces = Math.ceil(text.length / longestCell);
    return Array.from({ length: pieces }, (_, piece) => {
      const part = text.slice(piece * longestCell, (piece + 1) * longestCell);
      return piece === 0 ? `state ${part}` : `more ${part}`;
    });
  }
  function parseState(text) {
    try {
      const state = JSON.parse(text);
      return ["paired", "numbered", "repaired", "staged"].includes(state.kind) ? [state] : [];
    } catch {
      return [];
    }
  }

  // src/commands/importTrf.ts
  function importTrf(choices) {
    return {
      reads: { values: eventRoles, formulas: [], places: [] },
      resumesImport: true,
      run: (snapshot) => {
        var _a, _b;
        const event = readEvent(readSheets(snapshot));
        const known2 = event.texts.language === void 0 ? snapshot.language : event.language;
        const language = (_b = (_a = choices.language) != null ? _a : known2) != null ? _b : "vi";
        const reading = readTrf(choices.text);
        const system = choices.system.trim() === "" ? [] : systemProblems(choices.system, language);
        const problems = [
          ...snapshot.importing === true ? [] : filledSheets(snapshot, false),
          ...system,
          ...reading.ok ? [] : reading.problems
        ];
        return reading.ok && problems.length === 0 ? filled2(snapshot, event, language, { ...reading, system: choices.system }) : { kind: "refused", language, problems };
      }
    };
  }
  function filled2(snapshot, before, language, report2) {
    const { document } = report2;
    const read = tournamentOfTrf(document, parseSystem(report2.system));
    const { tournament, notes: nameNotes } = withNames(read.tournament, language);
    const settings = reportSettings(tournament, infoOfTrf(document), { ...before, language });
    const event = {
      language,
      colourNames: before.colourNames,
      texts: { drawSeed: snapshot.now, ...before.texts, ...settings.texts }
    };
    const roundTimes = new Map([...before.roundTimes, ...settings.roundTimes]);
    const pages = importedPages(tournament, event, roundTimes);
    const inTheWay = snapshot.importing === true ? rowsBeside(snapshot, pages) : filledSheets(snapshot, pages.lineUps !== void 0);
    if (inTheWay.length > 0) {
      return { kind: "refused", language, problems: inTheWay };
    }
    const after = eventOf(snapshot, pages, language);
    const left = recordsNotKept(document);
    const values = {
      players: tournament.players.length,
      rounds: tournament.rounds.length,
      sheets: typedRoles.map((role) => titleOf2(snapshot, role, language)).join(", ")
    };
    const told2 = [
      { code: "trfImported", values },
      ...report2.notes,
      ...read.notes,
      ...nameNotes,
      ...settings.notes,
      ...replacedSettings(before.texts, settings.texts, language),
      ...after.parts.flatMap(editionByStart),
      ...left.length === 0 ? [] : [{ code: "trfRecordsNotKept", values: { list: left.join(", ") } }]
    ];
    return {
      kind: "done",
      language,
      plan: planOf(snapshot, event, pages, after, told2),
      told: [...told2, ...after.problems],
      list: []
    };
  }
  function planOf(snapshot, event, pages, after, told2) {
    var _a, _b, _c, _d;
    const { places: places2, plan } = eventSheets(snapshot, event.language, pages);
    const log = { target: places2.targetOf("log"), page: logTemplate(event), layout: true, typed: true };
    const logged = ((_b = (_a = namedSheet(snapshot, "log")) == null ? void 0 : _a.values) != null ? _b : []).some((row) => row.some((cell) => cell !== ""));
    const pairings = { target: places2.targetOf("pairings"), page: currentRounds(after, []) };
    const [open] = openRows(after);
    return {
      ...plan,
      filled: plan.derived,
      // What was done to the sheets before cannot be undone in those that come.
      undo: writeUndoStates(places2.targetOf("undo"), []),
      derived: [{ ...pairings, layout: true, typed: false }, ...logged ? [] : [log]],
      log: { target: log.target, rows: told2.map((note2) => logLine(snapshot.now, after, note2)) },
      cursor: open === void 0 ? { target: places2.targetOf("players"), row: 1, column: 1 } : {
        target: places2.targetOf("results"),
        row: open.row,
        column: (_d = (_c = after.tables.results) == null ? void 0 : _c.columns.result) != null ? _d : 0
      }
    };
  }
  function eventOf(snapshot, pages, language) {
    return readEvent(
      typedRoles.map((role) => ({
        id: role,
        role,
        title: titleOf2(snapshot, role, language),
        values: pages[role].cells
      }))
    );
  }
  function titleOf2(snapshot, role, language) {
    var _a, _b;
    return (_b = (_a = namedSheet(snapshot, role)) == null ? void 0 : _a.title) != null ? _b : sheetTitles[role][language];
  }

  // src/commands/readChoices.ts
  function readChoices(sent) {
    var _a, _b;
    const text = textsOf2(sent);
    return {
      language: (_a = languages.find((language) => language === text("language"))) != null ? _a : "vi",
      system: text("system") === "" ? "dutch" : text("system"),
      teamForm: text("teamForm"),
      event: text("event"),
      rounds: text("rounds"),
      colourNames: (_b = colourNameChoices.find((names) => names === text("colourNames"))) != null ? _b : "white"
    };
  }
  function readImportChoices(sent) {
    const text = textsOf2(sent);
    const language = languages.find((each3) => each3 === text("language"));
    return {
      text: text("text"),
      system: text("system"),
      ...language === void 0 ? {} : { language }
    };
  }
  function readFinalStageChoices(sent) {
    const text = textsOf2(sent);
    return { qualifiers: text("qualifiers"), stage: cleanText(text("stage")) };
  }
  function textsOf2(sent) {
    const fields = typeof sent === "object" && sent !== null ? sent : {};
    return (name) => {
      const value = fields[name];
      return typeof value === "string" || typeof value === "number" ? String(value) : "";
    };
  }

  // src/commands/guarded.ts
  function guarded(event, commit) {
    return typedRoles.flatMap((role) => {
      const table = event.tables[role];
      const isWritten2 = commit.some(({ target }) => "id" in target && target.id === (table == null ? void 0 : table.sheet.id));
      return table === void 0 || !isWritten2 ? [] : [{ id: table.sheet.id, columns: Object.values(table.columns) }];
    });
  }
  function hasChanged(columns, before, now) {
    const rows = Math.max(before.length, now.length);
    const textOf = (cells, row) => JSON.stringify(columns.map((column2) => {
      var _a, _b;
      return (_b = (_a = cells[row]) == null ? void 0 : _a[column2]) != null ? _b : "";
    }));
    return Array.from({ length: rows }, (_, row) => row).some(
      (row) => textOf(before, row) !== textOf(now, row)
    );
  }

  // src/commands/done.ts
  function done({ snapshot, event, places: places2 }, told2, plan, logged = told2) {
    var _a;
    return {
      kind: "done",
      language: event.language,
      told: told2,
      list: [],
      plan: {
        ...emptyPlan,
        newSheets: places2.newSheets,
        identity: places2.identity,
        log: logLines(places2, snapshot.now, event, logged),
        guard: guarded(event, (_a = plan.commit) != null ? _a : []),
        ...plan
      }
    };
  }

  // src/tiebreaks/evaluate.ts
  function evaluate(spec, field2, tied) {
    var _a, _b;
    const definition = tieBreaks[spec.code];
    switch (definition.kind) {
      case "sum":
        return each2((_b = (_a = definition.field) == null ? void 0 : _a.call(definition, field2)) != null ? _b : field2, (used, own) => {
          const contributions2 = applyCut(definition.contributions(used, own), spec.cut);
          return { value: sum(contributions2.map(countedValue)), contributions: contributions2 };
        });
      case "mean":
        return each2(field2, (used, own) => {
          const contributions2 = applyCut(definition.contributions(used, own), spec.cut);
          return { value: mean(contributions2, definition.whole), contributions: contributions2 };
        });
      case "performance":
        return each2(field2, (used, own) => {
          var _a2;
          return {
            value: fraction((_a2 = definition.value(used, own)) != null ? _a2 : 0),
            contributions: definition.contributions(used, own)
          };
        });
      case "own":
        return each2(field2, (_used, own) => ({ value: definition.value(own), contributions: [] }));
      case "place":
        return new Map(
          tied.flatMap(
            (group) => [...definition.places(field2, group)].map(([player, place]) => {
              var _a2;
              const own = field2.history.get(player);
              const contributions2 = own && ((_a2 = definition.contributions) == null ? void 0 : _a2.call(definition, field2, own, group.players));
              return [player, { value: fraction(place), contributions: contributions2 != null ? contributions2 : [] }];
            })
          )
        );
    }
  }
  function each2(field2, valueOf2) {
    return new Map([...field2.history].map(([player, own]) => [player, valueOf2(field2, own)]));
  }
  function countedValue(contribution) {
    return contribution.cut === true ? zero : contribution.value;
  }
  function mean(contributions2, whole2) {
    const values = contributions2.filter((one) => one.cut !== true).map((one) => one.value);
    if (values.length === 0) {
      return zero;
    }
    const exact = multiply(sum(values), fraction(1, values.length));
    return whole2 ? fraction(Math.floor((2 * exact.numerator + exact.denominator) / (2 * exact.denominator))) : exact;
  }
  function better(spec, a, b) {
    const definition = tieBreaks[spec.code];
    const lowest = definition.kind === "place" || definition.kind === "own" && definition.best === "lowest";
    return lowest ? compare(a, b) : compare(b, a);
  }

  // src/tiebreaks/tiedGroup.ts
  function groupsByPoints(field2) {
    const ranked = [...field2.history.keys()].filter((player) => !field2.annulled.has(player));
    return split({ firstPlace: 1, players: ranked }, (a, b) => compare(scoreOf(field2, b), scoreOf(field2, a)));
  }
  function split(group, order) {
    const sorted = [...group.players].sort((a, b) => order(a, b) || a - b);
    const parts = [];
    sorted.forEach((player, index) => {
      const part = parts[parts.length - 1];
      if (part && order(part.players[0], player) === 0) {
        part.players.push(player);
      } else {
        parts.push({ firstPlace: group.firstPlace + index, players: [player] });
      }
    });
    return parts;
  }

  // src/standings/defaultOrder.ts
  var defaultOrder = {
    dutch: ["BH/C1", "BH", "SB", "DE", "WIN"],
    adjusted: ["LAW", "DE", "WIN", "LOT"],
    drawn: ["LAW", "DE", "WIN", "LOT"],
    "round-robin": ["SB", "WIN", "DE", "LOT"],
    knockout: []
  };

  // src/standings/standings.ts
  function standings(tournament, options = {}) {
    var _a;
    const field2 = fieldOf(tournament, options.afterRound);
    const tieBreaks2 = (_a = options.tieBreaks) != null ? _a : tieBreaksOf(tournament);
    const separated = /* @__PURE__ */ new Map();
    const values = [];
    let groups3 = groupsByPoints(field2);
    for (const spec of tieBreaks2) {
      const found = evaluate(spec, field2, groups3);
      values.push(found);
      groups3 = groups3.flatMap((group) => splitBy(spec, found, group, separated));
    }
    return { rounds: field2.rounds, tieBreaks: tieBreaks2, rows: rowsOf3(field2, groups3, values, separated) };
  }
  function tieBreaksOf(tournament) {
    const { tieBreaks: tieBreaks2, system } = tournament.settings;
    return (tieBreaks2 != null ? tieBreaks2 : defaultOrder[system]).flatMap((text) => {
      var _a;
      return (_a = parseTieBreak(text)) != null ? _a : [];
    });
  }
  function splitBy(spec, values, group, separated) {
    const valueOf2 = (player) => {
      var _a, _b;
      return (_b = (_a = values.get(player)) == null ? void 0 : _a.value) != null ? _b : zero;
    };
    const parts = split(group, (a, b) => better(spec, valueOf2(a), valueOf2(b)));
    for (const part of parts.slice(1)) {
      part.players.forEach((player) => separated.set(player, makeTieBreak(spec)));
    }
    return parts;
  }
  function rowsOf3(field2, groups3, values, separated) {
    const none2 = { value: zero, contributions: [] };
    const rowOf = (number, more2) => {
      const own = field2.history.get(number);
      const ownValues = values.map((found) => {
        var _a;
        return (_a = found.get(number)) != null ? _a : none2;
      });
      return own === void 0 ? [] : [{ ...more2, player: own.player, points: finalScore(own), values: ownValues }];
    };
    const ranked = groups3.flatMap(
      (group) => group.players.flatMap((number, index) => {
        const code = index === 0 ? separated.get(number) : void 0;
        return rowOf(number, {
          place: group.firstPlace,
          ...code === void 0 ? {} : { separatedBy: code }
        });
      })
    );
    return [...ranked, ...[...field2.annulled].flatMap((number) => rowOf(number, {}))];
  }

  // src/standings/teamCriteria.ts
  function parseTeamCriteria(text, boards) {
    const pieces = text.split(/[,;\s]+/).map((piece) => piece.toUpperCase()).filter((piece) => piece !== "");
    const read = pieces.map((piece) => ({ piece, criteria: criteriaOf(piece, boards) }));
    return {
      criteria: read.flatMap(({ criteria }) => criteria != null ? criteria : []),
      unknown: read.flatMap(({ piece, criteria }) => criteria === void 0 ? [piece] : [])
    };
  }
  function criteriaOf(piece, boards) {
    var _a;
    const [, digits] = (_a = /^B(\d{1,3})$/.exec(piece)) != null ? _a : [];
    if (piece === "MP" || piece === "BP") {
      return [{ kind: piece === "MP" ? "matchPoints" : "boardPoints" }];
    }
    if (piece === "BOARDS") {
      return Array.from({ length: boards }, (_, index) => ({ kind: "board", board: index + 1 }));
    }
    if (digits !== void 0) {
      return [{ kind: "board", board: Number(digits) }];
    }
    const spec = parseTieBreak(piece);
    return spec === void 0 ? void 0 : [{ kind: "tieBreak", spec }];
  }
  function makeTeamCriterion(criterion) {
    switch (criterion.kind) {
      case "matchPoints":
        return "MP";
      case "boardPoints":
        return "BP";
      case "board":
        return `B${criterion.board}`;
      case "tieBreak":
        return makeTieBreak(criterion.spec);
    }
  }

  // src/tournament/boardGroup.ts
  function boardGroup(tournament, board, round) {
    const teams = teamsOf(tournament);
    const players = playersByNumber(tournament);
    const now = substitutesIn(tournament, teams, board, round);
    const members = teams.flatMap(
      (team) => team.official.filter((each3) => each3.board === board).map(({ player }) => ({ team, player }))
    );
    return {
      board,
      occupantOf: (place) => {
        var _a;
        return (_a = now.get(place)) != null ? _a : place;
      },
      matchInRound: (match) => board * matchesOfGroup(teams) + match,
      tournament: {
        settings: settingsOfGroup(tournament, board),
        players: members.map(({ team, player }) => {
          var _a, _b;
          return {
            ...(_b = players.get((_a = now.get(player.number)) != null ? _a : player.number)) != null ? _b : player,
            number: player.number,
            team: team.letter
          };
        }).sort((a, b) => a.number - b.number),
        rounds: tournament.rounds.map((each3) => roundOfGroup(tournament, teams, each3, board))
      }
    };
  }
  function matchesOfGroup(teams) {
    return teams.length > 128 ? 1e3 : 100;
  }
  function roundOfGroup(tournament, teams, round, board) {
    const places2 = groupPlaces(tournament, teams, round);
    const inGroup = (row) => row.match === void 0 ? row : { ...row, match: row.match % matchesOfGroup(teams) };
    const placeOf2 = (player) => {
      const place = places2.get(player);
      return (place == null ? void 0 : place.board) === board ? [place.official] : [];
    };
    return {
      number: round.number,
      games: round.games.flatMap(
        (game) => placeOf2(game.white).flatMap(
          (white) => placeOf2(game.black).map((black) => ({ ...inGroup(game), white, black }))
        )
      ),
      byes: round.byes.flatMap((bye) => placeOf2(bye.player).map((player) => ({ ...inGroup(bye), player })))
    };
  }
  function groupPlaces(tournament, teams, round) {
    var _a;
    const places2 = /* @__PURE__ */ new Map();
    for (const team of teams) {
      team.official.forEach(
        ({ board, player }) => places2.set(player.number, { board, official: player.number })
      );
      changesOf(tournament, team, round.number).filter(({ player }) => !places2.has(player)).forEach(({ player, board }) => setPlace(places2, player, placeOfTeam(team, board)));
    }
    const teamOf = teamOfPlayer(teams);
    for (const { white, black } of round.games) {
      for (const [player, opponent] of [
        [white, black],
        [black, white]
      ]) {
        const [team, board] = [teamOf.get(player), (_a = places2.get(opponent)) == null ? void 0 : _a.board];
        if (team !== void 0 && board !== void 0 && !places2.has(player)) {
          setPlace(places2, player, placeOfTeam(team, board));
        }
      }
    }
    return places2;
  }
  function setPlace(places2, player, place) {
    if (place !== void 0) {
      places2.set(player, place);
    }
  }
  function placeOfTeam(team, board) {
    var _a;
    const official = (_a = team.official.find((each3) => each3.board === board)) == null ? void 0 : _a.player.number;
    return official === void 0 ? void 0 : { board, official };
  }
  function substitutesIn(tournament, teams, board, round) {
    return new Map(
      teams.flatMap((team) => {
        const place = placeOfTeam(team, board);
        const change = changesOf(tournament, team, round).find((each3) => each3.board === board);
        return place === void 0 || change === void 0 ? [] : [[place.official, change.player]];
      })
    );
  }
  function settingsOfGroup({ settings }, board) {
    return {
      ...individualSettings(settings),
      drawSeed: `${settings.drawSeed} ${board}`,
      keepApart: [...settings.keepApart, { who: "team", strict: true }]
    };
  }

  // src/tournament/boardResults.ts
  function boardResults(tournament, open) {
    const teams = teamsOf(tournament);
    const teamOf = teamOfPlayer(teams);
    const lastGame = lastGameOf(tournament);
    return tournament.rounds.flatMap((round) => {
      const boardOf3 = boardsInRound(tournament, teams, round);
      const result = (row, player, points2, against) => {
        const team = teamOf.get(player);
        const opponents = against === void 0 ? void 0 : teamOf.get(against);
        return team === void 0 ? [] : [
          {
            round: round.number,
            team,
            board: boardOf3(row, player),
            player,
            points: points2,
            ...opponents === void 0 ? {} : { opponents }
          }
        ];
      };
      const { points } = tournament.settings;
      const games = round.games.flatMap((game) => {
        var _a;
        const meaning = game.outcome === void 0 ? void 0 : gameMeaning[game.outcome];
        const skipped = meaning === void 0 || meaning.open === true && open === "asNothing" || ((_a = game.game) != null ? _a : 1) > lastGame;
        return skipped ? [] : [
          ...result(game, game.white, pointsOf(meaning.award.white, points), game.black),
          ...result(game, game.black, pointsOf(meaning.award.black, points), game.white)
        ];
      });
      const byes2 = round.byes.flatMap(
        (bye) => result(bye, bye.player, pointsOf(byeMeaning[bye.outcome].award, points))
      );
      return [...games, ...byes2];
    });
  }
  function boardsInRound(tournament, teams, round) {
    const { teamForm } = tournament.settings;
    if (teamForm === "boardGroups") {
      const places2 = groupPlaces(tournament, teams, round);
      return (_row, player) => {
        var _a, _b;
        return (_b = (_a = places2.get(player)) == null ? void 0 : _a.board) != null ? _b : 0;
      };
    }
    const lineUps = lineUpsOf(tournament, round.number, teams);
    const seatOf3 = seatsInRound(round, teamForm, teamOfPlayer(teams), lineUps);
    return (row, player) => "player" in row ? seatOf3(row) : seatOf3(row)[row.white === player ? "white" : "black"];
  }

  // src/standings/teamTotals.ts
  function teamTotals(tournament, annulled) {
    var _a;
    const teams = teamsOf(tournament);
    const count2 = boardCount(teams, tournament.settings);
    const boards = new Map(teams.map((team) => [team.number, new Array(count2).fill(0)]));
    for (const { team, opponents, board, points } of boardResults(tournament, "asNothing")) {
      const own = boards.get(team.number);
      if (own !== void 0 && (opponents === void 0 || !annulled.has(opponents.number))) {
        own[board - 1] = ((_a = own[board - 1]) != null ? _a : 0) + points;
      }
    }
    const matchPoints2 = matchPointsOf(tournament, annulled);
    return new Map(
      [...boards].map(([team, own]) => {
        var _a2;
        return [
          team,
          {
            matchPoints: (_a2 = matchPoints2.get(team)) != null ? _a2 : halfPoints(0),
            boardPoints: halfPoints(own.reduce((sum3, each3) => sum3 + each3, 0)),
            boards: own.map(halfPoints)
          }
        ];
      })
    );
  }
  function matchPointsOf(tournament, annulled) {
    const { settings } = tournament;
    if (settings.teamForm === "boardGroups") {
      return /* @__PURE__ */ new Map();
    }
    const units = teamsAsPlayers({ ...tournament, settings: { ...settings, matchPoints: true } }, "asNothing");
    const rounds2 = units.rounds.map((round) => ({
      ...round,
      games: round.games.filter((game) => countsInStandings(game, annulled))
    }));
    return new Map(
      [...historyOf({ ...units, rounds: rounds2 }, "asNothing")].map(([team, own]) => [team, finalScore(own)])
    );
  }

  // src/standings/teamStandings.ts
  function teamStandings(tournament, options = {}) {
    var _a;
    const counted = countingRounds(tournament, options.afterRound);
    const teams = teamsOf(tournament);
    const boards = boardCount(teams, tournament.settings);
    const field2 = fieldOf(teamsAsPlayers(counted, "asNothing"), counted.rounds.length);
    const totals = teamTotals(counted, field2.annulled);
    const first2 = { kind: tournament.settings.matchPoints ? "matchPoints" : "boardPoints" };
    const criteria = [first2, ...(_a = options.criteria) != null ? _a : defaultCriteria(tournament, boards)];
    const separated = /* @__PURE__ */ new Map();
    const ranked = teams.map(({ number }) => number).filter((number) => !field2.annulled.has(number));
    let groups3 = [{ firstPlace: 1, players: ranked }];
    const values = [];
    criteria.forEach((criterion, index) => {
      const found = valuesOf(criterion, field2, totals, groups3);
      values.push(new Map([...found].map(([team, { value }]) => [team, value])));
      const order = orderBy(criterion, found);
      groups3 = groups3.flatMap((group) => {
        const parts = split(group, order);
        const mark = index === 0 ? void 0 : makeTeamCriterion(criterion);
        parts.slice(1).forEach((part) => markBorder(separated, part, mark));
        return parts;
      });
    });
    return {
      rounds: counted.rounds.length,
      boards,
      criteria,
      rows: rowsOf4(teams, groups3, { totals, values, separated })
    };
  }
  function defaultCriteria({ settings }, boards) {
    var _a;
    const named3 = ((_a = settings.tieBreaks) != null ? _a : []).flatMap((text) => {
      const spec = parseTieBreak(text);
      return spec === void 0 ? [] : [{ kind: "tieBreak", spec }];
    });
    return [
      ...settings.matchPoints ? [{ kind: "boardPoints" }] : [],
      ...named3,
      ...Array.from({ length: boards }, (_, index) => ({ kind: "board", board: index + 1 }))
    ];
  }
  function valuesOf(criterion, field2, totals, groups3) {
    if (criterion.kind === "tieBreak") {
      return evaluate(criterion.spec, field2, groups3);
    }
    return new Map(
      [...totals].map(([team, own]) => {
        var _a;
        const points = criterion.kind === "board" ? (_a = own.boards[criterion.board - 1]) != null ? _a : 0 : own[criterion.kind];
        return [team, { value: fromHalves(points) }];
      })
    );
  }
  function orderBy(criterion, values) {
    const valueOf2 = (team) => {
      var _a, _b;
      return (_b = (_a = values.get(team)) == null ? void 0 : _a.value) != null ? _b : zero;
    };
    const spec = criterion.kind === "tieBreak" ? criterion.spec : pointsSpec;
    return (a, b) => better(spec, valueOf2(a), valueOf2(b));
  }
  var pointsSpec = parseTieBreak("WIN");
  function markBorder(separated, part, mark) {
    part.players.forEach((team) => mark === void 0 ? void 0 : separated.set(team, mark));
  }
  function rowsOf4(teams, groups3, { totals, values, separated }) {
    const rowOf = (number, more2) => teams.filter((team) => team.number === number).map((team) => ({
      ...more2,
      team,
      totals: totals.get(number),
      values: values.map((each3) => {
        var _a;
        return (_a = each3.get(number)) != null ? _a : zero;
      })
    }));
    const ranked = groups3.flatMap(
      (group) => group.players.flatMap((number, index) => {
        const mark = index === 0 ? separated.get(number) : void 0;
        return rowOf(number, {
          place: group.firstPlace,
          ...mark === void 0 ? {} : { separatedBy: mark }
        });
      })
    );
    const placed2 = new Set(ranked.map(({ team }) => team.number));
    return [
      ...ranked,
      ...teams.filter(({ number }) => !placed2.has(number)).flatMap(({ number }) => rowOf(number, {}))
    ];
  }

  // src/systems/knockout/knockoutRanking.ts
  function knockoutRanking(bracket2) {
    const ranked = [];
    const stillIn = inOrderOfRounds(bracket2).filter((each3) => !hasLost(bracket2, each3.player));
    ranked.push(
      ...stillIn.map((each3) => each3.player === bracket2.winner ? { ...each3, place: 1, to: 1 } : each3)
    );
    for (const { round, matches } of [...bracket2.rounds].reverse()) {
      const losers = matches.flatMap((match) => match.losers);
      for (const group of thirdPlaceFirst(bracket2, losers)) {
        const place = Math.max(2, ranked.length + 1);
        const to = place + group.length - 1;
        ranked.push(...group.map((player) => ({ player, reached: round, place, to })));
      }
    }
    return ranked;
  }
  function hasLost(bracket2, player) {
    return bracket2.rounds.some((round) => round.matches.some((match) => match.losers.includes(player)));
  }
  function inOrderOfRounds(bracket2) {
    const reached = /* @__PURE__ */ new Map();
    for (const { round, matches } of bracket2.rounds) {
      for (const slot of matches.flatMap((match) => [match.upper, match.lower])) {
        if (slot.kind === "player") {
          reached.set(slot.player, round);
        }
      }
    }
    return [...reached].map(([player, round]) => ({ player, reached: round })).sort((a, b) => b.reached - a.reached);
  }
  function thirdPlaceFirst(bracket2, losers) {
    var _a;
    const third = (_a = bracket2.thirdPlace) == null ? void 0 : _a.winner;
    return [losers.filter((player) => player === third), losers.filter((player) => player !== third)];
  }

  // src/sheet/partStandings.ts
  function partStandings(tournament, language, options = {}) {
    const { system, teamForm } = tournament.settings;
    if (system !== "knockout" || teamForm !== void 0) {
      return standings(tournament, options);
    }
    const byPoints = standings(tournament, { tieBreaks: [], ...options });
    const counted = countingRounds(tournament, options.afterRound);
    return { ...byPoints, ...byRound(byPoints.rows, ({ player }) => player.number, counted, language) };
  }
  function teamPartStandings(tournament, language, options = {}) {
    if (!isKnockout(tournament)) {
      return teamStandings(tournament, options);
    }
    const byPoints = teamStandings(tournament, { criteria: [], ...options });
    const counted = countingRounds(tournament, options.afterRound);
    return { ...byPoints, ...byRound(byPoints.rows, ({ team }) => team.number, counted, language) };
  }
  function byRound(byPoints, numberOf4, tournament, language) {
    const { bracket: bracket2 } = bracketWithEntrants(tournament);
    const ranking = knockoutRanking(bracket2);
    const reached = new Map(ranking.map((place) => [place.player, reachedText(place, bracket2, language)]));
    const rows = new Map(byPoints.map((row) => [numberOf4(row), row]));
    return {
      rows: [
        ...ranking.flatMap((place) => knockoutRow(rows.get(place.player), place)),
        ...byPoints.filter((row) => !reached.has(numberOf4(row))).flatMap((row) => knockoutRow(row))
      ],
      reached
    };
  }
  function knockoutRow(row, place) {
    if (row === void 0) {
      return [];
    }
    const own = { ...row };
    delete own.separatedBy;
    delete own.place;
    return [(place == null ? void 0 : place.place) === void 0 ? own : { ...own, place: place.place }];
  }
  function reachedText({ place, reached }, bracket2, language) {
    const round = bracket2.rounds[reached - 1];
    if (round === void 0) {
      return "";
    }
    return place === 1 ? pageWords.winner[language] : roundTitle(round.name, round.matches.length, language);
  }

  // src/matching/weightedState.ts
  var unreached = 0;
  var outer = 1;
  var inner = 2;
  function newState(graph) {
    const { size } = graph;
    const limbs = graph.weights.length;
    const perLimb = (length) => Array.from({ length: limbs }, () => new Float64Array(length));
    const identity = new Int32Array(2 * size).fill(-1);
    for (let vertex = 0; vertex < size; vertex += 1) {
      identity[vertex] = vertex;
    }
    return {
      graph,
      size,
      limbs,
      mate: new Int32Array(size).fill(-1),
      vertexDuals: perLimb(size),
      blossomDuals: perLimb(2 * size),
      top: identity.slice(0, size),
      base: identity,
      children: new Array(2 * size).fill(void 0),
      linkFrom: [],
      linkTo: [],
      label: new Uint8Array(2 * size),
      vertexLabel: new Uint8Array(size),
      entryFrom: new Int32Array(2 * size).fill(-1),
      entryTo: new Int32Array(2 * size).fill(-1),
      tree: new Int32Array(size).fill(-1),
      nearest: new Int32Array(size).fill(-1),
      nearestSlack: perLimb(size),
      partner: new Int32Array(size).fill(-1),
      partnerSlack: perLimb(size),
      queue: [],
      spareNodes: Array.from({ length: size }, (_, index) => 2 * size - 1 - index)
    };
  }
  function verticesOf(state, node) {
    if (node < state.size) {
      return [node];
    }
    const found = [];
    const open = [node];
    while (open.length > 0) {
      const next = open.pop();
      if (next < state.size) {
        found.push(next);
      } else {
        open.push(...state.children[next]);
      }
    }
    return found;
  }
  function isZero(vectors, at) {
    for (const vector of vectors) {
      if (vector[at] !== 0) {
        return false;
      }
    }
    return true;
  }

  // src/matching/weightedBlossoms.ts
  function makeOuter(state, node, from, to, tree) {
    state.label[node] = outer;
    state.entryFrom[node] = from;
    state.entryTo[node] = to;
    for (const vertex of verticesOf(state, node)) {
      becomeOuter(state, vertex, tree);
    }
  }
  function becomeOuter(state, vertex, tree) {
    state.vertexLabel[vertex] = outer;
    state.tree[vertex] = tree;
    state.partner[vertex] = -1;
    state.queue.push(vertex);
  }
  function makeInner(state, node, from, to) {
    state.label[node] = inner;
    state.entryFrom[node] = from;
    state.entryTo[node] = to;
    for (const vertex of verticesOf(state, node)) {
      state.vertexLabel[vertex] = inner;
    }
  }
  function formBlossom(state, first2, second) {
    const { top, children, linkFrom, linkTo, entryFrom, entryTo } = state;
    const meeting = commonAncestor(state, first2, second);
    const left = pathTo(state, top[first2], meeting).reverse();
    const right = pathTo(state, top[second], meeting);
    const node = state.spareNodes.pop();
    children[node] = [meeting, ...left, ...right];
    linkFrom[node] = [
      ...left.map((child) => entryFrom[child]),
      first2,
      ...right.map((child) => entryTo[child])
    ];
    linkTo[node] = [
      ...left.map((child) => entryTo[child]),
      second,
      ...right.map((child) => entryFrom[child])
    ];
    state.base[node] = state.base[meeting];
    state.label[node] = outer;
    entryFrom[node] = entryFrom[meeting];
    entryTo[node] = entryTo[meeting];
    for (const dual of state.blossomDuals) {
      dual[node] = 0;
    }
    for (const vertex of verticesOf(state, node)) {
      if (state.vertexLabel[vertex] === inner) {
        becomeOuter(state, vertex, state.tree[first2]);
      }
      top[vertex] = node;
    }
  }
  function pathTo(state, node, end) {
    const path = [];
    let at = node;
    while (at !== end) {
      path.push(at);
      at = state.top[state.entryFrom[at]];
    }
    return path;
  }
  function commonAncestor(state, first2, second) {
    const seen = /* @__PURE__ */ new Set();
    let one = state.top[first2];
    let two = state.top[second];
    for (; ; ) {
      if (one !== -1) {
        if (seen.has(one)) {
          return one;
        }
        seen.add(one);
        one = nextOuter(state, one);
      }
      [one, two] = two === -1 ? [one, two] : [two, one];
    }
  }
  function nextOuter(state, node) {
    const above = state.entryFrom[node];
    return above === -1 ? -1 : state.top[state.entryFrom[state.top[above]]];
  }
  function rebase(state, node, vertex) {
    const children = state.children[node];
    const from = state.linkFrom[node];
    const to = state.linkTo[node];
    const count2 = children.length;
    const start = childWith(state, node, vertex);
    if (children[start] >= state.size) {
      rebase(state, children[start], vertex);
    }
    const step = start % 2 === 1 ? 1 : -1;
    for (let at = start; at !== 0 && at !== count2; at += 2 * step) {
      const one = (at + step + count2) % count2;
      const two = (at + 2 * step + count2) % count2;
      const link = step === 1 ? one : two;
      const [inOne, inTwo] = step === 1 ? [from[link], to[link]] : [to[link], from[link]];
      if (children[one] >= state.size) {
        rebase(state, children[one], inOne);
      }
      if (children[two] >= state.size) {
        rebase(state, children[two], inTwo);
      }
      state.mate[inOne] = inTwo;
      state.mate[inTwo] = inOne;
    }
    rotate(children, start);
    rotate(from, start);
    rotate(to, start);
    state.base[node] = vertex;
  }
  function rotate(list, by) {
    list.push(...list.splice(0, by));
  }
  function childWith(state, node, vertex) {
    return state.children[node].findIndex(
      (child) => child < state.size ? child === vertex : verticesOf(state, child).includes(vertex)
    );
  }
  function dissolve(state, node) {
    for (const child of release(state, node)) {
      if (child >= state.size && isZero(state.blossomDuals, child)) {
        dissolve(state, child);
      }
    }
  }
  function release(state, node) {
    const children = state.children[node];
    for (const child of children) {
      for (const vertex of verticesOf(state, child)) {
        state.top[vertex] = child;
      }
      state.label[child] = unreached;
    }
    state.children[node] = void 0;
    state.spareNodes.push(node);
    return children;
  }
  function expandInner(state, node) {
    const from = state.linkFrom[node];
    const to = state.linkTo[node];
    let reachedFrom = state.entryFrom[node];
    let reachedTo = state.entryTo[node];
    const tree = state.tree[reachedFrom];
    const start = childWith(state, node, reachedTo);
    const children = release(state, node);
    const count2 = children.length;
    for (const child of children) {
      for (const vertex of verticesOf(state, child)) {
        state.vertexLabel[vertex] = unreached;
      }
    }
    const step = start % 2 === 1 ? 1 : -1;
    let at = start;
    while (at !== 0 && at !== count2) {
      makeInner(state, children[at], reachedFrom, reachedTo);
      const next = at + step;
      const link = step === 1 ? at : next;
      const [here, there] = step === 1 ? [from[link], to[link]] : [to[link], from[link]];
      makeOuter(state, children[next], here, there, tree);
      at = next + step;
      const onward = step === 1 ? next : at;
      [reachedFrom, reachedTo] = step === 1 ? [from[onward], to[onward]] : [to[onward], from[onward]];
    }
    makeInner(state, children[0], reachedFrom, reachedTo);
  }

  // src/matching/weightedSearch.ts
  function matchOneMorePair(state) {
    state.label.fill(unreached);
    state.vertexLabel.fill(unreached);
    state.nearest.fill(-1);
    state.queue.length = 0;
    for (let vertex = 0; vertex < state.size; vertex += 1) {
      if (state.mate[vertex] === -1) {
        makeOuter(state, state.top[vertex], -1, -1, vertex);
      }
    }
    const delta = new Float64Array(state.limbs);
    for (; ; ) {
      while (state.queue.length > 0) {
        if (scan(state, state.queue.pop())) {
          return true;
        }
      }
      const spent = smallestChange(state, delta);
      if (spent === void 0) {
        return false;
      }
      changeDuals(state, delta);
      if (spent >= 0) {
        expandInner(state, spent);
      } else if (followTightEdges(state)) {
        return true;
      }
    }
  }
  function followTightEdges(state) {
    const closing = [];
    for (let vertex = 0; vertex < state.size; vertex += 1) {
      const label2 = state.vertexLabel[vertex];
      if (label2 === unreached) {
        if (state.nearest[vertex] !== -1 && isZero(state.nearestSlack, vertex)) {
          reach(state, state.nearest[vertex], vertex);
        }
      } else if (label2 === outer && state.partner[vertex] !== -1 && isZero(state.partnerSlack, vertex)) {
        if (state.tree[vertex] !== state.tree[state.partner[vertex]]) {
          return meet(state, vertex, state.partner[vertex]);
        }
        closing.push(vertex);
      }
    }
    if (state.queue.length === 0) {
      for (const vertex of closing) {
        if (state.top[vertex] !== state.top[state.partner[vertex]]) {
          formBlossom(state, vertex, state.partner[vertex]);
        }
      }
    }
    return false;
  }
  function meet(state, one, two) {
    if (state.tree[one] === state.tree[two]) {
      formBlossom(state, one, two);
      return false;
    }
    augment(state, one, two);
    augment(state, two, one);
    return true;
  }
  function scan(state, vertex) {
    const { size, graph, vertexLabel, top, vertexDuals } = state;
    const exists = graph.exists;
    const weight = graph.weights[0];
    const dual = vertexDuals[0];
    const own = dual[vertex];
    const nearSlack = state.nearestSlack[0];
    const partnerSlack = state.partnerSlack[0];
    const row = vertex * size;
    for (let other2 = 0; other2 < size; other2 += 1) {
      if (exists[row + other2] !== 1 || top[other2] === top[vertex]) {
        continue;
      }
      const slack = own + dual[other2] - weight[row + other2];
      if (vertexLabel[other2] === outer) {
        if (state.partner[vertex] === -1 || slack <= partnerSlack[vertex]) {
          lowerPartner(state, vertex, other2, slack);
          if (slack === 0 && state.partner[vertex] === other2 && state.tree[vertex] !== state.tree[other2] && isZero(state.partnerSlack, vertex)) {
            return meet(state, vertex, other2);
          }
        }
      } else if (state.nearest[other2] === -1 || slack <= nearSlack[other2]) {
        lowerNearest(state, vertex, other2, slack);
        if (slack === 0 && vertexLabel[other2] === unreached && state.nearest[other2] === vertex && isZero(state.nearestSlack, other2)) {
          reach(state, vertex, other2);
        }
      }
    }
    return false;
  }
  function slackOf(state, limb, one, two) {
    const dual = state.vertexDuals[limb];
    return dual[one] + dual[two] - state.graph.weights[limb][one * state.size + two];
  }
  function lowerNearest(state, vertex, other2, slack) {
    if (state.nearest[other2] !== -1 && !isLower(state, state.nearestSlack, other2, vertex, other2, slack)) {
      return;
    }
    state.nearest[other2] = vertex;
    state.nearestSlack[0][other2] = slack;
    for (let limb = 1; limb < state.limbs; limb += 1) {
      state.nearestSlack[limb][other2] = slackOf(state, limb, vertex, other2);
    }
  }
  function lowerPartner(state, vertex, other2, slack) {
    if (state.partner[vertex] !== -1 && !isLower(state, state.partnerSlack, vertex, vertex, other2, slack)) {
      return;
    }
    state.partner[vertex] = other2;
    state.partnerSlack[0][vertex] = slack;
    for (let limb = 1; limb < state.limbs; limb += 1) {
      state.partnerSlack[limb][vertex] = slackOf(state, limb, vertex, other2);
    }
  }
  function isLower(state, kept, at, one, two, slack) {
    if (slack !== kept[0][at]) {
      return slack < kept[0][at];
    }
    for (let limb = 1; limb < state.limbs; limb += 1) {
      const difference = slackOf(state, limb, one, two) - kept[limb][at];
      if (difference !== 0) {
        return difference < 0;
      }
    }
    return false;
  }
  function reach(state, from, to) {
    const node = state.top[to];
    const end = state.base[node];
    const beyond2 = state.mate[end];
    makeInner(state, node, from, to);
    makeOuter(state, state.top[beyond2], end, beyond2, state.tree[from]);
  }
  function augment(state, vertex, partner) {
    let at = vertex;
    let with_ = partner;
    for (; ; ) {
      const node = state.top[at];
      const fromInner = state.entryFrom[node];
      if (node >= state.size) {
        rebase(state, node, at);
      }
      state.mate[at] = with_;
      if (fromInner === -1) {
        return;
      }
      const innerNode = state.top[fromInner];
      const up = state.entryFrom[innerNode];
      const down = state.entryTo[innerNode];
      if (innerNode >= state.size) {
        rebase(state, innerNode, down);
      }
      state.mate[down] = up;
      at = up;
      with_ = down;
    }
  }
  function smallestChange(state, delta) {
    let stop;
    const offer2 = (slacks, at, share) => {
      if (stop !== void 0) {
        let limb = 0;
        while (limb < state.limbs && slacks[limb][at] / share === delta[limb]) {
          limb += 1;
        }
        if (limb === state.limbs || slacks[limb][at] / share > delta[limb]) {
          return false;
        }
      }
      for (let limb = 0; limb < state.limbs; limb += 1) {
        delta[limb] = slacks[limb][at] / share;
      }
      return true;
    };
    for (let vertex = 0; vertex < state.size; vertex += 1) {
      const label2 = state.vertexLabel[vertex];
      if (label2 === unreached && state.nearest[vertex] !== -1) {
        if (offer2(state.nearestSlack, vertex, 1)) {
          stop = -1;
        }
      } else if (label2 === outer) {
        refreshPartner(state, vertex);
        if (state.partner[vertex] !== -1 && offer2(state.partnerSlack, vertex, 2)) {
          stop = -1;
        }
      }
    }
    for (let node = state.size; node < 2 * state.size; node += 1) {
      if (isOutermost(state, node) && state.label[node] === inner && offer2(state.blossomDuals, node, 2)) {
        stop = node;
      }
    }
    return stop;
  }
  function refreshPartner(state, vertex) {
    const { size, top, partner } = state;
    if (partner[vertex] === -1 || top[partner[vertex]] !== top[vertex]) {
      return;
    }
    partner[vertex] = -1;
    const row = vertex * size;
    for (let other2 = 0; other2 < size; other2 += 1) {
      if (state.vertexLabel[other2] === outer && top[other2] !== top[vertex] && state.graph.exists[row + other2] === 1) {
        lowerPartner(state, vertex, other2, slackOf(state, 0, vertex, other2));
      }
    }
  }
  function isOutermost(state, node) {
    const children = state.children[node];
    return children !== void 0 && state.top[state.base[node]] === node;
  }
  function changeDuals(state, delta) {
    for (let limb = 0; limb < state.limbs; limb += 1) {
      const change = delta[limb];
      if (change === 0) {
        continue;
      }
      const dual = state.vertexDuals[limb];
      const nearest = state.nearestSlack[limb];
      const partner = state.partnerSlack[limb];
      const blossom = state.blossomDuals[limb];
      for (let vertex = 0; vertex < state.size; vertex += 1) {
        const label2 = state.vertexLabel[vertex];
        if (label2 === outer) {
          dual[vertex] = dual[vertex] - change;
          partner[vertex] = partner[vertex] - 2 * change;
        } else if (label2 === inner) {
          dual[vertex] = dual[vertex] + change;
        } else {
          nearest[vertex] = nearest[vertex] - change;
        }
      }
      for (let node = state.size; node < 2 * state.size; node += 1) {
        if (isOutermost(state, node)) {
          const label2 = state.label[node];
          const sign2 = label2 === outer ? 1 : label2 === inner ? -1 : 0;
          blossom[node] = blossom[node] + 2 * sign2 * change;
        }
      }
    }
  }

  // src/matching/weightedMatching.ts
  function heaviestPerfectMatching(graph) {
    if (graph.size % 2 === 1) {
      return void 0;
    }
    const state = newState(graph);
    if (!firstDuals(state)) {
      return void 0;
    }
    while (matchTightEdges(state) > 0) {
      if (!matchOneMorePair(state)) {
        return void 0;
      }
      dissolveIdle(state);
    }
    return {
      mate: state.mate,
      duals: state.vertexDuals,
      hasOddSets: state.children.some((children) => children !== void 0),
      oddSets: oddSetsOf(state)
    };
  }
  function oddSetsOf(state) {
    const nodes = [...state.children.keys()].filter(
      (node) => state.children[node] !== void 0 && !isZero(state.blossomDuals, node)
    );
    return nodes.map((node) => ({
      vertices: verticesOf(state, node),
      dual: state.blossomDuals.map((limb) => limb[node])
    }));
  }
  function firstDuals(state) {
    for (let vertex = 0; vertex < state.size; vertex += 1) {
      const best = leastDual(state, vertex, false);
      if (best === -1) {
        return state.size === 0;
      }
      state.vertexDuals.forEach((dual, limb) => {
        dual[vertex] = state.graph.weights[limb][vertex * state.size + best] / 2;
      });
    }
    for (let vertex = 0; vertex < state.size; vertex += 1) {
      const best = leastDual(state, vertex, true);
      state.vertexDuals.forEach((dual, limb) => {
        dual[vertex] = state.graph.weights[limb][vertex * state.size + best] - dual[best];
      });
    }
    return true;
  }
  function leastDual(state, vertex, lessDual) {
    const { size, graph, vertexDuals } = state;
    const { exists } = graph;
    const weight = graph.weights[0];
    const dual = vertexDuals[0];
    const row = vertex * size;
    let best = -1;
    let most = -Infinity;
    for (let other2 = 0; other2 < size; other2 += 1) {
      if (exists[row + other2] !== 1) {
        continue;
      }
      const value = weight[row + other2] - (lessDual ? dual[other2] : 0);
      if (value > most || value === most && isHeavier(state, row, other2, best, lessDual)) {
        best = other2;
        most = value;
      }
    }
    return best;
  }
  function isHeavier(state, row, one, two, lessDual) {
    for (let limb = 1; limb < state.limbs; limb += 1) {
      const weight = state.graph.weights[limb];
      const dual = state.vertexDuals[limb];
      const difference = weight[row + one] - weight[row + two] - (lessDual ? dual[one] - dual[two] : 0);
      if (difference !== 0) {
        return difference > 0;
      }
    }
    return false;
  }
  function matchTightEdges(state) {
    const { size, graph, mate, vertexDuals } = state;
    let left = 0;
    for (let vertex = 0; vertex < size; vertex += 1) {
      for (let other2 = vertex + 1; mate[vertex] === -1 && other2 < size; other2 += 1) {
        const at = vertex * size + other2;
        if (mate[other2] === -1 && graph.exists[at] === 1 && vertexDuals.every((dual, limb) => dual[vertex] + dual[other2] === graph.weights[limb][at])) {
          mate[vertex] = other2;
          mate[other2] = vertex;
        }
      }
      left += mate[vertex] === -1 ? 1 : 0;
    }
    return left;
  }
  function dissolveIdle(state) {
    for (let node = state.size; node < 2 * state.size; node += 1) {
      if (state.children[node] !== void 0 && state.top[state.base[node]] === node && isZero(state.blossomDuals, node)) {
        dissolve(state, node);
      }
    }
  }

  // src/matching/cheapestPerfectMatching.ts
  function cheapestPerfectMatching(n, costs) {
    const exists = Uint8Array.from(costs, (cost2, at) => Number(cost2 !== Infinity && at % (n + 1) !== 0));
    const weights = costs.map((cost2) => cost2 === Infinity ? 0 : -cost2);
    const found = heaviestPerfectMatching({ size: n, exists, weights: [weights] });
    if (found === void 0) {
      return void 0;
    }
    let cost = 0;
    found.mate.forEach((mate, v) => cost += mate > v ? costs[v * n + mate] : 0);
    return { mates: found.mate, cost };
  }

  // src/systems/knockout/crossSeeds.ts
  function crossSeeds(groups3) {
    const count2 = groups3.reduce((sum3, group) => sum3 + group.length, 0);
    const places2 = placesOfSeeds(count2);
    const seeds = [];
    const tiers = Math.max(0, ...groups3.map((group) => group.length));
    for (let tier = 0; tier < tiers; tier += 1) {
      const members = groups3.flatMap((group) => {
        const player = group[tier];
        return player === void 0 ? [] : [{ player, mates: group.slice(0, tier) }];
      });
      const before = new Map(seeds.map((player, index) => {
        var _a;
        return [player, (_a = places2[index]) != null ? _a : 0];
      }));
      const free = members.map((_, index) => {
        var _a;
        return (_a = places2[seeds.length + index]) != null ? _a : 0;
      });
      const costs = members.map(
        ({ mates }) => free.map(
          (place) => nearness(
            place,
            mates.map((mate) => {
              var _a;
              return (_a = before.get(mate)) != null ? _a : 0;
            }),
            count2
          )
        )
      );
      const seatOf3 = cheapestSeats(costs);
      const inOrder4 = members.map((member, index) => {
        var _a;
        return { ...member, seat: (_a = seatOf3[index]) != null ? _a : index };
      });
      inOrder4.sort((a, b) => a.seat - b.seat);
      seeds.push(...inOrder4.map(({ player }) => player));
    }
    return seeds;
  }
  function placesOfSeeds(count2) {
    const entrants = Array.from({ length: count2 }, (_, index) => ({ number: index, seed: index }));
    const plan = exemptionPlan(entrants);
    const places2 = plan.ok ? placesOf(entrants, plan.plan, false) : [];
    return entrants.map(({ number }) => places2.indexOf(number));
  }
  function nearness(place, mates, count2) {
    const rounds2 = bitsOf(count2);
    return mates.reduce((sum3, mate) => sum3 + 4 ** (rounds2 - bitsOf(place ^ mate)), 0);
  }
  function bitsOf(value) {
    return 32 - Math.clz32(value);
  }
  function cheapestSeats(costs) {
    const size = costs.length;
    const n = 2 * size;
    const table = new Float64Array(n * n).fill(Infinity);
    costs.forEach(
      (row, member) => row.forEach((cost, seat2) => {
        const value = cost * n * n + Math.abs(member - seat2);
        table[member * n + size + seat2] = value;
        table[(size + seat2) * n + member] = value;
      })
    );
    const found = cheapestPerfectMatching(n, table);
    return costs.map((_, member) => {
      var _a;
      return ((_a = found == null ? void 0 : found.mates[member]) != null ? _a : size + member) - size;
    });
  }

  // src/systems/swiss/boardOrder.ts
  function inBoardOrder2(a, b) {
    const sum3 = ({ scores }) => scores[0] + scores[1];
    return Math.max(...b.scores) - Math.max(...a.scores) || sum3(b) - sum3(a) || a.number - b.number;
  }

  // src/matching/maximumMatching.ts
  var unmatched = -1;
  function neighbourLists(n, adjacent) {
    const lists = Array.from({ length: n }, () => []);
    for (let a = 0; a < n; a += 1) {
      for (let b = a + 1; b < n; b += 1) {
        if (adjacent(a, b)) {
          lists[a].push(b);
          lists[b].push(a);
        }
      }
    }
    return lists;
  }
  function maximumMatching(neighbours, start, out) {
    var _a, _b;
    const n = neighbours.length;
    const mates = new Int32Array(n).fill(unmatched);
    const dead = new Uint8Array(n);
    for (let v = 0; v < n; v += 1) {
      mates[v] = (_a = start == null ? void 0 : start[v]) != null ? _a : unmatched;
      dead[v] = (_b = out == null ? void 0 : out[v]) != null ? _b : 0;
    }
    matchGreedily(neighbours, mates, dead);
    const search = newSearch(n);
    for (let root = 0; root < n; root += 1) {
      if (mates[root] === unmatched && dead[root] === 0 && !augment2(search, neighbours, mates, root, dead)) {
        search.touched.forEach((v) => dead[v] = 1);
      }
    }
    return mates;
  }
  function augmentFrom(neighbours, mates, root, out) {
    return augment2(newSearch(mates.length), neighbours, mates, root, out != null ? out : new Uint8Array(mates.length));
  }
  function leftOutInstead(neighbours, mates, root, out) {
    const search = newSearch(mates.length);
    const dead = out != null ? out : new Uint8Array(mates.length);
    return augment2(search, neighbours, mates, root, dead) ? [] : search.touched.filter((v) => search.label[v] === outer2);
  }
  function pairCount(mates) {
    let matched = 0;
    for (let v = 0; v < mates.length; v += 1) {
      matched += mates[v] === unmatched ? 0 : 1;
    }
    return matched / 2;
  }
  function matchGreedily(neighbours, mates, out) {
    const order = neighbours.map((_, v) => v).filter((v) => mates[v] === unmatched && out[v] === 0);
    order.sort((a, b) => neighbours[a].length - neighbours[b].length || a - b);
    for (const v of order) {
      const list = neighbours[v];
      for (let i = 0; mates[v] === unmatched && i < list.length; i += 1) {
        const w = list[i];
        if (mates[w] === unmatched && out[w] === 0 && w !== v) {
          mates[v] = w;
          mates[w] = v;
        }
      }
    }
  }
  var unreached2 = 0;
  var outer2 = 1;
  var inner2 = 2;
  function newSearch(n) {
    const towardsBase = new Int32Array(n);
    for (let v = 0; v < n; v += 1) {
      towardsBase[v] = v;
    }
    return {
      label: new Uint8Array(n),
      before: new Int32Array(n),
      towardsBase,
      mark: new Int32Array(n),
      stamp: 0,
      queue: [],
      touched: []
    };
  }
  function augment2(search, neighbours, mates, root, out) {
    clear(search);
    search.before[root] = unmatched;
    makeOuter2(search, root);
    for (let head = 0; head < search.queue.length; head += 1) {
      const v = search.queue[head];
      const list = neighbours[v];
      for (let i = 0; i < list.length; i += 1) {
        const w = list[i];
        if (out[w] === 1) {
          continue;
        }
        if (search.label[w] === unreached2) {
          reach2(search, w, v, inner2);
          if (mates[w] === unmatched) {
            flip(search, mates, w);
            return true;
          }
          makeOuter2(search, mates[w]);
        } else if (search.label[w] === outer2 && base(search, v) !== base(search, w)) {
          const common = commonBase(search, mates, v, w);
          shrink(search, mates, v, w, common);
          shrink(search, mates, w, v, common);
        }
      }
    }
    return false;
  }
  function clear(search) {
    for (const v of search.touched) {
      search.label[v] = unreached2;
      search.towardsBase[v] = v;
    }
    search.touched = [];
    search.queue.length = 0;
  }
  function reach2(search, v, before, label2) {
    search.label[v] = label2;
    search.before[v] = before;
    search.touched.push(v);
  }
  function makeOuter2(search, v) {
    if (search.label[v] === unreached2) {
      search.touched.push(v);
    }
    search.label[v] = outer2;
    search.queue.push(v);
  }
  function base(search, v) {
    const up = search.towardsBase;
    let at = v;
    while (up[at] !== at) {
      up[at] = up[up[at]];
      at = up[at];
    }
    return at;
  }
  function commonBase(search, mates, v, w) {
    search.stamp += 1;
    let here = base(search, v);
    let there = base(search, w);
    for (; ; ) {
      if (here !== unmatched) {
        if (search.mark[here] === search.stamp) {
          return here;
        }
        search.mark[here] = search.stamp;
        const mate = mates[here];
        here = mate === unmatched ? unmatched : base(search, search.before[mate]);
      }
      [here, there] = there === unmatched ? [here, there] : [there, here];
    }
  }
  function shrink(search, mates, v, w, common) {
    let at = v;
    let over2 = w;
    while (base(search, at) !== common) {
      search.before[at] = over2;
      over2 = mates[at];
      if (search.label[over2] === inner2) {
        makeOuter2(search, over2);
      }
      for (const each3 of [at, over2]) {
        if (base(search, each3) === each3) {
          search.towardsBase[each3] = common;
        }
      }
      at = search.before[over2];
    }
  }
  function flip(search, mates, free) {
    let at = free;
    while (at !== unmatched) {
      const partner = search.before[at];
      const next = mates[partner];
      mates[at] = partner;
      mates[partner] = at;
      at = next;
    }
  }

  // src/systems/swiss/stuckPlayers.ts
  function stuckPlayers(players, mayMeet, sitting) {
    const neighbours = neighbourLists(players, (a, b) => a !== sitting && b !== sitting && mayMeet(a, b));
    const out = (...who) => {
      const flags = new Uint8Array(players);
      who.forEach((each3) => each3 !== void 0 && (flags[each3] = 1));
      return flags;
    };
    const most = pairCount(maximumMatching(neighbours, void 0, out(sitting)));
    const present = Array.from({ length: players }, (_, at) => at).filter((at) => at !== sitting);
    if (most * 2 === present.length) {
      return [];
    }
    const dispensable = new Set(
      present.filter((at) => pairCount(maximumMatching(neighbours, void 0, out(sitting, at))) === most)
    );
    return smallestPart(dispensable, neighbours);
  }
  function smallestPart(set, neighbours) {
    const left = new Set(set);
    let smallest = [...set];
    for (const first2 of set) {
      if (left.delete(first2)) {
        const part = [first2];
        for (const each3 of part) {
          part.push(...neighbours[each3].filter((other2) => left.delete(other2)));
        }
        smallest = part.length < smallest.length ? part : smallest;
      }
    }
    return smallest.sort((a, b) => a - b);
  }

  // src/systems/swiss/deadEndCause.ts
  function noLegalPairing(end) {
    const code = causeOfDeadEnd(end);
    const byes2 = inOrder(end.numbers.filter((_, at) => end.mayHaveBye(at)));
    switch (code) {
      case "noLegalPairingByeLeft":
        return { code, values: { round: end.round, byes: byes2.join(", "), met: metBetween(end) } };
      case "noLegalPairingRematches":
        return { code, values: { round: end.round, met: metBetween(end) } };
      default:
        return { code, values: { round: end.round } };
    }
  }
  function causeOfDeadEnd(end) {
    const isOdd = end.numbers.length % 2 === 1;
    const withAnyBye = isOdd && canPairAll(end, end.mayMeet, () => true);
    if (withAnyBye && !end.numbers.some((_, at) => end.mayHaveBye(at))) {
      return "noLegalPairingBye";
    }
    if (canPairAll(end, (a, b) => !end.haveMet(a, b) && !end.keptApart(a, b), end.mayHaveBye)) {
      return "noLegalPairingColours";
    }
    if (canPairAll(end, (a, b) => !end.haveMet(a, b), end.mayHaveBye)) {
      return "noLegalPairingApart";
    }
    return withAnyBye ? "noLegalPairingByeLeft" : "noLegalPairingRematches";
  }
  function canPairAll({ numbers }, mayMeet, mayHaveBye2) {
    const players = numbers.length;
    const n = players + players % 2;
    const neighbours = neighbourLists(n, (a, b) => b < players ? mayMeet(a, b) : mayHaveBye2(a));
    return pairCount(maximumMatching(neighbours)) * 2 === n;
  }
  var mostNamed = 6;
  function metBetween(end) {
    const places2 = end.numbers.map((_, at) => at);
    const sitting = end.numbers.length % 2 === 0 ? [void 0] : places2.filter((at) => end.mayHaveBye(at));
    const stuck = new Set(
      sitting.slice(0, mostNamed).flatMap((at) => stuckPlayers(end.numbers.length, end.mayMeet, at))
    );
    return [...stuck].sort((a, b) => end.numbers[a] - end.numbers[b]).slice(0, mostNamed).map((at) => `${end.numbers[at]} (${metBy(end, at)})`).join("; ");
  }
  function metBy(end, at) {
    const met = inOrder(end.numbers.filter((_, other2) => other2 !== at && end.haveMet(at, other2)));
    const named3 = met.slice(0, 2 * mostNamed).join(", ");
    return met.length > 2 * mostNamed ? `${named3}, …` : named3 || "–";
  }
  function inOrder(numbers) {
    return [...numbers].sort((a, b) => a - b);
  }

  // src/systems/swiss/firstColour.ts
  function firstColourOf({ settings }) {
    const { firstColour, drawSeed } = settings;
    return firstColour != null ? firstColour : lotsFor(drawSeed, "colours").next(2) === 0 ? "white" : "black";
  }

  // src/systems/swiss/keepApart.ts
  function keptApart(tournament, round, history) {
    const rules = tournament.settings.keepApart.filter(
      (rule) => {
        var _a, _b;
        return round >= ((_a = rule.fromRound) != null ? _a : 1) && round <= ((_b = rule.toRound) != null ? _b : Infinity);
      }
    );
    const players = playersByNumber(tournament);
    const test = (which) => (a, b) => which.some((rule) => touches(rule, players.get(a), players.get(b)) && belowLimit(rule, history, a, b));
    return {
      never: test(rules.filter((rule) => rule.strict)),
      ifPossible: test(rules.filter((rule) => !rule.strict))
    };
  }
  function touches(rule, a, b) {
    if (a === void 0 || b === void 0) {
      return false;
    }
    if (typeof rule.who !== "string") {
      return rule.who.includes(a.number) && rule.who.includes(b.number);
    }
    const group = a[rule.who];
    return group !== void 0 && group !== "" && group === b[rule.who];
  }
  function belowLimit(rule, history, a, b) {
    const { upTo: upTo2 } = rule;
    if (upTo2 === void 0) {
      return true;
    }
    return [a, b].every((each3) => {
      const own = history.get(each3);
      return own === void 0 || finalScore(own) <= upTo2;
    });
  }

  // src/systems/swiss/wonWithoutPlay.ts
  function hasWonWithoutPlay(history) {
    return history.entries.some((entry2) => {
      const bye = byeOutcomes.find((outcome) => outcome === entry2.outcome);
      if (bye !== void 0) {
        return isWin(byeMeaning[bye].award);
      }
      const game = gameOutcomes.find((outcome) => outcome === entry2.outcome);
      return !entry2.played && game !== void 0 && entry2.colour !== void 0 ? isWin(gameMeaning[game].award[entry2.colour]) : false;
    });
  }
  function isWin(award) {
    return award === "win" || award === "pairingBye";
  }

  // src/systems/adjustedSwiss/bye.ts
  function byeCandidates(contestants) {
    return contestants.filter((each3) => !hasWonWithoutPlay(each3.history)).sort((a, b) => a.score - b.score || b.rank - a.rank);
  }

  // src/systems/swiss/rematchAllowed.ts
  function isRematchAllowed({ settings }, round) {
    return settings.rematchFrom !== void 0 && round >= settings.rematchFrom;
  }

  // src/systems/adjustedSwiss/floatHistory.ts
  function floatedLast(own, history, win) {
    var _a, _b, _c;
    const entry2 = own.entries[own.entries.length - 1];
    if (entry2 === void 0 || !entry2.played || entry2.opponent === void 0) {
      return false;
    }
    const mine = (_a = own.scoreBefore[entry2.round - 1]) != null ? _a : 0;
    const his = (_c = (_b = history.get(entry2.opponent)) == null ? void 0 : _b.scoreBefore[entry2.round - 1]) != null ? _c : 0;
    const median = (entry2.round - 1) * win / 2;
    return mine > his ? mine > median : mine < his && mine < median;
  }

  // src/systems/adjustedSwiss/field.ts
  function fieldOf2(tournament, round, history, apart) {
    var _a;
    const { settings } = tournament;
    const rematchAllowed = isRematchAllowed(tournament, round);
    const ranked = rankedPlayers(tournament, round, history);
    const contestants = ranked.map((player, index) => contestantOf(player, index + 1, history, tournament));
    return {
      contestants: contestants.filter((each3) => playersToPair([each3.player], round).length > 0),
      history,
      round,
      lastRound: round === settings.rounds,
      rematchAllowed,
      limited: ranked.length > 2 ** ((_a = settings.rounds) != null ? _a : Infinity),
      median: (round - 1) * settings.points.win / 2,
      permitted: (a, b, relaxed = false) => !apart(a.player.number, b.player.number) && (rematchAllowed || !a.history.opponents.has(b.player.number)) && (relaxed || mayMeetInColour(a, b))
    };
  }
  function rankedPlayers(tournament, round, history) {
    const now = new Set(playersToPair(tournament.players, round));
    return tournament.players.filter((player) => now.has(player) || history.get(player.number).entries.some((entry2) => entry2.played)).sort(compareStrength(tournament.settings));
  }
  function contestantOf(player, rank, history, tournament) {
    const own = history.get(player.number);
    return {
      player,
      rank,
      score: finalScore(own),
      due: dueColour(own),
      history: own,
      floatedLast: floatedLast(own, history, tournament.settings.points.win)
    };
  }
  function mayHave(contestant, colour) {
    const { colours: colours2 } = contestant.history;
    const lastTwo = colours2.slice(-2);
    const third = lastTwo.length === 2 && lastTwo.every((each3) => each3 === colour);
    const difference = colourDifference(contestant.history) + (colour === "white" ? 1 : -1);
    return !third && Math.abs(difference) < 3;
  }
  function mayMeetInColour(a, b) {
    return mayHave(a, "white") && mayHave(b, "black") || mayHave(a, "black") && mayHave(b, "white");
  }

  // src/systems/swiss/fewestYields.ts
  function pairsThatYield(strait) {
    var _a;
    const { size, mayMeet } = strait;
    const costOf3 = yieldCost(strait);
    const costs = new Float64Array(size * size).fill(Infinity);
    for (let a = 0; a < size; a += 1) {
      for (let b = 0; b < a; b += 1) {
        if (mayMeet(b, a)) {
          costs[a * size + b] = costs[b * size + a] = costOf3(b, a);
        }
      }
    }
    const mates = (_a = cheapestPerfectMatching(size, costs)) == null ? void 0 : _a.mates;
    return mates && ((a, b) => mates[a] === b && costs[a * size + b] > 0);
  }
  function yieldCost({
    size,
    rematch,
    keptApart: keptApart2,
    natural,
    difference
  }) {
    let widest2 = 0;
    for (let a = 0; a < size; a += 1) {
      for (let b = 0; b < a; b += 1) {
        widest2 = Math.max(widest2, difference(b, a));
      }
    }
    const wish = 1 + size / 2 * (widest2 + 1);
    return (a, b) => {
      const broken = (rematch(a, b) ? size : 0) + (keptApart2(a, b) ? 1 : 0);
      return broken === 0 ? 0 : broken * wish + (natural(a, b) ? 0 : 1 + difference(a, b));
    };
  }

  // src/systems/adjustedSwiss/completion.ts
  function canPairAll2(players, mayMeet) {
    return players.length % 2 === 0 && pairsAmong(players, mayMeet) * 2 === players.length;
  }
  function pairsAmong(players, mayMeet) {
    const neighbours = neighbourLists(players.length, (a, b) => mayMeet(players[a], players[b]));
    return pairCount(maximumMatching(neighbours));
  }
  function plainCompletion(list, mayMeet) {
    const neighbours = neighbourLists(list.length, (a, b) => mayMeet(list[a], list[b]));
    const mates = maximumMatching(neighbours, naturalPairs(list, mayMeet));
    if (pairCount(mates) * 2 < list.length) {
      return void 0;
    }
    const out = new Uint8Array(list.length);
    return {
      fix: (first2, second) => neighbours[first2].includes(second) && settle(neighbours, mates, out, first2, second)
    };
  }
  function naturalPairs(list, mayMeet) {
    const m = list.length >> 1;
    const mates = new Int32Array(list.length).fill(-1);
    for (let index = 0; index < m; index += 1) {
      if (mayMeet(list[index], list[index + m])) {
        mates[index] = index + m;
        mates[index + m] = index;
      }
    }
    return mates;
  }
  function settle(neighbours, mates, out, first2, second) {
    const before = mates.slice();
    const [left, right] = [mates[first2], mates[second]];
    out[first2] = out[second] = 1;
    if (left === second) {
      return true;
    }
    mates[left] = mates[right] = -1;
    mates[first2] = second;
    mates[second] = first2;
    if (augmentFrom(neighbours, mates, left, out)) {
      return true;
    }
    mates.set(before);
    out[first2] = out[second] = 0;
    return false;
  }
  function cheapestCompletion(list, strictly2, mayMeet) {
    const cost = (a, b) => strictly2(list[a], list[b]) ? 0 : mayMeet(list[a], list[b]) ? 1 : Infinity;
    let open = list.map((_, index) => index);
    let budget = cheapest(open, cost);
    if (budget === void 0) {
      return void 0;
    }
    return {
      fix: (first2, second) => {
        const rest = open.filter((each3) => each3 !== first2 && each3 !== second);
        const least = cost(first2, second) === Infinity ? void 0 : cheapest(rest, cost);
        if (least === void 0 || least + cost(first2, second) > budget) {
          return false;
        }
        [open, budget] = [rest, least];
        return true;
      }
    };
  }
  function cheapest(open, cost) {
    var _a;
    const table = open.flatMap((a) => open.map((b) => cost(a, b)));
    return (_a = cheapestPerfectMatching(open.length, Float64Array.from(table))) == null ? void 0 : _a.cost;
  }

  // src/systems/adjustedSwiss/firstScrutiny.ts
  function firstScrutiny(list, strictly2, mayMeet) {
    var _a;
    const completion = (_a = plainCompletion(list, strictly2)) != null ? _a : cheapestCompletion(list, strictly2, mayMeet);
    return completion === void 0 ? void 0 : takeTurns(list, completion);
  }
  function takeTurns(list, completion) {
    const pairs2 = [];
    let open = list.map((_, index) => index);
    while (open.length > 0) {
      const head = open[0];
      const line = turn(open.length / 2).map((position) => open[position]);
      const place = line.findIndex((each3) => completion.fix(head, each3));
      const second = line[place];
      pairs2.push({
        first: list[head],
        second: list[second],
        passedOver: line.slice(0, place).map((each3) => list[each3])
      });
      open = open.filter((each3) => each3 !== head && each3 !== second);
    }
    return pairs2;
  }
  function turn(m) {
    const lowerHalf2 = Array.from({ length: m }, (_, index) => m + index);
    const upperHalf2 = Array.from({ length: m - 1 }, (_, index) => m - 1 - index);
    return [...lowerHalf2, ...upperHalf2];
  }

  // src/systems/adjustedSwiss/order.ts
  function inSweepOrder(players, direction) {
    const sign2 = direction === "down" ? 1 : -1;
    return [...players].sort((a, b) => sign2 * (b.score - a.score || a.rank - b.rank));
  }
  function clash(a, b) {
    return a.due !== void 0 && a.due === b.due;
  }

  // src/systems/adjustedSwiss/floaterOpponent.ts
  function pairFloaters(field2, members, floaters, mayMeet) {
    var _a;
    const pairs2 = [];
    let open = [...members];
    for (const { player, direction } of floaters) {
      if (!open.includes(player)) {
        continue;
      }
      const others = inSweepOrder(open, direction).filter((each3) => each3 !== player);
      const most = pairsAmong(open, mayMeet);
      const fits3 = (each3) => mayMeet(player, each3) && pairsAmong(
        others.filter((other2) => other2 !== each3),
        mayMeet
      ) === most - 1;
      const opponent = (_a = choose(field2, player, others, (each3) => field2.permitted(player, each3) && fits3(each3))) != null ? _a : choose(field2, player, others, fits3);
      if (opponent === void 0) {
        throw new Error("28.6: a floater of a group that can be paired has no opponent");
      }
      open = open.filter((each3) => each3 !== player && each3 !== opponent);
      pairs2.push({ first: player, second: opponent, passedOver: others.slice(0, others.indexOf(opponent)) });
    }
    return { pairs: pairs2, rest: open };
  }
  function choose(field2, player, others, fits3) {
    var _a;
    const first2 = others.find(fits3);
    if (first2 === void 0 || !clash(player, first2)) {
      return first2;
    }
    const near = (each3) => {
      var _a2, _b;
      return !field2.limited || Math.abs(((_a2 = each3.player.rating) != null ? _a2 : 0) - ((_b = first2.player.rating) != null ? _b : 0)) <= 100;
    };
    return (_a = others.find((each3) => each3.score === first2.score && near(each3) && !clash(player, each3) && fits3(each3))) != null ? _a : first2;
  }

  // src/systems/adjustedSwiss/decisions.ts
  var oddCriteria = ["needed", "nextDoor", "colours", "floatedLast"];

  // src/systems/adjustedSwiss/floaters.ts
  function withoutOpponent(group, mayMeet) {
    let left = [...group];
    for (; ; ) {
      const stay = left.filter((each3) => left.some((other2) => other2 !== each3 && mayMeet(each3, other2)));
      if (stay.length === left.length) {
        return group.filter((each3) => !left.includes(each3));
      }
      left = stay;
    }
  }
  function oddFloater(field2, group, direction, mayMeet) {
    const tests = {
      needed: (each3) => allServed(group, each3, mayMeet),
      nextDoor: (each3) => group.nextDoor.some((other3) => mayMeet(each3, other3)),
      colours: evensColours(group.members),
      floatedLast: (each3) => !each3.floatedLast
    };
    const byNumber2 = inSweepOrder(group.members, direction).reverse();
    const inLine = preferring(byNumber2, tests.needed);
    const chosen = [
      tests.nextDoor,
      (each3) => !group.incoming.includes(each3),
      tests.colours,
      tests.floatedLast
    ].reduce(preferring, inLine)[0];
    const other2 = field2.limited ? within100(chosen, inLine, tests.nextDoor, direction) : chosen;
    return other2 === chosen ? floatOf(chosen, byNumber2[0], tests) : { player: other2, reason: "limitOf100", instead: chosen };
  }
  function floatOf(player, natural, tests) {
    const decided = oddCriteria.find((criterion) => tests[criterion](player) && !tests[criterion](natural));
    return player === natural || decided === void 0 ? { player, reason: "number" } : { player, reason: decided, instead: natural };
  }
  function allServed(group, leaver, mayMeet) {
    const staying = group.members.filter((each3) => each3 !== leaver);
    return unservedFloaters(staying, group.incoming, mayMeet).length === 0;
  }
  function unservedFloaters(members, incoming, mayMeet) {
    if (incoming.length === 0) {
      return [];
    }
    const neighbours = neighbourLists(members.length, (a, b) => mayMeet(members[a], members[b]));
    const mates = new Int32Array(members.length).fill(-1);
    return incoming.filter((each3) => {
      const vertex = members.indexOf(each3);
      return vertex >= 0 && mates[vertex] === -1 && !augmentFrom(neighbours, mates, vertex);
    });
  }
  function preferring(candidates2, test) {
    const better2 = candidates2.filter(test);
    return better2.length > 0 ? better2 : candidates2;
  }
  function evensColours(members) {
    const due2 = (colour) => members.filter((each3) => each3.due === colour).length;
    const surplus = Math.sign(due2("white") - due2("black"));
    return (each3) => surplus > 0 ? each3.due === "white" : surplus < 0 ? each3.due === "black" : true;
  }
  function within100(chosen, inLine, welcomeNextDoor, direction) {
    var _a;
    const rating3 = (each3) => {
      var _a2;
      return (_a2 = each3.player.rating) != null ? _a2 : 0;
    };
    const outermost = inLine[0];
    const excess = direction === "down" ? rating3(chosen) - rating3(outermost) : rating3(outermost) - rating3(chosen);
    return excess <= 100 ? chosen : (_a = inLine.find(welcomeNextDoor)) != null ? _a : outermost;
  }

  // src/systems/adjustedSwiss/noWayOut.ts
  function floatersOfDeadEnd(list, mayMeet, incoming = []) {
    const residents = list.flatMap((each3, place) => incoming.includes(each3) ? [] : [place]);
    const arrived = list.flatMap((each3, place) => incoming.includes(each3) ? [place] : []);
    const neighbours = neighbourLists(list.length, (a, b) => mayMeet(list[a], list[b]));
    const most = pairCount(maximumMatching(neighbours));
    const out = new Uint8Array(list.length);
    const floaters = [];
    while (list.length - floaters.length > 2 * most) {
      const next = preference(residents, arrived, floaters.length % 2 === 0).find(
        (each3) => out[each3] === 0 && pairCount(without(neighbours, out, each3)) === most
      );
      out[next] = 1;
      floaters.push(list[next]);
    }
    return floaters;
  }
  function preference(residents, arrived, ascending) {
    const [one, ...others] = residents;
    return [
      ...ascending ? others : others.reverse(),
      ...one === void 0 ? [] : [one],
      ...[...arrived].reverse()
    ];
  }
  function without(neighbours, out, vertex) {
    const more2 = out.slice();
    more2[vertex] = 1;
    return maximumMatching(neighbours, void 0, more2);
  }

  // src/systems/adjustedSwiss/secondScrutiny.ts
  function secondScrutiny(field2, pairs2, direction) {
    const mended = [...pairs2];
    const exchanges = [];
    mended.forEach((_, index) => {
      const pair2 = mended[index];
      if (!clash(pair2.first, pair2.second)) {
        return;
      }
      const found = exchangeFor(field2, mended, index, direction);
      if (found !== void 0) {
        exchanges.push({ first: pair2.first, from: pair2.second, to: found.taken });
        mended[index] = { first: pair2.first, second: found.taken };
        mended[found.at] = found.left;
      }
    });
    return { pairs: mended, exchanges };
  }
  function exchangeFor(field2, pairs2, index, direction) {
    const { first: first2, second } = pairs2[index];
    return candidates(pairs2, index).filter(({ taken }) => !field2.limited || Math.abs(rating2(taken) - rating2(second)) <= 100).filter(({ taken }) => !clash(first2, taken) && field2.permitted(first2, taken)).filter(({ at, left }) => spoilsNothing(field2, pairs2[at], left)).sort((a, b) => byNearness(second, direction, a, b))[0];
  }
  function candidates(pairs2, index) {
    const given = pairs2[index].second;
    return pairs2.flatMap(
      (pair2, at) => at === index ? [] : [
        { at, taken: pair2.second, left: { first: pair2.first, second: given }, lowerHalf: true },
        { at, taken: pair2.first, left: { first: given, second: pair2.second }, lowerHalf: false }
      ]
    );
  }
  function spoilsNothing(field2, before, after) {
    return field2.permitted(after.first, after.second) && (!clash(after.first, after.second) || clash(before.first, before.second));
  }
  function byNearness(from, direction, a, b) {
    const away = (each3) => Math.abs(each3.taken.rank - from.rank);
    const numbers = direction === "down" ? b.taken.rank - a.taken.rank : a.taken.rank - b.taken.rank;
    return away(a) - away(b) || Number(b.lowerHalf) - Number(a.lowerHalf) || numbers;
  }
  function rating2(contestant) {
    var _a;
    return (_a = contestant.player.rating) != null ? _a : 0;
  }

  // src/systems/adjustedSwiss/pairGroup.ts
  function pairGroup(field2, group, direction, mayMeet) {
    const strictly2 = (a, b) => field2.permitted(a, b);
    const strict = leaversOf(field2, group, direction, strictly2);
    const count2 = group.incoming.length + group.residents.length;
    const yielding = strict.length > count2 % 2 ? leaversOf(field2, group, direction, mayMeet) : strict;
    const floats = yielding.length < strict.length ? yielding : strict;
    const pairable = floats === strict ? strictly2 : mayMeet;
    const members = [...group.incoming, ...group.residents].filter(
      (each3) => !floats.some(({ player }) => player === each3)
    );
    const floaters = inSweepOrder(
      group.incoming.filter((each3) => members.includes(each3)),
      direction
    );
    const first2 = pairFloaters(
      field2,
      members,
      floaters.map((player) => ({ player, direction })),
      pairable
    );
    const scrutinised = firstScrutiny(inSweepOrder(first2.rest, direction), strictly2, pairable);
    if (scrutinised === void 0) {
      throw new Error("28.6: those who stay in a group must have a pairing");
    }
    const rest = scrutinyOfColours(field2, scrutinised, direction);
    return {
      pairs: [...first2.pairs, ...rest.pairs],
      floaters: inSweepOrder(
        floats.map((each3) => each3.player),
        direction
      ),
      decisions: [
        ...floats.map((float) => floatDecision(float, direction, group.residents[0].score)),
        ...first2.pairs.map(floaterDecision),
        ...rest.decisions
      ]
    };
  }
  function leaversOf(field2, group, direction, mayMeet) {
    const all = [...group.incoming, ...group.residents];
    const forced = withoutOpponent(all, mayMeet);
    const together = all.filter((each3) => !forced.includes(each3));
    const unserved = unservedFloaters(together, inSweepOrder(group.incoming, direction), mayMeet);
    const alone = [
      ...forced.map((player) => ({ player, reason: "noOpponentInGroup" })),
      ...unserved.map((player) => ({ player, reason: "foundNoOpponent" }))
    ];
    const members = together.filter((each3) => !unserved.includes(each3));
    if (canPairAll2(members, mayMeet)) {
      return alone;
    }
    const odd = members.length % 2 === 1 ? oddFloater(field2, { ...group, members }, direction, mayMeet) : void 0;
    const staying = members.filter((each3) => each3 !== (odd == null ? void 0 : odd.player));
    if (odd !== void 0 && canPairAll2(staying, mayMeet)) {
      return [...alone, odd];
    }
    const leaving = floatersOfDeadEnd(inSweepOrder(members, direction), mayMeet, group.incoming);
    return [
      ...alone,
      ...leaving.map((player) => player === (odd == null ? void 0 : odd.player) ? odd : { player, reason: "noWayOut" })
    ];
  }
  function scrutinyOfColours(field2, scrutinised, direction) {
    const { pairs: pairs2, exchanges } = secondScrutiny(field2, scrutinised, direction);
    return {
      pairs: pairs2,
      decisions: [
        ...scrutinised.map(({ first: first2, second, passedOver: passedOver3 }) => ({
          kind: "pair",
          first: first2.player.number,
          second: second.player.number,
          passedOver: passedOver3.map((each3) => each3.player.number)
        })),
        ...exchanges.map(({ first: first2, from, to }) => ({
          kind: "exchange",
          first: first2.player.number,
          from: from.player.number,
          to: to.player.number
        }))
      ]
    };
  }
  function floaterDecision({ first: first2, second, passedOver: passedOver3 }) {
    return {
      kind: "floaterPair",
      floater: first2.player.number,
      opponent: second.player.number,
      passedOver: passedOver3.map((each3) => each3.player.number)
    };
  }
  function floatDecision({ player, reason: reason2, instead }, direction, group) {
    return {
      kind: "float",
      player: player.player.number,
      direction,
      reason: reason2,
      group,
      ...instead === void 0 ? {} : { instead: instead.player.number }
    };
  }

  // src/systems/adjustedSwiss/sweep.ts
  function sweep(field2, players, mayMeet) {
    const residents = players.filter((each3) => each3.score === field2.median);
    const above = half2(field2, players, residents, "down", mayMeet);
    const below = half2(field2, players, residents, "up", mayMeet);
    const median = unblock(residents, above, below, mayMeet);
    if (median === void 0) {
      return void 0;
    }
    const middle = pairMedian(field2, median, mayMeet);
    return {
      pairs: [...median.above.pairs, ...median.below.pairs, ...middle.pairs],
      decisions: [...above.decisions, ...below.decisions, ...median.decisions, ...middle.decisions]
    };
  }
  function half2(field2, players, medianResidents, direction, mayMeet) {
    const onThisSide = (each3) => direction === "down" ? each3.score > field2.median : each3.score < field2.median;
    const groups3 = scoreGroups(inSweepOrder(players.filter(onThisSide), direction));
    const pairs2 = [];
    const decisions = [];
    let incoming = [];
    groups3.forEach((residents, index) => {
      var _a;
      const nextDoor = (_a = groups3[index + 1]) != null ? _a : medianResidents;
      const paired = pairGroup(field2, { residents, incoming, nextDoor }, direction, mayMeet);
      pairs2.push(...paired.pairs);
      decisions.push(...paired.decisions);
      incoming = paired.floaters;
    });
    return { pairs: pairs2, floaters: incoming, decisions };
  }
  function scoreGroups(inOrder4) {
    const groups3 = [];
    for (const player of inOrder4) {
      const group = groups3[groups3.length - 1];
      if ((group == null ? void 0 : group[0].score) === player.score) {
        group.push(player);
      } else {
        groups3.push([player]);
      }
    }
    return groups3;
  }
  function unblock(residents, above, below, mayMeet) {
    const decisions = [];
    let [up, down] = [below, above];
    while (!canPairAll2([...down.floaters, ...up.floaters, ...residents], mayMeet)) {
      const fromBelow = down.floaters.length >= up.floaters.length;
      const side = (fromBelow ? up : down).pairs.length > 0 ? fromBelow : !fromBelow;
      const undone = undoLast(side ? up : down);
      if (undone === void 0) {
        return void 0;
      }
      [up, down] = side ? [undone.half, down] : [up, undone.half];
      decisions.push(undone.decision);
    }
    return { residents, above: down, below: up, decisions };
  }
  function undoLast(side) {
    const last = side.pairs[side.pairs.length - 1];
    if (last === void 0) {
      return void 0;
    }
    return {
      half: {
        ...side,
        pairs: side.pairs.slice(0, -1),
        floaters: [...side.floaters, last.first, last.second]
      },
      decision: { kind: "undone", first: last.first.player.number, second: last.second.player.number }
    };
  }
  function pairMedian(field2, median, mayMeet) {
    const floaters = [
      ...inSweepOrder(median.above.floaters, "down").map((player) => ({ player, direction: "down" })),
      ...inSweepOrder(median.below.floaters, "up").map((player) => ({ player, direction: "up" }))
    ];
    const members = [...floaters.map((each3) => each3.player), ...median.residents];
    const first2 = pairFloaters(field2, members, floaters, mayMeet);
    const rest = firstScrutiny(inSweepOrder(first2.rest, "down"), (a, b) => field2.permitted(a, b), mayMeet);
    if (rest === void 0) {
      throw new Error("28.3: a median that can be paired was not");
    }
    const scrutinised = scrutinyOfColours(field2, rest, "down");
    return {
      pairs: [...first2.pairs, ...scrutinised.pairs],
      decisions: [...first2.pairs.map(floaterDecision), ...scrutinised.decisions]
    };
  }

  // src/systems/adjustedSwiss/fieldToPair.ts
  function fieldToPair(field2, apartIfPossible) {
    const unwished = (a, b) => apartIfPossible(a.player.number, b.player.number);
    const gently = without2(field2, (a, b) => haveMet(a, b) || unwished(a, b));
    if (whoIsFree(gently) !== void 0) {
      return gently;
    }
    const natural = naturalPairs2(field2);
    const yields2 = natural && yieldsOf(field2, unwished, natural);
    return yields2 && without2(field2, (a, b) => (haveMet(a, b) || unwished(a, b)) && !yields2(a, b));
  }
  function without2(field2, barred) {
    const permitted = (a, b, relaxed) => !barred(a, b) && field2.permitted(a, b, relaxed);
    return { ...field2, permitted };
  }
  function naturalPairs2(field2) {
    const free = whoIsFree(field2);
    if (free === void 0) {
      return void 0;
    }
    const players = field2.contestants.filter((each3) => each3 !== free);
    const mates = /* @__PURE__ */ new Map();
    for (const { first: first2, second } of sweep(field2, players, mayMeetIn(field2)).pairs) {
      mates.set(first2, second).set(second, first2);
    }
    return (a, b) => mates.get(a) === b;
  }
  function yieldsOf(field2, unwished, natural) {
    const players = field2.contestants;
    const mayMeet = mayMeetIn(field2);
    const isBye = (place2) => place2 === players.length;
    const ask = (test) => (a, b) => !isBye(b) && test(players[a], players[b]);
    const yields2 = pairsThatYield({
      size: players.length + players.length % 2,
      mayMeet: (a, b) => isBye(b) ? !hasWonWithoutPlay(players[a].history) : ask(mayMeet)(a, b),
      rematch: ask(haveMet),
      keptApart: ask(unwished),
      natural: ask(natural),
      difference: (a, b) => isBye(b) ? 0 : Math.abs(players[a].score - players[b].score)
    });
    const place = new Map(players.map((each3, at) => [each3, at]));
    return yields2 && ((a, b) => yields2(place.get(a), place.get(b)));
  }
  function haveMet(a, b) {
    return a.history.opponents.has(b.player.number);
  }
  function mayMeetIn(field2) {
    return (a, b) => field2.permitted(a, b, field2.lastRound && a.score === b.score);
  }
  function whoIsFree(field2) {
    if (field2.contestants.length % 2 === 0) {
      return canPairAll3(field2, field2.contestants) ? "nobody" : void 0;
    }
    return byeCandidates(field2.contestants).find(
      (bye) => canPairAll3(
        field2,
        field2.contestants.filter((each3) => each3 !== bye)
      )
    );
  }
  function canPairAll3(field2, players) {
    const mayMeet = mayMeetIn(field2);
    const neighbours = neighbourLists(players.length, (a, b) => mayMeet(players[a], players[b]));
    return pairCount(maximumMatching(neighbours)) * 2 === players.length;
  }

  // src/systems/adjustedSwiss/pairColours.ts
  function pairColours(one, two, firstColour) {
    var _a;
    const [a, b] = one.rank < two.rank ? [one, two] : [two, one];
    const only = onlyLegalColour(a, b);
    if (only !== void 0) {
      return withColour(a, b, only, "onlyLegal");
    }
    if (a.due !== b.due) {
      return withColour(a, b, (_a = a.due) != null ? _a : otherColour(b.due), "due");
    }
    if (a.due === void 0) {
      return withColour(a, b, a.rank % 2 === 1 ? firstColour : otherColour(firstColour), "lot");
    }
    if (hasToEqualise(a) !== hasToEqualise(b)) {
      return withColour(a, b, hasToEqualise(a) ? a.due : otherColour(a.due), "equalises");
    }
    const last = colourOfLastDifference(a, b);
    return last === void 0 ? withColour(a, b, a.due, "smallerNumber") : withColour(a, b, otherColour(last), "lastDifference");
  }
  function withColour(a, b, colour, reason2) {
    return colour === "white" ? { white: a, black: b, reason: reason2 } : { white: b, black: a, reason: reason2 };
  }
  function onlyLegalColour(a, b) {
    const asWhite = mayHave(a, "white") && mayHave(b, "black");
    const asBlack = mayHave(a, "black") && mayHave(b, "white");
    return asWhite === asBlack ? void 0 : asWhite ? "white" : "black";
  }
  function hasToEqualise(contestant) {
    return colourDifference(contestant.history) !== 0;
  }
  function colourOfLastDifference(a, b) {
    const his = new Map(playedColours(b));
    const round = playedColours(a).reverse().find(([number, colour]) => his.has(number) && his.get(number) !== colour);
    return round == null ? void 0 : round[1];
  }
  function playedColours(contestant) {
    return contestant.history.entries.flatMap(
      (entry2) => entry2.played && entry2.colour !== void 0 ? [[entry2.round, entry2.colour]] : []
    );
  }

  // src/systems/adjustedSwiss/pairAdjustedSwiss.ts
  function pairAdjustedSwiss(tournament, round) {
    return decideAdjustedSwiss(tournament, round).result;
  }
  function decideAdjustedSwiss(tournament, round) {
    const history = historyOf(tournament);
    const apart = keptApart(tournament, round, history);
    const strictly2 = fieldOf2(tournament, round, history, apart.never);
    if (strictly2.contestants.length < 2) {
      return refused({ code: "noPlayers", values: { round } });
    }
    const field2 = fieldToPair(strictly2, apart.ifPossible);
    if (field2 === void 0) {
      return refused(whyNot(strictly2, apart.never));
    }
    const { bye, swept } = fewestYields(field2);
    return finish(tournament, field2, bye, swept.pairs, swept.decisions, apart.ifPossible);
  }
  function fewestYields(field2) {
    const strict = roundFound({ ...field2, lastRound: false });
    const relaxed = field2.lastRound && (strict == null ? void 0 : strict.swept.pairs.every(isLevel)) !== true ? roundFound(field2) : void 0;
    const found = strict === void 0 || relaxed !== void 0 && levelPairs(relaxed) > levelPairs(strict) ? relaxed : strict;
    if (found === void 0) {
      throw new Error("28.3: a round that can be paired was not");
    }
    const yields2 = found.swept.pairs.some(({ first: first2, second }) => !field2.permitted(first2, second));
    return yields2 ? found : strict != null ? strict : found;
  }
  function roundFound(field2) {
    const free = whoIsFree(field2);
    const bye = free === "nobody" ? void 0 : free;
    const players = field2.contestants.filter((each3) => each3 !== bye);
    const swept = free === void 0 ? void 0 : sweep(field2, players, mayMeetIn(field2));
    return swept && { bye, swept };
  }
  function levelPairs({ swept }) {
    return swept.pairs.filter(isLevel).length;
  }
  function isLevel({ first: first2, second }) {
    return first2.score === second.score;
  }
  function refused(problem) {
    return { result: { ok: false, problems: [problem] }, decisions: [] };
  }
  function whyNot(field2, apart) {
    const at = (place) => field2.contestants[place];
    const mayMeet = mayMeetIn(field2);
    return noLegalPairing({
      round: field2.round,
      numbers: field2.contestants.map((each3) => each3.player.number),
      mayMeet: (a, b) => mayMeet(at(a), at(b)),
      haveMet: (a, b) => !field2.rematchAllowed && haveMet(at(a), at(b)),
      keptApart: (a, b) => apart(at(a).player.number, at(b).player.number),
      mayHaveBye: (a) => !hasWonWithoutPlay(at(a).history)
    });
  }
  function finish(tournament, field2, bye, pairs2, decisions, unwished) {
    const first2 = firstColourOf(tournament);
    const coloured = [...pairs2].sort((a, b) => inBoardOrder2(boardRank(a), boardRank(b))).map((pair2) => pairColours(pair2.first, pair2.second, first2));
    const byes2 = [
      ...bye === void 0 ? [] : [{ player: bye.player.number, outcome: "pairingBye" }],
      ...grantedByes(tournament.players, field2.round)
    ];
    const pairing = {
      round: field2.round,
      boards: coloured.map(({ white, black }, index) => ({
        board: index + 1,
        white: white.player.number,
        black: black.player.number
      })),
      byes: byes2,
      notes: coloured.flatMap((pair2) => yieldNotes(pair2, unwished))
    };
    return {
      result: { ok: true, pairing },
      decisions: [
        ...bye === void 0 ? [] : [byeDecision(field2, bye)],
        ...decisions,
        ...coloured.map(colourDecision)
      ]
    };
  }
  function boardRank({ first: first2, second }) {
    return { scores: [first2.score, second.score], number: Math.min(first2.rank, second.rank) };
  }
  function yieldNotes({ white, black }, unwished) {
    const notes = [];
    const pair2 = { player: white.player.number, opponent: black.player.number };
    if (haveMet(white, black)) {
      notes.push({ code: "rematchYielded", values: pair2 });
    }
    if (unwished(pair2.player, pair2.opponent)) {
      notes.push({ code: "keepApartYielded", values: pair2 });
    }
    if (!mayHave(white, "white")) {
      notes.push({
        code: "colourLimitYielded",
        values: { player: white.player.number, name: white.player.name }
      });
    }
    if (!mayHave(black, "black")) {
      notes.push({
        code: "colourLimitYielded",
        values: { player: black.player.number, name: black.player.name }
      });
    }
    return notes;
  }
  function byeDecision(field2, bye) {
    const line = byeCandidates(field2.contestants);
    return {
      kind: "bye",
      player: bye.player.number,
      passedOver: line.slice(0, line.indexOf(bye)).map((each3) => each3.player.number)
    };
  }
  function colourDecision({ white, black, reason: reason2 }) {
    return {
      kind: "colour",
      player: white.player.number,
      opponent: black.player.number,
      colour: "white",
      reason: reason2
    };
  }

  // src/matching/completions.ts
  function completionsOf(best) {
    return {
      best,
      neighbours: neighbourLists(best.n, best.allowed),
      plainNeighbours: neighbourLists(best.n, (a, b) => best.allowed(a, b) && best.crossings(a, b) === 0),
      fixed: new Uint8Array(best.n),
      witness: best.mates,
      crossingsLeft: best.needed
    };
  }
  function canFix(state, a, b) {
    return witnessWith(state, a, b) !== void 0;
  }
  function fixPair(state, a, b) {
    const witness = witnessWith(state, a, b);
    if (witness === void 0) {
      throw new Error("fixPair: the pair cannot be completed");
    }
    state.witness = witness;
    state.crossingsLeft -= state.best.crossings(a, b);
    state.fixed[a] = 1;
    state.fixed[b] = 1;
  }
  function witnessWith(state, a, b) {
    var _a, _b;
    const { best, witness } = state;
    if (!best.allowed(a, b)) {
      return void 0;
    }
    if (witness[a] === b) {
      return witness;
    }
    return (_b = (_a = bySwap(state, a, b)) != null ? _a : byPlainEdges(state, a, b)) != null ? _b : byAnyEdges(state, a, b);
  }
  function bySwap({ best, witness }, a, b) {
    const left = witness[a];
    const right = witness[b];
    const asBefore = best.crossings(a, left) + best.crossings(b, right);
    if (!best.allowed(left, right) || best.crossings(a, b) + best.crossings(left, right) !== asBefore) {
      return void 0;
    }
    const mates = witness.slice();
    setPair(mates, a, b);
    setPair(mates, left, right);
    return mates;
  }
  function setPair(mates, a, b) {
    mates[a] = b;
    mates[b] = a;
  }
  function byPlainEdges(state, a, b) {
    const { best, witness, fixed } = state;
    const [left, right] = [witness[a], witness[b]];
    if (best.crossings(a, b) !== best.crossings(a, left) + best.crossings(b, right)) {
      return void 0;
    }
    const out = fixed.slice();
    for (let v = 0; v < best.n; v += 1) {
      if (v !== left && v !== right && out[v] === 0 && best.crossings(v, witness[v]) > 0) {
        out[v] = 1;
      }
    }
    return rematched(state, state.plainNeighbours, out, a, b);
  }
  function byAnyEdges(state, a, b) {
    const mates = rematched(state, state.neighbours, state.fixed.slice(), a, b);
    if (mates === void 0 || crossingsOf(state, mates) === state.crossingsLeft) {
      return mates;
    }
    return byFewestCrossings(state, a, b);
  }
  function rematched({ witness }, neighbours, out, a, b) {
    const mates = witness.slice();
    const left = witness[a];
    mates[left] = unmatched;
    mates[witness[b]] = unmatched;
    setPair(mates, a, b);
    out[a] = 1;
    out[b] = 1;
    return augmentFrom(neighbours, mates, left, out) ? mates : void 0;
  }
  function crossingsOf({ best, fixed }, mates) {
    let sum3 = 0;
    mates.forEach((mate, v) => sum3 += mate > v && fixed[v] === 0 ? best.crossings(v, mate) : 0);
    return sum3;
  }
  function byFewestCrossings(state, a, b) {
    const { best, fixed, witness } = state;
    const rest = [...fixed.keys()].filter((v) => fixed[v] === 0 && v !== a && v !== b);
    const costs = new Float64Array(rest.length * rest.length).fill(Infinity);
    rest.forEach((v, i) => {
      rest.forEach((w, j) => {
        costs[i * rest.length + j] = v !== w && best.allowed(v, w) ? best.crossings(v, w) : Infinity;
      });
    });
    const found = cheapestPerfectMatching(rest.length, costs);
    if (found === void 0 || found.cost + best.crossings(a, b) !== state.crossingsLeft) {
      return void 0;
    }
    const mates = witness.slice();
    setPair(mates, a, b);
    found.mates.forEach((mate, i) => mates[rest[i]] = rest[mate]);
    return mates;
  }

  // src/systems/drawnSwiss/bye.ts
  function drawBye(lots, players, best) {
    const completions = completionsOf(best);
    const among = players.filter(
      (each3, vertex) => each3.mayHaveBye && canFix(completions, vertex, players.length)
    );
    const drawn2 = drawOne(lots, among);
    const passedOver3 = players.filter((each3) => each3.group >= drawn2.group && !among.includes(each3));
    return {
      among,
      drawn: drawn2,
      barred: passedOver3.filter((each3) => !each3.mayHaveBye),
      void: passedOver3.filter((each3) => each3.mayHaveBye)
    };
  }

  // src/matching/weightedDigits.ts
  var capacity = 2 ** 40;
  function packDigits(bounds) {
    const limbs = [];
    let used = capacity;
    for (const bound2 of bounds) {
      if (used * (bound2 + 1) > capacity) {
        limbs.push([]);
        used = 1;
      }
      limbs[limbs.length - 1].push(bound2);
      used *= bound2 + 1;
    }
    return limbs.flatMap(
      (digits, limb) => digits.map((_, index) => ({
        limb,
        factor: digits.slice(index + 1).reduce((product, bound2) => product * (bound2 + 1), 1)
      }))
    );
  }
  function withOrder(graph, digits) {
    const { size } = graph;
    const places2 = packDigits(digits.map((digit) => digit.bound));
    const limbs = places2.length === 0 ? 0 : places2[places2.length - 1].limb + 1;
    const added = Array.from({ length: limbs }, () => new Float64Array(size * size));
    digits.forEach((digit, index) => {
      const { limb, factor } = places2[index];
      const matrix = added[limb];
      digit.each((first2, second, cost) => {
        matrix[first2 * size + second] = matrix[first2 * size + second] - cost * factor;
        matrix[second * size + first2] = matrix[first2 * size + second];
      });
    });
    return { ...graph, weights: [...graph.weights, ...added] };
  }
  function restricted(graph, keep) {
    const { size } = graph;
    const exists = graph.exists.slice();
    for (let first2 = 0; first2 < size; first2 += 1) {
      for (let second = first2 + 1; second < size; second += 1) {
        if (exists[first2 * size + second] === 1 && !keep(first2, second)) {
          exists[first2 * size + second] = 0;
          exists[second * size + first2] = 0;
        }
      }
    }
    return { ...graph, exists };
  }

  // src/matching/bestMatchings.ts
  function bestMatchings(n, edge, criteria) {
    const graph = graphOf(n, edgesOf(n, edge), criteria);
    const found = heaviestPerfectMatching(graph);
    if (found === void 0) {
      return void 0;
    }
    const crossings = crossingsOfTight(graph, found);
    return {
      n,
      allowed: (a, b) => crossings[a * n + b] !== Infinity,
      crossings: (a, b) => crossings[a * n + b],
      needed: found.oddSets.length,
      mates: found.mate
    };
  }
  function edgesOf(n, edge) {
    const all = [];
    const at = [];
    const mirrored = [];
    for (let a = 0; a < n; a += 1) {
      for (let b = a + 1; b < n; b += 1) {
        const found = edge(a, b);
        if (found !== void 0) {
          all.push(found);
          at.push(a * n + b);
          mirrored.push(b * n + a);
        }
      }
    }
    return { all, at, mirrored };
  }
  function graphOf(n, { all, at, mirrored }, criteria) {
    var _a, _b;
    const exists = new Uint8Array(n * n);
    all.forEach((_, index) => exists[at[index]] = exists[mirrored[index]] = 1);
    const costing = criteria.filter(({ cost }) => all.some((edge) => cost(edge) !== 0));
    const digits = packDigits(costing.map(({ most }) => most));
    const limbs = 1 + ((_b = (_a = digits[digits.length - 1]) == null ? void 0 : _a.limb) != null ? _b : 0);
    const weights = Array.from({ length: limbs }, () => new Float64Array(n * n));
    costing.forEach(({ cost }, criterion) => {
      const { limb, factor } = digits[criterion];
      const weight = weights[limb];
      all.forEach((edge, index) => {
        weight[at[index]] = weight[mirrored[index]] = weight[at[index]] - cost(edge) * factor;
      });
    });
    return { size: n, exists, weights };
  }
  function crossingsOfTight(graph, found) {
    const { size: n, exists } = graph;
    const around = Array.from({ length: n }, () => []);
    found.oddSets.forEach((set) => set.vertices.forEach((v) => around[v].push(set)));
    const crossings = new Float64Array(n * n).fill(Infinity);
    for (let a = 0; a < n; a += 1) {
      for (let b = a + 1; b < n; b += 1) {
        if (exists[a * n + b] === 1) {
          const shared = commonSets(around[a], around[b]);
          const left = around[a].length + around[b].length - 2 * shared.length;
          crossings[a * n + b] = isTight(graph, found, a, b, shared) ? left : Infinity;
          crossings[b * n + a] = crossings[a * n + b];
        }
      }
    }
    return crossings;
  }
  var noSets = [];
  function commonSets(aroundA, aroundB) {
    return aroundA.length === 0 || aroundB.length === 0 ? noSets : aroundA.filter((set) => aroundB.includes(set));
  }
  function isTight({ size, weights }, { duals }, a, b, around) {
    for (let limb = 0; limb < weights.length; limb += 1) {
      let sum3 = duals[limb][a] + duals[limb][b];
      for (const set of around) {
        sum3 += set.dual[limb];
      }
      if (sum3 !== weights[limb][a * size + b]) {
        return false;
      }
    }
    return true;
  }

  // src/systems/drawnSwiss/floats.ts
  function netFloats(own, history) {
    return own.entries.reduce((net, entry2) => {
      var _a, _b;
      const opponent = entry2.opponent === void 0 ? void 0 : history.get(entry2.opponent);
      if (!entry2.played || opponent === void 0) {
        return net;
      }
      const mine = (_a = own.scoreBefore[entry2.round - 1]) != null ? _a : 0;
      const his = (_b = opponent.scoreBefore[entry2.round - 1]) != null ? _b : 0;
      return net + Math.sign(mine - his);
    }, 0);
  }
  function repetition(net, direction) {
    return Math.max(0, direction === "down" ? net : -net);
  }

  // src/systems/drawnSwiss/conditions.ts
  function bestRound(field2, players, floats) {
    const n = players.length + players.length % 2;
    return bestMatchings(n, possibilities(field2, players), conditionsFor(field2, players, floats));
  }
  function conditionsFor(field2, players, floats) {
    const n = players.length + players.length % 2;
    return [
      { kind: "rematch", most: n, cost: ({ meeting }) => Number(meeting.rematch) },
      { kind: "wide", most: n, cost: ({ meeting }) => meeting.strain.wide },
      { kind: "apart", most: n, cost: ({ meeting }) => Number(meeting.keptApart) },
      { kind: "bye", ...byeHeight(field2) },
      ...floaterCounts(field2, players).map((each3) => ({ kind: "floaters", ...each3 })),
      { kind: "third", most: n, cost: ({ meeting }) => meeting.strain.third },
      ...floats === "anyFloats" ? [] : [{ kind: "repeated", ...repeatedFloats(players) }]
    ];
  }
  var nothingYields = {
    strain: { wide: 0, third: 0 },
    rematch: false,
    keptApart: false
  };
  function possibilities(field2, players) {
    return (a, b) => {
      const one = players[a];
      const two = players[b];
      if (two === void 0) {
        return one.mayHaveBye ? { meeting: nothingYields, upper: one, lower: one } : void 0;
      }
      const meeting = field2.meeting(one, two);
      const [upper, lower] = one.group < two.group ? [one, two] : [two, one];
      return meeting && { meeting, upper, lower };
    };
  }
  function byeHeight({ groupCount }) {
    return {
      most: groupCount,
      cost: ({ upper, lower }) => upper === lower ? groupCount - 1 - upper.group : 0
    };
  }
  function floaterCounts(field2, players) {
    return Array.from({ length: field2.groupCount - 1 }, (_, group) => {
      const above = players.filter((each3) => each3.group <= group).length;
      return {
        most: Math.min(above, players.length - above),
        cost: ({ upper, lower }) => Number(upper.group <= group && lower.group > group)
      };
    });
  }
  function repeatedFloats(players) {
    return {
      most: players.reduce((sum3, each3) => sum3 + Math.abs(each3.netFloats), 0),
      cost: ({ upper, lower }) => upper.group === lower.group ? 0 : repetition(upper.netFloats, "down") + repetition(lower.netFloats, "up")
    };
  }
  function costOf(field2, players, { mates }) {
    const possible = possibilities(field2, players);
    const pairs2 = players.flatMap((_, a) => mates[a] > a ? [possible(a, mates[a])] : []);
    return {
      floaters: floaterCounts(field2, players).map(({ cost }) => sum2(pairs2.map(cost))),
      thirds: sum2(pairs2.map(({ meeting }) => meeting.strain.third))
    };
  }
  function sum2(values) {
    return values.reduce((total2, each3) => total2 + each3, 0);
  }
  function conditionAgainst(field2, left, two, drawn2) {
    var _a;
    const rest = left.filter((each3) => !two.includes(each3));
    const best = bestRound(field2, rest, "avoidRepeated");
    if (best === void 0) {
      return "completion";
    }
    const possible = possibilities(field2, left);
    const at = new Map(left.map((each3, index) => [each3, index]));
    const pair2 = ([a, b]) => possible(at.get(a), at.get(b));
    const others = rest.flatMap(
      (each3, a) => best.mates[a] > a ? [[each3, rest[best.mates[a]]]] : []
    );
    const [made, instead] = [drawn2.map(pair2), [two, ...others].map(pair2)];
    return (_a = conditionsFor(field2, left, "avoidRepeated").find(
      ({ cost }) => sum2(made.map(cost)) !== sum2(instead.map(cost))
    )) == null ? void 0 : _a.kind;
  }

  // src/systems/drawnSwiss/drawOrder.ts
  var drawSteps = [
    { clause: "29.3.1", drawers: [1], partners: [3, 4], colour: "white" },
    { clause: "29.3.2", drawers: [4], partners: [2], colour: "black" },
    { clause: "29.3", drawers: [1], partners: [2], colour: "white" },
    { clause: "29.3", drawers: [4], partners: [3], colour: "black" },
    { clause: "29.3.3", drawers: [2], partners: [3], colour: "white" },
    { clause: "29.3.4", drawers: [2], partners: [2] },
    { clause: "29.3.4", drawers: [3], partners: [3] },
    { clause: "29.3", drawers: [1, 2, 3, 4], partners: [1, 2, 3, 4] }
  ];
  function floaterStep(subgroup) {
    return subgroup <= 2 ? { clause: "29.3.5", partners: [3, 4], colour: "white" } : { clause: "29.3.6", partners: [1, 2], colour: "black" };
  }

  // src/systems/drawnSwiss/subgroups.ts
  function subgroupOf(colours2, roundsBefore) {
    const last = colours2[colours2.length - 1];
    if (last === void 0) {
      return void 0;
    }
    return roundsBefore % 2 === 1 ? afterOddRound(colours2, last) : afterEvenRound(colours2, last);
  }
  function subgroupClause(colours2, roundsBefore) {
    var _a;
    if (colours2.length === 0) {
      return void 0;
    }
    if (roundsBefore % 2 === 0) {
      return "29.2.2";
    }
    return ((_a = twoRunning(colours2)) != null ? _a : moreOften(colours2)) ? "29.2.1" : "lastColour";
  }
  function afterOddRound(colours2, last) {
    var _a;
    if (twoRunning(colours2) !== void 0) {
      return last === "black" ? 1 : 4;
    }
    const more2 = (_a = moreOften(colours2)) != null ? _a : last;
    return more2 === "black" ? 2 : 3;
  }
  function afterEvenRound(colours2, last) {
    var _a;
    const outer3 = (_a = twoRunning(colours2)) != null ? _a : moreOften(colours2);
    if (outer3 !== void 0) {
      return outer3 === "black" ? 1 : 4;
    }
    return last === "black" ? 2 : 3;
  }
  function twoRunning(colours2) {
    const [before, last] = colours2.slice(-2);
    return last !== void 0 && before === last ? last : void 0;
  }
  function moreOften(colours2) {
    const difference = whiteSurplus(colours2);
    return difference === 0 ? void 0 : difference > 0 ? "white" : "black";
  }

  // src/systems/drawnSwiss/bounds.ts
  function isThirdRunning(colours2, next) {
    return twoRunning(colours2) === next;
  }
  function differenceLimit(games) {
    return games % 2 === 1 ? 1 : 2;
  }
  function differenceAfter(colours2, next) {
    return Math.abs(whiteSurplus([...colours2, next]));
  }
  function strainOf(colours2, next) {
    return {
      wide: Number(differenceAfter(colours2, next) > differenceLimit(colours2.length + 1)),
      third: Number(isThirdRunning(colours2, next))
    };
  }
  function addStrains(a, b) {
    return { wide: a.wide + b.wide, third: a.third + b.third };
  }
  function compareStrain(a, b) {
    return a.wide - b.wide || a.third - b.third;
  }
  function openColours(first2, second, thirdMayYield) {
    const asWhite = addStrains(first2.white, second.black);
    const asBlack = addStrains(first2.black, second.white);
    const whiteOpen = thirdMayYield || asWhite.third === 0;
    const blackOpen = thirdMayYield || asBlack.third === 0;
    if (whiteOpen && blackOpen) {
      const order = compareStrain(asWhite, asBlack);
      return order === 0 ? { first: both, strain: asWhite } : order < 0 ? { first: onlyWhite, strain: asWhite } : { first: onlyBlack, strain: asBlack };
    }
    return whiteOpen ? { first: onlyWhite, strain: asWhite } : { first: blackOpen ? onlyBlack : none, strain: asBlack };
  }
  var both = ["white", "black"];
  var onlyWhite = ["white"];
  var onlyBlack = ["black"];
  var none = [];

  // src/systems/drawnSwiss/colourGiven.ts
  function colourGiven(field2, call, drawn2, colour) {
    const { drawer, clause } = call;
    const { subgroup } = drawer;
    if (call.colour !== void 0 && clause !== "29.3") {
      return { by: "clause" };
    }
    if (field2.coloursOf(drawer, drawn2).length === 1) {
      return bound(drawer, drawn2, colour);
    }
    if (call.colour === void 0 && call.preferred === void 0) {
      return { by: "lot" };
    }
    return { by: subgroup === 1 || subgroup === 4 ? "outerSubgroup" : "leaning", subgroup };
  }
  function bound(drawer, drawn2, colour) {
    const other2 = otherColour(colour);
    const asksMore = (each3, has2) => compareStrain(each3.strains[has2], each3.strains[otherColour(has2)]) < 0;
    const [who, has] = asksMore(drawer, colour) ? [drawer, colour] : [drawn2, other2];
    const isThird = who.strains[otherColour(has)].third > who.strains[has].third;
    return { by: "bound", player: who.player.number, bound: isThird ? "third" : "wide" };
  }

  // src/systems/drawnSwiss/field.ts
  function fieldOf3(tournament, round, lots) {
    const history = historyOf(tournament);
    const players = playersToPair(tournament.players, round).sort((a, b) => a.number - b.number);
    const records = players.map((player) => history.get(player.number));
    const scores = [...new Set(records.map(finalScore))].sort((a, b) => b - a);
    const contestants = records.map((own, index) => {
      var _a;
      return {
        index,
        player: own.player,
        history: own,
        score: finalScore(own),
        group: scores.indexOf(finalScore(own)),
        subgroup: (_a = subgroupOf(own.colours, round - 1)) != null ? _a : subgroupByLot(round, lots),
        netFloats: netFloats(own, history),
        mayHaveBye: !hasWonWithoutPlay(own),
        strains: {
          white: strainOf(own.colours, "white"),
          black: strainOf(own.colours, "black")
        }
      };
    });
    return {
      round,
      rematchAllowed: isRematchAllowed(tournament, round),
      contestants,
      groupCount: scores.length,
      ...meetings(tournament, round, history, contestants, round === tournament.settings.rounds),
      drawnSubgroups: contestants.filter((each3) => round > 1 && each3.history.colours.length === 0)
    };
  }
  function withoutPermission(tournament, field2) {
    const { round, contestants } = field2;
    return { ...field2, ...meetings(tournament, round, historyOf(tournament), contestants, false) };
  }
  function subgroupByLot(round, lots) {
    return round === 1 ? 2 : drawOne(lots, [2, 3]);
  }
  function meetings(tournament, round, history, contestants, thirdMayYield) {
    const apart = keptApart(tournament, round, history);
    const allowed = rulesOfMeeting(tournament, round, apart, thirdMayYield);
    const table = contestants.map((a) => contestants.slice(0, a.index).map((b) => allowed(b, a)));
    const meeting = (a, b) => a.index > b.index ? table[a.index][b.index] : table[b.index][a.index];
    const coloursOf = (a, b) => {
      var _a, _b;
      const colours2 = (_b = (_a = meeting(a, b)) == null ? void 0 : _a.colours) != null ? _b : [];
      return a.index < b.index ? colours2 : colours2.map(otherColour);
    };
    return { meeting, coloursOf, neverTogether: apart.never };
  }
  function rulesOfMeeting({ settings }, round, apart, thirdMayYield) {
    const rematchAnnounced = isRematchAllowed({ settings }, round);
    return (a, b) => {
      const numbers = [a.player.number, b.player.number];
      const rematch = a.history.opponents.has(numbers[1]);
      if (rematch && !rematchAnnounced || apart.never(...numbers)) {
        return void 0;
      }
      const { first: first2, strain } = openColours(a.strains, b.strains, thirdMayYield && a.score === b.score);
      return first2.length === 0 ? void 0 : { colours: first2, strain, rematch, keptApart: apart.ifPossible(...numbers) };
    };
  }
  function barBetween({ rematchAllowed, neverTogether }, a, b) {
    if (a.history.opponents.has(b.player.number) && !rematchAllowed) {
      return "met";
    }
    return neverTogether(a.player.number, b.player.number) ? "apart" : "colours";
  }

  // src/systems/drawnSwiss/drawGroup.ts
  function drawGroup(draw2, group, floaters) {
    var _a;
    const own = draw2.field.contestants.filter((each3) => draw2.vertex.has(each3) && each3.group === group);
    const left = new Set(own);
    const open = draw2.floats && openPartners(draw2, [...floaters, ...own]);
    const passing = inFloaterOrder(draw2, floaters).filter((floater) => !drawForFloater(draw2, floater, left));
    for (const step of drawSteps) {
      drawByStep(draw2, step, left);
    }
    const leaving = [...passing, ...left];
    if (open !== void 0) {
      (_a = draw2.floats) == null ? void 0 : _a.push(...floatsDown(draw2, group, leaving, open));
    }
    return leaving;
  }
  function openPartners(draw2, players) {
    return new Map(
      players.map((each3) => [each3, players.filter((other2) => other2 !== each3 && canMeet(draw2, each3, other2))])
    );
  }
  function floatsDown({ field: field2 }, group, leaving, open) {
    const score = field2.contestants.find((each3) => each3.group === group).score;
    return leaving.map((each3) => ({
      player: each3.player.number,
      score,
      players: [...open.keys()].map(numberOf2),
      leaving: leaving.map(numberOf2),
      open: open.get(each3).map(numberOf2)
    }));
  }
  function numberOf2({ player }) {
    return player.number;
  }
  function inFloaterOrder(draw2, floaters) {
    return drawOrder(draw2.lots, floaters).sort((a, b) => b.score - a.score);
  }
  function drawForFloater(draw2, floater, left) {
    const { clause, partners, colour } = floaterStep(floater.subgroup);
    const named3 = [...left].filter((each3) => partners.includes(each3.subgroup));
    return drawPartner(draw2, { clause, drawer: floater, partners: named3, colour }, left) || drawPartner(draw2, { clause: "29.3", drawer: floater, partners: [...left], preferred: colour }, left);
  }
  function drawByStep(draw2, step, left) {
    const drawers = [...left].filter((each3) => step.drawers.includes(each3.subgroup));
    for (const drawer of drawOrder(draw2.lots, drawers)) {
      if (left.has(drawer)) {
        const partners = [...left].filter((each3) => step.partners.includes(each3.subgroup));
        drawPartner(draw2, { ...step, drawer, partners }, left);
      }
    }
  }
  function drawPartner(draw2, call, left) {
    const { drawer } = call;
    const among = call.partners.filter(
      (partner) => coloursOpen(draw2, call, partner).length > 0 && canMeet(draw2, drawer, partner)
    );
    if (among.length === 0) {
      return false;
    }
    const drawn2 = drawOne(draw2.lots, among);
    const colours2 = coloursOpen(draw2, call, drawn2);
    const colour = drawOne(draw2.lots, colours2);
    fixPair(draw2.completions, draw2.vertex.get(drawer), draw2.vertex.get(drawn2));
    left.delete(drawer);
    left.delete(drawn2);
    draw2.pairs.push(colour === "white" ? { white: drawer, black: drawn2 } : { white: drawn2, black: drawer });
    draw2.drawings.push({
      kind: "opponent",
      clause: call.clause,
      score: drawn2.score,
      drawer: drawer.player.number,
      among: among.map(numberOf2),
      passedOver: passedOver(draw2, call, among),
      drawn: drawn2.player.number,
      colour,
      colourGiven: colourGiven(draw2.field, call, drawn2, colour)
    });
    return true;
  }
  function passedOver(draw2, call, among) {
    const { drawer } = call;
    const others = call.partners.filter((each3) => each3 !== drawer && !among.includes(each3));
    const against = (each3) => draw2.field.meeting(drawer, each3) === void 0 ? barBetween(draw2.field, drawer, each3) : coloursOpen(draw2, call, each3).length === 0 ? "colours" : "void";
    const found = others.map((each3) => [against(each3), each3.player.number]);
    const those = (kind) => found.flatMap(([of, number]) => of === kind ? [number] : []);
    return { met: those("met"), apart: those("apart"), colours: those("colours"), void: those("void") };
  }
  function canMeet(draw2, a, b) {
    return canFix(draw2.completions, draw2.vertex.get(a), draw2.vertex.get(b));
  }
  function coloursOpen(draw2, call, partner) {
    var _a;
    const legal = draw2.field.coloursOf(call.drawer, partner);
    const wanted = (_a = call.colour) != null ? _a : legal.includes(call.preferred) ? call.preferred : void 0;
    return wanted === void 0 ? legal : legal.filter((colour) => colour === wanted);
  }

  // src/systems/drawnSwiss/firstRound.ts
  function pairFirstRound(draw2, players) {
    const left = [...players];
    for (let first2 = left.shift(); first2 !== void 0; first2 = left.shift()) {
      const own = draw2.vertex.get(first2);
      const place = left.findIndex((each3) => canFix(draw2.completions, own, draw2.vertex.get(each3)));
      const [second] = left.splice(place, 1);
      fixPair(draw2.completions, own, draw2.vertex.get(second));
      draw2.pairs.push({ white: first2, black: second });
    }
  }

  // src/systems/drawnSwiss/notes.ts
  function drawingNote(drawing) {
    switch (drawing.kind) {
      case "bye":
        return { code: "drewBye", values: { player: drawing.drawn, among: drawing.among.join(", ") } };
      case "subgroup":
        return { code: "drewSubgroup", values: { player: drawing.player, subgroup: drawing.drawn } };
      case "opponent":
        return {
          code: colourCodes[drawing.colourGiven.by],
          values: {
            clause: drawing.clause,
            player: drawing.drawer,
            opponent: drawing.drawn,
            among: drawing.among.join(", "),
            white: drawing.colour === "white" ? drawing.drawer : drawing.drawn,
            ...boundOf(drawing.colourGiven)
          }
        };
    }
  }
  var colourCodes = {
    clause: "drewOpponent",
    outerSubgroup: "drewOpponent",
    leaning: "drewOpponentLeaning",
    lot: "drewOpponentAndColour",
    bound: "drewOpponentBound"
  };
  function boundOf(given) {
    return given.by === "bound" ? { bound: given.player } : {};
  }
  function yieldNotes2(field2, { white, black }) {
    const sides = { white, black };
    const meeting = field2.meeting(white, black);
    const pair2 = { player: white.player.number, opponent: black.player.number };
    return [
      ...meeting.rematch ? [{ code: "rematchYielded", values: pair2 }] : [],
      ...meeting.keptApart ? [{ code: "keepApartYielded", values: pair2 }] : [],
      ...colourYields(sides, "white"),
      ...colourYields(sides, "black")
    ];
  }
  function colourYields(sides, colour) {
    const { player, history } = sides[colour];
    const who = { player: player.number, name: player.name };
    const difference = differenceAfter(history.colours, colour);
    const limit = differenceLimit(history.colours.length + 1);
    return [
      ...isThirdRunning(history.colours, colour) ? [{ code: "thirdColourYielded", values: who }] : [],
      ...difference > limit ? [{ code: "colourDifferenceYielded", values: { ...who, difference, limit } }] : []
    ];
  }

  // src/systems/drawnSwiss/lastRound.ts
  function conditionsOf(tournament, field2, floats) {
    const best = bestRound(field2, field2.contestants, floats);
    if (best === void 0) {
      return void 0;
    }
    const permitted = costOf(field2, field2.contestants, best);
    if (permitted.thirds === 0) {
      return { field: field2, best };
    }
    const strictField = withoutPermission(tournament, field2);
    const strict = bestRound(strictField, field2.contestants, floats);
    return strict === void 0 || staysTogether(permitted.floaters, costOf(strictField, field2.contestants, strict).floaters) ? { field: field2, best } : { field: strictField, best: strict };
  }
  function staysTogether(floaters, others) {
    const at = floaters.findIndex((each3, group) => each3 !== others[group]);
    return at >= 0 && floaters[at] < others[at];
  }

  // src/systems/drawnSwiss/refusal.ts
  function whyNotPairable(field2) {
    const at = (place) => field2.contestants[place];
    return noLegalPairing({
      round: field2.round,
      numbers: field2.contestants.map((each3) => each3.player.number),
      mayMeet: (a, b) => field2.meeting(at(a), at(b)) !== void 0,
      haveMet: (a, b) => barBetween(field2, at(a), at(b)) === "met",
      keptApart: (a, b) => field2.neverTogether(at(a).player.number, at(b).player.number),
      mayHaveBye: (a) => at(a).mayHaveBye
    });
  }

  // src/systems/drawnSwiss/pairDrawnSwiss.ts
  function pairDrawnSwiss(tournament, round) {
    return decideDrawnSwiss(tournament, round).result;
  }
  function decideDrawnSwiss(tournament, round, floats = "withoutFloats") {
    const lots = lotsFor(tournament.settings.drawSeed, `round ${round}`);
    const field2 = fieldOf3(tournament, round, lots);
    if (field2.contestants.length < 2) {
      return refused2({ code: "noPlayers", values: { round } });
    }
    const seated2 = seat(tournament, field2, lots);
    if (seated2 === void 0) {
      return refused2(whyNotPairable(field2));
    }
    const draw2 = startDraw(seated2, lots, floats === "withFloats" ? [] : void 0);
    if (round === 1) {
      pairFirstRound(draw2, seated2.players);
    } else {
      drawFromTheTop(draw2);
    }
    return finish2(tournament, draw2, seated2.bye);
  }
  function refused2(problem) {
    return { result: { ok: false, problems: [problem] }, drawings: [], floats: [] };
  }
  function seat(tournament, everybody, lots) {
    const { contestants } = everybody;
    const isOdd = contestants.length % 2 === 1;
    const conditions = conditionsOf(tournament, everybody, isOdd ? "anyFloats" : "avoidRepeated");
    if (conditions === void 0 || !isOdd) {
      return conditions && { ...conditions, players: contestants };
    }
    const { field: field2 } = conditions;
    const bye = drawBye(lots, contestants, conditions.best);
    const players = contestants.filter((each3) => each3 !== bye.drawn);
    const best = bestRound(field2, players, "avoidRepeated");
    return best && { field: field2, best, players, bye };
  }
  function startDraw({ field: field2, players, best }, lots, floats) {
    const vertex = new Map(players.map((each3, index) => [each3, index]));
    return { field: field2, lots, completions: completionsOf(best), vertex, pairs: [], drawings: [], floats };
  }
  function drawFromTheTop(draw2) {
    let floaters = [];
    for (let group = 0; group < draw2.field.groupCount; group += 1) {
      floaters = drawGroup(draw2, group, floaters);
    }
    if (floaters.length > 0) {
      throw new Error("Law 29.4.3: somebody was left without an opponent");
    }
  }
  function finish2(tournament, draw2, bye) {
    var _a;
    const { field: field2 } = draw2;
    const drawings = [...subgroupDrawings(field2), ...byeDrawing(bye), ...draw2.drawings];
    const pairs2 = [...draw2.pairs].sort((a, b) => inBoardOrder2(rankOf(a), rankOf(b)));
    const byes2 = [
      ...bye === void 0 ? [] : [{ player: bye.drawn.player.number, outcome: "pairingBye" }],
      ...grantedByes(tournament.players, field2.round)
    ];
    const pairing = {
      round: field2.round,
      boards: pairs2.map(({ white, black }, index) => ({
        board: index + 1,
        white: white.player.number,
        black: black.player.number
      })),
      byes: byes2,
      notes: [...pairs2.flatMap((pair2) => yieldNotes2(field2, pair2)), ...drawings.map(drawingNote)]
    };
    return { result: { ok: true, pairing }, drawings, floats: (_a = draw2.floats) != null ? _a : [], field: field2 };
  }
  function rankOf({ white, black }) {
    return {
      scores: [white.score, black.score],
      number: Math.min(white.player.number, black.player.number)
    };
  }
  function subgroupDrawings(field2) {
    return field2.drawnSubgroups.map((each3) => ({
      kind: "subgroup",
      player: each3.player.number,
      drawn: each3.subgroup
    }));
  }
  function byeDrawing(bye) {
    if (bye === void 0) {
      return [];
    }
    const numbers = (players) => players.map((each3) => each3.player.number);
    return [
      {
        kind: "bye",
        among: numbers(bye.among),
        drawn: bye.drawn.player.number,
        barred: numbers(bye.barred),
        void: numbers(bye.void)
      }
    ];
  }

  // src/systems/swiss/colourPreference.ts
  var strengths = ["none", "mild", "strong", "absolute"];
  function colourRecord(history) {
    const played = history.colours;
    const difference = played.reduce((sum3, colour) => sum3 + (colour === "white" ? 1 : -1), 0);
    const last = played[played.length - 1];
    if (last === void 0) {
      return { played, difference, strength: "none" };
    }
    const repeated = played.length > 1 && played[played.length - 2] === last ? last : void 0;
    const rarer = difference > 0 ? "black" : "white";
    const wide = Math.abs(difference) > 1;
    const preference2 = wide ? rarer : repeated === void 0 && difference !== 0 ? rarer : otherColour(last);
    return {
      played,
      difference,
      preference: preference2,
      strength: wide || repeated !== void 0 ? "absolute" : difference !== 0 ? "strong" : "mild",
      ...repeated === void 0 ? {} : { repeated }
    };
  }
  function wantTheSame(one, two) {
    return one.preference !== void 0 && one.preference === two.preference;
  }
  function isAbsolute(record) {
    return record.strength === "absolute";
  }
  function hasWideDifference(record) {
    return Math.abs(record.difference) > 1;
  }

  // src/systems/swiss/floats.ts
  function floatIn(history, round, scoreFor, lossPoints) {
    const entry2 = entryOf(history, round);
    if (entry2 === void 0) {
      return void 0;
    }
    if (!entry2.played || entry2.opponent === void 0) {
      return entry2.points > lossPoints ? "down" : void 0;
    }
    const own = scoreFor(history.player.number, round);
    const opponents = scoreFor(entry2.opponent, round);
    if (own === opponents) {
      return void 0;
    }
    return own > opponents ? "down" : "up";
  }
  function entryOf(history, round) {
    const entry2 = history.entries[round - 1];
    return (entry2 == null ? void 0 : entry2.round) === round ? entry2 : history.entries.find((each3) => each3.round === round);
  }

  // src/systems/swiss/pairingNumbers.ts
  function pairingNumbers(tournament, round, history) {
    const now = new Set(playersToPair(tournament.players, round).map((player) => player.number));
    const holders = inPairingOrder(tournament).filter(
      (player) => now.has(player.number) || hasBeenPaired(history.get(player.number))
    );
    return new Map(holders.map((player, index) => [player.number, index + 1]));
  }
  function hasBeenPaired(history) {
    var _a;
    return (_a = history == null ? void 0 : history.entries.some((entry2) => entry2.opponent !== void 0 || entry2.outcome === "pairingBye")) != null ? _a : false;
  }

  // src/systems/dutch/contender.ts
  function contendersOf(tournament, round, history) {
    const numbers = pairingNumbers(tournament, round, history);
    const virtual = virtualPoints(tournament);
    const { points } = tournament.settings;
    const scoreFor = (player, at) => {
      var _a, _b;
      return ((_b = (_a = history.get(player)) == null ? void 0 : _a.scoreBefore[at - 1]) != null ? _b : 0) + virtual(player, at);
    };
    return playersToPair(tournament.players, round).map((player) => {
      const own = history.get(player.number);
      return {
        number: player.number,
        pairingNumber: numbers.get(player.number),
        score: scoreFor(player.number, round),
        ownScore: finalScore(own),
        colour: colourRecord(own),
        floatBefore: floatIn(own, round - 1, scoreFor, points.loss),
        floatTwoBefore: floatIn(own, round - 2, scoreFor, points.loss),
        mayHaveBye: mayHaveBye(own, points.win),
        unplayedGames: round - 1 - own.colours.length,
        opponents: own.opponents
      };
    }).sort(byRank);
  }
  function byRank(one, two) {
    return two.score - one.score || one.pairingNumber - two.pairingNumber;
  }
  function mayHaveBye(history, win) {
    return history.entries.every(
      (entry2) => entry2.played || entry2.outcome !== "pairingBye" && entry2.points < win
    );
  }

  // src/systems/dutch/colourAllocation.ts
  function chooseColour(one, two, initial) {
    var _a, _b, _c;
    return (_c = (_b = (_a = grantBoth(one.colour, two.colour)) != null ? _a : grantStronger(one.colour, two.colour)) != null ? _b : alternate(one.colour, two.colour)) != null ? _c : grantHigherRanked(one, two, initial);
  }
  function grantBoth(one, two) {
    var _a;
    if (wantTheSame(one, two)) {
      return void 0;
    }
    const colour = (_a = one.preference) != null ? _a : two.preference === void 0 ? void 0 : otherColour(two.preference);
    return colour === void 0 ? void 0 : { colour, rule: "5.2.1" };
  }
  function grantStronger(one, two) {
    if (one.preference === void 0) {
      return void 0;
    }
    const stronger = isAbsolute(one) && isAbsolute(two) ? Math.abs(one.difference) - Math.abs(two.difference) : strengths.indexOf(one.strength) - strengths.indexOf(two.strength);
    if (stronger === 0) {
      return void 0;
    }
    return { colour: stronger > 0 ? one.preference : otherColour(one.preference), rule: "5.2.2" };
  }
  function alternate(one, two) {
    const games = Math.min(one.played.length, two.played.length);
    for (let back = 1; back <= games; back += 1) {
      const own = one.played[one.played.length - back];
      if (own !== two.played[two.played.length - back]) {
        return { colour: otherColour(own), rule: "5.2.3" };
      }
    }
    return void 0;
  }
  function grantHigherRanked(one, two, initial) {
    var _a;
    const oneIsHigher = byRank(one, two) < 0;
    const higher = oneIsHigher ? one : two;
    const byNumber2 = higher.pairingNumber % 2 === 1 ? initial : otherColour(initial);
    const granted = (_a = higher.colour.preference) != null ? _a : byNumber2;
    return {
      colour: oneIsHigher ? granted : otherColour(granted),
      rule: higher.colour.preference === void 0 ? "5.2.5" : "5.2.4"
    };
  }

  // src/systems/dutch/boardOrder.ts
  function boardsInOrder(pairs2, initial) {
    return pairs2.map(([one, two]) => ranksBefore(one, two) ? { higher: one, lower: two } : { higher: two, lower: one }).map(({ higher, lower }) => ({
      higher,
      lower,
      scores: [higher.ownScore, lower.ownScore],
      number: higher.pairingNumber
    })).sort(inBoardOrder2).map(({ higher, lower }, index) => {
      const higherIsWhite = chooseColour(higher, lower, initial).colour === "white";
      return {
        board: index + 1,
        white: (higherIsWhite ? higher : lower).number,
        black: (higherIsWhite ? lower : higher).number
      };
    });
  }
  function ranksBefore(one, two) {
    return one.ownScore === two.ownScore ? one.pairingNumber < two.pairingNumber : one.ownScore > two.ownScore;
  }

  // src/systems/dutch/bracketGraph.ts
  var inBracket = 0;
  var inNext = 1;
  var beyondNext = 2;
  function bracketGraph(layout, rungs) {
    const { mdps, residents, tier, exists } = layout;
    const costs = costsOf(layout, rungs);
    const size = layout.players.length;
    const weights = costs.map(() => new Float64Array(size * size));
    costs.forEach(({ pair: pair2, leave, pass, kind, kinds }, limb) => {
      const matrix = weights[limb];
      for (let one = 0; one < size; one += 1) {
        for (let two = one + 1; two < size; two += 1) {
          if (exists[one * size + two] !== 1) {
            continue;
          }
          const cost = tier[two] === inBracket ? pair2[kind[one] * kinds + kind[two]] : (tier[one] === inBracket ? leave[one] : 0) + (tier[two] === beyondNext && tier[one] !== beyondNext ? pass[one] : 0);
          matrix[one * size + two] = -cost;
          matrix[two * size + one] = -cost;
        }
      }
    });
    return { mdps, residents, tier, graph: { size, exists, weights } };
  }
  function floatersIn(bracket2, mate) {
    return Array.from({ length: bracket2.mdps + bracket2.residents }, (_, vertex) => vertex).filter(
      (vertex) => bracket2.tier[mate[vertex]] !== inBracket
    );
  }
  function costsOf(layout, rungs) {
    const { players, mdps, residents } = layout;
    const { kind, examples } = kindsOf(players.slice(0, mdps + residents));
    const kinds = examples.length;
    const tables2 = rungs.map((rung) => costTable(layout, rung, examples));
    const bounds = tables2.map(
      ({ pair: pair2, leave, pass }) => Math.max(
        pair2.some((cost) => cost > 0) ? Math.floor((mdps + residents) / 2) : 0,
        sumOfLargest(leave, layout.mostFloaters),
        pass.reduce((sum3, cost) => sum3 + cost, 0)
      )
    );
    const used = tables2.filter((_, index) => bounds[index] > 0);
    const digits = packDigits(bounds.filter((bound2) => bound2 > 0));
    const limbs = Math.max(1, digits.length === 0 ? 1 : digits[digits.length - 1].limb + 1);
    return Array.from({ length: limbs }, (_, limb) => {
      const total2 = (of, length) => {
        const sum3 = new Float64Array(length);
        used.forEach((table, index) => {
          const { limb: where, factor } = digits[index];
          if (where === limb) {
            table[of].forEach((cost, at) => sum3[at] = sum3[at] + cost * factor);
          }
        });
        return sum3;
      };
      return {
        kind,
        kinds,
        pair: total2("pair", kinds * kinds),
        leave: total2("leave", players.length),
        pass: total2("pass", players.length)
      };
    });
  }
  function costTable(layout, rung, examples) {
    const { players, tier } = layout;
    const kinds = examples.length;
    const table = {
      pair: new Float64Array(kinds * kinds),
      leave: new Float64Array(players.length),
      pass: new Float64Array(players.length)
    };
    const { pair: pair2, floater, floaterOfNext } = rung;
    if (pair2 !== void 0) {
      for (let one = 0; one < kinds; one += 1) {
        for (let two = 0; two < kinds; two += 1) {
          table.pair[one * kinds + two] = pair2(examples[one], examples[two]);
        }
      }
    }
    players.forEach((player, at) => {
      if (player !== void 0 && tier[at] === inBracket && floater !== void 0) {
        table.leave[at] = floater(player);
      }
      if (player !== void 0 && tier[at] !== beyondNext && floaterOfNext !== void 0) {
        table.pass[at] = floaterOfNext(player);
      }
    });
    return table;
  }
  function sumOfLargest(costs, count2) {
    if (count2 === 0) {
      return 0;
    }
    const ascending = costs.slice().sort();
    return ascending.slice(-count2).reduce((sum3, cost) => sum3 + cost, 0);
  }
  function kindsOf(players) {
    const known2 = /* @__PURE__ */ new Map();
    const examples = [];
    const kind = Int32Array.from(players, (player) => {
      var _a;
      const { colour, score, floatBefore, floatTwoBefore } = player;
      const key = [
        score,
        colour.preference,
        colour.strength,
        colour.difference,
        colour.repeated,
        floatBefore,
        floatTwoBefore
      ].join(" ");
      const found = (_a = known2.get(key)) != null ? _a : examples.push(player) - 1;
      known2.set(key, found);
      return found;
    });
    return { kind, examples };
  }

  // src/systems/dutch/bracket.ts
  function scoregroups(players) {
    const groups3 = [];
    players.forEach((player, at) => {
      if (at === 0 || player.score !== players[at - 1].score) {
        groups3.push([]);
      }
      groups3[groups3.length - 1].push(at);
    });
    return groups3;
  }
  function scoresOf(field2, bracket2, floaterHasBye) {
    const score = (at) => field2.players[at].score;
    return {
      residents: score(bracket2.residents[0]),
      mdps: [...new Set(bracket2.mdps.map(score))],
      floaterHasBye
    };
  }
  function byeIsHere(field2, { residents }) {
    return field2.byeScore !== void 0 && field2.byeScore >= field2.players[residents[0]].score;
  }
  function edgesAmong(field2, places2, mdps) {
    const size = places2.length;
    const exists = new Uint8Array(size * size);
    for (let from = 0; from < size; from += 1) {
      const row = places2[from] * field2.size;
      for (let to = from < mdps ? mdps : 0; to < size; to += 1) {
        exists[from * size + to] = field2.compatible[row + places2[to]];
      }
    }
    return exists;
  }
  function pairedBracket(bracket2, graph, mate) {
    const own = [...bracket2.mdps, ...bracket2.residents];
    return {
      pairs: own.flatMap((player, vertex) => {
        const other2 = mate[vertex];
        return other2 > vertex && graph.tier[other2] === inBracket ? [[player, own[other2]]] : [];
      }),
      downfloaters: floatersIn(graph, mate).map((vertex) => own[vertex])
    };
  }

  // src/matching/fixedPairs.ts
  function fixedPairs(neighbours, mates) {
    return { neighbours, mates: mates.slice(), fixed: new Uint8Array(mates.length) };
  }
  function fixFirst(state, vertex, wanted) {
    for (const other2 of state.neighbours[vertex]) {
      if (state.fixed[other2] === 0 && wanted(other2) && canMatch(state, vertex, other2)) {
        state.fixed[vertex] = 1;
        state.fixed[other2] = 1;
        return;
      }
    }
    throw new Error("fixFirst: the vertex has no wanted partner");
  }
  function canMatch({ neighbours, mates, fixed }, one, two) {
    const oneLeft = mates[one];
    const twoLeft = mates[two];
    if (oneLeft === two) {
      return true;
    }
    mates[one] = two;
    mates[two] = one;
    mates[oneLeft] = unmatched;
    mates[twoLeft] = unmatched;
    fixed[one] = 1;
    fixed[two] = 1;
    if (neighbours[oneLeft].includes(twoLeft)) {
      mates[oneLeft] = twoLeft;
      mates[twoLeft] = oneLeft;
      return true;
    }
    if (augmentFrom(neighbours, mates, oneLeft, fixed)) {
      return true;
    }
    fixed[one] = 0;
    fixed[two] = 0;
    mates[one] = oneLeft;
    mates[oneLeft] = one;
    mates[two] = twoLeft;
    mates[twoLeft] = two;
    return false;
  }
  function without3(state, vertex, refused5) {
    const { mates, neighbours, fixed } = state;
    const before = neighbours.slice();
    const partner = mates[vertex];
    giveUp(state, vertex, refused5);
    if (!refused5(partner)) {
      return;
    }
    mates[vertex] = unmatched;
    mates[partner] = unmatched;
    if (augmentFrom(neighbours, mates, vertex, fixed)) {
      return;
    }
    mates[vertex] = partner;
    mates[partner] = vertex;
    before.forEach((list, at) => neighbours[at] = list);
    giveUp(state, vertex, (other2) => !refused5(other2));
  }
  function giveUp({ neighbours }, vertex, refused5) {
    const list = neighbours[vertex];
    neighbours[vertex] = list.filter((other2) => !refused5(other2));
    for (const other2 of list.filter(refused5)) {
      neighbours[other2] = neighbours[other2].filter((each3) => each3 !== vertex);
    }
  }

  // src/matching/weightedGraph.ts
  function tightNeighbours(graph, duals) {
    const { size, exists, weights } = graph;
    return Array.from({ length: size }, (_, one) => {
      const list = [];
      for (let two = 0; two < size; two += 1) {
        const at = one * size + two;
        if (exists[at] === 1 && duals.every((dual, limb) => dual[one] + dual[two] === weights[limb][at])) {
          list.push(two);
        }
      }
      return list;
    });
  }

  // src/systems/dutch/candidateByWeights.ts
  function candidateByWeights(bracket2, first2) {
    const withMdps = bracket2.mdps === 0 ? { graph: bracket2.graph, mate: first2 } : pairMdps(bracket2, first2);
    const remainder = remainderOf(bracket2, withMdps.mate);
    const pairs2 = remainder.filter((vertex) => remainder.includes(withMdps.mate[vertex])).length / 2;
    if (pairs2 === 0) {
      return withMdps.mate;
    }
    const { uppers } = chooseUppers(withMdps.graph, remainder, pairs2);
    return pairRemainder(withMdps.graph, remainder, uppers);
  }
  function remainderOf(bracket2, mate) {
    const found = [];
    for (let vertex = bracket2.mdps; vertex < bracket2.mdps + bracket2.residents; vertex += 1) {
      if (mate[vertex] >= bracket2.mdps) {
        found.push(vertex);
      }
    }
    return found;
  }
  function pairMdps(bracket2, first2) {
    const { mdps, residents, tier, graph } = bracket2;
    const everybody = mdps + residents;
    const list = Array.from({ length: mdps }, (_, mdp) => mdp);
    const someFloat = list.some((mdp) => tier[first2[mdp]] !== inBracket);
    const stays = (mdp) => ({
      bound: 1,
      each: (put2) => {
        for (let other2 = everybody; other2 < graph.size; other2 += 1) {
          put2(mdp, other2, 1);
        }
      }
    });
    const opponent = (mdp) => ({
      bound: residents,
      each: (put2) => {
        for (let other2 = mdps; other2 < everybody; other2 += 1) {
          put2(mdp, other2, other2 - mdps);
        }
      }
    });
    const mate = solved(withOrder(graph, [...someFloat ? list.map(stays) : [], ...list.map(opponent)]));
    const kept = restricted(graph, (one, two) => {
      if (one >= mdps) {
        return two >= everybody || mate[two] >= mdps;
      }
      return tier[mate[one]] === inBracket ? mate[one] === two : tier[two] !== inBracket;
    });
    return { graph: kept, mate };
  }
  function chooseUppers(graph, remainder, pairs2) {
    const count2 = remainder.length;
    const eachPair = (put2) => {
      for (let upper = 0; upper < count2; upper += 1) {
        for (let lower = upper + 1; lower < count2; lower += 1) {
          put2(remainder[upper], remainder[lower], upper);
        }
      }
    };
    const digit = (bound2, cost) => ({
      bound: bound2,
      each: (put2) => eachPair((one, two, upper) => put2(one, two, cost(upper)))
    });
    const fewest = [digit(pairs2, (upper) => upper >= pairs2 ? 1 : 0), digit(pairs2 * count2, (upper) => upper)];
    const inside = new Set(remainder);
    const uppersOf = (mates2) => remainder.filter((vertex) => mates2[vertex] > vertex && inside.has(mates2[vertex]));
    const first2 = solved(withOrder(graph, fewest));
    const exchanges = uppersOf(first2).filter((vertex) => vertex > remainder[pairs2 - 1]).length;
    if (exchanges === 0) {
      return { uppers: new Set(uppersOf(first2)), mates: first2 };
    }
    const leavers = remainder.slice(0, pairs2).map((_, at) => digit(1, (upper) => upper === pairs2 - 1 - at ? 1 : 0));
    const comers = remainder.slice(pairs2).map((_, at) => digit(1, (upper) => upper === pairs2 + at ? -1 : 0));
    const mates = solved(withOrder(graph, [...fewest, ...leavers, ...comers]));
    return { uppers: new Set(uppersOf(mates)), mates };
  }
  function pairRemainder(graph, remainder, uppers) {
    const inside = new Set(remainder);
    const kept = restricted(
      graph,
      (one, two) => inside.has(one) && inside.has(two) ? uppers.has(one) && !uppers.has(two) : !uppers.has(one)
    );
    const digits = [...uppers].map((upper) => ({
      bound: remainder.length,
      each: (put2) => remainder.forEach((lower, at) => {
        if (lower > upper) {
          put2(upper, lower, at);
        }
      })
    }));
    return solved(withOrder(kept, digits));
  }
  function solved(graph) {
    const matching = heaviestPerfectMatching(graph);
    if (matching === void 0) {
      throw new Error("candidateByWeights: a bracket that could be paired cannot be paired any more");
    }
    return matching.mate;
  }

  // src/systems/dutch/candidateByTightEdges.ts
  function candidateByTightEdges(bracket2, matching) {
    const state = fixedPairs(tightNeighbours(bracket2.graph, matching.duals), matching.mate);
    chooseMdps(bracket2, state);
    pairMdps2(bracket2, state);
    const remainder = remainderOf(bracket2, state.mates);
    const inside = new Set(remainder);
    const pairs2 = remainder.filter((vertex) => inside.has(state.mates[vertex])).length / 2;
    if (pairs2 > 0) {
      pairRemainder2(state, remainder, pairs2);
    }
    return state.mates;
  }
  function chooseMdps({ mdps, tier }, state) {
    const list = Array.from({ length: mdps }, (_, mdp) => mdp);
    if (list.every((mdp) => tier[state.mates[mdp]] === inBracket)) {
      return;
    }
    for (const mdp of list) {
      without3(state, mdp, (other2) => tier[other2] !== inBracket);
    }
  }
  function pairMdps2({ mdps, tier }, state) {
    for (let mdp = 0; mdp < mdps; mdp += 1) {
      if (tier[state.mates[mdp]] === inBracket) {
        fixFirst(state, mdp, (other2) => tier[other2] === inBracket);
      }
    }
  }
  function pairRemainder2(state, remainder, pairs2) {
    var _a;
    const original = new Set(remainder.slice(0, pairs2));
    const plain2 = splitInHalves(state, new Set(remainder), original, state.mates);
    const uppers = plain2 === void 0 ? exchangedUppers(state, remainder, pairs2) : void 0;
    const split2 = plain2 != null ? plain2 : splitInHalves(state, new Set(remainder), uppers.uppers, uppers.mates);
    if (split2 === void 0) {
      throw new Error("candidateByTightEdges: the exchange cannot be paired");
    }
    for (const upper of (_a = uppers == null ? void 0 : uppers.uppers) != null ? _a : original) {
      fixFirst(split2, upper, () => true);
    }
    state.mates.set(split2.mates);
  }
  var lowerHalf = 1;
  var upperHalf = 2;
  function splitInHalves(state, inside, uppers, start) {
    const role = new Uint8Array(start.length);
    inside.forEach((vertex) => role[vertex] = uppers.has(vertex) ? upperHalf : lowerHalf);
    const allowed = (one, two) => {
      const [first2, second] = one < two ? [role[one], role[two]] : [role[two], role[one]];
      return first2 === upperHalf ? second === lowerHalf : second !== upperHalf && (first2 === 0 || second === 0);
    };
    const neighbours = state.neighbours.map(
      (list, one) => state.fixed[one] === 1 ? [] : list.filter((two) => state.fixed[two] === 0 && allowed(one, two))
    );
    const kept = start.map((two, one) => state.fixed[one] === 1 || allowed(one, two) ? two : -1);
    const mates = maximumMatching(neighbours, kept, state.fixed);
    return 2 * pairCount(mates) === mates.length ? { neighbours, mates, fixed: state.fixed.slice() } : void 0;
  }
  function exchangedUppers(state, remainder, pairs2) {
    return chooseUppers(graphOf2(state), remainder, pairs2);
  }
  function graphOf2(state) {
    const size = state.mates.length;
    const exists = new Uint8Array(size * size);
    state.neighbours.forEach((list, one) => {
      for (const two of state.fixed[one] === 1 ? [state.mates[one]] : list) {
        if (state.fixed[one] === state.fixed[two]) {
          exists[one * size + two] = 1;
        }
      }
    });
    return { size, exists, weights: [] };
  }

  // src/systems/dutch/candidate.ts
  function firstCandidate(bracket2, matching) {
    return matching.hasOddSets ? candidateByWeights(bracket2, matching.mate) : candidateByTightEdges(bracket2, matching);
  }

  // src/systems/dutch/completion.ts
  function canAllBePaired(field2, places2) {
    if (places2.length % 2 === 1) {
      return false;
    }
    const mates = pairedQuickly(field2, places2);
    const open = places2.map((_, at) => at).filter((at) => mates[at] === unmatched);
    return open.length === 0 || 2 * pairCount(maximumMatching(listsOf(field2, places2), mates)) === places2.length;
  }
  function pairedQuickly(field2, places2) {
    const { compatible, size } = field2;
    const count2 = places2.length;
    const mates = new Int32Array(count2).fill(unmatched);
    const join = (one, two) => {
      mates[one] = two;
      mates[two] = one;
    };
    const open = [];
    let firstFree = 0;
    for (let one = count2 - 1; one >= 0; one -= 1) {
      if (mates[one] !== unmatched) {
        continue;
      }
      const row = places2[one] * size;
      while (firstFree < one && mates[firstFree] !== unmatched) {
        firstFree += 1;
      }
      let two = one - 1;
      while (two >= firstFree && (mates[two] !== unmatched || compatible[row + places2[two]] !== 1)) {
        two -= 1;
      }
      if (two >= firstFree) {
        join(one, two);
      } else {
        open.push(one);
      }
    }
    for (let at = 0; at + 1 < open.length; at += 2) {
      mend(field2, places2, mates, open[at], open[at + 1]);
    }
    return mates;
  }
  function mend({ compatible, size }, places2, mates, one, two) {
    const rowOne = places2[one] * size;
    const rowTwo = places2[two] * size;
    for (let third = 0; third < places2.length; third += 1) {
      const fourth = mates[third];
      if (fourth !== unmatched && compatible[rowOne + places2[third]] === 1 && compatible[rowTwo + places2[fourth]] === 1) {
        mates[one] = third;
        mates[third] = one;
        mates[two] = fourth;
        mates[fourth] = two;
        return;
      }
    }
  }
  function listsOf({ compatible, size }, places2) {
    return neighbourLists(places2.length, (a, b) => compatible[places2[a] * size + places2[b]] === 1);
  }
  function downfloatersFitBest(lower, downfloaters) {
    const { field: field2, next, below } = lower;
    const together = [...downfloaters, ...next];
    if (next.length === 0 || downfloaters.length === 0) {
      return canAllBePaired(field2, [...together, ...below]);
    }
    if (downfloaters.length > next.length) {
      return false;
    }
    if (together.length % 2 === 0) {
      return canAllBePaired(field2, together) && canAllBePaired(field2, below);
    }
    return oneCanLeave(lower, downfloaters);
  }
  function oneCanLeave({ field: field2, next, below }, downfloaters) {
    for (let at = next.length - 1; at >= 0 && at >= next.length - 3; at -= 1) {
      const rest = next.filter((_, index) => index !== at);
      if (canAllBePaired(field2, [next[at], ...below]) && canAllBePaired(field2, [...downfloaters, ...rest])) {
        return true;
      }
    }
    const above = canBeLeftOver(field2, [...downfloaters, ...next]).slice();
    const leavers = above.filter((place) => !downfloaters.includes(place));
    const takers = canBeLeftOver(field2, below);
    return leavers.some((one) => takers.some((two) => field2.compatible[one * field2.size + two] === 1));
  }
  function canBeLeftOver(field2, places2) {
    const lists = listsOf(field2, places2);
    const mates = maximumMatching(lists, pairedQuickly(field2, places2));
    const open = places2.map((_, at) => at).filter((at) => mates[at] === unmatched);
    return open.length === 1 ? leftOutInstead(lists, mates, open[0]).map((at) => places2[at]) : [];
  }

  // src/systems/dutch/colourCriteria.ts
  function offendsC10({ colour: one }, { colour: two }) {
    return hasWideDifference(one) && hasWideDifference(two) && wantTheSame(one, two) ? 1 : 0;
  }
  function offendsC11({ colour: one }, { colour: two }) {
    if (!isAbsolute(one) || !isAbsolute(two) || !wantTheSame(one, two)) {
      return 0;
    }
    const [wider, narrower] = Math.abs(one.difference) > Math.abs(two.difference) ? [one, two] : [two, one];
    return Math.abs(wider.difference) === Math.abs(narrower.difference) ? bothRepeat(one, two) : repeatsOnYielding(narrower);
  }
  function bothRepeat(one, two) {
    return one.repeated !== void 0 && one.repeated === two.repeated ? 1 : 0;
  }
  function repeatsOnYielding(yielding) {
    return yielding.repeated !== void 0 && yielding.repeated !== yielding.preference ? 1 : 0;
  }
  function offendsC12({ colour: one }, { colour: two }) {
    return wantTheSame(one, two) ? 1 : 0;
  }
  function offendsC13({ colour: one }, { colour: two }) {
    return wantTheSame(one, two) && isFirm(one) && isFirm(two) && !(isAbsolute(one) && isAbsolute(two)) ? 1 : 0;
  }
  function isFirm(record) {
    return record.strength === "strong" || record.strength === "absolute";
  }

  // src/systems/dutch/floatCriteria.ts
  function repeatsDownfloat(downfloater, residentScore, when) {
    return downfloater.score === residentScore && had(downfloater, when, "down") ? 1 : 0;
  }
  function repeatsUpfloat(higher, lower, when) {
    return higher.score > lower.score && had(lower, when, "up") ? 1 : 0;
  }
  function floatsOn(limbo, score, when) {
    return limbo.score === score && had(limbo, when, "down") ? 1 : 0;
  }
  function repeatsUpfloatFrom(higher, lower, score, when) {
    return higher.score === score ? repeatsUpfloat(higher, lower, when) : 0;
  }
  function had(player, when, float) {
    return player[when] === float;
  }

  // src/systems/dutch/criteria.ts
  function qualityCriteria(bracket2) {
    return [
      ...downfloaterRungs(bracket2),
      { code: "C10", pair: offendsC10 },
      { code: "C11", pair: offendsC11 },
      { code: "C12", pair: offendsC12 },
      { code: "C13", pair: offendsC13 },
      { code: "C14", floater: (player) => repeatsDownfloat(player, bracket2.residents, "floatBefore") },
      { code: "C15", pair: (higher, lower) => repeatsUpfloat(higher, lower, "floatBefore") },
      { code: "C16", floater: (player) => repeatsDownfloat(player, bracket2.residents, "floatTwoBefore") },
      { code: "C17", pair: (higher, lower) => repeatsUpfloat(higher, lower, "floatTwoBefore") },
      ...perScore(bracket2, "C18", "C19", "floatBefore"),
      ...perScore(bracket2, "C20", "C21", "floatTwoBefore")
    ];
  }
  function downfloaterRungs({ residents, mdps, floaterHasBye }) {
    return [
      // 2.4.1 [C6]: as few downfloaters as possible.
      { code: "C6", floater: () => 1 },
      // 2.4.2 [C7]: their scores, highest first, as low as possible.
      ...mdps.map((score) => ({ code: "C7", floater: (player) => player.score === score ? 1 : 0 })),
      // 2.4.3 [C8]: the same two in the following bracket.
      { code: "C8", floaterOfNext: () => 1 },
      ...[...mdps, residents].map((score) => ({
        code: "C8",
        floaterOfNext: (player) => player.score === score ? 1 : 0
      })),
      // 2.4.4 [C9]: the unplayed games of whoever gets the bye.
      ...floaterHasBye ? [{ code: "C9", floater: (player) => player.unplayedGames }] : []
    ];
  }
  function perScore({ mdps }, down, up, when) {
    return [
      ...mdps.map((score) => ({ code: down, floater: (player) => floatsOn(player, score, when) })),
      ...mdps.map((score) => ({
        code: up,
        pair: (higher, lower) => repeatsUpfloatFrom(higher, lower, score, when)
      }))
    ];
  }

  // src/systems/dutch/nextBracket.ts
  function pairWithNext(field2, bracket2, alone) {
    const places2 = [...bracket2.mdps, ...bracket2.residents, ...bracket2.next];
    const own = places2.length - bracket2.next.length;
    const exits = alone.length + 2 + (places2.length % 2 === alone.length % 2 ? 0 : 1);
    const size = places2.length + exits;
    const graph = bracketGraph(
      {
        mdps: bracket2.mdps.length,
        residents: bracket2.residents.length,
        players: Array.from({ length: size }, (_, at) => {
          var _a;
          return field2.players[(_a = places2[at]) != null ? _a : -1];
        }),
        tier: Uint8Array.from(
          { length: size },
          (_, at) => at < own ? inBracket : at < places2.length ? inNext : beyondNext
        ),
        exists: edgesWithExits(field2, bracket2, places2, size),
        mostFloaters: own
      },
      qualityCriteria(scoresOf(field2, bracket2, false))
    );
    const matching = heaviestPerfectMatching(graph.graph);
    if (matching === void 0) {
      return void 0;
    }
    const mate = firstCandidate(graph, matching);
    const paired = pairedBracket(bracket2, graph, mate);
    const leaving = places2.filter((_, vertex) => mate[vertex] >= places2.length);
    return sameScores(field2, paired.downfloaters, alone) && canAllBePaired(field2, [...leaving, ...bracket2.below]) ? paired : void 0;
  }
  function edgesWithExits(field2, bracket2, places2, size) {
    var _a;
    const count2 = places2.length;
    const edges = edgesAmong(field2, places2, bracket2.mdps.length);
    const exists = new Uint8Array(size * size);
    for (let one = 0; one < size; one += 1) {
      if (one < count2) {
        exists.set(edges.subarray(one * count2, (one + 1) * count2), one * size);
      }
      const row = ((_a = places2[one]) != null ? _a : 0) * field2.size;
      const leaves = one >= count2 || bracket2.below.some((place) => field2.compatible[row + place] === 1);
      for (let exit = count2; leaves && exit < size; exit += 1) {
        if (exit !== one) {
          exists[one * size + exit] = 1;
          exists[exit * size + one] = 1;
        }
      }
    }
    return exists;
  }
  function sameScores(field2, one, two) {
    const scores = (list) => list.map((place) => field2.players[place].score).join(" ");
    return scores(one) === scores(two);
  }

  // src/systems/dutch/ownBracket.ts
  function pairByItself(field2, bracket2) {
    const own = [...bracket2.mdps, ...bracket2.residents];
    const edges = edgesAmong(field2, own, bracket2.mdps.length);
    const most = pairCount(
      maximumMatching(neighbourLists(own.length, (a, b) => edges[a * own.length + b] === 1))
    );
    const floaters = own.length - 2 * most;
    const byeHere = floaters === 1 && byeIsHere(field2, bracket2);
    const tried = byeHere ? attempt(field2, bracket2, floaters, true) : attempt(field2, bracket2, floaters, false);
    if (tried === void 0 || fits2(field2, bracket2, tried, byeHere)) {
      return tried;
    }
    if (byeHere) {
      return void 0;
    }
    if (floaters !== 1) {
      return pairWithNext(field2, bracket2, tried.downfloaters);
    }
    const good = new Set(
      own.filter((place) => downfloatersFitBest({ field: field2, next: bracket2.next, below: bracket2.below }, [place]))
    );
    const again = attempt(field2, bracket2, floaters, false, good);
    return again !== void 0 && good.has(again.downfloaters[0]) ? again : void 0;
  }
  function fits2(field2, bracket2, paired, byeHere) {
    const { next, below } = bracket2;
    const left = byeHere ? below.filter((place) => place < field2.players.length) : below;
    return downfloatersFitBest({ field: field2, next, below: left }, byeHere ? [] : paired.downfloaters);
  }
  function attempt(field2, bracket2, floaters, byeHere, fitBelow) {
    const graph = ownGraph(field2, bracket2, floaters, byeHere, fitBelow);
    const matching = heaviestPerfectMatching(graph.graph);
    return matching === void 0 ? void 0 : pairedBracket(bracket2, graph, firstCandidate(graph, matching));
  }
  function ownGraph(field2, bracket2, floaters, byeHere, fitBelow) {
    const own = [...bracket2.mdps, ...bracket2.residents];
    const size = own.length + floaters;
    const edges = edgesAmong(field2, own, bracket2.mdps.length);
    const exists = new Uint8Array(size * size);
    own.forEach((place, one) => {
      exists.set(edges.subarray(one * own.length, (one + 1) * own.length), one * size);
      const mayFloat = byeHere ? field2.compatible[place * field2.size + field2.players.length] : 1;
      for (let two = own.length; two < size; two += 1) {
        exists[one * size + two] = mayFloat;
        exists[two * size + one] = mayFloat;
      }
    });
    const tier = Uint8Array.from(
      { length: size },
      (_, at) => at < own.length ? inBracket : byeHere ? beyondNext : inNext
    );
    const places2 = Array.from({ length: size }, (_, at) => {
      var _a;
      return field2.players[(_a = own[at]) != null ? _a : -1];
    });
    const numbers = fitBelow === void 0 ? void 0 : new Set([...fitBelow].map((at) => field2.players[at]));
    const rungs = qualityCriteria(scoresOf(field2, bracket2, byeHere)).flatMap((rung) => {
      if (rung.code !== "C8" || numbers === void 0) {
        return [rung];
      }
      return [{ code: "C8", floater: (player) => numbers.has(player) ? 0 : 1 }];
    });
    return bracketGraph(
      {
        mdps: bracket2.mdps.length,
        residents: bracket2.residents.length,
        players: places2,
        tier,
        exists,
        mostFloaters: floaters
      },
      rungs
    );
  }

  // src/systems/dutch/wholeField.ts
  function pairWithWholeField(field2, bracket2) {
    const plain2 = wholeFieldGraph(field2, bracket2, false);
    const best = solve(plain2);
    if (!byeIsHere(field2, bracket2) || floatersIn(plain2, best.mate).length !== 1) {
      return pairedBracket(bracket2, plain2, firstCandidate(plain2, best));
    }
    const graph = wholeFieldGraph(field2, bracket2, true);
    return pairedBracket(bracket2, graph, firstCandidate(graph, solve(graph)));
  }
  function wholeFieldGraph(field2, bracket2, floaterHasBye) {
    return bracketGraph(
      wholeFieldLayout(field2, bracket2),
      qualityCriteria(scoresOf(field2, bracket2, floaterHasBye))
    );
  }
  function wholeFieldLayout(field2, { mdps, residents, next, below }) {
    const own = mdps.length + residents.length;
    const places2 = [...mdps, ...residents, ...next, ...below];
    return {
      mdps: mdps.length,
      residents: residents.length,
      players: places2.map((place) => field2.players[place]),
      tier: Uint8Array.from(
        places2,
        (_, at) => at < own ? inBracket : at < own + next.length ? inNext : beyondNext
      ),
      exists: edgesAmong(field2, places2, mdps.length),
      mostFloaters: own
    };
  }
  function solve(bracket2) {
    const matching = heaviestPerfectMatching(bracket2.graph);
    if (matching === void 0) {
      throw new Error("pairWithWholeField: the rest of the field cannot be completed");
    }
    return matching;
  }

  // src/systems/dutch/pairField.ts
  function pairField(field2, onBracket) {
    const groups3 = scoregroups(field2.players);
    const bye = field2.size > field2.players.length ? [field2.players.length] : [];
    const pairs2 = [];
    let mdps = [];
    groups3.forEach((residents, at) => {
      var _a, _b;
      const below = [...groups3.slice(at + 2).flat(), ...bye];
      const bracket2 = { mdps, residents, next: (_a = groups3[at + 1]) != null ? _a : [], below };
      const paired = (_b = pairByItself(field2, bracket2)) != null ? _b : pairWithWholeField(field2, bracket2);
      onBracket == null ? void 0 : onBracket(bracket2, paired);
      pairs2.push(...paired.pairs);
      mdps = paired.downfloaters;
    });
    return { pairs: pairs2, bye: mdps[0] };
  }

  // src/systems/dutch/absoluteCriteria.ts
  function barredColour(player, limit) {
    if (!isAbsolute(player.colour) || isTopscorer(player, limit)) {
      return 0;
    }
    return player.colour.preference === "white" ? 1 : -1;
  }
  function coloursAllow(one, two) {
    return one === 0 || one !== two;
  }
  function isTopscorer(player, limit) {
    return player.score > limit;
  }
  function topscorersAbove({ rounds: rounds2, points }, round) {
    return rounds2 !== void 0 && round >= rounds2 ? (round - 1) * Math.max(points.win, points.draw) / 2 : Infinity;
  }

  // src/systems/dutch/field.ts
  var allRules = { rematches: "never", colours: true, apart: "all" };
  function fieldOf4(tournament, round, rules = allRules) {
    const history = historyOf(tournament);
    const players = contendersOf(tournament, round, history);
    const { keepApart } = tournament.settings;
    const size = players.length + players.length % 2;
    const field2 = { players, size, compatible: new Uint8Array(size * size) };
    allowByColours(field2, rules.colours, topscorersAbove(tournament.settings, round));
    const lifted = rules.rematches === "unlessAnnounced" && isRematchAllowed(tournament, round);
    if (rules.rematches !== "ignored" && !lifted) {
      forbidRematches(field2);
    }
    if (keepApart.length > 0 && rules.apart !== "ignored") {
      const apart = keptApart(tournament, round, history);
      forbid(field2, (a, b) => apart.never(a, b) || rules.apart === "all" && apart.ifPossible(a, b));
    }
    return field2;
  }
  function allowByColours(field2, colours2, limit) {
    const { players, size, compatible } = field2;
    const barred = players.map((player) => colours2 ? barredColour(player, limit) : 0);
    for (let a = 0; a < players.length; a += 1) {
      for (let b = a + 1; b < players.length; b += 1) {
        if (coloursAllow(barred[a], barred[b])) {
          compatible[a * size + b] = 1;
          compatible[b * size + a] = 1;
        }
      }
    }
  }
  function forbidRematches({ players, size, compatible }) {
    const places2 = new Map(players.map((player, at) => [player.number, at]));
    players.forEach((player, a) => {
      for (const opponent of player.opponents) {
        const b = places2.get(opponent);
        if (b !== void 0) {
          compatible[a * size + b] = 0;
          compatible[b * size + a] = 0;
        }
      }
    });
  }
  function forbid({ players, size, compatible }, apart) {
    players.forEach((one, a) => {
      players.forEach((two, b) => {
        if (b > a && apart(one.number, two.number)) {
          compatible[a * size + b] = 0;
          compatible[b * size + a] = 0;
        }
      });
    });
  }

  // src/systems/dutch/roundOutlook.ts
  function completableField(field2) {
    const { players, size } = field2;
    const everybody = Array.from({ length: size }, (_, at) => at);
    if (players.length === size) {
      return canAllBePaired(field2, everybody) ? field2 : void 0;
    }
    const scores = [...new Set(players.map((player) => player.score))].reverse();
    for (const score of scores) {
      const candidate = withBye2(field2, score);
      if (canAllBePaired(candidate, everybody)) {
        return candidate;
      }
    }
    return void 0;
  }
  function withBye2(field2, byeScore) {
    const { players, size } = field2;
    const bye = players.length;
    const compatible = field2.compatible.slice();
    players.forEach((player, at) => {
      const eligible = player.mayHaveBye && player.score === byeScore ? 1 : 0;
      compatible[at * size + bye] = eligible;
      compatible[bye * size + at] = eligible;
    });
    return { ...field2, compatible, byeScore };
  }
  function fieldToPair2(tournament, round) {
    const strict = completableField(fieldOf4(tournament, round));
    const wishes = tournament.settings.keepApart.some((rule) => !rule.strict);
    return strict != null ? strict : wishes || isRematchAllowed(tournament, round) ? yieldingField(tournament, round) : void 0;
  }
  var mustRules = { ...allRules, rematches: "unlessAnnounced", apart: "must" };
  function yieldingField(tournament, round) {
    const gently = fieldOf4(tournament, round);
    const must = fieldOf4(tournament, round, mustRules);
    const yields2 = yieldsOf2(must, gently);
    return yields2 && completableField({ ...gently, compatible: allowing(gently, yields2) });
  }
  function allowing({ size, compatible }, yields2) {
    return compatible.map((open, at) => open === 1 || yields2(Math.floor(at / size), at % size) ? 1 : 0);
  }
  function yieldsOf2(must, gently) {
    const { players, size } = must;
    const completable = completableField(must);
    if (completable === void 0) {
      return void 0;
    }
    const isBye = (place) => place === players.length;
    const natural = new Set(
      pairField(completable).pairs.map(([a, b]) => Math.min(a, b) * size + Math.max(a, b))
    );
    const rematch = (a, b) => !isBye(b) && players[a].opponents.has(players[b].number);
    return pairsThatYield({
      size,
      mayMeet: (a, b) => isBye(b) ? players[a].mayHaveBye : must.compatible[a * size + b] === 1,
      rematch,
      keptApart: (a, b) => !isBye(b) && gently.compatible[a * size + b] === 0 && !rematch(a, b),
      natural: (a, b) => natural.has(a * size + b),
      difference: (a, b) => isBye(b) ? 0 : Math.abs(players[a].score - players[b].score)
    });
  }
  function whyNotPairable2(tournament, round) {
    const { players, size, compatible } = fieldOf4(tournament, round, mustRules);
    const apart = keptApart(tournament, round, historyOf(tournament));
    const rematchAllowed = isRematchAllowed(tournament, round);
    return noLegalPairing({
      round,
      numbers: players.map(({ number }) => number),
      mayMeet: (a, b) => compatible[a * size + b] === 1,
      haveMet: (a, b) => !rematchAllowed && players[a].opponents.has(players[b].number),
      keptApart: (a, b) => apart.never(players[a].number, players[b].number),
      mayHaveBye: (a) => players[a].mayHaveBye
    });
  }

  // src/systems/dutch/pairDutch.ts
  function pairDutch(tournament, round) {
    const field2 = fieldToPair2(tournament, round);
    return field2 === void 0 ? { ok: false, problems: [whyNotPairable2(tournament, round)] } : { ok: true, pairing: pairingOf2(tournament, round, field2) };
  }
  function pairingOf2(tournament, round, field2) {
    const { pairs: pairs2, bye } = pairField(field2);
    const players = pairs2.map(([one, two]) => [field2.players[one], field2.players[two]]);
    const boards = boardsInOrder(players, firstColourOf(tournament));
    return {
      round,
      boards,
      byes: [
        ...bye === void 0 ? [] : [{ player: field2.players[bye].number, outcome: "pairingBye" }],
        ...grantedByes(tournament.players, round)
      ],
      notes: yields(tournament, round, boards)
    };
  }
  function yields(tournament, round, boards) {
    if (tournament.settings.keepApart.every((rule) => rule.strict) && !isRematchAllowed(tournament, round)) {
      return [];
    }
    const history = historyOf(tournament);
    const { ifPossible } = keptApart(tournament, round, history);
    return boards.flatMap(({ white, black }) => {
      var _a;
      const values = { player: white, opponent: black };
      return [
        ...((_a = history.get(white)) == null ? void 0 : _a.opponents.has(black)) === true ? [{ code: "rematchYielded", values }] : [],
        ...ifPossible(white, black) ? [{ code: "keepApartYielded", values }] : []
      ];
    });
  }

  // src/systems/knockout/matchGames.ts
  function stepGames(match, board, context) {
    var _a, _b;
    const { due: due2 } = match;
    const players = bothOf(match);
    const place = { board, match: match.match };
    if (due2.step === "lot") {
      const winner = winnerByLot(match, context.drawSeed);
      const loser = winner === players.upper ? players.lower : players.upper;
      const row = {
        ...place,
        game: due2.from,
        white: winner,
        black: loser,
        outcome: "whiteWinsByForfeit"
      };
      const name = (_b = (_a = context.players.get(winner)) == null ? void 0 : _a.name) != null ? _b : "";
      return {
        boards: [row],
        notes: [{ code: "winnerByLot", values: { match: match.match, number: winner, name } }]
      };
    }
    const first2 = coloursOfFirst(match, due2, context.drawSeed);
    const boards = Array.from({ length: due2.to - due2.from + 1 }, (_, index) => ({
      ...place,
      game: due2.from + index,
      ...index % 2 === 0 ? first2 : { white: first2.black, black: first2.white }
    }));
    return { boards, notes: stepNotes(match, due2, first2) };
  }
  function winnerByLot(match, drawSeed) {
    const both2 = inOrder2(bothOf(match));
    return drawOne(lotsFor(drawSeed, `tie ${both2.join("-")}`), both2);
  }
  function coloursOfFirst(match, due2, drawSeed) {
    const players = bothOf(match);
    const last = match.games[match.games.length - 1];
    const onlyGame = due2.from === due2.to && last === void 0;
    if (due2.step === "deciding" || onlyGame) {
      const both2 = inOrder2(players);
      const white = drawOne(lotsFor(drawSeed, `colour ${both2.join("-")}`), both2);
      return { white, black: white === players.upper ? players.lower : players.upper };
    }
    return last === void 0 ? { white: players.upper, black: players.lower } : { white: last.black, black: last.white };
  }
  function stepNotes(match, due2, first2) {
    const values = { match: match.match, white: first2.white, black: first2.black };
    switch (due2.step) {
      case "regular":
      case "lot":
        return [];
      case "twoMore":
        return [{ code: "twoMoreGames", values }];
      case "deciding":
        return [{ code: "colourByLot", values }];
    }
  }
  function bothOf(match) {
    if (!isPlayer(match.upper) || !isPlayer(match.lower)) {
      throw new Error("bothOf: a match without two players has no games");
    }
    return { upper: match.upper.player, lower: match.lower.player };
  }
  function inOrder2({ upper, lower }) {
    return upper < lower ? [upper, lower] : [lower, upper];
  }

  // src/systems/knockout/pairKnockout.ts
  function pairKnockout(tournament, round) {
    const bracket2 = bracketOf(tournament);
    const problems = [...bracket2.problems, ...undecided(bracket2, round)];
    if (problems.length > 0) {
      return { ok: false, problems };
    }
    const context = contextOf3(tournament);
    const matches = matchesOf(bracket2, round);
    const boards = matches.filter(isDue);
    const exempt = matches.filter((match) => match.state === "exempt" && match !== bracket2.thirdPlace);
    if (boards.length + exempt.length === 0) {
      return { ok: false, problems: [{ code: "bracketPlayedOut", values: { rounds: bracket2.rounds.length } }] };
    }
    const steps = boards.map((match, index) => stepGames(match, index + 1, context));
    return {
      ok: true,
      pairing: {
        round,
        boards: steps.flatMap((step) => step.boards),
        byes: exempt.flatMap((match) => exemptBye(match, context)),
        notes: [
          ...bracket2.notes,
          ...adjourned(tournament, round - 1),
          ...outsiders(tournament, bracket2),
          ...boards.flatMap((match) => matchNotes(match, tournament, context)),
          ...steps.flatMap((step) => step.notes)
        ]
      }
    };
  }
  function continueKnockout(tournament) {
    const round = tournament.rounds.length;
    const last = tournament.rounds[round - 1];
    if (last === void 0) {
      return void 0;
    }
    const bracket2 = bracketOf(tournament);
    if (bracket2.problems.length > 0) {
      return { ok: false, problems: bracket2.problems };
    }
    const context = contextOf3(tournament);
    const level = matchesOf(bracket2, round).filter(isDue);
    const free = Math.max(0, ...last.games.map((game) => game.board)) + 1;
    const steps = level.map(
      (match) => {
        var _a, _b;
        return stepGames(match, (_b = (_a = match.games[0]) == null ? void 0 : _a.board) != null ? _b : free + level.indexOf(match), context);
      }
    );
    return level.length === 0 ? void 0 : {
      ok: true,
      pairing: {
        round,
        boards: steps.flatMap((step) => step.boards),
        byes: [],
        notes: [...adjourned(tournament, round), ...steps.flatMap((step) => step.notes)]
      }
    };
  }
  function matchesOf(bracket2, round) {
    var _a, _b;
    const matches = (_b = (_a = bracket2.rounds[round - 1]) == null ? void 0 : _a.matches) != null ? _b : [];
    const third = round === bracket2.rounds.length ? bracket2.thirdPlace : void 0;
    return third === void 0 ? [...matches] : [...matches, third];
  }
  function contextOf3(tournament) {
    return { drawSeed: tournament.settings.drawSeed, players: playersByNumber(tournament) };
  }
  function isDue(match) {
    return match.due !== void 0;
  }
  function undecided(bracket2, round) {
    return bracket2.rounds.slice(0, round - 1).flatMap((each3) => each3.matches).filter((match) => isDue(match) || match.state === "playing").map((match) => {
      const [white = 0, black = 0] = playersIn(match);
      return { code: "matchUndecided", values: { match: match.match, round: match.round, white, black } };
    });
  }
  function exemptBye(match, context) {
    var _a;
    const player = match.winner === void 0 ? void 0 : context.players.get(match.winner);
    return player === void 0 ? [] : [
      {
        player: player.number,
        outcome: (_a = requestedBye(player, match.round)) != null ? _a : "fullBye",
        match: match.match
      }
    ];
  }
  function adjourned(tournament, round) {
    var _a, _b;
    const games = (_b = (_a = tournament.rounds[round - 1]) == null ? void 0 : _a.games) != null ? _b : [];
    return games.filter((game) => game.outcome === "unfinished").map((game) => ({ code: "adjournedInMatch", values: { board: game.board, round } }));
  }
  function outsiders(tournament, bracket2) {
    const inside = new Set(bracket2.rounds.flatMap((round) => round.matches).flatMap(playersIn));
    return tournament.players.filter((player) => !inside.has(player.number) && entersBracket(player)).map(({ number, name }) => ({ code: "notInBracket", values: { number, name } }));
  }
  function matchNotes(match, tournament, context) {
    const [white, black] = playersIn(match).map((number) => context.players.get(number));
    return [...absent(white, match), ...absent(black, match), ...clubMates(white, black, match, tournament)];
  }
  function absent(player, { round, match }) {
    const here = player === void 0 || isInEvent(player, round) && requestedBye(player, round) === void 0;
    return here ? [] : [{ code: "absentFromBracket", values: { number: player.number, name: player.name, round, match } }];
  }
  function clubMates(white, black, match, { settings }) {
    const club = white == null ? void 0 : white.club;
    const asked = settings.clubMatesApart && match.round === 1;
    return asked && white !== void 0 && black !== void 0 && club !== void 0 && club === black.club ? [{ code: "clubMatesMeet", values: { white: white.number, black: black.number, club, round: 1 } }] : [];
  }

  // src/systems/roundRobin/berger.ts
  function tableSize(players) {
    return players + players % 2;
  }
  function roundsOfCycle(players) {
    return tableSize(players) - 1;
  }
  function bergerRound(a, b, players) {
    const last = tableSize(players);
    const rounds2 = roundsOfCycle(players);
    const sum3 = (a === last ? b : a) + (b === last ? a : b) - 1;
    return sum3 > rounds2 ? sum3 - rounds2 : sum3;
  }
  function bergerWhite(a, b, players) {
    const last = tableSize(players);
    const [smaller, larger] = a < b ? [a, b] : [b, a];
    if (larger === last) {
      return smaller <= last / 2 ? smaller : last;
    }
    return (a + b) % 2 === 1 ? smaller : larger;
  }
  function bergerBoards(players, round) {
    const last = tableSize(players);
    const rounds2 = roundsOfCycle(players);
    const pivot = round % 2 === 1 ? (round + 1) / 2 : (round + 1 + rounds2) / 2;
    const onCircle = (number) => (number - 1 + rounds2) % rounds2 + 1;
    return Array.from({ length: last / 2 }, (_, step) => {
      const [a, b] = step === 0 ? [pivot, last] : [onCircle(pivot + step), onCircle(pivot - step)];
      const white = bergerWhite(a, b, players);
      return { round, board: step + 1, white, black: white === a ? b : a };
    });
  }
  function bergerTable(players) {
    return Array.from(
      { length: roundsOfCycle(players) },
      (_, index) => bergerBoards(players, index + 1)
    ).flat();
  }

  // src/systems/roundRobin/schedule.ts
  function roundsOf(plan) {
    return plan.cycles * roundsOfCycle(plan.players);
  }
  function scheduledBoards(plan, round) {
    const perCycle = roundsOfCycle(plan.players);
    const cycle = Math.ceil(round / perCycle);
    const inCycle = round - (cycle - 1) * perCycle;
    const swapped2 = plan.swapLastRounds && cycle < plan.cycles && perCycle > 1;
    const tableRound = swapped2 && inCycle >= perCycle - 1 ? 2 * perCycle - 1 - inCycle : inCycle;
    return bergerBoards(plan.players, tableRound).map(
      ({ board, white, black }) => cycle % 2 === 1 ? { round, board, white, black } : { round, board, white: black, black: white }
    );
  }

  // src/systems/roundRobin/pairRoundRobin.ts
  var mostInTable = 200;
  function pairRoundRobin(tournament, round) {
    const numbers = tableNumbers(tournament);
    const plan = {
      players: numbers.length,
      cycles: tournament.settings.cycles,
      swapLastRounds: tournament.settings.swapLastRounds
    };
    const problems = refusals(tournament, plan, round);
    if (problems.length > 0) {
      return { ok: false, problems };
    }
    const players = playersByNumber(tournament);
    const seats = scheduledBoards(plan, round).map((game) => seatsOf(game, numbers, players));
    const boards = seats.filter(isGame);
    return {
      ok: true,
      pairing: {
        round,
        boards: boards.map((seat2) => boardOf2(seat2, boards.indexOf(seat2) + 1, round)),
        byes: seats.flatMap((seat2) => freePlayer(seat2, round)),
        notes: boards.flatMap((seat2) => absences(seat2, boards.indexOf(seat2) + 1, round))
      }
    };
  }
  function refusals(tournament, plan, round) {
    const { players } = plan;
    if (players < 2) {
      return [{ code: "noPlayers" }];
    }
    if (players > mostInTable) {
      return [{ code: "tableTooLarge", values: { players, most: mostInTable } }];
    }
    const added = addedToTable(tournament);
    if (added.length > 0) {
      return [{ code: "addedToTable", values: { numbers: added.join(", ") } }];
    }
    const rounds2 = roundsOf(plan);
    return round > rounds2 ? [{ code: "tablePlayedOut", values: { rounds: rounds2 } }] : [];
  }
  function seatsOf(game, numbers, players) {
    const seated2 = (berger) => {
      const number = numbers[berger - 1];
      return number === void 0 ? void 0 : players.get(number);
    };
    return { white: seated2(game.white), black: seated2(game.black) };
  }
  function isGame(seat2) {
    return seat2.white !== void 0 && seat2.black !== void 0;
  }
  function hasLeft(player, round) {
    return player.leftAfter !== void 0 && round > player.leftAfter;
  }
  function boardOf2({ white, black }, board, round) {
    const slot = { board, white: white.number, black: black.number };
    const outcome = forfeitOf(hasLeft(white, round), hasLeft(black, round));
    return outcome === void 0 ? slot : { ...slot, outcome };
  }
  function forfeitOf(whiteLeft, blackLeft) {
    if (whiteLeft) {
      return blackLeft ? "bothForfeit" : "blackWinsByForfeit";
    }
    return blackLeft ? "whiteWinsByForfeit" : void 0;
  }
  function freePlayer(seat2, round) {
    var _a, _b;
    const free = isGame(seat2) ? void 0 : (_a = seat2.white) != null ? _a : seat2.black;
    return free === void 0 || hasLeft(free, round) ? [] : [{ player: free.number, outcome: (_b = requestedBye(free, round)) != null ? _b : "zeroBye" }];
  }
  function absences({ white, black }, board, round) {
    return [white, black].flatMap((player) => {
      const values = { number: player.number, name: player.name, round, board };
      if (hasLeft(player, round)) {
        return [{ code: "leftTableForfeits", values }];
      }
      const here = isInEvent(player, round) && requestedBye(player, round) === void 0;
      return here ? [] : [{ code: "absentFromTable", values }];
    });
  }

  // src/systems/teamMatch/saidOf.ts
  var numberKeys = ["player", "opponent", "white", "black", "number", "better", "bound"];
  var listKeys = ["among", "numbers", "expected", "list", "byes", "met"];
  function saidOf(said, nameOf2) {
    var _a;
    const values = Object.entries((_a = said.values) != null ? _a : {}).map(([key, value]) => {
      if (numberKeys.includes(key)) {
        return [key, nameOf2(Number(value))];
      }
      const isList = listKeys.includes(key);
      return [key, isList ? String(value).replace(/\d+/g, (digits) => String(nameOf2(Number(digits)))) : value];
    });
    return said.values === void 0 ? said : { ...said, values: Object.fromEntries(values) };
  }

  // src/systems/teamMatch/boardGroups.ts
  function pairBoardGroups(tournament, round, boards, warnings, pairUnits) {
    const results = groupsOf(tournament, boards, round).map((group) => ({
      group,
      result: pairUnits(group.tournament, round)
    }));
    const refused5 = results.flatMap(
      ({ group, result }) => result.ok ? [] : result.problems.map((problem) => ofGroup(problem, group))
    );
    const problems = refused5.filter(({ code }) => !saysFinished.includes(code));
    if (problems.length > 0 || results.every(({ result }) => !result.ok)) {
      return { ok: false, problems: problems.length > 0 ? problems : refused5.slice(0, 1) };
    }
    const pairings = results.flatMap(
      ({ group, result }) => result.ok ? [{ group, pairing: withoutTeamMates(result.pairing, group) }] : []
    );
    return { ok: true, pairing: joined(round, warnings, numbered2(pairings)) };
  }
  var saysFinished = ["tablePlayedOut", "bracketPlayedOut"];
  function numbered2(groups3) {
    let used = 0;
    return groups3.map(({ group, pairing }) => {
      const own = seated(pairing, group, used);
      used += pairing.boards.reduce((most, { board }) => Math.max(most, board), 0);
      return own;
    });
  }
  function continueBoardGroups(tournament, boards, continueUnits) {
    const round = tournament.rounds.length;
    const groups3 = groupsOf(tournament, boards, round);
    const results = groups3.map((group) => ({ group, result: continueUnits(group.tournament) }));
    const problems = results.flatMap(
      ({ group, result }) => (result == null ? void 0 : result.ok) === false ? result.problems.map((problem) => ofGroup(problem, group)) : []
    );
    if (problems.length > 0) {
      return { ok: false, problems };
    }
    const pairings = results.flatMap(
      ({ group, result }) => (result == null ? void 0 : result.ok) === true ? [seated(result.pairing, group, 0)] : []
    );
    return pairings.length === 0 ? void 0 : { ok: true, pairing: joined(round, [], pairings) };
  }
  function groupsOf(tournament, boards, round) {
    return Array.from({ length: boards }, (_, index) => boardGroup(tournament, index + 1, round)).filter(
      ({ tournament: own }) => own.players.length > 1
    );
  }
  function withoutTeamMates(pairing, { tournament }) {
    const players = playersByNumber(tournament);
    const areMates = ({ white, black }) => players.get(white).team === players.get(black).team;
    const mates = pairing.boards.filter(areMates);
    if (tournament.settings.system !== "round-robin") {
      return pairing;
    }
    const boards = pairing.boards.filter((board) => !areMates(board));
    const free = mates.flatMap(({ white, black }) => [white, black]);
    return {
      ...pairing,
      boards: boards.map((board, index) => ({ ...board, board: index + 1 })),
      byes: [...pairing.byes, ...free.map((player) => ({ player, outcome: "zeroBye" }))],
      notes: [
        ...pairing.notes,
        ...mates.map(({ white, black }) => ({ code: "teamMatesFree", values: { white, black } }))
      ]
    };
  }
  function seated(pairing, group, used) {
    const { occupantOf, matchInRound } = group;
    const inRound = (row) => row.match === void 0 ? row : { ...row, match: matchInRound(row.match) };
    return {
      ...pairing,
      boards: pairing.boards.map((board) => ({
        ...inRound(board),
        board: board.board + used,
        white: occupantOf(board.white),
        black: occupantOf(board.black)
      })),
      byes: pairing.byes.map((bye) => ({ ...inRound(bye), player: occupantOf(bye.player) })),
      notes: pairing.notes.map((note2) => ofGroup(note2, group))
    };
  }
  function ofGroup(said, { occupantOf, board, matchInRound }) {
    var _a;
    const own = saidOf(said, (number) => occupantOf(number));
    const { round, match } = (_a = own.values) != null ? _a : {};
    const values = {
      ...own.values,
      ...round === void 0 ? {} : { round: `${round} (B${board})` },
      ...match === void 0 ? {} : { match: matchInRound(Number(match)) }
    };
    return own.values === void 0 ? own : { ...own, values };
  }
  function joined(round, warnings, pairings) {
    return {
      round,
      boards: pairings.flatMap((each3) => each3.boards),
      byes: pairings.flatMap((each3) => each3.byes),
      notes: [...warnings, ...pairings.flatMap((each3) => each3.notes)]
    };
  }

  // src/systems/teamMatch/continueTeams.ts
  function continueTeams(tournament, continueUnits) {
    const { settings, rounds: rounds2 } = tournament;
    const boards = boardCount(teamsOf(tournament), settings);
    if (settings.system !== "knockout") {
      return void 0;
    }
    if (settings.teamForm === "boardGroups") {
      return continueBoardGroups(tournament, boards, continueUnits);
    }
    const last = rounds2[rounds2.length - 1];
    const matches = last === void 0 ? [] : teamRoundOf(tournament, last, "asDraw").matches;
    const level = matches.filter((match) => isLevel2(match));
    const lineUps = lineUpsOf(tournament, rounds2.length);
    const steps = level.map((match) => nextStep(match, tournament, boards, lineUps));
    return steps.length === 0 ? void 0 : {
      ok: true,
      pairing: {
        round: rounds2.length,
        boards: steps.flatMap((step) => step.boards),
        byes: steps.flatMap((step) => step.byes),
        notes: steps.map((step) => step.note)
      }
    };
  }
  function isLevel2(match) {
    const { white, black } = match.points;
    const nobodyCame = !match.played && white.total + black.total === 0;
    return match.complete && !nobodyCame && matchWinner(match) === void 0;
  }
  function nextStep(match, { settings }, boards, lineUps) {
    const leg = gamesOfLeg(settings, boards);
    const own = {
      white: lineUps.get(match.teams.white.number),
      black: lineUps.get(match.teams.black.number)
    };
    const names = { match: match.match, white: match.teams.white.name, black: match.teams.black.name };
    if (settings.secondLeg && match.games.every((game) => {
      var _a;
      return ((_a = game.game) != null ? _a : 1) <= leg;
    })) {
      const second = secondLegOf(settings, boards);
      return {
        ...boardsOfMatch({ match: match.match, lineUps: own }, second),
        note: { code: "teamSecondLeg", values: names }
      };
    }
    const winner = winnerByLot2(match, settings.drawSeed);
    return {
      boards: [lotRow(match, winner, own, 2 * leg + 1)],
      byes: [],
      note: {
        code: "teamWinnerByLot",
        values: { match: match.match, team: match.teams[winner].name, letter: match.teams[winner].letter }
      }
    };
  }
  function winnerByLot2({ teams }, drawSeed) {
    const sides = ["white", "black"];
    const inOrder4 = sides.sort((a, b) => teams[a].number - teams[b].number);
    const purpose = `tie ${inOrder4.map((side) => teams[side].letter).join("-")}`;
    return drawOne(lotsFor(drawSeed, purpose), inOrder4);
  }
  function lotRow({ match, games }, winner, lineUps, game) {
    const board = lineUps.white.findIndex(
      (player, index) => player !== void 0 && lineUps.black[index] !== void 0
    );
    const [white, black] = [lineUps.white[board], lineUps.black[board]];
    const [first2] = games;
    const seats = { white: white != null ? white : first2.white, black: black != null ? black : first2.black };
    return {
      match,
      board: Math.max(board, 0) + 1,
      game,
      ...seats,
      outcome: winner === "white" ? "whiteWinsByForfeit" : "blackWinsByForfeit"
    };
  }

  // src/systems/teamMatch/teamNotes.ts
  function saidOfTeams(said) {
    return said.map((each3) => saidOf(each3, teamLetter)).map((each3) => each3.code === "leftTableForfeits" ? { ...each3, code: "teamLeftForfeits" } : each3);
  }
  var mostInTeamTable = 16;
  function lawWarnings(tournament, teams, boards) {
    var _a;
    const { settings } = tournament;
    const games = (_a = settings.gamesPerMatch) != null ? _a : 1;
    const simultaneous = settings.teamForm === "simultaneous";
    return [
      ...teams.flatMap((team) => sizeWarning(team)),
      ...teams.flatMap((team) => strengthWarning(tournament, team)),
      ...withoutTeam(tournament),
      ...settings.teamForm === "scheveningen" && boards > mostInScheveningen ? [{ code: "scheveningenLarge", values: { boards, most: mostInScheveningen } }] : [],
      ...simultaneous && games > mostGamesInMatch ? [{ code: "manyGamesInMatch", values: { games, most: mostGamesInMatch } }] : [],
      ...simultaneous && games > 1 && games <= mostGamesInMatch && games % 2 === 1 ? [{ code: "oddGamesInMatch", values: { games } }] : [],
      ...simultaneous && teams.length === 2 && games === 1 && boards >= boardsForOneGame && boards % 2 === 1 ? [{ code: "oddBoardsOneGame", values: { boards } }] : [],
      ...settings.system === "round-robin" && teamsMeet(settings) && teams.length > mostInTeamTable ? [{ code: "teamTableLarge", values: { teams: teams.length, most: mostInTeamTable } }] : [],
      ...simultaneous && teams.length === 2 && games === 1 && boards < boardsForOneGame ? [{ code: "oneGameFewBoards", values: { boards, least: boardsForOneGame } }] : []
    ];
  }
  function sizeWarning({ name, official, reserves }) {
    const outside = official.length < 3 || official.length > 6 || reserves.length < 1 || reserves.length > 3;
    return outside ? [
      {
        code: "teamSizeOutside",
        values: { team: name, official: official.length, reserves: reserves.length }
      }
    ] : [];
  }
  function strengthWarning({ settings }, { name, official }) {
    return official.slice(1).flatMap(({ board, player }, index) => {
      const above = official[index].player;
      return above.rating !== void 0 && compareStrengthBeforeLot(settings, player, above) < 0 ? [
        {
          code: "boardsNotByStrength",
          values: { team: name, board, number: player.number, above: above.number }
        }
      ] : [];
    });
  }
  function withoutTeam({ players }) {
    return players.filter((player) => {
      var _a;
      return ((_a = player.team) != null ? _a : "").trim() === "";
    }).map(({ number, name }) => ({ code: "teamMissing", values: { number, name } }));
  }
  function lineUpNotes(team, lineUp, round) {
    const members = membersOf(team);
    return lineUp.flatMap((number, index) => {
      const board = index + 1;
      const player = members.find((each3) => each3.number === number);
      if (player === void 0) {
        return [{ code: "teamBoardEmpty", values: { team: team.name, board, round } }];
      }
      const values = { team: team.name, board, round, number: player.number, name: player.name };
      return canPlay(player, round) ? [] : [{ code: "teamPlayerAbsent", values }];
    });
  }

  // src/systems/teamMatch/teamProblems.ts
  function teamProblems(tournament, boards) {
    const teams = teamsOf(tournament);
    const { matchOrder, teamForm } = tournament.settings;
    return [
      ...teams.length < 2 ? [{ code: "teamsTooFew", values: { teams: teams.length } }] : [],
      ...unclearBoards(tournament),
      ...teamForm === "boardGroups" ? [] : teams.flatMap((team) => [...withoutBoards(team), ...boardsTwice2(team)]),
      ...teamForm === "scheveningen" && matchOrder !== void 0 ? matchOrderProblems(matchOrder, boards) : []
    ];
  }
  function unclearBoards({ players }) {
    return players.filter((player) => parseBoard(player.board).kind === "unclear").map(({ number, name, board }) => ({
      code: "teamBoardUnclear",
      found: board,
      values: { number, name }
    }));
  }
  function boardsTwice2(team) {
    const boards = [...new Set(team.official.map(({ board }) => board))];
    return boards.flatMap((board) => {
      const numbers = team.official.filter((each3) => each3.board === board).map(({ player }) => player.number);
      return numbers.length === 1 ? [] : [{ code: "teamBoardTwice", values: { team: team.name, board, numbers: numbers.join(", ") } }];
    });
  }
  function withoutBoards({ name, official }) {
    return official.length > 0 ? [] : [{ code: "teamWithoutBoards", values: { team: name } }];
  }

  // src/systems/teamMatch/pairTeams.ts
  function pairTeams(tournament, round, pairUnits) {
    const teams = teamsOf(tournament);
    const boards = boardCount(teams, tournament.settings);
    const problems = [...teamProblems(tournament, boards), ...lineUpProblems(tournament, round)];
    if (problems.length > 0) {
      return { ok: false, problems };
    }
    const warnings = round === 1 ? lawWarnings(tournament, teams, boards) : [];
    if (tournament.settings.teamForm === "boardGroups") {
      return pairBoardGroups(tournament, round, boards, warnings, pairUnits);
    }
    const result = pairUnits(teamsAsPlayers(tournament), round);
    if (!result.ok) {
      return { ok: false, problems: saidOfTeams(result.problems) };
    }
    const { pairing } = result;
    const lineUps = lineUpsOf(tournament, round);
    const order = matchGamesOf(tournament.settings, boards);
    const matches = pairing.boards.map((board) => seatedMatch(board, lineUps, order));
    const free = pairing.byes.flatMap((bye) => freeBoards(bye, tournament, order, lineUps));
    const open = pairing.boards.filter(({ outcome }) => outcome === void 0);
    const playing = new Set(open.flatMap(({ white, black }) => [white, black]));
    return {
      ok: true,
      pairing: {
        round,
        boards: matches.flatMap((match) => match.boards),
        byes: [...matches.flatMap((match) => match.byes), ...free],
        notes: [
          ...warnings,
          ...saidOfTeams(pairing.notes),
          ...playingTeams(teams, playing).flatMap(
            (team) => lineUpNotes(team, lineUps.get(team.number), round)
          )
        ]
      }
    };
  }
  function playingTeams(teams, playing) {
    return teams.filter((team) => playing.has(team.number));
  }
  function seatedMatch(board, lineUps, order) {
    var _a;
    const { white, black, outcome } = board;
    return boardsOfMatch(
      {
        match: (_a = board.match) != null ? _a : board.board,
        lineUps: { white: lineUps.get(white), black: lineUps.get(black) },
        outcome
      },
      order
    );
  }
  function freeBoards({ player: team, outcome, match }, { settings }, order, lineUps) {
    const games = settings.system !== "knockout" && outcome !== "zeroBye" ? sessionsOf(order) : 1;
    return Array.from({ length: games }, (_, index) => index + 1).flatMap(
      (game) => lineUps.get(team).flatMap(
        (player, index) => player === void 0 ? [] : [{ player, outcome, ...match === void 0 ? {} : { match }, board: index + 1, game }]
      )
    );
  }

  // src/systems/pair.ts
  var rooms = {
    adjusted: pairAdjustedSwiss,
    drawn: pairDrawnSwiss,
    dutch: pairDutch,
    "round-robin": pairRoundRobin,
    knockout: pairKnockout
  };
  function pairRound(tournament, round) {
    const { systemOfReport: systemOfReport2 } = tournament.settings;
    if (systemOfReport2 !== void 0) {
      return { ok: false, problems: [{ code: "systemNotPaired", found: systemOfReport2.slice(4) }] };
    }
    return tournament.settings.teamForm === void 0 ? rooms[tournament.settings.system](tournament, round) : pairTeams(tournament, round, pairRound);
  }
  function continueRound(tournament) {
    if (tournament.settings.teamForm !== void 0) {
      return continueTeams(tournament, continueRound);
    }
    return tournament.settings.system === "knockout" ? continueKnockout(tournament) : void 0;
  }

  // src/commands/finalStage.ts
  function qualifiedOf(parts, count2, language) {
    const groups3 = parts.map((part) => {
      var _a;
      const rows = partStandings(part.tournament, language).rows.filter(
        ({ player, place }) => place !== void 0 && player.leftAfter === void 0
      );
      const last = rows[count2 - 1];
      const next = rows[count2];
      const shared = last !== void 0 && next !== void 0 && last.place === next.place;
      const notes = shared ? [
        {
          code: "finalPlaceShared",
          values: { first: last.player.number, second: next.player.number, place: (_a = last.place) != null ? _a : "" }
        }
      ] : [];
      return { through: rows.slice(0, count2).map(({ player }) => player.number), notes };
    });
    const early = parts.filter(({ tournament }) => !isOver(tournament));
    return {
      seeds: crossSeeds(groups3.map(({ through }) => through)),
      notes: [
        ...groups3.flatMap(({ notes }) => notes),
        ...early.map((part) => ({
          code: "finalEarly",
          values: { round: roundLabel(part.tournament.rounds.length, part) }
        }))
      ]
    };
  }
  function isOver(tournament) {
    var _a;
    const { rounds: rounds2, settings } = tournament;
    const open = rounds2.some(({ games }) => games.some(({ outcome }) => outcome === "unfinished"));
    const next = settings.system === "round-robin" && pairRound(tournament, rounds2.length + 1).ok;
    return !open && !next && rounds2.length >= ((_a = settings.rounds) != null ? _a : 1);
  }
  function stageSettings(table, stage, seeds, language) {
    var _a;
    const rows = [
      [`${resultHeading("stage", language)}: ${stage}`, ""],
      [nameOf2("system"), (_a = systemWords.knockout[language][0]) != null ? _a : "knockout"],
      [nameOf2("rounds"), String(roundsFor(seeds.length))],
      [nameOf2("stagePlayers"), seeds.join(", ")]
    ];
    function nameOf2(key2) {
      return settingName(key2, language);
    }
    const { key = 0, value = 1 } = table.columns;
    const width = Math.max(key, value) + 1;
    return {
      firstRow: table.values.length + 1,
      rows: rows.map(
        ([keyText, valueText]) => Array.from(
          { length: width },
          (_, column2) => column2 === key ? keyText : column2 === value ? valueText : void 0
        )
      ),
      plainText: [key, value].sort((a, b) => a - b),
      dropdowns: []
    };
  }
  var stageColumns = ["stage", "match", "game"];
  var stageNames = { en: "final", vi: "chung kết" };
  function isStageName(text) {
    return !/[:：;]/.test(text) && !Object.values(resultHeadings).some(({ en, vi }) => [...en, ...vi].includes(text));
  }

  // src/commands/foundTables.ts
  function foundTables(event) {
    const { settings, players, lineUps, results } = event.tables;
    return {
      ...settings === void 0 ? {} : { settings: settings.sheet.id },
      ...players === void 0 ? {} : { players: players.sheet.id },
      ...lineUps === void 0 ? {} : { lineUps: lineUps.sheet.id },
      ...results === void 0 ? {} : { results: results.sheet.id }
    };
  }

  // src/commands/changedCells.ts
  function columnBlocks(sheet, column2, changes) {
    return runs([...changes.keys()]).map((run) => ({
      target: { id: sheet.id },
      row: run[0],
      column: column2,
      cells: run.map((row) => [changes.get(row)])
    }));
  }
  function restoredBlocks(sheet, column2, changes) {
    const isText2 = (row) => typeof changes.get(row) === "string" && changes.get(row) !== "";
    const rows = [...changes.keys()];
    return [rows.filter(isText2), rows.filter((row) => !isText2(row))].flatMap(
      (alike) => columnBlocks(sheet, column2, new Map(alike.map((row) => [row, changes.get(row)])))
    );
  }
  function formatted({ target, row, column: column2, cells }, format) {
    return { target, row, rows: cells.length, formats: [{ column: column2, formats: [format] }], dropdowns: [] };
  }
  function emptied(sheet, rows, columns) {
    const isFilled2 = (row, column2) => {
      var _a, _b, _c, _d, _e, _f;
      return ((_c = (_b = (_a = sheet.values) == null ? void 0 : _a[row]) == null ? void 0 : _b[column2]) != null ? _c : "") !== "" || ((_f = (_e = (_d = sheet.formulas) == null ? void 0 : _d[row]) == null ? void 0 : _e[column2]) != null ? _f : "") !== "";
    };
    return [...columns].sort((a, b) => a - b).flatMap((column2) => {
      const filled3 = rows.filter((row) => isFilled2(row, column2));
      return columnBlocks(sheet, column2, new Map(filled3.map((row) => [row, ""])));
    });
  }
  function runs(numbers) {
    const found = [];
    for (const value of [...numbers].sort((a, b) => a - b)) {
      const last = found[found.length - 1];
      if (last !== void 0 && last[last.length - 1] === value - 1) {
        last.push(value);
      } else {
        found.push([value]);
      }
    }
    return found;
  }

  // src/commands/keptCells.ts
  function appendedBlocks(sheet, appended, last) {
    var _a;
    const ours = ((_a = appended.rows[0]) != null ? _a : []).flatMap((cell, column2) => cell === void 0 ? [] : [column2]);
    const ordered = runs(ours).sort((a, b) => Number(a.includes(last)) - Number(b.includes(last)));
    return ordered.map((run) => ({
      target: { id: sheet.id },
      row: appended.firstRow,
      column: run[0],
      cells: appended.rows.map((row) => run.map((column2) => {
        var _a2;
        return (_a2 = row[column2]) != null ? _a2 : "";
      }))
    }));
  }
  function appendedPreparation(sheet, appended) {
    return {
      target: { id: sheet.id },
      row: appended.firstRow,
      rows: appended.rows.length,
      formats: formatRuns(appended),
      dropdowns: appended.dropdowns
    };
  }
  function formatRuns({ rows, plainText }) {
    var _a;
    const runs3 = [];
    ((_a = rows[0]) != null ? _a : []).forEach((cell, column2) => {
      if (cell === void 0 || column2 < Math.min(...plainText) || column2 > Math.max(...plainText)) {
        return;
      }
      const last = runs3[runs3.length - 1];
      const format = plainText.includes(column2) ? "@" : "General";
      if (last !== void 0 && last.column + last.formats.length === column2) {
        last.formats.push(format);
      } else {
        runs3.push({ column: column2, formats: [format] });
      }
    });
    return runs3;
  }
  function keptCell(sheet, row, column2) {
    var _a, _b, _c, _d, _e, _f;
    const formula = (_c = (_b = (_a = sheet.formulas) == null ? void 0 : _a[row]) == null ? void 0 : _b[column2]) != null ? _c : "";
    if (formula !== "") {
      return { kind: "formula", text: formula };
    }
    const value = (_f = (_e = (_d = sheet.values) == null ? void 0 : _d[row]) == null ? void 0 : _e[column2]) != null ? _f : "";
    return typeof value === "object" ? value.shown : value;
  }

  // src/commands/missingColumns.ts
  function neededColumns(rounds2) {
    const boards = rounds2.flatMap(({ pairing }) => [...pairing.boards, ...pairing.byes]);
    const needed = [
      ["stage", rounds2.some(({ part }) => part.stage !== "")],
      ["match", boards.some(({ match }) => match !== void 0)],
      ["game", boards.some(({ game }) => game !== void 0)]
    ];
    return needed.flatMap(([column2, isNeeded]) => isNeeded ? [column2] : []);
  }
  function addedColumns(table, needed, { language, colourNames }) {
    const missing = needed.filter((column2) => table.columns[column2] === void 0);
    const used = greatest(table.values.map((row) => lastUsed(row) + 1));
    return missing.length === 0 ? [] : [
      {
        target: { id: table.sheet.id },
        row: table.headingRow,
        column: used,
        cells: [missing.map((column2) => resultHeading(column2, language, colourNames))]
      }
    ];
  }
  function lastUsed(row) {
    let last = row.length - 1;
    while (last >= 0 && row[last] === "") {
      last -= 1;
    }
    return last;
  }

  // src/commands/startFinalStage.ts
  var mostQualifiers = 256;
  function startFinalStage(choices) {
    return {
      reads: {
        values: ["settings", "players", "results", "undo"],
        formulas: ["settings", "results"],
        places: ["log"]
      },
      run: (snapshot) => {
        const event = readEvent(readSheets(snapshot));
        const { language } = event;
        const stage = choices.stage === "" ? stageNames[language] : choices.stage;
        const count2 = parseWhole(choices.qualifiers, 1, mostQualifiers);
        const before = refusals2(event, stage, count2, choices);
        const main = event.parts.filter((part) => part.stage === "");
        const qualified = qualifiedOf(main, count2 != null ? count2 : 0, language);
        const problems = before.length === 0 && qualified.seeds.length < 2 ? [{ code: "finalTooFew" }] : before;
        return problems.length > 0 ? { kind: "refused", language, problems } : paperwork(snapshot, event, stage, qualified);
      }
    };
  }
  function refusals2(event, stage, count2, { qualifiers }) {
    const title = sheetTitles.settings[event.language];
    const values = { argument: "qualifiers", least: 1, most: mostQualifiers };
    return [
      ...event.problems,
      ...event.tables.settings === void 0 ? [{ code: "settingsMissing", values: { title } }] : [],
      ...count2 === void 0 ? [{ code: "qualifiersNotWhole", found: qualifiers, values }] : [],
      ...isStageName(stage) ? [] : [{ code: "stageNameUnfit", found: stage }],
      ...event.parts.some((part) => textKey(part.stage) === textKey(stage)) ? [{ code: "stageThere", found: stage }] : [],
      ...event.parts.some(({ tournament }) => tournament.settings.teamForm !== void 0) ? [{ code: "finalOfTeams" }] : [],
      ...openResults(event)
    ];
  }
  function openResults(event) {
    const main = event.parts.filter(
      ({ stage, tournament }) => stage === "" && tournament.rounds.some((r) => !isComplete(r))
    );
    return main.length === 0 ? [] : event.results.filter((row) => row.stage === "" && row.black !== void 0 && row.outcome === void 0).map((row) => {
      var _a;
      return {
        code: "resultEmpty",
        cell: row.resultCell,
        values: { round: row.round, white: row.white, black: (_a = row.black) != null ? _a : "" }
      };
    });
  }
  function paperwork(snapshot, event, stage, { seeds, notes }) {
    var _a, _b;
    const { language } = event;
    const table = event.tables.settings;
    const sheet = snapshot.sheets.find(({ id }) => id === table.sheet.id);
    const appended = stageSettings(table, stage, seeds, language);
    const columns = addedColumns(event.tables.results, stageColumns, event);
    const blocks = appendedBlocks(sheet, appended, (_a = table.columns.key) != null ? _a : 0);
    const state = {
      kind: "staged",
      stage,
      cells: [
        ...blocks.flatMap((each3) => cellsOf(each3, "settings")),
        ...columns.flatMap((each3) => cellsOf(each3, "results"))
      ]
    };
    const told2 = [{ code: "finalStageMade", values: { stage, count: seeds.length } }, ...notes];
    const places2 = placesFor(snapshot, ["undo", "log"], language, foundTables(event));
    const states = [state, ...readUndoStates((_b = sheetWithRole(snapshot, "undo")) == null ? void 0 : _b.values)];
    return done(
      { snapshot, event, places: places2 },
      told2,
      {
        prepare: [appendedPreparation(sheet, appended)],
        undo: writeUndoStates(places2.targetOf("undo"), states),
        // The columns first: a stage without its column would be paired into the main stage.
        commit: [...columns, ...blocks]
      },
      [...told2, seedsNote(event, seeds)]
    );
  }
  function cellsOf(block, role) {
    return block.cells.flatMap(
      (row, r) => row.flatMap(
        (now, c) => typeof now === "object" || now === "" ? [] : [{ role, row: block.row + r, column: block.column + c, before: "", now }]
      )
    );
  }
  function seedsNote(event, seeds) {
    const names = new Map(event.players.map(({ player }) => [Number(player.number), player.name]));
    const list = seeds.map((number, index) => {
      var _a;
      return `[${index + 1}] ${number} ${(_a = names.get(number)) != null ? _a : ""}`;
    });
    return { code: "finalStageSeeds", values: { list: list.join("; ") } };
  }

  // src/functions/answer.ts
  function refuse(...problems) {
    return { ok: false, problems };
  }

  // src/functions/fromRange.ts
  var errorText = /^#(?:ERROR!|N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|LOADING\.*|BUSY!)/;
  function cellFrom(raw2) {
    if (raw2 === void 0 || raw2 === null) {
      return "";
    }
    if (typeof raw2 === "string") {
      return errorText.test(raw2) ? { kind: "error", shown: raw2 } : raw2;
    }
    if (typeof raw2 === "boolean") {
      return raw2;
    }
    if (typeof raw2 === "number") {
      return isFinite(raw2) ? raw2 : { kind: "error", shown: "#NUM!" };
    }
    return isDate(raw2) ? { kind: "date", shown: dayOf(raw2) } : { kind: "error", shown: "#VALUE!" };
  }
  function rangeFrom(raw2) {
    if (!Array.isArray(raw2)) {
      return void 0;
    }
    const rows = raw2.map((row) => Array.isArray(row) ? row.map(cellFrom) : [cellFrom(row)]);
    const width = rows.reduce((widest2, row) => Math.max(widest2, row.length), 0);
    return rows.map((row) => [...row, ...Array(width - row.length).fill("")]);
  }
  function onlyCell(raw2) {
    if (!Array.isArray(raw2) || raw2.length !== 1) {
      return raw2;
    }
    const row = raw2[0];
    if (!Array.isArray(row)) {
      return row;
    }
    return row.length === 1 ? row[0] : raw2;
  }
  function isOmitted(raw2) {
    const cell = onlyCell(raw2);
    return cell === void 0 || cell === null || cell === "";
  }
  function isDate(raw2) {
    return Object.prototype.toString.call(raw2) === "[object Date]";
  }
  function dayOf(date) {
    if (Number.isNaN(date.getFullYear())) {
      return "?";
    }
    const two = (part) => String(part).padStart(2, "0");
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  }

  // src/functions/arguments.ts
  function wholeNumber2(raw2, argument, least, most) {
    const cell = onlyCell(raw2);
    const number = typeof cell === "string" && /^\s*\d+\s*$/.test(cell) ? Number(cell) : typeof cell === "number" ? cell : NaN;
    return Number.isInteger(number) && number >= least && number <= most ? { ok: true, value: number } : {
      ok: false,
      problems: [
        { code: "argumentNotWhole", found: shownArgument(raw2), values: { argument, least, most } }
      ]
    };
  }
  function requiredWholeArgument(raw2, argument, least, most) {
    return isOmitted(raw2) ? { ok: false, problems: [{ code: "argumentMissing", values: { argument } }] } : wholeNumber2(raw2, argument, least, most);
  }
  function wholeArgument(raw2, argument, least, most) {
    return isOmitted(raw2) ? { ok: true, value: void 0 } : wholeNumber2(raw2, argument, least, most);
  }
  function textArgument(raw2) {
    return Array.isArray(raw2) ? raw2.map(textArgument).filter((text) => text !== "").join(",") : shownArgument(raw2).trim();
  }
  function shownArgument(raw2) {
    const only = onlyCell(raw2);
    if (Array.isArray(only)) {
      return "";
    }
    const cell = cellFrom(only);
    return typeof cell === "object" ? cell.shown : String(cell);
  }
  function problemsOf(...reads) {
    return reads.flatMap((each3) => each3.ok ? [] : each3.problems);
  }

  // src/functions/berger.ts
  function bergerRoundFunction(a, b, n) {
    return ofTwo(a, b, n, bergerRound);
  }
  function bergerWhiteFunction(a, b, n) {
    return ofTwo(a, b, n, bergerWhite);
  }
  function bergerTableFunction(n, round) {
    const players = wholeNumber2(n, "n", 2, mostInTable);
    if (!players.ok) {
      return players;
    }
    const chosen = wholeArgument(round, "round", 1, roundsOfCycle(players.value));
    if (!chosen.ok) {
      return chosen;
    }
    const games = chosen.value === void 0 ? bergerTable(players.value) : bergerBoards(players.value, chosen.value);
    return { ok: true, value: games.map((game) => [game.round, game.board, game.white, game.black]) };
  }
  function ofTwo(a, b, n, rule) {
    const players = wholeNumber2(n, "n", 2, mostInTable);
    const last = players.ok ? tableSize(players.value) : mostInTable;
    const first2 = wholeNumber2(a, "a", 1, last);
    const second = wholeNumber2(b, "b", 1, last);
    if (!first2.ok || !second.ok || !players.ok) {
      return refuse(...problemsOf(first2, second, players));
    }
    if (first2.value === second.value) {
      const values = { first: "a", second: "b" };
      return refuse({ code: "argumentsEqual", found: String(first2.value), values });
    }
    return { ok: true, value: rule(first2.value, second.value, players.value) };
  }

  // src/sheet/ownResult.ts
  function ownResult(entry2) {
    var _a;
    if (entry2.outcome === void 0) {
      return "";
    }
    if (entry2.colour === void 0) {
      return entry2.outcome in byeMeaning ? makeResult(entry2.outcome) : "";
    }
    const letter = gameMeaning[entry2.outcome].trf[entry2.colour];
    return (_a = shownLetters[letter]) != null ? _a : letter;
  }
  var shownLetters = { "=": "½", W: "1", D: "½", L: "0" };

  // src/sheet/standingsRows.ts
  function standingsRows(standings2, language) {
    const { reached } = standings2;
    const heading2 = [
      ...["place", "number", "name", "club", "points"].map((key) => tableHeadings[key][language]),
      ...standings2.tieBreaks.map(makeTieBreak),
      reached === void 0 ? tableHeadings.separatedBy[language] : pageWords.reached[language]
    ];
    return [heading2, ...standings2.rows.map((row) => standingsRow(row, reached))];
  }
  function standingsRow(row, reached) {
    var _a, _b, _c, _d;
    return [
      (_a = row.place) != null ? _a : "",
      row.player.number,
      row.player.name,
      (_b = row.player.club) != null ? _b : "",
      row.points / 2,
      ...row.values.map(({ value }) => shownValue(value)),
      reached === void 0 ? (_c = row.separatedBy) != null ? _c : "" : (_d = reached.get(row.player.number)) != null ? _d : ""
    ];
  }
  function shownValue(value) {
    return Math.round(toNumber(value) * 100) / 100;
  }

  // src/sheet/contributionRows.ts
  function contributionRows(contributions2, players, language) {
    const heading2 = ["round", "opponent", "result", "countsAs", "value"].map(
      (key) => tableHeadings[key][language]
    );
    const rows = contributions2.map((one) => {
      var _a, _b;
      return [
        one.entry.round,
        one.entry.opponent === void 0 ? "" : `${one.entry.opponent} ${(_b = (_a = players.get(one.entry.opponent)) == null ? void 0 : _a.name) != null ? _b : ""}`.trim(),
        ownResult(one.entry),
        countsAsText(one, language),
        one.cut === true ? 0 : shownValue(one.value)
      ];
    });
    return [heading2, ...rows];
  }
  function countsAsText(one, language) {
    const words2 = countedAsWords[one.countsAs][language];
    const score = one.score !== void 0 && (one.cut === true || compare(one.score, one.value) !== 0) ? `: ${shownValue(one.score)}` : "";
    return one.cut === true ? `${words2}${score} (${leftOut[language]} ${shownValue(one.value)})` : `${words2}${score}`;
  }
  var leftOut = { en: "left out:", vi: "loại bỏ:" };
  var countedAsWords = {
    opponent: { en: "opponent’s score", vi: "điểm của đối thủ" },
    adjustedOpponent: {
      en: "opponent’s score, his last absences as draws",
      vi: "điểm của đối thủ, các vòng cuối vắng mặt tính hòa"
    },
    scheduledOpponent: { en: "score of the scheduled opponent", vi: "điểm của đối thủ đã xếp cặp" },
    withdrawnOpponent: {
      en: "mean of the withdrawn opponent’s group",
      vi: "trung bình nhóm của đối thủ bỏ cuộc"
    },
    dummy: { en: "dummy with his own score", vi: "đối thủ ảo bằng điểm của mình" },
    cappedDummy: { en: "dummy, as much as allowed", vi: "đối thủ ảo, theo mức tối đa" },
    lastPlace: { en: "score of the last placed", vi: "điểm của người xếp cuối" },
    ownResult: { en: "his own result", vi: "kết quả của mình" },
    runningScore: { en: "score after the round", vi: "điểm sau vòng đấu" },
    buchholz: { en: "opponent’s Buchholz", vi: "hệ số Búcgôn của đối thủ" },
    rating: { en: "opponent’s rating", vi: "hệ số của đối thủ" },
    performance: { en: "opponent’s performance", vi: "hiệu suất của đối thủ" },
    nothing: { en: "nothing", vi: "không tính" },
    open: { en: "nothing yet", vi: "chưa tính" }
  };

  // src/sheet/readRanges.ts
  function readRanges(input) {
    var _a, _b;
    const findings2 = noFindings();
    const tables2 = tablesOf(input, findings2);
    const read = readTables(tables2, findings2, "en");
    const part = choosePart(read, read.settings.chosen, findings2);
    const rows = new Map(read.players.map(({ row, player }) => [row, player.number]));
    const members = new Set(part.tournament.players.map((player) => player.number));
    return {
      problems: onceEach(findings2.problems),
      notes: onceEach(findings2.notes),
      tournament: part.tournament,
      playerRows: input.players.map((_cells, row) => {
        const number = rows.get(row);
        return number !== void 0 && members.has(number) ? playerNumber(number) : void 0;
      }),
      headingRow: (_b = (_a = tables2.players) == null ? void 0 : _a.headingRow) != null ? _b : 0,
      language: read.language,
      colourNames: read.colourNames
    };
  }
  function choosePart(read, chosen, findings2) {
    var _a, _b;
    const stage = (_a = chosen.stage) != null ? _a : "";
    const ofStage = read.parts.filter((part) => textKey(part.stage) === textKey(stage));
    const [only] = ofStage;
    if (chosen.section === void 0) {
      return ofStage.length === 1 && only !== void 0 ? only : allTogether(read, stage, findings2);
    }
    const key = { section: chosen.section, stage };
    return (_b = ofStage.find((part) => samePart(part, key))) != null ? _b : makePartOf(read, key, findings2);
  }
  function allTogether(read, stage, findings2) {
    const key = { section: "", stage };
    const results = read.results.map((row) => ({ ...row, section: "" }));
    const { tournament } = makePartOf({ ...read, results }, key, findings2);
    return { tournament: { ...tournament, players: read.players.map(({ player }) => player) } };
  }
  function makePartOf(read, key, findings2) {
    const { rows } = read.settings;
    const settings = makeSettings(rowsFor(rows, key), findings2, read.language);
    return makePart(key, read.players, read.results, rows, settings);
  }
  function tablesOf(input, findings2) {
    var _a;
    const players = findTable(
      { id: "players", title: "players", values: input.players },
      playerHeadings,
      neededPlayerColumns,
      findings2,
      "en"
    );
    const results = input.results === void 0 || isBlankRange(input.results) ? void 0 : findTable(
      { id: "results", title: "results", values: input.results },
      resultHeadings,
      neededResultColumns,
      findings2,
      (_a = players == null ? void 0 : players.language) != null ? _a : "en"
    );
    const settings = typeof input.settings === "string" ? settingCells(input.settings) : input.settings;
    return {
      ...players === void 0 ? {} : { players },
      ...results === void 0 ? {} : { results },
      ...settings === void 0 ? {} : { settings: settingsTable({ id: "settings", title: "settings", values: settings }) }
    };
  }
  function isBlankRange(cells) {
    return cells.every((row) => row.every(isBlankCell));
  }
  function settingCells(text) {
    return text.split(/[;\n]/).map((piece) => {
      var _a;
      const [, key = piece, value = ""] = (_a = /^([^=:]*)[=:](.*)$/.exec(piece)) != null ? _a : [];
      return [key.trim(), value.trim()];
    });
  }

  // src/functions/workbookSettings.ts
  function overruleSettings(argument, own) {
    const cells = typeof argument === "string" ? settingCells(argument) : argument;
    const given = readSettingRows(
      settingsTable({ id: "settings", title: "settings", values: cells }),
      noFindings()
    );
    const keys = new Set(given.rows.map((row) => row.key));
    const kept = own === void 0 ? [] : readSettingRows(settingsTable(own), noFindings()).rows.filter((row) => !keys.has(row.key));
    const rows = [...cells.map((row) => row.slice(0, 2)), ...kept.flatMap(scopedRows)];
    return {
      sheet: { id: "settings", title: "settings", role: "settings", values: rows.map(pair) },
      chosen: given.chosen
    };
  }
  function scopedRows({ scope, keyText, value }) {
    var _a, _b;
    return [
      [`Section: ${(_a = scope.section) != null ? _a : ""}; Stage: ${(_b = scope.stage) != null ? _b : ""}`, ""],
      [keyText, value]
    ];
  }
  function pair([key = "", value = ""]) {
    return [key, value];
  }

  // src/functions/source.ts
  function readSource(players, results, settings, readWorkbook2) {
    var _a;
    const problems = [...rangeProblems(players, "players"), ...rangeProblems(results, "results")];
    if (isOmitted(players) && !isOmitted(results)) {
      problems.push({ code: "argumentMissing", values: { argument: "players" } });
    }
    if (problems.length > 0) {
      return { ok: false, problems };
    }
    const settingCells2 = isOmitted(settings) ? void 0 : (_a = rangeFrom(onlyCell(settings))) != null ? _a : shownArgument(settings);
    return isOmitted(players) ? fromWorkbook(settingCells2, readWorkbook2) : fromRanges(players, results, settingCells2);
  }
  function rangeProblems(raw2, argument) {
    const wrong = !isOmitted(raw2) && (!Array.isArray(raw2) || onlyCell(raw2) !== raw2);
    return wrong ? [{ code: "argumentNotRange", found: shownArgument(raw2), values: { argument } }] : [];
  }
  function fromRanges(players, results, settings) {
    var _a;
    const resultCells = isOmitted(results) ? void 0 : rangeFrom(results);
    const read = readRanges({
      players: (_a = rangeFrom(players)) != null ? _a : [],
      ...resultCells === void 0 ? {} : { results: resultCells },
      ...settings === void 0 ? {} : { settings }
    });
    if (read.problems.length > 0) {
      return { ok: false, problems: read.problems, language: read.language };
    }
    const { language, colourNames, playerRows, headingRow: headingRow3, tournament } = read;
    const parts = [{ section: "", stage: "", tournament }];
    return { ok: true, source: { language, colourNames, parts, playerRows, headingRow: headingRow3 } };
  }
  function fromWorkbook(settings, readWorkbook2) {
    var _a;
    const sheets = readWorkbook2();
    const own = readEvent(sheets);
    if (own.problems.length > 0 || settings === void 0) {
      return sourceOf(own, {});
    }
    const ownSettings = (_a = own.tables.settings) == null ? void 0 : _a.sheet;
    const overruled = overruleSettings(settings, ownSettings);
    const others = sheets.filter((sheet) => sheet.id !== (ownSettings == null ? void 0 : ownSettings.id));
    return sourceOf(readEvent([overruled.sheet, ...others]), overruled.chosen);
  }
  function sourceOf(event, chosen) {
    var _a, _b, _c, _d;
    const { language, colourNames, tables: tables2 } = event;
    const parts = event.parts.filter((part) => holdsFor(chosen, part));
    if (event.problems.length > 0 || parts.length === 0) {
      const noPart = { code: "noSuchPart", found: (_b = (_a = chosen.section) != null ? _a : chosen.stage) != null ? _b : "" };
      return { ok: false, problems: event.problems.length > 0 ? event.problems : [noPart], language };
    }
    const playerRows = [];
    for (const { row, player } of event.players) {
      playerRows[row] = player.number;
    }
    const headingRow3 = (_d = (_c = tables2.players) == null ? void 0 : _c.headingRow) != null ? _d : 0;
    return {
      ok: true,
      source: { language, colourNames, parts, playerRows: Array.from(playerRows), headingRow: headingRow3 }
    };
  }

  // src/functions/tieBreakFunctions.ts
  var buchholzFunction = ([players, results, variant, player, settings], readWorkbook2) => tieBreakColumn(
    { players, results, player, settings, readWorkbook: readWorkbook2 },
    {
      argument: "variant",
      typed: variant,
      family: ["BH", "LAW"],
      default: (system) => byLaw(system) ? "LAW" : "BH"
    }
  );
  var sonnebornBergerFunction = ([players, results, variant, player, settings], readWorkbook2) => tieBreakColumn(
    { players, results, player, settings, readWorkbook: readWorkbook2 },
    {
      argument: "variant",
      typed: variant,
      family: ["SB", "BERGER"],
      default: (system) => byLaw(system) ? "BERGER" : "SB"
    }
  );
  var tieBreakFunction = ([code, players, results, player, settings], readWorkbook2) => tieBreakColumn(
    { players, results, player, settings, readWorkbook: readWorkbook2 },
    { argument: "code", typed: code, family: tieBreakCodes }
  );
  function byLaw(system) {
    return system === "drawn" || system === "adjusted";
  }
  function tieBreakColumn(given, code) {
    const number = wholeArgument(given.player, "player", 1, highestNumber);
    const wrong = [
      ...problemsOf(number),
      ...code.default !== void 0 && isOmitted(code.typed) ? [] : codeProblems(code)
    ];
    if (!number.ok || wrong.length > 0) {
      return refuse(...wrong);
    }
    const read = readSource(given.players, given.results, given.settings, given.readWorkbook);
    if (!read.ok) {
      return read;
    }
    const { source } = read;
    const values = /* @__PURE__ */ new Map();
    const specs = source.parts.map((part) => {
      const spec2 = specFor(code, part.tournament);
      valuesOf2(part.tournament, spec2).forEach(
        (value, player) => values.has(player) || values.set(player, value)
      );
      return spec2;
    });
    const [spec] = specs;
    return number.value === void 0 ? { ok: true, value: column(source, spec === void 0 ? "" : makeTieBreak(spec), values) } : oneValue(source, playerNumber(number.value), values);
  }
  function codeProblems({ argument, typed, family }) {
    const spec = parseTieBreak(shownArgument(typed));
    return spec !== void 0 && family.includes(spec.code) ? [] : [
      {
        code: "tieBreakUnknown",
        found: shownArgument(typed),
        values: { argument, codes: family.join(", ") }
      }
    ];
  }
  function specFor(code, tournament) {
    var _a;
    const typed = isOmitted(code.typed) ? (_a = code.default) == null ? void 0 : _a.call(code, tournament.settings.system) : shownArgument(code.typed);
    const spec = parseTieBreak(typed != null ? typed : "");
    if (spec === void 0) {
      throw new Error("specFor: the code was checked before");
    }
    return spec;
  }
  function valuesOf2(tournament, spec) {
    const field2 = fieldOf(tournament);
    return evaluate(spec, field2, groupsByPoints(field2));
  }
  function column(source, heading2, values) {
    const cells = source.playerRows.map((player, row) => {
      const found = player === void 0 ? void 0 : values.get(player);
      return row === source.headingRow ? heading2 : found === void 0 ? "" : shownValue(found.value);
    });
    const last = cells.reduce((end, cell, row) => cell === "" ? end : row, source.headingRow);
    return cells.slice(0, last + 1).map((cell) => [cell]);
  }
  function oneValue(source, player, values) {
    const found = values.get(player);
    return found === void 0 ? { ...refuse(unknownPlayer(player)), language: source.language } : { ok: true, value: shownValue(found.value) };
  }
  function unknownPlayer(player) {
    return { code: "argumentNoPlayer", found: String(player), values: { argument: "player" } };
  }

  // src/functions/contributionsFunction.ts
  var contributionsFunction = ([code, player, players, results, settings], readWorkbook2) => {
    const spec = parseTieBreak(shownArgument(code));
    const number = requiredWholeArgument(player, "player", 1, highestNumber);
    if (spec === void 0 || !number.ok) {
      const wrongCode = codeProblems({ argument: "code", typed: code, family: tieBreakCodes });
      return refuse(...wrongCode, ...problemsOf(number));
    }
    const read = readSource(players, results, settings, readWorkbook2);
    if (!read.ok) {
      return read;
    }
    const { parts, language } = read.source;
    for (const { tournament } of parts) {
      const found = valuesOf2(tournament, spec).get(playerNumber(number.value));
      if (found !== void 0) {
        return {
          ok: true,
          value: contributionRows(found.contributions, playersByNumber(tournament), language)
        };
      }
    }
    return { ...refuse(unknownPlayer(number.value)), language };
  };

  // src/sheet/colourLetters.ts
  var colourLetters = {
    white: { en: { white: "w", black: "b" }, vi: { white: "T", black: "Đ" } },
    red: { en: { white: "r", black: "b" }, vi: { white: "T", black: "H" } },
    first: { en: { white: "f", black: "s" }, vi: { white: "T", black: "H" } }
  };

  // src/sheet/crosstableRows.ts
  function crosstableRows(table, language, colours2) {
    const heads = table.kind === "byOpponent" ? table.columns.map((player) => String(player.number)) : table.columns.map((round) => `${tableHeadings.roundShort[language]}${round}`);
    const heading2 = [
      ...["number", "name", "club"].map((key) => tableHeadings[key][language]),
      ...heads,
      tableHeadings.points[language],
      ...table.standings.tieBreaks.map(makeTieBreak),
      tableHeadings.place[language]
    ];
    const cellsOf4 = (row) => table.kind === "byOpponent" ? table.columns.map(
      (column2, index) => {
        var _a;
        return column2 === row.standing.player ? "×" : ((_a = row.cells[index]) != null ? _a : []).map(ownResult).join(" ").trim();
      }
    ) : row.cells.map((entries) => entries.map((entry2) => roundText(entry2, language, colours2)).join(" "));
    return [heading2, ...table.rows.map((row) => crosstableRow(row, cellsOf4(row)))];
  }
  function crosstableRow({ standing }, cells) {
    var _a, _b;
    return [
      standing.player.number,
      standing.player.name,
      (_a = standing.player.club) != null ? _a : "",
      ...cells,
      standing.points / 2,
      ...standing.values.map(({ value }) => shownValue(value)),
      (_b = standing.place) != null ? _b : ""
    ];
  }
  function roundText(entry2, language, colours2) {
    if (entry2.opponent === void 0 || entry2.colour === void 0) {
      return entry2.outcome === void 0 ? "–" : ownResult(entry2);
    }
    return `${entry2.opponent}${colourLetters[colours2][language][entry2.colour]}${ownResult(entry2)}`;
  }

  // src/standings/crosstable.ts
  function crosstable(tournament, ranking = standings(tournament)) {
    const history = historyOf(tournament, "asNothing");
    const entriesOf2 = (player) => {
      var _a, _b;
      return (_b = (_a = history.get(player)) == null ? void 0 : _a.entries) != null ? _b : [];
    };
    if (tournament.settings.system === "round-robin" && tournament.settings.teamForm === void 0) {
      const rows = [...ranking.rows].sort((a, b) => a.player.number - b.player.number);
      const columns2 = rows.map((row) => row.player);
      return {
        kind: "byOpponent",
        standings: ranking,
        columns: columns2,
        rows: rows.map((standing) => ({
          standing,
          cells: columns2.map(
            ({ number }) => entriesOf2(standing.player.number).filter((entry2) => entry2.opponent === number)
          )
        }))
      };
    }
    const columns = tournament.rounds.map((round) => round.number);
    return {
      kind: "byRound",
      standings: ranking,
      columns,
      rows: ranking.rows.map((standing) => ({
        standing,
        cells: columns.map(
          (round) => entriesOf2(standing.player.number).filter((entry2) => entry2.round === round)
        )
      }))
    };
  }

  // src/functions/tables.ts
  function tablesOf2(source, tableOf) {
    const tables2 = source.parts.map((part) => {
      const title = partNames(part).join(" – ");
      return source.parts.length === 1 ? tableOf(part) : [[title], ...tableOf(part)];
    });
    const rows = tables2.flatMap((table, index) => index === 0 ? table : [[], ...table]);
    const width = rows.reduce((widest2, row) => Math.max(widest2, row.length), 0);
    return rows.map((row) => [...row, ...Array(width - row.length).fill("")]);
  }

  // src/functions/crosstableFunction.ts
  var crosstableFunction = ([players, results, settings], readWorkbook2) => {
    const read = readSource(players, results, settings, readWorkbook2);
    if (!read.ok) {
      return read;
    }
    const { source } = read;
    return {
      ok: true,
      value: tablesOf2(
        source,
        ({ tournament }) => crosstableRows(
          crosstable(tournament, partStandings(tournament, source.language)),
          source.language,
          source.colourNames
        )
      )
    };
  };

  // src/explain/reasons.ts
  function reason(code, values = {}) {
    return { code, values };
  }
  function onePlayer(player) {
    return { players: [player] };
  }

  // src/explain/lawColour.ts
  var codes = {
    onlyLegal: "lawColourOnlyLegal",
    due: "lawColourDue",
    equalises: "lawColourEqualises",
    lastDifference: "lawColourAlternates",
    smallerNumber: "lawColourSmaller",
    lot: "lawColourFirstRound"
  };
  function lawColourReasons({ tournament, player, seat: seat2 }, decision, history) {
    var _a, _b, _c, _d;
    if (seat2.kind !== "game") {
      return [];
    }
    const { firstColour, drawSeed } = tournament.settings;
    const byLot2 = decision.reason === "lot" && firstColour === void 0;
    return [
      reason(codes[decision.reason], {
        player: onePlayer(player),
        opponent: onePlayer(seat2.opponent),
        colour: { colour: seat2.colour },
        colours: { colours: (_b = (_a = history.get(player)) == null ? void 0 : _a.colours) != null ? _b : [] },
        opponentColours: { colours: (_d = (_c = history.get(seat2.opponent)) == null ? void 0 : _c.colours) != null ? _d : [] }
      }),
      ...byLot2 ? [reason("lotSeed", { seed: drawSeed, purpose: "colours" })] : []
    ];
  }

  // src/explain/scoreGroup.ts
  function scoreGroupReasons(player, everybody, opponents) {
    const mates = everybody.filter((each3) => each3.number !== player.number && each3.score === player.score).map((each3) => each3.number);
    const met = mates.filter((each3) => opponents.has(each3));
    const who = { player: onePlayer(player.number), score: { points: player.score } };
    return [
      mates.length === 0 ? reason("scoreGroupAlone", who) : reason("scoreGroup", { ...who, others: { players: mates } }),
      ...met.length === 0 ? [] : [reason("metInGroup", { player: onePlayer(player.number), met: { players: met } })]
    ];
  }
  function lawGroupReasons({ tournament, round, player }, history) {
    const members = playersToPair(tournament.players, round).map(({ number }) => ({
      number,
      score: finalScore(history.get(number))
    }));
    const own = members.find(({ number }) => number === player);
    return scoreGroupReasons(own, members, history.get(player).opponents);
  }

  // src/explain/yields.ts
  var yieldCodes = {
    rematchYielded: "rematchYields",
    keepApartYielded: "apartYields",
    colourLimitYielded: "thirdColourYields",
    thirdColourYielded: "thirdColourYields",
    colourDifferenceYielded: "differenceYields"
  };
  function yieldReasons({ pairing, player, seat: seat2 }) {
    const pair2 = seat2.kind === "game" ? [player, seat2.opponent] : [];
    return pairing.notes.flatMap(({ code, values }) => {
      const found = yieldCodes[code];
      return found === void 0 || !pair2.includes(values == null ? void 0 : values.player) ? [] : [reason(found, { player: onePlayer((values == null ? void 0 : values.player) === player ? player : other(pair2, player)) })];
    });
  }
  function other(pair2, player) {
    return pair2.find((each3) => each3 !== player);
  }

  // src/explain/explainAdjustedSwiss.ts
  var explainAdjustedSwiss = (question) => {
    const { tournament, round } = question;
    const history = historyOf(tournament);
    const { decisions } = decideAdjustedSwiss(tournament, round);
    return [
      ...lawGroupReasons(question, history),
      ...decisions.flatMap((decision) => reasonsOf(decision, question, history)),
      ...yieldReasons(question)
    ];
  };
  var floatCodes = {
    noOpponentInGroup: "lawFloatNoOpponent",
    number: "lawFloatOddNumber",
    needed: "lawFloatOddNeeded",
    nextDoor: "lawFloatOddNextDoor",
    colours: "lawFloatOddColours",
    floatedLast: "lawFloatOddFloated",
    limitOf100: "lawFloatLimit",
    noWayOut: "lawFloatNoWayOut",
    foundNoOpponent: "lawFloatFoundNobody"
  };
  function reasonsOf(decision, question, history) {
    const { player, seat: seat2 } = question;
    const mine = seat2.kind === "game" ? [player, seat2.opponent] : [player];
    switch (decision.kind) {
      case "bye":
        return decision.player === player ? byeReasons(decision) : [];
      case "float":
        return mine.includes(decision.player) ? [
          reason(floatCodes[decision.reason], {
            player: onePlayer(decision.player),
            direction: { word: decision.direction },
            group: { points: decision.group },
            ...decision.instead === void 0 ? {} : { instead: onePlayer(decision.instead) }
          })
        ] : [];
      case "floaterPair":
        return mine.includes(decision.floater) && mine.includes(decision.opponent) ? inTurn(["lawFloaterFirst", "lawFloaterPassedOver"], decision.floater, decision.opponent, decision) : [];
      case "pair":
        return decision.first === player || decision.second === player ? inTurn(["lawPairInTurn", "lawPairPassedOver"], decision.first, decision.second, decision) : [];
      case "exchange":
        return mine.includes(decision.first) || mine.includes(decision.from) ? [
          reason("lawExchanged", {
            first: onePlayer(decision.first),
            from: onePlayer(decision.from),
            to: onePlayer(decision.to)
          })
        ] : [];
      case "undone":
        return mine.includes(decision.first) || mine.includes(decision.second) ? [reason("lawUndone", { first: onePlayer(decision.first), second: onePlayer(decision.second) })] : [];
      case "colour":
        return mine.includes(decision.player) && mine.includes(decision.opponent) ? lawColourReasons(question, decision, history) : [];
    }
  }
  function byeReasons({ player, passedOver: passedOver3 }) {
    return [
      reason("lawBye", { player: onePlayer(player) }),
      ...passedOver3.length === 0 ? [] : [reason("lawByePassedOver", { others: { players: passedOver3 } })]
    ];
  }
  function inTurn([plain2, passing], first2, second, { passedOver: passedOver3 }) {
    const values = { first: onePlayer(first2), second: onePlayer(second) };
    return [
      passedOver3.length === 0 ? reason(plain2, values) : reason(passing, { ...values, others: { players: passedOver3 } })
    ];
  }

  // src/explain/drawnSwissDraw.ts
  function drawReasons(round, drawing) {
    return [drawn(round, drawing), ...passedOver2(round, drawing), colourReason(drawing)];
  }
  function drawn({ contestant }, drawing) {
    const { among, clause, passedOver: passedOver3 } = drawing;
    const drawer = contestant(drawing.drawer);
    const values = {
      drawer: onePlayer(drawing.drawer),
      drawn: onePlayer(drawing.drawn),
      among: { players: among },
      clause: `Law ${clause}`
    };
    if (clause === "29.3") {
      const [several, only] = drawer.score > drawing.score ? ["lotDrewFloater", "lotOnlyFloater"] : ["lotDrewRest", "lotOnlyRest"];
      return reason(among.length > 1 ? several : only, { ...values, subgroup: drawer.subgroup });
    }
    if (among.length > 1) {
      return reason("lotDrew", values);
    }
    const others = Object.values(passedOver3).flat().length;
    return reason(others === 0 ? "lotOnlyLeft" : "lotOnlyOne", values);
  }
  function passedOver2(round, drawing) {
    const { met, apart, colours: colours2 } = drawing.passedOver;
    const about2 = (code, others) => others.length === 0 ? [] : [reason(code, { drawer: onePlayer(drawing.drawer), others: { players: others } })];
    const voids = voidsOf(round, drawing);
    return [
      ...about2("lotPassedMet", met),
      ...about2("lotPassedApart", apart),
      ...about2("lotPassedColours", colours2),
      ...voidCodes.flatMap(
        ([code, kinds]) => about2(
          code,
          voids.flatMap(([other2, kind]) => kinds.includes(kind) ? [other2] : [])
        )
      )
    ];
  }
  var voidCodes = [
    ["lotVoidCompletion", ["completion"]],
    ["lotVoidRematch", ["rematch"]],
    ["lotVoidWide", ["wide"]],
    ["lotVoidApart", ["apart"]],
    ["lotVoidFloaters", ["floaters", "bye"]],
    ["lotVoidThird", ["third"]],
    ["lotVoidRepeated", ["repeated"]]
  ];
  var mostLookedAt = 8;
  function voidsOf({ field: field2, drawings, contestant }, drawing) {
    const opponents = drawings.flatMap((each3) => each3.kind === "opponent" ? [each3] : []);
    const pairs2 = opponents.slice(opponents.indexOf(drawing)).map((each3) => [contestant(each3.drawer), contestant(each3.drawn)]);
    const drawer = contestant(drawing.drawer);
    return drawing.passedOver.void.slice(0, mostLookedAt).map((other2) => [other2, conditionAgainst(field2, pairs2.flat(), [drawer, contestant(other2)], pairs2)]);
  }
  var colourCodes2 = {
    clause: "lotColourOfClause",
    outerSubgroup: "lotColourOuter",
    leaning: "lotColourLeaning",
    lot: "lotColour",
    bound: "lotColourThird"
  };
  function colourReason({ drawer, drawn: opponent, clause, colour, colourGiven: colourGiven2 }) {
    const values = { drawer: onePlayer(drawer), colour: { colour }, clause: `Law ${clause}` };
    if (colourGiven2.by !== "bound") {
      const subgroup = "subgroup" in colourGiven2 ? colourGiven2.subgroup : "";
      return reason(colourCodes2[colourGiven2.by], { ...values, subgroup });
    }
    const { player, bound: bound2 } = colourGiven2;
    const his = player === drawer ? colour : otherColour(colour);
    return reason(bound2 === "third" ? "lotColourThird" : "lotColourWide", {
      player: onePlayer(player),
      opponent: onePlayer(player === drawer ? opponent : drawer),
      colour: { colour: his },
      other: { colour: otherColour(his) }
    });
  }

  // src/explain/drawnSwissFloat.ts
  function drawnFloatReasons(float, field2, contestant) {
    const { player, players, leaving } = float;
    const who = { player: onePlayer(player), score: { points: float.score } };
    if (players.length === 1) {
      return [reason("lotFloatAlone", who)];
    }
    const needed = players.length % 2 === 1 && leaving.length === 1 ? reason("lotFloatOdd", { ...who, players: players.length }) : reason("lotFloatSeveral", { ...who, players: players.length, count: leaving.length });
    return [needed, ...nobodyReasons(float, field2, contestant)];
  }
  function nobodyReasons({ player, players, open }, field2, contestant) {
    const who = { player: onePlayer(player) };
    if (open.length > 0) {
      return [reason("lotFloatLeft", { ...who, open: { players: open } })];
    }
    const own = contestant(player);
    const against = players.filter((each3) => each3 !== player).map((each3) => [each3, barTo(field2, own, contestant(each3))]);
    const those = (bar) => against.flatMap(([each3, of]) => of === bar ? [each3] : []);
    return bars.flatMap(
      ([bar, code]) => those(bar).length === 0 ? [] : [reason(code, { ...who, others: listed(those(bar)) })]
    );
  }
  var bars = [
    ["met", "lotFloatMet"],
    ["colours", "lotFloatColours"],
    ["apart", "lotFloatApart"],
    ["void", "lotFloatVoid"]
  ];
  function barTo(field2, own, other2) {
    return field2.meeting(own, other2) === void 0 ? barBetween(field2, own, other2) : "void";
  }
  function listed(players) {
    return { players };
  }

  // src/explain/explainDrawnSwiss.ts
  var explainDrawnSwiss = (question) => {
    const { tournament, round, player, seat: seat2 } = question;
    const { drawings, floats, field: field2 } = decideDrawnSwiss(tournament, round, "withFloats");
    const seed = reason("lotSeed", { seed: tournament.settings.drawSeed, purpose: `round ${round}` });
    const group = lawGroupReasons(question, historyOf(tournament));
    if (seat2.kind !== "game" || field2 === void 0) {
      return [...group, ...drawings.flatMap((each3) => byeReasons2(each3, player)), seed];
    }
    if (round === 1) {
      return firstRoundReasons(question, seat2.opponent);
    }
    const both2 = [player, seat2.opponent];
    const contestants = new Map(field2.contestants.map((each3) => [each3.player.number, each3]));
    const drawn2 = { field: field2, drawings, contestant: (number) => contestants.get(number) };
    return [
      ...group,
      ...both2.flatMap((each3) => subgroupReasons(drawn2.contestant(each3), round)),
      ...floats.filter((each3) => both2.includes(each3.player)).flatMap((each3) => drawnFloatReasons(each3, field2, drawn2.contestant)),
      ...drawings.flatMap(
        (each3) => each3.kind === "opponent" && both2.includes(each3.drawer) && both2.includes(each3.drawn) ? drawReasons(drawn2, each3) : []
      ),
      ...yieldReasons(question),
      seed
    ];
  };
  function firstRoundReasons({ pairing, player }, opponent) {
    const [first2, second] = [player, opponent].sort((a, b) => a - b);
    const later = pairing.boards.filter(({ white }) => white > first2).flatMap(({ white, black }) => [white, black]);
    const nearer = later.filter((each3) => each3 > first2 && each3 < second).sort((a, b) => a - b);
    return nearer.length === 0 ? [reason("lotFirstRound", { player: onePlayer(player), opponent: onePlayer(opponent) })] : [
      reason("lotFirstRoundPassedOver", {
        first: onePlayer(first2),
        second: onePlayer(second),
        others: { players: nearer }
      })
    ];
  }
  function byeReasons2(drawing, player) {
    if (drawing.kind !== "bye" || drawing.drawn !== player) {
      return [];
    }
    const about2 = (code, others) => others.length === 0 ? [] : [reason(code, { others: { players: others } })];
    return [
      reason("lotBye", { player: onePlayer(player), among: { players: drawing.among } }),
      ...about2("lotByeBarred", drawing.barred),
      ...about2("lotByeVoid", drawing.void)
    ];
  }
  function subgroupReasons({ player, history, subgroup }, round) {
    const clause = subgroupClause(history.colours, round - 1);
    const who = { player: onePlayer(player.number), subgroup };
    switch (clause) {
      case void 0:
        return [reason("lotSubgroupByLot", who)];
      case "lastColour":
        return [reason("lotSubgroupLastColour", { ...who, colours: { colours: history.colours } })];
      default:
        return [
          reason("lotSubgroup", { ...who, colours: { colours: history.colours }, clause: `Law ${clause}` })
        ];
    }
  }

  // src/systems/dutch/rungCosts.ts
  function costOf2(layout, rung, mate) {
    const { players, tier } = layout;
    let cost = 0;
    players.forEach((player, vertex) => {
      var _a, _b, _c, _d, _e, _f;
      const partner = mate[vertex];
      if (player === void 0) {
        return;
      }
      if (tier[vertex] === inBracket && tier[partner] === inBracket) {
        cost += partner > vertex ? (_b = (_a = rung.pair) == null ? void 0 : _a.call(rung, player, players[partner])) != null ? _b : 0 : 0;
      } else if (tier[vertex] === inBracket) {
        cost += (_d = (_c = rung.floater) == null ? void 0 : _c.call(rung, player)) != null ? _d : 0;
      }
      if (tier[vertex] !== beyondNext && tier[partner] === beyondNext) {
        cost += (_f = (_e = rung.floaterOfNext) == null ? void 0 : _e.call(rung, player)) != null ? _f : 0;
      }
    });
    return cost;
  }

  // src/systems/dutch/trace.ts
  function traceDutch(tournament, round) {
    const field2 = fieldToPair2(tournament, round);
    if (field2 === void 0) {
      return void 0;
    }
    const traces = [];
    pairField(field2, (bracket2, paired) => traces.push(traceOf(field2, bracket2, paired)));
    return traces;
  }
  function traceOf(field2, bracket2, paired) {
    const number = (place) => field2.players[place].number;
    const asNumbers = ([higher, lower]) => ({
      higher: number(higher),
      lower: number(lower)
    });
    const places2 = new Map([...bracket2.mdps, ...bracket2.residents].map((place) => [number(place), place]));
    const natural = firstCandidate2(bracket2, paired);
    let asked;
    const question = () => asked != null ? asked : asked = questionOf(field2, bracket2, paired);
    return {
      score: field2.players[bracket2.residents[0]].score,
      residents: bracket2.residents.map(number),
      mdps: bracket2.mdps.map(number),
      limbo: bracket2.mdps.filter((mdp) => paired.downfloaters.includes(mdp)).map(number),
      pairs: paired.pairs.map(asNumbers),
      downfloaters: paired.downfloaters.map(number),
      fewestFloaters: () => fewestFloaters(field2, [...bracket2.mdps, ...bracket2.residents]),
      naturalPairs: natural.pairs.map(asNumbers),
      naturalFloaters: natural.floaters.map(number),
      objectionToPair: ({ higher, lower }) => objectionToPair(question(), places2.get(higher), places2.get(lower)),
      objectionToFloater: (player) => objectionToFloater(question(), places2.get(player))
    };
  }
  function fewestFloaters({ compatible, size }, places2) {
    const neighbours = neighbourLists(
      places2.length,
      (a, b) => compatible[places2[a] * size + places2[b]] === 1
    );
    return places2.length - 2 * pairCount(maximumMatching(neighbours));
  }
  function firstCandidate2(bracket2, paired) {
    const staying = bracket2.mdps.filter((mdp) => !paired.downfloaters.includes(mdp));
    const met = new Set(paired.pairs.filter(([one]) => staying.includes(one)).map(([, two]) => two));
    const remainder = bracket2.residents.filter((place) => !met.has(place));
    const pairs2 = paired.pairs.length - staying.length;
    return {
      pairs: [
        ...staying.map((mdp, at) => [mdp, bracket2.residents[at]]),
        ...remainder.slice(0, pairs2).map((upper, at) => [upper, remainder[pairs2 + at]])
      ],
      floaters: remainder.slice(2 * pairs2)
    };
  }
  function questionOf(field2, bracket2, paired) {
    const layout = wholeFieldLayout(field2, bracket2);
    const floaterHasBye = byeIsHere(field2, bracket2) && paired.downfloaters.length === 1;
    const rungs = qualityCriteria(scoresOf(field2, bracket2, floaterHasBye));
    const places2 = [...bracket2.mdps, ...bracket2.residents, ...bracket2.next, ...bracket2.below];
    const vertexOf = new Map(places2.map((place, vertex) => [place, vertex]));
    const partner = new Map(paired.pairs.flatMap(([one, two]) => [[one, two], [two, one]]));
    const own = layout.mdps + layout.residents;
    const kept = restricted(bracketGraph(layout, rungs).graph, (one, two) => {
      const wanted = partner.get(places2[one]);
      return wanted === void 0 ? one >= own || two >= own : wanted === places2[two];
    });
    return { layout, rungs, vertexOf, chosen: costsOf2(layout, rungs, heaviestPerfectMatching(kept).mate) };
  }
  function objectionToPair(question, higher, lower) {
    const { layout, vertexOf } = question;
    const one = vertexOf.get(higher);
    const two = vertexOf.get(lower);
    return layout.exists[one * layout.players.length + two] === 1 ? objectionTo(question, (a, b) => a === one ? b === two : b !== one || a === two) : "absolute";
  }
  function objectionToFloater(question, player) {
    const { layout, vertexOf } = question;
    const floater = vertexOf.get(player);
    const own = layout.mdps + layout.residents;
    return objectionTo(question, (a, b) => a === floater ? b >= own : b !== floater || a >= own);
  }
  function objectionTo(question, allowed) {
    const { layout, rungs, chosen } = question;
    const best = heaviestPerfectMatching(restricted(bracketGraph(layout, rungs).graph, allowed));
    if (best === void 0) {
      return "completion";
    }
    const costs = costsOf2(layout, rungs, best.mate);
    const worse = rungs.findIndex((_, at) => costs[at] !== chosen[at]);
    return worse === -1 ? "order" : rungs[worse].code;
  }
  function costsOf2(layout, rungs, mate) {
    return rungs.map((rung) => costOf2(layout, rung, mate));
  }

  // src/explain/dutchBye.ts
  function dutchByeReasons(dutch, own) {
    const behind = dutch.contenders.slice(dutch.contenders.indexOf(own) + 1);
    const lower = behind.filter((each3) => each3.score < own.score && each3.mayHaveBye);
    const equals = behind.filter((each3) => each3.score === own.score && each3.mayHaveBye);
    const objections = objectionsTo(dutch, equals.slice(-mostLookedAt2));
    const those = (wanted) => objections.flatMap(([each3, objection]) => objection === wanted ? [each3] : []);
    return [
      reason("byeLowest", { player: onePlayer(own.number), score: { points: own.score } }),
      ...about(
        "byeBarred",
        behind.filter((each3) => !each3.mayHaveBye)
      ),
      ...about("byeNotCompletable", [...those("completion"), ...lower]),
      ...about("byeMoreUnplayed", those("C9")),
      ...byCriterion(objections)
    ];
  }
  var mostLookedAt2 = 8;
  function objectionsTo(dutch, equals) {
    return equals.flatMap((each3) => {
      const bracket2 = dutch.brackets.find(({ residents }) => residents.includes(each3.number));
      return bracket2 === void 0 ? [] : [[each3, bracket2.objectionToFloater(each3.number)]];
    });
  }
  var saidOtherwise = ["order", "absolute", "completion", "C9"];
  function byCriterion(objections) {
    return objections.flatMap(
      ([{ number }, objection]) => saidOtherwise.includes(objection) ? [] : [
        reason("byeCriterion", {
          other: onePlayer(number),
          criterion: { word: objection }
        })
      ]
    );
  }
  function about(code, players) {
    return players.length === 0 ? [] : [reason(code, { others: { players: players.map(numberOf3) } })];
  }
  function numberOf3({ number }) {
    return number;
  }

  // src/explain/dutchColour.ts
  function dutchColourReasons(tournament, own, opponent) {
    const initial = firstColourOf(tournament);
    const { colour, rule } = chooseColour(own, opponent, initial);
    const higher = byRank(own, opponent) < 0 ? own : opponent;
    const values = histories(own, opponent, colour);
    switch (rule) {
      case "5.2.1":
        return [
          own.colour.preference === void 0 || opponent.colour.preference === void 0 ? onlyOne(own, opponent, values) : reason("colourBoth", values)
        ];
      case "5.2.2": {
        const stronger = own.colour.preference === colour ? own : opponent;
        const granted = { ...values, stronger: onePlayer(stronger.number) };
        return [reason("colourStronger", { ...granted, wanted: { colour: stronger.colour.preference } })];
      }
      case "5.2.3":
        return [reason("colourAlternates", values)];
      case "5.2.4":
        return [
          reason("colourHigherRanked", {
            ...values,
            higher: onePlayer(higher.number),
            wanted: { colour: higher.colour.preference }
          })
        ];
      case "5.2.5":
        return byNumber(tournament, higher, initial);
    }
  }
  function histories(own, opponent, colour) {
    return {
      player: onePlayer(own.number),
      opponent: onePlayer(opponent.number),
      colour: { colour },
      colours: { colours: own.colour.played },
      opponentColours: { colours: opponent.colour.played }
    };
  }
  function onlyOne(own, opponent, values) {
    const [wants, takes] = own.colour.preference === void 0 ? [opponent, own] : [own, opponent];
    return reason("colourOnlyOne", {
      ...values,
      wants: onePlayer(wants.number),
      takes: onePlayer(takes.number),
      wanted: { colour: wants.colour.preference }
    });
  }
  function byNumber(tournament, higher, initial) {
    const isOdd = higher.pairingNumber % 2 === 1;
    const { firstColour, drawSeed } = tournament.settings;
    return [
      reason(isOdd ? "colourOddNumber" : "colourEvenNumber", {
        higher: onePlayer(higher.number),
        pairingNumber: higher.pairingNumber,
        colour: { colour: isOdd ? initial : otherColour(initial) }
      }),
      firstColour === void 0 ? reason("initialColourByLot", { colour: { colour: initial }, seed: drawSeed, purpose: "colours" }) : reason("initialColourSet", { colour: { colour: initial } })
    ];
  }

  // src/explain/dutchFloat.ts
  function dutchFloatReasons(dutch, player) {
    return dutch.brackets.slice(0, -1).filter(({ downfloaters }) => downfloaters.includes(player.number)).flatMap((bracket2) => floatReasons(bracket2, player));
  }
  function floatReasons(bracket2, { number }) {
    const who = { player: onePlayer(number), score: { points: bracket2.score } };
    const players = bracket2.mdps.length + bracket2.residents.length;
    const { downfloaters } = bracket2;
    if (bracket2.limbo.includes(number)) {
      return [reason("floatsOn", who)];
    }
    if (players === 1) {
      return [reason("floatsAlone", who)];
    }
    const needed = downfloaters.length === 1 ? reason("floatsOdd", { ...who, players }) : reason(downfloaters.length === bracket2.fewestFloaters() ? "floatsNoPair" : "floatsCompletion", {
      ...who,
      count: downfloaters.length
    });
    return [needed, ...insteadOf(bracket2, number)];
  }
  function insteadOf(bracket2, number) {
    const [natural] = bracket2.naturalFloaters.includes(number) ? [] : bracket2.naturalFloaters.filter((each3) => !bracket2.downfloaters.includes(each3));
    if (natural === void 0) {
      return [];
    }
    const objection = bracket2.objectionToFloater(natural);
    return objection === "order" || objection === "absolute" ? [] : [
      reason("floatsInstead", {
        player: onePlayer(number),
        natural: onePlayer(natural),
        criterion: { word: objection }
      })
    ];
  }

  // src/explain/dutchOpponent.ts
  function dutchOpponentReasons(question, dutch, own, opponent) {
    return [
      ...opponent.score > own.score ? [
        ...dutchFloatReasons(dutch, opponent),
        reason("opponentFromAbove", {
          player: onePlayer(own.number),
          opponent: onePlayer(opponent.number),
          score: { points: opponent.score }
        })
      ] : [],
      naturalReason(question, dutch, own, opponent)
    ];
  }
  function naturalReason(question, dutch, own, opponent) {
    const bracket2 = dutch.brackets.find(
      ({ pairs: pairs2 }) => pairs2.some(({ higher, lower }) => higher === own.number || lower === own.number)
    );
    const natural = bracket2 == null ? void 0 : bracket2.naturalPairs.find(
      ({ higher, lower }) => higher === own.number || lower === own.number
    );
    const who = { player: onePlayer(own.number), opponent: onePlayer(opponent.number) };
    if (bracket2 === void 0 || natural === void 0) {
      return reason("naturalNone", who);
    }
    const other2 = dutch.of(natural.higher === own.number ? natural.lower : natural.higher);
    return other2 === opponent ? reason("naturalMade", who) : objected(own, other2, question, bracket2.objectionToPair(natural), natural);
  }
  function objected(own, natural, { tournament, round }, objection, pair2) {
    const who = { player: onePlayer(own.number), natural: onePlayer(natural.number) };
    switch (objection) {
      case "absolute":
        return absolute(own, natural, topscorersAbove(tournament.settings, round), who);
      case "order":
        return reason("naturalOrder", { ...who, higher: onePlayer(pair2.higher), round });
      default:
        return reason("naturalCriterion", { ...who, criterion: { word: objection } });
    }
  }
  function absolute(own, natural, limit, who) {
    if (own.opponents.has(natural.number)) {
      return reason("naturalMet", who);
    }
    return coloursAllow(barredColour(own, limit), barredColour(natural, limit)) ? reason("naturalApart", who) : reason("naturalSameColour", { ...who, colour: { colour: own.colour.preference } });
  }

  // src/explain/pairingNumber.ts
  function numberReasons(tournament, round, players) {
    const numbers = pairingNumbers(tournament, round, historyOf(tournament));
    const order = inPairingOrder(tournament).map((player) => player.number);
    return players.flatMap(({ number }) => {
      const skipped = order.slice(0, order.indexOf(number)).filter((each3) => !numbers.has(each3));
      const pairingNumber = numbers.get(number);
      return skipped.length === 0 || pairingNumber === void 0 ? [] : [
        reason("pairingNumberDiffers", {
          player: onePlayer(number),
          pairingNumber,
          others: { players: skipped }
        })
      ];
    });
  }

  // src/explain/explainDutch.ts
  var explainDutch = (question) => {
    var _a;
    const { tournament, round, player, seat: seat2 } = question;
    const contenders = contendersOf(tournament, round, historyOf(tournament));
    const byNumber2 = new Map(contenders.map((each3) => [each3.number, each3]));
    const dutch = {
      contenders,
      of: (number) => byNumber2.get(number),
      brackets: (_a = traceDutch(tournament, round)) != null ? _a : []
    };
    const own = dutch.of(player);
    const group = [
      ...scoreGroupReasons(own, contenders, own.opponents),
      ...virtualPoints2(own),
      ...dutchFloatReasons(dutch, own)
    ];
    if (seat2.kind !== "game") {
      return [...group, ...dutchByeReasons(dutch, own)];
    }
    const opponent = dutch.of(seat2.opponent);
    return [
      ...group,
      ...dutchOpponentReasons(question, dutch, own, opponent),
      ...dutchColourReasons(tournament, own, opponent),
      ...numberReasons(tournament, round, [own, opponent]),
      ...yieldReasons(question)
    ];
  };
  function virtualPoints2({ number, score, ownScore }) {
    return score === ownScore ? [] : [
      reason("virtualPoints", {
        player: onePlayer(number),
        points: { points: score - ownScore },
        own: { points: ownScore }
      })
    ];
  }

  // src/explain/explainKnockout.ts
  var explainKnockout = (question) => {
    const { tournament, round, player } = question;
    const bracket2 = bracketOf(tournament);
    const match = matchesOf(bracket2, round).find((each3) => playersIn(each3).includes(player));
    if (match === void 0) {
      return [reason("knockoutOut", { player: onePlayer(player), round })];
    }
    if (match.state === "exempt" && match.winner !== player) {
      return [reason("knockoutGone", { player: onePlayer(player), round })];
    }
    return [
      placeReason(bracket2, match),
      ...match === bracket2.thirdPlace ? [] : cameFrom(match, tournament),
      ...match.state === "exempt" ? exemptReasons(question, match) : colourReasons(question, match)
    ];
  };
  function placeReason(bracket2, match) {
    const { name } = bracket2.rounds[match.round - 1];
    const place = { match: match.match, name: { word: name }, round: match.round };
    return match === bracket2.thirdPlace ? reason("knockoutThirdPlace") : reason("knockoutPlace", place);
  }
  function cameFrom(match, tournament) {
    const players = playersIn(match);
    if (match.round > 1 && match.state === "exempt") {
      return [];
    }
    if (match.round > 1) {
      const upper = 2 * match.match - 1;
      return [reason("knockoutWinners", { upper, lower: upper + 1, round: match.round - 1 })];
    }
    const known2 = playersByNumber(tournament);
    const seeds = players.map((number) => {
      var _a;
      return (_a = known2.get(number)) == null ? void 0 : _a.seed;
    });
    return players.map(
      (number, index) => seeds[index] === void 0 ? reason("knockoutByLot", {
        player: onePlayer(number),
        seed: tournament.settings.drawSeed,
        purpose: "places"
      }) : reason("knockoutSeeded", { player: onePlayer(number), seed: seeds[index] })
    );
  }
  function exemptReasons({ tournament, player, round }, match) {
    var _a;
    const who = { player: onePlayer(player), round };
    const [opposite] = playersIn(match).filter((each3) => each3 !== player);
    if (opposite !== void 0) {
      return [reason("knockoutOpponentLeft", { ...who, opponent: onePlayer(opposite) })];
    }
    const known2 = playersByNumber(tournament);
    const isTyped = tournament.players.some((each3) => {
      var _a2;
      return ((_a2 = each3.exempt) != null ? _a2 : 0) > 0;
    });
    const own = known2.get(player);
    if (isTyped) {
      const matches = (_a = own == null ? void 0 : own.exempt) != null ? _a : 0;
      return [
        matches >= round ? reason("knockoutExemptTyped", { ...who, matches }) : reason("knockoutOpponentMissing", who)
      ];
    }
    if (round > 1) {
      return [reason("knockoutOpponentMissing", who)];
    }
    return [reason((own == null ? void 0 : own.seed) === void 0 ? "knockoutExemptByLot" : "knockoutExempt", who)];
  }
  function colourReasons({ tournament, pairing, player, seat: seat2 }, match) {
    if (seat2.kind !== "game") {
      return [];
    }
    const games = pairing.boards.filter((board) => board.match === match.match);
    const [white] = games.map((game) => game.white);
    const values = { first: onePlayer(white != null ? white : player), seed: tournament.settings.drawSeed };
    const pair2 = [player, seat2.opponent].sort((a, b) => a - b).join("-");
    return games.length === 1 ? [reason("knockoutColourByLot", { ...values, purpose: `colour ${pair2}` })] : [reason("knockoutUpperBegins", { first: values.first })];
  }

  // src/explain/explainRoundRobin.ts
  var explainRoundRobin = ({ tournament, round, player, seat: seat2 }) => {
    const numbers = tableNumbers(tournament);
    const berger = (number) => numbers.indexOf(number) + 1;
    const last = tableSize(numbers.length);
    const rounds2 = roundsOfCycle(numbers.length);
    const cycle = Math.ceil(round / rounds2);
    const own = berger(player);
    const other2 = seat2.kind === "game" ? berger(seat2.opponent) : last;
    const inTable = bergerRound(own, other2, numbers.length);
    return [
      ...bergerNumbers(player, own, seat2.kind === "game" ? [seat2.opponent, other2] : void 0),
      ...tournament.settings.cycles > 1 ? [reason("bergerCycle", { cycle, inCycle: inTable, round })] : [],
      ...swapped(tournament, { round, inTable, rounds: rounds2, cycle }),
      sumOf({ own, other: other2, last, rounds: rounds2, inTable }),
      ...seat2.kind === "game" ? colourReasons2(own, other2, last, cycle) : [reason("bergerFree", { player: onePlayer(player), last })]
    ];
  };
  function bergerNumbers(player, own, opponent) {
    const both2 = [[player, own], ...opponent === void 0 ? [] : [opponent]];
    return both2.filter(([number, berger]) => Number(number) !== berger).map(([number, berger]) => reason("bergerNumbers", { player: onePlayer(number), berger }));
  }
  function sumOf({ own, other: other2, last, rounds: rounds2, inTable }) {
    const againstLast = own === last || other2 === last;
    const number = own === last ? other2 : own;
    const [a, b] = againstLast ? [number, number] : [own, other2];
    const sum3 = a + b - 1;
    const values = { a, b, sum: sum3, rounds: rounds2, round: inTable, last };
    if (againstLast) {
      return reason(sum3 > rounds2 ? "bergerRoundLastLess" : "bergerRoundLast", values);
    }
    return reason(sum3 > rounds2 ? "bergerRoundLess" : "bergerRound", values);
  }
  function swapped({ settings }, at) {
    const inCycle = at.round - (at.cycle - 1) * at.rounds;
    return settings.swapLastRounds && inCycle !== at.inTable ? [reason("bergerSwapped", { inCycle, inTable: at.inTable })] : [];
  }
  function colourReasons2(own, other2, last, cycle) {
    const [smaller, larger] = own < other2 ? [own, other2] : [other2, own];
    const values = { smaller, larger, half: last / 2 };
    const rule = larger === last ? smaller <= last / 2 ? "bergerColourFirstHalf" : "bergerColourSecondHalf" : (own + other2) % 2 === 1 ? "bergerColourDiffers" : "bergerColourSame";
    return [reason(rule, values), ...cycle % 2 === 0 ? [reason("bergerColoursReversed", { cycle })] : []];
  }

  // src/explain/seat.ts
  function seatOf(player, round) {
    const game = round.boards.find(({ white, black }) => white === player || black === player);
    if (game !== void 0) {
      const colour = game.white === player ? "white" : "black";
      return {
        kind: "game",
        board: game.board,
        opponent: colour === "white" ? game.black : game.white,
        colour
      };
    }
    const bye = round.byes.find((each3) => each3.player === player);
    return bye === void 0 ? { kind: "none" } : { kind: "bye", outcome: bye.outcome };
  }

  // src/explain/recordDiffers.ts
  function recordDiffers(seat2, recorded, player, round) {
    const who = { player: onePlayer(player), round };
    if (recorded === void 0 || isSame2(seat2, recorded)) {
      return [];
    }
    switch (recorded.kind) {
      case "none":
        return [reason("recordHasNothing", who)];
      case "bye":
        return [reason("recordHasBye", who)];
      case "game": {
        const sameOpponent = seat2.kind === "game" && seat2.opponent === recorded.opponent;
        const values = { ...who, opponent: onePlayer(recorded.opponent), colour: { colour: recorded.colour } };
        return [reason(sameOpponent ? "recordHasOtherColour" : "recordHasOther", values)];
      }
    }
  }
  function isSame2(one, two) {
    if (one.kind === "game") {
      return two.kind === "game" && one.opponent === two.opponent && one.colour === two.colour;
    }
    return one.kind === two.kind;
  }

  // src/explain/teamSeat.ts
  function teamSeatReasons(tournament, round, player) {
    const result = pairRound(beforeRound(tournament, round), round);
    if (!result.ok) {
      return [];
    }
    const { pairing } = result;
    const record = tournament.rounds[round - 1];
    const recorded = record && seatOf(player, { boards: record.games, byes: record.byes });
    const own = pairing.boards.filter(({ white, black }) => white === player || black === player);
    const bye = pairing.byes.find((each3) => each3.player === player);
    const seated2 = own.length > 0 ? own.flatMap((board) => gameReasons(tournament.settings, boardsOf(tournament), board, player)) : [
      notPlaying(
        (bye == null ? void 0 : bye.board) !== void 0 && bye.outcome === "fullBye" ? "teamSeatAlone" : "teamSeatNone",
        player,
        bye == null ? void 0 : bye.board
      )
    ];
    return [...recordDiffers(seatOf(player, pairing), recorded, player, round), ...seated2];
  }
  function boardsOf(tournament) {
    return boardCount(teamsOf(tournament), tournament.settings);
  }
  function notPlaying(code, player, board) {
    return reason(code, { player: onePlayer(player), board: board != null ? board : "" });
  }
  function gameReasons(settings, boards, { board, game = 1, white, black }, player) {
    const order = matchGamesOf(settings, boards);
    const entry2 = order.find((each3) => each3.game === game && each3.board === board);
    const values = {
      player: onePlayer(player),
      opponent: onePlayer(player === white ? black : white),
      board,
      game,
      colour: { colour: player === white ? "white" : "black" }
    };
    const games = sessionsOf(order);
    const seated2 = reason(games > 1 ? "teamSeatInGame" : "teamSeat", values);
    return entry2 === void 0 ? [seated2] : [seated2, opponentAndColour(settings, games, entry2, player === white)];
  }
  function opponentAndColour(settings, games, entry2, isWhite2) {
    const [own, other2] = isWhite2 ? [entry2.white, entry2.black] : [entry2.black, entry2.white];
    const values = { own: own.board, other: other2.board, game: entry2.game };
    if (settings.teamForm === "scheveningen") {
      const second = isSecondLeg(settings, games, entry2.game);
      return settings.matchOrder !== void 0 ? reason("teamSeatOwnOrder", values) : reason(
        second ? "teamSeatParityReversed" : (own.board + other2.board) % 2 === 0 ? "teamSeatSameParity" : "teamSeatOtherParity",
        values
      );
    }
    return entry2.game === 1 ? reason(own.side === "a" ? "teamSeatPriority" : "teamSeatNoPriority", {
      board: own.board,
      clause: clauses[settings.system]
    }) : reason("teamSeatAlternates", values);
  }
  function isSecondLeg(settings, games, game) {
    return legsOf(settings) === 2 && game > games / 2;
  }
  var clauses = {
    "round-robin": "Law 30.4",
    drawn: "Law 30.5",
    dutch: "Law 30.2.1",
    adjusted: "Law 30.2.1",
    knockout: "Law 30.2.1"
  };

  // src/explain/explainTeams.ts
  function explainTeams(tournament, round, player, explainUnits) {
    const teams = teamsOf(tournament);
    const team = teamOfPlayer(teams).get(player);
    if (tournament.settings.teamForm === "boardGroups") {
      return explainGroup(tournament, round, player, explainUnits);
    }
    if (team === void 0) {
      return notPaired2(player, round);
    }
    const form = tournament.settings.teamForm === "scheveningen" ? "teamEverybody" : "teamBoards";
    const shown4 = (units) => ({
      teams: units.map((unit) => label(teams, unit))
    });
    return withReasons(explainUnits(teamsAsPlayers(tournament), round, team.number), (reasons) => [
      reason("teamUnit", { player: onePlayer(player), team: shown4([team.number]) }),
      ...reasons.map((each3) => speakingOf(ofMatch(each3), shown4)),
      reason(form),
      ...teamSeatReasons(tournament, round, player)
    ]);
  }
  function explainGroup(tournament, round, player, explainUnits) {
    const boards = boardCount(teamsOf(tournament), tournament.settings);
    for (let board = 1; board <= boards; board += 1) {
      const group = boardGroup(tournament, board, round);
      const place = group.tournament.players.find(({ number }) => group.occupantOf(number) === player);
      if (place !== void 0) {
        const shown4 = (places2) => ({
          players: places2.map(group.occupantOf)
        });
        return withReasons(explainUnits(group.tournament, round, place.number), (reasons) => [
          reason("teamGroup", { player: onePlayer(player), group: board }),
          ...reasons.map((each3) => speakingOf(onBoard(each3, boardIn(tournament, round, player)), shown4))
        ]);
      }
    }
    return notPaired2(player, round);
  }
  function boardIn(tournament, round, player) {
    const result = pairRound(beforeRound(tournament, round), round);
    const seat2 = result.ok ? seatOf(player, result.pairing) : void 0;
    return (seat2 == null ? void 0 : seat2.kind) === "game" ? seat2.board : void 0;
  }
  function onBoard({ code, values }, board) {
    return { code, values: values.board === void 0 || board === void 0 ? values : { ...values, board } };
  }
  function ofMatch(told2) {
    var _a;
    const { code, values } = told2;
    return code === "meetsAsWhite" || code === "meetsAsBlack" ? reason("teamMeets", {
      ...values,
      match: (_a = values.board) != null ? _a : "",
      colour: { colour: code === "meetsAsWhite" ? "white" : "black" }
    }) : told2;
  }
  function notPaired2(player, round) {
    return { ok: true, reasons: [reason("notPaired", { player: onePlayer(player), round })] };
  }
  function withReasons(explanation, change) {
    return explanation.ok ? { ok: true, reasons: change(explanation.reasons) } : explanation;
  }
  function label(teams, unit) {
    const team = teams.find(({ number }) => number === unit);
    return team === void 0 ? String(unit) : `${team.letter} (${team.name})`;
  }
  function speakingOf({ code, values }, shown4) {
    const changed = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "object" && "players" in value ? shown4(value.players) : value
    ]);
    return { code, values: Object.fromEntries(changed) };
  }

  // src/explain/explainPairing.ts
  var systems = {
    adjusted: explainAdjustedSwiss,
    drawn: explainDrawnSwiss,
    dutch: explainDutch,
    "round-robin": explainRoundRobin,
    knockout: explainKnockout
  };
  function explainPairing(tournament, round, player) {
    return tournament.settings.teamForm === void 0 ? explainUnit(tournament, round, player) : explainTeams(tournament, round, player, explainUnit);
  }
  function explainUnit(tournament, round, player) {
    const record = tournament.rounds[round - 1];
    const before = beforeRound(tournament, round);
    const result = pairRound(before, round);
    if (!result.ok) {
      return { ok: false, problems: result.problems };
    }
    const { pairing } = result;
    const recorded = record === void 0 ? void 0 : seatOf(player, { boards: record.games, byes: record.byes });
    const question = {
      tournament: before,
      round,
      pairing,
      player,
      seat: seatByRules(pairing, player, recorded)
    };
    return {
      ok: true,
      reasons: [
        ...recordDiffers(question.seat, recorded, player, round),
        ...headline(question),
        ...why(question)
      ]
    };
  }
  function seatByRules(pairing, player, recorded) {
    const seat2 = seatOf(player, pairing);
    return (recorded == null ? void 0 : recorded.kind) === "none" && seat2.kind === "bye" ? recorded : seat2;
  }
  function headline(question) {
    const { seat: seat2, player, round } = question;
    const who = { player: onePlayer(player), round };
    switch (seat2.kind) {
      case "none":
        return [];
      case "bye":
        return isGranted(question) ? [] : [reason("hasBye", who)];
      case "game": {
        const values = { ...who, opponent: onePlayer(seat2.opponent), board: seat2.board };
        return [reason(seat2.colour === "white" ? "meetsAsWhite" : "meetsAsBlack", values)];
      }
    }
  }
  function why(question) {
    const { seat: seat2, player, round, tournament } = question;
    const who = { player: onePlayer(player), round };
    if (seat2.kind === "bye" && isGranted(question)) {
      return [reason("byeGranted", who)];
    }
    const { system } = tournament.settings;
    return seat2.kind === "none" && system !== "knockout" ? [reason("notPaired", who)] : systems[system](question);
  }
  function isGranted({ tournament, round, player }) {
    const { system } = tournament.settings;
    if (!isSwiss[system]) {
      return false;
    }
    const own = playersByNumber(tournament).get(player);
    return own !== void 0 && requestedBye(own, round) !== void 0;
  }

  // src/sheet/reasons.en.ts
  var englishReasons = {
    meetsAsWhite: "Round {round}, board {board}: number {player} has {white} against number {opponent}.",
    meetsAsBlack: "Round {round}, board {board}: number {player} has {black} against number {opponent}.",
    hasBye: "Round {round}: number {player} has the bye.",
    byeGranted: "Number {player} does not play in round {round}: the arbiter gave him this bye before the pairing.",
    notPaired: "Number {player} is not paired in round {round}: he has not arrived, has left, is not checked in, or stands in no row of that round.",
    recordHasOther: "The record of round {round} is not what the rules give: there number {player} meets number {opponent} with {colour}. It was paired by hand or by another program, or an earlier result was changed since. The rules would give this:",
    recordHasOtherColour: "The record of round {round} is not what the rules give: there number {player} has {colour} against number {opponent}. It was paired by hand or by another program, or an earlier result was changed since. The rules would give this:",
    recordHasBye: "The record of round {round} is not what the rules give: there number {player} has a bye. It was given by hand or by another program, or an earlier result was changed since. The rules would give this:",
    recordHasNothing: "The record of round {round} is not what the rules give: there number {player} does not stand in any row. The rules would give this:",
    teamUnit: "Number {player} plays for team {team}. Teams are paired as if each were one player (Law 30), so what follows speaks of the teams and gives their letters as numbers.",
    teamMeets: "Round {round}, match {match}: team {player} meets team {opponent} and has {colour} on board 1.",
    teamBoards: "Within the match equal boards meet, and colours alternate from board to board (Law 30.2.1).",
    teamEverybody: "Within the match everybody meets everybody of the other team (Law 30.2.2).",
    teamGroup: "Number {player} plays in group {group}: each board is an event of its own (Law 30.1.2).",
    teamSeat: "Number {player} sits on board {board} and has {colour} against number {opponent}.",
    teamSeatInGame: "Game {game}: number {player} sits on board {board} and has {colour} against number {opponent}.",
    teamSeatAlone: "Number {player} sits on board {board}, on which the other team has nobody: he wins without playing.",
    teamSeatNone: "Number {player} has no game in this round: his team has none, or he is not in its line-up, where a substitute takes exactly the board of whom he replaces (Law 30.1.4).",
    teamSeatPriority: "Boards of the same number meet (Law 30.1.1); his team has the priority, so its odd boards have {white} and its even ones {black}, and board {board} is his ({clause}).",
    teamSeatNoPriority: "Boards of the same number meet (Law 30.1.1); the other team has the priority, so its odd boards have {white} and its even ones {black}, and he has the other colour on board {board} ({clause}).",
    teamSeatAlternates: "In game {game} the same two meet, and the colours have changed from the game before (Law 30.2.1).",
    teamSeatSameParity: "Everybody meets everybody; he is number {own} of his team, his opponent number {other}: both odd or both even, so the team with the priority has {white} (Law 30.2.2).",
    teamSeatOtherParity: "Everybody meets everybody; he is number {own} of his team, his opponent number {other}: one odd and one even, so the team without the priority has {white} (Law 30.2.2).",
    teamSeatParityReversed: "In the second leg he, number {own} of his team, meets number {other} once more with colours reversed (Law 30.2.2).",
    teamSeatOwnOrder: "By the order of the event (setting {setting:matchOrder}) number {own} of his team meets number {other} in game {game}.",
    scoreGroup: "Number {player} has {score}. The same score: {others}.",
    scoreGroupAlone: "Number {player} has {score} and is alone with that score.",
    virtualPoints: "For the pairing he counts {points} more than the {own} he has made (acceleration, C.04.7).",
    metInGroup: "Of these number {player} has already met {met}.",
    naturalMade: "In his group the upper half meets the lower half in order; by that order number {opponent} is the natural opponent of number {player}, and nothing stood against it.",
    naturalMet: "By the order of the group number {natural} would be the opponent of number {player}, but the two have already met (C1).",
    naturalSameColour: "By the order of the group number {natural} would be the opponent of number {player}, but both must have {colour} (C3).",
    naturalApart: "By the order of the group number {natural} would be the opponent of number {player}, but the two are to be kept apart.",
    naturalCriterion: "By the order of the group number {natural} would be the opponent of number {player}, but then {criterion}.",
    naturalOrder: "Number {natural} would be as good an opponent for number {player} by every criterion; but pairings are tried in a fixed order (C.04.3, articles 3 and 4), and the one made comes first because somebody before them in that order could not have his own natural opponent.",
    naturalNone: "By the order of the group number {player} would have been left over; number {opponent} was free for him because others left the group or met somebody else.",
    floatsOdd: "Number {player} goes down from the group with {score}: with {players} players to pair, one has to leave it.",
    floatsNoPair: "Number {player} goes down from the group with {score}: {count} players could find no opponent in it, and no pairing leaves fewer over (C6).",
    floatsCompletion: "Number {player} goes down from the group with {score}: {count} players had to leave it, because with fewer the rest of the round could not be completed (C4).",
    floatsAlone: "Number {player} goes down: nobody else was to be paired in the group with {score}.",
    floatsOn: "Number {player} found no opponent in the group with {score} either and goes on down.",
    floatsInstead: "By the order number {natural} would have gone down instead of number {player}, but then {criterion}.",
    opponentFromAbove: "Number {opponent} came down with {score} and is paired before the others of the group of number {player}.",
    byeLowest: "The number of players is odd. The bye goes to the lowest score with which all the others can be paired (C5): here {score}, the score of number {player}.",
    byeBarred: "Passed over: {others}. They have had a bye, or a win without playing, and may not have another (C2).",
    byeNotCompletable: "Passed over: {others}. With the bye for one of them the others could not all be paired (C4).",
    byeMoreUnplayed: "Passed over: {others}. They have played fewer games; the bye goes to who has missed fewest (C9).",
    byeCriterion: "Number {other} stands lower with the same score, but with the bye for him {criterion}.",
    colourBoth: "Colours: each gets the colour he is due (5.2.1). Number {player} had {colours}; number {opponent} had {opponentColours}.",
    colourOnlyOne: "Colours: number {wants} is due {wanted} and gets it; number {takes} has played no game yet and takes the other colour (5.2.1).",
    colourStronger: "Colours: both are due {wanted}; the stronger claim is that of number {stronger}, who gets it (5.2.2). Number {player} had {colours}; number {opponent} had {opponentColours}.",
    colourAlternates: "Colours: both are due the same colour with equal claims; they change from the last time one had {white} and the other {black} (5.2.3). Number {player} had {colours}; number {opponent} had {opponentColours}.",
    colourHigherRanked: "Colours: both had the same colours, so the higher ranked, number {higher}, gets the {wanted} he is due (5.2.4). Number {player} had {colours}; number {opponent} had {opponentColours}.",
    colourOddNumber: "Colours: neither has played yet. The higher ranked, number {higher}, has the odd pairing number {pairingNumber} and so the initial colour, {colour} (5.2.5).",
    colourEvenNumber: "Colours: neither has played yet. The higher ranked, number {higher}, has the even pairing number {pairingNumber} and so the other than the initial colour, {colour} (5.2.5).",
    initialColourByLot: "The initial colour, {colour}, was drawn by lot (5.1): draw seed “{seed}”, purpose “{purpose}”.",
    initialColourSet: "The initial colour, {colour}, was set by the arbiter (setting {setting:firstColour}; 5.1).",
    pairingNumberDiffers: "For the pairing number {player} counts as number {pairingNumber}. Not paired so far, and so without a pairing number: {others}; those behind move up (C.04.2).",
    lawBye: "The number of players is odd: the last player of the lowest score group who has had no bye and no win without playing is free, and that is number {player} (Law 28.2).",
    lawByePassedOver: "Passed over: {others}. Without them the others could not all be paired.",
    lawFloatNoOpponent: "Number {player} floats {direction} from the group of {group}: nobody there may meet him (Law 28.4).",
    lawFloatOddNumber: "Number {player} floats {direction} from the group of {group}: the number of players there is odd, and his number comes first (Law 28.4.1).",
    lawFloatOddNeeded: "Number {player} floats {direction} from the group of {group}: the number of players there is odd, and number {instead}, whose number comes first, is needed there so that the others have opponents (Law 28.4, 28.6).",
    lawFloatOddNextDoor: "Number {player} floats {direction} from the group of {group}: the number of players there is odd, and number {instead}, whose number comes first, has no permitted opponent in the next group (Law 28.4, note).",
    lawFloatOddColours: "Number {player} floats {direction} from the group of {group}: the number of players there is odd, and his leaving evens the colours due, that of number {instead} does not (Law 28.4.1).",
    lawFloatOddFloated: "Number {player} floats {direction} from the group of {group}: the number of players there is odd, and number {instead}, whose number comes first, floated in the round before (the Lim system; the law does not name it).",
    lawFloatLimit: "Number {player} floats {direction} from the group of {group}: the number of players there is odd, and number {instead}, who was to float, is more than 100 rating points away (Law 28.4.2–3).",
    lawFloatNoWayOut: "Number {player} floats {direction} from the group of {group}: without that the rest of the group could not be paired (Law 28.6.1–2).",
    lawFloatFoundNobody: "Number {player} floats on {direction} from the group of {group}: nobody of it could be given to him (Law 28.5).",
    lawFloaterFirst: "Number {first} came from another group and is paired first; number {second} is the first in line for him (Law 28.5, 28.6).",
    lawFloaterPassedOver: "Number {first} came from another group and is paired first, with number {second}. Passed over: {others}, because of a game already played, of colours, or because the others could not be paired then (Law 28.6).",
    lawPairInTurn: "Upper half against lower half: number {second} is the first in turn for number {first} (Law 28.6, first scrutiny).",
    lawPairPassedOver: "Number {first} tries his opponents in turn and gets number {second}. Passed over: {others}, because of a game already played, of colours, or because the rest could not be paired then (Law 28.6, first scrutiny).",
    lawExchanged: "To mend colours number {first} exchanges his opponent {from} for number {to} (Law 28.6, second scrutiny).",
    lawUndone: "The pair {first} – {second} had been made and was undone, because the middle group could not be paired without them (the Lim system; the law does not name it).",
    lawColourOnlyLegal: "Colours: number {player} has {colour}, because the other way round one of the two would have a colour too often (Law 27). He had {colours}; number {opponent} had {opponentColours}.",
    lawColourDue: "Colours: number {player} has {colour}, as colours due demand (Law 28.6). He had {colours}; number {opponent} had {opponentColours}.",
    lawColourEqualises: "Colours: both are due the same colour; who has to equalise his colours comes before who only alternates (Law 28.6). Number {player} had {colours}; number {opponent} had {opponentColours}.",
    lawColourAlternates: "Colours: both are due the same colour; the latest round in which theirs differed decides, and each changes (Law 28.6). Number {player} had {colours}; number {opponent} had {opponentColours}.",
    lawColourSmaller: "Colours: both are due the same colour and had the same ones; the stronger by number gets the colour he is due (Law 28.6). Number {player} had {colours}; number {opponent} had {opponentColours}.",
    lawColourFirstRound: "Colours: nobody is due a colour yet; odd numbers of the upper half have the first colour, even ones the other (Law 28.6). So number {player} has {colour}.",
    lotBye: "The bye was drawn by lot among {among}, and number {player} drew it: the lowest score at which somebody may have it and the others can be paired.",
    lotByeBarred: "Passed over for the bye: {others}. They have had one, or a win without playing.",
    lotByeVoid: "Passed over for the bye: {others}. Without them the others could not be paired as well.",
    lotSubgroup: "Number {player} had {colours} and so is in subgroup {subgroup} ({clause}).",
    lotSubgroupLastColour: "Number {player} had {colours}, each colour equally often; his last colour puts him into subgroup {subgroup}.",
    lotSubgroupByLot: "Number {player} has played no game yet; a lot put him into subgroup {subgroup}.",
    lotFloatAlone: "Number {player} goes down: nobody else was to be paired in the group with {score}.",
    lotFloatOdd: "Number {player} goes down from the group with {score}: {players} players were to be paired there, so one is left over and draws in the next group (Law 29.3).",
    lotFloatSeveral: "Number {player} goes down from the group with {score}: of the {players} players to be paired there {count} had to leave it, fewer was not possible (Law 27).",
    lotFloatLeft: "In that group number {player} could still have met {open}, but the lots paired the others and left him over.",
    lotFloatMet: "In that group number {player} had already met {others} (Law 29.4.1).",
    lotFloatColours: "In that group number {player} could not meet {others}: one of the two would have had a colour for the third time running (Law 29.4.2).",
    lotFloatApart: "In that group number {player} is to be kept apart from {others}.",
    lotFloatVoid: "In that group number {player} could not have {others}: the rest of the round could not have been paired as well then (Law 29.4).",
    lotDrew: "Number {drawer} drew number {drawn} among {among} ({clause}).",
    lotDrewRest: "For number {drawer}, of subgroup {subgroup}, the subgroups that the clauses name first had nobody left; what is left of the group is drawn together ({clause}): among {among} he drew number {drawn}.",
    lotDrewFloater: "Number {drawer} came down, and in the subgroups meant for him nobody could be drawn with the colour meant for him; so he drew from the whole group ({clause}): among {among} he drew number {drawn}.",
    lotOnlyRest: "For number {drawer}, of subgroup {subgroup}, the subgroups that the clauses name first had nobody left; of what is left of the group only number {drawn} could be drawn ({clause}).",
    lotOnlyFloater: "Number {drawer} came down, and in the subgroups meant for him nobody could be drawn with the colour meant for him; of the whole group only number {drawn} could be drawn ({clause}).",
    lotOnlyLeft: "Number {drawer} drew number {drawn}, the only one left of the subgroups from which he draws ({clause}).",
    lotOnlyOne: "Number {drawer} drew, and of the subgroups from which he draws ({clause}) only number {drawn} could be drawn.",
    lotPassedMet: "Not to be drawn by number {drawer}: {others}, whom he has already met (Law 29.4.1).",
    lotPassedApart: "Not to be drawn by number {drawer}: {others}, from whom he is to be kept apart.",
    lotPassedColours: "Not to be drawn by number {drawer}: {others}; one of the two would have had a colour too often (Law 29.4.2).",
    lotVoidCompletion: "A draw of {others} by number {drawer} would have been void: the others could not all have been paired (Law 29.4.1).",
    lotVoidRematch: "A draw of {others} by number {drawer} would have been void: more players would have met again (Law 29.4.1).",
    lotVoidWide: "A draw of {others} by number {drawer} would have been void: for more players the difference of colours would have grown too large (Law 29.4.2).",
    lotVoidApart: "A draw of {others} by number {drawer} would have been void: more players who are to be kept apart would have met.",
    lotVoidFloaters: "A draw of {others} by number {drawer} would have been void: more players would have had to leave their score groups (Law 27).",
    lotVoidThird: "A draw of {others} by number {drawer} would have been void: more players would have had a colour for the third time running (Law 29.4.2).",
    lotVoidRepeated: "A draw of {others} by number {drawer} would have been void: more players would have gone down, or up, once more (Law 29.4.4).",
    lotFirstRound: "In round 1 neighbours in number meet, 1–2, 3–4 …, and the smaller number has {white}: so number {player} meets number {opponent} (Law 29.1).",
    lotFirstRoundPassedOver: "In round 1 neighbours in number meet, and the smaller number has {white} (Law 29.1). Nearer to number {first} would have been {others}; but players who are to be kept apart stood in the way, so he meets number {second}.",
    lotColour: "Both colours were possible; a lot gave {colour} to number {drawer}.",
    lotColourOfClause: "The draw gives {colour} to number {drawer} ({clause}).",
    lotColourOuter: "Number {drawer} is of subgroup {subgroup} and so has {colour} (Law 29.3).",
    lotColourLeaning: "Both colours were possible; number {drawer} is of subgroup {subgroup} and so has {colour} (Law 29.2).",
    lotColourThird: "Colours: number {player} had {other} in his last two games and is not to have it a third time running (Law 29.4.2); so he has {colour} and number {opponent} {other}.",
    lotColourWide: "Colours: number {player} would have had {other} too many times more than {colour} (Law 29.4.2); so he has {colour} and number {opponent} {other}.",
    lotSeed: "Anybody can draw again: draw seed “{seed}”, purpose “{purpose}”.",
    rematchYields: "No complete pairing was possible without a second game, as announced; it concerns number {player}.",
    apartYields: "Number {player} should have been kept apart from his opponent, but that was not possible.",
    thirdColourYields: "The colour limit gave way for number {player}, because in the last round equal scores are kept together (Law 27).",
    differenceYields: "The difference of colours grows beyond its limit for number {player}, because no complete pairing was possible otherwise (Law 29.4.2).",
    bergerNumbers: "Number {player} is {berger} in the table.",
    bergerCycle: "Round {round} is in cycle {cycle} and has round {inCycle} of the table.",
    bergerSwapped: "The last two rounds of the cycle change places, so round {inCycle} of it has round {inTable} of the table.",
    bergerRound: "Round by the table: {a} + {b} − 1 = {sum}, so {a} and {b} meet in round {round} (appendix 1, rule b).",
    bergerRoundLess: "Round by the table: {a} + {b} − 1 = {sum}, more than {rounds}, so {sum} − {rounds} = {round}: {a} and {b} meet in round {round} (appendix 1, rule b).",
    bergerRoundLast: "Round by the table: against the last number, {last}, his own number counts twice: {a} + {b} − 1 = {sum}, so round {round} (appendix 1, rule b).",
    bergerRoundLastLess: "Round by the table: against the last number, {last}, his own number counts twice: {a} + {b} − 1 = {sum}, more than {rounds}, so {sum} − {rounds} = {round} (appendix 1, rule b).",
    bergerFree: "The number of players is odd: whoever would meet {last} is free, here number {player} (Law 26).",
    bergerColourDiffers: "Colours: {smaller} and {larger} are one odd and one even, so the smaller, {smaller}, has {white} (appendix 1, rule a).",
    bergerColourSame: "Colours: {smaller} and {larger} are both odd or both even, so the larger, {larger}, has {white} (appendix 1, rule a).",
    bergerColourFirstHalf: "Colours: against the last number, {larger}, the numbers 1 to {half} have {white}, so {smaller} has it (appendix 1, rule a).",
    bergerColourSecondHalf: "Colours: against the last number, {larger}, the numbers above {half} have {black}, so {larger} has {white} (appendix 1, rule a).",
    bergerColoursReversed: "In cycle {cycle} the colours are reversed.",
    knockoutPlace: "It is match {match} of round {round} ({name}), counted from the top of the bracket.",
    knockoutThirdPlace: "It is the match for third place, between those who lost the semi-finals.",
    knockoutWinners: "The winners of matches {upper} and {lower} of round {round} meet here (Law 25).",
    knockoutSeeded: "Number {player} is seed {seed}: seeds are placed so that 1 and 2 can meet only in the final, 1 to 4 only from the semi-final on.",
    knockoutByLot: "The place of number {player} was drawn by lot: draw seed “{seed}”, purpose “{purpose}”.",
    knockoutExempt: "Number {player} need not play in round {round}: the field is no power of two, and the first seeds are exempt (Law 25).",
    knockoutExemptByLot: "Number {player} need not play in round {round}: the field is no power of two, and the lot for the places gave him one without an opponent.",
    knockoutExemptTyped: "Number {player} need not play in round {round}: by the plan of the arbiter he is exempt from {matches} of his matches.",
    knockoutOpponentLeft: "Number {player} need not play in round {round}: his opponent, number {opponent}, has left.",
    knockoutOpponentMissing: "Number {player} need not play in round {round}: nobody came to the place opposite, because both of the match before are out.",
    knockoutUpperBegins: "Colours: number {first}, the upper of the two in the bracket, has {white} in the first game; then colours alternate (Law 25).",
    knockoutColourByLot: "Colours: a lot gave {white} to number {first}: draw seed “{seed}”, purpose “{purpose}” (Law 25).",
    knockoutGone: "Number {player} has no match in round {round}: he has left the event, and his opponent goes on.",
    knockoutOut: "Number {player} has no match in round {round}: he has lost, or is not in the bracket."
  };
  var englishReasonWords = {
    completion: "the others could not all be paired (C4), or the bye would go to a higher score (C5)",
    C6: "more players would have to leave their group (C6)",
    C7: "a higher score would have to go down (C7)",
    C8: "fewer pairs would be possible in the next group (C8)",
    C9: "the bye would go to somebody who has missed more games (C9)",
    C10: "a leader or his opponent would have one colour more than twice as often too many (C10)",
    C11: "a leader or his opponent would have the same colour three times running (C11)",
    C12: "more players would not get the colour they are due (C12)",
    C13: "more players with a strong claim would not get their colour (C13)",
    C14: "more players would go down who went down in the round before (C14)",
    C15: "more players would meet somebody from above who did so in the round before (C15)",
    C16: "more players would go down who went down two rounds ago (C16)",
    C17: "more players would meet somebody from above who did so two rounds ago (C17)",
    C18: "somebody who went down in the round before would go further still (C18)",
    C19: "somebody who met a higher score in the round before would meet one higher still (C19)",
    C20: "somebody who went down two rounds ago would go further still (C20)",
    C21: "somebody who met a higher score two rounds ago would meet one higher still (C21)",
    down: "down",
    up: "up",
    final: "the final",
    semiFinal: "semi-final",
    quarterFinal: "quarter-final",
    roundOf16: "round of 16",
    earlier: "an earlier round"
  };

  // src/sheet/reasons.vi.ts
  var vietnameseReasons = {
    meetsAsWhite: "Vòng {round}, bàn {board}: số {player} cầm quân {white} gặp số {opponent}.",
    meetsAsBlack: "Vòng {round}, bàn {board}: số {player} cầm quân {black} gặp số {opponent}.",
    hasBye: "Vòng {round}: số {player} được nghỉ.",
    byeGranted: "Số {player} không đấu vòng {round}: trọng tài đã cho nghỉ trước khi xếp cặp.",
    notPaired: "Số {player} không được xếp cặp ở vòng {round}: chưa đến, đã bỏ cuộc, chưa điểm danh, hoặc không có dòng nào ở vòng đó.",
    recordHasOther: "Cặp đã ghi ở vòng {round} khác với cách xếp theo luật: số {player} gặp số {opponent} và cầm quân {colour}. Cặp này do xếp tay, do phần mềm khác, hoặc một kết quả trước đó đã được sửa. Theo luật thì như sau:",
    recordHasOtherColour: "Cặp đã ghi ở vòng {round} khác với cách xếp theo luật: số {player} cầm quân {colour} khi gặp số {opponent}. Cặp này do xếp tay, do phần mềm khác, hoặc một kết quả trước đó đã được sửa. Theo luật thì như sau:",
    recordHasBye: "Cặp đã ghi ở vòng {round} khác với cách xếp theo luật: số {player} được nghỉ. Việc này do cho nghỉ bằng tay, do phần mềm khác, hoặc một kết quả trước đó đã được sửa. Theo luật thì như sau:",
    recordHasNothing: "Cặp đã ghi ở vòng {round} khác với cách xếp theo luật: số {player} không có dòng nào. Theo luật thì như sau:",
    teamUnit: "Số {player} đấu cho đội {team}. Các đội được xếp như mỗi đội là một đấu thủ (Luật 30), nên phần sau nói về các đội và ghi chữ cái của đội thay cho số.",
    teamMeets: "Vòng {round}, trận {match}: đội {player} gặp đội {opponent} và cầm quân {colour} ở bàn 1.",
    teamBoards: "Trong trận, các bàn cùng số gặp nhau, màu quân đổi theo từng bàn (Luật 30.2.1).",
    teamEverybody: "Trong trận, mỗi người gặp tất cả người của đội kia (Luật 30.2.2).",
    teamGroup: "Số {player} đấu ở nhóm {group}: mỗi bàn là một giải riêng (Luật 30.1.2).",
    teamSeat: "Số {player} ngồi bàn {board}, cầm quân {colour} gặp số {opponent}.",
    teamSeatInGame: "Ván {game}: số {player} ngồi bàn {board}, cầm quân {colour} gặp số {opponent}.",
    teamSeatAlone: "Số {player} ngồi bàn {board} nhưng đội kia không có ai ở bàn ấy: thắng không phải đấu.",
    teamSeatNone: "Số {player} không có ván nào ở vòng này: đội không đấu, hoặc không có tên trong đội hình; người dự bị vào đúng bàn của người mình thay (Luật 30.1.4).",
    teamSeatPriority: "Các bàn cùng số gặp nhau (Luật 30.1.1); đội này được ưu tiên nên bàn lẻ cầm quân {white}, bàn chẵn cầm quân {black}, ở đây là bàn {board} ({clause}).",
    teamSeatNoPriority: "Các bàn cùng số gặp nhau (Luật 30.1.1); đội kia được ưu tiên nên bàn lẻ của đội kia cầm quân {white}, bàn chẵn cầm quân {black}, còn người này cầm màu ngược lại ở bàn {board} ({clause}).",
    teamSeatAlternates: "Ở ván {game} vẫn hai người ấy gặp nhau, màu quân đổi so với ván trước (Luật 30.2.1).",
    teamSeatSameParity: "Mỗi người gặp tất cả người của đội kia; người này mang số {own} của đội, đối thủ mang số {other}: cùng lẻ hoặc cùng chẵn nên đội được ưu tiên cầm quân {white} (Luật 30.2.2).",
    teamSeatOtherParity: "Mỗi người gặp tất cả người của đội kia; người này mang số {own} của đội, đối thủ mang số {other}: một lẻ một chẵn nên đội không được ưu tiên cầm quân {white} (Luật 30.2.2).",
    teamSeatParityReversed: "Ở lượt về người này, số {own} của đội, gặp lại số {other} với màu quân đảo lại (Luật 30.2.2).",
    teamSeatOwnOrder: "Theo thứ tự của giải (thiết lập {setting:matchOrder}), ở ván {game} số {own} của đội gặp số {other}.",
    scoreGroup: "Số {player} có {score}. Cùng điểm: {others}.",
    scoreGroupAlone: "Số {player} có {score}, không ai cùng điểm.",
    virtualPoints: "Khi xếp cặp được tính thêm {points} ngoài {own} đã có (tăng tốc, C.04.7).",
    metInGroup: "Trong đó số {player} đã gặp {met}.",
    naturalMade: "Trong nhóm điểm, nửa trên gặp nửa dưới theo thứ tự; theo đó số {opponent} đúng là đối thủ của số {player} và không có gì cản trở.",
    naturalMet: "Theo thứ tự trong nhóm thì số {natural} là đối thủ của số {player}, nhưng hai người đã gặp nhau (C1).",
    naturalSameColour: "Theo thứ tự trong nhóm thì số {natural} là đối thủ của số {player}, nhưng cả hai đều phải cầm quân {colour} (C3).",
    naturalApart: "Theo thứ tự trong nhóm thì số {natural} là đối thủ của số {player}, nhưng hai người không được xếp gặp nhau.",
    naturalCriterion: "Theo thứ tự trong nhóm thì số {natural} là đối thủ của số {player}, nhưng khi đó {criterion}.",
    naturalOrder: "Xét mọi tiêu chí thì số {natural} cũng tốt như vậy cho số {player}; nhưng các cách xếp được thử theo thứ tự đã định (C.04.3, mục 3 và 4), và cách được chọn đứng trước vì một người đứng trước trong thứ tự đó không gặp được đối thủ của mình.",
    naturalNone: "Theo thứ tự trong nhóm thì số {player} là người lẻ; số {opponent} còn trống vì người khác đã rời nhóm hoặc gặp đối thủ khác.",
    floatsOdd: "Số {player} đánh xuống từ nhóm {score}: có {players} người cần xếp nên phải có một người rời nhóm.",
    floatsNoPair: "Số {player} đánh xuống từ nhóm {score}: {count} người không tìm được đối thủ trong nhóm, và không cách xếp nào để thừa ít hơn (C6).",
    floatsCompletion: "Số {player} đánh xuống từ nhóm {score}: {count} người phải rời nhóm, vì nếu ít hơn thì không xếp đủ cặp cho phần còn lại của vòng (C4).",
    floatsAlone: "Số {player} đánh xuống: trong nhóm {score} không còn ai khác để xếp.",
    floatsOn: "Số {player} cũng không tìm được đối thủ trong nhóm {score} nên tiếp tục đánh xuống.",
    floatsInstead: "Theo thứ tự thì số {natural} phải đánh xuống thay cho số {player}, nhưng khi đó {criterion}.",
    opponentFromAbove: "Số {opponent} có {score}, từ nhóm trên đánh xuống, và được xếp trước những người khác trong nhóm của số {player}.",
    byeLowest: "Số đấu thủ lẻ. Người được nghỉ thuộc nhóm điểm thấp nhất mà tất cả những người còn lại vẫn xếp được cặp (C5): ở đây là {score}, điểm của số {player}.",
    byeBarred: "Không xét: {others}. Họ đã được nghỉ hoặc đã thắng không phải đấu nên không được nghỉ nữa (C2).",
    byeNotCompletable: "Không xét: {others}. Nếu một người trong số này nghỉ thì không xếp đủ cặp cho những người khác (C4).",
    byeMoreUnplayed: "Không xét: {others}. Họ đã đấu ít ván hơn; người được nghỉ là người lỡ ít ván nhất (C9).",
    byeCriterion: "Số {other} cùng điểm và đứng sau, nhưng nếu người này nghỉ thì {criterion}.",
    colourBoth: "Màu quân: mỗi người được màu đến lượt mình (5.2.1). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.",
    colourOnlyOne: "Màu quân: số {wants} đến lượt cầm quân {wanted} và được cầm; số {takes} chưa đấu ván nào nên nhận màu còn lại (5.2.1).",
    colourStronger: "Màu quân: cả hai đều cần cầm quân {wanted}; số {stronger} cần cân bằng màu hơn nên được ưu tiên (5.2.2). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.",
    colourAlternates: "Màu quân: cả hai đều cần cầm cùng một màu quân và cần như nhau; đổi màu so với lần gần nhất một người cầm quân {white}, người kia cầm quân {black} (5.2.3). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.",
    colourHigherRanked: "Màu quân: hai người đã cầm các màu như nhau nên người xếp trên, số {higher}, được màu {wanted} đến lượt mình (5.2.4). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.",
    colourOddNumber: "Màu quân: chưa ai đấu ván nào. Người xếp trên, số {higher}, có số xếp cặp lẻ {pairingNumber} nên được màu ban đầu là {colour} (5.2.5).",
    colourEvenNumber: "Màu quân: chưa ai đấu ván nào. Người xếp trên, số {higher}, có số xếp cặp chẵn {pairingNumber} nên nhận màu khác màu ban đầu, tức là {colour} (5.2.5).",
    initialColourByLot: "Màu ban đầu {colour} do bốc thăm (5.1): mã bốc thăm “{seed}”, mục “{purpose}”.",
    initialColourSet: "Màu ban đầu {colour} do trọng tài đặt (thiết lập {setting:firstColour}; 5.1).",
    pairingNumberDiffers: "Khi xếp cặp số {player} được tính là số {pairingNumber}. Chưa được xếp cặp lần nào nên chưa có số xếp cặp: {others}; những người đứng sau dồn lên (C.04.2).",
    lawBye: "Số đấu thủ lẻ: người cuối nhóm điểm thấp nhất chưa được nghỉ và chưa thắng không phải đấu thì được nghỉ, đó là số {player} (Luật 28.2).",
    lawByePassedOver: "Không xét: {others}. Thiếu họ thì không xếp đủ cặp cho những người khác.",
    lawFloatNoOpponent: "Số {player} đánh {direction} từ nhóm {group}: trong nhóm không ai được phép gặp (Luật 28.4).",
    lawFloatOddNumber: "Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ, và số thứ tự của người này đến lượt (Luật 28.4.1).",
    lawFloatOddNeeded: "Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ; số {instead} tuy đến lượt theo số thứ tự nhưng phải ở lại để những người khác có đối thủ (Luật 28.4, 28.6).",
    lawFloatOddNextDoor: "Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ; số {instead} tuy đến lượt theo số thứ tự nhưng không có ai được phép gặp ở nhóm lân cận (Luật 28.4, chú ý).",
    lawFloatOddColours: "Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ; người này đi thì số người cần hai màu quân cân bằng hơn, số {instead} đi thì không (Luật 28.4.1).",
    lawFloatOddFloated: "Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ; số {instead} tuy đến lượt theo số thứ tự nhưng vòng trước đã đánh lên hoặc xuống (hệ Lim; luật không nêu).",
    lawFloatLimit: "Số {player} đánh {direction} từ nhóm {group}: nhóm có số người lẻ; số {instead} lẽ ra phải đi nhưng lệch quá 100 điểm hệ số (Luật 28.4.2–3).",
    lawFloatNoWayOut: "Số {player} đánh {direction} từ nhóm {group}: nếu không thì không xếp được những người còn lại trong nhóm (Luật 28.6.1–2).",
    lawFloatFoundNobody: "Số {player} đánh {direction} tiếp từ nhóm {group}: không còn ai trong nhóm có thể xếp cho người này (Luật 28.5).",
    lawFloaterFirst: "Số {first} từ nhóm khác đến nên được xếp trước; số {second} là người đầu tiên đến lượt gặp (Luật 28.5, 28.6).",
    lawFloaterPassedOver: "Số {first} từ nhóm khác đến nên được xếp trước, gặp số {second}. Bỏ qua: {others}, vì đã gặp nhau, vì màu quân, hoặc vì khi đó không xếp được những người khác (Luật 28.6).",
    lawPairInTurn: "Nửa trên gặp nửa dưới: số {second} là người đầu tiên đến lượt gặp số {first} (Luật 28.6, kiểm tra lần thứ nhất).",
    lawPairPassedOver: "Số {first} xét lần lượt các đối thủ và gặp số {second}. Bỏ qua: {others}, vì đã gặp nhau, vì màu quân, hoặc vì khi đó không xếp được những người còn lại (Luật 28.6, kiểm tra lần thứ nhất).",
    lawExchanged: "Để hợp màu quân, số {first} đổi đối thủ từ số {from} sang số {to} (Luật 28.6, kiểm tra lần thứ hai).",
    lawUndone: "Cặp {first} – {second} đã xếp rồi lại hủy, vì thiếu hai người này thì không xếp được nhóm giữa (hệ Lim; luật không nêu).",
    lawColourOnlyLegal: "Màu quân: số {player} cầm quân {colour}, vì nếu ngược lại sẽ có người cầm một màu quá nhiều lần (Luật 27). Người này đã cầm {colours}; số {opponent} đã cầm {opponentColours}.",
    lawColourDue: "Màu quân: số {player} cầm quân {colour} theo màu đến lượt (Luật 28.6). Người này đã cầm {colours}; số {opponent} đã cầm {opponentColours}.",
    lawColourEqualises: "Màu quân: cả hai đều cần cầm cùng một màu; người cần cân bằng màu được ưu tiên hơn người chỉ luân phiên màu (Luật 28.6). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.",
    lawColourAlternates: "Màu quân: cả hai đều cần cầm cùng một màu quân; xét vòng gần nhất hai người cầm khác màu, mỗi người đổi màu (Luật 28.6). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.",
    lawColourSmaller: "Màu quân: cả hai đều cần cầm cùng một màu quân và đã cầm các màu như nhau; người có số nhỏ hơn được màu đến lượt mình (Luật 28.6). Số {player} đã cầm {colours}; số {opponent} đã cầm {opponentColours}.",
    lawColourFirstRound: "Màu quân: chưa ai đến lượt màu nào; các số lẻ của nửa trên cầm màu đầu tiên, các số chẵn cầm màu kia (Luật 28.6). Vì vậy số {player} cầm quân {colour}.",
    lotBye: "Suất nghỉ được bốc thăm trong các số {among}, và số {player} bốc được: đó là nhóm thấp nhất còn người được nghỉ mà vẫn xếp đủ cặp cho những người khác.",
    lotByeBarred: "Không bốc suất nghỉ cho: {others}. Những người này đã được nghỉ hoặc đã thắng không phải đấu.",
    lotByeVoid: "Không bốc suất nghỉ cho: {others}. Thiếu họ thì không xếp cặp cho những người khác được tốt như vậy.",
    lotSubgroup: "Số {player} đã cầm {colours} nên thuộc phân nhóm {subgroup} ({clause}).",
    lotSubgroupLastColour: "Số {player} đã cầm {colours}, hai màu bằng nhau; theo màu quân ván cuối thì thuộc phân nhóm {subgroup}.",
    lotSubgroupByLot: "Số {player} chưa đấu ván nào; bốc thăm vào phân nhóm {subgroup}.",
    lotFloatAlone: "Số {player} đi xuống: nhóm {score} không còn ai khác để xếp cặp.",
    lotFloatOdd: "Số {player} đi xuống từ nhóm {score}: nhóm có {players} người cần xếp cặp nên một người không có đối thủ và bốc thăm ở nhóm dưới (Luật 29.3).",
    lotFloatSeveral: "Số {player} đi xuống từ nhóm {score}: trong {players} người cần xếp cặp ở nhóm ấy có {count} người phải rời nhóm, không thể ít hơn (Luật 27).",
    lotFloatLeft: "Trong nhóm ấy số {player} vẫn có thể gặp {open}, nhưng thăm đã ghép những người kia và số {player} là người lẻ.",
    lotFloatMet: "Trong nhóm ấy số {player} đã gặp {others} (Luật 29.4.1).",
    lotFloatColours: "Trong nhóm ấy số {player} không thể gặp {others}: một trong hai người sẽ cầm cùng màu ba ván liền (Luật 29.4.2).",
    lotFloatApart: "Trong nhóm ấy số {player} được tách khỏi {others}.",
    lotFloatVoid: "Trong nhóm ấy số {player} không thể gặp {others}: khi đó không xếp phần còn lại của vòng được tốt như vậy (Luật 29.4).",
    lotDrew: "Số {drawer} bốc được số {drawn} trong các số {among} ({clause}).",
    lotDrewRest: "Số {drawer} thuộc phân nhóm {subgroup}; các phân nhóm mà luật nêu trước không còn ai bốc được, nên bốc thăm chung những người còn lại của nhóm ({clause}): trong các số {among} bốc được số {drawn}.",
    lotDrewFloater: "Số {drawer} từ nhóm trên xuống; trong các phân nhóm dành cho mình không còn ai bốc được với màu quân ấy, nên bốc thăm trong cả nhóm ({clause}): trong các số {among} bốc được số {drawn}.",
    lotOnlyRest: "Số {drawer} thuộc phân nhóm {subgroup}; các phân nhóm mà luật nêu trước không còn ai bốc được, trong những người còn lại của nhóm chỉ bốc được số {drawn} ({clause}).",
    lotOnlyFloater: "Số {drawer} từ nhóm trên xuống; trong các phân nhóm dành cho mình không còn ai bốc được với màu quân ấy, trong cả nhóm chỉ bốc được số {drawn} ({clause}).",
    lotOnlyLeft: "Số {drawer} bốc được số {drawn}, người duy nhất còn lại của các phân nhóm được bốc ({clause}).",
    lotOnlyOne: "Đến lượt số {drawer} bốc thăm, trong các phân nhóm được bốc ({clause}) chỉ còn bốc được số {drawn}.",
    lotPassedMet: "Số {drawer} không bốc được {others}: đã gặp nhau rồi (Luật 29.4.1).",
    lotPassedApart: "Số {drawer} không bốc được {others}: hai người được tách không cho gặp nhau.",
    lotPassedColours: "Số {drawer} không bốc được {others}: một trong hai người sẽ cầm một màu quân quá nhiều (Luật 29.4.2).",
    lotVoidCompletion: "Nếu số {drawer} bốc {others} thì kết quả không có giá trị: không xếp đủ cặp cho những người khác (Luật 29.4.1).",
    lotVoidRematch: "Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người phải gặp lại nhau (Luật 29.4.1).",
    lotVoidWide: "Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người chênh lệch màu quân quá giới hạn (Luật 29.4.2).",
    lotVoidApart: "Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người được tách mà phải gặp nhau.",
    lotVoidFloaters: "Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người phải rời nhóm điểm (Luật 27).",
    lotVoidThird: "Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người cầm cùng màu ba ván liền (Luật 29.4.2).",
    lotVoidRepeated: "Nếu số {drawer} bốc {others} thì kết quả không có giá trị: sẽ có thêm người đi xuống hoặc đi lên lần nữa (Luật 29.4.4).",
    lotFirstRound: "Vòng 1 các số liền nhau gặp nhau, 1–2, 3–4 …, số nhỏ cầm quân {white}: vì vậy số {player} gặp số {opponent} (Luật 29.1).",
    lotFirstRoundPassedOver: "Vòng 1 các số liền nhau gặp nhau, số nhỏ cầm quân {white} (Luật 29.1). Gần số {first} hơn còn có {others}; nhưng vì phải tách những người không cho gặp nhau nên gặp số {second}.",
    lotColour: "Cả hai màu đều được; bốc thăm cho số {drawer} cầm quân {colour}.",
    lotColourOfClause: "Theo cách bốc thăm này số {drawer} cầm quân {colour} ({clause}).",
    lotColourOuter: "Số {drawer} thuộc phân nhóm {subgroup} nên cầm quân {colour} (Luật 29.3).",
    lotColourLeaning: "Cả hai màu đều được; số {drawer} thuộc phân nhóm {subgroup} nên cầm quân {colour} (Luật 29.2).",
    lotColourThird: "Màu quân: số {player} đã cầm quân {other} hai ván liền, không được cầm ván thứ ba (Luật 29.4.2); vì vậy cầm quân {colour}, còn số {opponent} cầm quân {other}.",
    lotColourWide: "Màu quân: nếu không thì số {player} cầm quân {other} nhiều hơn quân {colour} quá giới hạn (Luật 29.4.2); vì vậy cầm quân {colour}, còn số {opponent} cầm quân {other}.",
    lotSeed: "Ai cũng có thể bốc lại để kiểm tra: mã bốc thăm “{seed}”, mục “{purpose}”.",
    rematchYields: "Không xếp trọn vòng đấu được nếu không cho gặp lại như đã công bố; việc này liên quan đến số {player}.",
    apartYields: "Lẽ ra số {player} không nên gặp đối thủ này, nhưng không tách được.",
    thirdColourYields: "Giới hạn màu quân được bỏ qua cho số {player}, vì ở vòng cuối ưu tiên ghép những người bằng điểm (Luật 27).",
    differenceYields: "Chênh lệch màu quân của số {player} vượt giới hạn, vì không có cách nào khác để xếp trọn vòng đấu (Luật 29.4.2).",
    bergerNumbers: "Số {player} là số {berger} trong bảng mã.",
    bergerCycle: "Vòng {round} thuộc lượt {cycle}, ứng với vòng {inCycle} của bảng mã.",
    bergerSwapped: "Hai vòng cuối của lượt đổi chỗ cho nhau nên vòng {inCycle} của lượt là vòng {inTable} của bảng mã.",
    bergerRound: "Vòng theo bảng mã: {a} + {b} − 1 = {sum}, nên {a} và {b} gặp nhau ở vòng {round} (phụ lục 1, quy tắc b).",
    bergerRoundLess: "Vòng theo bảng mã: {a} + {b} − 1 = {sum}, lớn hơn {rounds}, nên {sum} − {rounds} = {round}: {a} và {b} gặp nhau ở vòng {round} (phụ lục 1, quy tắc b).",
    bergerRoundLast: "Vòng theo bảng mã: khi gặp số cuối {last} thì số của mình tính hai lần: {a} + {b} − 1 = {sum}, nên là vòng {round} (phụ lục 1, quy tắc b).",
    bergerRoundLastLess: "Vòng theo bảng mã: khi gặp số cuối {last} thì số của mình tính hai lần: {a} + {b} − 1 = {sum}, lớn hơn {rounds}, nên {sum} − {rounds} = {round} (phụ lục 1, quy tắc b).",
    bergerFree: "Số đấu thủ lẻ: ai gặp số {last} thì được nghỉ, ở đây là số {player} (Luật 26).",
    bergerColourDiffers: "Màu quân: {smaller} và {larger} một lẻ một chẵn nên số nhỏ, {smaller}, cầm quân {white} (phụ lục 1, quy tắc a).",
    bergerColourSame: "Màu quân: {smaller} và {larger} cùng lẻ hoặc cùng chẵn nên số lớn, {larger}, cầm quân {white} (phụ lục 1, quy tắc a).",
    bergerColourFirstHalf: "Màu quân: khi gặp số cuối {larger} thì các số từ 1 đến {half} cầm quân {white}, nên {smaller} cầm quân {white} (phụ lục 1, quy tắc a).",
    bergerColourSecondHalf: "Màu quân: khi gặp số cuối {larger} thì các số trên {half} cầm quân {black}, nên {larger} cầm quân {white} (phụ lục 1, quy tắc a).",
    bergerColoursReversed: "Ở lượt {cycle} màu quân đảo lại.",
    knockoutPlace: "Đây là trận {match} của vòng {round} ({name}), đếm từ trên sơ đồ xuống.",
    knockoutThirdPlace: "Đây là trận tranh hạng ba, giữa hai người thua ở bán kết.",
    knockoutWinners: "Người thắng trận {upper} và trận {lower} của vòng {round} gặp nhau ở đây (Luật 25).",
    knockoutSeeded: "Số {player} là hạt giống {seed}: hạt giống 1 và 2 chỉ có thể gặp nhau ở chung kết, 1 đến 4 chỉ từ bán kết.",
    knockoutByLot: "Vị trí của số {player} do bốc thăm: mã bốc thăm “{seed}”, mục “{purpose}”.",
    knockoutExempt: "Số {player} được miễn đấu vòng {round}: số người không phải 2, 4, 8, 16 … nên các hạt giống đầu được miễn (Luật 25).",
    knockoutExemptByLot: "Số {player} được miễn đấu vòng {round}: số người không phải 2, 4, 8, 16 … và số {player} bốc trúng vị trí được miễn.",
    knockoutExemptTyped: "Số {player} được miễn đấu vòng {round}: theo kế hoạch của trọng tài, số {player} được miễn {matches} trận.",
    knockoutOpponentLeft: "Số {player} được miễn đấu vòng {round}: đối thủ, số {opponent}, đã bỏ cuộc.",
    knockoutOpponentMissing: "Số {player} được miễn đấu vòng {round}: không có ai ở vị trí đối diện, vì cả hai người của trận trước đều bị loại.",
    knockoutUpperBegins: "Màu quân: số {first} đứng trên trong sơ đồ nên cầm quân {white} ván đầu, sau đó đổi màu (Luật 25).",
    knockoutColourByLot: "Màu quân: bốc thăm cho số {first} cầm quân {white}: mã bốc thăm “{seed}”, mục “{purpose}” (Luật 25).",
    knockoutGone: "Số {player} không có trận nào ở vòng {round}: đã bỏ cuộc, đối thủ được vào vòng sau.",
    knockoutOut: "Số {player} không có trận nào ở vòng {round}: đã thua, hoặc không có trong sơ đồ."
  };
  var vietnameseReasonWords = {
    completion: "không xếp đủ cặp cho những người khác (C4), hoặc suất nghỉ rơi vào người điểm cao hơn (C5)",
    C6: "sẽ có thêm người phải rời nhóm điểm (C6)",
    C7: "người điểm cao hơn sẽ phải đánh xuống (C7)",
    C8: "nhóm điểm kế tiếp sẽ ghép được ít cặp hơn (C8)",
    C9: "người được nghỉ sẽ là người đã lỡ nhiều ván hơn (C9)",
    C10: "một người dẫn đầu hoặc đối thủ của người đó sẽ chênh lệch màu quân quá hai ván (C10)",
    C11: "một người dẫn đầu hoặc đối thủ của người đó sẽ cầm cùng màu ba ván liền (C11)",
    C12: "sẽ có thêm người không được màu quân đến lượt mình (C12)",
    C13: "sẽ có thêm người rất cần một màu quân mà không được (C13)",
    C14: "sẽ có thêm người đánh xuống hai vòng liền (C14)",
    C15: "sẽ có thêm người đánh lên hai vòng liền (C15)",
    C16: "sẽ có thêm người đánh xuống mà hai vòng trước đã đánh xuống (C16)",
    C17: "sẽ có thêm người đánh lên mà hai vòng trước đã đánh lên (C17)",
    C18: "người vừa đánh xuống ở vòng trước sẽ còn xuống sâu hơn (C18)",
    C19: "người vừa đánh lên ở vòng trước sẽ gặp đối thủ cao điểm hơn nữa (C19)",
    C20: "người đã đánh xuống hai vòng trước sẽ còn xuống sâu hơn (C20)",
    C21: "người đã đánh lên hai vòng trước sẽ gặp đối thủ cao điểm hơn nữa (C21)",
    down: "xuống",
    up: "lên",
    final: "chung kết",
    semiFinal: "bán kết",
    quarterFinal: "tứ kết",
    roundOf16: "bát kết",
    earlier: "vòng ngoài"
  };

  // src/sheet/explainText.ts
  var reasonSentences = {
    en: englishReasons,
    vi: vietnameseReasons
  };
  var words = {
    en: englishReasonWords,
    vi: vietnameseReasonWords
  };
  var noGames = { en: "no game yet", vi: "chưa ván nào" };
  var more = { en: "and {count} more", vi: "và {count} người nữa" };
  var pointWords = {
    en: (half3) => `${makePoints(half3)} ${half3 > 0 && half3 <= 2 ? "point" : "points"}`,
    vi: (half3) => `${makePoints(half3)} điểm`
  };
  var mostNamed2 = 12;
  function explainText(reasons, listener) {
    return reasons.map(
      ({ code, values }) => withNames2(reasonSentences[listener.language][code], listener.language).replace(
        /\{(\w+)\}/g,
        (_place, name) => {
          var _a;
          return name === "white" || name === "black" ? colourOf(name, listener) : shown((_a = values[name]) != null ? _a : "", listener);
        }
      )
    );
  }
  function shown(value, listener) {
    const { language } = listener;
    if (typeof value !== "object") {
      return quotable(lawWord(String(value), language));
    }
    if ("players" in value) {
      return playersShown(value.players, listener);
    }
    if ("teams" in value) {
      return quotable(value.teams.join(", "), 200);
    }
    if ("points" in value) {
      return pointWords[language](value.points);
    }
    if ("colour" in value) {
      return colourOf(value.colour, listener);
    }
    if ("word" in value) {
      return words[language][value.word];
    }
    return value.colours.length === 0 ? noGames[language] : value.colours.map((colour) => colourOf(colour, listener)).join("–");
  }
  function playersShown(players, { language, nameOf: nameOf2 }) {
    const [only] = players;
    if (players.length === 1 && only !== void 0) {
      const name = quotable(nameOf2(only));
      return name === "" ? String(only) : `${only} (${name})`;
    }
    const named3 = players.slice(0, mostNamed2).join(", ");
    const left = players.length - mostNamed2;
    return left > 0 ? `${named3} ${more[language].replace("{count}", String(left))}` : named3;
  }
  function colourOf(colour, { language, colourNames }) {
    return colourWords[colourNames][language][colour];
  }
  function lawWord(text, language) {
    return language === "vi" ? text.replace(/^Law /, "Luật ") : text;
  }

  // src/sheet/explainRound.ts
  function explainRound({ parts, language, colourNames }, round, player) {
    var _a;
    const number = playerNumber(player);
    const own = parts.filter(({ tournament: tournament2 }) => playersByNumber(tournament2).has(number));
    const part = (_a = [...own].reverse().find(({ tournament: tournament2 }) => reaches(tournament2, round))) != null ? _a : own[0];
    if (part === void 0) {
      return refused3({ code: "argumentNoPlayer", found: String(player), values: { argument: "player" } });
    }
    const { tournament } = part;
    const asked = round != null ? round : Math.max(1, pairedRounds(tournament));
    const problem = roundProblem(tournament, asked);
    if (problem !== void 0) {
      return refused3(problem);
    }
    const next = roundToPair(tournament);
    const explained = explainPairing(asked === next.round ? next.tournament : tournament, asked, number);
    const known2 = playersByNumber(tournament);
    return explained.ok ? {
      ok: true,
      sentences: explainText(explained.reasons, {
        language,
        colourNames,
        nameOf: (each3) => {
          var _a2, _b;
          return (_b = (_a2 = known2.get(each3)) == null ? void 0 : _a2.name) != null ? _b : "";
        }
      })
    } : explained;
  }
  function refused3(problem) {
    return { ok: false, problems: [problem] };
  }
  function reaches(tournament, round) {
    return pairedRounds(tournament) >= (round != null ? round : 1);
  }

  // src/functions/explainPairingFunction.ts
  var explainPairingFunction = ([round, player, players, results, settings], readWorkbook2) => {
    const asked = requiredWholeArgument(round, "round", 1, mostRounds);
    const who = requiredWholeArgument(player, "player", 1, highestNumber);
    if (!asked.ok || !who.ok) {
      return refuse(...problemsOf(asked, who));
    }
    const read = readSource(players, results, settings, readWorkbook2);
    if (!read.ok) {
      return read;
    }
    const { source } = read;
    const explained = explainRound(source, asked.value, who.value);
    return explained.ok ? { ok: true, value: explained.sentences.map((sentence) => [sentence]) } : { ...explained, language: source.language };
  };

  // src/functions/knockoutBracketFunction.ts
  var mostPlayers = 1024;
  var knockoutBracketFunction = ([nOrPlayers, results, settings], readWorkbook2) => {
    const cell = onlyCell(nOrPlayers);
    if (typeof cell === "number" || typeof cell === "string" && cell.trim() !== "") {
      const count2 = wholeNumber2(cell, "n_or_players", 2, mostPlayers);
      return count2.ok ? { ok: true, value: emptyBracket(count2.value) } : count2;
    }
    const read = readSource(nOrPlayers, results, settings, readWorkbook2);
    if (!read.ok) {
      return read;
    }
    const source = knockoutsOf(read.source, Array.isArray(cell));
    const pictures = source.parts.map(({ tournament }) => bracketWithEntrants(tournament));
    const problems = pictures.flatMap(({ bracket: bracket2 }) => bracket2.rounds.length === 0 ? bracket2.problems : []);
    if (pictures.length === 0 || problems.length > 0) {
      const { language } = source;
      return { ok: false, problems: problems.length > 0 ? problems : [{ code: "noKnockout" }], language };
    }
    return {
      ok: true,
      value: tablesOf2(source, ({ tournament }) => {
        const { bracket: bracket2, entrants } = bracketWithEntrants(tournament);
        return bracketPicture(bracket2, entrants, source.language, 1).cells;
      })
    };
  };
  function knockoutsOf(source, fromRanges2) {
    const parts = fromRanges2 ? source.parts.map((part) => ({ ...part, tournament: asKnockout(part.tournament) })) : source.parts;
    return { ...source, parts: parts.filter(({ tournament }) => isKnockout(tournament)) };
  }
  function asKnockout(tournament) {
    return { ...tournament, settings: { ...tournament.settings, system: "knockout" } };
  }
  function emptyBracket(count2) {
    const players = Array.from({ length: count2 }, (_, index) => ({
      number: playerNumber(index + 1),
      name: "",
      seed: index + 1,
      byes: []
    }));
    const tournament = {
      settings: { ...defaultSettings, system: "knockout" },
      players,
      rounds: []
    };
    return bracketPicture(bracketOf(tournament), tournament, "en", 1).cells;
  }

  // src/sheet/pairingRows.ts
  function pairingRows(pairing, players, language, colours2) {
    const names = new Map(players.map((player) => [player.number, player.name]));
    const named3 = (number2) => {
      var _a;
      return [number2, (_a = names.get(number2)) != null ? _a : ""];
    };
    const matches = pairing.boards.some((board) => board.match !== void 0);
    const inMatch = (match, game) => matches ? [match != null ? match : "", game != null ? game : ""] : [];
    const column2 = (key) => resultHeading(key, language, colours2);
    const words2 = colourWords[colours2][language];
    const number = tableHeadings.numberOf[language];
    const heading2 = [
      ...matches ? [column2("match"), column2("game")] : [],
      column2("board"),
      number.replace("{colour}", words2.white),
      words2.white,
      number.replace("{colour}", words2.black),
      words2.black
    ];
    return [
      heading2,
      ...pairing.boards.map((board) => [
        ...inMatch(board.match, board.game),
        board.board,
        ...named3(board.white),
        ...named3(board.black)
      ]),
      ...pairing.byes.map(({ match, game, board, player, outcome }) => [
        ...inMatch(match, game),
        board != null ? board : "",
        ...named3(player),
        "",
        makeResult(outcome)
      ])
    ];
  }

  // src/functions/pairRoundFunction.ts
  var pairRoundFunction = ([players, results, round, system, settings], readWorkbook2) => {
    const number = wholeArgument(round, "round", 1, mostRounds);
    const chosen = systemArgument(system);
    if (!number.ok || !chosen.ok) {
      return refuse(...problemsOf(number, chosen));
    }
    const read = readSource(players, results, settings, readWorkbook2);
    if (!read.ok) {
      return read;
    }
    const { source } = read;
    const paired = source.parts.map((part) => {
      const tournament = withSystem(part.tournament, chosen.value);
      return { part, tournament, result: pairPart(tournament, number.value) };
    });
    const problems = paired.flatMap(({ result }) => result.ok ? [] : result.problems);
    if (problems.length > 0) {
      return { ok: false, problems, language: source.language };
    }
    const table = tablesOf2(source, (part) => {
      const own = paired.find((one) => one.part === part);
      return (own == null ? void 0 : own.result.ok) === true ? pairingRows(own.result.pairing, own.tournament.players, source.language, source.colourNames) : [];
    });
    return { ok: true, value: table };
  };
  function systemArgument(raw2) {
    const value = isOmitted(raw2) ? void 0 : parseSystem(shownArgument(raw2));
    const values = { argument: "system", systems: systemNames.join(", ") };
    return value === void 0 && !isOmitted(raw2) ? { ok: false, problems: [{ code: "argumentNotSystem", found: shownArgument(raw2), values }] } : { ok: true, value };
  }
  function withSystem(tournament, system) {
    return system === void 0 ? tournament : { ...tournament, settings: { ...tournament.settings, system, systemOfReport: void 0 } };
  }
  function pairPart(tournament, wanted) {
    var _a;
    const next = roundToPair(tournament);
    const round = wanted != null ? wanted : next.round;
    const problem = (_a = beyondTheEnd(tournament, round)) != null ? _a : roundProblem(tournament, round);
    return problem === void 0 ? pairRound(round === next.round ? next.tournament : beforeRound(tournament, round), round) : { ok: false, problems: [problem] };
  }
  function beyondTheEnd(tournament, round) {
    const { rounds: rounds2 } = tournament.settings;
    if (rounds2 !== void 0 && round > rounds2) {
      return { code: "allRoundsPaired", values: { rounds: rounds2 } };
    }
    const { system } = tournament.settings;
    const here = tournament.players.filter((player) => isInEvent(player, round)).length;
    if (tournament.players.length < 2 || here > 1 || system === "round-robin" || system === "knockout") {
      return void 0;
    }
    return { code: "noPlayersInRound", values: { round } };
  }

  // src/systems/swiss/deadEndRates.ts
  var deadEndsIn100 = {
    4: [0, 0, 0],
    5: [0, 0, 0, 13, 11],
    6: [0, 0, 0, 33, 36],
    7: [0, 0, 0, 0, 0, 16, 21],
    8: [0, 0, 0, 0, 0, 8, 19],
    9: [0, 0, 0, 0, 0, 0, 0, 18, 25],
    10: [0, 0, 0, 0, 0, 0, 0, 17, 21],
    11: [0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 25],
    12: [0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 22],
    13: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 27],
    14: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 20],
    15: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 25],
    16: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 23]
  };

  // src/systems/swiss/roundsSearch.ts
  var mostLooks = 3e7;
  var mostGames2 = 1e3;
  function searchRounds(players, rounds2, limits) {
    const state = stateOf2(players, limits);
    if (!enoughOpponents(state, rounds2)) {
      return "none";
    }
    if (rounds2 * Math.floor(players.length / 2) > mostGames2) {
      return "unknown";
    }
    const found = fillRound(state, rounds2);
    return found ? "found" : isTired(state) ? "unknown" : "none";
  }
  function isTired({ steps, n }) {
    return steps * n * n > mostLooks;
  }
  function stateOf2(players, limits) {
    const n = players.length;
    const met = new Uint8Array(n * n);
    players.forEach((player, a) => player.met.forEach((b) => met[a * n + b] = met[b * n + a] = 1));
    return {
      n,
      limits,
      met,
      difference: Int8Array.from(
        players,
        (player) => player.colours.reduce((sum3, each3) => sum3 + sign(each3), 0)
      ),
      running: Int8Array.from(players, (player) => runningOf(player.colours)),
      hadBye: Uint8Array.from(players, (player) => Number(player.hadBye)),
      busy: new Uint8Array(n),
      steps: 0
    };
  }
  function sign(colour) {
    return colour === "white" ? 1 : -1;
  }
  function runningOf(colours2) {
    const last = colours2[colours2.length - 1];
    if (last === void 0) {
      return 0;
    }
    const other2 = [...colours2].reverse().findIndex((each3) => each3 !== last);
    return sign(last) * (other2 < 0 ? colours2.length : other2);
  }
  function fillRound(state, roundsLeft) {
    if (roundsLeft === 0) {
      return true;
    }
    if (!enoughOpponents(state, roundsLeft)) {
      return false;
    }
    if (state.n % 2 === 0) {
      return pairNext(state, roundsLeft);
    }
    for (let free = 0; free < state.n && !isTired(state); free += 1) {
      if (state.hadBye[free] === 0) {
        state.hadBye[free] = state.busy[free] = 1;
        if (pairNext(state, roundsLeft)) {
          return true;
        }
        state.hadBye[free] = state.busy[free] = 0;
      }
    }
    return false;
  }
  function enoughOpponents(state, roundsLeft) {
    for (let a = 0; a < state.n; a += 1) {
      const mayRest = state.n % 2 === 1 && state.hadBye[a] === 0 ? 1 : 0;
      let opponents = 0;
      for (let b = 0; b < state.n; b += 1) {
        opponents += b !== a && state.met[a * state.n + b] === 0 ? 1 : 0;
      }
      if (opponents + mayRest < roundsLeft) {
        return false;
      }
    }
    return true;
  }
  function pairNext(state, roundsLeft) {
    const hardest = fewestOpponents(state, coloursHold(state, roundsLeft));
    if (hardest === void 0) {
      const busy = state.busy.slice();
      state.busy.fill(0);
      const found = fillRound(state, roundsLeft - 1);
      state.busy.set(busy);
      return found;
    }
    return hardest.opponents.some((opponent) => tryPair(state, roundsLeft, hardest.player, opponent));
  }
  function fewestOpponents(state, colours2) {
    let best;
    for (let a = 0; a < state.n; a += 1) {
      if (state.busy[a] === 0) {
        const opponents = opponentsOf(state, a, colours2);
        if (best === void 0 || opponents.length < best.opponents.length) {
          best = { player: a, opponents };
        }
      }
    }
    return best;
  }
  function opponentsOf(state, a, colours2) {
    const opponents = [];
    for (let b = 0; b < state.n; b += 1) {
      if (b !== a && state.busy[b] === 0 && state.met[a * state.n + b] === 0) {
        if (!colours2 || mayHave2(state, a, b) || mayHave2(state, b, a)) {
          opponents.push(b);
        }
      }
    }
    return opponents;
  }
  function coloursHold({ limits }, roundsLeft) {
    return limits === "always" || limits === "notInLast" && roundsLeft > 1;
  }
  function mayHave2(state, white, black) {
    return state.running[white] < 2 && state.difference[white] < 2 && state.running[black] > -2 && state.difference[black] > -2;
  }
  function tryPair(state, roundsLeft, a, b) {
    if (!coloursHold(state, roundsLeft)) {
      return play(state, roundsLeft, a, b);
    }
    const [first2, second] = state.difference[a] <= state.difference[b] ? [a, b] : [b, a];
    return mayHave2(state, first2, second) && play(state, roundsLeft, first2, second) || mayHave2(state, second, first2) && play(state, roundsLeft, second, first2);
  }
  function play(state, roundsLeft, white, black) {
    state.steps += 1;
    if (isTired(state)) {
      return false;
    }
    const { n, met, busy, difference, running } = state;
    const [runningWhite, runningBlack] = [running[white], running[black]];
    met[white * n + black] = met[black * n + white] = 1;
    busy[white] = busy[black] = 1;
    difference[white] += 1;
    difference[black] -= 1;
    running[white] = runningWhite > 0 ? runningWhite + 1 : 1;
    running[black] = runningBlack < 0 ? runningBlack - 1 : -1;
    if (pairNext(state, roundsLeft)) {
      return true;
    }
    met[white * n + black] = met[black * n + white] = 0;
    busy[white] = busy[black] = 0;
    difference[white] -= 1;
    difference[black] += 1;
    running[white] = runningWhite;
    running[black] = runningBlack;
    return false;
  }

  // src/systems/swiss/lookAhead.ts
  function lookAhead(tournament, rounds2, limits = "always") {
    const done2 = tournament.rounds.length;
    const history = historyOf(tournament);
    const players = searchPlayers(tournament, history, done2 + 1);
    const left = rounds2 - done2;
    if (left <= 0 || players.length < 2) {
      return { kind: "sure" };
    }
    if (isSure(players, rounds2)) {
      return { kind: "sure" };
    }
    if (left === 1 && searchRounds(players, 1, "always") === "found") {
      return { kind: "sure" };
    }
    const found = searchRounds(players, left, limits);
    if (found === "found") {
      return { kind: "possible" };
    }
    return found === "none" ? impossible(players, left, done2) : { kind: "unproved" };
  }
  function impossible(players, left, done2) {
    var _a;
    const fewer = Array.from({ length: left - 1 }, (_, index) => left - 1 - index);
    const most = (_a = fewer.find((rounds2) => searchRounds(players, rounds2, "always") !== "none")) != null ? _a : 0;
    return { kind: "impossible", cause: causeOf(players, most + 1), lastPossible: done2 + most };
  }
  function causeOf(players, rounds2) {
    if (searchRounds(players, rounds2, "never") === "found") {
      return "colours";
    }
    const barred = players.filter((player) => player.hadBye).length;
    return players.length % 2 === 1 && players.length - barred < rounds2 ? "byes" : "rematches";
  }
  function isSure(players, rounds2) {
    const outOfStep = players.filter((player) => player.games < player.rounds).length;
    const half3 = Math.floor((players.length - players.length % 2) / 2) - outOfStep - players.length % 2;
    return rounds2 - 1 <= half3 / 2;
  }
  function searchPlayers(tournament, history, round) {
    const present = tournament.players.filter((player) => isInEvent(player, round));
    const index = new Map(present.map((player, position) => [player.number, position]));
    return present.map((player) => {
      const own = history.get(player.number);
      return {
        met: [...own.opponents].flatMap((opponent) => {
          var _a;
          return (_a = index.get(opponent)) != null ? _a : [];
        }),
        colours: own.colours,
        hadBye: own.entries.some(
          (entry2) => !entry2.played && (entry2.outcome === "pairingBye" || entry2.outcome === "fullBye")
        ),
        games: own.colours.length,
        rounds: round - 1
      };
    });
  }

  // src/systems/roundsOutlook.ts
  function roundsOutlook(event, rounds2) {
    const tournament = unitsOf2(event);
    if (tournament === void 0) {
      return void 0;
    }
    switch (tournament.settings.system) {
      case "dutch":
      case "adjusted":
      case "drawn":
        return swissOutlook(tournament, rounds2);
      case "round-robin": {
        const most = tournament.settings.cycles * roundsOfCycle(tableNumbers(tournament).length);
        return rounds2 > most ? { code: "roundsOfTable", values: { rounds: rounds2, most } } : void 0;
      }
      case "knockout": {
        const most = bracketOf(tournament).rounds.length;
        return rounds2 > most ? { code: "roundsOfBracket", values: { rounds: rounds2, most } } : void 0;
      }
    }
  }
  function outlookAfterPairing(tournament, pairing, rounds2) {
    const round = {
      number: pairing.round,
      games: pairing.boards.map((board) => {
        var _a;
        return { ...board, outcome: (_a = board.outcome) != null ? _a : "draw" };
      }),
      byes: pairing.byes
    };
    const played = unitsOf2({ ...tournament, rounds: [...tournament.rounds, round] });
    return played === void 0 ? void 0 : told(played, rounds2, remaining(played, rounds2));
  }
  function unitsOf2(tournament) {
    const { teamForm } = tournament.settings;
    return teamForm === void 0 ? tournament : teamForm === "boardGroups" ? void 0 : teamsAsPlayers(tournament);
  }
  function swissOutlook(tournament, rounds2) {
    const next = tournament.rounds.length + 1;
    if (next === rounds2) {
      return told(tournament, rounds2, lastRound2(tournament, rounds2));
    }
    const ahead = remaining(tournament, rounds2);
    const isStuck = ahead.kind === "impossible" && ahead.lastPossible < next;
    return told(
      tournament,
      rounds2,
      isStuck && lastRound2(tournament, next).kind === "sure" ? { ...ahead, lastPossible: next } : ahead
    );
  }
  function remaining(tournament, rounds2) {
    const { rematchFrom = Infinity } = tournament.settings;
    return rematchFrom <= rounds2 ? lookAhead(tournament, rematchFrom - 1, "always") : lookAhead(tournament, rounds2, "notInLast");
  }
  function lastRound2(tournament, rounds2) {
    const settings = { ...tournament.settings, rounds: rounds2 };
    const result = pairRound({ ...tournament, settings }, rounds2);
    return result.ok ? { kind: "sure" } : { kind: "impossible", cause: causeIn(result.problems), lastPossible: rounds2 - 1 };
  }
  function causeIn(problems) {
    const codes2 = problems.map(({ code }) => code);
    if (codes2.includes("noLegalPairingColours")) {
      return "colours";
    }
    return codes2.includes("noLegalPairingBye") ? "byes" : "rematches";
  }
  var causes = {
    rematches: "roundsRematches",
    colours: "roundsColours",
    byes: "roundsByes"
  };
  function told(tournament, rounds2, ahead) {
    const players = tournament.players.filter((each3) => isInEvent(each3, tournament.rounds.length + 1)).length;
    switch (ahead.kind) {
      case "sure":
        return void 0;
      case "impossible":
        return { code: causes[ahead.cause], values: { rounds: rounds2, players, last: ahead.lastPossible } };
      case "possible": {
        const stuck = deadEnds(players, rounds2);
        return stuck === 0 ? void 0 : { code: "roundsMayFail", values: { rounds: rounds2, players, stuck } };
      }
      case "unproved":
        return { code: "roundsUnproved", values: { rounds: rounds2, players } };
    }
  }
  function deadEnds(players, rounds2) {
    var _a, _b;
    const measured = Object.keys(deadEndsIn100).map(Number);
    const like = Math.max(...measured.filter((each3) => each3 <= players && (players - each3) % 2 === 0));
    return (_b = (_a = deadEndsIn100[like]) == null ? void 0 : _a[rounds2 - 1 - (players - like)]) != null ? _b : 0;
  }

  // src/functions/roundsPossibleFunction.ts
  var roundsPossibleFunction = ([rounds2, players, results, settings], readWorkbook2) => {
    const asked = requiredWholeArgument(rounds2, "rounds", 1, mostRounds);
    if (!asked.ok) {
      return asked;
    }
    const read = readSource(players, results, settings, readWorkbook2);
    if (!read.ok) {
      return read;
    }
    const { parts, language } = read.source;
    const told2 = parts.flatMap((part) => {
      const problem = roundsOutlook(countingRounds(part.tournament), asked.value);
      const name = partNames(part).join(" – ");
      const where = parts.length > 1 && name !== "" ? `${name}: ` : "";
      return problem === void 0 ? [] : [`${where}${sentenceOf(problem, language)}`];
    });
    return { ok: true, value: told2.length === 0 ? true : told2.join("\n") };
  };

  // src/functions/scheveningenFunction.ts
  var mostBoards2 = 100;
  function scheveningenFunction(n, round) {
    const boards = requiredWholeArgument(n, "n", 1, mostBoards2);
    const chosen = wholeArgument(round, "round", 1, boards.ok ? boards.value : mostBoards2);
    if (!boards.ok || !chosen.ok) {
      return refuse(...problemsOf(boards, chosen));
    }
    const games = scheveningenOrder(boards.value).filter(
      ({ game }) => chosen.value === void 0 || game === chosen.value
    );
    return {
      ok: true,
      value: games.map(({ game, board, white, black }) => [game, board, seatName(white), seatName(black)])
    };
  }
  function seatName({ side, board }) {
    return `${side === "a" ? "A" : "B"}${board}`;
  }

  // src/sheet/scoreCard.ts
  function cardContext(tournament, language, colourNames) {
    return { tournament, history: historyOf(tournament, "asNothing"), language, colourNames };
  }
  var cardColumns = 7;
  function scoreCard(number, context) {
    var _a;
    const { tournament, language } = context;
    const own = context.history.get(number);
    const title = [cardTitle(number, context)];
    const headings2 = [
      tableHeadings.round[language],
      tableHeadings.number[language],
      tableHeadings.opponent[language],
      pageWords.colourShort[language],
      tableHeadings.result[language],
      tableHeadings.points[language],
      "↓↑"
    ];
    const played = own === void 0 ? [] : playedLines(own, context);
    const rounds2 = Math.max((_a = tournament.settings.rounds) != null ? _a : 0, tournament.rounds.length);
    const coming = Array.from({ length: rounds2 - tournament.rounds.length }, (_, index) => [
      String(tournament.rounds.length + index + 1)
    ]);
    return [title, headings2, ...played, ...coming].map((row) => [
      ...row,
      ...Array.from({ length: cardColumns - row.length }, () => "")
    ]);
  }
  function cardTitle(number, { history }) {
    var _a, _b, _c;
    const player = (_a = history.get(number)) == null ? void 0 : _a.player;
    const about2 = [(_b = player == null ? void 0 : player.grade) != null ? _b : player == null ? void 0 : player.title, player == null ? void 0 : player.club].filter(
      (text) => text !== void 0 && text !== ""
    );
    return [`${number}. ${(_c = player == null ? void 0 : player.name) != null ? _c : ""}`, ...about2].join(" – ");
  }
  function playedLines(own, context) {
    let points = 0;
    return own.entries.map((entry2) => {
      points += entry2.points;
      const open = entry2.opponent !== void 0 && entry2.outcome === void 0;
      return [
        entry2.game === void 0 ? String(entry2.round) : `${entry2.round}.${entry2.game}`,
        ...opponentCells(entry2, context),
        ownResult(entry2),
        open ? "" : makePoints(points),
        floatMark(own, entry2, context)
      ];
    });
  }
  function opponentCells(entry2, { history, language, colourNames }) {
    var _a, _b, _c, _d;
    if (entry2.opponent === void 0 || entry2.colour === void 0) {
      return ["", entry2.outcome === void 0 ? pageWords.absent[language] : "", ""];
    }
    const opponent = (_a = history.get(entry2.opponent)) == null ? void 0 : _a.player;
    const grade = (_c = (_b = opponent == null ? void 0 : opponent.grade) != null ? _b : opponent == null ? void 0 : opponent.title) != null ? _c : "";
    const name = `${(_d = opponent == null ? void 0 : opponent.name) != null ? _d : ""}${grade === "" ? "" : ` (${grade})`}`;
    return [String(entry2.opponent), name, colourLetters[colourNames][language][entry2.colour]];
  }
  function floatMark(own, { round, opponent }, context) {
    var _a, _b;
    const other2 = opponent === void 0 ? void 0 : context.history.get(opponent);
    const difference = ((_a = own.scoreBefore[round - 1]) != null ? _a : 0) - ((_b = other2 == null ? void 0 : other2.scoreBefore[round - 1]) != null ? _b : 0);
    const floats = isSwiss[context.tournament.settings.system] && other2 !== void 0;
    return !floats || difference === 0 ? "" : difference > 0 ? "↓" : "↑";
  }

  // src/functions/scoreCardFunction.ts
  var scoreCardFunction = ([player, players, results, settings], readWorkbook2) => {
    const number = requiredWholeArgument(player, "player", 1, highestNumber);
    if (!number.ok) {
      return number;
    }
    const read = readSource(players, results, settings, readWorkbook2);
    if (!read.ok) {
      return read;
    }
    const { parts, language, colourNames } = read.source;
    const who = playerNumber(number.value);
    const cards = parts.filter(({ tournament }) => tournament.players.some((each3) => each3.number === who)).map(({ tournament }) => scoreCard(who, cardContext(tournament, language, colourNames)));
    return cards.length === 0 ? { ...refuse(unknownPlayer(number.value)), language } : { ok: true, value: cards.flat() };
  };

  // src/functions/standingsFunction.ts
  var standingsFunction = ([players, results, tieBreaks2, afterRound2, settings], readWorkbook2) => {
    var _a;
    const list = isOmitted(tieBreaks2) ? void 0 : parseTieBreaks(textArgument(tieBreaks2));
    const after = wholeArgument(afterRound2, "after_round", 0, mostRounds);
    const unknown = ((_a = list == null ? void 0 : list.unknown) != null ? _a : []).map((found) => ({
      code: "tieBreakUnknown",
      found,
      values: { argument: "tiebreaks", codes: tieBreakCodes.join(", ") }
    }));
    if (!after.ok || unknown.length > 0) {
      return refuse(...unknown, ...problemsOf(after));
    }
    const read = readSource(players, results, settings, readWorkbook2);
    if (!read.ok) {
      return read;
    }
    const options = {
      ...list === void 0 ? {} : { tieBreaks: list.specs },
      ...after.value === void 0 ? {} : { afterRound: after.value }
    };
    const { source } = read;
    return {
      ok: true,
      value: tablesOf2(
        source,
        ({ tournament }) => standingsRows(partStandings(tournament, source.language, options), source.language)
      )
    };
  };

  // src/sheet/teamStandingsRows.ts
  function teamStandingsRows(standings2, language) {
    const { reached } = standings2;
    const heading2 = [
      tableHeadings.place[language],
      tableHeadings.letter[language],
      tableHeadings.team[language],
      ...standings2.criteria.map(makeTeamCriterion),
      reached === void 0 ? tableHeadings.separatedBy[language] : pageWords.reached[language]
    ];
    return [heading2, ...standings2.rows.map((row) => teamRow(row, reached))];
  }
  function teamRow(row, reached) {
    const { place, team, values } = row;
    const last = reached === void 0 ? row.separatedBy : reached.get(team.number);
    return [place != null ? place : "", team.letter, team.name, ...values.map(shownValue), last != null ? last : ""];
  }

  // src/functions/teamStandingsFunction.ts
  var teamStandingsFunction = ([players, results, tieBreaks2, settings], readWorkbook2) => {
    const text = isOmitted(tieBreaks2) ? void 0 : textArgument(tieBreaks2);
    const unknown = unknownCriteria(text);
    if (unknown.length > 0) {
      return refuse(...unknown);
    }
    const read = readSource(players, results, settings, readWorkbook2);
    if (!read.ok) {
      return read;
    }
    const { source } = read;
    const without4 = source.parts.filter((part) => teamsOf(part.tournament).length === 0);
    if (without4.length > 0) {
      const problems = [{ code: "teamsTooFew", values: { teams: 0 } }];
      return { ok: false, problems, language: source.language };
    }
    return {
      ok: true,
      value: tablesOf2(source, ({ tournament }) => {
        const boards = boardCount(teamsOf(tournament), tournament.settings);
        const options = text === void 0 ? {} : { criteria: parseTeamCriteria(text, boards).criteria };
        return teamStandingsRows(teamPartStandings(tournament, source.language, options), source.language);
      })
    };
  };
  function unknownCriteria(text) {
    return parseTeamCriteria(text != null ? text : "", 0).unknown.map((found) => ({
      code: "tieBreakUnknown",
      found,
      values: { argument: "tiebreaks", codes: ["MP, BP, B1, BOARDS", ...tieBreakCodes].join(", ") }
    }));
  }

  // src/commands/sheetsToRead.ts
  function readsRecord(...places2) {
    return { values: typedRoles, formulas: [], places: places2 };
  }
  function sheetsToRead(ids, remembered, request, titleOf3) {
    if (request === "everything") {
      return ids.map((id) => everything(id, roleIn(remembered, id), titleOf3(id)));
    }
    const wanted = [...request.values, ...request.places];
    const lineUps = request.values.includes("players") ? ["lineUps"] : [];
    const known2 = (role) => {
      var _a;
      return ids.includes((_a = remembered[role]) != null ? _a : "");
    };
    const allKnown = wanted.every(known2);
    const titles2 = /* @__PURE__ */ new Map();
    for (const id of ids) {
      const role = roleIn(remembered, id);
      const typed = role !== void 0 && [...typedRoles, ...lineUps].includes(role);
      if (role === void 0 ? !allKnown : typed && [...wanted, ...lineUps].includes(role)) {
        titles2.set(id, titleOf3(id));
      }
    }
    const found = (role) => known2(role) || [...titles2.values()].some((title) => roleOfTitle(title) === role);
    const byHeadings = typedRoles.some((role) => wanted.includes(role) && !found(role));
    return ids.flatMap((id) => {
      var _a, _b;
      const role = roleIn(remembered, id);
      const title = (_a = titles2.get(id)) != null ? _a : "";
      const meant = role != null ? role : roleOfTitle(title);
      const asked = meant !== void 0 && [...wanted, ...lineUps, ...(_b = request.ifKnown) != null ? _b : []].includes(meant);
      if (meant === void 0 ? !byHeadings : !asked && title === "") {
        return [];
      }
      const values = meant === void 0 || [...request.values, ...lineUps].includes(meant);
      const formulas = meant === void 0 || request.formulas.includes(meant);
      return [{ id, title, ...role === void 0 ? {} : { role }, values, formulas: values && formulas }];
    });
  }
  function roleIn(remembered, id) {
    return Object.keys(remembered).find((role) => remembered[role] === id);
  }
  function everything(id, role, title) {
    return { id, title, ...role === void 0 ? {} : { role }, values: true, formulas: true };
  }

  // appsscript/googleWorkbook.ts
  var metadataKey = "trong-tai";
  var errorTexts = ["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A", "#ERROR!"];
  function readWorkbook(request, remembered = true) {
    var _a;
    const service = SpreadsheetApp;
    const spreadsheet = service.getActiveSpreadsheet();
    const metadata = remembered ? metadataOf(spreadsheet) : void 0;
    const identity = parseIdentity((_a = metadata == null ? void 0 : metadata.getValue()) != null ? _a : "");
    const byPlace = Object.keys(identity.roles).length === 0;
    const sheets = new Map(
      spreadsheet.getSheets().map((sheet, place) => [byPlace ? `#${place}` : String(sheet.getSheetId()), sheet])
    );
    const listed2 = sheetsToRead([...sheets.keys()], identity.roles, request, (id) => sheets.get(id).getName());
    const snapshot = {
      now: timeNow(spreadsheet),
      ...identity.language === void 0 ? {} : { language: identity.language },
      ...identity.importing === void 0 ? {} : { importing: identity.importing },
      sheets: listed2.map(({ id, title, role, values, formulas }) => {
        const range = values ? usedRange(sheets.get(id), role != null ? role : roleOfTitle(title)) : void 0;
        return {
          id,
          title,
          ...role === void 0 ? {} : { role },
          ...range === void 0 ? {} : { values: cellsOf2(range) },
          ...range === void 0 || !formulas ? {} : { formulas: range.getFormulas() }
        };
      })
    };
    return { service, spreadsheet, sheets, identity, metadata, snapshot };
  }
  function lookAt({ sheets }, id) {
    const range = usedRange(sheets.get(id), void 0);
    return range === void 0 ? [[noCells]] : cellsOf2(range);
  }
  var noCells = "–";
  function rememberedLanguage() {
    var _a, _b;
    const service = SpreadsheetApp;
    return parseIdentity((_b = (_a = metadataOf(service.getActiveSpreadsheet())) == null ? void 0 : _a.getValue()) != null ? _b : "").language;
  }
  function rememberIdentity(workbook, { roles, language, importing }) {
    const ids = sheetRoles.flatMap((role) => {
      const key = roles[role];
      const id = (key == null ? void 0 : key.startsWith("#")) === true ? String(workbook.sheets.get(key).getSheetId()) : key;
      return id === void 0 ? [] : [[role, id]];
    });
    const text = identityText({
      roles: Object.fromEntries(ids),
      ...language === void 0 ? {} : { language },
      ...importing === void 0 ? {} : { importing }
    });
    if (text === identityText(workbook.identity)) {
      return;
    }
    if (workbook.metadata === void 0) {
      workbook.spreadsheet.addDeveloperMetadata(metadataKey, text);
    } else {
      workbook.metadata.setValue(text);
    }
  }
  function settleIdentity({ spreadsheet }) {
    var _a;
    const metadata = metadataOf(spreadsheet);
    const { roles, language } = parseIdentity((_a = metadata == null ? void 0 : metadata.getValue()) != null ? _a : "");
    metadata == null ? void 0 : metadata.setValue(identityText({ roles, ...language === void 0 ? {} : { language } }));
  }
  function identityText({ roles, language, importing }) {
    const inOrder4 = sheetRoles.flatMap((role) => roles[role] === void 0 ? [] : [[role, roles[role]]]);
    return JSON.stringify({ roles: Object.fromEntries(inOrder4), language, importing });
  }
  function metadataOf(spreadsheet) {
    return spreadsheet.createDeveloperMetadataFinder().withKey(metadataKey).find()[0];
  }
  function parseIdentity(text) {
    var _a;
    let parsed;
    try {
      parsed = JSON.parse(text);
    } catch {
      return { roles: {} };
    }
    const ids = (_a = parsed == null ? void 0 : parsed.roles) != null ? _a : {};
    const known2 = sheetRoles.filter((role) => typeof ids[role] === "string");
    const language = languages.find((candidate) => candidate === (parsed == null ? void 0 : parsed.language));
    return {
      roles: Object.fromEntries(known2.map((role) => [role, String(ids[role])])),
      ...language === void 0 ? {} : { language },
      ...(parsed == null ? void 0 : parsed.importing) === true ? { importing: true } : {}
    };
  }
  function timeNow(spreadsheet) {
    const utilities = Utilities;
    return utilities.formatDate(/* @__PURE__ */ new Date(), spreadsheet.getSpreadsheetTimeZone(), "yyyy-MM-dd HH:mm:ss");
  }
  function usedRange(sheet, role) {
    try {
      return role === "undo" ? sheet.getRange(1, 1, undoRows, 1) : sheet.getDataRange();
    } catch (refusal) {
      if (String(sheet.getType()) === "GRID") {
        throw refusal;
      }
      return void 0;
    }
  }
  function isOutdated({ sheets, snapshot }, guard) {
    return guard.some(({ id, columns }) => {
      var _a, _b;
      const before = (_a = snapshot.sheets.find((sheet) => sheet.id === id)) == null ? void 0 : _a.values;
      const now = (_b = sheets.get(id)) == null ? void 0 : _b.getDataRange();
      return before !== void 0 && now !== void 0 && hasChanged(columns, before, cellsOf2(now));
    });
  }
  function cellsOf2(range) {
    const values = range.getValues();
    const shown4 = values.some((row) => row.some(isDate2)) ? range.getDisplayValues() : void 0;
    return values.map((row, r) => row.map((value, c) => {
      var _a;
      return cellOf3(value, (_a = shown4 == null ? void 0 : shown4[r]) == null ? void 0 : _a[c]);
    }));
  }
  function cellOf3(value, shown4) {
    if (typeof value === "number" || typeof value === "boolean") {
      return value;
    }
    if (isDate2(value)) {
      return { kind: "date", shown: shown4 != null ? shown4 : "" };
    }
    const text = value === null || value === void 0 ? "" : String(value);
    return errorTexts.includes(text) ? { kind: "error", shown: text } : text;
  }
  function isDate2(value) {
    return Object.prototype.toString.call(value) === "[object Date]";
  }

  // appsscript/cellAnswer.ts
  function ownSheets() {
    try {
      return readSheets(readWorkbook(readsRecord()).snapshot);
    } catch {
      return readSheets(readWorkbook(readsRecord(), false).snapshot);
    }
  }
  function cellAnswer(answer) {
    if (answer.ok) {
      const { value } = answer;
      return Array.isArray(value) ? value.map((row) => row.map(shown2)) : shown2(value);
    }
    const spoken = answer.language === void 0 ? languages : [answer.language];
    const sentences2 = answer.problems.slice(0, mostSentences).map((problem) => spoken.map((language) => sentenceOf(problem, language)).join(" / "));
    const left = answer.problems.length - sentences2.length;
    throw new Error([...sentences2, ...left > 0 ? [`… + ${left}`] : []].join("\n"));
  }
  var mostSentences = 20;
  function shown2(cell) {
    return typeof cell === "object" ? cell.shown : cell;
  }

  // src/commands/documentCommand.ts
  function documentCommand(role, make) {
    return {
      reads: readsRecord(role, "log"),
      run: (snapshot) => {
        const event = readEvent(readSheets(snapshot));
        const { language } = event;
        const sheet = shownTitle(snapshot, role, language);
        const made = event.problems.length > 0 ? { problems: event.problems } : make(event, { ...snapshot, sheet });
        if (made.problems !== void 0) {
          return { kind: "refused", language, problems: made.problems };
        }
        const { page, told: told2 = { code: "documentMade", values: { sheet } }, more: more2 = [] } = made;
        const places2 = placesFor(snapshot, [role, "log"], language, foundTables(event));
        return done({ snapshot, event, places: places2 }, [told2, ...more2], {
          derived: [{ target: places2.targetOf(role), page, layout: true, typed: false }]
        });
      }
    };
  }

  // src/commands/bracket.ts
  var bracket = documentCommand("bracket", (event) => {
    const problems = problemsOf2(event);
    return problems.length > 0 ? { problems } : { page: bracketSheet(event) };
  });
  function bracketAgain(snapshot, event) {
    const sheet = sheetWithRole(snapshot, "bracket");
    return sheet === void 0 || problemsOf2(event).length > 0 ? [] : [{ target: { id: sheet.id }, page: bracketSheet(event), layout: false, typed: false }];
  }
  function problemsOf2(event) {
    const parts = knockoutParts(event);
    return parts.length === 0 ? [{ code: "noKnockout" }] : parts.flatMap(({ tournament }) => {
      const { rounds: rounds2, problems } = bracketWithEntrants(tournament).bracket;
      return rounds2.length === 0 ? problems : [];
    });
  }

  // src/standings/boardPrizes.ts
  function boardPrizes(tournament) {
    const counted = countingRounds(tournament);
    const teams = teamsOf(tournament);
    const players = new Map(teams.flatMap(membersOf).map((player) => [player.number, player]));
    const results = boardResults(counted, "asNothing");
    return Array.from({ length: boardCount(teams, tournament.settings) }, (_, index) => {
      var _a;
      const board = index + 1;
      const scores = /* @__PURE__ */ new Map();
      for (const { player, team, points, opponents } of results.filter((result) => result.board === board)) {
        const own = (_a = scores.get(player)) != null ? _a : { team, points: 0, games: 0 };
        scores.set(player, {
          team,
          points: own.points + points,
          games: own.games + (opponents === void 0 ? 0 : 1)
        });
      }
      const sorted = [...scores].sort((a, b) => b[1].points - a[1].points || a[0] - b[0]);
      return {
        board,
        rows: sorted.flatMap(([number, { team, points, games }]) => {
          const player = players.get(number);
          const place = 1 + sorted.filter(([, other2]) => other2.points > points).length;
          return player === void 0 ? [] : [{ place, player, team, points: halfPoints(points), games }];
        })
      };
    });
  }

  // src/standings/teamCrosstable.ts
  function teamCrosstable(tournament, standings2 = teamStandings(tournament)) {
    if (tournament.settings.teamForm === "boardGroups") {
      return byBoard3(standings2);
    }
    const played = cellsOf3(tournament);
    if (tournament.settings.system !== "round-robin") {
      const columns = tournament.rounds.map((round) => round.number);
      const rows = standings2.rows.map((standing) => ({
        standing,
        cells: columns.map(
          (round) => played.filter((each3) => each3.team === standing.team.number && each3.round === round)
        )
      }));
      return { kind: "byRound", standings: standings2, rows, columns };
    }
    const inOrder4 = [...standings2.rows].sort((a, b) => a.team.number - b.team.number);
    return {
      kind: "byOpponent",
      standings: standings2,
      columns: inOrder4.map(({ team }) => team.letter),
      rows: inOrder4.map((standing) => ({
        standing,
        cells: inOrder4.map(
          ({ team }) => played.filter((each3) => {
            var _a;
            return each3.team === standing.team.number && ((_a = each3.opponent) == null ? void 0 : _a.number) === team.number;
          })
        )
      }))
    };
  }
  function byBoard3(standings2) {
    return {
      kind: "byBoard",
      standings: standings2,
      columns: Array.from({ length: standings2.boards }, (_, index) => index + 1),
      rows: standings2.rows.map((standing) => ({
        standing,
        cells: standing.totals.boards.map((points) => [{ points, complete: true }])
      }))
    };
  }
  function cellsOf3(tournament) {
    return teamRounds(tournament, "asNothing").flatMap(({ number: round, matches, free }) => [
      ...matches.flatMap(({ teams, points, complete }) => [
        {
          round,
          team: teams.white.number,
          opponent: teams.black,
          points: points.white.total,
          against: points.black.total,
          complete
        },
        {
          round,
          team: teams.black.number,
          opponent: teams.white,
          points: points.black.total,
          against: points.white.total,
          complete
        }
      ]),
      ...free.map(({ team, points }) => ({ round, team: team.number, points: points.total, complete: true }))
    ]);
  }

  // src/sheet/teamCrosstableRows.ts
  function teamCrosstableRows(table, language) {
    const heading2 = [
      tableHeadings.letter[language],
      tableHeadings.team[language],
      ...table.columns.map((column2) => columnHeading(table.kind, column2, language)),
      ...table.standings.criteria.map(makeTeamCriterion),
      tableHeadings.place[language]
    ];
    const rows = table.rows.map(({ standing, cells }) => {
      var _a;
      return [
        standing.team.letter,
        standing.team.name,
        ...cells.map(
          (each3, index) => table.kind === "byOpponent" && table.columns[index] === standing.team.letter ? "×" : each3.map((cell) => cellText(cell, table.kind)).join(" ")
        ),
        ...standing.values.map(shownValue),
        (_a = standing.place) != null ? _a : ""
      ];
    });
    return [heading2, ...rows];
  }
  function columnHeading(kind, column2, language) {
    switch (kind) {
      case "byOpponent":
        return String(column2);
      case "byRound":
        return `${tableHeadings.roundShort[language]}${column2}`;
      case "byBoard":
        return `B${column2}`;
    }
  }
  function cellText({ opponent, points, complete }, kind) {
    var _a;
    const score = complete ? makePoints(points) : `(${makePoints(points)})`;
    return kind === "byRound" ? `${(_a = opponent == null ? void 0 : opponent.letter) != null ? _a : "–"} ${score}` : score;
  }

  // src/sheet/standingsSheet.ts
  function standingsSheet(event) {
    const isOfTeams = ({ tournament }) => tournament.settings.teamForm !== void 0;
    const pages = event.parts.flatMap(
      (part) => isOfTeams(part) ? teamStandingsBlocks(event, part) : [playersBlock(event, part)]
    );
    const tieBreaks2 = greatest(pages.map(({ cells }) => widest(cells) - 6));
    const inTeams = event.parts.every(isOfTeams);
    const widths5 = [
      55,
      45,
      ...inTeams ? [260] : [190, 140],
      60,
      ...Array.from({ length: tieBreaks2 }, () => 60),
      110
    ];
    return stackPages(sheetTitles.standings[event.language], pages, widths5);
  }
  function playersBlock(event, part) {
    const { language } = event;
    const standings2 = partStandings(part.tournament, language);
    const codes2 = standings2.tieBreaks.map(makeTieBreak).join(", ");
    const order = codes2 === "" ? [] : [[`${pageWords.tieBreaks[language]}: ${codes2}`]];
    return tableBlock(titleRows2(event, part, standings2), standingsRows(standings2, language), order, [2, 3]);
  }
  function teamStandingsBlocks(event, { tournament, ...part }) {
    const { language } = event;
    const standings2 = teamPartStandings(tournament, language);
    const others = standings2.criteria.slice(1).map(makeTeamCriterion);
    const order = others.length === 0 ? [] : [[`${pageWords.tieBreaks[language]}: ${others.join(", ")}`]];
    const teams = tableBlock(
      titleRows2(event, part, standings2),
      teamStandingsRows(standings2, language),
      order,
      [1, 2]
    );
    const groups3 = tournament.settings.teamForm === "boardGroups" ? groupBlocks(event, tournament) : [];
    return [teams, ...groups3, prizesBlock(event, tournament)];
  }
  function prizesBlock({ language }, tournament) {
    const words2 = [
      resultHeading("board", language),
      tableHeadings.place[language],
      tableHeadings.name[language]
    ];
    const heading2 = [...words2, tableHeadings.points[language], pageWords.games[language]];
    const rows = boardPrizes(tournament).flatMap(
      ({ board, rows: ranking }) => ranking.filter(({ place }) => place <= 3).map(({ place, player, team, points, games }) => [
        board,
        String(place),
        `${player.name} (${team.letter})`,
        points / 2,
        games
      ])
    );
    return tableBlock([[pageWords.boardPrizes[language]]], [heading2, ...rows], [], [1, 2]);
  }
  function groupBlocks({ language }, tournament) {
    const boards = boardCount(teamsOf(tournament), tournament.settings);
    return Array.from({ length: boards }, (_, index) => {
      const group = boardGroup(tournament, index + 1, Math.max(1, tournament.rounds.length)).tournament;
      const [heading2 = [], ...rows] = standingsRows(partStandings(group, language), language);
      const letters3 = group.players.map(({ number, team = "" }) => [number, team]);
      const letterOf = new Map(letters3);
      const withoutClub = ([place = "", number = "", name = "", , ...rest]) => [
        place,
        String(number),
        letterOf.has(number) ? `${name} (${letterOf.get(number)})` : name,
        ...rest
      ];
      const title = [[`${resultHeading("board", language)} ${index + 1}`]];
      return tableBlock(title, [heading2, ...rows].map(withoutClub), [], [1, 2]);
    });
  }
  function crosstableSheet(event) {
    const pages = event.parts.map((part) => {
      const table = crosstable(part.tournament, partStandings(part.tournament, event.language));
      const rows = crosstableRows(table, event.language, event.colourNames);
      const results = table.columns.map((_, index) => 3 + index);
      return tableBlock(titleRows2(event, part, table.standings), rows, [], [1, 2, ...results]);
    });
    return stackPages(sheetTitles.crosstable[event.language], pages, [45, 190, 140]);
  }
  function teamTableSheet(event, parts) {
    const pages = parts.map((part) => {
      const table = teamCrosstable(part.tournament, teamPartStandings(part.tournament, event.language));
      const matches = table.columns.map((_, index) => 2 + index);
      const rows = teamCrosstableRows(table, event.language);
      return tableBlock(titleRows2(event, part, table.standings), rows, [], [1, ...matches]);
    });
    return stackPages(sheetTitles.teamTable[event.language], pages, [45, 200]);
  }
  function titleRows2(event, part, { rounds: rounds2 }) {
    return partTitle(event, part, [afterRounds(rounds2, event.language)]);
  }
  function tableBlock(titles2, rows, below, plainText) {
    return {
      cells: [...titles2, ...rows, ...below],
      boldRows: Array.from({ length: titles2.length + 1 }, (_, row) => row),
      plainText
    };
  }

  // src/commands/applied.ts
  function applied(snapshot, blocks) {
    return {
      ...snapshot,
      sheets: snapshot.sheets.map((sheet) => {
        const here = blocks.filter(({ target }) => "id" in target && target.id === sheet.id);
        return here.length === 0 ? sheet : withBlocks(sheet, here);
      })
    };
  }
  function withBlocks(sheet, blocks) {
    var _a, _b, _c, _d, _e;
    const rows = blocks.map(({ row, cells }) => row + cells.length);
    const columns = blocks.map(({ column: column2, cells }) => {
      var _a2, _b2;
      return column2 + ((_b2 = (_a2 = cells[0]) == null ? void 0 : _a2.length) != null ? _b2 : 0);
    });
    const height = Math.max((_b = (_a = sheet.values) == null ? void 0 : _a.length) != null ? _b : 0, ...rows);
    const width = Math.max((_e = (_d = (_c = sheet.values) == null ? void 0 : _c[0]) == null ? void 0 : _d.length) != null ? _e : 0, ...columns);
    const grid = (cells, empty) => Array.from(
      { length: height },
      (_r, row) => Array.from({ length: width }, (_c2, column2) => {
        var _a2, _b2;
        return (_b2 = (_a2 = cells == null ? void 0 : cells[row]) == null ? void 0 : _a2[column2]) != null ? _b2 : empty;
      })
    );
    const values = grid(sheet.values, "");
    const formulas = grid(sheet.formulas, "");
    for (const { row, column: column2, cells } of blocks) {
      cells.forEach(
        (line, down) => line.forEach((cell, right) => {
          const [valueRow, formulaRow] = [values[row + down], formulas[row + down]];
          valueRow[column2 + right] = shown3(cell, valueRow[column2 + right]);
          formulaRow[column2 + right] = typeof cell === "object" ? cell.text : "";
        })
      );
    }
    const used = usedRows(values, formulas);
    return { ...sheet, values: values.slice(0, used), formulas: formulas.slice(0, used) };
  }
  function usedRows(values, formulas) {
    const isUsed = (row) => {
      var _a, _b;
      return ((_a = values[row]) == null ? void 0 : _a.some((cell) => cell !== "")) === true || ((_b = formulas[row]) == null ? void 0 : _b.some((text) => text !== "")) === true;
    };
    let used = values.length;
    while (used > 1 && !isUsed(used - 1)) {
      used -= 1;
    }
    return used;
  }
  function shown3(cell, before) {
    return typeof cell === "object" ? before : cell;
  }

  // src/systems/colourLimits.ts
  function beyondColourLimits(before, { round, boards }) {
    const { settings } = before;
    if (!isSwiss[settings.system] || teamsMeet(settings)) {
      return [];
    }
    const history = historyOf(before);
    return boards.filter((board) => isPlayed2(board) && !mayYield(before, history, board, round)).flatMap(
      (board) => [
        ...beyond(history.get(board.white), "white", settings.system).map((code) => ({
          code,
          number: board.white
        })),
        ...beyond(history.get(board.black), "black", settings.system).map((code) => ({
          code,
          number: board.black
        }))
      ].map((each3) => ({ ...each3, round, board: board.board }))
    );
  }
  function isPlayed2({ outcome }) {
    return outcome === void 0 || gameMeaning[outcome].played;
  }
  function mayYield({ settings }, history, { white, black }, round) {
    const score = (number) => {
      var _a;
      return (_a = history.get(number)) == null ? void 0 : _a.scoreBefore[round - 1];
    };
    return round === settings.rounds && (settings.system === "dutch" || score(white) === score(black));
  }
  function beyond(own, next, system) {
    var _a;
    const colours2 = (_a = own == null ? void 0 : own.colours) != null ? _a : [];
    const [before, last] = colours2.slice(-2);
    return [
      ...before === next && last === next ? ["thirdColourOnRecord"] : [],
      ...system !== "drawn" && Math.abs(whiteSurplus([...colours2, next])) > 2 ? ["threeMoreOnRecord"] : []
    ];
  }

  // src/commands/colourFindings.ts
  function colourFindings(event) {
    return event.parts.flatMap((part) => findingsOf(event, part));
  }
  function findingsOf(event, part) {
    const rows = rowsOf2(event, part);
    return part.tournament.rounds.flatMap(
      ({ number: round, games }) => beyondColourLimits(afterRound(part.tournament, round - 1), { round, boards: games }).map(
        ({ code, number }) => {
          const row = rows.find(
            (each3) => each3.round === round && (each3.white === Number(number) || each3.black === Number(number))
          );
          return { code, ...row === void 0 ? {} : { cell: row.resultCell }, values: { number, round } };
        }
      )
    );
  }

  // src/commands/halfWritten.ts
  function withoutHalfWritten(snapshot, event, states) {
    const [state] = states;
    const table = event.tables.results;
    const sheet = snapshot.sheets.find(({ id }) => id === (table == null ? void 0 : table.sheet.id));
    if ((state == null ? void 0 : state.kind) !== "paired" || table === void 0 || sheet === void 0) {
      return { snapshot, event, emptying: [] };
    }
    const rows = halfRows(state, table, event);
    if (rows.length === 0) {
      return { snapshot, event, emptying: [] };
    }
    const emptying = emptied(sheet, rows, Object.values(table.columns));
    const without4 = applied(snapshot, emptying);
    return { snapshot: without4, event: readEvent(readSheets(without4)), emptying, state };
  }
  function halfRows(state, table, event) {
    const names = new Map(event.players.map(({ player }) => [player.number, player.name]));
    const isHalf = (row, slot) => {
      const filled3 = resultColumns.filter((column2) => textIn2(table, row, column2) !== "");
      return filled3.length > 0 && !filled3.includes("round") && filled3.every((column2) => textIn2(table, row, column2) === writtenText(slot, column2, names));
    };
    for (let first2 = table.headingRow + 1; first2 + state.slots.length <= table.values.length; first2 += 1) {
      if (state.slots.every((slot, index) => isHalf(first2 + index, slot))) {
        return state.slots.map((_, index) => first2 + index);
      }
    }
    return [];
  }
  function textIn2(table, row, column2) {
    var _a, _b, _c;
    return shownText((_c = (_b = table.values[row]) == null ? void 0 : _b[(_a = table.columns[column2]) != null ? _a : -1]) != null ? _c : "");
  }
  function writtenText(slot, column2, names) {
    var _a, _b, _c, _d;
    switch (column2) {
      case "whiteName":
        return (_a = names.get(slot.white)) != null ? _a : "";
      case "blackName":
        return (_c = names.get((_b = slot.black) != null ? _b : 0)) != null ? _c : "";
      case "result":
        return slot.outcome === void 0 ? "" : makeResult(slot.outcome);
      case "stage":
      case "section":
      case "match":
      case "board":
      case "game":
      case "white":
      case "black":
      case "round":
      case "note":
        return String((_d = slot[column2]) != null ? _d : "");
    }
  }

  // src/commands/repairs.ts
  function repairing(snapshot, event) {
    const byColumn = tablesOf3(snapshot, event).flatMap(({ role, sheet }) => {
      const here = event.repairs.filter(({ sheetId }) => sheetId === sheet.id);
      return [...new Set(here.map(({ column: column2 }) => column2))].map((column2) => ({
        role,
        sheet,
        column: column2,
        repairs: here.filter((repair) => repair.column === column2)
      }));
    });
    const changes = byColumn.flatMap(
      ({ sheet, column: column2, repairs }) => (
        // A text needs a plain-text cell and a number must not have one, so the two are written apart.
        [repairs.filter(isText), repairs.filter((repair) => !isText(repair))].flatMap(
          (alike) => columnBlocks(sheet, column2, new Map(alike.map((repair) => [repair.row, valueOf(repair)])))
        )
      )
    );
    return {
      prepare: changes.map(formatsOf),
      blocks: changes,
      state: {
        kind: "repaired",
        cells: byColumn.flatMap(
          ({ role, sheet, repairs }) => repairs.map((repair) => ({
            ...changeOf(role, sheet, repair),
            ...nameOf(event, role, repair.column)
          }))
        )
      }
    };
  }
  function tablesOf3(snapshot, event) {
    return typedRoles.flatMap((role) => {
      const sheet = snapshot.sheets.find(({ id }) => {
        var _a;
        return id === ((_a = event.tables[role]) == null ? void 0 : _a.sheet.id);
      });
      return sheet === void 0 ? [] : [{ role, sheet }];
    });
  }
  function changeOf(role, sheet, repair) {
    const { row, column: column2 } = repair;
    return { role, row, column: column2, before: keptCell(sheet, row, column2), now: valueOf(repair) };
  }
  function nameOf(event, role, column2) {
    var _a, _b;
    const columns = (_b = (_a = event.tables[role]) == null ? void 0 : _a.columns) != null ? _b : {};
    const name = Object.keys(columns).find((each3) => columns[each3] === column2);
    return name === void 0 ? {} : { name };
  }
  function isText(repair) {
    return typeof repair.value === "string";
  }
  function valueOf({ value }) {
    return typeof value === "object" ? value.shown : value;
  }
  function formatsOf(block) {
    return formatted(block, block.cells.some(([cell]) => typeof cell === "number") ? "General" : "@");
  }

  // src/sheet/teamCells.ts
  function teamCells({ tables: tables2, players }, problems) {
    const table = tables2.players;
    return problems.map((problem) => {
      var _a, _b;
      const { code, values = {} } = problem;
      const isBoard = code === "teamBoardUnclear" || code === "teamBoardTwice";
      const number = Number((_a = values.number) != null ? _a : String(values.numbers).split(", ").pop());
      const row = (_b = players.find(({ player }) => player.number === number)) == null ? void 0 : _b.row;
      const column2 = table == null ? void 0 : table.columns.board;
      return isBoard && table !== void 0 && row !== void 0 && column2 !== void 0 ? { ...problem, cell: addressOf(table.sheet.title, row, column2) } : problem;
    });
  }

  // src/commands/teamFindings.ts
  function teamFindings(event) {
    const found = event.parts.flatMap(({ tournament }) => {
      const { settings } = tournament;
      return settings.teamForm === void 0 || tournament.players.length === 0 ? [] : [
        ...teamProblems(tournament, boardCount(teamsOf(tournament), settings)),
        ...lineUpProblems(tournament, roundToPair(tournament).round)
      ];
    });
    return teamCells(event, found);
  }

  // src/commands/checkEverything.ts
  var checkEverything = {
    reads: {
      values: ["settings", "players", "results", "log", "undo"],
      formulas: ["settings", "players", "results"],
      places: ["pairings", "standings", "crosstable"],
      ifKnown: ["bracket"]
    },
    run: (given, answers) => {
      var _a;
      const states = readUndoStates((_a = sheetWithRole(given, "undo")) == null ? void 0 : _a.values);
      const half3 = withoutHalfWritten(given, readEvent(readSheets(given)), states);
      const { event } = half3;
      if (event.tables.players === void 0 || event.tables.results === void 0) {
        return { kind: "refused", language: event.language, problems: event.problems };
      }
      const count2 = event.repairs.length;
      if (count2 > 0 && answers.makeRepairs === void 0) {
        return {
          kind: "asked",
          language: event.language,
          id: "makeRepairs",
          question: { code: "makeRepairs", values: { count: count2 } },
          details: onceEach(event.repairs.map(({ note: note2 }) => note2))
        };
      }
      return checked(half3, states, count2 > 0 && answers.makeRepairs === true);
    }
  };
  function checked(half3, old, repair) {
    const { snapshot, event, emptying } = half3;
    const repairs = repair ? repairing(snapshot, event) : void 0;
    const after = repairs === void 0 ? snapshot : applied(snapshot, repairs.blocks);
    const now = repairs === void 0 ? event : readEvent(readSheets(after));
    const found = findings(now);
    const states = repairs === void 0 ? old : [repairs.state, ...old];
    const places2 = placesFor(
      snapshot,
      repairs === void 0 ? ["log"] : ["undo", "log"],
      now.language,
      foundTables(now)
    );
    const told2 = [...toldOf(found), ...takenBack(half3), ...repairedNotes(event, repair)];
    const outcome = done({ snapshot, event: now, places: places2 }, told2, {
      ...repairs === void 0 ? { commit: emptying } : {
        prepare: repairs.prepare,
        undo: writeUndoStates(places2.targetOf("undo"), states),
        commit: [...emptying, ...repairs.blocks]
      },
      derived: found.problems.length === 0 ? shownSheets(snapshot, now, states) : [],
      log: logLines(places2, snapshot.now, now, told2, notYetLogged(snapshot, now, states))
    });
    return { ...outcome, list: [...found.problems, ...found.notes] };
  }
  function findings(event) {
    const parts = event.parts.map((part) => ({ part, next: roundToPair(part.tournament) }));
    return {
      problems: [...event.problems, ...recordProblems(event, parts), ...teamFindings(event)],
      notes: [
        ...event.notes,
        ...onceEach(event.repairs.map(({ note: note2 }) => note2)),
        ...pairingWarnings(event, parts),
        ...colourFindings(event),
        ...recordFindings(event)
      ]
    };
  }
  function toldOf({ problems, notes }) {
    const values = { wrong: problems.length, notes: notes.length };
    return problems.length + notes.length === 0 ? [{ code: "everythingRight" }] : [{ code: "everythingChecked", values }];
  }
  function takenBack({ state }) {
    var _a;
    return ((_a = state == null ? void 0 : state.notes) != null ? _a : []).map((note2) => ({
      code: "pairingUndone",
      values: { round: roundLabel(note2.round, note2) }
    }));
  }
  function repairedNotes(event, repair) {
    return repair ? [{ code: "repairsMade", values: { count: event.repairs.length } }] : [];
  }
  function shownSheets(snapshot, event, states) {
    const pages = {
      pairings: () => currentRounds(event, states),
      standings: () => standingsSheet(event),
      crosstable: () => crosstableSheet(event)
    };
    const shown4 = ["pairings", "standings", "crosstable"].flatMap((role) => {
      const sheet = sheetWithRole(snapshot, role);
      return sheet === void 0 ? [] : [{ target: { id: sheet.id }, page: pages[role](), layout: role === "crosstable", typed: false }];
    });
    return [...shown4, ...bracketAgain(snapshot, event)];
  }

  // src/sheet/contributionsSheet.ts
  var widths2 = [55, 210, 65, 330, 60];
  function contributionsSheet(event) {
    return stackPages(
      sheetTitles.contributions[event.language],
      event.parts.flatMap((part) => partBlocks(event, part)),
      widths2
    );
  }
  function partBlocks(event, part) {
    const standings2 = partStandings(part.tournament, event.language);
    const titles2 = partTitle(event, part, [afterRounds(standings2.rounds, event.language)]);
    const head = { cells: titles2, boldRows: titles2.map((_, row) => row), plainText: [0, 1, 2, 3] };
    return [head, ...standings2.rows.map((row) => playerBlock(event, part, standings2, row))];
  }
  function playerBlock(event, part, standings2, row) {
    const { language } = event;
    const players = playersByNumber(part.tournament);
    const shown4 = row.values.flatMap(({ value, contributions: contributions2 }, index) => {
      const spec = standings2.tieBreaks[index];
      return spec === void 0 || contributions2.length === 0 ? [] : [{ spec, value: shownValue(value), contributions: contributions2 }];
    });
    const tables2 = shown4.map(({ spec, value, contributions: contributions2 }) => {
      const [heading2 = [], ...lines2] = contributionRows(contributions2, players, language);
      const total2 = [pageWords.total[language], "", "", makeTieBreak(spec), value];
      return [heading2, ...lines2, total2].map((line) => {
        var _a;
        return [String((_a = line[0]) != null ? _a : ""), ...line.slice(1)];
      });
    });
    const place = row.place === void 0 ? "" : `${row.place}. `;
    const title = `${place}${row.player.name} (${row.player.number}) – ${pageWords.pointsShort[language]} ${makePoints(row.points)}`;
    const cells = [[title], ...tables2.flat()];
    return { cells, boldRows: [0], plainText: [0, 1, 2, 3], look: lookOf2(tables2) };
  }
  function lookOf2(tables2) {
    const columns = widths2.length;
    const tops = tables2.map((_, index) => tables2.slice(0, index).reduce((sum3, table) => sum3 + table.length, 1));
    const areas2 = tables2.map((table, index) => {
      var _a;
      return {
        row: (_a = tops[index]) != null ? _a : 1,
        column: 0,
        rows: table.length,
        columns
      };
    });
    const bold = areas2.flatMap(({ row, rows }) => [row, row + rows - 1]);
    return {
      boldCells: bold.flatMap((row) => widths2.map((_, column2) => ({ row, column: column2 }))),
      framed: areas2,
      boxed: [],
      joined: [],
      shaded: areas2.map((area) => ({ ...area, rows: 1 })),
      centred: [0, 2, 4].flatMap((column2) => areas2.map((area) => ({ ...area, column: column2, columns: 1 })))
    };
  }

  // src/commands/contributions.ts
  var contributions = documentCommand("contributions", (event) => ({
    page: contributionsSheet(event)
  }));

  // src/commands/crosstable.ts
  var crosstable2 = documentCommand("crosstable", (event, { sheet }) => {
    const round = Math.max(...event.parts.map(({ tournament }) => countingRounds(tournament).rounds.length));
    return { page: crosstableSheet(event), told: { code: "crosstableUpdated", values: { round, sheet } } };
  });

  // src/sheet/minutesSheet.ts
  var widths3 = [55, 45, 210, 75, 210, 45];
  function roundsOfMinutes({ parts }, row) {
    const complete = parts.flatMap(
      (part) => part.tournament.rounds.filter((round) => round.games.length > 0 && isComplete(round)).map(({ number }) => ({ part, round: number }))
    );
    const meant = complete.filter(({ part, round }) => part.stage === (row == null ? void 0 : row.stage) && round === row.round);
    if (row !== void 0 && meant.some(({ part }) => samePart(part, row))) {
      return meant;
    }
    const last = parts.flatMap((part) => complete.filter((each3) => each3.part === part).slice(-1));
    const later = last.filter(({ part }) => part.stage !== "");
    return later.length === 0 ? last : later;
  }
  function minutesSheet(event, rounds2 = roundsOfMinutes(event)) {
    const parts = rounds2.map((each3) => ({ ...each3, rows: rowsOf5(event, each3.part, each3.round) }));
    const inMatches = parts.some(({ rows }) => rows.some((row) => row.match !== void 0));
    const shift = inMatches ? 2 : 0;
    const blocks = parts.map(({ part, round, rows }) => minutesBlock(event, part, round, rows, shift));
    const all = inMatches ? [45, 45, ...widths3] : widths3;
    return stackPages(sheetTitles.minutes[event.language], blocks, all);
  }
  function rowsOf5(event, part, round) {
    const rows = event.results.filter((row) => samePart(row, part) && row.round === round);
    const isBye = (row) => row.black === void 0 ? 1 : 0;
    return rows.sort((left, right) => isBye(left) - isBye(right) || byBoard(left, right));
  }
  function minutesBlock(event, part, round, rows, shift) {
    var _a;
    const { language } = event;
    const titles2 = [
      ...partTitle(event, part, [
        `${pageWords.minutesOf[language]} ${round}`,
        knockoutRoundTitle(part.tournament, round, language)
      ]),
      [`${pageWords.date[language]}: ${timeOf(event, part, round)}`],
      [`${pageWords.place[language]}: ${(_a = event.texts.place) != null ? _a : "…………"}`],
      []
    ];
    const free = freeTeams(part.tournament, round);
    const table = [
      headingRow2(event, shift),
      ...withoutFree(rows, free).map((row) => boardRow(event, row, shift)),
      ...free.map(({ team, outcome }) => ["", "", "", "", team.name, makeResult(outcome), "", ""])
    ];
    const incidents = incidentsOf(event, part, rows);
    const below = [
      [],
      [`${pageWords.incidents[language]}: ${incidents.length === 0 ? pageWords.none[language] : ""}`],
      ...incidents.map((text) => [text]),
      []
    ];
    const cells = [...titles2, ...table, ...below, ...signatures(event, shift)];
    const top = titles2.length;
    return {
      cells,
      boldRows: [...titles2.slice(0, -3).map((_, row) => row), top, top + table.length + 1],
      plainText: Array.from({ length: widths3.length + shift }, (_, column2) => column2),
      look: lookOf3(top, table.length, shift)
    };
  }
  function timeOf({ roundTimes, texts }, { stage }, round) {
    var _a, _b;
    return (_b = stage === "" ? (_a = roundTimes.get(round)) != null ? _a : texts.start : void 0) != null ? _b : "…………";
  }
  function headingRow2({ language, colourNames }, shift) {
    const words2 = colourWords[colourNames][language];
    return [
      ...shift === 0 ? [] : [resultHeading("match", language)],
      resultHeading("board", language),
      ...shift === 0 ? [] : [resultHeading("game", language)],
      tableHeadings.number[language],
      words2.white,
      resultHeading("result", language),
      words2.black,
      tableHeadings.number[language]
    ];
  }
  function boardRow(event, row, shift) {
    var _a, _b;
    const result = row.outcome === void 0 ? "" : makeResult(row.outcome);
    return [
      ...shift === 0 ? [] : [String((_a = row.match) != null ? _a : "")],
      row.black === void 0 && row.game === void 0 ? "" : String(row.board),
      ...shift === 0 ? [] : [String((_b = row.game) != null ? _b : "")],
      String(row.white),
      playerName(event, row.white),
      result,
      row.black === void 0 ? "" : playerName(event, row.black),
      row.black === void 0 ? "" : String(row.black)
    ];
  }
  function incidentsOf(event, part, rows) {
    const { language } = event;
    return rows.flatMap((row) => {
      var _a;
      const what = row.black === void 0 ? void 0 : (_a = lotIn(part, row, language)) != null ? _a : incidentIn(row.outcome, language);
      const note2 = row.note === void 0 || row.note === "" ? void 0 : row.note;
      const texts = [what, note2].filter((text) => text !== void 0);
      const seat2 = row.black === void 0 ? `${row.white} ${playerName(event, row.white)}` : `${placeOf(row, language)} (${row.white} – ${row.black})`;
      return texts.length === 0 ? [] : [`${seat2}: ${texts.join("; ")}`];
    });
  }
  function placeOf(row, language) {
    return ["match", "board", "game"].flatMap(
      (column2) => row[column2] === void 0 ? [] : [`${resultHeading(column2, language)} ${row[column2]}`]
    ).join(", ");
  }
  function lotIn({ tournament }, row, language) {
    const { settings } = tournament;
    const wonUnplayed2 = row.outcome === "whiteWinsByForfeit" || row.outcome === "blackWinsByForfeit";
    const last = lastGameOf(tournament);
    if (settings.system !== "knockout" || row.game === void 0 || row.game < last || !wonUnplayed2) {
      return void 0;
    }
    if (row.game > last) {
      return pageWords.drawnByLot[language];
    }
    return teamsMeet(settings) ? void 0 : `${makeResult(row.outcome)}, ${pageWords.lotOrForfeit[language]}`;
  }
  function incidentIn(outcome, language) {
    const meaning = gameMeaning[outcome];
    if (meaning.open === true) {
      return pageWords.unfinished[language];
    }
    if (outcome === "bothForfeit" || outcome === "bothLose") {
      return pageWords[outcome][language];
    }
    if (!meaning.played) {
      return `${makeResult(outcome)}, ${pageWords.forfeit[language]}`;
    }
    if (meaning.unrated === true) {
      return pageWords.unrated[language];
    }
    const decided = outcome === "whiteDrawBlackLoses" || outcome === "whiteLosesBlackDraw";
    return decided ? `${makeResult(outcome)}, ${pageWords.decided[language]}` : void 0;
  }
  function signatures({ texts, language }, shift) {
    var _a;
    const at = (arbiter, secretary) => {
      const row = Array.from({ length: widths3.length + shift }, () => "");
      row[2 + shift] = arbiter;
      row[4 + shift] = secretary;
      return row;
    };
    return [
      at(pageWords.chiefArbiter[language], pageWords.secretary[language]),
      at(pageWords.signature[language], pageWords.signature[language]),
      [],
      [],
      at((_a = texts.arbiter) != null ? _a : "……………………", "……………………")
    ];
  }
  function lookOf3(top, rows, shift) {
    const columns = widths3.length + shift;
    const centred = [0, 1 + shift, 3 + shift, 5 + shift].map((column2) => ({
      row: top,
      column: column2,
      rows,
      columns: 1
    }));
    return {
      boldCells: [],
      framed: [{ row: top, column: 0, rows, columns }],
      boxed: [],
      joined: [],
      shaded: [{ row: top, column: 0, rows: 1, columns }],
      centred: shift === 0 ? centred : [...centred, { row: top, column: 1, rows, columns: 2 }]
    };
  }

  // src/commands/minutes.ts
  var minutes = {
    ...documentCommand("minutes", (event, { selected }) => {
      var _a;
      const inResults = (selected == null ? void 0 : selected.sheet) === ((_a = event.tables.results) == null ? void 0 : _a.sheet.title);
      const row = inResults ? event.results.find((each3) => each3.row === (selected == null ? void 0 : selected.row)) : void 0;
      const rounds2 = roundsOfMinutes(event, row);
      return rounds2.length === 0 ? { problems: [{ code: "noCompleteRound" }] } : {
        page: minutesSheet(event, rounds2),
        more: [{ code: "minutesOfRound", values: { round: rounds2[0].round } }]
      };
    }),
    looks: true
  };

  // src/sheet/menuLabels.ts
  var menuLabels = namesOfMenu;
  function menuLabel(entry2, language) {
    const label2 = menuLabels[entry2];
    return language === void 0 ? languages.map((each3) => label2[each3]).join(" / ") : label2[language];
  }
  function menuEntryOf(text) {
    const key = bareKey(text);
    return Object.keys(menuLabels).find(
      (entry2) => languages.some((language) => bareKey(menuLabels[entry2][language]) === key)
    );
  }
  function bareKey(text) {
    return wordKey(text.replace(/…|\.{3}/g, ""));
  }

  // src/sheet/controlPage.ts
  var controlled = ["pairNextRound", "updateStandings", "undo"];
  var headings = {
    en: ["", "Tick the box to run", "Answer", "Yes"],
    vi: ["", "Đánh dấu ô để chạy", "Trả lời", "Có"]
  };
  function controlPage(language) {
    const rows = controlled.map((entry2) => ["", menuLabel(entry2, language), "", ""]);
    return {
      ...blankPage,
      title: sheetTitles.control[language],
      cells: [[...headings[language]], ...rows],
      plainText: [1, 2],
      boldRows: [0],
      columnWidths: [45, 220, 420, 45],
      frozenRows: 1,
      checkboxes: [{ column: 0, fromRow: 1, toRow: rows.length }]
    };
  }

  // src/commands/makeControl.ts
  var makeControl = {
    reads: { ...readsRecord("log"), values: [...typedRoles, "control"] },
    run: (snapshot) => {
      const event = readEvent(readSheets(snapshot));
      const { language } = event;
      const sheet = sheetTitles.control[language];
      const there = namedSheet(snapshot, "control");
      const page = controlPage(language);
      if (there !== void 0 && !isUnfinished(there, page)) {
        return { kind: "refused", language, problems: [{ code: "controlThere", values: { sheet } }] };
      }
      const places2 = placesFor(snapshot, ["control", "log"], language, foundTables(event));
      const target = places2.targetOf("control");
      return done({ snapshot, event, places: places2 }, [{ code: "controlMade", values: { sheet } }], {
        derived: [{ target, page, layout: true, typed: false }],
        cursor: { target, row: 1, column: 0 }
      });
    }
  };
  function isUnfinished({ values = [] }, page) {
    return holdsOnly(values, page) && !values.some((row) => typeof row[0] === "boolean");
  }

  // src/sheet/collation.ts
  var letters2 = [..."aăâbcdđeêfghijklmnoôơpqrstuưvwxyz"];
  var tones = ["", "̀", "̉", "̃", "́", "̣"];
  var toneMark = /[\u0300\u0309\u0303\u0301\u0323]/;
  function compareNames(left, right) {
    return compareWords(givenNameFirst(left), givenNameFirst(right)) || compareUnits(left, right);
  }
  function givenNameFirst(name) {
    const words2 = cleanText(name).toLowerCase().split(" ");
    return [...words2.slice(-1), ...words2.slice(0, -1)];
  }
  function compareWords(left, right) {
    var _a, _b;
    for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
      const order = compareWord((_a = left[index]) != null ? _a : "", (_b = right[index]) != null ? _b : "");
      if (order !== 0) {
        return order;
      }
    }
    return left.length - right.length;
  }
  function compareWord(left, right) {
    const [a, b] = [weightsOf(left), weightsOf(right)];
    return compareNumbers(a.letters, b.letters) || compareNumbers(a.tones, b.tones);
  }
  function weightsOf(word2) {
    var _a;
    const weights = { letters: [], tones: [] };
    for (const character of word2.normalize("NFC")) {
      const parts = [...character.normalize("NFD")];
      const bare = parts.filter((part) => !toneMark.test(part)).join("").normalize("NFC");
      weights.letters.push(letterWeight(bare));
      weights.tones.push(Math.max(0, tones.indexOf((_a = parts.find((part) => toneMark.test(part))) != null ? _a : "")));
    }
    return weights;
  }
  function letterWeight(letter) {
    var _a;
    const place = letters2.indexOf(letter);
    const code = (_a = letter.codePointAt(0)) != null ? _a : 0;
    return place >= 0 ? 1e3 + place : code < 128 ? code : 2e3 + code;
  }
  function compareNumbers(left, right) {
    var _a, _b;
    for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
      const order = ((_a = left[index]) != null ? _a : 0) - ((_b = right[index]) != null ? _b : 0);
      if (order !== 0) {
        return order;
      }
    }
    return left.length - right.length;
  }
  function compareUnits(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
  }

  // src/commands/typedNumbers.ts
  function numbersTyped(event, changes) {
    return [...inSettings(event), ...inLineUps(event)].flatMap(({ cell, number }) => {
      const named3 = event.players.find(({ player }) => player.number === number);
      const passesOn = [...changes].some(([row, now]) => now === number && row !== (named3 == null ? void 0 : named3.row));
      return named3 === void 0 || !passesOn ? [] : [{ code: "numberTyped", cell, values: { number, name: named3.player.name } }];
    });
  }
  function inSettings({ tables: { settings } }) {
    const rows = settings === void 0 ? [] : readSettingRows(settings, noFindings()).rows;
    return rows.flatMap((row) => numbersIn(row).map((number) => ({ cell: row.cell, number })));
  }
  function inLineUps({ tables: { lineUps } }) {
    var _a;
    return ((_a = lineUps == null ? void 0 : lineUps.values) != null ? _a : []).flatMap((_cells, row) => {
      const reader = rowReader(lineUps, row, noFindings());
      const typed = row > lineUps.headingRow ? reader.cell("player") : "";
      const number = typeof typed === "object" ? void 0 : numberOf(typed);
      return number === void 0 ? [] : [{ cell: reader.address("player"), number }];
    });
  }

  // src/commands/numberPlayers.ts
  function numberPlayers(numbering) {
    return {
      reads: {
        values: ["settings", "players", "results", "undo"],
        formulas: ["players"],
        places: ["log"]
      },
      run: (snapshot) => {
        const event = readEvent(readSheets(snapshot));
        const entrants = entrantsOf(event);
        const settings = event.parts[0].tournament.settings;
        const order = inOrder3(entrants, numbering, settings);
        const problems = [
          ...refusals3(event, entrants, numbering, settings),
          ...numbersTyped(event, numbersOf(order))
        ];
        return problems.length > 0 ? { kind: "refused", language: event.language, problems } : numbered3(snapshot, event, order, numbering);
      }
    };
  }
  var curedHere = ["playersNotNumbered", "playerWithoutNumber"];
  function refusals3(event, entrants, numbering, settings) {
    var _a, _b, _c, _d;
    const problems = event.problems.filter(({ code }) => !curedHere.includes(code));
    const results = (_b = (_a = event.tables.results) == null ? void 0 : _a.sheet.title) != null ? _b : "";
    const players = (_d = (_c = event.tables.players) == null ? void 0 : _c.sheet.title) != null ? _d : "";
    if (event.results.length > 0) {
      problems.push({ code: "numbersFixed", values: { sheet: results } });
    }
    if (event.tables.players !== void 0 && entrants.length === 0) {
      problems.push({ code: "noPlayersToNumber", values: { players } });
    }
    if (settings.drawSeed === "" && (numbering === "lot" || needsLot(entrants, settings))) {
      problems.push({ code: "drawSeedMissing" });
    }
    return problems;
  }
  function entrantsOf(event) {
    const unnumbered = event.unnumbered.map(({ row, player }) => ({
      row,
      player: { ...player, number: playerNumber(0) }
    }));
    return [...event.players, ...unnumbered].sort((a, b) => a.row - b.row);
  }
  function inOrder3(entrants, numbering, settings) {
    const sections2 = [...new Set(entrants.map(({ player }) => {
      var _a;
      return (_a = player.section) != null ? _a : "";
    }))];
    return sections2.flatMap((section) => {
      const members = entrants.filter(({ player }) => {
        var _a;
        return ((_a = player.section) != null ? _a : "") === section;
      });
      const lots = lotsFor(settings.drawSeed, section === "" ? "numbers" : `numbers ${section}`);
      if (settings.teamForm !== void 0) {
        return teamByTeam(members, numbering, settings, lots);
      }
      if (numbering === "lot") {
        return drawOrder(lots, members);
      }
      const before = settings.drawSeed === "" ? members : drawOrder(lots, members);
      return [...before].sort(
        (a, b) => compareStrengthBeforeLot(settings, a.player, b.player) || byName(settings, a.player, b.player)
      );
    });
  }
  function teamByTeam(members, numbering, settings, lots) {
    const keyOf = ({ player }) => {
      var _a;
      return teamKey((_a = player.team) != null ? _a : "");
    };
    const keys = drawOrder(lots, [...new Set(members.map(keyOf))]);
    const rated = (key) => members.flatMap((each3) => {
      var _a;
      return keyOf(each3) === key ? (_a = each3.player.rating) != null ? _a : [] : [];
    });
    const mean2 = (key) => rated(key).reduce((sum3, rating3) => sum3 + rating3, 0) / Math.max(1, rated(key).length);
    const ordered = numbering === "lot" ? keys : [...keys].sort((a, b) => mean2(b) - mean2(a));
    return [...ordered.filter((key) => key !== ""), ""].flatMap(
      (key) => members.filter((each3) => keyOf(each3) === key).sort(
        (a, b) => seatOf2(a) - seatOf2(b) || compareStrengthBeforeLot(settings, a.player, b.player) || compareNames(a.player.name, b.player.name)
      )
    );
  }
  function seatOf2({ player }) {
    const typed = parseBoard(player.board);
    const behind = 1e3;
    return typed.kind === "board" ? typed.board : typed.kind === "reserve" ? 2 * behind + typed.order : behind;
  }
  function byName(settings, a, b) {
    return settings.system === "dutch" ? compareNames(a.name, b.name) : 0;
  }
  function needsLot(entrants, settings) {
    return settings.system !== "dutch" && settings.teamForm === void 0 && entrants.some(
      (a) => entrants.some(
        (b) => a !== b && a.player.section === b.player.section && compareStrengthBeforeLot(settings, a.player, b.player) === 0
      )
    );
  }
  function numbersOf(order) {
    return new Map(order.map(({ row }, index) => [row, index + 1]));
  }
  function numbered3(snapshot, event, order, numbering) {
    var _a, _b;
    const table = event.tables.players;
    const sheet = snapshot.sheets.find(({ id }) => id === table.sheet.id);
    const column2 = (_a = table.columns.number) != null ? _a : 0;
    const written4 = columnBlocks(sheet, column2, numbersOf(order));
    const rows = order.map(({ row }) => row);
    const commit = written4.length > 1 ? [...emptied(sheet, rows, [column2]), ...written4] : written4;
    const state = {
      kind: "numbered",
      numbers: order.map(({ row, player }, index) => ({
        name: player.name,
        now: index + 1,
        before: keptCell(sheet, row, column2)
      }))
    };
    const states = [state, ...readUndoStates((_b = sheetWithRole(snapshot, "undo")) == null ? void 0 : _b.values)];
    const places2 = placesFor(snapshot, ["undo", "log"], event.language, foundTables(event));
    const { drawSeed } = event.parts[0].tournament.settings;
    const values = { count: order.length, seed: drawSeed };
    const told2 = numbering === "lot" ? { code: "playersNumberedByLot", values } : { code: "playersNumberedByStrength", values };
    const drawn2 = numbering === "lot" ? drawnNotes(order, drawSeed) : [];
    return done(
      { snapshot, event, places: places2 },
      [told2],
      {
        prepare: written4.map((block) => formatted(block, "General")),
        undo: writeUndoStates(places2.targetOf("undo"), states),
        commit
      },
      [told2, ...drawn2]
    );
  }
  function drawnNotes(order, seed) {
    const perLine = 10;
    const named3 = order.map(({ player }, index) => `${index + 1} ${player.name}`);
    return Array.from({ length: Math.ceil(named3.length / perLine) }, (_, line) => ({
      code: "numbersDrawn",
      values: { seed, list: named3.slice(line * perLine, (line + 1) * perLine).join("; ") }
    }));
  }

  // src/systems/firstColourNotes.ts
  var oneLotForColours = ["dutch", "adjusted"];
  function firstColourNotes(tournament) {
    const { system, teamForm, firstColour, drawSeed } = tournament.settings;
    const byLot2 = oneLotForColours.includes(system) && teamForm === void 0 && firstColour === void 0;
    return byLot2 ? [
      {
        code: firstColourOf(tournament) === "white" ? "drewWhiteFirst" : "drewBlackFirst",
        values: { seed: drawSeed }
      }
    ] : [];
  }

  // src/systems/lawWarnings.ts
  function lawWarnings2({ settings, players }) {
    const count2 = players.filter((player) => isInEvent(player, 1)).length;
    if (settings.teamForm !== void 0) {
      return [];
    }
    switch (settings.system) {
      case "dutch":
      case "adjusted":
        return swissWarnings(count2, settings.rounds);
      case "drawn":
        return drawnWarnings(count2, settings.rounds);
      case "round-robin":
      case "knockout":
        return [];
    }
  }
  function swissWarnings(players, rounds2) {
    if (players < 20) {
      return [{ code: "swissFewPlayers", values: { players } }];
    }
    const advised = [
      ...players <= 30 ? [7, 8, 9] : [],
      ...players >= 30 && players <= 50 ? [9, 11] : [],
      ...players > 50 ? [11, 13] : []
    ];
    return rounds2 === void 0 || advised.includes(rounds2) ? [] : [
      {
        code: "swissRoundsOutside",
        values: { players, rounds: rounds2, advised: [...new Set(advised)].join(", ") }
      }
    ];
  }
  function drawnWarnings(players, rounds2) {
    return [
      ...players < 18 ? [{ code: "drawnTooFewPlayers", values: { players } }] : [],
      ...players >= 18 && players < 30 ? [{ code: "drawnFewPlayers", values: { players } }] : [],
      ...rounds2 === void 0 ? [] : drawnRoundWarnings(rounds2)
    ];
  }
  function drawnRoundWarnings(rounds2) {
    return [
      ...rounds2 < 6 || rounds2 > 15 ? [{ code: "drawnRoundsOutside", values: { rounds: rounds2 } }] : [],
      ...rounds2 % 2 === 0 ? [{ code: "drawnEvenRounds", values: { rounds: rounds2 } }] : []
    ];
  }

  // src/commands/roundsWarnings.ts
  function roundsWarnings({ part, next }, pairing) {
    const { rounds: rounds2, system } = part.tournament.settings;
    if (rounds2 === void 0 || !isSwiss[system]) {
      return [];
    }
    const note2 = outlookAfterPairing(next.tournament, pairing, rounds2);
    return note2 === void 0 ? [] : [{ ...note2, values: { ...note2.values, rounds: roundLabel(rounds2, part) } }];
  }

  // src/commands/pairNextRound.ts
  var pairNextRound = {
    reads: {
      values: ["settings", "players", "results", "undo"],
      formulas: ["results"],
      places: ["pairings", "log"],
      ifKnown: ["bracket"]
    },
    run: (given) => {
      var _a;
      const states = readUndoStates((_a = sheetWithRole(given, "undo")) == null ? void 0 : _a.values);
      const half3 = withoutHalfWritten(given, readEvent(readSheets(given)), states);
      const { event } = half3;
      const parts = event.parts.map((part) => ({ part, next: roundToPair(part.tournament) }));
      const refusals4 = [...event.problems, ...pairingRefusals(event, parts)];
      const paired = refusals4.length === 0 ? pairParts(parts) : { problems: onceEach([...refusals4, ...teamFindings(event)]), pairings: [], warnings: [] };
      const { problems } = paired;
      if (problems.length > 0 || event.tables.results === void 0) {
        return { kind: "refused", language: event.language, problems: teamCells(event, problems) };
      }
      const warnings = pairingWarnings(event, parts);
      return paperwork2(withColumns(half3, paired.pairings), states, paired, warnings);
    }
  };
  function withColumns({ snapshot, event, emptying }, pairings) {
    const columns = addedColumns(event.tables.results, neededColumns(pairings), event);
    if (columns.length === 0) {
      return { snapshot, event, before: emptying, added: [] };
    }
    const wider = applied(snapshot, columns);
    return {
      snapshot: wider,
      event: readEvent(readSheets(wider)),
      before: [...emptying, ...columns],
      added: columns.flatMap(({ cells }) => cells.flatMap((row) => row.map(String)))
    };
  }
  function pairParts(parts) {
    const problems = [];
    const warnings = [];
    const finished = [];
    const pairings = [];
    for (const { part, next } of parts) {
      const { section, stage, firstBoard } = part;
      const { settings } = part.tournament;
      const { rounds: rounds2 } = settings;
      const continued = continueRound(next.tournament);
      const last = isOver2(part, parts) ? next.round - 1 : rounds2;
      if (continued === void 0 && last !== void 0 && next.round > last) {
        finished.push({ code: "allRoundsPaired", values: { rounds: roundLabel(last, part) } });
        continue;
      }
      const result = continued != null ? continued : pairRound(next.tournament, next.round);
      if (hasNobody(result, settings)) {
        problems.push(
          part.tournament.players.length < 2 ? { code: "noPlayers" } : { code: "noPlayersInRound", values: { round: roundLabel(next.round, part) } }
        );
      } else if (result.ok) {
        const first2 = next.round === 1 && continued === void 0;
        const ahead = [
          ...first2 ? lawWarnings2(next.tournament) : [],
          ...continued === void 0 ? roundsWarnings({ part, next }, result.pairing) : []
        ];
        const lots = first2 ? firstColourNotes(next.tournament) : [];
        const pairing = { ...result.pairing, notes: [...ahead, ...lots, ...result.pairing.notes] };
        pairings.push({ part: { section, stage }, pairing, firstBoard: teamsMeet(settings) ? 1 : firstBoard });
        warnings.push(...ahead);
      } else if (result.problems.every(({ code }) => saysFinished.includes(code))) {
        finished.push(...result.problems);
      } else {
        problems.push(...result.problems);
      }
    }
    return { problems: pairings.length === 0 ? [...problems, ...finished] : problems, pairings, warnings };
  }
  function hasNobody(result, { system }) {
    return result.ok ? result.pairing.boards.length === 0 && system !== "knockout" : result.problems.some(({ code }) => code === "noPlayers");
  }
  function isOver2(part, parts) {
    return part.stage === "" && parts.some((other2) => other2.part.stage !== "" && other2.part.tournament.players.length > 0);
  }
  function paperwork2({ snapshot, event, before, added }, old, { pairings, warnings: ahead }, warnings) {
    var _a, _b;
    const table = event.tables.results;
    const sheet = snapshot.sheets.find(({ id }) => id === table.sheet.id);
    const appended = resultsRows(
      table,
      pairings,
      event.players.map((row) => row.player)
    );
    const blocks = appendedBlocks(sheet, appended, (_a = table.columns.round) != null ? _a : 0);
    const after = readEvent(readSheets(applied(snapshot, blocks)));
    const told2 = pairings.map(({ part, pairing }) => pairedNote(event, part, pairing));
    const logged = [...told2, ...pairings.flatMap(({ pairing }) => pairing.notes), ...warnings];
    const log = logged.map((note2) => logLine(snapshot.now, event, note2));
    const states = [
      { ...stateOf3(event, after, pairings, log), ...added.length === 0 ? {} : { added } },
      ...old
    ];
    const places2 = placesFor(snapshot, rolesFor(event), event.language, foundTables(event));
    const cursor = firstEmpty(after, pairings);
    const plan = {
      newSheets: places2.newSheets,
      prepare: [appendedPreparation(sheet, appended)],
      undo: writeUndoStates(places2.targetOf("undo"), states),
      commit: [...before, ...blocks],
      guard: guarded(event, blocks),
      derived: [
        {
          target: places2.targetOf("pairings"),
          page: currentRounds(after, states),
          layout: true,
          typed: false
        },
        ...bracketAgain(snapshot, after),
        ...lacksLineUps(snapshot, places2) ? [newLineUps(places2, event)] : []
      ],
      log: logOf(places2, event.language, log),
      ...cursor === void 0 ? {} : {
        cursor: {
          target: { id: sheet.id },
          row: cursor.row,
          column: (_b = table.columns.result) != null ? _b : 0
        }
      }
    };
    return {
      kind: "done",
      language: event.language,
      plan,
      told: [...told2, ...ahead, ...warnings, ...remarks(event)],
      list: []
    };
  }
  function rolesFor({ parts }) {
    const inTeams = parts.some(({ tournament }) => tournament.settings.teamForm !== void 0);
    return ["undo", "pairings", "log", ...inTeams ? ["lineUps"] : []];
  }
  function lacksLineUps(snapshot, places2) {
    var _a;
    const values = (_a = sheetWithRole(snapshot, "lineUps")) == null ? void 0 : _a.values;
    const isEmpty3 = (values == null ? void 0 : values.every((row) => row.every((cell) => cell === ""))) === true;
    return places2.isNew("lineUps") || "id" in places2.targetOf("lineUps") && isEmpty3;
  }
  function newLineUps(places2, event) {
    return { target: places2.targetOf("lineUps"), page: lineUpsTemplate(event), layout: true, typed: true };
  }
  function stateOf3(before, after, pairings, log) {
    const old = new Set(before.results.map((row) => row.row));
    return {
      kind: "paired",
      slots: after.results.filter((row) => !old.has(row.row)).map(({ section, stage, round, match, board, game, white, black, outcome, note: note2 }) => ({
        section,
        stage,
        round,
        ...match === void 0 ? {} : { match },
        board,
        ...game === void 0 ? {} : { game },
        white,
        ...black === void 0 ? {} : { black },
        ...outcome === void 0 ? {} : { outcome },
        ...note2 === void 0 ? {} : { note: note2 }
      })),
      notes: pairings.map(({ part, pairing }) => ({ ...part, round: pairing.round, notes: pairing.notes })),
      log
    };
  }
  function remarks(event) {
    const count2 = event.notes.length + event.repairs.length;
    return count2 === 0 ? [] : [{ code: "remarksFound", values: { count: count2 } }];
  }
  function pairedNote(event, part, pairing) {
    const goesOn = rowsOf2(event, part).some((row) => row.round === pairing.round && row.black !== void 0);
    const values = {
      round: roundLabel(pairing.round, part),
      boards: boardsOf2(pairing),
      byes: new Set(pairing.byes.map((bye) => bye.player)).size
    };
    if (!goesOn) {
      return { code: "roundPaired", values };
    }
    const games = pairing.boards.filter(({ outcome }) => outcome === void 0).length;
    return games === 0 ? { code: "roundDecidedByLot", values } : { code: "roundContinued", values: { ...values, boards: games } };
  }
  function boardsOf2({ boards }) {
    return new Set(boards.map(({ match, board }) => `${match != null ? match : ""} ${board}`)).size;
  }
  function firstEmpty(after, pairings) {
    var _a;
    const fresh = pairings.flatMap(
      ({ part, pairing }) => rowsOf2(after, part).filter((row) => row.round === pairing.round)
    );
    return (_a = fresh.find((row) => row.black !== void 0 && row.outcome === void 0)) != null ? _a : fresh[0];
  }

  // src/commands/ownSheetFormula.ts
  var playersArgument = {
    PAIR_ROUND: 0,
    BUCHHOLZ: 0,
    SONNEBORN_BERGER: 0,
    TIEBREAK: 1,
    CONTRIBUTIONS: 2,
    STANDINGS: 0,
    CROSSTABLE: 0,
    KNOCKOUT_BRACKET: 0,
    SCORE_CARD: 1,
    EXPLAIN_PAIRING: 2,
    ROUNDS_POSSIBLE: 1,
    TEAM_STANDINGS: 0
  };
  function readsOwnSheets(formula) {
    var _a, _b;
    const calls = /([A-Za-z_][A-Za-z0-9_.]*)\s*\(/g;
    const bare = withoutTexts(formula);
    for (let call = calls.exec(bare); call !== null; call = calls.exec(bare)) {
      const position = playersArgument[((_a = call[1]) != null ? _a : "").toUpperCase()];
      const list = argumentsFrom(bare, calls.lastIndex);
      if (position !== void 0 && ((_b = list[position]) != null ? _b : "").trim() === "") {
        return true;
      }
    }
    return false;
  }
  function withoutTexts(formula) {
    return formula.replace(/"(?:[^"]|"")*"|'(?:[^']|'')*'/g, (quoted) => "_".repeat(quoted.length));
  }
  function argumentsFrom(text, start) {
    const found = [""];
    let depth = 0;
    for (const sign2 of text.slice(start)) {
      if (depth === 0 && sign2 === ")") {
        return found;
      }
      depth += "({[".includes(sign2) ? 1 : ")}]".includes(sign2) ? -1 : 0;
      if (depth === 0 && (sign2 === "," || sign2 === ";")) {
        found.push("");
      } else {
        found[found.length - 1] += sign2;
      }
    }
    return found;
  }

  // src/commands/refreshFormulas.ts
  var refreshFormulas = {
    reads: "everything",
    run: (snapshot) => {
      var _a;
      const { sheets } = snapshot;
      const language = (_a = snapshot.language) != null ? _a : readEvent(readSheets(snapshot)).language;
      const commit = sheets.flatMap(formulasToRefresh);
      const told2 = commit.length === 0 ? { code: "noFormulas" } : { code: "formulasRefreshed", values: { count: commit.length } };
      return { kind: "done", language, told: [told2], list: [], plan: { ...emptyPlan, commit } };
    }
  };
  function formulasToRefresh({ id, formulas = [] }) {
    return formulas.flatMap(
      (texts, row) => texts.flatMap(
        (text, column2) => readsOwnSheets(text) ? [{ target: { id }, row, column: column2, cells: [[{ kind: "formula", text }]] }] : []
      )
    );
  }

  // src/sheet/scoreCardsSheet.ts
  var cardWidths = [38, 36, 192, 36, 50, 46, 30];
  var gap = 16;
  var across = 2;
  var stride = cardColumns + 1;
  function scoreCardsSheet(event) {
    const widths5 = Array.from({ length: across }, () => [...cardWidths, gap]).flat();
    const columns = stride * across - 1;
    return stackPages(
      sheetTitles.scoreCards[event.language],
      event.parts.flatMap((part) => partBlocks2(event, part, columns)),
      widths5.slice(0, columns)
    );
  }
  function partBlocks2(event, part, columns) {
    const context = cardContext(part.tournament, event.language, event.colourNames);
    const numbers = part.tournament.players.map((player) => player.number).sort((a, b) => a - b);
    const cards = numbers.map((number) => scoreCard(number, context));
    const titles2 = partTitle(event, part);
    const plainText = Array.from({ length: columns }, (_, column2) => column2);
    const head = { cells: titles2, boldRows: titles2.map((_, row) => row), plainText };
    const rows = Array.from(
      { length: Math.ceil(cards.length / across) },
      (_, row) => cards.slice(row * across, (row + 1) * across)
    );
    return [...titles2.length === 0 ? [] : [head], ...rows.map((row) => rowOfCards(row, plainText))];
  }
  function rowOfCards(cards, plainText) {
    const height = Math.max(...cards.map((card) => card.length));
    const empty = Array.from({ length: cardColumns }, () => "");
    const cells = Array.from(
      { length: height },
      (_, row) => cards.flatMap((card, index) => {
        var _a;
        return [...index === 0 ? [] : [""], ...(_a = card[row]) != null ? _a : empty];
      })
    );
    const looks = cards.map((card, index) => cardLook(card.length, index * stride));
    return { cells, boldRows: [0, 1], plainText, look: joinedLooks(looks) };
  }
  function cardLook(height, column2) {
    return {
      boldCells: [],
      framed: [{ row: 1, column: column2, rows: height - 1, columns: cardColumns }],
      boxed: [],
      joined: [],
      shaded: [{ row: 1, column: column2, rows: 1, columns: cardColumns }],
      centred: [
        { row: 1, column: column2, rows: height - 1, columns: 2 },
        { row: 1, column: column2 + 3, rows: height - 1, columns: 4 }
      ]
    };
  }

  // src/commands/scoreCards.ts
  var scoreCards = documentCommand("scoreCards", (event) => ({
    page: scoreCardsSheet(event)
  }));

  // src/commands/teamTable.ts
  var teamTable = documentCommand("teamTable", (event) => {
    const parts = event.parts.filter(({ tournament }) => tournament.settings.teamForm !== void 0);
    return parts.length === 0 ? { problems: [{ code: "noTeamForm" }] } : { page: teamTableSheet(event, parts) };
  });

  // src/commands/typedSince.ts
  function typedSince(rows, table, event) {
    const names = new Map(event.players.map(({ player }) => [player.number, player.name]));
    return rows.flatMap((paired) => {
      const { row, slot } = paired;
      return resultColumns.flatMap((column2) => {
        var _a, _b;
        const at = table.columns[column2];
        if (at === void 0 || isAsWritten(paired, column2, table, names)) {
          return [];
        }
        const cell = addressOf(table.sheet.title, row.row, at);
        const found = shownText((_b = (_a = table.values[row.row]) == null ? void 0 : _a[at]) != null ? _b : "");
        return [{ code: "rowTypedSince", cell, found, values: { round: slot.round, board: slot.board } }];
      });
    });
  }
  function isAsWritten({ row, slot }, column2, table, names) {
    var _a, _b, _c;
    const cell = (_c = (_b = table.values[row.row]) == null ? void 0 : _b[(_a = table.columns[column2]) != null ? _a : -1]) != null ? _c : "";
    const blank = isBlankCell(cell);
    const says = (text) => textKey(shownText(cell)) === textKey(text != null ? text : "");
    const counts = (value) => parseWhole(cell, 1, Infinity) === value;
    switch (column2) {
      case "stage":
      case "section":
        return blank || says(slot[column2]);
      case "whiteName":
        return blank || says(names.get(slot.white));
      case "blackName":
        return blank || slot.black !== void 0 && says(names.get(slot.black));
      case "match":
      case "board":
      case "game":
        return blank || counts(slot[column2]);
      case "round":
      case "white":
        return counts(slot[column2]);
      case "black":
        return slot.black === void 0 ? blank : counts(slot.black);
      case "result":
        return slot.outcome === void 0 ? blank : row.outcome === slot.outcome;
      case "note":
        return says(slot.note);
    }
  }

  // src/commands/undo.ts
  var undo = {
    reads: {
      values: ["settings", "players", "results", "undo"],
      formulas: ["players", "results"],
      places: ["pairings", "log"],
      ifKnown: ["bracket"]
    },
    run: (snapshot, answers) => {
      var _a;
      const event = readEvent(readSheets(snapshot));
      const states = readUndoStates((_a = sheetWithRole(snapshot, "undo")) == null ? void 0 : _a.values);
      const half3 = withoutHalfWritten(snapshot, event, states);
      if (half3.state !== void 0) {
        const { state, emptying } = half3;
        const undoing = {
          ...pairingUndone(state),
          blocks: [...emptying, ...headingsGone(state, half3)],
          typed: []
        };
        return outcomeOf2(undoing, snapshot, event, states, answers);
      }
      for (const state of states) {
        const undoing = undoingOf(state, snapshot, event);
        if (undoing !== void 0) {
          return outcomeOf2(undoing, snapshot, event, states, answers);
        }
      }
      return { kind: "refused", language: event.language, problems: [{ code: "nothingToUndo" }] };
    }
  };
  function undoingOf(state, snapshot, event) {
    switch (state.kind) {
      case "paired":
        return undoPairing(state, snapshot, event);
      case "numbered":
        return undoNumbering(state, snapshot, event);
      case "repaired":
        return undoRepairs(state, snapshot, event);
      case "staged":
        return undoStage(state, snapshot, event);
    }
  }
  function undoPairing(state, snapshot, event) {
    const table = event.tables.results;
    const sheet = sheetOf(snapshot, table);
    const rows = pairedRows(state, event);
    if (table === void 0 || sheet === void 0 || rows.length === 0) {
      return void 0;
    }
    const refusals4 = rows.length < state.slots.length ? event.problems : [];
    const emptying = emptied(
      sheet,
      rows.map(({ row }) => row.row),
      Object.values(table.columns)
    );
    return {
      ...pairingUndone(state),
      refusals: refusals4,
      blocks: [...emptying, ...headingsGone(state, { snapshot: applied(snapshot, emptying), event })],
      typed: typedSince(rows, table, event)
    };
  }
  function pairingUndone(state) {
    return {
      prepare: [],
      told: state.notes.map((note2) => ({
        code: "pairingUndone",
        values: { round: roundLabel(note2.round, note2) }
      })),
      refusals: [],
      pairings: true
    };
  }
  function headingsGone(state, { snapshot, event }) {
    var _a, _b, _c;
    const table = event.tables.results;
    const sheet = sheetOf(snapshot, table);
    const headings2 = (_c = (_b = sheet == null ? void 0 : sheet.values) == null ? void 0 : _b[(_a = table == null ? void 0 : table.headingRow) != null ? _a : 0]) != null ? _c : [];
    const isBare = (column2) => {
      var _a2;
      return ((_a2 = sheet == null ? void 0 : sheet.values) == null ? void 0 : _a2.every((row, at) => {
        var _a3;
        return at === (table == null ? void 0 : table.headingRow) || isBlankCell((_a3 = row[column2]) != null ? _a3 : "");
      })) === true;
    };
    const gone = headings2.flatMap(
      (heading2, column2) => {
        var _a2;
        return ((_a2 = state.added) == null ? void 0 : _a2.includes(String(heading2))) === true && isBare(column2) ? [column2] : [];
      }
    );
    return sheet === void 0 || table === void 0 ? [] : emptied(sheet, [table.headingRow], gone);
  }
  function undoNumbering(state, snapshot, event) {
    var _a, _b;
    const table = event.tables.players;
    const sheet = sheetOf(snapshot, table);
    const rows = rowsNumbered(state, event);
    const changed = rows.filter(({ before, now }) => before !== now);
    if ((table == null ? void 0 : table.columns.number) === void 0 || sheet === void 0 || changed.length === 0) {
      return void 0;
    }
    const changes = new Map(rows.map(({ row, before }) => [row, before]));
    const results = (_b = (_a = event.tables.results) == null ? void 0 : _a.sheet.title) != null ? _b : "";
    const restored = restoredBlocks(sheet, table.columns.number, changes);
    const blocks = restored.length > 1 ? [...emptied(sheet, [...changes.keys()], [table.columns.number]), ...restored] : restored;
    return {
      blocks,
      prepare: blocks.filter(holdsText).map((block) => formatted(block, "@")),
      told: [{ code: "numberingUndone", values: { count: rows.length } }],
      typed: [],
      refusals: [
        ...!hasFilledRow(event.tables.results) ? [] : [{ code: "undoFirstPairing", values: { sheet: results } }],
        ...numbersTyped(event, changes)
      ],
      pairings: false
    };
  }
  function rowsNumbered(state, event) {
    const given = new Map(state.numbers.map((entry2) => [entry2.now, entry2]));
    const names = new Set(event.players.map(({ player }) => player.name));
    const isGiven = ({ player }) => {
      var _a;
      return ((_a = given.get(player.number)) == null ? void 0 : _a.name) === player.name;
    };
    const isRenamed = ({ player }) => given.has(player.number) && !names.has(given.get(player.number).name);
    const numbered4 = event.players.some(isGiven) ? event.players.filter((row) => isGiven(row) || isRenamed(row)) : [];
    const emptied2 = event.unnumbered.flatMap(({ row, player }) => {
      const before = state.numbers.filter(({ name }) => name === player.name);
      return before.length === 1 ? [{ row, before: before[0].before, now: "" }] : [];
    });
    return [
      ...numbered4.map(({ row, player }) => ({
        row,
        before: given.get(player.number).before,
        now: player.number
      })),
      ...emptied2
    ];
  }
  function hasFilledRow(table) {
    var _a, _b;
    const columns = Object.values((_a = table == null ? void 0 : table.columns) != null ? _a : {});
    const rows = (_b = table == null ? void 0 : table.values.slice(table.headingRow + 1)) != null ? _b : [];
    return rows.some((row) => columns.some((column2) => {
      var _a2;
      return !isBlankCell((_a2 = row[column2]) != null ? _a2 : "");
    }));
  }
  function undoRepairs(state, snapshot, event) {
    const idOf = (role) => {
      var _a;
      return (_a = event.tables[role]) == null ? void 0 : _a.sheet.id;
    };
    const columnsOf = (role) => {
      var _a, _b;
      return (_b = (_a = event.tables[role]) == null ? void 0 : _a.columns) != null ? _b : {};
    };
    const found = state.cells.flatMap((cell) => {
      const column2 = cell.name === void 0 ? cell.column : columnsOf(cell.role)[cell.name];
      return column2 === void 0 ? [] : [{ ...cell, column: column2 }];
    });
    const standing = found.filter(
      ({ role, row, column: column2, now }) => {
        var _a, _b, _c;
        return ((_c = (_b = (_a = snapshot.sheets.find(({ id }) => id === idOf(role))) == null ? void 0 : _a.values) == null ? void 0 : _b[row]) == null ? void 0 : _c[column2]) === now;
      }
    );
    if (standing.length === 0) {
      return void 0;
    }
    const blocks = snapshot.sheets.flatMap((sheet) => {
      const cells = standing.filter(({ role }) => idOf(role) === sheet.id);
      return [...new Set(cells.map(({ column: column2 }) => column2))].flatMap(
        (column2) => restoredBlocks(
          sheet,
          column2,
          new Map(cells.filter((cell) => cell.column === column2).map((cell) => [cell.row, cell.before]))
        )
      );
    });
    return {
      blocks,
      prepare: blocks.filter(holdsText).map((block) => formatted(block, "@")),
      refusals: [],
      told: [{ code: "repairsUndone", values: { count: standing.length } }],
      typed: [],
      pairings: false
    };
  }
  function undoStage(state, snapshot, event) {
    var _a, _b, _c, _d, _e;
    const undoing = undoRepairs(state, snapshot, event);
    const paired = event.results.some((row) => row.stage === state.stage);
    const sheet = (_b = (_a = event.tables.results) == null ? void 0 : _a.sheet.title) != null ? _b : "";
    const settings = state.cells.filter(({ role, now }) => role === "settings" && now !== "");
    const cells = (_c = snapshot.sheets.find(({ id }) => {
      var _a2;
      return id === ((_a2 = event.tables.settings) == null ? void 0 : _a2.sheet.id);
    })) == null ? void 0 : _c.values;
    const moved = settings.some(({ row, column: column2, now }) => {
      var _a2;
      return ((_a2 = cells == null ? void 0 : cells[row]) == null ? void 0 : _a2[column2]) !== now;
    });
    if (moved && event.parts.some(({ stage }) => stage === state.stage)) {
      const values = { stage: state.stage, sheet: (_e = (_d = event.tables.settings) == null ? void 0 : _d.sheet.title) != null ? _e : "" };
      return undoing && { ...undoing, told: [], refusals: [{ code: "undoStageMoved", values }] };
    }
    return undoing === void 0 || moved ? void 0 : {
      ...undoing,
      told: [{ code: "finalStageUndone", values: { stage: state.stage } }],
      refusals: paired ? [{ code: "undoStageFirst", values: { sheet, stage: state.stage } }] : []
    };
  }
  function holdsText({ cells }) {
    return cells.some((row) => row.some((cell) => typeof cell === "string" && cell !== ""));
  }
  function outcomeOf2(undoing, snapshot, event, states, answers) {
    const { language } = event;
    if (undoing.refusals.length > 0) {
      return { kind: "refused", language, problems: undoing.refusals };
    }
    if (undoing.typed.length > 0 && answers.undoTypedResults !== true) {
      return {
        kind: "asked",
        language,
        id: "undoTypedResults",
        question: { code: "undoTypedResults", values: { count: rowsNamed(undoing.typed) } },
        details: undoing.typed
      };
    }
    const { told: told2, prepare, blocks } = undoing;
    const roles = undoing.pairings ? ["pairings", "log"] : ["log"];
    const places2 = placesFor(snapshot, roles, language, foundTables(event));
    const after = readEvent(readSheets(applied(snapshot, blocks)));
    const page = { target: places2.targetOf("pairings"), layout: places2.isNew("pairings"), typed: false };
    return done({ snapshot, event, places: places2 }, told2, {
      prepare,
      commit: blocks,
      derived: [
        ...undoing.pairings ? [{ ...page, page: currentRounds(after, states) }] : [],
        ...bracketAgain(snapshot, after)
      ]
    });
  }
  function rowsNamed(notes) {
    return new Set(notes.map(({ cell }) => cell == null ? void 0 : cell.a1.replace(/^\D+/, ""))).size;
  }
  function sheetOf(snapshot, table) {
    return snapshot.sheets.find(({ id }) => id === (table == null ? void 0 : table.sheet.id));
  }

  // src/commands/updateStandings.ts
  var updateStandings = {
    reads: { ...readsRecord("standings", "log"), ifKnown: ["bracket"] },
    run: (snapshot) => {
      const event = readEvent(readSheets(snapshot));
      const { language } = event;
      if (event.problems.length > 0) {
        return { kind: "refused", language, problems: event.problems };
      }
      const open = event.parts.flatMap((part) => gapsIn(event, part));
      const places2 = placesFor(snapshot, ["standings", "log"], language, foundTables(event));
      const sheet = shownTitle(snapshot, "standings", language);
      const told2 = event.parts.map((part) => {
        const rounds2 = countingRounds(part.tournament).rounds.length;
        return { code: "standingsUpdated", values: { round: roundLabel(rounds2, part), sheet } };
      });
      const page = { target: places2.targetOf("standings"), page: standingsSheet(event) };
      return done(
        { snapshot, event, places: places2 },
        [...told2, ...open, ...event.parts.flatMap(editionByStart)],
        { derived: [{ ...page, layout: true, typed: false }, ...bracketAgain(snapshot, event)] },
        [...told2, ...event.parts.flatMap((part) => lotNotes(part, language))]
      );
    }
  };
  function gapsIn(event, part) {
    return emptyResults(event, part, part.tournament.rounds.length);
  }
  function lotNotes({ tournament }, language) {
    const rows = tournament.settings.teamForm === void 0 ? partStandings(tournament, language).rows.map(({ player, ...row }) => ({
      ...row,
      number: player.number,
      name: player.number
    })) : teamPartStandings(tournament, language).rows.map(({ team, ...row }) => ({
      ...row,
      number: team.number,
      name: team.letter
    }));
    const groups3 = [];
    rows.forEach((row, index) => {
      var _a, _b;
      const above = rows[index - 1];
      if (row.separatedBy !== "LOT" || above === void 0) {
        return;
      }
      const last = groups3[groups3.length - 1];
      if (((_a = rows[index - 1]) == null ? void 0 : _a.separatedBy) === "LOT" && last !== void 0) {
        last.tied.push(row);
      } else {
        groups3.push({ first: (_b = above.place) != null ? _b : index, tied: [above, row] });
      }
    });
    return groups3.map(({ first: first2, tied }) => ({
      code: areDrawnByHand(
        tournament.settings,
        tied.map(({ number }) => number)
      ) ? "tieByHand" : "tieByLot",
      values: {
        places: `${first2}-${first2 + tied.length - 1}`,
        list: tied.map(({ name }) => name).join(", "),
        seed: tournament.settings.drawSeed
      }
    }));
  }

  // src/commands/commands.ts
  var commandNames = [
    "numberByLot",
    "numberByStrength",
    "pairNextRound",
    "undo",
    "updateStandings",
    "crosstable",
    "scoreCards",
    "minutes",
    "bracket",
    "teamTable",
    "contributions",
    "control",
    "checkEverything",
    "refreshFormulas"
  ];
  var commands = {
    numberByLot: numberPlayers("lot"),
    numberByStrength: numberPlayers("strength"),
    pairNextRound,
    undo,
    updateStandings,
    crosstable: crosstable2,
    scoreCards,
    minutes,
    bracket,
    teamTable,
    contributions,
    control: makeControl,
    checkEverything,
    refreshFormulas
  };
  var menuLines = [
    { entry: "newTournament" },
    { group: "numberPlayers", entries: ["numberByLot", "numberByStrength"] },
    "separator",
    { entry: "pairNextRound" },
    { entry: "undo" },
    "separator",
    { entry: "updateStandings" },
    {
      group: "documents",
      entries: ["crosstable", "scoreCards", "minutes", "bracket", "teamTable", "contributions", "control"]
    },
    "separator",
    { entry: "whyThisPairing" },
    { entry: "startFinalStage" },
    { entry: "checkEverything" },
    { entry: "importTrf" },
    { entry: "exportTrf" },
    { entry: "refreshFormulas" },
    { entry: "help" }
  ];

  // src/commands/control.ts
  function isControlSheet(title) {
    return roleOfTitle(title) === "control";
  }
  function controlledCommand(label2) {
    const entry2 = menuEntryOf(label2);
    return commandNames.find((name) => name === entry2);
  }

  // appsscript/enteredCell.ts
  function enteredCell(cell) {
    if (typeof cell === "object") {
      return enteredFormula(cell.text);
    }
    return typeof cell === "string" ? enteredText(cell) : cell;
  }
  function enteredText(text) {
    return /^[=+@'-]/.test(text) ? `'${text}` : text;
  }
  function enteredFormula(formula) {
    const pieces = formula.split(/("(?:[^"]|"")*"|'(?:[^']|'')*'|\{[^}]*\})/);
    const between2 = pieces.filter((_, index) => index % 2 === 0).join("");
    return between2.includes(";") ? formula : pieces.map((piece, index) => index % 2 === 0 ? piece.replace(/,/g, ";") : piece).join("");
  }

  // appsscript/controlSheet.ts
  var answerColumn = 2;
  var yesColumn = 3;
  function runControl(value, range, converse2) {
    if (value !== "TRUE" || !isControlSheet(range.getSheet().getName())) {
      return;
    }
    const box = boxOf(range);
    if (box === void 0) {
      return;
    }
    const answer = box.range.offset(0, answerColumn);
    const yes = box.range.offset(0, yesColumn);
    const agreed = box.isYes ? String(answer.getValue()) : void 0;
    box.range.setValues([[false]]);
    yes.removeCheckboxes();
    yes.setValues([[""]]);
    write(answer, "…");
    const { said, asked, speaker } = note(agreed);
    converse2(commands[box.name], speaker);
    write(answer, [...said, ...asked].join("\n"));
    if (asked.length > 0) {
      yes.insertCheckboxes();
    }
  }
  function boxOf(range) {
    const name = controlledCommand(String(range.offset(0, 1).getValue()));
    if (name !== void 0) {
      return { name, range, isYes: false };
    }
    if (range.getColumn() <= yesColumn) {
      return void 0;
    }
    const first2 = range.offset(0, -yesColumn);
    const asking = controlledCommand(String(first2.offset(0, 1).getValue()));
    return asking === void 0 ? void 0 : { name: asking, range: first2, isYes: true };
  }
  function note(agreed) {
    const said = [];
    const asked = [];
    const keep = (_title, text) => void said.push(text);
    const ask = (question, details) => {
      const text = `${question}
${details}`;
      if (text !== agreed) {
        asked.push(text);
      }
      return text === agreed;
    };
    return { said, asked, speaker: { tell: keep, warn: keep, ask } };
  }
  function write(cell, text) {
    cell.setNumberFormats([["@"]]);
    cell.setValues([[enteredText(text)]]);
  }

  // src/commands/answered.ts
  function runAnswered(command, snapshot, given) {
    if (snapshot.importing === true && command.resumesImport !== true && isHalfImported(snapshot)) {
      return { kind: "refused", language: snapshot.language, problems: [{ code: "importInterrupted" }] };
    }
    let answers = {};
    let outcome = command.run(snapshot, answers);
    while (outcome.kind === "asked" && answers[outcome.id] === void 0) {
      const answer = answerTo(outcome, given);
      if (answer === void 0) {
        return outcome;
      }
      answers = { ...answers, [outcome.id]: answer.yes };
      outcome = command.run(snapshot, answers);
    }
    return outcome;
  }
  function answerTo(asked, given) {
    return given.find(({ id, shown: shown4 }) => id === asked.id && shown4 === shownQuestion(asked));
  }
  function shownQuestion({ question, details }) {
    return JSON.stringify([question, details]);
  }

  // src/commands/foreignPages.ts
  function sparingForeignPages(snapshot, outcome, look) {
    if (outcome.kind !== "done") {
      return outcome;
    }
    const problems = foreignSheets(snapshot, outcome.plan, look).map(({ title }) => ({
      code: "sheetNotOurs",
      values: { title }
    }));
    return problems.length === 0 ? outcome : { kind: "refused", language: outcome.language, problems };
  }
  function foreignSheets(snapshot, { derived, undo: undo2 }, look) {
    var _a;
    const kept = (_a = sheetWithRole(snapshot, "undo")) == null ? void 0 : _a.values;
    const states = readUndoStates(kept).length > 0;
    const cellsOf4 = ({ id, values }) => values != null ? values : look(id);
    const pages = derived.filter(({ typed }) => !typed).flatMap(({ target, page }) => {
      const sheet = byTitle(snapshot, target);
      const known2 = sheet === void 0 || states && roleOfTitle(sheet.title) === "pairings";
      return known2 || isOurs2(cellsOf4(sheet), page) ? [] : [sheet];
    });
    const hidden = undo2 === void 0 || states ? void 0 : byTitle(snapshot, undo2.target);
    return hidden === void 0 || isEmpty2(cellsOf4(hidden)) ? pages : [...pages, hidden];
  }
  function byTitle({ sheets }, target) {
    return sheets.find(({ id, role }) => "id" in target && target.id === id && role === void 0);
  }
  function isOurs2(values, page) {
    return isEmpty2(values) || beginsAsOurs(values) || hasHeadingsOf(values, page);
  }
  function beginsAsOurs(values) {
    var _a;
    const first2 = (_a = values.flat().map(shownText).find((text) => text !== "")) != null ? _a : "";
    const { event, round, afterRound: afterRound2, beforeRound1, minutesOf } = pageWords;
    return languages.some(
      (language) => first2.startsWith(`${event[language]}: `) || first2 === beforeRound1[language] || [round, afterRound2, minutesOf].some(
        (words2) => first2.startsWith(`${words2[language]} `) && /^\d/.test(first2.slice(words2[language].length + 1))
      )
    );
  }
  function hasHeadingsOf(values, { boldRows, cells }) {
    const headings2 = boldRows.map((row) => {
      var _a;
      return firstFilled((_a = cells[row]) != null ? _a : []);
    }).filter(({ length }) => length > 1);
    return values.some(
      (row) => headings2.some((filled3) => filled3.every(({ column: column2, text }) => {
        var _a;
        return shownText((_a = row[column2]) != null ? _a : "") === text;
      }))
    );
  }
  function firstFilled(row) {
    return row.map((cell, column2) => ({ column: column2, text: String(cell) })).filter(({ text }) => text !== "").slice(0, 3);
  }
  function isEmpty2(values) {
    return values.every((row) => row.every((cell) => cell === ""));
  }

  // src/commands/windowAnswer.ts
  function answerText(notes, { language, tables: tables2 }) {
    const spoken = tables2.players === void 0 ? languages : [language];
    return notes.flatMap((note2) => spoken.map((each3) => sentenceOf(note2, each3))).join("\n");
  }

  // src/commands/whyThisPairing.ts
  function whyThisPairing(snapshot, asked) {
    const event = readEvent(readSheets(snapshot));
    const player = parseWhole(asked.player, 1, highestNumber);
    const round = parseWhole(asked.round, 1, mostRounds);
    const wrong = [
      ...event.problems,
      ...player === void 0 ? [notWhole("player", asked.player, highestNumber)] : [],
      ...round === void 0 && asked.round.trim() !== "" ? [notWhole("round", asked.round, mostRounds)] : []
    ];
    if (wrong.length > 0 || player === void 0) {
      return refused4(wrong, event);
    }
    const explained = explainRound(event, round, player);
    return explained.ok ? { done: true, text: explained.sentences.join("\n") } : refused4(explained.problems, event);
  }
  function notWhole(argument, found, most) {
    return { code: "argumentNotWhole", found, values: { argument, least: 1, most } };
  }
  function refused4(problems, event) {
    return { done: false, text: answerText(problems, event) };
  }
  function selectedPlayer(snapshot, cell) {
    var _a, _b, _c, _d, _e;
    const event = readEvent(readSheets(snapshot));
    const { players, results } = event.tables;
    if ((players == null ? void 0 : players.sheet.title) === cell.sheet) {
      return (_a = event.players.find(({ row }) => row === cell.row)) == null ? void 0 : _a.player.number;
    }
    if ((results == null ? void 0 : results.sheet.title) === cell.sheet) {
      const row = event.results.find((each3) => each3.row === cell.row);
      const onBlack = cell.column >= ((_c = (_b = results.columns.blackName) != null ? _b : results.columns.black) != null ? _c : Infinity);
      return onBlack ? (_d = row == null ? void 0 : row.black) != null ? _d : row == null ? void 0 : row.white : row == null ? void 0 : row.white;
    }
    const number = parseWhole(cell.value, 1, highestNumber);
    const name = typeof cell.value === "string" ? textKey(cell.value) : "";
    return (_e = event.players.find(
      ({ player }) => player.number === number || name !== "" && textKey(player.name) === name
    )) == null ? void 0 : _e.player.number;
  }

  // src/sheet/notInReport.ts
  var columnsLeft = [
    "club",
    "section",
    "team",
    "board",
    "seed",
    "exempt",
    "fromRound",
    "leftAfter"
  ];
  var settingsLeft = [
    "gamesPerMatch",
    "boards",
    "matchPoints",
    "tieBreakEdition",
    "lotsDrawn",
    "titleOrder",
    "gradeOrder",
    "thirdPlace",
    "clubMatesApart",
    "swapLastRounds",
    "secondLeg",
    "matchOrder",
    "checkIn"
  ];
  function notInReport(part, language, national) {
    const { players, settings, rounds: rounds2, lineUps } = part.tournament;
    const columns = national ? columnsLeft : [...columnsLeft, "nationalRating", "grade"];
    const inTeams = settings.teamForm !== void 0;
    const same = (key) => JSON.stringify(settings[key]) === JSON.stringify(defaultSettings[key]);
    const noted = rounds2.some(
      (round) => [...round.games, ...round.byes].some(({ note: note2 }) => note2 !== void 0)
    );
    const setting = (key, holds) => holds ? [settingName(key, language)] : [];
    return [
      ...columns.filter((column2) => !inTeams || column2 !== "team" && column2 !== "board").filter((column2) => players.some((player) => player[column2] !== void 0)).map((column2) => playerHeading(column2, language)),
      ...settingsLeft.filter((key) => !inTeams || key !== "boards" && key !== "matchPoints").filter((key) => {
        var _a;
        return key === "tieBreakEdition" ? ((_a = part.texts[key]) != null ? _a : "") !== "" : !same(key);
      }).map((key) => settingName(key, language)),
      ...setting("rematch", settings.rematchFrom !== void 0),
      ...setting(
        "keepApart",
        settings.keepApart.some((rule) => !rule.strict || rule.upTo !== void 0)
      ),
      ...setting("firstBoard", part.firstBoard !== 1),
      ...noted ? [resultHeading("note", language)] : [],
      ...(lineUps != null ? lineUps : []).length === 0 || inTeams ? [] : [sheetTitles.lineUps[language]]
    ];
  }

  // src/trf/cutInTrf.ts
  var widths4 = { title: 3, federation: 3, fideId: 11, born: 10, sex: 1 };
  function cutInTrf(players) {
    return players.flatMap((player) => {
      const texts = [
        [player.name, nameWidth],
        ...Object.entries(widths4).map(([key, width]) => {
          var _a;
          return [
            (_a = player[key]) != null ? _a : "",
            width
          ];
        })
      ];
      return texts.filter(([text, width]) => text.length > width).map(([found, width]) => ({ code: "trfTextCut", found, values: { number: player.number, width } }));
    });
  }

  // src/trf/groupsKeptApart.ts
  function groupsKeptApart(rule, players) {
    var _a;
    const { who } = rule;
    if (who !== "club" && who !== "team" && who !== "federation") {
      return [[...who]];
    }
    const groups3 = /* @__PURE__ */ new Map();
    for (const player of players) {
      const name = player[who];
      if (name !== void 0 && name !== "") {
        groups3.set(name, [...(_a = groups3.get(name)) != null ? _a : [], player.number]);
      }
    }
    return [...groups3.values()].filter((group) => group.length > 1);
  }

  // src/trf/recordsOfSettings.ts
  function recordsOfSettings(settings, players, edition) {
    const { rounds: rounds2, firstColour } = settings;
    const records = [];
    if (rounds2 !== void 0) {
      records.push({ kind: "rounds", code: edition === "2026" ? "142" : "XXR", rounds: rounds2 });
    }
    if (firstColour !== void 0) {
      records.push(
        edition === "2026" ? { kind: "initialColour", colour: firstColour } : { kind: "configuration", words: [firstColour === "white" ? "white1" : "black1"] }
      );
    }
    return [
      ...records,
      ...pointRecords(settings.points, edition),
      ...tieBreakRecords(settings, edition),
      ...accelerationRecords(settings, edition),
      ...settings.keepApart.flatMap((rule) => keptApartRecords(rule, settings, players, edition))
    ];
  }
  function pointRecords(points, edition) {
    const single = [
      ...differing("BBW", points.win, standardPoints.win),
      ...differing("BBD", points.draw, standardPoints.draw),
      ...differing("BBL", points.loss, standardPoints.loss),
      ...differing("BBZ", points.absence, standardPoints.absence),
      ...differing("BBF", points.forfeitLoss, standardPoints.forfeitLoss),
      ...differing("BBU", points.pairingBye, points.win)
    ];
    if (edition === "2016" || points.absence !== points.forfeitLoss || single.length === 0) {
      return single;
    }
    const symbols = { BBW: "W", BBD: "D", BBL: "L", BBZ: "A", BBF: "A", BBU: "P" };
    const values = single.filter(({ code }) => code !== "BBF").map((record) => ({ symbol: symbols[record.code], points: record.points }));
    const table = { kind: "pointSystem", code: "162", values };
    return [table];
  }
  function differing(code, points, usual) {
    return points === usual ? [] : [{ kind: "singlePoints", code, points }];
  }
  function tieBreakRecords({ tieBreaks: tieBreaks2 }, edition) {
    return edition === "2016" || tieBreaks2 === void 0 ? [] : [{ kind: "text", code: "202", text: tieBreaks2.join(",") }];
  }
  function accelerationRecords(settings, edition) {
    if (settings.acceleration.kind !== "explicit") {
      return [];
    }
    const own = [...settings.acceleration.points].sort(([a], [b]) => a - b);
    if (edition === "2016") {
      return own.map(([player, points]) => ({ kind: "playerAcceleration", player, points }));
    }
    return own.flatMap(([player, points]) => runs2(player, points));
  }
  function runs2(player, points) {
    const records = [];
    points.forEach((gamePoints, index) => {
      if (gamePoints === 0 || gamePoints === points[index - 1]) {
        return;
      }
      const end = points.findIndex((later, at) => at > index && later !== gamePoints);
      const lastRound3 = end < 0 ? points.length : end;
      const range = { firstRound: index + 1, lastRound: lastRound3, first: player, last: player };
      records.push({ kind: "acceleration", gamePoints, ...range });
    });
    return records;
  }
  function keptApartRecords(rule, settings, players, edition) {
    var _a, _b, _c;
    if (!rule.strict) {
      return [];
    }
    const always = rule.fromRound === void 0 && rule.toRound === void 0;
    const firstRound = (_a = rule.fromRound) != null ? _a : 1;
    const lastRound3 = (_c = (_b = rule.toRound) != null ? _b : settings.rounds) != null ? _c : 999;
    return groupsKeptApart(rule, players).map(
      (group) => edition === "2016" && always ? { kind: "forbidden", players: group } : { kind: "keptApart", firstRound, lastRound: lastRound3, players: group }
    );
  }

  // src/trf/trfOfTournament.ts
  function trfOfTournament(tournament, info = {}, options = {}) {
    var _a, _b;
    const { settings, players } = tournament;
    const rounds2 = fileRounds(tournament.rounds);
    const records = [
      ...headers(tournament, info),
      ...typeRecords(settings),
      ...recordsOfSettings(settings, players, (_a = options.edition) != null ? _a : "2026"),
      ...rankedByLines(tournament),
      ...drawSeedComment(settings.drawSeed),
      ...groupingComments(rounds2),
      ...matchComments(tournament.rounds),
      ...playerRecords(tournament, options),
      ...nationalRecords(players, options.nationalCode),
      ...teamRecords(tournament),
      ...byesToCome2(tournament, rounds2.length - tournament.rounds.length)
    ];
    return {
      records,
      sourceLines: /* @__PURE__ */ new Map(),
      lineEnding: (_b = options.lineEnding) != null ? _b : "\r\n",
      endsWithLineEnding: true
    };
  }
  function headers({ players }, info) {
    var _a;
    const text = (code, value) => value === void 0 || value === "" ? [] : [{ kind: "text", code, text: value }];
    const rated = players.filter(({ rating: rating3 }) => rating3 !== void 0).length;
    const dates = info.roundDates === void 0 || info.roundDates.length === 0 ? [] : [{ kind: "roundDates", dates: info.roundDates }];
    return [
      ...text("012", info.name),
      ...text("022", info.place),
      ...text("032", info.federation),
      ...text("042", info.start),
      ...text("052", info.end),
      ...text("062", String(players.length)),
      ...text("072", String(rated)),
      ...text("102", info.arbiter),
      ...((_a = info.deputies) != null ? _a : []).flatMap((deputy) => text("112", deputy)),
      ...text("122", info.timeControl),
      ...dates
    ];
  }
  function typeRecords({ system, systemOfReport: systemOfReport2, teamForm, acceleration }) {
    if (systemOfReport2 !== void 0) {
      const ofTeams = teamForm === void 0 || systemOfReport2.startsWith("092") ? [] : [{ kind: "text", code: "092", text: `Team: ${teamForm}` }];
      return [...ofTeams, { kind: "text", code: systemOfReport2.slice(0, 3), text: systemOfReport2.slice(4) }];
    }
    const baku = acceleration.kind === "baku";
    const named3 = teamForm === void 0 ? `Individual: ${system}` : `Team: ${system} ${teamForm}`;
    return [
      ...system === "dutch" && teamForm === void 0 ? [] : [{ kind: "text", code: "092", text: named3 }],
      ...system === "dutch" ? [{ kind: "text", code: "192", text: baku ? "FIDE_DUTCH_2025_BAKU" : "FIDE_DUTCH_2025" }] : []
    ];
  }
  function playersInLines(tournament) {
    return tournament.settings.system === "dutch" ? inPairingOrder(tournament) : tournament.players;
  }
  function rankedByLines(tournament) {
    const lines2 = playersInLines(tournament);
    const inOrder4 = lines2.every((player, index) => index === 0 || lines2[index - 1].number < player.number);
    return tournament.settings.system !== "dutch" || inOrder4 ? [] : [{ kind: "configuration", words: ["rank"] }];
  }
  function playerRecords(tournament, options) {
    var _a;
    const history = historyOf(tournament);
    const score = (number) => {
      const own = history.get(number);
      return own === void 0 ? 0 : finalScore(own);
    };
    const places2 = (_a = options.places) != null ? _a : placesByPoints(tournament.players, score);
    const entries = fileRounds(tournament.rounds).map(({ round }) => entriesOf(round));
    return playersInLines(tournament).map((player) => {
      const rank = places2.get(player.number);
      return {
        kind: "player",
        ...personOf(player),
        points: halfPoints(score(player.number)),
        ...rank === void 0 ? {} : { rank },
        rounds: entriesOfPlayer(player.number, entries)
      };
    });
  }
  function entriesOfPlayer(number, rounds2) {
    const last = rounds2.reduce((found, entries, index) => entries.has(number) ? index : found, -1);
    return rounds2.slice(0, last + 1).map((entries) => entries.get(number));
  }
  function placesByPoints(players, score) {
    const ranked = players.map(({ number }) => number);
    ranked.sort((a, b) => score(b) - score(a) || a - b);
    return new Map(ranked.map((number, index) => [number, index + 1]));
  }
  function personOf(player) {
    var _a, _b, _c, _d, _e;
    return {
      number: player.number,
      sex: (_a = player.sex) != null ? _a : "",
      title: (_b = player.title) != null ? _b : "",
      name: player.name,
      ...player.rating === void 0 ? {} : { rating: player.rating },
      federation: (_c = player.federation) != null ? _c : "",
      fideNumber: (_d = player.fideId) != null ? _d : "",
      born: (_e = player.born) != null ? _e : ""
    };
  }
  function nationalRecords(players, code) {
    if (code === void 0) {
      return [];
    }
    return players.flatMap(({ number, nationalRating, grade }) => {
      const rating3 = nationalRating === void 0 ? {} : { rating: nationalRating };
      const blank = { sex: "", name: "", federation: "", fideNumber: "", born: "" };
      return nationalRating === void 0 && grade === void 0 ? [] : [{ kind: "national", code, number, title: grade != null ? grade : "", ...rating3, ...blank }];
    });
  }
  function byesToCome2({ players, rounds: rounds2, settings }, shift) {
    var _a;
    const next = rounds2.length + 1;
    const last = players.reduce(
      (latest, { byes: byes2 }) => byes2.reduce((later, { round }) => Math.max(later, round), latest),
      next
    );
    const records = [];
    for (let round = next; round <= Math.min(last, (_a = settings.rounds) != null ? _a : last); round += 1) {
      for (const bye of ["F", "H", "Z"]) {
        const those = players.filter((player) => byeLetter(player, round, next) === bye);
        if (those.length > 0) {
          const numbers = those.map(({ number }) => number);
          records.push({ kind: "byes", bye, round: round + shift, players: numbers });
        }
      }
    }
    return records;
  }
  function byeLetter(player, round, next) {
    const bye = requestedBye(player, round);
    if (bye !== void 0) {
      return byeMeaning[bye].trf;
    }
    return round === next && !isInEvent(player, round) ? "Z" : void 0;
  }

  // src/trf/writeTrf.ts
  function writeTrf(document) {
    const lines2 = document.records.map((record) => {
      var _a;
      return (_a = document.sourceLines.get(record)) != null ? _a : writeRecord(record);
    });
    return lines2.join(document.lineEnding) + (document.endsWithLineEnding ? document.lineEnding : "");
  }

  // src/commands/exportTrf.ts
  function exportTrf(snapshot, chosen) {
    var _a;
    const event = readEvent(readSheets(snapshot));
    const parts = event.parts.map(partName);
    const part = (_a = event.parts[chosen]) != null ? _a : event.parts[0];
    const problems = [
      ...event.problems,
      ...part === void 0 || part.tournament.players.length > 0 ? [] : [{ code: "noPlayers" }]
    ];
    if (part === void 0 || problems.length > 0) {
      return { done: false, text: answerText(problems, event), report: "", fileName: "", parts };
    }
    const { players, rounds: rounds2 } = part.tournament;
    const national = nationalCode(players, event.language);
    const left = notInReport(part, event.language, national !== void 0);
    const notes = [
      { code: "trfExported", values: { players: players.length, rounds: rounds2.length } },
      ...datesRewritten(part),
      ...cutInTrf(players),
      ...national === void 0 ? [] : gradesCut(players),
      ...left.length === 0 ? [] : [{ code: "trfCannotCarry", values: { list: left.join(", ") } }]
    ];
    const document = trfOfTournament(part.tournament, infoOf(event, part), {
      places: placesOf2(part, event.language),
      ...national === void 0 ? {} : { nationalCode: national }
    });
    return {
      done: true,
      text: answerText(notes, event),
      report: writeTrf(document),
      fileName: fileNameOf(part),
      parts
    };
  }
  function partName(part) {
    return partNames(part).join(" · ");
  }
  function infoOf(event, { texts }) {
    var _a, _b, _c, _d, _e;
    const last = Math.max(0, ...event.roundTimes.keys());
    const dates = Array.from(
      { length: last },
      (_, index) => {
        var _a2;
        return trfRoundDate((_a2 = event.roundTimes.get(index + 1)) != null ? _a2 : "");
      }
    );
    return {
      name: (_a = texts.event) != null ? _a : "",
      place: (_b = texts.place) != null ? _b : "",
      start: trfDate((_c = texts.start) != null ? _c : ""),
      end: trfDate((_d = texts.end) != null ? _d : ""),
      arbiter: (_e = texts.arbiter) != null ? _e : "",
      ...dates.some((date) => date !== "") ? { roundDates: dates } : {}
    };
  }
  function datesRewritten({ texts }) {
    var _a, _b;
    return [(_a = texts.start) != null ? _a : "", (_b = texts.end) != null ? _b : ""].filter((text) => namedMonthIn(text) !== void 0).map((found) => ({ code: "trfDateRewritten", found, values: { date: trfDate(found) } }));
  }
  function placesOf2({ tournament }, language) {
    const { rows } = partStandings(tournament, language);
    return new Map(rows.flatMap(({ player, place }) => place === void 0 ? [] : [[player.number, place]]));
  }
  function nationalCode(players, language) {
    const rated = players.filter(({ nationalRating, grade }) => (nationalRating != null ? nationalRating : grade) !== void 0);
    const codes2 = rated.flatMap(({ federation }) => /^[A-Z]{3}$/.test(federation != null ? federation : "") ? [federation] : []);
    const count2 = (code) => codes2.filter((each3) => each3 === code).length;
    const [most] = [...new Set(codes2)].sort((a, b) => count2(b) - count2(a));
    const fallback = language === "vi" ? "VIE" : void 0;
    return rated.length === 0 ? void 0 : most != null ? most : fallback;
  }
  function gradesCut(players) {
    const width = 3;
    return players.flatMap(
      ({ number, grade = "" }) => grade.length > width ? [{ code: "trfTextCut", found: grade, values: { number, width } }] : []
    );
  }
  function fileNameOf(part) {
    var _a;
    const words2 = wordKey(`${(_a = part.texts.event) != null ? _a : ""} ${partName(part)}`).replace(/[^a-z0-9]+/g, "-");
    const stem = words2.replace(/^-|-$/g, "").slice(0, 60);
    return stem === "" ? "tournament.trf" : `${stem}.trf`;
  }

  // appsscript/googleErrors.ts
  var meanings = [
    [/PERMISSION_DENIED|do not have permission to call|not allowed to access/i, "googleTwoAccounts"],
    [/authori[sz]ation is required|not authori[sz]ed|required permissions/i, "googleNotAllowed"],
    [/protected (cell|range|sheet)|edit a protected/i, "googleProtected"],
    [/merged cell|partially intersects a merge|must select all cells in a merged/i, "googleMerged"],
    [/maximum of \d+ characters|more than the maximum/i, "googleCellTooLong"],
    [/limit of \d+ ?(million )?cells|10000000 cells|above the limit/i, "googleSheetFull"],
    [/too many times|quota|rate limit|too many simultaneous/i, "googleQuota"],
    [
      /timed? ?out|exceeded maximum execution|service (spreadsheets|unavailable)|server error occurred/i,
      "googleSlow"
    ]
  ];
  function stoppedBy(error) {
    var _a, _b;
    const { message } = typeof error === "object" && error !== null ? error : {};
    const reason2 = typeof message === "string" ? message : String(error);
    const code = (_b = (_a = meanings.find(([pattern]) => pattern.test(reason2))) == null ? void 0 : _a[1]) != null ? _b : "commandStopped";
    return { code, values: { reason: reason2.slice(0, longestReason) } };
  }
  var longestReason = 300;

  // appsscript/menuPlace.ts
  var publishedAddOn = false ? false : false;

  // src/sheet/windowWords.en.ts
  var windowWordsEn = {
    language: "Language",
    event: "Event",
    system: "System",
    teams: "Teams",
    individuals: "Individuals",
    rounds: "Rounds",
    colours: "Colours",
    makeSheets: "Make the sheets",
    finalStageIntro: "The first of the standings go into a knockout as its seeds.",
    qualifiers: "How many go through (of each section)",
    stage: "Name of the stage (empty: final)",
    start: "Start",
    openReport: "Open a TRF file",
    pasteReport: "or paste its text here",
    asInFile: "As in the file",
    asSpreadsheet: "As the spreadsheet",
    importReport: "Import",
    unreadableFile: "The file cannot be read. Open it in a text editor and paste its text instead.",
    section: "Section",
    report: "Tournament report",
    copy: "Copy",
    copied: "Copied. Paste it where it is wanted.",
    notCopied: "The browser does not allow copying. The text is selected: press Ctrl+C.",
    save: "Save as a file",
    saved: "Saved as {file}, in the folder of your downloads.",
    player: "Player number",
    roundAsked: "Round (empty: the last one paired)",
    why: "Why?",
    working: "Working …",
    close: "Close",
    problems: "{count} things to put right; nothing has been changed:",
    failed: "Google did not carry this out: {reason}. Close this window and choose the entry again.",
    twoAccounts: "Google refuses because two Google accounts are signed in here. Open the spreadsheet in a window with one account only (a private window, or another browser profile) and try again.",
    version: "Version"
  };

  // src/sheet/windowWords.vi.ts
  var windowWordsVi = {
    language: "Ngôn ngữ",
    event: "Tên giải",
    system: "Thể thức",
    teams: "Đồng đội",
    individuals: "Giải cá nhân",
    rounds: "Số vòng",
    colours: "Màu quân",
    makeSheets: "Tạo giải",
    finalStageIntro: "Những người đứng đầu bảng xếp hạng vào đấu loại trực tiếp làm hạt giống.",
    qualifiers: "Số người đi tiếp (của mỗi bảng)",
    stage: "Tên giai đoạn (để trống: chung kết)",
    start: "Bắt đầu",
    openReport: "Mở tệp TRF",
    pasteReport: "hoặc dán nội dung vào đây",
    asInFile: "Như trong tệp",
    asSpreadsheet: "Như bảng tính",
    importReport: "Nhập",
    unreadableFile: "Không đọc được tệp. Hãy mở tệp bằng trình soạn thảo văn bản rồi dán nội dung vào ô.",
    section: "Bảng đấu",
    report: "Báo cáo giải",
    copy: "Chép",
    copied: "Đã chép. Hãy dán vào nơi cần dùng.",
    notCopied: "Trình duyệt không cho chép. Văn bản đã được chọn: hãy nhấn Ctrl+C.",
    save: "Lưu thành tệp",
    saved: "Đã lưu thành {file}, trong thư mục tải về của bạn.",
    player: "Số thứ tự của đấu thủ",
    roundAsked: "Vòng (để trống: vòng vừa xếp)",
    why: "Vì sao?",
    working: "Đang làm …",
    close: "Đóng",
    problems: "{count} điều cần sửa; chưa có gì bị thay đổi:",
    failed: "Google không thực hiện được: {reason}. Hãy đóng cửa sổ này rồi chọn lại lệnh.",
    twoAccounts: "Google từ chối vì trình duyệt đang đăng nhập hai tài khoản Google. Hãy mở bảng tính trong cửa sổ chỉ có một tài khoản (cửa sổ ẩn danh hoặc hồ sơ trình duyệt khác) rồi thử lại.",
    version: "Phiên bản"
  };

  // src/sheet/windowWords.ts
  var windowWords = { en: windowWordsEn, vi: windowWordsVi };

  // appsscript/windows/markup.ts
  function escaped(text) {
    return text.replace(/[&<>"]/g, (sign2) => `&#${sign2.charCodeAt(0)};`);
  }
  function field(label2, control) {
    return `<label>${escaped(label2)}${control}</label>`;
  }
  function textField(label2, name, attributes = "") {
    return field(label2, `<input name="${name}" autocomplete="off" ${attributes}/>`);
  }
  var wholeNumber3 = 'inputmode="numeric" pattern="[0-9]*" ';
  function choice(label2, name, options) {
    const list = options.map(([value, text]) => `<option value="${escaped(value)}">${escaped(text)}</option>`);
    return field(label2, `<select name="${name}">${list.join("")}</select>`);
  }
  function submitButton(text) {
    return `<button type="submit">${escaped(text)}</button>`;
  }
  function plainButton(name, text) {
    return `<button type="button" name="${name}" disabled>${escaped(text)}</button>`;
  }

  // appsscript/windows/pageScript.ts
  var pageScript = `
  function pageOf(main) {
    const words = JSON.parse(main.dataset.words);
    const form = main.querySelector('form');
    const answer = main.querySelector('.answer');
    const closing = main.querySelector('.closing');
    let busy = false;
    function shown(text, refused) {
      const sentences = text.split('\\n').filter((sentence) => sentence !== '');
      answer.textContent = '';
      if (refused && sentences.length > 1) {
        answer.appendChild(document.createElement('p')).textContent = words.problems.replace('{count}', String(sentences.length));
      }
      const list = answer.appendChild(document.createElement('ul'));
      sentences.forEach((sentence) => { list.appendChild(document.createElement('li')).textContent = sentence; });
      answer.className = refused ? 'answer refused' : 'answer';
      answer.hidden = false;
      answer.scrollTop = 0;
      answer.focus();
      answer.scrollIntoView({ block: 'nearest' });
    }
    function pressable(yes) {
      busy = !yes;
      main.setAttribute('aria-busy', String(busy));
      main.querySelectorAll('button[type=submit]').forEach((button) => button.setAttribute('aria-disabled', String(busy)));
    }
    return {
      main, form, words, shown,
      field: (name) => main.querySelector('[name=' + name + ']'),
      values: (names) => Object.fromEntries(names.map((name) => [name, main.querySelector('[name=' + name + ']').value])),
      /** The form has done its work: Enter can send nothing twice. */
      finished() {
        form.hidden = true;
        closing.hidden = false;
      },
      /** Calls a function of the add-on; a second press while it works does nothing. */
      call(name, sent, then) {
        if (busy) {
          return;
        }
        pressable(false);
        shown(words.working, false);
        google.script.run
          .withSuccessHandler((told) => { pressable(true); then(told); })
          .withFailureHandler((error) => {
            pressable(true);
            const reason = String((error && error.message) || error);
            shown(/PERMISSION_DENIED/.test(reason) ? words.twoAccounts : words.failed.replace('{reason}', reason), true);
          })[name](...sent);
      },
      onSubmit(send) {
        form.addEventListener('submit', (event) => {
          event.preventDefault();
          if (!form.hidden) {
            send();
          }
        });
      },
    };
  }
  function firstField() {
    const wanted = document.querySelector('main:not([hidden]) :is(input:not([type=file]), textarea, select)');
    (wanted || document.querySelector('main:not([hidden]) h1')).focus();
  }
  function speak(language) {
    document.querySelectorAll('main').forEach((main) => {
      if (!main.hidden) {
        main.querySelectorAll('input:not([type=file]), select, textarea').forEach((from) => {
          const to = document.querySelector('main[lang=' + language + '] [name=' + from.name + ']');
          if (to) {
            to.value = from.value;
          }
        });
      }
    });
    document.querySelectorAll('main').forEach((main) => { main.hidden = main.lang !== language; });
    document.documentElement.lang = language;
    document.title = document.querySelector('main:not([hidden]) h1').textContent;
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      google.script.host.close();
    }
  });
  document.querySelectorAll('.closing').forEach((button) => button.addEventListener('click', () => google.script.host.close()));
  const switcher = document.querySelector('#switch');
  if (switcher) {
    switcher.addEventListener('change', () => speak(switcher.value));
  }
`;

  // appsscript/windows/style.ts
  var style = `
  body { font: 16px/1.45 sans-serif; margin: 12px; color: #202124; background: #fff; }
  [hidden] { display: none !important; }
  h1 { font-size: 1.15em; margin: 0 0 8px; }
  h2 { font-size: 1.05em; margin: 16px 0 4px; }
  label { display: block; margin: 10px 0; }
  input, select, textarea, button {
    display: block; box-sizing: border-box; width: 100%; max-width: 100%; padding: 8px; margin-top: 2px; font: inherit;
    color: inherit; background: #fff; border: 1px solid #5f6368; border-radius: 4px;
  }
  textarea { font: 12px/1.3 monospace; white-space: pre; overflow: auto; }
  button { margin-top: 12px; color: #fff; background: #0b57d0; border-color: #0b57d0; cursor: pointer; }
  button[disabled], button[aria-disabled="true"] { color: #3c4043; background: #e8eaed; border-color: #5f6368; cursor: default; }
  :focus-visible { outline: 3px solid #0b57d0; outline-offset: 1px; }
  .answer { max-height: 50vh; overflow: auto; margin: 0 0 12px; padding: 8px 10px; border-left: 4px solid #0b57d0; background: #eef3fd; }
  .answer.refused { border-left-color: #b3261e; background: #fcefee; }
  .answer p { margin: 0 0 4px; font-weight: bold; }
  .answer ul { margin: 0; padding-left: 20px; }
  .answer li { margin-bottom: 4px; overflow-wrap: anywhere; }
  ol, ul { padding-left: 22px; margin: 4px 0; }
  .version { color: #3c4043; font-size: 0.85em; }
`;

  // appsscript/windows/layout.ts
  function pageOfWindow(window, spoken, title) {
    const [first2 = "en"] = spoken;
    const mains = spoken.map((language) => mainOf(window, language, title(language), language !== first2));
    return [
      `<!doctype html><html lang="${first2}"><head><meta charset="utf-8" />`,
      '<meta name="viewport" content="width=device-width, initial-scale=1" />',
      `<title>${escaped(title(first2))}</title><style>${style}</style></head><body>`,
      ...spoken.length > 1 ? [languageSwitch(spoken)] : [],
      ...mains,
      `<script>${pageScript}${window.script}`,
      window.script === "" ? "" : "document.querySelectorAll('main').forEach((main) => open(pageOf(main)));",
      "firstField();</script></body></html>"
    ].join("\n");
  }
  function mainOf(window, language, title, hidden) {
    const words2 = windowWords[language];
    return [
      `<main lang="${language}" data-words="${escaped(JSON.stringify(words2))}"${hidden ? " hidden" : ""}>`,
      `<h1 tabindex="-1">${escaped(title)}</h1>`,
      '<div class="answer" role="status" tabindex="0" hidden></div>',
      `<button type="button" class="closing" hidden>${escaped(words2.close)}</button>`,
      window.body(language),
      "</main>"
    ].join("\n");
  }
  function languageSwitch(spoken) {
    const label2 = languages.map((language) => windowWords[language].language).join(" / ");
    const options = spoken.map(
      (language) => {
        var _a;
        return `<option value="${language}" lang="${language}">${(_a = languageWords[language][0]) != null ? _a : language}</option>`;
      }
    );
    return `<nav aria-label="${escaped(label2)}"><label>${escaped(label2)}<select id="switch">${options.join("")}</select></label></nav>`;
  }

  // appsscript/windows/exportTrf.ts
  var exportTrfWindow = {
    height: 560,
    body: (language) => {
      const words2 = windowWords[language];
      return [
        "<form>",
        field(words2.section, '<select name="part"></select>').replace(
          "<label>",
          '<label class="choice" hidden>'
        ),
        field(words2.report, '<textarea name="report" rows="11" spellcheck="false" readonly></textarea>'),
        plainButton("copy", words2.copy),
        plainButton("save", words2.save),
        "</form>"
      ].join("\n");
    },
    // A text box turns CRLF into LF; the file keeps it.
    script: `
  function open(page) {
    let report = '';
    let fileName = '';
    const part = page.field('part');
    const buttons = [page.field('copy'), page.field('save')];
    function offer(told) {
      report = told.report;
      fileName = told.fileName;
      page.field('report').value = report;
      buttons.forEach((button) => { button.disabled = !told.done; });
      page.main.querySelector('.choice').hidden = told.parts.length < 2;
      if (part.options.length === 0) {
        told.parts.forEach((name, index) => part.add(new Option(name === '' ? '–' : name, String(index))));
      }
      page.shown(told.text, !told.done);
    }
    function ask() {
      buttons.forEach((button) => { button.disabled = true; });
      page.call('writeReport', [part.value === '' ? 0 : Number(part.value)], offer);
    }
    part.addEventListener('change', ask);
    page.field('copy').addEventListener('click', () => {
      const box = page.field('report');
      box.focus();
      box.select();
      const copied = document.execCommand('copy');
      if (copied) {
        page.shown(page.words.copied, false);
      } else {
        page.shown(page.words.notCopied, true);
        box.focus();
        box.select();
      }
    });
    page.field('save').addEventListener('click', () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([report], { type: 'text/plain;charset=utf-8' }));
      link.download = fileName;
      document.body.appendChild(link);
      link.click();
      document.body.removeChild(link);
      URL.revokeObjectURL(link.href);
      page.shown(page.words.saved.replace('{file}', fileName), false);
    });
    page.onSubmit(() => undefined);
    if (!page.main.hidden) {
      ask();
    }
  }
`
  };

  // appsscript/windows/finalStage.ts
  var finalStageWindow = {
    height: 420,
    body: (language) => {
      const words2 = windowWords[language];
      return [
        `<form><p>${escaped(words2.finalStageIntro)}</p>`,
        textField(words2.qualifiers, "qualifiers", `${wholeNumber3}required `),
        textField(words2.stage, "stage"),
        submitButton(words2.start),
        "</form>"
      ].join("\n");
    },
    script: `
  function open(page) {
    page.onSubmit(() => {
      page.call('createFinalStage', [page.values(['qualifiers', 'stage'])], (made) => {
        page.shown(made.text, !made.done);
        if (made.done) {
          page.finished();
        }
      });
    });
  }
`
  };

  // src/sheet/helpPage.en.ts
  function helpSectionsEn({ menu, sheet }) {
    return [
      {
        heading: "An event, step by step",
        ordered: true,
        items: [
          `${menu("newTournament")} makes the sheets; choose the system and the language.`,
          `Type names, ratings and clubs into the sheet ${sheet("players")}.`,
          `${menu("numberPlayers")}: by lot or by strength.`,
          `${menu("pairNextRound")}: the pairs are added to ${sheet("results")}.`,
          "Type the results into the column Result, then pair the next round.",
          `${menu("updateStandings")} and ${menu("crosstable")} whenever they are wanted.`
        ]
      },
      {
        heading: "Typing results",
        ordered: false,
        items: [
          "`1-0`, `½-½`, `0-1`; quicker: `1`, `½`, `0`",
          "`+/-`, `-/+`, `-/-`: forfeits",
          "`*`: a game that is not finished"
        ]
      },
      {
        heading: "When something is wrong",
        ordered: false,
        items: [
          "A command that refuses names every cell to correct; nothing has been changed.",
          `${menu("undo")} takes back the last command.`,
          `${menu("checkEverything")} lists all that is wrong, offers repairs and rebuilds the shown sheets.`,
          `${menu("importTrf")}, ${menu("exportTrf")}: FIDE's tournament reports, in and out.`,
          `${menu("control")} in ${menu("documents")} makes a sheet whose boxes run commands on a phone.`,
          `${menu("refreshFormulas")} brings formulas without ranges up to date.`
        ]
      }
    ];
  }

  // src/sheet/helpPage.vi.ts
  function helpSectionsVi({ menu, sheet }) {
    return [
      {
        heading: "Các bước của một giải",
        ordered: true,
        items: [
          `${menu("newTournament")} tạo các trang tính; chọn thể thức và ngôn ngữ.`,
          `Nhập họ tên, hệ số, đơn vị vào trang tính ${sheet("players")}.`,
          `${menu("numberPlayers")}: bốc thăm hoặc theo sức cờ.`,
          `${menu("pairNextRound")}: các cặp được ghi thêm vào ${sheet("results")}.`,
          "Gõ kết quả vào cột Kết quả, rồi xếp vòng sau.",
          `${menu("updateStandings")} và ${menu("crosstable")} khi cần.`
        ]
      },
      {
        heading: "Gõ kết quả",
        ordered: false,
        items: [
          "`1-0`, `½-½`, `0-1`; nhanh hơn: `1`, `½`, `0`",
          "`+/-`, `-/+`, `-/-`: thắng thua vì vắng mặt",
          "`*`: ván chưa đấu xong",
          "Giải tiếng Việt: `T`, `H`, `B` tính từ phía Trắng"
        ]
      },
      {
        heading: "Khi có gì không đúng",
        ordered: false,
        items: [
          "Lệnh từ chối thì nêu mọi ô phải sửa; chưa có gì bị thay đổi.",
          `${menu("undo")} trả lại lệnh vừa làm.`,
          `${menu("checkEverything")} liệt kê mọi lỗi, đề nghị sửa và dựng lại các trang tính hiển thị.`,
          `${menu("importTrf")}, ${menu("exportTrf")}: đọc và ghi báo cáo giải theo mẫu FIDE.`,
          `${menu("control")} trong ${menu("documents")} tạo trang tính có ô đánh dấu để chạy lệnh trên điện thoại.`,
          `${menu("refreshFormulas")} cập nhật các công thức không ghi vùng.`
        ]
      }
    ];
  }

  // src/sheet/helpPage.ts
  var sections = {
    en: helpSectionsEn,
    vi: helpSectionsVi
  };
  function helpSections(language) {
    return sections[language]({
      menu: (entry2) => `*${menuLabel(entry2, language)}*`,
      sheet: (role) => `*${sheetTitles[role][language]}*`
    });
  }

  // appsscript/version.ts
  var version = false ? "" : "0.2.0";

  // appsscript/windows/help.ts
  var helpWindow = {
    height: 520,
    body: (language) => [
      ...helpSections(language).map(sectionOf),
      `<p class="version">Trọng tài · ${escaped(windowWords[language].version)} ${escaped(version)}</p>`
    ].join("\n"),
    script: ""
  };
  function sectionOf({ heading: heading2, ordered, items }) {
    const list = ordered ? "ol" : "ul";
    return `<h2>${escaped(heading2)}</h2><${list}>${items.map((item) => `<li>${marked(item)}</li>`).join("")}</${list}>`;
  }
  function marked(item) {
    return item.split(/(`[^`]*`)/).map(
      (piece) => piece.startsWith("`") ? `<code>${escaped(piece.slice(1, -1))}</code>` : escaped(piece).replace(/\*([^*]+)\*/g, "<b>$1</b>")
    ).join("");
  }

  // appsscript/windows/importTrf.ts
  var importTrfWindow = {
    height: 620,
    body: (language) => {
      const words2 = windowWords[language];
      return [
        "<form>",
        field(words2.openReport, '<input name="file" type="file" accept=".trf,.trfx,.txt,text/plain" />'),
        field(words2.pasteReport, '<textarea name="text" rows="9" spellcheck="false" required></textarea>'),
        choice(words2.system, "system", [
          ["", words2.asInFile],
          ...systemNames.map((system) => [system, systemWord(system, language)])
        ]),
        choice(words2.language, "language", [
          ["", words2.asSpreadsheet],
          ...languages.map((each3) => {
            var _a;
            return [each3, (_a = languageWords[each3][0]) != null ? _a : each3];
          })
        ]),
        submitButton(words2.importReport),
        "</form>"
      ].join("\n");
    },
    // Reports are UTF-8 or, from older programs, Latin-1.
    script: `
  function textOf(bytes) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch (error) {
      return new TextDecoder('latin1').decode(bytes);
    }
  }
  function open(page) {
    page.field('file').addEventListener('change', (event) => {
      const reader = new FileReader();
      reader.onload = () => { page.field('text').value = textOf(reader.result); };
      reader.onerror = () => page.shown(page.words.unreadableFile, true);
      if (event.target.files[0]) {
        reader.readAsArrayBuffer(event.target.files[0]);
      }
    });
    page.onSubmit(() => {
      page.call('importReport', [page.values(['text', 'system', 'language'])], (told) => {
        page.shown(told.text, !told.done);
        if (told.done) {
          page.finished();
        }
      });
    });
  }
`
  };

  // appsscript/windows/newTournament.ts
  var newTournamentWindow = {
    height: 600,
    choosesLanguage: true,
    body: (language) => {
      const words2 = windowWords[language];
      return [
        "<form>",
        textField(words2.event, "event"),
        choice(
          words2.system,
          "system",
          systemNames.map((system) => [system, systemWord(system, language)])
        ),
        choice(words2.teams, "teamForm", [
          ["", words2.individuals],
          ...teamForms.map((form) => [form, teamFormWord(form, language)])
        ]),
        textField(words2.rounds, "rounds", wholeNumber3),
        choice(
          words2.colours,
          "colourNames",
          colourNameChoices.map((names) => [names, makeColourNames(names, language)])
        ),
        submitButton(words2.makeSheets),
        "</form>"
      ].join("\n");
    },
    script: `
  function open(page) {
    page.onSubmit(() => {
      const chosen = page.values(['event', 'system', 'teamForm', 'rounds', 'colourNames']);
      page.call('createTournament', [{ ...chosen, language: page.main.lang }], (made) => {
        page.shown(made.text, !made.done);
        if (made.done) {
          page.finished();
        }
      });
    });
  }
`
  };

  // appsscript/windows/whyThisPairing.ts
  var whyThisPairingWindow = {
    height: 520,
    body: (language) => {
      const words2 = windowWords[language];
      return [
        "<form>",
        textField(words2.player, "player", `${wholeNumber3}required `),
        textField(words2.roundAsked, "round", wholeNumber3),
        submitButton(words2.why),
        "</form>"
      ].join("\n");
    },
    script: `
  function open(page) {
    function ask() {
      page.call('explainForPlayer', [page.field('player').value, page.field('round').value], (told) => page.shown(told.text, !told.done));
    }
    page.onSubmit(ask);
    if (!page.main.hidden) {
      google.script.run
        .withSuccessHandler((number) => {
          if (number !== '' && page.field('player').value === '') {
            page.field('player').value = number;
            ask();
          }
        })
        .suggestPlayer();
    }
  }
`
  };

  // appsscript/windows/windows.ts
  var windows = {
    newTournament: newTournamentWindow,
    startFinalStage: finalStageWindow,
    whyThisPairing: whyThisPairingWindow,
    importTrf: importTrfWindow,
    exportTrf: exportTrfWindow,
    help: helpWindow
  };

  // appsscript/cellRanges.ts
  var spareRows2 = 1e3;
  function cellsAt(sheet, row, column2, rows, columns) {
    return sheet.getRange(row + 1, column2 + 1, rows, columns);
  }
  function withRoom(sheet, row, column2, cells, write2) {
    var _a, _b;
    const columns = (_b = (_a = cells[0]) == null ? void 0 : _a.length) != null ? _b : 0;
    const attempt2 = () => write2(cellsAt(sheet, row, column2, cells.length, columns));
    try {
      attempt2();
    } catch (refusal) {
      if (!growTo(sheet, row + cells.length, column2 + columns)) {
        throw refusal;
      }
      attempt2();
    }
  }
  function formatWithRoom(sheet, row, column2, formats) {
    withRoom(sheet, row, column2, formats, (range) => range.setNumberFormats(formats.map((line) => [...line])));
  }
  function growTo(sheet, rows, columns) {
    const [rowsNow, columnsNow] = [sheet.getMaxRows(), sheet.getMaxColumns()];
    if (rows > rowsNow) {
      sheet.insertRowsAfter(rowsNow, rows - rowsNow + spareRows2);
    }
    if (columns > columnsNow) {
      sheet.insertColumnsAfter(columnsNow, columns - columnsNow);
    }
    return rows > rowsNow || columns > columnsNow;
  }

  // appsscript/writeBlocks.ts
  function writeBlocks(blocks, sheetOf2) {
    for (const { of, alike } of groups2(blocks, onlyValue)) {
      const sheet = sheetOf2(of[0].target);
      if (of.length === 1 || alike === void 0) {
        of.forEach((block) => writeBlock(sheet, block));
      } else if (alike === "") {
        areas(sheet, of).clearContent();
      } else {
        areas(sheet, of).setValue(enteredCell(alike));
      }
    }
  }
  function formatCells(preparations, sheetOf2) {
    for (const { of, alike } of groups2(preparations, onlyFormat)) {
      const sheet = sheetOf2(of[0].target);
      if (of.length > 1 && alike !== void 0) {
        areas(
          sheet,
          of.map(({ target, row, rows, formats }) => ({
            target,
            row,
            column: formats[0].column,
            cells: Array.from({ length: rows }, () => [""])
          }))
        ).setNumberFormat(alike);
        continue;
      }
      for (const { row, rows, formats } of of) {
        formats.forEach(
          ({ column: column2, formats: across2 }) => formatWithRoom(
            sheet,
            row,
            column2,
            Array.from({ length: rows }, () => across2)
          )
        );
      }
    }
  }
  function writeBlock(sheet, { row, column: column2, cells }) {
    const values = cells.map((line) => line.map(enteredCell));
    withRoom(sheet, row, column2, values, (range) => range.setValues(values));
  }
  function onlyValue({ cells }) {
    var _a;
    const first2 = (_a = cells[0]) == null ? void 0 : _a[0];
    const isSame3 = cells.every((row) => row.every((cell) => cell === first2));
    return isSame3 && typeof first2 !== "object" ? first2 : void 0;
  }
  function onlyFormat({ formats, dropdowns }) {
    const [only] = formats;
    return dropdowns.length === 0 && formats.length === 1 && (only == null ? void 0 : only.formats.length) === 1 ? only.formats[0] : void 0;
  }
  function groups2(items, valueOf2) {
    var _a;
    const found = [];
    for (const item of items) {
      const alike = valueOf2(item);
      const last = found[found.length - 1];
      const target = (_a = last == null ? void 0 : last.of[0]) == null ? void 0 : _a.target;
      if (last !== void 0 && alike !== void 0 && last.alike === alike && JSON.stringify(target) === JSON.stringify(item.target)) {
        last.of.push(item);
      } else {
        found.push({ of: [item], alike });
      }
    }
    return found;
  }
  function areas(sheet, blocks) {
    return sheet.getRangeList(
      blocks.map(({ row, column: column2, cells }) => {
        var _a, _b;
        const to = a1(row + cells.length - 1, column2 + ((_b = (_a = cells[0]) == null ? void 0 : _a.length) != null ? _b : 1) - 1);
        return `${a1(row, column2)}:${to}`;
      })
    );
  }

  // appsscript/writeWorkbook.ts
  function writeWorkbook(workbook, plan) {
    var _a, _b, _c, _d, _e, _f;
    const { service } = workbook;
    const sheetOf2 = makeSheets(workbook, plan);
    formatCells(plan.prepare, sheetOf2);
    for (const { target, dropdowns, row, rows } of plan.prepare) {
      dropdowns.forEach(
        (dropdown) => offer(service, areaOf(sheetOf2(target), dropdown, row + rows), dropdown.choices)
      );
    }
    for (const page of (_a = plan.filled) != null ? _a : []) {
      const known2 = snapshotOf(workbook, page.target);
      const width = Math.max((_c = (_b = known2 == null ? void 0 : known2[0]) == null ? void 0 : _b.length) != null ? _c : 0, (_e = (_d = page.page.cells[0]) == null ? void 0 : _d.length) != null ? _e : 0);
      const columns = Array.from({ length: width }, (_, column2) => column2);
      if ("id" in page.target && isOutdated(workbook, [{ id: page.target.id, columns }])) {
        return "changed";
      }
      writePage(service, sheetOf2(page.target), page, known2 != null ? known2 : []);
    }
    writeBlocks(plan.undo === void 0 ? [] : [plan.undo], sheetOf2);
    if (plan.filled !== void 0) {
      settleIdentity(workbook);
    }
    if (isOutdated(workbook, (_f = plan.guard) != null ? _f : [])) {
      return "changed";
    }
    writeBlocks(plan.commit, sheetOf2);
    if (plan.commit.length > 0 || plan.filled !== void 0) {
      service.flush();
    }
    for (const page of plan.derived) {
      writePage(service, sheetOf2(page.target), page, "create" in page.target ? [] : "cleared");
    }
    if (plan.log !== void 0) {
      appendText(sheetOf2(plan.log.target), plan.log.rows);
    }
    if (plan.cursor !== void 0) {
      cellsAt(sheetOf2(plan.cursor.target), plan.cursor.row, plan.cursor.column, 1, 1).activate();
    }
    service.flush();
    return "written";
  }
  function makeSheets(workbook, plan) {
    var _a;
    const sheets = new Map(workbook.sheets);
    const roles = { ...workbook.identity.roles, ...(_a = plan.identity) == null ? void 0 : _a.roles };
    plan.newSheets.forEach(({ role, title, hidden }) => {
      const sheet = workbook.spreadsheet.insertSheet(title, sheets.size);
      if (hidden) {
        sheet.hideSheet();
      }
      if (plan.identity !== void 0) {
        roles[role] = String(sheet.getSheetId());
      }
      sheets.set(role, sheet);
    });
    if (plan.identity !== void 0) {
      rememberIdentity(workbook, {
        ...plan.identity,
        roles,
        ...plan.filled === void 0 ? {} : { importing: true }
      });
    }
    return (target) => sheets.get("id" in target ? target.id : target.create);
  }
  function appendText(sheet, rows) {
    var _a, _b;
    const last = sheet.getLastRow();
    const formats = rows.map((row) => row.map(() => "@"));
    formatWithRoom(sheet, last, 0, formats);
    cellsAt(sheet, last, 0, rows.length, (_b = (_a = rows[0]) == null ? void 0 : _a.length) != null ? _b : 0).setValues(
      rows.map((row) => row.map(enteredText))
    );
  }
  function writePage(service, sheet, write2, before) {
    var _a, _b, _c, _d;
    const { page } = write2;
    const rows = page.cells.length;
    const width = (_b = (_a = page.cells[0]) == null ? void 0 : _a.length) != null ? _b : 0;
    if (before === "cleared") {
      sheet.clear();
    }
    const formatted2 = write2.typed ? Math.max(sheet.getMaxRows(), rows) : rows;
    formatWithRoom(sheet, 0, 0, formatsOf2(page, formatted2, width));
    const values = covering(withFormulas(page), before === "cleared" ? [] : before);
    cellsAt(sheet, 0, 0, values.length, (_d = (_c = values[0]) == null ? void 0 : _c.length) != null ? _d : 0).setValues(values);
    cellsAt(sheet, 0, 0, rows, width).setFontWeights(fontWeightsOf(page));
    if (page.look !== void 0) {
      draw(sheet, page.look);
    }
    page.dropdowns.forEach((dropdown) => offer(service, areaOf(sheet, dropdown, formatted2), dropdown.choices));
    page.checkboxes.forEach((area) => areaOf(sheet, area, formatted2).insertCheckboxes());
    if (write2.layout) {
      layOut2(sheet, page);
    }
  }
  function covering(cells, before) {
    var _a, _b, _c, _d;
    const rows = Math.max(cells.length, before.length);
    const columns = Math.max((_b = (_a = cells[0]) == null ? void 0 : _a.length) != null ? _b : 0, (_d = (_c = before[0]) == null ? void 0 : _c.length) != null ? _d : 0);
    return Array.from(
      { length: rows },
      (_r, row) => Array.from({ length: columns }, (_c2, column2) => {
        var _a2, _b2;
        return (_b2 = (_a2 = cells[row]) == null ? void 0 : _a2[column2]) != null ? _b2 : "";
      })
    );
  }
  function snapshotOf({ snapshot }, target) {
    var _a;
    return "id" in target ? (_a = snapshot.sheets.find(({ id }) => id === target.id)) == null ? void 0 : _a.values : void 0;
  }
  function fontWeightsOf(page) {
    var _a, _b;
    const weights = page.cells.map(
      (row, r) => row.map(() => page.boldRows.includes(r) ? "bold" : "normal")
    );
    for (const { row, column: column2 } of (_b = (_a = page.look) == null ? void 0 : _a.boldCells) != null ? _b : []) {
      weights[row][column2] = "bold";
    }
    return weights;
  }
  var shade = "#e3eaf4";
  function draw(sheet, look) {
    const each3 = (areas2, change) => {
      if (areas2.length > 0) {
        change(sheet.getRangeList(areas2.map(areaText)));
      }
    };
    each3(look.framed, (list) => list.setBorder(true, true, true, true, true, true));
    each3(look.boxed, (list) => list.setBorder(true, true, true, true, null, true));
    each3(look.joined, (list) => list.setBorder(null, null, null, true, null, null));
    each3(look.shaded, (list) => list.setBackground(shade));
    each3(look.centred, (list) => list.setHorizontalAlignment("center"));
  }
  function areaText({ row, column: column2, rows, columns }) {
    return `${a1(row, column2)}:${a1(row + rows - 1, column2 + columns - 1)}`;
  }
  function layOut2(sheet, page) {
    if (page.frozenRows > 0) {
      sheet.setFrozenRows(page.frozenRows);
    }
    widthRuns(page.columnWidths).forEach(
      ({ column: column2, count: count2, width }) => sheet.setColumnWidths(column2 + 1, count2, width)
    );
  }
  function formatsOf2(page, rows, width) {
    const formats = Array.from(
      { length: width },
      (_, column2) => page.plainText.includes(column2) ? "@" : "General"
    );
    return Array.from({ length: rows }, () => formats);
  }
  function withFormulas(page) {
    const cells = page.cells.map((row) => row.map(enteredCell));
    for (const { row, column: column2, formula } of page.formulas) {
      cells[row][column2] = enteredFormula(formula);
    }
    return cells;
  }
  function offer(service, range, choices) {
    const rule = service.newDataValidation().requireValueInList([...choices], true).setAllowInvalid(true).build();
    range.setDataValidation(rule);
  }
  function areaOf(sheet, area, lastRow) {
    const end = area.toRow === void 0 ? lastRow : area.toRow + 1;
    return cellsAt(sheet, area.fromRow, area.column, end - area.fromRow, 1);
  }
  function widthRuns(widths5) {
    const runs3 = [];
    widths5.forEach((width, column2) => {
      const last = runs3[runs3.length - 1];
      if (last !== void 0 && last.width === width) {
        last.count += 1;
      } else {
        runs3.push({ column: column2, count: 1, width });
      }
    });
    return runs3;
  }

  // appsscript/menu.ts
  var mostLines = 25;
  var mostAttempts = 4;
  var lockMilliseconds = 1e3;
  function buildMenu(authorised) {
    const ui = SpreadsheetApp.getUi();
    const language = authorised ? knownLanguage() : void 0;
    const menu = publishedAddOn ? ui.createAddonMenu() : ui.createMenu(menuLabel("menu", language));
    menuLines.forEach((line) => addLine(menu, line, language, () => ui.createMenu(groupLabel(line, language))));
    menu.addToUi();
  }
  function knownLanguage() {
    try {
      return rememberedLanguage();
    } catch {
      return void 0;
    }
  }
  function addLine(menu, line, language, newGroup) {
    if (line === "separator") {
      menu.addSeparator();
    } else if ("entry" in line) {
      menu.addItem(menuLabel(line.entry, language), entryFunction(line.entry));
    } else {
      const group = newGroup();
      line.entries.forEach((entry2) => group.addItem(menuLabel(entry2, language), entryFunction(entry2)));
      menu.addSubMenu(group);
    }
  }
  function entryFunction(entry2) {
    return `menu${entry2.charAt(0).toUpperCase()}${entry2.slice(1)}`;
  }
  function groupLabel(line, language) {
    return typeof line === "object" && "group" in line ? menuLabel(line.group, language) : "";
  }
  function runEntry(name) {
    converse(commands[name], boxes2());
  }
  function runForWindow(command) {
    const outcome = locked(command, []);
    switch (outcome.kind) {
      case "done":
        return { done: true, text: lines(outcome.told, outcome.language, Infinity) };
      case "refused":
        return { done: false, text: lines(outcome.problems, outcome.language, Infinity) };
      case "asked":
        return { done: false, text: lines([outcome.question], outcome.language) };
    }
  }
  function explainForWindow(player, round) {
    try {
      return whyThisPairing(readWorkbook(readsRecord()).snapshot, { player, round });
    } catch (error) {
      return { done: false, text: lines([stoppedBy(error)], void 0) };
    }
  }
  function reportForWindow(part) {
    try {
      return exportTrf(readWorkbook(readsRecord()).snapshot, part);
    } catch (error) {
      return { done: false, text: lines([stoppedBy(error)], void 0), report: "", fileName: "", parts: [] };
    }
  }
  function suggestedPlayer() {
    const cell = selectedCell();
    const number = cell === void 0 ? void 0 : selectedPlayer(readWorkbook(readsRecord()).snapshot, cell);
    return number === void 0 ? "" : String(number);
  }
  function selectedCell() {
    const range = SpreadsheetApp.getActiveSpreadsheet().getActiveRange();
    const value = range == null ? void 0 : range.getValue();
    return range === null ? void 0 : {
      sheet: range.getSheet().getName(),
      row: range.getRow() - 1,
      column: range.getColumn() - 1,
      value: typeof value === "number" || typeof value === "string" ? value : ""
    };
  }
  function languageOfLocale() {
    var _a;
    const locale = SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale();
    return (_a = languages.find((language) => locale.startsWith(language))) != null ? _a : "en";
  }
  function openWindow(name) {
    const known2 = knownLanguage();
    const first2 = known2 != null ? known2 : languageOfLocale();
    const window = windows[name];
    const all = window.choosesLanguage || known2 === void 0;
    const spoken = [first2, ...all ? languages.filter((language) => language !== first2) : []];
    const page = pageOfWindow(window, spoken, (language) => menuLabel(name, language));
    const html = HtmlService.createHtmlOutput(page).setWidth(420).setHeight(window.height);
    SpreadsheetApp.getUi().showModalDialog(html, menuLabel(name, known2));
  }
  function converse(command, speaker) {
    const given = [];
    let outcome = locked(command, given);
    while (outcome.kind === "asked" && answerTo(outcome, given) === void 0) {
      const { id, question, details, language } = outcome;
      const shown4 = shownQuestion(outcome);
      const yes = speaker.ask(lines([question], language), lines(details, language));
      given.push({ id, shown: shown4, yes });
      outcome = locked(command, given);
    }
    say(outcome, speaker);
  }
  function say(outcome, speaker) {
    const title = menuLabel("menu", outcome.language);
    switch (outcome.kind) {
      case "refused":
        speaker.warn(title, lines(outcome.problems, outcome.language));
        return;
      case "done":
        speaker.tell(title, lines(outcome.told, outcome.language));
        if (outcome.list.length > 0) {
          speaker.warn(title, lines(outcome.list, outcome.language));
        }
        return;
      case "asked":
        return;
    }
  }
  function locked(command, given) {
    const lock = LockService.getDocumentLock();
    if (!lock.tryLock(lockMilliseconds)) {
      return { kind: "refused", language: void 0, problems: [{ code: "workbookBusy" }] };
    }
    let language;
    try {
      for (let attempt2 = 0; attempt2 < mostAttempts; attempt2 += 1) {
        const workbook = readWorkbook(command.reads);
        language = workbook.snapshot.language;
        const selected = command.looks === true ? selectedCell() : void 0;
        const snapshot = { ...workbook.snapshot, ...selected && { selected } };
        const outcome = sparingForeignPages(
          snapshot,
          runAnswered(command, snapshot, given),
          (id) => lookAt(workbook, id)
        );
        if (outcome.kind !== "done" || writeWorkbook(workbook, outcome.plan) === "written") {
          return outcome;
        }
      }
      return { kind: "refused", language, problems: [{ code: "sheetsChanging" }] };
    } catch (error) {
      return { kind: "refused", language, problems: [stoppedBy(error)] };
    } finally {
      lock.releaseLock();
    }
  }
  function lines(notes, language, most = mostLines) {
    const spoken = language === void 0 ? languages : [language];
    const shown4 = notes.slice(0, most).map((note2) => spoken.map((each3) => sentenceOf(note2, each3)).join("\n"));
    const left = notes.length - shown4.length;
    return [...shown4, ...left > 0 ? [`… + ${left}`] : []].join("\n");
  }
  function boxes2() {
    const service = SpreadsheetApp;
    const ui = service.getUi();
    return {
      tell: (title, text) => void service.getActiveSpreadsheet().toast(text, title, 10),
      warn: (title, text) => void ui.alert(title, text, ui.ButtonSet.OK),
      ask: (title, text) => ui.alert(title, text, ui.ButtonSet.YES_NO) === ui.Button.YES
    };
  }

  // appsscript/entry.ts
  function onOpen(event) {
    buildMenu(String(event == null ? void 0 : event.authMode) !== "NONE");
  }
  function onInstall(event) {
    onOpen(event);
  }
  function onEdit(event) {
    if ((event == null ? void 0 : event.range) !== void 0) {
      runControl(event.value, event.range, converse);
    }
  }
  function menuNewTournament() {
    openWindow("newTournament");
  }
  function createTournament(choices) {
    return runForWindow(newTournament(readChoices(choices)));
  }
  function menuNumberByLot() {
    runEntry("numberByLot");
  }
  function menuNumberByStrength() {
    runEntry("numberByStrength");
  }
  function menuPairNextRound() {
    runEntry("pairNextRound");
  }
  function menuUndo() {
    runEntry("undo");
  }
  function menuUpdateStandings() {
    runEntry("updateStandings");
  }
  function menuCrosstable() {
    runEntry("crosstable");
  }
  function menuScoreCards() {
    runEntry("scoreCards");
  }
  function menuMinutes() {
    runEntry("minutes");
  }
  function menuContributions() {
    runEntry("contributions");
  }
  function menuBracket() {
    runEntry("bracket");
  }
  function menuTeamTable() {
    runEntry("teamTable");
  }
  function menuControl() {
    runEntry("control");
  }
  function menuStartFinalStage() {
    openWindow("startFinalStage");
  }
  function createFinalStage(choices) {
    return runForWindow(startFinalStage(readFinalStageChoices(choices)));
  }
  function menuWhyThisPairing() {
    openWindow("whyThisPairing");
  }
  function explainForPlayer(player, round) {
    return explainForWindow(String(player != null ? player : ""), String(round != null ? round : ""));
  }
  function suggestPlayer() {
    return suggestedPlayer();
  }
  function menuCheckEverything() {
    runEntry("checkEverything");
  }
  function menuImportTrf() {
    openWindow("importTrf");
  }
  function importReport(choices) {
    return runForWindow(importTrf(readImportChoices(choices)));
  }
  function menuExportTrf() {
    openWindow("exportTrf");
  }
  function writeReport(part) {
    return reportForWindow(Number(part));
  }
  function menuRefreshFormulas() {
    runEntry("refreshFormulas");
  }
  function menuHelp() {
    openWindow("help");
  }
  function PAIR_ROUND(players, results, round, system, settings) {
    return cellAnswer(pairRoundFunction([players, results, round, system, settings], ownSheets));
  }
  function BUCHHOLZ(players, results, variant, player, settings) {
    return cellAnswer(buchholzFunction([players, results, variant, player, settings], ownSheets));
  }
  function SONNEBORN_BERGER(players, results, variant, player, settings) {
    return cellAnswer(sonnebornBergerFunction([players, results, variant, player, settings], ownSheets));
  }
  function TIEBREAK(code, players, results, player, settings) {
    return cellAnswer(tieBreakFunction([code, players, results, player, settings], ownSheets));
  }
  function CONTRIBUTIONS(code, player, players, results, settings) {
    return cellAnswer(contributionsFunction([code, player, players, results, settings], ownSheets));
  }
  function STANDINGS(players, results, tiebreaks, after_round, settings) {
    return cellAnswer(standingsFunction([players, results, tiebreaks, after_round, settings], ownSheets));
  }
  function CROSSTABLE(players, results, settings) {
    return cellAnswer(crosstableFunction([players, results, settings], ownSheets));
  }
  function KNOCKOUT_BRACKET(n_or_players, results, settings) {
    return cellAnswer(knockoutBracketFunction([n_or_players, results, settings], ownSheets));
  }
  function SCORE_CARD(player, players, results, settings) {
    return cellAnswer(scoreCardFunction([player, players, results, settings], ownSheets));
  }
  function EXPLAIN_PAIRING(round, player, players, results, settings) {
    return cellAnswer(explainPairingFunction([round, player, players, results, settings], ownSheets));
  }
  function ROUNDS_POSSIBLE(rounds2, players, results, settings) {
    return cellAnswer(roundsPossibleFunction([rounds2, players, results, settings], ownSheets));
  }
  function TEAM_STANDINGS(players, results, tiebreaks, settings) {
    return cellAnswer(teamStandingsFunction([players, results, tiebreaks, settings], ownSheets));
  }
  function SCHEVENINGEN(n, round) {
    return cellAnswer(scheveningenFunction(n, round));
  }
  function BERGER_ROUND(a, b, n) {
    return cellAnswer(bergerRoundFunction(a, b, n));
  }
  function BERGER_WHITE(a, b, n) {
    return cellAnswer(bergerWhiteFunction(a, b, n));
  }
  function BERGER_TABLE(n, round) {
    return cellAnswer(bergerTableFunction(n, round));
  }
  return __toCommonJS(entry_exports);
})();

/**
 * The round in which two numbers of a round robin meet (Law 26, rule b; FIDE C.05 annex 1).
 *
 * @param {3} a A number of the table.
 * @param {5} b Another number of the table.
 * @param {12} n How many players; when it is odd, n + 1 stands for being free.
 * @return The round.
 * @customfunction
 */
function BERGER_ROUND(a, b, n) {
  return TrongTai.BERGER_ROUND(a, b, n);
}

/**
 * The Berger table: Round, Board, White, Black, in the printed order.
 *
 * @param {12} n How many players; when it is odd, n + 1 stands for being free.
 * @param {1} round One round only; empty: all of them.
 * @return The games of the table.
 * @customfunction
 */
function BERGER_TABLE(n, round) {
  return TrongTai.BERGER_TABLE(n, round);
}

/**
 * Who has White when two numbers of a round robin meet (Law 26, rule a; FIDE C.05 annex 1).
 *
 * @param {3} a A number of the table.
 * @param {5} b Another number of the table.
 * @param {12} n How many players; when it is odd, n + 1 stands for being free.
 * @return The number that has White.
 * @customfunction
 */
function BERGER_WHITE(a, b, n) {
  return TrongTai.BERGER_WHITE(a, b, n);
}

/**
 * Buchholz: a column in the order of the players, or one number for one player. Without ranges the workbook's own
 * sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"BH/C1"} variant LAW, BH, BH/C1, BH/C2, BH/M1, BH/M2; empty: BH, in systems of the law LAW.
 * @param {7} player A player number; empty: everybody.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The Buchholz scores.
 * @customfunction
 */
function BUCHHOLZ(players, results, variant, player, settings) {
  return TrongTai.BUCHHOLZ(players, results, variant, player, settings);
}

/**
 * How a tie-break of one player adds up: Round, Opponent, Result, Counts as, Value. Without ranges the workbook's own
 * sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {"BH"} code A code of FIDE C.07, or LAW, BERGER.
 * @param {7} player A player number.
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The contributions, game by game.
 * @customfunction
 */
function CONTRIBUTIONS(code, player, players, results, settings) {
  return TrongTai.CONTRIBUTIONS(code, player, players, results, settings);
}

/**
 * The crosstable. Without ranges the workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a
 * formula up to date.
 *
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"system=round-robin"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The table of the Crosstable sheet.
 * @customfunction
 */
function CROSSTABLE(players, results, settings) {
  return TrongTai.CROSSTABLE(players, results, settings);
}

/**
 * Why a player has this opponent, this colour, this float or bye: one sentence in each row. Without ranges the
 * workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {5} round The round, paired already or the next one.
 * @param {7} player A player number.
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"system=adjusted; rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The reasons, one in each row.
 * @customfunction
 */
function EXPLAIN_PAIRING(round, player, players, results, settings) {
  return TrongTai.EXPLAIN_PAIRING(round, player, players, results, settings);
}

/**
 * The bracket of a knockout as a grid: rounds side by side, the two of a match one above the other. A number gives an
 * empty bracket of so many seeds. Without anything the workbook's own sheets are read; choose Arbiter › Refresh formulas
 * to bring such a formula up to date.
 *
 * @param {16} n_or_players How many players, or the players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: no game yet, or the sheet Results.
 * @param {"system=knockout"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The grid of the Bracket sheet.
 * @customfunction
 */
function KNOCKOUT_BRACKET(n_or_players, results, settings) {
  return TrongTai.KNOCKOUT_BRACKET(n_or_players, results, settings);
}

/**
 * Preview of a round: Board, White no, White, Black no, Black; byes last. Without ranges the workbook's own sheets
 * are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: no game yet, or the sheet Results.
 * @param {3} round The round to pair; empty: the next one.
 * @param {"dutch"} system dutch, adjusted, drawn, round-robin or knockout; empty: the event's own.
 * @param {"rounds=9; points=1,0.5,0"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The boards of the round.
 * @customfunction
 */
function PAIR_ROUND(players, results, round, system, settings) {
  return TrongTai.PAIR_ROUND(players, results, round, system, settings);
}

/**
 * Whether an event of so many rounds can be played to its end without a forbidden game: TRUE, or the sentence that says
 * what cannot be done, why, and what to do. Without ranges the workbook's own sheets are read; choose Arbiter › Refresh
 * formulas to bring such a formula up to date.
 *
 * @param {9} rounds How many rounds the event is to have.
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: no game yet, or the sheet Results.
 * @param {"system=adjusted"} settings A range Key | Value, or a text; empty: the defaults.
 * @return TRUE, or a sentence.
 * @customfunction
 */
function ROUNDS_POSSIBLE(rounds, players, results, settings) {
  return TrongTai.ROUNDS_POSSIBLE(rounds, players, results, settings);
}

/**
 * The schedule of a match in which everybody of one team meets everybody of the other (kiểu Anh, Law 30.2.2): Round,
 * Board, White, Black.
 *
 * @param {4} n How many players each team has.
 * @param {1} round One round only; empty: all of them.
 * @return The games of the match.
 * @customfunction
 */
function SCHEVENINGEN(n, round) {
  return TrongTai.SCHEVENINGEN(n, round);
}

/**
 * The score card of a player (Law 29.1): round, opponent, colour, result, running points, ↓ or ↑. Without ranges the
 * workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {7} player A player number.
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The card, its title first.
 * @customfunction
 */
function SCORE_CARD(player, players, results, settings) {
  return TrongTai.SCORE_CARD(player, players, results, settings);
}

/**
 * Sonneborn–Berger (hệ số Becgơ): a column in the order of the players, or one number for one player. Without ranges
 * the workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"SB"} variant SB and its cuts, or BERGER of the law; empty: the event's own.
 * @param {7} player A player number; empty: everybody.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The Sonneborn–Berger scores.
 * @customfunction
 */
function SONNEBORN_BERGER(players, results, variant, player, settings) {
  return TrongTai.SONNEBORN_BERGER(players, results, variant, player, settings);
}

/**
 * The standings: place, number, name, club, points, each tie-break, and which of them separated equals. Without ranges
 * the workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"BH/C1, BH, SB"} tiebreaks Codes in order; empty: the event's own.
 * @param {5} after_round The last round that counts; empty: the last complete one.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The table of the Standings sheet.
 * @customfunction
 */
function STANDINGS(players, results, tiebreaks, after_round, settings) {
  return TrongTai.STANDINGS(players, results, tiebreaks, after_round, settings);
}

/**
 * The standings of teams: board points (or match points first, by setting), then board 1, board 2, … Without ranges the
 * workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {Players!A1:T} players The players with their teams and boards, and their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {"BP, BOARDS"} tiebreaks MP, BP, B1, BOARDS, or codes between teams; empty: the event's own.
 * @param {"boards=4"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The table of teams.
 * @customfunction
 */
function TEAM_STANDINGS(players, results, tiebreaks, settings) {
  return TrongTai.TEAM_STANDINGS(players, results, tiebreaks, settings);
}

/**
 * Any tie-break by its code: a column in the order of the players, or one number for one player. Without ranges the
 * workbook's own sheets are read; choose Arbiter › Refresh formulas to bring such a formula up to date.
 *
 * @param {"BH/C1"} code A code of FIDE C.07, or LAW, BERGER.
 * @param {Players!A1:T} players The players with their heading row; empty: the sheet Players.
 * @param {Results!A1:L} results The results with their heading row; empty: the sheet Results.
 * @param {7} player A player number; empty: everybody.
 * @param {"rounds=9"} settings A range Key | Value, or a text; empty: the defaults.
 * @return The values of the tie-break.
 * @customfunction
 */
function TIEBREAK(code, players, results, player, settings) {
  return TrongTai.TIEBREAK(code, players, results, player, settings);
}

/** Called by the window of Start final stage. */
function createFinalStage(choices) {
  return TrongTai.createFinalStage(choices);
}

/** Called by the window of New tournament. */
function createTournament(choices) {
  return TrongTai.createTournament(choices);
}

/** Called by the window of Why this pairing?; reads only. */
function explainForPlayer(player, round) {
  return TrongTai.explainForPlayer(player, round);
}

/** Called by the window of Import TRF. */
function importReport(choices) {
  return TrongTai.importReport(choices);
}

/** Menu: writes the Bracket sheet. */
function menuBracket() {
  return TrongTai.menuBracket();
}

/** Menu: lists what is wrong, offers repairs, rebuilds what is shown. */
function menuCheckEverything() {
  return TrongTai.menuCheckEverything();
}

/** Menu: writes the Contributions sheet: how each tie-break comes about. */
function menuContributions() {
  return TrongTai.menuContributions();
}

/** Menu: makes the sheet whose boxes run commands. */
function menuControl() {
  return TrongTai.menuControl();
}

/** Menu: writes the Crosstable sheet. */
function menuCrosstable() {
  return TrongTai.menuCrosstable();
}

/** Menu: shows the event as a tournament report, to be copied or saved. */
function menuExportTrf() {
  return TrongTai.menuExportTrf();
}

/** Menu: shows the help. */
function menuHelp() {
  return TrongTai.menuHelp();
}

/** Menu: asks for a tournament report and fills the sheets of an event from it. */
function menuImportTrf() {
  return TrongTai.menuImportTrf();
}

/** Menu: writes the Minutes of the last complete round. */
function menuMinutes() {
  return TrongTai.menuMinutes();
}

/** Menu: asks for the system and makes the sheets of an event. */
function menuNewTournament() {
  return TrongTai.menuNewTournament();
}

/** Menu: gives every player a number by lot. */
function menuNumberByLot() {
  return TrongTai.menuNumberByLot();
}

/** Menu: gives every player a number by strength. */
function menuNumberByStrength() {
  return TrongTai.menuNumberByStrength();
}

/** Menu: pairs the next round. */
function menuPairNextRound() {
  return TrongTai.menuPairNextRound();
}

/** Menu: brings formulas without ranges up to date. */
function menuRefreshFormulas() {
  return TrongTai.menuRefreshFormulas();
}

/** Menu: writes the Score cards sheet. */
function menuScoreCards() {
  return TrongTai.menuScoreCards();
}

/** Menu: asks how many go through into a knockout. */
function menuStartFinalStage() {
  return TrongTai.menuStartFinalStage();
}

/** Menu: writes the Team table sheet. */
function menuTeamTable() {
  return TrongTai.menuTeamTable();
}

/** Menu: takes back the last command. */
function menuUndo() {
  return TrongTai.menuUndo();
}

/** Menu: writes the Standings sheet. */
function menuUpdateStandings() {
  return TrongTai.menuUpdateStandings();
}

/** Menu: asks for a player and says why he is paired as he is. */
function menuWhyThisPairing() {
  return TrongTai.menuWhyThisPairing();
}

/** Runs a command when its box in the Control sheet is ticked; every other edit is left alone. */
function onEdit(event) {
  return TrongTai.onEdit(event);
}

/** Builds the menu when the add-on has just been installed. */
function onInstall(event) {
  return TrongTai.onInstall(event);
}

/** Builds the menu when the spreadsheet is opened. */
function onOpen(event) {
  return TrongTai.onOpen(event);
}

/** Called by the window of Why this pairing?: the player of the selected row, or nothing. */
function suggestPlayer() {
  return TrongTai.suggestPlayer();
}

/** Called by the window of Export TRF, with the place of a section in its list; reads only. */
function writeReport(part) {
  return TrongTai.writeReport(part);
}
