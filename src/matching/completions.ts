import type { BestMatchings } from './bestMatchings.ts';
import { cheapestPerfectMatching } from './cheapestPerfectMatching.ts';
import { augmentFrom, neighbourLists, unmatched, type Mates } from './maximumMatching.ts';

/**
 * Pairs are fixed one after the other so that the rest can always be completed to one of the best matchings.
 * A matching of all the unfixed vertices is kept as a witness; most questions are answered by a small change of it.
 * It knows no chess.
 */
export interface Completions {
  readonly best: BestMatchings;
  /** All allowed edges, and those among them that leave no odd set. */
  readonly neighbours: readonly number[][];
  readonly plainNeighbours: readonly number[][];
  readonly fixed: Uint8Array;
  /** A best completion of what is fixed. */
  witness: Mates;
  /** Crossings that the witness still makes among the unfixed. */
  crossingsLeft: number;
}

export function completionsOf(best: BestMatchings): Completions {
  return {
    best,
    neighbours: neighbourLists(best.n, best.allowed),
    plainNeighbours: neighbourLists(best.n, (a, b) => best.allowed(a, b) && best.crossings(a, b) === 0),
    fixed: new Uint8Array(best.n),
    witness: best.mates,
    crossingsLeft: best.needed,
  };
}

/** Whether a best matching contains all fixed pairs and this one too. Both vertices must be unfixed. */
export function canFix(state: Completions, a: number, b: number): boolean {
  return witnessWith(state, a, b) !== undefined;
}

/** Fixes a pair for which `canFix` holds. */
export function fixPair(state: Completions, a: number, b: number): void {
  const witness = witnessWith(state, a, b);
  if (witness === undefined) {
    throw new Error('fixPair: the pair cannot be completed');
  }
  state.witness = witness;
  state.crossingsLeft -= state.best.crossings(a, b);
  state.fixed[a] = 1;
  state.fixed[b] = 1;
}

function witnessWith(state: Completions, a: number, b: number): Mates | undefined {
  const { best, witness } = state;
  if (!best.allowed(a, b)) {
    return undefined;
  }
  if (witness[a] === b) {
    return witness;
  }
  return bySwap(state, a, b) ?? byPlainEdges(state, a, b) ?? byAnyEdges(state, a, b);
}

/** The two who lose their mates take each other. */
function bySwap({ best, witness }: Completions, a: number, b: number): Mates | undefined {
  const left = witness[a]!;
  const right = witness[b]!;
  const asBefore = best.crossings(a, left) + best.crossings(b, right);
  if (!best.allowed(left, right) || best.crossings(a, b) + best.crossings(left, right) !== asBefore) {
    return undefined;
  }
  const mates = witness.slice();
  setPair(mates, a, b);
  setPair(mates, left, right);
  return mates;
}

function setPair(mates: Mates, a: number, b: number): void {
  mates[a] = b;
  mates[b] = a;
}

/** The others who are matched over a plain edge change among themselves; who crosses stays as he is. */
function byPlainEdges(state: Completions, a: number, b: number): Mates | undefined {
  const { best, witness, fixed } = state;
  const [left, right] = [witness[a]!, witness[b]!];
  if (best.crossings(a, b) !== best.crossings(a, left) + best.crossings(b, right)) {
    return undefined;
  }
  const out = fixed.slice();
  for (let v = 0; v < best.n; v += 1) {
    if (v !== left && v !== right && out[v] === 0 && best.crossings(v, witness[v]!) > 0) {
      out[v] = 1;
    }
  }
  return rematched(state, state.plainNeighbours, out, a, b);
}

/** The exact answer: a change over any allowed edges; where it crosses too often, the fewest crossings possible. */
function byAnyEdges(state: Completions, a: number, b: number): Mates | undefined {
  const mates = rematched(state, state.neighbours, state.fixed.slice(), a, b);
  if (mates === undefined || crossingsOf(state, mates) === state.crossingsLeft) {
    return mates;
  }
  return byFewestCrossings(state, a, b);
}

function rematched(
  { witness }: Completions,
  neighbours: readonly number[][],
  out: Uint8Array,
  a: number,
  b: number,
): Mates | undefined {
  const mates = witness.slice();
  const left = witness[a]!;
  mates[left] = unmatched;
  mates[witness[b]!] = unmatched;
  setPair(mates, a, b);
  out[a] = 1;
  out[b] = 1;
  return augmentFrom(neighbours, mates, left, out) ? mates : undefined;
}

function crossingsOf({ best, fixed }: Completions, mates: Mates): number {
  let sum = 0;
  mates.forEach((mate, v) => (sum += mate > v && fixed[v] === 0 ? best.crossings(v, mate) : 0));
  return sum;
}

function byFewestCrossings(state: Completions, a: number, b: number): Mates | undefined {
  const { best, fixed, witness } = state;
  const rest = [...fixed.keys()].filter((v) => fixed[v] === 0 && v !== a && v !== b);
  const costs = new Float64Array(rest.length * rest.length).fill(Infinity);
  rest.forEach((v, i) => {
    rest.forEach((w, j) => {
      costs[i * rest.length + j] = v !== w && best.allowed(v, w) ? best.crossings(v, w) : Infinity;
    });
  });
  const found = cheapestPerfectMatching(rest.length, costs);
  if (found === undefined || found.cost + best.crossings(a, b) !== state.crossingsLeft) {
    return undefined;
  }
  const mates = witness.slice();
  setPair(mates, a, b);
  found.mates.forEach((mate, i) => (mates[rest[i]!] = rest[mate]!));
  return mates;
}
