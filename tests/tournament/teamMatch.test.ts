import { describe, expect, test } from 'vitest';
import { continueRound, pairRound } from '../../src/systems/pair.ts';
import { boardResults } from '../../src/tournament/boardResults.ts';
import { finalScore, historyOf } from '../../src/tournament/history.ts';
import type { PairingResult } from '../../src/tournament/pairing.ts';
import { teamRounds } from '../../src/tournament/teamMatch.ts';
import { numberOf, pairingIn, played, teamEvent } from '../systems/teamMatch/teamEvent.ts';

describe('Law 30.1.5, a match as the sum of its boards', () => {
  test('the running score counts what has a result, on each board', () => {
    const event = teamEvent({ teams: 2, boards: 3, settings: { gamesPerMatch: 2 } });
    const after = played(event, pairingIn(pairRound(event, 1)), (white, _black, game) =>
      game === 2 ? undefined : white === 'A1' ? 'whiteWins' : white === 'B2' ? 'draw' : 'unfinished',
    );
    const match = teamRounds(after, 'asNothing')[0]!.matches[0]!;
    expect(match.teams.white.letter).toBe('A');
    expect(match.points).toEqual({
      white: { total: 3, boards: [2, 1, 0] },
      black: { total: 1, boards: [0, 1, 0] },
    });
    expect([match.complete, match.played]).toEqual([false, true]);
    expect(teamRounds(after, 'asDraw')[0]!.matches[0]!.points.black.total).toBe(2);
  });

  test('kiểu Anh: every player’s points are those of his board, also as Black and as substitute by hand', () => {
    const event = teamEvent({ teams: 2, boards: 2, reserves: 1, settings: { teamForm: 'scheveningen' } });
    // B2 wins both his games; in the second BR1 sits for him
    const paired = played(event, pairingIn(pairRound(event, 1)), (white, black) =>
      white === 'B2' ? 'whiteWins' : black === 'B2' ? 'blackWins' : 'draw',
    );
    const games = paired.rounds[0]!.games.map((game) =>
      game.game === 2 && game.white === numberOf(event, 'B2')
        ? { ...game, white: numberOf(event, 'BR1') }
        : game,
    );
    const after = { ...paired, rounds: [{ number: 1, games, byes: [] }] };
    const { points } = teamRounds(after, 'asDraw')[0]!.matches[0]!;
    expect(points.black).toEqual({ total: 6, boards: [2, 4] });
    expect(points.white).toEqual({ total: 2, boards: [1, 1] });
    const substitute = boardResults(after, 'asDraw').filter(
      ({ player }) => player === numberOf(event, 'BR1'),
    );
    expect(substitute.map(({ board, points: won }) => [board, won])).toEqual([[2, 2]]);
  });

  test('kiểu Anh against a team that has nobody on board 2: his games are won without play', () => {
    const full = teamEvent({ teams: 2, boards: 2, settings: { teamForm: 'scheveningen' } });
    const event = { ...full, players: full.players.filter(({ name }) => name !== 'B2') };
    const after = played(event, pairingIn(pairRound(event, 1)), () => 'draw');
    const { points, games } = teamRounds(after, 'asDraw')[0]!.matches[0]!;
    expect(games).toHaveLength(2);
    expect(points.white).toEqual({ total: 6, boards: [3, 3] });
    expect(points.black).toEqual({ total: 2, boards: [2, 0] });
  });

  test('games of players without a team, and between team-mates, belong to no match', () => {
    const event = teamEvent({ teams: 2, boards: 2 });
    const [a1, a2, b1] = ['A1', 'A2', 'B1'].map((name) => numberOf(event, name));
    const games = [
      { board: 1, white: a1!, black: a2!, outcome: 'whiteWins' as const },
      { board: 2, white: b1!, black: a1!, outcome: 'draw' as const },
    ];
    const rounds = teamRounds({ ...event, rounds: [{ number: 1, games, byes: [] }] }, 'asDraw');
    expect(rounds[0]!.matches.map((match) => match.games.length)).toEqual([1]);
  });

  test.each(['simultaneous', 'scheveningen', 'boardGroups'] as const)(
    'Law 25, 30.3: the row of a lot is nobody’s point, %s',
    (teamForm) => {
      let event = teamEvent({ teams: 2, boards: 2, settings: { system: 'knockout', teamForm } });
      for (
        let next: PairingResult | undefined = pairRound(event, 1);
        next !== undefined;
        next = continueRound(event)
      ) {
        event = played(event, pairingIn(next), () => 'draw');
      }
      const { games } = event.rounds[0]!;
      const lots = games.filter(({ outcome }) => outcome !== 'draw').length;
      expect(lots).toBe(teamForm === 'boardGroups' ? 2 : 1);
      const points = [...historyOf(event).values()].reduce((sum, one) => sum + finalScore(one), 0);
      expect(points).toBe(2 * (games.length - lots));
    },
  );
});
