import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playerNumber } from '../../src/tournament/player.ts';
import type { Settings } from '../../src/tournament/settings.ts';
import { tournamentOf } from '../tournamentBuilder.ts';
import { dutchFixtures, finishedTournament } from '../systems/dutch/replay.ts';
import { codesFor, reasonsFor, valuesOf } from './asked.ts';

const settings = { rounds: 5, firstColour: 'white' } as const;
const four = (text: string, more: Partial<Settings> = {}) =>
  tournamentOf(text, { settings: { ...settings, ...more } });

describe('the history decides what is said (C.04.3)', () => {
  it('C1: A and C are natural opponents, unless they have met', () => {
    expect(codesFor(four('A-B =, D-C ='), 2, 1)).toContain('naturalMade');
    const met = four('A-C =, D-B =');
    expect(codesFor(met, 2, 1)).toContain('naturalMet');
    expect(valuesOf(reasonsFor(met, 2, 1), 'metInGroup')).toMatchObject({ met: { players: [3] } });
  });

  it('C12: A and C are natural opponents, unless both are due the same colour', () => {
    const both = four('A-B =, C-D =');
    expect(codesFor(both, 2, 1)).toContain('naturalCriterion C12');
    expect(valuesOf(reasonsFor(both, 2, 1), 'naturalCriterion')).toMatchObject({ natural: { players: [3] } });
  });

  it('players kept apart', () => {
    const apart = four('A-B =, D-C =', {
      keepApart: [{ who: [playerNumber(1), playerNumber(3)], strict: true }],
    });
    expect(codesFor(apart, 2, 1)).toContain('naturalApart');
  });

  it('5.2.1: each gets the colour due, and other colours before give another rule', () => {
    const due = reasonsFor(four('A-B =, D-C ='), 2, 1);
    expect(valuesOf(due, 'colourBoth')).toMatchObject({
      colour: { colour: 'black' },
      colours: { colours: ['white'] },
    });
    expect(codesFor(four('A-C 1-0, B-D 1-0'), 2, 1)).toContain('colourHigherRanked');
  });

  it('5.2.5 and 5.1: the initial colour was set, or drawn from the seed', () => {
    const names = ['A', 'B', 'C', 'D'];
    const set = tournamentOf('', { names, settings });
    expect(codesFor(set, 1, 1).slice(-2)).toEqual(['colourOddNumber', 'initialColourSet']);
    const drawn = tournamentOf('', { names, settings: { rounds: 5, drawSeed: 'spring' } });
    expect(codesFor(drawn, 1, 2).slice(-2)).toEqual(['colourEvenNumber', 'initialColourByLot']);
    expect(valuesOf(reasonsFor(drawn, 1, 2), 'initialColourByLot')).toMatchObject({ seed: 'spring' });
  });

  it('C2: who had the bye is passed over, and the next one has it', () => {
    expect(codesFor(four('A-B 1-0, C bye'), 2, 2)).toContain('byeLowest');
    const lost = reasonsFor(four('A-C 1-0, B bye\n A-B 1-0, C 0bye'), 3, 1);
    expect(valuesOf(lost, 'byeBarred')).toEqual({ others: { players: [2] } });
    expect(valuesOf(lost, 'byeNotCompletable')).toEqual({ others: { players: [3] } });
  });

  it('C.04.7: points of an acceleration are named', () => {
    const names = ['A', 'B', 'C', 'D'];
    const baku = tournamentOf('', { names, settings: { ...settings, acceleration: { kind: 'baku' } } });
    expect(valuesOf(reasonsFor(baku, 1, 1), 'virtualPoints')).toMatchObject({ points: { points: 2 } });
    expect(codesFor(tournamentOf('', { names, settings }), 1, 1)).not.toContain('virtualPoints');
  });
});

