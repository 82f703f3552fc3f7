import type { Answer } from '../../src/functions/answer.ts';
import type { SheetInput } from '../../src/sheet/table.ts';
import { sentenceOf } from '../../src/sheet/sentences.ts';

/** Four players, three rounds, the third without results; a blank row and trailing blanks as in a real range. */
export const players = [
  ['No', 'Name', 'Rating', 'Club'],
  [1, 'An', 2100, 'Huế'],
  [2, 'Bình', 2000, 'Đà Nẵng'],
  ['', '', '', ''],
  [3, 'Chi', 1900, ''],
  [4, 'Dũng', 1800, ''],
  ['', '', '', ''],
  ['', '', '', ''],
];

export const results = [
  ['Round', 'Board', 'White', 'Result', 'Black'],
  [1, 1, 1, '1-0', 3],
  [1, 2, 4, '½-½', 2],
  [2, 1, 2, '0-1', 1],
  [2, 2, 3, '1-0', 4],
  [3, 1, 1, '', 4],
  [3, 2, 2, '', 3],
];

/** The same event as the sheets of a workbook with Vietnamese titles and headings. */
export const workbook: readonly SheetInput[] = [
  {
    id: 's',
    title: 'Thiết lập',
    values: [
      ['Hệ thống', 'Thụy Sĩ'],
      ['Số vòng', 3],
      ['Hệ số phụ', 'BH, SB'],
    ],
  },
  { id: 'p', title: 'Đấu thủ', values: [['STT', 'Họ tên', 'Hệ số', 'Đơn vị'], ...players.slice(1)] },
  {
    id: 'r',
    title: 'Kết quả',
    values: [['Vòng', 'Bàn', 'Trắng', 'Kết quả', 'Đen'], ...results.slice(1)],
  },
];

export function noWorkbook(): never {
  throw new Error('with ranges nothing else is read');
}

/** The value, or the English sentences of a refusal. */
export function told(answer: Answer): unknown {
  return answer.ok ? answer.value : answer.problems.map((problem) => sentenceOf(problem, 'en'));
}
