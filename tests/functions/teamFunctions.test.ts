import { describe, expect, it } from 'vitest';
import { scheveningenFunction } from '../../src/functions/scheveningenFunction.ts';
import { teamStandingsFunction } from '../../src/functions/teamStandingsFunction.ts';
import { noWorkbook, told } from './ranges.ts';

describe('SCHEVENINGEN (Law 30.2.2)', () => {
  it('is Round, Board, White, Black of the whole match, or of one round', () => {
    expect(told(scheveningenFunction(2))).toEqual([
      [1, 1, 'A1', 'B1'],
      [1, 2, 'A2', 'B2'],
      [2, 1, 'B2', 'A1'],
      [2, 2, 'B1', 'A2'],
    ]);
    expect(told(scheveningenFunction('3', 3))).toEqual([
      [3, 1, 'A1', 'B3'],
      [3, 2, 'B1', 'A2'],
      [3, 3, 'B2', 'A3'],
    ]);
  });

  it.each([
    [undefined, undefined, 'n'],
    [0, undefined, 'n'],
    [2.5, undefined, 'n'],
    [3, 4, 'round'],
  ])('refuses %s, %s and names the argument', (n, round, argument) => {
    expect(String(told(scheveningenFunction(n, round)))).toContain(argument);
  });
});

describe('TEAM_STANDINGS (Law 30.1.5)', () => {
  const players = [
    ['No', 'Name', 'Team', 'Board'],
    [1, 'An', 'Huế', 1],
    [2, 'Bình', 'Huế', 2],
    [3, 'Chi', 'Vinh', 1],
    [4, 'Dũng', 'Vinh', 2],
  ];
  const results = [
    ['Round', 'Match', 'Board', 'White', 'Result', 'Black'],
    [1, 1, 1, 1, '0-1', 3],
    [1, 1, 2, 4, '0-1', 2],
  ];

  it('ranks by board points, then board 1, board 2, …', () => {
    expect(told(teamStandingsFunction([players, results], noWorkbook))).toEqual([
      ['Place', 'Letter', 'Team', 'BP', 'B1', 'B2', 'Decided by'],
      [1, 'B', 'Vinh', 1, 1, 0, ''],
      [2, 'A', 'Huế', 1, 0, 1, 'B1'],
    ]);
  });

  it('takes match points from the settings, and criteria of one’s own', () => {
    expect(told(teamStandingsFunction([players, results, 'B2', 'Match points=yes'], noWorkbook))).toEqual([
      ['Place', 'Letter', 'Team', 'MP', 'B2', 'Decided by'],
      [1, 'A', 'Huế', 1, 1, ''],
      [2, 'B', 'Vinh', 1, 0, 'B2'],
    ]);
  });

  it('refuses what is no criterion, and players without teams', () => {
    expect(told(teamStandingsFunction([players, results, 'B1, XYZ'], noWorkbook))).toEqual([
      expect.stringContaining('XYZ'),
    ]);
    const alone = players.map((row) => row.slice(0, 2));
    expect(String(told(teamStandingsFunction([alone, results], noWorkbook)))).toContain('Team');
  });
});
