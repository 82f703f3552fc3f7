import type { PlayerColumn } from '../src/sheet/headings.ts';
import type { Language } from '../src/sheet/languages.ts';
import type { SettingKey } from '../src/sheet/settingKeys.ts';
import type { SystemName, TeamForm } from '../src/tournament/settings.ts';

export type ExamplePlayer = Partial<Record<PlayerColumn, string>>;

/** An invented event: nobody in it exists. */
export interface ExampleEvent {
  readonly file: string;
  readonly language: Language;
  readonly system: SystemName;
  readonly teamForm?: TeamForm;
  readonly made: Date;
  readonly settings: Partial<Record<SettingKey, string>>;
  /** Numbered in this order. */
  readonly players: readonly ExamplePlayer[];
  readonly roundsPlayed: number;
  /** Team events: rows of the Line-ups sheet, `round;team;board;player`. */
  readonly lineUps?: readonly string[];
  /** Results that the lots do not decide, by `round.board`. */
  readonly forfeits: Readonly<Record<string, string>>;
}

const swissPlayers: readonly string[] = [
  'Aldo Feldbrook;2248;FM;Rook House',
  'Mirela Oakentop;2215;WFM;Old Bridge',
  'Jonas Tidewell;2190;CM;Harbour',
  'Petra Lindqvale;2174;;Mill Lane',
  'Ravi Summerdeep;2151;;Rook House',
  'Ilse Kornhollow;2133;WCM;Northgate',
  'Tomas Greywater;2110;;Harbour',
  'Nadia Silvermoor;2098;;Old Bridge',
  'Bruno Castlebeck;2077;;Mill Lane',
  'Hana Willowmere;2051;;Northgate',
  'Edgar Thornfield;2034;;Rook House',
  'Lucia Pinecroft;2016;;Harbour',
  'Oskar Windhaven;1998;;Old Bridge',
  'Freya Stonemill;1975;;Mill Lane',
  'Milan Birchwater;1960;;Northgate',
  'Clara Foxbourne;1941;;Rook House',
  'Anton Meadowrise;1922;;Harbour',
  'Selma Riverstone;1904;;Old Bridge',
  'Viktor Ashgrove;1883;;Mill Lane',
  'Dora Heatherley;1867;;Northgate',
  'Leon Marshgate;1840;;Rook House',
  'Ines Cloudberry;1822;;Harbour',
  'Karel Bramblewood;1799;;Old Bridge',
  'Greta Snowfell;1775;;Mill Lane',
  'Hugo Larkspur;1748;;Northgate',
  'Vera Copperhill;1720;;Rook House',
  'Felix Nettlecombe;1688;;Harbour',
  'Wanda Plumridge;1650;;Old Bridge',
  'Emil Quillfeather;1604;;Mill Lane',
  'Olga Thistledown;1560;;Northgate',
];

const arrangements: Readonly<Record<string, ExamplePlayer>> = {
  'Hana Willowmere': { byes: '2=½' },
  'Freya Stonemill': { byes: '5=½' },
  'Ines Cloudberry': { fromRound: '3' },
};

const roundRobinPlayers: readonly string[] = [
  'Đặng Sao Khuê;1985;;CLB Sông Hồng',
  'Phan Triều Dương;1940;;CLB Bến Nghé',
  'Lương Bích Thạch;1912;;CLB Ngự Bình',
  'Tô Gia Mộc;1880;;CLB Sông Hồng',
  'Hồ Tùng Bách;1854;;CLB Tây Đô',
  'Vũ Hoài Sơn Ca;1820;;CLB Bến Nghé',
  'Trịnh Hải Đông Quân;1795;;CLB Tây Đô',
  'Châu Ngân Hà;1760;;CLB Ngự Bình',
];

