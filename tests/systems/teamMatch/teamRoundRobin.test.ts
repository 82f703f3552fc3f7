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

  test.each([
    [16, []],
    [18, ['teamTableLarge']],
  ])('%i teams: advice above 16', (teams, codes) => {
    const { notes } = pairingIn(pairRound(teamEvent({ teams, boards: 3 }), 1));
    expect(notes.map(({ code }) => code).filter((code) => code === 'teamTableLarge')).toEqual(codes);
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

describe('Law 30.4, teams that are not there', () => {
  test('a free team that asked for a bye worth something has it in every game of the match, else one row a board', () => {
    const event = teamEvent({ teams: 3, boards: 1, settings: { gamesPerMatch: 2 } });
    expect(pairingIn(pairRound(event, 1)).byes).toStrictEqual([
      { player: 1, outcome: 'zeroBye', board: 1, game: 1 },
    ]);
    const players = event.players.map((player) =>
      player.name === 'A1' ? { ...player, byes: [{ round: 1, outcome: 'halfBye' as const }] } : player,
    );
    expect(pairingIn(pairRound({ ...event, players }, 1)).byes).toStrictEqual([
      { player: 1, outcome: 'halfBye', board: 1, game: 1 },
      { player: 1, outcome: 'halfBye', board: 1, game: 2 },
    ]);
  });

  test('two teams that have left: both lose on every board of their match', () => {
    let event = teamEvent({ teams: 4, boards: 2 });
    event = played(event, pairingIn(pairRound(event, 1)), () => 'draw');
    const players = event.players.map((player) =>
      /[AB]/.test(player.name) ? { ...player, leftAfter: 1 } : player,
    );
    let left: Tournament = { ...event, players };
    const outcomes: string[] = [];
    for (let round = 2; round <= 3; round += 1) {
      const pairing = pairingIn(pairRound(left, round));
      const mutual = pairing.boards.filter(({ white, black }) =>
        /[AB].-[AB]/.test(namesOf(left, { boards: [{ board: 1, white, black }] })[0]!),
      );
      outcomes.push(...mutual.map(({ outcome }) => String(outcome)));
      left = played(left, pairing, () => 'draw');
    }
    expect(outcomes).toEqual(['bothForfeit', 'bothForfeit']);
  });

  test('a game to be played has no outcome', () => {
    expect(pairingIn(pairRound(teamEvent({ teams: 2, boards: 2 }), 1)).boards).toStrictEqual([
      { match: 1, board: 1, game: 1, white: 1, black: 3 },
      { match: 1, board: 2, game: 1, white: 4, black: 2 },
    ]);
  });
});
