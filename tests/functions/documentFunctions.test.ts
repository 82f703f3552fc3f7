import { describe, expect, it } from 'vitest';
import { knockoutBracketFunction } from '../../src/functions/knockoutBracketFunction.ts';
import { scoreCardFunction } from '../../src/functions/scoreCardFunction.ts';
import { noWorkbook, players, results, told, workbook } from './ranges.ts';

function gridOf(value: unknown): string[] {
  return (value as unknown[][]).map((row) => row.join('|'));
}

describe('KNOCKOUT_BRACKET(n_or_players, [results], [settings])', () => {
  it('a number: the empty bracket of so many seeds, 1 and 2 apart, the best exempt (Law 25)', () => {
    const grid = gridOf(told(knockoutBracketFunction([6], noWorkbook)));
    expect(grid[0]).toBe('Quarter-finals||Semi-finals||Final||Winner');
    const first = grid.map((row) => row.split('|')[0]).filter((cell) => cell !== '');
    expect(first.slice(1)).toEqual(['1', '(exempt)', '5', '4', '3', '6', '(exempt)', '2']);
  });

  it('ranges: names with seeds, scores, the winner', () => {
    const seeded = [
      ['No', 'Name', 'Seed'],
      [1, 'An', 1],
      [2, 'Bình', 2],
    ];
    const games = [
      ['Round', 'Match', 'Board', 'Game', 'White', 'Result', 'Black'],
      [1, 1, 1, 1, 1, '1-0', 2],
      [1, 1, 1, 2, 2, '½-½', 1],
    ];
    expect(gridOf(told(knockoutBracketFunction([seeded, games], noWorkbook)))).toEqual([
      'Final||Winner',
      '||',
      '[1] An|1½|[1] An',
      '[2] Bình|½|',
    ]);
  });

  it('a lot is said, not counted', () => {
    const two = [
      ['No', 'Name'],
      [1, 'An'],
      [2, 'Bình'],
    ];
    const draws = [1, 2, 3, 4, 5].map((game) => [
      1,
      1,
      1,
      game,
      game % 2 === 1 ? 1 : 2,
      '½-½',
      game % 2 === 1 ? 2 : 1,
    ]);
    const games = [
      ['Round', 'Match', 'Board', 'Game', 'White', 'Result', 'Black'],
      ...draws,
      [1, 1, 1, 6, 2, '+/-', 1],
    ];
    const grid = gridOf(told(knockoutBracketFunction([two, games], noWorkbook)));
    expect(grid.slice(2)).toEqual(['An|2½|Bình', 'Bình|2½ lot|']);
  });

  it('without arguments an event without a knockout is refused', () => {
    expect(told(knockoutBracketFunction([], () => workbook))).toEqual([
      expect.stringContaining('No part of this event is a knockout'),
    ]);
  });

  it('groups by board (Law 30.1.3) have no bracket of teams, in ranges either', () => {
    const players = [
      ['No', 'Name', 'Team', 'Board'],
      [1, 'An', 'Huế', 1],
      [2, 'Bình', 'Vinh', 1],
    ];
    const ask = (form: string) =>
      told(knockoutBracketFunction([players, undefined, `team form=${form}`], noWorkbook));
    expect(String(ask('Groups by board'))).toContain('No part of this event is a knockout');
    expect(String(ask('kiểu Anh'))).toContain('Huế');
  });

  it.each([1, 1025, 2.5, 'x'])('%s players are refused', (count) => {
    expect(told(knockoutBracketFunction([count], noWorkbook))).toEqual([
      expect.stringContaining('n_or_players'),
    ]);
  });
});

describe('SCORE_CARD(player, [players], [results], [settings]) (Law 29.1)', () => {
  it('opponents, colours, results, running points, floats', () => {
    const card = gridOf(told(scoreCardFunction([1, players, results, 'rounds=4'], noWorkbook)));
    expect(card).toEqual([
      '1. An – Huế||||||',
      'Round|No|Opponent|Col|Result|Points|↓↑',
      '1|3|Chi|w|1|1|',
      '2|2|Bình|b|1|2|↓',
      '3|4|Dũng|w|||↓',
      '4||||||',
    ]);
  });

  it('in Vietnamese from the workbook', () => {
    const card = gridOf(told(scoreCardFunction([2], () => workbook)));
    expect(card[1]).toBe('Vòng|STT|Đối thủ|Màu|Kết quả|Điểm|↓↑');
    expect(card[2]).toBe('1|4|Dũng|Đ|½|½|');
  });

  it('a number that nobody has, or none', () => {
    expect(told(scoreCardFunction([9, players, results], noWorkbook))).toHaveLength(1);
    expect(told(scoreCardFunction([], noWorkbook))).toHaveLength(1);
  });
});
