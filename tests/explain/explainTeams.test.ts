import { describe, expect, it } from 'vitest';
import { pairRound } from '../../src/systems/pair.ts';
import { playerNumber } from '../../src/tournament/player.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { nameOf, numberOf, pairingIn, teamEvent } from '../systems/teamMatch/teamEvent.ts';
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
    expect(reasons.map(({ code }) => code)).toContain('teamBoards');
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

  it('30.1.1, 30.4: who asks about himself is told his own opponent, board and colour', () => {
    const first = pairingIn(pairRound(four, 1));
    for (const { white, black, board } of first.boards) {
      for (const [player, opponent, colour] of [
        [white, black, 'white'],
        [black, white, 'black'],
      ] as const) {
        const reasons = reasonsFor(four, 1, player);
        expect(valuesOf(reasons, 'teamSeat')).toEqual({
          player: { players: [player] },
          opponent: { players: [opponent] },
          board,
          game: 1,
          colour: { colour },
        });
        const priority = nameOf(
          four,
          first.boards.find(
            (each) =>
              each.board === 1 &&
              [white, black].some((own) => teamOf(four, own) === teamOf(four, each.white)),
          )!.white,
        );
        const code = teamOf(four, player) === priority[0] ? 'teamSeatPriority' : 'teamSeatNoPriority';
        expect(valuesOf(reasons, code)).toEqual({ board, clause: 'Law 30.4' });
      }
    }
  });

  it('30.2.1: in later games of the match the colours alternate', () => {
    const two = teamEvent({ teams: 4, boards: 2, settings: { gamesPerMatch: 2 } });
    const codes = codesFor(two, 1, numberOf(two, 'A2'));
    expect(codes.filter((code) => code === 'teamSeatInGame').length).toBe(2);
    expect(codes.slice(-1)).toEqual(['teamSeatAlternates']);
  });

  it('30.5: the article of the system is cited', () => {
    const drawn = teamEvent({ teams: 4, boards: 2, settings: { system: 'drawn', rounds: 3 } });
    expect(valuesOf(reasonsFor(drawn, 1, numberOf(drawn, 'A1')), 'teamSeatPriority')).toEqual({
      board: 1,
      clause: 'Law 30.5',
    });
  });

  it('30.2.2: kiểu Anh, by the parity of the two numbers, for every game', () => {
    const english = teamEvent({
      teams: 2,
      boards: 3,
      settings: { teamForm: 'scheveningen', secondLeg: true },
    });
    const reasons = reasonsFor(english, 1, numberOf(english, 'A1'));
    const games = reasons.filter(({ code }) => code === 'teamSeatInGame');
    expect(games.map(({ values }) => values['colour'])).toEqual(
      ['white', 'black', 'white', 'black', 'white', 'black'].map((colour) => ({ colour })),
    );
    const clauses = reasons.filter(({ code }) => code.startsWith('teamSeat') && code !== 'teamSeatInGame');
    expect(clauses.map(({ code, values }) => `${code} ${values['own']}-${values['other']}`)).toEqual([
      'teamSeatSameParity 1-1',
      'teamSeatOtherParity 1-2',
      'teamSeatSameParity 1-3',
      'teamSeatParityReversed 1-1',
      'teamSeatParityReversed 1-2',
      'teamSeatParityReversed 1-3',
    ]);
  });

  it('30.1.4: a reserve who is not in the line-up, and a record typed by hand', () => {
    const reserve = teamEvent({ teams: 2, boards: 2, reserves: 1 });
    expect(codesFor(reserve, 1, numberOf(reserve, 'AR1'))).toContain('teamSeatNone');
    const pairing = pairingIn(pairRound(reserve, 1));
    const games = pairing.boards.map((board) => ({ ...board, white: board.black, black: board.white }));
    const turned = { ...reserve, rounds: [{ number: 1, games, byes: [] }] };
    expect(codesFor(turned, 1, numberOf(reserve, 'A2'))).toContain('recordHasOtherColour');
  });
});

function teamOf(tournament: Tournament, player: number): string {
  return nameOf(tournament, playerNumber(player))[0]!;
}
