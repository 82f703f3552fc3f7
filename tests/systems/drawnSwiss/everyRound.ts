import { gameMeaning, type ByeOutcome, type GameOutcome } from '../../../src/tournament/outcome.ts';
import { playersToPair } from '../../../src/tournament/participants.ts';
import type { Pairing } from '../../../src/tournament/pairing.ts';
import type { Tournament } from '../../../src/tournament/tournament.ts';

/**
 * An independent reading of Law 29 for small fields: every complete round is written down and weighed. Nothing here
 * uses the room under test.
 */
export interface Person {
  readonly number: number;
  readonly colours: readonly ('white' | 'black')[];
  readonly met: ReadonlySet<number>;
  readonly score: number;
  readonly floats: number;
  readonly barredFromBye: boolean;
}

const pointsOfBye: Record<ByeOutcome, number> = { pairingBye: 2, fullBye: 2, halfBye: 1, zeroBye: 0 };
const awards = { win: 2, draw: 1, loss: 0, forfeitLoss: 0, pairingBye: 2, absence: 0 } as const;

/** Score, colours, floats and so on, from the rows of the record. Wins count 1 point, byes as a win. */
export function peopleOf(tournament: Tournament, round: number): Person[] {
  const people = tournament.players.map((player) => ({
    number: player.number as number,
    colours: [] as ('white' | 'black')[],
    met: new Set<number>(),
    score: 0,
    floats: 0,
    barredFromBye: false,
  }));
  const find = (number: number): (typeof people)[number] => people.find((one) => one.number === number)!;
  for (const past of tournament.rounds) {
    const before = new Map(people.map((one) => [one.number, one.score]));
    for (const { white, black, outcome } of past.games) {
      const meaning = gameMeaning[outcome as GameOutcome];
      for (const [mine, his, colour] of [
        [white, black, 'white'],
        [black, white, 'black'],
      ] as const) {
        const one = find(mine);
        one.score += awards[meaning.award[colour]];
        if (meaning.played) {
          one.colours.push(colour);
          one.met.add(his);
          one.floats += Math.sign(before.get(mine)! - before.get(his)!);
        } else {
          one.barredFromBye ||= meaning.award[colour] === 'win';
        }
      }
    }
    for (const { player, outcome } of past.byes) {
      find(player).score += pointsOfBye[outcome];
      find(player).barredFromBye ||= pointsOfBye[outcome] === 2;
    }
  }
  const here = new Set<number>(playersToPair(tournament.players, round).map((player) => player.number));
  return people.filter((one) => here.has(one.number)).sort((a, b) => a.number - b.number);
}

const surplus = (colours: readonly string[]): number =>
  colours.filter((c) => c === 'white').length - colours.filter((c) => c === 'black').length;

export function isThird(one: Person, colour: 'white' | 'black'): boolean {
  return one.colours.length >= 2 && one.colours.slice(-2).every((each) => each === colour);
}

export function differenceWith(one: Person, colour: 'white' | 'black'): number {
  return Math.abs(surplus([...one.colours, colour]));
}

/** 29.4.2, by the games he has played with a colour: more than 1 after an odd number of them, than 2 after an even one. */
export function isWide(one: Person, colour: 'white' | 'black'): boolean {
  return differenceWith(one, colour) > ((one.colours.length + 1) % 2 === 1 ? 1 : 2);
}

/** [above the limit, third running] of a pair. */
function strain(white: Person, black: Person): [number, number] {
  return [
    Number(isWide(white, 'white')) + Number(isWide(black, 'black')),
    Number(isThird(white, 'white')) + Number(isThird(black, 'black')),
  ];
}

export interface WayToMeet {
  readonly strain: readonly [number, number];
  /** Whoever may be White at this price. */
  readonly whites: readonly number[];
}

export function compare(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}

export function wayToMeet(
  tournament: Tournament,
  round: number,
  a: Person,
  b: Person,
): WayToMeet | undefined {
  if (a.met.has(b.number)) {
    return undefined;
  }
  const yields = round === tournament.settings.rounds && a.score === b.score;
  const ways = [
    { white: a.number, strain: strain(a, b) },
    { white: b.number, strain: strain(b, a) },
  ].filter((way) => yields || way.strain[1] === 0);
  ways.sort((one, other) => compare(one.strain, other.strain));
  const least = ways[0]?.strain;
  return least === undefined
    ? undefined
    : {
        strain: least,
        whites: ways.filter((way) => compare(way.strain, least) === 0).map((way) => way.white),
      };
}

export interface CompleteRound {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | undefined;
  /** What the round costs, the weightiest first: the fewer the better. */
  readonly key: readonly number[];
  readonly repeatedFloats: number;
}

