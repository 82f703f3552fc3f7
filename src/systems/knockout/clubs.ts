import { put, widthOf, type Half, type Halves, type Placing } from './halves.ts';

/**
 * rules.md 3, club-mates in different halves as far as possible: fills the halves with the entrants whose places are
 * drawn. The widest first, and among these whoever's club stands unevenly already, then clubs of several; single
 * ones fill up.
 */
export function splitClubs<Id extends number>(
  halves: Halves<Id>,
  drawn: readonly Placing<Id>[],
  room: number,
): Halves<Id> {
  const rest = [...drawn];
  while (rest.length > 0) {
    const next = nextToPlace(halves, rest);
    rest.splice(rest.indexOf(next), 1);
    put(halves, next, wantedHalf(halves, next), rest, room);
  }
  return halves;
}

function nextToPlace<Id extends number>(halves: Halves<Id>, rest: readonly Placing<Id>[]): Placing<Id> {
  const order = (a: Placing<Id>, b: Placing<Id>): number =>
    b.width - a.width ||
    Math.abs(leanOf(halves, b)) - Math.abs(leanOf(halves, a)) ||
    clubMatesIn(rest, b) - clubMatesIn(rest, a);
  return rest.reduce((best, placing) => (order(placing, best) < 0 ? placing : best));
}

/** The half with fewer of his club; equal: the half with more room. */
function wantedHalf<Id extends number>(halves: Halves<Id>, placing: Placing<Id>): Half {
  const lean = leanOf(halves, placing);
  if (lean !== 0) {
    return lean > 0 ? 'second' : 'first';
  }
  return widthOf(halves.first) <= widthOf(halves.second) ? 'first' : 'second';
}

/** How many more of his club stand in the first half than in the second. */
function leanOf<Id extends number>(halves: Halves<Id>, placing: Placing<Id>): number {
  return clubMatesIn(halves.first, placing) - clubMatesIn(halves.second, placing);
}

function clubMatesIn<Id extends number>(placings: readonly Placing<Id>[], placing: Placing<Id>): number {
  const { club } = placing.entrant;
  return club === undefined ? 0 : placings.filter((each) => each.entrant.club === club).length;
}