/** Team, then its players in the order of boards; the last one is the reserve. */
const teams: readonly string[] = [
  'Sông Hồng;Mạc Thiên Trúc 2215;Lâm Hạ Vũ 2140;Đàm Quý Sơn 2085;Ninh Bảo Khê 1990;Viên Thùy Lam 1920',
  'Bến Nghé;Quách Đông Hải 2190;Từ Mai Thảo 2155;Hứa Kỳ Nam 2040;Âu Dương Phi 1985;Liêu Bạch Vân 1900',
  'Ngự Bình;Tạ Cẩm Giang 2180;La Trường An 2120;Phùng Tuệ Tâm 2062;Kiều Vọng Nguyệt 2010;Giáp Hồng Ngọc 1875',
  'Tây Đô;Cù Thanh Phong 2160;Doãn Lệ Chi 2098;Thạch Đình Lâm 2051;Ông Gia Phúc 1970;Sử Minh Nhật 1888',
  'Cao Nguyên;Mai Xuân Hạc 2145;Bành Thu Cúc 2110;Khổng Tiến Đạt 2030;Nghiêm Hòa Bình 1964;Ân Nhã Uyên 1850',
  'Biển Xanh;Văn Hải Đường 2130;Tiêu Kim Tước 2075;Đoạn Trúc Quân 2022;Lục Bình Minh 1950;Hàn Tuyết Mai 1842',
];

function readTeam(line: string): ExamplePlayer[] {
  const [team = '', ...players] = line.split(';');
  return players.map((text, index) => {
    const [, name = '', rating = ''] = /^(.*) (\d+)$/.exec(text) ?? [];
    return { name, rating, team, board: index < 4 ? String(index + 1) : 'R1' };
  });
}

function readPlayer(line: string): ExamplePlayer {
  const [name = '', rating = '', title = '', club = ''] = line.split(';');
  return { name, rating, ...(title === '' ? {} : { title }), club, ...arrangements[name] };
}

export const exampleEvents: readonly ExampleEvent[] = [
  {
    file: 'swiss-30.xlsx',
    language: 'en',
    system: 'dutch',
    made: new Date(Date.UTC(2026, 8, 12, 3, 0)),
    settings: {
      event: 'Lantern Open',
      place: 'Town library',
      arbiter: 'Example Arbiter',
      start: '12 September 2026',
      end: '20 September 2026',
      rounds: '9',
      drawSeed: 'lantern',
      firstColour: 'White',
    },
    players: swissPlayers.map(readPlayer),
    roundsPlayed: 4,
    forfeits: { '2.9': '+/-', '4.12': '-/+' },
  },
  {
    file: 'vong-tron-8.xlsx',
    language: 'vi',
    system: 'round-robin',
    made: new Date(Date.UTC(2026, 9, 3, 2, 0)),
    settings: {
      event: 'Giải Trăng Rằm',
      place: 'Nhà văn hóa phường',
      arbiter: 'Trọng tài Mẫu',
      start: 'ngày 3 tháng 10 năm 2026',
      end: 'ngày 9 tháng 10 năm 2026',
      drawSeed: 'trăng rằm',
    },
    players: roundRobinPlayers.map(readPlayer),
    roundsPlayed: 3,
    forfeits: { '2.3': '+/-' },
  },
  {
    file: 'doi-6.xlsx',
    language: 'vi',
    system: 'drawn',
    teamForm: 'simultaneous',
    made: new Date(Date.UTC(2026, 10, 7, 1, 0)),
    settings: {
      event: 'Giải đồng đội Bến Sông',
      place: 'Nhà thi đấu Bến Sông',
      arbiter: 'Trọng tài Mẫu',
      start: 'ngày 7 tháng 11 năm 2026',
      end: 'ngày 8 tháng 11 năm 2026',
      rounds: '5',
      boards: '4',
      drawSeed: 'bến sông',
    },
    players: teams.flatMap(readTeam),
    roundsPlayed: 2,
    lineUps: ['2;Ngự Bình;3;15'],
    forfeits: {},
  },
];
