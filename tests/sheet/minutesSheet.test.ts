import { describe, expect, it } from 'vitest';
import { minutesSheet } from '../../src/sheet/minutesSheet.ts';
import { readEvent } from '../../src/sheet/readEvent.ts';
import { typedSheets } from './typedSheets.ts';

const minutes = (results: readonly (readonly (string | number)[])[]): string[] =>
  minutesSheet(
    readEvent(
      typedSheets({
        resultColumns: ['round', 'board', 'white', 'result', 'black', 'note'],
        results,
        settings: [
          ['Event', 'Spring Open'],
          ['Place', 'Huế'],
          ['Chief arbiter', 'Lê Trọng'],
          ['Round 1', '14:00'],
        ],
      }),
    ),
  ).cells.map((row) => row.join('|').replace(/\|+$/, ''));

describe('Law 26 (appendix 1), rules.md 2: the minutes of a round', () => {
  const page = minutes([
    [1, 1, 1, '+/-', 4, ''],
    [1, 2, 2, '½-½', 3, 'Clock of board 2 replaced'],
    [2, 1, 4, '', 3, ''],
  ]);

  it('name event, round, date and place', () => {
    expect(page.slice(0, 4).join('\n')).toContain('Spring Open');
    expect(page).toContain('Minutes of round 1');
    expect(page).toContain('Date and time: 14:00');
    expect(page).toContain('Place: Huế');
  });

  it('have every board with numbers, names, colours and result', () => {
    expect(page.filter((line) => /^(Board|\d)\|/.test(line))).toEqual([
      'Board|No|White|Result|Black|No',
      '1|1|An|+/-|Dung|4',
      '2|2|Bình|½-½|Chi|3',
    ]);
  });

  it('list the incidents: forfeits, penalties, decisions, and what the arbiter noted', () => {
    expect(page.filter((line) => /^Board \d \(/.test(line))).toEqual([
      'Board 1 (1 – 4): +/-, forfeit',
      'Board 2 (2 – 3): Clock of board 2 replaced',
    ]);
    const decided = minutes([
      [1, 1, 1, '0-0', 4, ''],
      [1, 2, 2, '½-0', 3, ''],
    ]);
    expect(decided.filter((line) => /^Board \d \(/.test(line))).toEqual([
      'Board 1 (1 – 4): both lose',
      'Board 2 (2 – 3): ½-0, result by decision of the arbiter',
    ]);
    expect(minutes([[1, 1, 1, '1-0', 4, '']])).toContain('Incidents: none');
  });

  it('Law 25: a lot that ends a knockout match is no forfeit', () => {
    const played = [1, 2, 3, 4, 5].map((game) => [1, 1, 1, game, 1, '½-½', 2]);
    const withLast = (game: number): string[] =>
      minutesSheet(
        readEvent(
          typedSheets({
            players: [
              [1, 'An'],
              [2, 'Bình'],
            ],
            resultColumns: ['round', 'match', 'board', 'game', 'white', 'result', 'black'],
            results: [...played.slice(0, game - 1), [1, 1, 1, game, 1, '+/-', 2]],
            settings: [['System', 'Knockout']],
          }),
        ),
      )
        .cells.map((row) => row.join('|').replace(/\|+$/, ''))
        .filter((line) => line.startsWith('Match 1, Board 1,'));
    expect(withLast(6)).toEqual(['Match 1, Board 1, Game 6 (1 – 2): winner drawn by lot']);
    expect(withLast(5)).toEqual(['Match 1, Board 1, Game 5 (1 – 2): +/-, drawn by lot, or forfeit']);
    expect(withLast(2)).toEqual(['Match 1, Board 1, Game 2 (1 – 2): +/-, forfeit']);
  });

  it('end with lines for the signatures of the arbiters', () => {
    const end = page.slice(-5).join('\n');
    expect(end).toContain('Chief arbiter');
    expect(end).toContain('(signature)');
    expect(end).toContain('Lê Trọng');
  });
});
