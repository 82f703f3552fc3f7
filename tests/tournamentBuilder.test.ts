import { expect, it } from 'vitest';
import { nameOf, numberOf, tournamentOf } from './tournamentBuilder.ts';

it('builds rounds, byes and open games from lines', () => {
  const t = tournamentOf(
    `A-B 1-0, C-D =, E bye
     A-C +/-, D-E ?, B ½ bye`,
    { players: { F: { fromRound: 3 } }, settings: { rounds: 5 } },
  );
  expect(t.players.map((player) => player.name).join('')).toBe('ABCDEF');
  expect(t.rounds[0]).toEqual({
    number: 1,
    games: [
      { board: 1, white: 1, black: 2, outcome: 'whiteWins' },
      { board: 2, white: 3, black: 4, outcome: 'draw' },
    ],
    byes: [{ player: 5, outcome: 'pairingBye' }],
  });
  expect(t.rounds[1]?.games[1]).toEqual({ board: 2, white: 4, black: 5 });
  expect(t.rounds[1]?.byes).toEqual([{ player: 2, outcome: 'halfBye' }]);
  expect(t.players[5]?.fromRound).toBe(3);
  expect(t.settings.rounds).toBe(5);
  expect(numberOf(t, 'C')).toBe(3);
  expect(nameOf(t, numberOf(t, 'C'))).toBe('C');
});
