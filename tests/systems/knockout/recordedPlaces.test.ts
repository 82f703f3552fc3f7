import { describe, expect, it } from 'vitest';
import { bracketOf } from '../../../src/systems/knockout/bracket.ts';
import { matchRowsOf, recordedPlaces } from '../../../src/systems/knockout/recordedPlaces.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import type { Bye, Round } from '../../../src/tournament/round.ts';
import { knockoutOf } from './playKnockout.ts';
import { drawnUp, match, round, withRounds } from './typedRecord.ts';

const bye = (player: number, inMatch?: number): Bye => ({
  player: playerNumber(player),
  outcome: 'fullBye',
  ...(inMatch === undefined ? {} : { match: inMatch }),
});

/** `1: 2-3 3-2, 4: exempt 5` */
const rowsIn = (typed: Round): string =>
  matchRowsOf(typed)
    .rows.map(({ match: number, games, exempt }) => {
      const pairs = games.map(({ white, black }) => `${white}-${black}`);
      return `${number}: ${exempt.length > 0 ? `exempt ${exempt.join()}` : pairs.join(' ')}`;
    })
    .join(', ');

describe('rules.md 1: the rows of a typed round by match', () => {
  it('games in the order of their numbers, however the rows stand; one without a number first', () => {
    const [first, second] = match(1, 2, 3);
    const third = { ...first!, game: 3 };
    const { board, white, black } = second!;
    expect(rowsIn(round(1, [third, second!, first!]))).toBe('1: 2-3 3-2 2-3');
    expect(rowsIn(round(1, [third, { board, white, black, match: 1 }, first!]))).toBe('1: 3-2 2-3 2-3');
  });

  it('a row without a match number goes to the match that its pair has in the round', () => {
    const [first] = match(2, 1, 3);
    const [, second] = match(2, 1, 3, false);
    expect(rowsIn(round(1, [second!, first!, ...match(1, 4, 2)]))).toBe('2: 3-1 1-3, 1: 4-2 2-4');
    expect(bracketOf(withRounds(4, round(1, [first!, second!, ...match(1, 4, 2)]))).problems).toEqual([]);
  });

  it('where some rows have numbers, a pair without one is named', () => {
    const typed = withRounds(4, round(1, [...match(1, 1, 4), ...match(2, 3, 2, false)]));
    expect(bracketOf(typed).problems).toMatchObject([
      { code: 'matchMissing', values: { white: 3, black: 2 } },
      { code: 'matchMissing', values: { white: 2, black: 3 } },
    ]);
  });

  it('one player in two pairs: two matches', () => {
    expect(rowsIn(round(1, [...match(1, 1, 3, false), ...match(2, 1, 2, false)]))).toBe(
      '1: 1-3 3-1, 2: 1-2 2-1',
    );
    expect(rowsIn(round(1, [...match(1, 1, 3, false), ...match(2, 2, 3, false)]))).toBe(
      '1: 1-3 3-1, 2: 2-3 3-2',
    );
  });

  it('a bye without a match number is of no match', () => {
    expect(rowsIn(round(1, match(2, 2, 3), [bye(1, 1), bye(4)]))).toBe('2: 2-3 3-2, 1: exempt 1');
  });
});

describe('rules.md 1: a bracket drawn by hand is read back', () => {
  it('as wide as its highest match of round 1', () => {
    expect(drawnUp(bracketOf(withRounds(4, round(1, match(3, 2, 3)))))[0]).toBe(
      'empty-empty empty, empty-empty empty, 2-3 won, empty-empty empty',
    );
  });

  it('no wider for somebody entered late', () => {
    const typed = withRounds(5, round(1, [...match(1, 1, 3), ...match(2, 4, 2)]));
    expect(drawnUp(bracketOf(typed))).toEqual(['1-3 won, 4-2 won', '1-4 due']);
  });

  it('wide enough for an exempt player who has no row yet (Law 25)', () => {
    const typed = {
      ...knockoutOf(5, {}, { 1: { exempt: 2 } }),
      rounds: [round(1, [...match(1, 5, 2), ...match(2, 3, 4)])],
    };
    expect(bracketOf(typed).rounds).toHaveLength(3);
  });

  it('somebody first met in round 2 stands in the half that is free, White or not', () => {
    for (const games of [match(1, 2, 1), match(1, 1, 2)]) {
      const typed = withRounds(3, round(1, match(1, 2, 3)), round(2, games));
      expect(drawnUp(bracketOf(typed))[0]).toBe('2-3 won, 1-empty exempt');
      expect(bracketOf(typed).problems).toEqual([]);
    }
  });

  it('and beside somebody whose exemption has a row', () => {
    const first = round(1, [...match(3, 2, 3), ...match(4, 5, 6)], [bye(1, 1)]);
    expect(drawnUp(bracketOf(withRounds(6, first, round(2, match(1, 1, 4)))))[0]).toBe(
      '1-empty exempt, 4-empty exempt, 2-3 won, 5-6 won',
    );
    const foot = round(1, [...match(1, 2, 3), ...match(2, 5, 6)], [bye(1, 4)]);
    expect(drawnUp(bracketOf(withRounds(6, foot, round(2, match(2, 4, 1)))))[0]).toBe(
      '2-3 won, 5-6 won, 4-empty exempt, 1-empty exempt',
    );
  });

  it('a match beyond the bracket gives nobody a place', () => {
    const typed = [round(1, [...match(1, 1, 3), ...match(2, 4, 2)]), round(2, match(2, 5, 2))];
    const rows = typed.map((each) => matchRowsOf(each).rows);
    expect(recordedPlaces(rows, 4)).toEqual([1, 3, 4, 2]);
  });
});
