/** Words that people type and read for values of settings. Nothing but texts. */

export const colourWordList = {
  white: { en: { white: 'White', black: 'Black' }, vi: { white: 'Trắng', black: 'Đen' } },
  red: { en: { white: 'Red', black: 'Black' }, vi: { white: 'Đỏ', black: 'Đen' } },
  first: { en: { white: 'First', black: 'Second' }, vi: { white: 'Tiên', black: 'Hậu' } },
};

export const systemWordList = {
  dutch: {
    en: ['Swiss (FIDE Dutch)', 'Swiss', 'Dutch', 'Swiss Dutch', 'FIDE Dutch'],
    vi: ['Thụy Sĩ (FIDE Dutch)', 'Thụy Sĩ', 'Hệ Thụy Sĩ', 'Thụy Sỹ'],
  },
  adjusted: {
    en: ['Adjusted Swiss', 'Lim'],
    vi: ['Thụy Sĩ điều chỉnh', 'Thụy Sĩ có điều chỉnh'],
  },
  drawn: {
    en: ['Drawn Swiss', 'Swiss by lot'],
    vi: ['Đại tuần hoàn', 'Thụy Sĩ bốc thăm', 'Thụy Sĩ theo bốc thăm'],
  },
  'round-robin': { en: ['Round robin', 'Berger', 'All-play-all'], vi: ['Vòng tròn', 'Đấu vòng tròn'] },
  knockout: { en: ['Knockout', 'Knock-out'], vi: ['Loại trực tiếp', 'Đấu loại trực tiếp'] },
};

export const teamFormWordList = {
  simultaneous: {
    en: ['Same boards meet', 'Simultaneous'],
    vi: ['Đối kháng đồng loạt', 'Đồng loạt'],
  },
  scheveningen: {
    en: ['Everybody meets everybody', 'Scheveningen'],
    vi: ['Đối kháng kiểu Anh', 'Kiểu Anh'],
  },
  boardGroups: {
    en: ['Groups by board', 'Board groups'],
    vi: ['Chia bảng theo bàn', 'Bảng theo bàn'],
  },
};

export const languageWordList = {
  en: ['English', 'Tiếng Anh'],
  vi: ['Tiếng Việt', 'Vietnamese', 'Việt'],
};

export const yesWordList = {
  en: ['yes', 'y', 'true', 'on', 'x', '✓', '✔', '☑', '1'],
  vi: ['có', 'đúng', 'bật', 'x'],
};

export const noWordList = {
  en: ['no', 'n', 'false', 'off', 'none', '0', '-'],
  vi: ['không', 'sai', 'tắt'],
};
