import { describe, expect, it } from 'vitest';
import { decideAdjustedSwiss } from '../../../src/systems/adjustedSwiss/pairAdjustedSwiss.ts';
import type { Settings } from '../../../src/tournament/settings.ts';
import { tournamentOf, type BuilderOptions } from '../../tournamentBuilder.ts';

const adjusted = (text: string, more: BuilderOptions = {}) => {
  const settings: Partial<Settings> = { system: 'adjusted', firstColour: 'white', ...more.settings };
  return tournamentOf(text, { ...more, settings });
};

const refused = (code: string, round: number) => ({
  result: { ok: false, problems: [{ code, values: { round } }] },
  decisions: [],
});

describe('rounds that are not paired, with the cause', () => {
  it('nobody, or one player alone', () => {
    expect(decideAdjustedSwiss(adjusted('', { names: [] }), 1)).toEqual(refused('noPlayers', 1));
    expect(decideAdjustedSwiss(adjusted('', { names: ['A'] }), 1)).toEqual(refused('noPlayers', 1));
  });

  it('Law 28.2: nobody is left for the bye', () => {
    const tournament = adjusted('A-B =, C bye\n B-C =, A bye\n C-A +/-, B bye');
    expect(decideAdjustedSwiss(tournament, 4)).toEqual(refused('noLegalPairingBye', 4));
  });

  it('Law 27: in an odd field too, that all have had the same colour twice running', () => {
    const gone = { leftAfter: 2 };
    const tournament = adjusted('A-D =, B-E =, C-F =\n A-E =, B-F =, C-D =', {
      players: { D: gone, E: gone, F: gone },
    });
    expect(decideAdjustedSwiss(tournament, 3)).toEqual(refused('noLegalPairingColours', 3));
  });
});

describe('what is told of a round (Law 28)', () => {
  it('two players are a round; without a bye none is told', () => {
    expect(decideAdjustedSwiss(adjusted('', { names: ['A', 'B'] }), 1)).toEqual({
      result: {
        ok: true,
        pairing: { round: 1, boards: [{ board: 1, white: 1, black: 2 }], byes: [], notes: [] },
      },
      decisions: [
        { kind: 'pair', first: 1, second: 2, passedOver: [] },
        { kind: 'colour', player: 1, opponent: 2, colour: 'white', reason: 'lot' },
      ],
    });
  });

  it('boards are numbered from 1, and the bye is told first', () => {
    const { result, decisions } = decideAdjustedSwiss(adjusted('', { names: [...'ABCDE'] }), 1);
    expect(result.ok && result.pairing.boards.map(({ board }) => board)).toEqual([1, 2]);
    expect(decisions.map(({ kind }) => kind)).toEqual(['bye', 'pair', 'pair', 'colour', 'colour']);
  });

  it('Law 27: a third game running with Black that yields is said, also where the difference is small', () => {
    // A and B have had White, Black, Black, and equal scores; only they are left.
    const gone = { leftAfter: 3 };
    const tournament = adjusted('A-C =, B-D =\n D-A =, C-B =\n E-A =, F-B =', {
      settings: { rounds: 4 },
      players: { C: gone, D: gone, E: gone, F: gone },
    });
    const { result } = decideAdjustedSwiss(tournament, 4);
    const black = result.ok ? result.pairing.boards[0]!.black : 0;
    expect(result.ok && result.pairing.notes).toEqual([
      { code: 'colourLimitYielded', values: { player: black, name: black === 1 ? 'A' : 'B' } },
    ]);
  });
});
