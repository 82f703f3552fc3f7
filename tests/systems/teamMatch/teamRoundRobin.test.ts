import { describe, expect, test } from 'vitest';
import { pairRound } from '../../../src/systems/pair.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { namesOf, pairingIn, played, teamEvent } from './teamEvent.ts';

/** `A-H` for each match, the team with priority first. */
function matchesIn(tournament: Tournament, round: number): string {
  const pairing = pairingIn(pairRound(tournament, round));
  const first = { boards: pairing.boards.filter(({ board, game }) => board === 1 && game === 1) };
  return namesOf(tournament, first).join(' ').replace(/\d/g, '');
}

describe('Law 30.4, round robin of teams', () => {
  test('the printed schedule of eight teams', () => {
    let event = teamEvent({ teams: 8, boards: 3 });
    const rounds = [];
    for (let round = 1; round <= 7; round += 1) {
      rounds.push(matchesIn(event, round));
      event = played(event, pairingIn(pairRound(event, round)), () => 'draw');
    }
    expect(rounds).toEqual([
      'A-H B-G C-F D-E',
      'H-E F-D G-C A-B',
      'B-H C-A D-G E-F',
      'H-F G-E A-D B-C',
      'C-H D-B E-A F-G',
      'H-G A-F B-E C-D',
      'D-H E-C F-B G-A',
    ]);
    expect(pairRound(event, 8)).toEqual({
      ok: false,
      problems: [{ code: 'tablePlayedOut', values: { rounds: 7 } }],
    });
  });

  test('the odd boards of the team with priority have White, its even boards Black; boards of one number meet', () => {
    const event = played(
      teamEvent({ teams: 8, boards: 4 }),
      pairingIn(pairRound(teamEvent({ teams: 8, boards: 4 }), 1)),
      () => 'draw',
    );
    const names = namesOf(event, pairingIn(pairRound(event, 2)));
    expect(names.slice(0, 4)).toEqual(['H1-E1', 'E2-H2', 'H3-E3', 'E4-H4']);
  });

  test('an odd number of teams: every board of the free team has a row without points', () => {
    const event = teamEvent({ teams: 3, boards: 2 });
    const pairing = pairingIn(pairRound(event, 1));
    expect(namesOf(event, pairing)).toEqual(['B1-C1', 'C2-B2']);
    expect(pairing.byes).toEqual([
      { player: 1, outcome: 'zeroBye', board: 1, game: 1 },
      { player: 2, outcome: 'zeroBye', board: 2, game: 1 },
    ]);
  });

  test('the second cycle has the priority reversed', () => {
    const event = teamEvent({ teams: 2, boards: 2, settings: { cycles: 2 } });
    const second = played(event, pairingIn(pairRound(event, 1)), () => 'draw');
    expect(namesOf(second, pairingIn(pairRound(second, 2)))).toEqual(['B1-A1', 'A2-B2']);
  });

  test('a team that has left loses what is left by forfeit on every board', () => {
    let event = teamEvent({ teams: 4, boards: 2 });
    event = played(event, pairingIn(pairRound(event, 1)), () => 'draw');
    const players = event.players.map((player) =>
      player.team === 'Team A' ? { ...player, leftAfter: 1 } : player,
    );
    const pairing = pairingIn(pairRound({ ...event, players }, 2));
    const lost = pairing.boards.filter(({ outcome }) => outcome !== undefined);
    expect(namesOf(event, { boards: lost })).toEqual(['A1-B1', 'B2-A2']);
    expect(lost.map(({ outcome }) => outcome)).toEqual(['blackWinsByForfeit', 'whiteWinsByForfeit']);
    expect(pairing.notes).toEqual([
      { code: 'teamLeftForfeits', values: { number: 'A', name: 'Team A', round: 2, board: 2 } },
    ]);
  });
});
