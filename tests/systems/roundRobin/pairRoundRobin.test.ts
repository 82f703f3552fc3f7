import { describe, expect, it } from 'vitest';
import { pairRound } from '../../../src/systems/pair.ts';
import { mostInTable } from '../../../src/systems/roundRobin/pairRoundRobin.ts';
import type { Pairing } from '../../../src/tournament/pairing.ts';
import { playerNumber, type Player } from '../../../src/tournament/player.ts';
import type { Settings } from '../../../src/tournament/settings.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import { tournamentOf } from '../../tournamentBuilder.ts';

type Special = Readonly<Record<string, Partial<Player>>>;

function eventOf(names: string, players: Special = {}, settings: Partial<Settings> = {}): Tournament {
  return tournamentOf('', { names: [...names], players, settings: { system: 'round-robin', ...settings } });
}

function pairingOf(tournament: Tournament, round: number): Pairing {
  const result = pairRound(tournament, round);
  if (!result.ok) {
    throw new Error(result.problems.map((problem) => problem.code).join());
  }
  return result.pairing;
}

const boards = (pairing: Pairing): string =>
  pairing.boards.map((each) => `${each.board}:${each.white}-${each.black}`).join(' ');

/** The event with rounds 1…k as paired, every game drawn where nothing is decided yet. */
function played(tournament: Tournament, rounds: number): Tournament {
  if (rounds === 0) {
    return tournament;
  }
  const before = played(tournament, rounds - 1);
  const { boards: paired, byes } = pairingOf(before, rounds);
  const games = paired.map((board) => ({ outcome: 'draw' as const, ...board }));
  return { ...before, rounds: [...before.rounds, { number: rounds, games, byes }] };
}

describe('Law 26: a round is the table of appendix 1', () => {
  it('four players, three rounds', () => {
    const event = eventOf('ABCD');
    expect([1, 2, 3].map((round) => boards(pairingOf(played(event, round - 1), round)))).toEqual([
      '1:1-4 2:2-3',
      '1:4-3 2:1-2',
      '1:2-4 2:3-1',
    ]);
  });

  it('numbers that are not 1…n take their rank, in any order of the sheet', () => {
    const players = [31, 12, 24, 17].map((number) => ({
      number: playerNumber(number),
      name: `P${number}`,
      byes: [],
    }));
    expect(boards(pairingOf({ ...eventOf(''), players }, 1))).toBe('1:12-31 2:17-24');
  });

  it('odd field: whoever meets the last number is free, without points; boards count from 1', () => {
    const event = eventOf('ABCDE');
    const first = pairingOf(event, 1);
    expect(boards(first)).toBe('1:2-5 2:3-4');
    expect(first.byes).toEqual([{ player: 1, outcome: 'zeroBye' }]);
    const free = [1, 2, 3, 4, 5].map((round) => pairingOf(played(event, round - 1), round).byes[0]?.player);
    expect(free).toEqual([1, 4, 2, 5, 3]);
  });

  it('a bye that the arbiter has typed for the free player is kept', () => {
    const event = eventOf('ABC', { A: { byes: [{ round: 1, outcome: 'pairingBye' }] } });
    expect(pairingOf(event, 1).byes).toEqual([{ player: 1, outcome: 'pairingBye' }]);
  });

  it('cycles: the second has the colours reversed', () => {
    const event = eventOf('ABCD', {}, { cycles: 2 });
    expect(boards(pairingOf(played(event, 3), 4))).toBe('1:4-1 2:3-2');
  });

  it('swapped last rounds: by the setting only', () => {
    const swapped = eventOf('ABCDEF', {}, { cycles: 2, swapLastRounds: true });
    expect(boards(pairingOf(played(swapped, 3), 4))).toBe('1:3-6 2:4-2 3:5-1');
  });
});

