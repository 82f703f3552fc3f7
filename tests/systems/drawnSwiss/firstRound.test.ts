import { describe, expect, it } from 'vitest';
import { drawOne, lotsFor } from '../../../src/lots/draw.ts';
import { decideDrawnSwiss, pairDrawnSwiss } from '../../../src/systems/drawnSwiss/pairDrawnSwiss.ts';
import type { Pairing } from '../../../src/tournament/pairing.ts';
import { playerNumber, type Player } from '../../../src/tournament/player.ts';
import { defaultSettings, type Settings } from '../../../src/tournament/settings.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';

function field(
  count: number,
  settings: Partial<Settings> = {},
  special: Record<number, Partial<Player>> = {},
): Tournament {
  return {
    settings: { ...defaultSettings, system: 'drawn', ...settings },
    players: Array.from({ length: count }, (_, index) => ({
      number: playerNumber(index + 1),
      name: `P${index + 1}`,
      byes: [],
      ...special[index + 1],
    })),
    rounds: [],
  };
}

function paired(tournament: Tournament): Pairing {
  const result = pairDrawnSwiss(tournament, 1);
  if (!result.ok) {
    throw new Error('refused');
  }
  return result.pairing;
}

const boards = (tournament: Tournament): string[] =>
  paired(tournament).boards.map(({ white, black }) => `${white}-${black}`);

describe('29.1, the first round', () => {
  it('1 meets 2, 3 meets 4, …; the smaller number has White', () => {
    expect(boards(field(8))).toEqual(['1-2', '3-4', '5-6', '7-8']);
  });

  it('those present close up in the order of numbers, however the sheet is sorted', () => {
    const tournament = field(8, {}, { 2: { present: false }, 5: { fromRound: 2 } });
    expect(boards({ ...tournament, players: [...tournament.players].reverse() })).toEqual([
      '1-3',
      '4-6',
      '7-8',
    ]);
  });

  it('odd field: the bye goes first, by lot among all; then the others close up', () => {
    const byes = new Set<number>();
    for (let seed = 0; seed < 120; seed += 1) {
      const { result, drawings } = decideDrawnSwiss(field(5, { drawSeed: String(seed) }), 1);
      expect(drawings).toEqual([
        {
          kind: 'bye',
          among: [1, 2, 3, 4, 5],
          drawn: result.ok && result.pairing.byes[0]!.player,
          barred: [],
          void: [],
        },
      ]);
      const bye = result.ok ? result.pairing.byes[0]!.player : 0;
      const others = [1, 2, 3, 4, 5].filter((number) => number !== bye);
      byes.add(bye);
      expect(result.ok && result.pairing.boards.map(({ white, black }) => [white, black])).toEqual([
        others.slice(0, 2),
        others.slice(2),
      ]);
    }
    expect(byes.size).toBe(5);
  });

  it('rules.md 1: the lots of round 1 are those of the purpose “round 1”', () => {
    for (const drawSeed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const expected = drawOne(lotsFor(drawSeed, 'round 1'), [1, 2, 3, 4, 5]);
      expect(paired(field(5, { drawSeed })).byes[0]!.player).toBe(expected);
    }
  });

  it('byes granted by the arbiter are kept, and leave an even field without a lot', () => {
    const tournament = field(5, {}, { 3: { byes: [{ round: 1, outcome: 'halfBye' }] } });
    expect(paired(tournament).byes).toEqual([{ player: 3, outcome: 'halfBye' }]);
    expect(boards(tournament)).toEqual(['1-2', '4-5']);
  });

  it('30.1.2: who must be kept apart takes the next number with whom the round works out', () => {
    const apart = { who: [playerNumber(1), playerNumber(2)], strict: true };
    expect(boards(field(6, { keepApart: [apart] }))).toEqual(['1-3', '2-4', '5-6']);
    expect(boards(field(4, { keepApart: [{ ...apart, strict: false }] }))).toEqual(['1-3', '2-4']);
    expect(boards(field(2, { keepApart: [{ ...apart, strict: false }] }))).toEqual(['1-2']);
  });

  it('nobody to pair is a refusal', () => {
    expect(decideDrawnSwiss(field(1), 1)).toEqual({
      result: { ok: false, problems: [{ code: 'noPlayers', values: { round: 1 } }] },
      drawings: [],
      floats: [],
    });
  });
});
