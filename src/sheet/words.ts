import type { Colour } from '../tournament/colour.ts';
import type { SystemName, TeamForm } from '../tournament/settings.ts';
import type { Language } from './languages.ts';

export const colourNameChoices = ['white', 'red', 'first'] as const;

/** White and Black, Red and Black (xiangqi), or Tiên and Hậu: what is shown for the two colours, nothing else. */
export type ColourNames = (typeof colourNameChoices)[number];

export const colourWords: Record<ColourNames, Record<Language, Record<Colour, string>>> = {
  white: { en: { white: 'White', black: 'Black' }, vi: { white: 'Trắng', black: 'Đen' } },
  red: { en: { white: 'Red', black: 'Black' }, vi: { white: 'Đỏ', black: 'Đen' } },
  first: { en: { white: 'First', black: 'Second' }, vi: { white: 'Tiên', black: 'Hậu' } },
};

/** The first word of each list is the one written; the code itself is always accepted. */
export const systemWords: Record<SystemName, Record<Language, readonly string[]>> = {
  dutch: {
    en: ['Swiss (FIDE Dutch)', 'Swiss', 'Dutch', 'Swiss Dutch', 'FIDE Dutch'],
    vi: ['Thụy Sĩ (FIDE Dutch)', 'Thụy Sĩ', 'Hệ Thụy Sĩ', 'Thuỵ Sĩ', 'Thuỵ Sỹ', 'Thụy Sỹ'],
  },
  adjusted: {
    en: ['Adjusted Swiss', 'Lim'],
    vi: ['Thụy Sĩ điều chỉnh', 'Thụy Sĩ có điều chỉnh', 'Thuỵ Sĩ điều chỉnh'],
  },
  drawn: {
    en: ['Drawn Swiss', 'Swiss by lot'],
    vi: ['Đại tuần hoàn', 'Thụy Sĩ bốc thăm', 'Thụy Sĩ theo bốc thăm'],
  },
  'round-robin': { en: ['Round robin', 'Berger', 'All-play-all'], vi: ['Vòng tròn', 'Đấu vòng tròn'] },
  knockout: { en: ['Knockout', 'Knock-out'], vi: ['Loại trực tiếp', 'Đấu loại trực tiếp'] },
};

/** Law 30.2.1, 30.2.2, 30.1.2–3. */
export const teamFormWords: Record<TeamForm, Record<Language, readonly string[]>> = {
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

export const languageWords: Record<Language, readonly string[]> = {
  en: ['English', 'Tiếng Anh'],
  vi: ['Tiếng Việt', 'Vietnamese', 'Việt'],
};

export const yesWords: Record<Language, readonly string[]> = {
  en: ['yes', 'y', 'true', 'on', 'x', '✓', '✔', '☑', '1'],
  vi: ['có', 'đúng', 'bật', 'x'],
};

export const noWords: Record<Language, readonly string[]> = {
  en: ['no', 'n', 'false', 'off', 'none', '0', '-'],
  vi: ['không', 'sai', 'tắt'],
};
