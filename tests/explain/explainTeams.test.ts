import { describe, expect, it } from 'vitest';
import { pairRound } from '../../src/systems/pair.ts';
import { numberOf, teamEvent } from '../systems/teamMatch/teamEvent.ts';
import { codesFor, reasonsFor, valuesOf } from './asked.ts';

describe('team events (Law 30): the team is the unit', () => {
  const four = teamEvent({ teams: 4, boards: 2 });

  it('30.4: the reasons are those of the team, by its letter', () => {
    const reasons = reasonsFor(four, 1, numberOf(four, 'B2'));
    expect(valuesOf(reasons, 'teamUnit')).toMatchObject({ team: { teams: ['B (Team B)'] } });
    expect(valuesOf(reasons, 'teamMeets')).toMatchObject({
      player: { teams: ['B (Team B)'] },
      opponent: { teams: ['C (Team C)'] },
    });
    expect(valuesOf(reasons, 'bergerRoundLess')).toMatchObject({ a: 2, b: 3, sum: 4, rounds: 3, round: 1 });
    expect(reasons[reasons.length - 1]!.code).toBe('teamBoards');
  });

  it('30.2.2: kiểu Anh says that everybody meets everybody', () => {
    const english = teamEvent({ teams: 4, boards: 2, settings: { teamForm: 'scheveningen' } });
    expect(codesFor(english, 1, 1)).toContain('teamEverybody');
    expect(codesFor(four, 1, 1)).not.toContain('teamEverybody');
  });

  it('30.1.2: groups by board are events of individuals, boards counted through', () => {
    const groups = teamEvent({ teams: 4, boards: 2, settings: { teamForm: 'boardGroups' } });
    const player = numberOf(groups, 'A2');
    const reasons = reasonsFor(groups, 1, player);
    expect(valuesOf(reasons, 'teamGroup')).toMatchObject({ group: 2 });
    const paired = pairRound(groups, 1);
    const board = paired.ok
      ? paired.pairing.boards.find(({ white, black }) => [white, black].includes(player))
      : undefined;
    expect(board?.board).toBeGreaterThan(2);
    expect(reasons[1]?.values).toMatchObject({ board: board?.board });
  });
});
