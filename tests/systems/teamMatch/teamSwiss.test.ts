import { describe, expect, test } from 'vitest';
import { pairRound } from '../../../src/systems/pair.ts';
import { finalScore, historyOf } from '../../../src/tournament/history.ts';
import type { Settings, SystemName } from '../../../src/tournament/settings.ts';
import { teamsAsPlayers } from '../../../src/tournament/teamUnits.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { namesOf, pairingIn, played, teamEvent } from './teamEvent.ts';

function swiss(
  system: SystemName,
  teams: number,
  boards: number,
  settings: Partial<Settings> = {},
): Tournament {
  return teamEvent({ teams, boards, settings: { system, rounds: 5, ...settings } });
}

function scoresOf(event: Tournament): number[] {
  const units = teamsAsPlayers(event);
  const history = historyOf(units);
  return units.players.map(({ number }) => finalScore(history.get(number)!));
}

describe('Law 30.5, drawn Swiss of teams', () => {
  test('round 1: A meets B, C meets D; the first letter has priority, its odd boards White', () => {
    const event = swiss('drawn', 4, 3);
    expect(namesOf(event, pairingIn(pairRound(event, 1)))).toEqual([
      'A1-B1',
      'B2-A2',
      'A3-B3',
      'C1-D1',
      'D2-C2',
      'C3-D3',
    ]);
  });

  test('score groups go by the sum of all board points', () => {
    const event = swiss('drawn', 4, 3);
    // A 3–0 B, C 2½–½ D: A and C meet, B and D
    const after = played(event, pairingIn(pairRound(event, 1)), (white, black) =>
      /A/.test(white) || /C[12]/.test(white)
        ? 'whiteWins'
        : /A/.test(black) || /C[12]/.test(black)
          ? 'blackWins'
          : 'draw',
    );
    expect(scoresOf(after)).toEqual([6, 0, 5, 1]);
  });

  test('by setting score groups go by match points', () => {
    const event = swiss('drawn', 4, 3, { matchPoints: true });
    const after = played(event, pairingIn(pairRound(event, 1)), (white, black) =>
      /A1/.test(white + black)
        ? 'whiteWins'
        : /C/.test(white)
          ? 'whiteWins'
          : /C/.test(black)
            ? 'blackWins'
            : 'draw',
    );
    expect(scoresOf(after)).toEqual([4, 0, 4, 0]);
    const teams = namesOf(after, pairingIn(pairRound(after, 2))).map((name) => name.replace(/[^A-D]/g, ''));
    expect(new Set(teams.map((pair) => [...pair].sort().join('')))).toEqual(new Set(['AC', 'BD']));
  });

  test('colours of teams are those of their priority: who had it in round 1 does not have it in round 2', () => {
    const event = swiss('drawn', 4, 3, { matchPoints: true });
    const after = played(event, pairingIn(pairRound(event, 1)), (white) =>
      /[AC][13]/.test(white) ? 'whiteWins' : 'draw',
    );
    const units = teamsAsPlayers(after);
    expect(historyOf(units).get(units.players[0]!.number)?.colours).toEqual(['white']);
    expect(historyOf(units).get(units.players[1]!.number)?.colours).toEqual(['black']);
  });

  test('an odd number of teams: the bye goes by lot, and every board of the team has it', () => {
    const event = swiss('drawn', 5, 2);
    const pairing = pairingIn(pairRound(event, 1));
    expect(pairing.byes.map(({ outcome, board, game }) => [outcome, board, game])).toEqual([
      ['pairingBye', 1, 1],
      ['pairingBye', 2, 1],
    ]);
    const after = played(event, pairing, () => 'draw');
    expect(Math.max(...scoresOf(after))).toBe(4);
    expect(pairing.notes.find(({ code }) => code === 'drewBye')?.values).toMatchObject({
      among: 'A, B, C, D, E',
    });
  });

  test('advice on the size of individual events is not given', () => {
    const { notes } = pairingIn(pairRound(swiss('drawn', 4, 3), 1));
    expect(notes.filter(({ code }) => code.startsWith('drawnTooFew') || code.startsWith('drawnFew'))).toEqual(
      [],
    );
  });
});

