import { describe, expect, it } from 'vitest';
import {
  addedToTable,
  annulledPlayers,
  countsInStandings,
  tableNumbers,
  withdrawnStatus,
  type WithdrawnStatus,
} from '../../src/tournament/withdrawal.ts';
import { afterRound, type Tournament } from '../../src/tournament/tournament.ts';
import { tournamentOf, type BuilderOptions } from '../tournamentBuilder.ts';

const five = `
  B-E 1-0, C-D 1-0, A 0bye
  A-B 1-0, E-C 1-0, D 0bye
  D-E =, A-C 1-0, B 0bye
  B-C 0-1, D-A 0-1, E 0bye
  A-E 1-0, B-D 1-0, C 0bye`;

function event(players: BuilderOptions['players'], cycles = 1, text = five): Tournament {
  return tournamentOf(text, {
    settings: { system: 'round-robin', cycles },
    ...(players === undefined ? {} : { players }),
  });
}

function statusOf(tournament: Tournament, name: string): WithdrawnStatus {
  const player = tournament.players.find((each) => each.name === name);
  return player === undefined ? 'inPlay' : withdrawnStatus(tournament, player);
}

describe('FIDE C.05: fewer than half of his games played', () => {
  // E has 4 games in the cycle: one played after round 1, two after round 2.
  it('one of four: his results count for nobody', () => {
    const left = afterRound(event({ E: { leftAfter: 1 } }), 1);
    expect(statusOf(left, 'E')).toBe('beforeHalf');
    expect([...annulledPlayers(left)]).toEqual([5]);
    const [game, other] = left.rounds[0]?.games ?? [];
    expect(countsInStandings(game!, annulledPlayers(left))).toBe(false);
    expect(countsInStandings(other!, annulledPlayers(left))).toBe(true);
  });

  it('two of four is half: all count, the rest is lost', () => {
    const left = event({ E: { leftAfter: 2 } }, 1, five.split('\n').slice(0, 3).join('\n'));
    expect(statusOf(left, 'E')).toBe('afterHalf');
    expect(annulledPlayers(left).size).toBe(0);
  });

  it('two of eight in two cycles is fewer', () => {
    const left = event({ E: { leftAfter: 2 } }, 2, five.split('\n').slice(0, 3).join('\n'));
    expect(statusOf(left, 'E')).toBe('beforeHalf');
  });

  it('forfeits are not games played', () => {
    const forfeited = five.split('\n').slice(0, 3).join('\n').replace('E-C 1-0', 'E-C +/-');
    expect(statusOf(event({ E: { leftAfter: 2 } }, 1, forfeited), 'E')).toBe('beforeHalf');
  });

  it('the forfeits written after he left change nothing', () => {
    const later = event(
      { E: { leftAfter: 1 } },
      1,
      five.replace('E-C 1-0', 'E-C -/+').replace('D-E =', 'D-E +/-'),
    );
    expect(statusOf(afterRound(later, 3), 'E')).toBe('beforeHalf');
  });

  it('who has not left yet, and who has played everything, is in play', () => {
    expect(statusOf(afterRound(event({ E: { leftAfter: 2 } }), 1), 'E')).toBe('inPlay');
    expect(statusOf(event({ E: { leftAfter: 5 } }), 'E')).toBe('inPlay');
    expect(statusOf(event({}), 'E')).toBe('inPlay');
  });

  it('is a rule of the round robin alone', () => {
    const left = afterRound(event({ E: { leftAfter: 1 } }), 1);
    const swiss = { ...left, settings: { ...left.settings, system: 'dutch' as const } };
    expect(annulledPlayers(swiss).size).toBe(0);
  });
});

describe('the numbers in the table', () => {
  it('are in order, without who left before it was made', () => {
    expect(tableNumbers(event({ C: { leftAfter: 0 } }, 1, ''))).toEqual([]);
    const unplayed = tournamentOf('', { names: ['A', 'B', 'C'], players: { C: { leftAfter: 0 } } });
    expect(tableNumbers({ ...unplayed, players: [...unplayed.players].reverse() })).toEqual([1, 2]);
  });

  it('keep a player who has a row, however early he left', () => {
    expect(tableNumbers(event({ C: { leftAfter: 0 } }))).toEqual([1, 2, 3, 4, 5]);
  });

  it('tell who was added later', () => {
    expect(addedToTable(event({}))).toEqual([]);
    expect(addedToTable(event({ F: {} }))).toEqual([6]);
    expect(addedToTable(event({ F: { leftAfter: 0 } }))).toEqual([]);
    expect(addedToTable(tournamentOf('', { names: ['A', 'B'] }))).toEqual([]);
  });
});
