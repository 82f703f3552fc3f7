import { expect, it } from 'vitest';
import { shownWidth, textTable } from '../../local/textTable.ts';

it('measures Vietnamese in both Unicode forms alike', () => {
  expect(shownWidth('Nguyễn')).toBe(6);
  expect(shownWidth('Nguyễn'.normalize('NFD'))).toBe(6);
  expect(shownWidth('象棋')).toBe(4);
});

it('aligns columns, sets numbers to the right, lets headings stand by themselves', () => {
  const rows = [
    ['Vòng 5', '', ''],
    ['Hạng', 'Họ tên', 'Điểm'],
    ['1', 'Trần Thị Ánh', '4½'],
    ['12', 'Lê Bo', '10'],
  ];
  expect(textTable(rows)).toEqual([
    'Vòng 5',
    'Hạng  Họ tên        Điểm',
    '   1  Trần Thị Ánh    4½',
    '  12  Lê Bo           10',
  ]);
});

it('leaves out columns without text', () => {
  expect(textTable([['a', '', 'b']])).toEqual(['a  b']);
});