describe('FIDE C.05: a player who left', () => {
  it('his games are written as forfeits, with both numbers on the board', () => {
    const event = played(eventOf('ABCD', { D: { leftAfter: 1 } }), 1);
    const second = pairingOf(event, 2);
    expect(second.boards[0]).toEqual({ board: 1, white: 4, black: 3, outcome: 'blackWinsByForfeit' });
    expect(second.boards[1]).toEqual({ board: 2, white: 1, black: 2 });
    expect(second.notes.map((note) => [note.code, note.values?.['number']])).toEqual([
      ['leftTableForfeits', 4],
    ]);
    expect(pairingOf(played(event, 2), 3).boards[0]?.outcome).toBe('whiteWinsByForfeit');
  });

  it('his last round is still played', () => {
    const first = pairingOf(eventOf('ABCD', { D: { leftAfter: 1 } }), 1);
    expect(first.boards[0]).toEqual({ board: 1, white: 1, black: 4 });
    expect(first.notes).toEqual([]);
  });

  it('two who left meet as absent on both sides', () => {
    const event = played(eventOf('ABCD', { C: { leftAfter: 1 }, D: { leftAfter: 1 } }), 1);
    expect(pairingOf(event, 2).boards[0]?.outcome).toBe('bothForfeit');
  });

  it('who left is not free any more', () => {
    expect(pairingOf(played(eventOf('ABC', { B: { leftAfter: 1 } }), 1), 3).byes).toEqual([]);
    expect(pairingOf(played(eventOf('ABC'), 1), 3).byes).toEqual([{ player: 2, outcome: 'zeroBye' }]);
  });

  it('who left before round 1 is not in the table, afterwards the table stays', () => {
    expect(boards(pairingOf(eventOf('ABCDE', { C: { leftAfter: 0 } }), 1))).toBe('1:1-5 2:2-4');
    const event = played(eventOf('ABCDE', { C: { leftAfter: 0 } }), 1);
    expect(boards(pairingOf(event, 2))).toBe('1:5-4 2:1-2');
  });
});

describe('what the arbiter is told', () => {
  it.each<[string, Partial<Player>]>([
    ['who asked for a bye', { byes: [{ round: 1, outcome: 'halfBye' }] }],
    ['who arrives later', { fromRound: 2 }],
    ['who is not checked in', { present: false }],
  ])('%s keeps his game, and a note says so', (_case, special) => {
    const first = pairingOf(eventOf('ABCD', { C: special }), 1);
    expect(boards(first)).toBe('1:1-4 2:2-3');
    expect(first.boards[1]?.outcome).toBeUndefined();
    expect(first.notes).toEqual([
      { code: 'absentFromTable', values: { number: 3, name: 'C', round: 1, board: 2 } },
    ]);
  });

  it('refuses a round after the last one', () => {
    const event = played(eventOf('ABCD'), 3);
    expect(pairRound(event, 4)).toEqual({
      ok: false,
      problems: [{ code: 'tablePlayedOut', values: { rounds: 3 } }],
    });
  });

  it('refuses a player who came when the table had been made', () => {
    const late = { number: playerNumber(5), name: 'E', byes: [] };
    const event = played(eventOf('ABCD'), 1);
    expect(pairRound({ ...event, players: [...event.players, late] }, 2)).toEqual({
      ok: false,
      problems: [{ code: 'addedToTable', values: { numbers: '5' } }],
    });
  });

  it('refuses fewer than two and more than 200 players', () => {
    expect(pairRound(eventOf('A'), 1)).toEqual({ ok: false, problems: [{ code: 'noPlayers' }] });
    const many = Array.from({ length: mostInTable + 1 }, (_, index) => ({
      number: playerNumber(index + 1),
      name: `P${index + 1}`,
      byes: [],
    }));
    expect(pairRound({ ...eventOf(''), players: many }, 1)).toEqual({
      ok: false,
      problems: [{ code: 'tableTooLarge', values: { players: 201, most: 200 } }],
    });
    expect(pairingOf({ ...eventOf(''), players: many.slice(0, 200) }, 199).boards).toHaveLength(100);
  });
});