describe.each(['dutch', 'adjusted'] as const)('Law 30, first paragraph: %s, each team one unit', (system) => {
  test('the upper half meets the lower half, then equal scores meet', () => {
    const event = swiss(system, 8, 2, { firstColour: 'white', matchPoints: true });
    const first = pairingIn(pairRound(event, 1));
    expect(namesOf(event, first).filter((_, index) => index % 2 === 0)).toEqual([
      'A1-E1',
      'F1-B1',
      'C1-G1',
      'H1-D1',
    ]);
    const after = played(event, first, (white, black) =>
      /[A-D]/.test(white) ? 'whiteWins' : /[A-D]/.test(black) ? 'blackWins' : 'draw',
    );
    const second = namesOf(after, pairingIn(pairRound(after, 2))).map((name) => name.replace(/[^A-H]/g, ''));
    expect(second.every((pair) => /[A-D]{2}|[E-H]{2}/.test(pair))).toBe(true);
  });

  test('the bye of a team is worth a win on every board', () => {
    const event = swiss(system, 5, 3);
    const pairing = pairingIn(pairRound(event, 1));
    expect(pairing.byes.map(({ outcome }) => outcome)).toEqual(['pairingBye', 'pairingBye', 'pairingBye']);
    const after = played(event, pairing, () => 'draw');
    expect(scoresOf(after)).toEqual([3, 3, 3, 3, 6]);
  });

  test('a team whose boards all asked for a bye is left out', () => {
    const event = swiss(system, 6, 2);
    const players = event.players.map((player) =>
      player.team === 'Team C' ? { ...player, byes: [{ round: 1, outcome: 'halfBye' as const }] } : player,
    );
    const pairing = pairingIn(pairRound({ ...event, players }, 1));
    expect(pairing.byes.filter(({ outcome }) => outcome === 'halfBye').map(({ player }) => player)).toEqual([
      5, 6,
    ]);
    expect(pairing.byes.filter(({ outcome }) => outcome === 'pairingBye')).toHaveLength(2);
  });
});

describe.each(['drawn', 'dutch', 'adjusted'] as const)(
  'Law 30: %s, the rows of a team without opponent',
  (system) => {
    test('its bye is a row for each of its boards in every game, none for an empty board', () => {
      const full = swiss(system, 3, 2, { gamesPerMatch: 2, rounds: 2 });
      // whoever has the bye has nobody on board 2
      const event = { ...full, players: full.players.filter(({ board }) => board !== '2') };
      const { byes } = pairingIn(pairRound({ ...event, settings: { ...event.settings, boards: 2 } }, 1));
      expect(byes.map(({ player }) => player)).toEqual([byes[0]!.player, byes[0]!.player]);
      expect(byes).toStrictEqual([
        { player: byes[0]!.player, outcome: 'pairingBye', board: 1, game: 1 },
        { player: byes[0]!.player, outcome: 'pairingBye', board: 1, game: 2 },
      ]);
    });

    test('a round without points is one row for each board', () => {
      const event = swiss(system, 4, 1, { gamesPerMatch: 2 });
      const players = event.players.map((player) =>
        /[CD]/.test(player.name)
          ? {
              ...player,
              byes: [{ round: 1, outcome: player.name === 'C1' ? 'zeroBye' : 'halfBye' } as const],
            }
          : player,
      );
      const { byes } = pairingIn(pairRound({ ...event, players }, 1));
      expect(byes.map(({ player, outcome, game }) => [player, outcome, game])).toEqual([
        [3, 'zeroBye', 1],
        [4, 'halfBye', 1],
        [4, 'halfBye', 2],
      ]);
    });
  },
);

test('rules.md 4: a dead end names teams by their letters', () => {
  let event = swiss('dutch', 4, 2);
  for (let round = 1; round <= 3; round += 1) {
    event = played(event, pairingIn(pairRound(event, round)), () => 'draw');
  }
  const result = pairRound(event, 4);
  expect(result.ok ? [] : result.problems).toEqual([
    { code: 'noLegalPairingRematches', values: { round: 4, met: 'A (B, C, D)' } },
  ]);
});