/** Every legal complete round, without regard to which is best. */
export function everyRound(tournament: Tournament, round: number): CompleteRound[] {
  const people = peopleOf(tournament, round);
  const byes = people.length % 2 === 0 ? [undefined] : people.filter((one) => !one.barredFromBye);
  return byes.flatMap((bye) =>
    everyPairing(
      people.filter((one) => one !== bye),
      (a, b) => wayToMeet(tournament, round, a, b) !== undefined,
    ).map((pairs) => weighed(people, pairs, bye, ([a, b]) => wayToMeet(tournament, round, a, b)!.strain)),
  );
}

/**
 * Law 27: the permission of the last round holds only where it keeps more equal scores together, or where the round has
 * no pairing without; else the event is read as if another round came.
 */
export function inForce(tournament: Tournament, round: number): Tournament {
  const permitted = leastKey(everyRound(tournament, round));
  const strictly = { ...tournament, settings: { ...tournament.settings, rounds: round + 1 } };
  const strict = leastKey(everyRound(strictly, round));
  return permitted === undefined ||
    strict === undefined ||
    compare(floatersIn(permitted), floatersIn(strict)) < 0
    ? tournament
    : strictly;
}

/** How many leave each group, out of the key of a round. */
export function floatersIn(key: readonly number[]): readonly number[] {
  return key.slice(2, -1);
}

type People = readonly (readonly [Person, Person])[];

function everyPairing(left: readonly Person[], mayMeet: (a: Person, b: Person) => boolean): People[] {
  const [first, ...rest] = left;
  if (first === undefined) {
    return [[]];
  }
  return rest
    .filter((other) => mayMeet(first, other))
    .flatMap((other) =>
      everyPairing(
        rest.filter((one) => one !== other),
        mayMeet,
      ).map((pairs): People => [[first, other], ...pairs]),
    );
}

function weighed(
  people: readonly Person[],
  pairs: People,
  bye: Person | undefined,
  strainOfPair: (pair: readonly [Person, Person]) => readonly [number, number],
): CompleteRound {
  const scores = [...new Set(people.map((one) => one.score))].sort((a, b) => b - a);
  const strains = pairs.map(strainOfPair);
  const sum = (index: 0 | 1): number => strains.reduce((total, each) => total + each[index], 0);
  const byeHeight = bye === undefined ? 0 : scores.length - 1 - scores.indexOf(bye.score);
  return {
    pairs: pairs.map(([a, b]) => [a.number, b.number] as const),
    bye: bye?.number,
    key: [sum(0), byeHeight, ...floatersOf(pairs, scores), sum(1)],
    repeatedFloats: pairs.reduce((total, [a, b]) => total + repeated(a, b), 0),
  };
}

/** How many leave each group downwards, the top group first. */
function floatersOf(pairs: People, scores: readonly number[]): number[] {
  return scores
    .slice(0, -1)
    .map(
      (score) =>
        pairs.filter(([a, b]) => Math.max(a.score, b.score) >= score && Math.min(a.score, b.score) < score)
          .length,
    );
}

function repeated(a: Person, b: Person): number {
  if (a.score === b.score) {
    return 0;
  }
  const [upper, lower] = a.score > b.score ? [a, b] : [b, a];
  return Math.max(0, upper.floats) + Math.max(0, -lower.floats);
}

export function leastKey(rounds: readonly CompleteRound[]): readonly number[] | undefined {
  return rounds.map((one) => one.key).sort(compare)[0];
}

/** The complete rounds that meet all conditions best, once the bye has been drawn. */
export function bestRounds(rounds: readonly CompleteRound[], bye: number | undefined): CompleteRound[] {
  const least = leastKey(rounds);
  const best = rounds.filter(
    (one) => one.bye === bye && least !== undefined && compare(one.key, least) === 0,
  );
  const fewest = Math.min(...best.map((one) => one.repeatedFloats));
  return best.filter((one) => one.repeatedFloats === fewest);
}

/** What the room's own pairing costs in the eyes of this reading. */
export function keyOfPairing(tournament: Tournament, pairing: Pairing): CompleteRound {
  const people = peopleOf(tournament, pairing.round);
  const find = (number: number): Person => people.find((one) => one.number === number)!;
  const bye = pairing.byes.find((each) => each.outcome === 'pairingBye')?.player;
  return weighed(
    people,
    pairing.boards.map(({ white, black }) => [find(white), find(black)] as const),
    bye === undefined ? undefined : find(bye),
    ([white, black]) => strain(white, black),
  );
}
