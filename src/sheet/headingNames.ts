/**
 * Every heading under which a column is found, the one that is written first. Nothing but texts;
 * `headings.ts` says which columns there must be.
 */

export const playerHeadingNames = {
  number: { en: ['No', 'No.', 'Number', '#'], vi: ['STT', 'Số thứ tự', 'Số'] },
  name: { en: ['Name', 'Player'], vi: ['Họ tên', 'Họ và tên', 'Tên', 'Đấu thủ', 'Kỳ thủ'] },
  rating: { en: ['Rating', 'Elo', 'Rtg', 'Rating int.'], vi: ['Hệ số', 'Hệ số Elo'] },
  title: { en: ['Title'], vi: ['Danh hiệu'] },
  nationalRating: { en: ['National rating', 'Rating nat.'], vi: ['Hệ số QG', 'Hệ số quốc gia'] },
  grade: { en: ['Grade'], vi: ['Đẳng cấp'] },
  club: { en: ['Club'], vi: ['Đơn vị', 'Câu lạc bộ', 'CLB'] },
  federation: { en: ['Federation', 'Fed', 'Fed.'], vi: ['Liên đoàn', 'LĐ'] },
  sex: { en: ['Sex', 'Gender'], vi: ['Giới', 'Giới tính', 'Phái'] },
  born: {
    en: ['Born', 'Birth', 'Birth date', 'Date of birth', 'Year of birth'],
    vi: ['Năm sinh', 'Ngày sinh'],
  },
  fideId: { en: ['FIDE ID', 'ID'], vi: ['FIDE ID', 'Mã FIDE', 'Mã số FIDE'] },
  section: { en: ['Section', 'Group'], vi: ['Bảng', 'Bảng đấu'] },
  team: { en: ['Team'], vi: ['Đội'] },
  board: { en: ['Board'], vi: ['Bàn'] },
  seed: { en: ['Seed'], vi: ['Hạt giống'] },
  exempt: { en: ['Exempt'], vi: ['Miễn', 'Miễn trận'] },
  fromRound: { en: ['From round'], vi: ['Từ vòng'] },
  leftAfter: { en: ['Left after', 'Left after round'], vi: ['Bỏ sau vòng', 'Bỏ cuộc sau vòng'] },
  byes: { en: ['Byes', 'Bye'], vi: ['Xin nghỉ', 'Nghỉ'] },
  present: { en: ['Present'], vi: ['Có mặt'] },
};

export const resultHeadingNames = {
  stage: { en: ['Stage'], vi: ['Giai đoạn'] },
  section: { en: ['Section', 'Group'], vi: ['Bảng', 'Bảng đấu'] },
  round: { en: ['Round', 'Rd', 'Rd.'], vi: ['Vòng', 'Vòng đấu', 'Lượt'] },
  match: { en: ['Match'], vi: ['Trận'] },
  board: { en: ['Board', 'Bo.'], vi: ['Bàn'] },
  game: { en: ['Game'], vi: ['Ván'] },
  white: {
    en: ['White', 'Red', 'First', 'White no', 'Red no'],
    vi: ['Trắng', 'Đỏ', 'Tiên', 'Số Trắng', 'Số Đỏ'],
  },
  whiteName: { en: ['White name', 'Red name', 'First name'], vi: ['Tên Trắng', 'Tên Đỏ', 'Tên Tiên'] },
  result: { en: ['Result'], vi: ['Kết quả'] },
  blackName: { en: ['Black name', 'Second name'], vi: ['Tên Đen', 'Tên Hậu'] },
  black: { en: ['Black', 'Second', 'Black no'], vi: ['Đen', 'Hậu', 'Số Đen'] },
  note: { en: ['Note', 'Notes'], vi: ['Ghi chú'] },
};

export const colourHeadingNames = {
  white: {},
  red: {
    white: { en: ['Red'], vi: ['Đỏ'] },
    whiteName: { en: ['Red name'], vi: ['Tên Đỏ'] },
  },
  first: {
    white: { en: ['First'], vi: ['Tiên'] },
    whiteName: { en: ['First name'], vi: ['Tên Tiên'] },
    blackName: { en: ['Second name'], vi: ['Tên Hậu'] },
    black: { en: ['Second'], vi: ['Hậu'] },
  },
};

export const lineUpHeadingNames = {
  round: resultHeadingNames.round,
  team: playerHeadingNames.team,
  board: playerHeadingNames.board,
  player: { en: ['Player', 'Player no', 'No'], vi: ['Đấu thủ', 'Số đấu thủ', 'STT'] },
};

export const settingHeadingNames = {
  key: { en: ['Key', 'Setting'], vi: ['Mục', 'Khóa', 'Thiết lập'] },
  value: { en: ['Value'], vi: ['Giá trị'] },
  note: { en: ['Note', 'Notes'], vi: ['Ghi chú'] },
};

export const logHeadingNames = {
  time: { en: ['Time'], vi: ['Thời gian'] },
  arbiter: { en: ['Arbiter'], vi: ['Trọng tài'] },
  what: { en: ['What happened'], vi: ['Nội dung'] },
};
