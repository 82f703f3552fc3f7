import { isSeeded, type Entrant } from './entrant.ts';
import type { ExemptionPlan } from './exemptions.ts';
import { put, snakeHalf, type Halves, type Placing } from './halves.ts';
import { splitClubs } from './clubs.ts';

/** The places of round 1 from the top of the bracket to its foot; `undefined` where nobody stands. */
export type Places<Id extends number> = readonly (Id | undefined)[];

/**
 * Law 25; rules.md 3: entrants in bracket order, put so that 1 and 2 can meet only in the final, 1–4 only from the
 * semi-final on, and so on, as far as the exemptions leave room. By choice club-mates are put into different halves,
 * quarters, … as far as possible; seeds keep their places.
 */
export function placesOf<Id extends number>(
  entrants: readonly Entrant<Id>[],
  plan: ExemptionPlan<Id>,
  clubMatesApart: boolean,
): Places<Id> {
  const placings = entrants.map((entrant) => ({
    entrant,
    width: 2 ** (plan.exempt.get(entrant.number) ?? 0),
  }));
  return placed(placings, 2 ** plan.rounds, false, clubMatesApart);
}

/** The best of a part stands at its outer edge: 1 at the head of the bracket, 2 at its foot. */
function placed<Id extends number>(
  placings: readonly Placing<Id>[],
  width: number,
  atFoot: boolean,
  clubMatesApart: boolean,
): Places<Id> {
  const [only] = placings;
  if (only === undefined || only.width === width) {
    const empty = Array.from({ length: width - 1 }, () => undefined);
    return atFoot ? [...empty, only?.entrant.number] : [only?.entrant.number, ...empty];
  }
  const { first, second } = clubMatesApart
    ? splitApart(placings, width / 2)
    : splitBySeed(placings, width / 2);
  const [head, foot] = atFoot ? [second, first] : [first, second];
  return [
    ...placed(head, width / 2, false, clubMatesApart),
    ...placed(foot, width / 2, true, clubMatesApart),
  ];
}

/** Rules.md 3: 1st, 4th, 5th, 8th, … into the first half, 2nd, 3rd, 6th, 7th, … into the second, where there is room. */
function splitBySeed<Id extends number>(placings: readonly Placing<Id>[], room: number): Halves<Id> {
  const halves: Halves<Id> = { first: [], second: [] };
  placings.forEach((placing, index) => {
    put(halves, placing, snakeHalf(index), placings.slice(index + 1), room);
  });
  return halves;
}

function splitApart<Id extends number>(placings: readonly Placing<Id>[], room: number): Halves<Id> {
  const seeds = placings.filter((placing) => isSeeded(placing.entrant));
  const others = placings.filter((placing) => !isSeeded(placing.entrant));
  const halves: Halves<Id> = { first: [], second: [] };
  seeds.forEach((placing, index) => {
    put(halves, placing, snakeHalf(index), [...seeds.slice(index + 1), ...others], room);
  });
  return splitClubs(halves, others, room);
}
