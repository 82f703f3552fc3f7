import { describe, expect, it } from 'vitest';
import { cardContext, scoreCard } from '../../src/sheet/scoreCard.ts';
import { numberOf, tournamentOf } from '../tournamentBuilder.ts';

describe('Law 29.1; rules.md 6: the score card', () => {
  const t = tournamentOf(
    `A-B 1-0, C-D =, E bye
     E-A =, C-B ½-0, D 0bye
     A-D 1-0, C-E ?`,
    {
      settings: { system: 'drawn', rounds: 5 },
      players: { A: { grade: 'Kiện tướng', club: 'Hà Nội' }, B: { grade: 'Cấp 1' }, C: { title: 'FM' } },
    },
  );
  const card = (name: string, language: 'en' | 'vi' = 'vi'): string[] =>
    scoreCard(numberOf(t, name), cardContext(t, language, 'white')).map((row) => row.join('|'));

  it('has name, grade and number above', () => {
    expect(card('A')[0]).toBe('1. A – Kiện tướng – Hà Nội||||||');
    expect(card('D')[0]).toBe('4. D||||||');
  });

  it('has for each round opponent (number, grade), colour T or Đ, result, running points, ↓ or ↑', () => {
    expect(card('A').slice(2, 5)).toEqual(['1|2|B (Cấp 1)|T|1|1|', '2|5|E|Đ|½|1½|', '3|4|D|T|1|2½|↓']);
    expect(card('B').slice(2, 4)).toEqual(['1|1|A (Kiện tướng)|Đ|0|0|', '2|3|C (FM)|Đ|0|0|↑']);
    expect(card('A', 'en')[2]).toBe('1|2|B (Cấp 1)|w|1|1|');
  });

  it('leaves what is not known yet empty, and rounds to come as empty lines', () => {
    expect(card('C').slice(4)).toEqual(['3|5|E|T|||↑', '4||||||', '5||||||']);
    expect(card('B').slice(4, 5)).toEqual(['3||vắng mặt|||0|']);
  });
});
