import { expect, test } from 'vitest';
import { compareNames } from '../../src/sheet/collation.ts';

const reversed = <T>(items: readonly T[]): T[] => [...items].reverse();

test('letters in the order of the alphabet: a ă â b c d đ e ê … o ô ơ … u ư', () => {
  const words = ['an', 'ăn', 'ân', 'ba', 'ca', 'da', 'đa', 'em', 'êm', 'on', 'ôn', 'ơn', 'un', 'ưn', 'va'];
  expect(reversed(words).sort(compareNames)).toEqual(words);
});

test('tones in the order of dictionaries: ngang, huyền, hỏi, ngã, sắc, nặng', () => {
  const words = ['ma', 'mà', 'mả', 'mã', 'má', 'mạ', 'mai'];
  expect(reversed(words).sort(compareNames)).toEqual(words);
});

test('the tone of the given name comes before the letters of the family name', () => {
  const words = ['Vì Ba', 'An Bà', 'An Bá'];
  expect(reversed(words).sort(compareNames)).toEqual(words);
});

test('composed and decomposed letters stand together', () => {
  expect(compareNames('Đấu'.normalize('NFD'), 'Đẫu')).toBeGreaterThan(0);
});

test('persons by given name, then by family name', () => {
  const names = ['Trần Văn An', 'Lê Ân', 'Nguyễn Thị Bình', 'Đỗ Bình', 'Đặng Đức', 'Lê Đức'];
  expect(reversed(names).sort(compareNames)).toEqual([
    'Trần Văn An',
    'Lê Ân',
    'Đỗ Bình',
    'Nguyễn Thị Bình',
    'Đặng Đức',
    'Lê Đức',
  ]);
});

test('other letters and signs have a fixed place', () => {
  const words = ['', '1', '2', 'z', 'ß', '棋'];
  expect(reversed(words).sort(compareNames)).toEqual(words);
});
