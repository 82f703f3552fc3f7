import { augmentFrom, type Mates, unmatched } from './maximumMatching.ts';

/**
 * A perfect matching that is rebuilt vertex by vertex so that early vertices get the partners they would like best.
 * Neighbour lists are in order of preference; they are replaced, never changed, when edges are given up.
 */
export interface FixedPairs {
  readonly neighbours: (readonly number[])[];
  /** Always a perfect matching along the edges, the fixed pairs among it. */
  readonly mates: Mates;
  readonly fixed: Uint8Array;
}

export function fixedPairs(neighbours: (readonly number[])[], mates: Mates): FixedPairs {
  return { neighbours, mates: mates.slice(), fixed: new Uint8Array(mates.length) };
}

/** Fixes the vertex with the first of the wanted neighbours for which all others can still be matched. */
export function fixFirst(state: FixedPairs, vertex: number, wanted: (other: number) => boolean): void {
  for (const other of state.neighbours[vertex]!) {
    if (state.fixed[other] === 0 && wanted(other) && canMatch(state, vertex, other)) {
      state.fixed[vertex] = 1;
      state.fixed[other] = 1;
      return;
    }
  }
  throw new Error('fixFirst: the vertex has no wanted partner');
}

/** Rematches so that the two are partners, if the rest allows it. */
function canMatch({ neighbours, mates, fixed }: FixedPairs, one: number, two: number): boolean {
  const oneLeft = mates[one]!;
  const twoLeft = mates[two]!;
  if (oneLeft === two) {
    return true;
  }
  mates[one] = two;
  mates[two] = one;
  mates[oneLeft] = unmatched;
  mates[twoLeft] = unmatched;
  fixed[one] = 1;
  fixed[two] = 1;
  if (neighbours[oneLeft]!.includes(twoLeft)) {
    mates[oneLeft] = twoLeft;
    mates[twoLeft] = oneLeft;
    return true;
  }
  if (augmentFrom(neighbours, mates, oneLeft, fixed)) {
    return true;
  }
  fixed[one] = 0;
  fixed[two] = 0;
  mates[one] = oneLeft;
  mates[oneLeft] = one;
  mates[two] = twoLeft;
  mates[twoLeft] = two;
  return false;
}

/** Gives up the vertex's edges to the refused neighbours if all can still be matched; else its other edges. */
export function without(state: FixedPairs, vertex: number, refused: (other: number) => boolean): void {
  const { mates, neighbours, fixed } = state;
  const before = neighbours.slice();
  const partner = mates[vertex]!;
  giveUp(state, vertex, refused);
  if (!refused(partner)) {
    return;
  }
  mates[vertex] = unmatched;
  mates[partner] = unmatched;
  if (augmentFrom(neighbours, mates, vertex, fixed)) {
    return;
  }
  mates[vertex] = partner;
  mates[partner] = vertex;
  before.forEach((list, at) => (neighbours[at] = list));
  giveUp(state, vertex, (other) => !refused(other));
}

function giveUp({ neighbours }: FixedPairs, vertex: number, refused: (other: number) => boolean): void {
  const list = neighbours[vertex]!;
  neighbours[vertex] = list.filter((other) => !refused(other));
  for (const other of list.filter(refused)) {
    neighbours[other] = neighbours[other]!.filter((each) => each !== vertex);
  }
}
