import { describe, expect, it } from 'vitest';
import { beforeRound } from '../../src/tournament/beforeRound.ts';
import { playersToPair } from '../../src/tournament/participants.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { tournamentOf } from '../tournamentBuilder.ts';

const here = (tournament: Tournament, round: number): string =>
  playersToPair(tournament.players, round)
    .map(({ name }) => name)
    .join('');

describe('a round on record, to be paired again', () => {
  const played = tournamentOf('A-B =, C-D =, E bye\n A-C =, B ½bye, D bye', {
    players: { A: { present: false } },
  });

  it('keeps the rounds before it', () => {
    expect(beforeRound(played, 2).rounds).toHaveLength(1);
    expect(beforeRound(played, 3).rounds).toHaveLength(2);
  });

  it('those who have a game or the allocated bye were there, ticked or not', () => {
    expect(here(beforeRound(played, 1), 1)).toBe('ABCDE');
    expect(here(beforeRound(played, 2), 2)).toBe('ACD');
  });

  it('given byes were asked for, and who has no row was away', () => {
    const byes = beforeRound(played, 2).players.flatMap(({ name, byes }) =>
      byes.map((bye) => [name, bye.outcome]),
    );
    expect(byes).toEqual([
      ['B', 'halfBye'],
      ['E', 'zeroBye'],
    ]);
  });
});