/** Reasons of real rounds: file, round, player, what must be among them. */
const cases = [
  ['t0019-7p4r', 4, 4, 'byeBarred'],
  ['t0054-7p4r', 2, 5, 'byeCriterion C12'],
  ['t0163-11p6r', 4, 7, 'byeMoreUnplayed'],
  ['t0136-9p4r', 3, 6, 'byeNotCompletable'],
  ['t0019-7p4r', 1, 7, 'byeLowest'],
  ['t0014-15p5r', 1, 3, 'byeGranted'],
  ['t0045-10p5r', 5, 4, 'colourAlternates'],
  ['t0019-7p4r', 2, 2, 'colourBoth'],
  ['t0019-7p4r', 1, 2, 'colourEvenNumber'],
  ['t0019-7p4r', 4, 1, 'colourHigherRanked'],
  ['t0019-7p4r', 1, 1, 'colourOddNumber'],
  ['t0019-7p4r', 2, 1, 'colourOnlyOne'],
  ['t0043-7p4r', 4, 4, 'colourStronger'],
  ['t0019-7p4r', 3, 1, 'floatsAlone'],
  ['t0022-9p4r', 4, 4, 'floatsInstead C12'],
  ['t0137-12p6r', 4, 4, 'floatsInstead C13'],
  ['t0054-7p4r', 2, 3, 'floatsInstead C14'],
  ['t0022-9p4r', 3, 6, 'floatsInstead C16'],
  ['t0120-8p4r', 3, 2, 'floatsInstead C6'],
  ['t0108-10p5r', 3, 6, 'floatsInstead C8'],
  ['t0001-11p6r', 5, 7, 'floatsNoPair'],
  ['t0001-11p6r', 6, 4, 'floatsCompletion'],
  ['t0043-7p4r', 4, 3, 'floatsOn'],
  ['t0054-7p4r', 2, 3, 'floatsOdd'],
  ['t0111-16p6r', 6, 4, 'naturalCriterion C11'],
  ['t0158-10p5r', 4, 2, 'naturalCriterion C13'],
  ['t0054-7p4r', 2, 2, 'naturalCriterion C14'],
  ['t0026-8p4r', 4, 2, 'naturalCriterion C15'],
  ['t0063-9p4r', 3, 8, 'naturalCriterion C16'],
  ['t0059-9p4r', 4, 2, 'naturalCriterion C17'],
  ['t0124-14p7r', 5, 1, 'naturalCriterion C19'],
  ['t0180-16p8r', 7, 3, 'naturalCriterion C21'],
  ['t0131-8p4r', 4, 6, 'naturalCriterion C6'],
  ['t0004-10p5r', 5, 7, 'naturalCriterion C7'],
  ['t0152-11p6r', 5, 4, 'naturalCriterion C8'],
  ['t0163-11p6r', 4, 11, 'naturalCriterion C9'],
  ['t0110-7p4r', 3, 5, 'naturalCriterion completion'],
  ['t0019-7p4r', 3, 3, 'naturalMet'],
  ['t0019-7p4r', 3, 7, 'naturalNone'],
  ['t0117-9p4r', 4, 6, 'naturalOrder'],
  ['t0137-12p6r', 5, 10, 'naturalSameColour'],
  ['t0019-7p4r', 3, 2, 'opponentFromAbove'],
] as const;

describe('what the engine decided, in events of the reference engine', () => {
  it.each(cases)('%s, round %i, number %i: %s', (file, round, player, code) => {
    const tournament = finishedTournament(join(dutchFixtures, `${file}.trf`));
    expect(codesFor(tournament, round, player)).toContain(code);
  });

  it('never contradicts the record, which these rules made', () => {
    const tournament = finishedTournament(join(dutchFixtures, 't0022-9p4r.trf'));
    const told = tournament.rounds.flatMap((round) =>
      tournament.players.flatMap((player) => codesFor(tournament, round.number, player.number)),
    );
    expect(told.filter((code) => code.startsWith('record'))).toEqual([]);
  });
});

describe('C.04.2: numbers of players who have not played yet', () => {
  const file = 'bbp_issue_30_round1_colours_with_absent_top_seed';
  const path = join(import.meta.dirname, `../fixtures/trf/reports/${file}.trf`);

  it('number 2 counts as 1, because number 1 is absent, and so has the initial colour', () => {
    const reasons = reasonsFor(finishedTournament(path), 1, 2);
    expect(valuesOf(reasons, 'pairingNumberDiffers')).toMatchObject({
      player: { players: [2] },
      pairingNumber: 1,
      others: { players: [1] },
    });
    expect(valuesOf(reasons, 'colourOddNumber')).toMatchObject({ colour: { colour: 'black' } });
  });

  it('number 10 counts as 8, because two are absent', () => {
    const reasons = reasonsFor(finishedTournament(path), 1, 5);
    expect(reasons.filter(({ code }) => code === 'pairingNumberDiffers').map(({ values }) => values)).toEqual(
      [
        { player: { players: [5] }, pairingNumber: 4, others: { players: [1] } },
        { player: { players: [10] }, pairingNumber: 8, others: { players: [1, 9] } },
      ],
    );
  });
});

describe('a round that was not paired by the rules', () => {
  it('is said first, then what the rules would give', () => {
    const byHand = four('A-B =, D-C =\n A-D =, B-C =');
    expect(codesFor(byHand, 2, 1).slice(0, 2)).toEqual(['recordHasOther', 'meetsAsBlack']);
    expect(valuesOf(reasonsFor(byHand, 2, 1), 'recordHasOther')).toMatchObject({
      opponent: { players: [4] },
    });
  });

  it('colours only', () => {
    expect(codesFor(four('A-B =, D-C =\n A-C =, B-D ='), 2, 1)[0]).toBe('recordHasOtherColour');
  });

  it('nothing is said of a round as the rules give it', () => {
    expect(codesFor(four('A-B =, D-C =\n C-A =, B-D ='), 2, 1)[0]).toBe('meetsAsBlack');
  });

  it('a bye by hand', () => {
    expect(codesFor(four('A-B =, D-C =\n C-B =, A bye, D 0bye'), 2, 1)[0]).toBe('recordHasBye');
  });

  it('who has no row was not there', () => {
    expect(codesFor(four('A-B =, D-C =\n C-B ='), 2, 1)).toEqual(['notPaired']);
  });
});
