import { describe, expect, it } from 'vitest';
import { drawOne, lotsFor } from '../../../src/lots/draw.ts';
import { bracketMatch, type DueMatch } from '../../../src/systems/knockout/bracketMatch.ts';
import { stepGames, winnerByLot } from '../../../src/systems/knockout/matchGames.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import { defaultSettings } from '../../../src/tournament/settings.ts';

const player = (number: number) => ({ kind: 'player' as const, player: playerNumber(number) });

/** Match 3 of two players after this many draws. */
function level(upper: number, lower: number, draws: number): DueMatch {
  const games = Array.from({ length: draws }, (_, index) => ({
    board: 7,
    match: 3,
    game: index + 1,
    white: playerNumber(index % 2 === 0 ? upper : lower),
    black: playerNumber(index % 2 === 0 ? lower : upper),
    outcome: 'draw' as const,
  }));
  const match = bracketMatch(
    { round: 1, match: 3 },
    { upper: player(upper), lower: player(lower) },
    { match: 3, games, exempt: [] },
    { rules: { games: 2, points: defaultSettings.points }, hasLeft: () => false },
  );
  return { ...match, due: match.due! };
}

const seeds = Array.from({ length: 40 }, (_, seed) => String(seed));
const players = new Map(
  [4, 9].map((number) => [
    playerNumber(number),
    { number: playerNumber(number), name: `P${number}`, byes: [] },
  ]),
);
const step = (match: DueMatch, drawSeed: string) => stepGames(match, 7, { drawSeed, players });

describe('Law 25: the lot of a level match', () => {
  it('is that of the purpose `tie a-b`, so that it can be done again', () => {
    const both = [4, 9];
    for (const seed of seeds) {
      expect(winnerByLot(level(4, 9, 5), seed)).toBe(drawOne(lotsFor(seed, 'tie 4-9'), both));
    }
  });

  it('the same two have the same lots wherever they stand in the bracket', () => {
    for (const seed of seeds) {
      expect(winnerByLot(level(9, 4, 5), seed)).toBe(winnerByLot(level(4, 9, 5), seed));
      expect(step(level(9, 4, 4), seed).boards).toEqual(step(level(4, 9, 4), seed).boards);
    }
  });

  it('names the winner, and writes the other as his opponent, whichever it falls on', () => {
    const rows = seeds.map((seed) => {
      const { boards, notes } = step(level(4, 9, 5), seed);
      const winner = boards[0]!.white;
      expect(notes).toEqual([
        { code: 'winnerByLot', values: { match: 3, number: winner, name: `P${winner}` } },
      ]);
      return `${winner}-${boards[0]!.black}`;
    });
    expect(new Set(rows)).toEqual(new Set(['4-9', '9-4']));
  });
});

describe('Law 25: what the arbiter is told of further games', () => {
  it('two more: the match and who has White first', () => {
    expect(step(level(4, 9, 2), 'test').notes).toEqual([
      { code: 'twoMoreGames', values: { match: 3, white: 4, black: 9 } },
    ]);
  });

  it('one more: the colours that the lot gave', () => {
    const { boards, notes } = step(level(4, 9, 4), 'test');
    const { white, black } = boards[0]!;
    expect(notes).toEqual([{ code: 'colourByLot', values: { match: 3, white, black } }]);
  });
});
