import { expect, it } from 'vitest';
import { crosstableRows } from '../../src/sheet/crosstableRows.ts';
import { crosstable } from '../../src/standings/crosstable.ts';
import { tournamentOf } from '../tournamentBuilder.ts';

it('a round robin by opponents, two cycles in one cell', () => {
  const t = tournamentOf(
    `A-B 1-0, C 0 bye
     C-A =, B 0 bye
     B-C +/-, A 0 bye
     B-A 0-1, C 0 bye`,
    { settings: { system: 'round-robin', tieBreaks: ['SB'] }, players: { A: { club: 'Huế' } } },
  );
  expect(crosstableRows(crosstable(t), 'en', 'white')).toEqual([
    ['No', 'Name', 'Club', '1', '2', '3', 'Points', 'SB', 'Place'],
    [1, 'A', 'Huế', '×', '1 1', '½', 2.5, 0.5 / 2 + 1 + 1, 1],
    [2, 'B', '', '0 0', '×', '+', 1, 0.5, 2],
    [3, 'C', '', '½', '-', '×', 0.5, 2.5 / 2, 3],
  ]);
});

it('a Swiss by rounds, opponents by their numbers; a round without results is shown and counts nothing', () => {
  const t = tournamentOf(
    `A-B 1-0, C-D =, E bye
     E-A 0-1, C-B *, D ½ bye
     A-C ?, D-E ?`,
    { settings: { tieBreaks: [] } },
  );
  const rows = crosstableRows(crosstable(t), 'vi', 'white');
  expect(rows[0]).toEqual(['STT', 'Họ tên', 'Đơn vị', 'V1', 'V2', 'V3', 'Điểm', 'Hạng']);
  expect(rows[1]).toEqual([1, 'A', '', '2T1', '5Đ1', '3T', 2, 1]);
  expect(rows.find((row) => row[1] === 'D')).toEqual([4, 'D', '', '3Đ½', '½ bye', '5T', 1, 2]);
  expect(rows.find((row) => row[1] === 'B')).toEqual([2, 'B', '', '1Đ0', '3Đ*', '–', 0, 5]);
});
