import { describe, expect, it } from 'vitest';
import { pairingViolations } from '../../src/systems/checks.ts';
import { pairRound } from '../../src/systems/pair.ts';
import type { PairedBye, Pairing } from '../../src/tournament/pairing.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import type { Settings } from '../../src/tournament/settings.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { tournamentOf, type BuilderOptions } from '../tournamentBuilder.ts';

function event(text: string, settings: Partial<Settings> = {}, more: BuilderOptions = {}): Tournament {
  return tournamentOf(text, { settings, names: [...'ABCDE'], ...more });
}

/** `1-2 3-4`, boards in that order. */
function pairing(round: number, boards: string, byes: readonly PairedBye[] = []): Pairing {
  const rows = boards.split(' ').map((pair, index) => {
    const [white = 0, black = 0] = pair.split('-').map(Number);
    return { board: index + 1, white: playerNumber(white), black: playerNumber(black) };
  });
  return { round, boards: rows, byes, notes: [] };
}

const bye = (player: number, outcome: PairedBye['outcome'] = 'pairingBye'): PairedBye => ({
  player: playerNumber(player),
  outcome,
});

const found = (tournament: Tournament, made: Pairing): string[] =>
  pairingViolations(tournament, made).map(
    (problem) => `${problem.code} ${Object.values(problem.values ?? {}).join(' ')}`,
  );

describe('what must hold of any pairing', () => {
  const first = event('');

  it('nothing is found in a sound one', () => {
    expect(found(first, pairing(1, '1-3 4-2', [bye(5)]))).toEqual([]);
  });

  it('everybody who plays is paired exactly once', () => {
    expect(found(first, pairing(1, '1-3 4-2'))).toEqual(['leftUnpaired 5']);
    expect(found(first, pairing(1, '1-3 4-1', [bye(5)]))).toEqual(['pairedTwice 1', 'leftUnpaired 2']);
    expect(found(first, pairing(1, '1-3 4-2', [bye(5), bye(4, 'halfBye')]))).toEqual(['pairedTwice 4']);
  });

  it('nobody against himself', () => {
    expect(found(first, pairing(1, '1-1 4-2', [bye(5)]))).toEqual([
      'pairedWithHimself 1 1',
      'leftUnpaired 3',
    ]);
  });

  it('no unknown numbers', () => {
    expect(found(first, pairing(1, '1-3 4-2 5-9'))).toEqual(['pairedUnknown 9']);
  });

  it('who is away or has asked for a bye is not paired', () => {
    const away = event(
      '',
      {},
      { players: { D: { leftAfter: 0 }, E: { byes: [{ round: 1, outcome: 'halfBye' }] } } },
    );
    expect(found(away, pairing(1, '1-3 2-4', [bye(5, 'halfBye')]))).toEqual(['pairedThoughAbsent 4']);
    expect(found(away, pairing(1, '1-3 2-5', [bye(4, 'zeroBye')]))).toEqual([
      'pairedThoughAbsent 5',
      'pairedThoughAbsent 4',
    ]);
  });

  it('C.04.1 (2026) 3–4: one allocated bye a round, nobody twice', () => {
    expect(found(first, pairing(1, '1-3', [bye(5), bye(2), bye(4)]))).toEqual(['allocatedByes 5, 2, 4']);
    const second = event('A-B 1-0, C-D 1-0, E bye');
    expect(found(second, pairing(2, '1-3 4-2', [bye(5)]))).toEqual(['allocatedByeAgain 5']);
  });

  it('a round robin may give the bye of an odd field again', () => {
    const second = event('A-B 1-0, C-D 1-0, E bye', { system: 'round-robin' });
    expect(found(second, pairing(2, '1-3 4-2', [bye(5)]))).toEqual([]);
  });

  it('boards are numbered 1, 2, 3 …', () => {
    const made = pairing(1, '1-3 4-2', [bye(5)]);
    expect(found(first, { ...made, boards: [...made.boards].reverse() })).toEqual([
      'boardOutOfOrder 2 1',
      'boardOutOfOrder 1 2',
    ]);
  });
});

describe('no rematch where the system forbids it', () => {
  const text = 'A-B 1-0, C-D +/-, E bye';

  it('Swiss: a second played game; a forfeit was none', () => {
    expect(found(event(text), pairing(2, '2-1 4-3', [bye(5, 'halfBye')]))).toEqual(['pairedAgain 2 1 1']);
    expect(found(event(text, { rematchFrom: 2 }), pairing(2, '2-1 4-3', [bye(5, 'halfBye')]))).toEqual([]);
    expect(found(event(text, { rematchFrom: 3 }), pairing(2, '2-1 4-3', [bye(5, 'halfBye')]))).toHaveLength(
      1,
    );
  });

  it('round robin: one game for each cycle, played or not', () => {
    const robin = { system: 'round-robin' } as const;
    expect(found(event(text, robin), pairing(2, '2-1 4-3', [bye(5, 'zeroBye')]))).toEqual([
      'pairedAgain 2 1 1',
      'pairedAgain 4 3 2',
    ]);
    expect(found(event(text, { ...robin, cycles: 2 }), pairing(2, '2-1 4-3', [bye(5, 'zeroBye')]))).toEqual(
      [],
    );
  });
});

describe('round robin', () => {
  it.each([4, 5, 9, 12])(
    'of %i players in two cycles breaks nothing from the first round to the last',
    (size) => {
      let tournament = tournamentOf('', {
        names: [...'ABCDEFGHIJKL'].slice(0, size),
        settings: { system: 'round-robin', cycles: 2 },
        players: { B: { leftAfter: 2 } },
      });
      const rounds = 2 * (size % 2 === 0 ? size - 1 : size);
      for (let round = 1; round <= rounds; round += 1) {
        const result = pairRound(tournament, round);
        expect(result.ok).toBe(true);
        if (result.ok) {
          expect(found(tournament, result.pairing)).toEqual([]);
          const games = result.pairing.boards.map((board) => ({ outcome: 'draw' as const, ...board }));
          tournament = {
            ...tournament,
            rounds: [...tournament.rounds, { number: round, games, byes: result.pairing.byes }],
          };
        }
      }
      expect(tournament.rounds).toHaveLength(rounds);
    },
  );
});

describe('knockout', () => {
  const event4 = event('', { system: 'knockout' });
  const game = (board: number, number: number, white: number, black: number) => ({
    board,
    game: number,
    match: board,
    white: playerNumber(white),
    black: playerNumber(black),
  });

  it('the games of a match share its board, one player has one game at a time', () => {
    const boards = [game(1, 1, 1, 2), game(1, 2, 2, 1), game(2, 1, 3, 4), game(2, 2, 4, 3)];
    expect(found(event4, { round: 1, boards, byes: [], notes: [] })).toEqual([]);
    const wrong = [game(1, 1, 1, 2), game(1, 1, 3, 1)];
    expect(found(event4, { round: 1, boards: wrong, byes: [], notes: [] })).toEqual([
      'pairedTwice 1',
      'boardTwice 1',
      'boardTwice 1',
    ]);
  });
});
