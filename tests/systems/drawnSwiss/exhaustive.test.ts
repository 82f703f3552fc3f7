import { beforeEach, describe, expect, it } from 'vitest';
import { decideDrawnSwiss, type DrawnSwissRound } from '../../../src/systems/drawnSwiss/pairDrawnSwiss.ts';
import type { Pairing } from '../../../src/tournament/pairing.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';
import {
  bestRounds,
  everyRound,
  inForce,
  isThird,
  isWide,
  keyOfPairing,
  leastKey,
  peopleOf,
  type CompleteRound,
} from './everyRound.ts';
import { streakyTournaments, wildTournaments } from './histories.ts';

interface Case {
  readonly tournament: Tournament;
  readonly round: number;
  readonly decided: DrawnSwissRound;
  readonly all: readonly CompleteRound[];
}

/** 4 to 10 players, up to 945 complete rounds each; every one is tried. */
const past = [...wildTournaments(400, 10), ...streakyTournaments(150, 8)].map(({ tournament, round }) => ({
  tournament,
  round,
  all: everyRound(inForce(tournament, round), round),
}));

/** Paired anew for each test: a mutation run asks only the tests in which the mutated line runs. */
let cases: readonly Case[] = [];
let paired: readonly Case[] = [];

beforeEach(() => {
  cases = past.map((each) => ({ ...each, decided: decideDrawnSwiss(each.tournament, each.round) }));
  paired = cases.filter(({ decided }) => decided.result.ok);
});

const pairingOf = ({ decided }: Case): Pairing => {
  if (!decided.result.ok) {
    throw new Error('refused');
  }
  return decided.result.pairing;
};

describe('the drawn Swiss against an exhaustive search', () => {
  it('Law 29.4.1, 29.4.3: pairs the round exactly when a legal pairing exists', () => {
    for (const { decided, all } of cases) {
      expect(decided.result.ok).toBe(all.length > 0);
    }
    expect(paired.length).toBeGreaterThan(250);
    expect(cases.length - paired.length).toBeGreaterThan(20);
  });

  it('rules.md 4 and 6: yields least, gives the bye lowest, lets as few as possible leave each group, from the top', () => {
    for (const each of paired) {
      expect(keyOfPairing(each.tournament, pairingOf(each)).key).toEqual(leastKey(each.all));
    }
  });

  it('Law 29.4.4: repeats as few floats as those conditions allow', () => {
    for (const each of paired) {
      const own = keyOfPairing(each.tournament, pairingOf(each));
      expect(own.repeatedFloats).toBe(bestRounds(each.all, own.bye)[0]!.repeatedFloats);
    }
  });

  it('Law 29.4.2: the cases hold rounds in which the difference yields and last rounds in which the third colour does', () => {
    const codes = paired.flatMap((each) => pairingOf(each).notes.map((note) => note.code));
    expect(codes.filter((code) => code === 'colourDifferenceYielded').length).toBeGreaterThan(20);
    expect(codes.filter((code) => code === 'thirdColourYielded').length).toBeGreaterThan(10);
  });

  it('rules.md 4: every yield is a note, and nothing else is', () => {
    for (const each of paired) {
      const people = new Map(peopleOf(each.tournament, each.round).map((one) => [one.number, one]));
      const seats = pairingOf(each).boards.flatMap(({ white, black }) => [
        { number: white as number, colour: 'white' as const },
        { number: black as number, colour: 'black' as const },
      ]);
      const over = seats.filter(({ number, colour }) => isWide(people.get(number)!, colour));
      const third = seats.filter(({ number, colour }) => isThird(people.get(number)!, colour));
      const said = (code: string): unknown[] =>
        pairingOf(each)
          .notes.filter((note) => note.code === code)
          .map((note) => note.values?.['player']);
      expect(said('colourDifferenceYielded')).toEqual(over.map(({ number }) => number));
      expect(said('thirdColourYielded')).toEqual(third.map(({ number }) => number));
    }
  });

  it('rules.md 6: the bye is drawn among exactly those who can have it under the same conditions', () => {
    for (const { decided, all } of paired) {
      const least = leastKey(all);
      const possible = new Set(
        all.filter((one) => one.key.join() === least!.join() && one.bye !== undefined).map((one) => one.bye!),
      );
      const drawing = decided.drawings.find((each) => each.kind === 'bye');
      expect(drawing?.kind === 'bye' ? drawing.among : []).toEqual([...possible].sort((a, b) => a - b));
    }
  });
});
