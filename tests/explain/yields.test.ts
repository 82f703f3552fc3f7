import { expect, it } from 'vitest';
import { yieldReasons } from '../../src/explain/yields.ts';
import type { Question } from '../../src/explain/question.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import type { ProblemCode } from '../../src/tournament/problem.ts';
import { tournamentOf } from '../tournamentBuilder.ts';

const asked = (code: ProblemCode, player: number): Question => ({
  tournament: tournamentOf('A-B ='),
  round: 2,
  player: playerNumber(1),
  seat: { kind: 'game', board: 1, opponent: playerNumber(2), colour: 'white' },
  pairing: { round: 2, boards: [], byes: [], notes: [{ code, values: { player } }] },
});

it.each([
  ['rematchYielded', 'rematchYields'],
  ['keepApartYielded', 'apartYields'],
  ['colourLimitYielded', 'thirdColourYields'],
  ['thirdColourYielded', 'thirdColourYields'],
  ['colourDifferenceYielded', 'differenceYields'],
] as const)('rules.md 4: %s is said of him and of his opponent, not of others', (note, code) => {
  expect(yieldReasons(asked(note, 1))).toEqual([{ code, values: { player: { players: [1] } } }]);
  expect(yieldReasons(asked(note, 2))).toEqual([{ code, values: { player: { players: [2] } } }]);
  expect(yieldReasons(asked(note, 3))).toEqual([]);
});
