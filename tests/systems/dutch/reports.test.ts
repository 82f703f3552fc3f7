import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beforeRound } from '../../../src/tournament/beforeRound.ts';
import { pairDutch } from '../../../src/systems/dutch/pairDutch.ts';
import { tournamentOf } from '../../tournamentBuilder.ts';
import { boardsOf, finishedTournament } from './replay.ts';

const report = (name: string): string =>
  join(import.meta.dirname, '../../fixtures/trf/reports', `${name}.trf`);

function nextRound(name: string): string {
  const tournament = finishedTournament(report(name));
  const round = tournament.rounds.length + 1;
  return boardsOf(pairDutch(beforeRound(tournament, round), round)).join(' ');
}

describe('inputs from public reports', () => {
  it('a forfeit leaves no colour: the two files pair differently', () => {
    expect(nextRound('bbp_issue_26_board1_played')).not.toBe(nextRound('bbp_issue_26_board1_forfeit'));
  });

  it('C.04.2: players who have not played yet hold no number; the others count for the colours', () => {
    expect(nextRound('bbp_issue_30_round1_colours_with_absent_top_seed')).toBe('6-2 3-7 8-4 5-10');
  });

  it('a leader who has met the natural opponent', () => {
    expect(nextRound('uschess_16131_10p_round4')).toBe('5-2 1-7 6-3 8-4 10-9');
  });

  it('1.9.3: dead ends are refused with the reason', () => {
    expect(nextRound('dead_end_6p_5r_round4')).toMatch(/^noLegalPairing(Rematches|Colours)$/);
    expect(nextRound('dead_end_10p_8r_round7')).toMatch(/^noLegalPairing(Rematches|Colours)$/);
  });

  it('four players after A-B C-D, A-C B-D', () => {
    const tournament = tournamentOf('A-B 1-0, C-D 1-0\n A-C 1-0, D-B 0-1', { settings: { rounds: 3 } });
    const boards = boardsOf(pairDutch(tournament, 3)).map((board) => board.split('-').sort().join('-'));
    expect(boards.sort()).toEqual(['1-4', '2-3']);
  });

  it('five players and a requested half-point bye in round 1: two games, no allocated bye', () => {
    const tournament = tournamentOf('', {
      names: [...'ABCDE'],
      settings: { firstColour: 'white' },
      players: { B: { byes: [{ round: 1, outcome: 'halfBye' }] } },
    });
    const result = pairDutch(tournament, 1);
    expect(boardsOf(result)).toEqual(['1-4', '5-3']);
    expect(result.ok && result.pairing.byes).toEqual([{ player: 2, outcome: 'halfBye' }]);
  });

  it('a player who arrives after round 1 takes part from his round', () => {
    const tournament = tournamentOf('A-C 1-0, D-B 0-1', {
      names: [...'ABCDE'],
      settings: { rounds: 5, firstColour: 'white' },
      players: { E: { fromRound: 2 } },
    });
    expect(boardsOf(pairDutch(tournament, 2))).toEqual(['2-1', '3-5', '4-bye']);
  });
});
