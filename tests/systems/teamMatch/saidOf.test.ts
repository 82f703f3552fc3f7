import { expect, test } from 'vitest';
import { saidOf } from '../../../src/systems/teamMatch/saidOf.ts';
import type { Problem } from '../../../src/tournament/problem.ts';
import { teamLetter } from '../../../src/tournament/team.ts';

test('Law 30, each team one unit: numbers of units are said as letters, alone and in lists; nothing else is', () => {
  const said: Problem = { code: 'matchUndecided', values: { match: 2, round: 1, white: 4, black: 1 } };
  expect(saidOf(said, teamLetter).values).toEqual({ match: 2, round: 1, white: 'D', black: 'A' });
  const listed: Problem = { code: 'drewBye', values: { player: 3, among: '1, 3, 12' } };
  expect(saidOf(listed, teamLetter).values).toEqual({ player: 'C', among: 'A, C, L' });
});

test('what names nobody stays as it is', () => {
  expect(saidOf({ code: 'noPlayers' }, teamLetter)).toStrictEqual({ code: 'noPlayers' });
});
