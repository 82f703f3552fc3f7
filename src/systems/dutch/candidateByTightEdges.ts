import { maximumMatching, pairCount } from '../../matching/maximumMatching.ts';
import { fixedPairs, type FixedPairs, fixFirst, without } from '../../matching/fixedPairs.ts';
import { tightNeighbours, type WeightedGraph, type WeightedMatching } from '../../matching/weightedGraph.ts';
import { type BracketGraph, inBracket } from './bracketGraph.ts';
import { chooseUppers, remainderOf } from './candidateByWeights.ts';

/**
 * C.04.3 (2026) 3.6–3.8: of the best candidates the one generated first. The best candidates are the perfect
 * matchings of the tight edges, so every choice asks only whether the rest can still be matched.
 */
export function candidateByTightEdges(bracket: BracketGraph, matching: WeightedMatching): Int32Array {
  const state = fixedPairs(tightNeighbours(bracket.graph, matching.duals), matching.mate);
  chooseMdps(bracket, state);
  pairMdps(bracket, state);
  const remainder = remainderOf(bracket, state.mates);
  const inside = new Set(remainder);
  const pairs = remainder.filter((vertex) => inside.has(state.mates[vertex]!)).length / 2;
  if (pairs > 0) {
    pairRemainder(state, remainder, pairs);
  }
  return state.mates;
}

/** 4.4: the first set of pairable MDPs. Only where some of them must float on. */
function chooseMdps({ mdps, tier }: BracketGraph, state: FixedPairs): void {
  const list = Array.from({ length: mdps }, (_, mdp) => mdp);
  if (list.every((mdp) => tier[state.mates[mdp]!] === inBracket)) {
    return;
  }
  for (const mdp of list) {
    without(state, mdp, (other) => tier[other] !== inBracket);
  }
}

/** 4.2: the first transposition for the MDPs that are paired. */
function pairMdps({ mdps, tier }: BracketGraph, state: FixedPairs): void {
  for (let mdp = 0; mdp < mdps; mdp += 1) {
    if (tier[state.mates[mdp]!] === inBracket) {
      fixFirst(state, mdp, (other) => tier[other] === inBracket);
    }
  }
}

/** 4.3 and 4.2: without an exchange if that can be, else after the first one that can; then the transposition. */
function pairRemainder(state: FixedPairs, remainder: readonly number[], pairs: number): void {
  const original = new Set(remainder.slice(0, pairs));
  const plain = splitInHalves(state, new Set(remainder), original, state.mates);
  const uppers = plain === undefined ? exchangedUppers(state, remainder, pairs) : undefined;
  const split = plain ?? splitInHalves(state, new Set(remainder), uppers!.uppers, uppers!.mates);
  if (split === undefined) {
    throw new Error('candidateByTightEdges: the exchange cannot be paired');
  }
  for (const upper of uppers?.uppers ?? original) {
    fixFirst(split, upper, () => true);
  }
  state.mates.set(split.mates);
}

const lowerHalf = 1;
const upperHalf = 2;

/** Only pairs of S1 with S2 (3.3.1); undefined when that leaves somebody out. */
function splitInHalves(
  state: FixedPairs,
  inside: ReadonlySet<number>,
  uppers: ReadonlySet<number>,
  start: Int32Array,
): FixedPairs | undefined {
  const role = new Uint8Array(start.length);
  inside.forEach((vertex) => (role[vertex] = uppers.has(vertex) ? upperHalf : lowerHalf));
  const allowed = (one: number, two: number): boolean => {
    const [first, second] = one < two ? [role[one], role[two]] : [role[two], role[one]];
    return first === upperHalf ? second === lowerHalf : second !== upperHalf && (first === 0 || second === 0);
  };
  const neighbours = state.neighbours.map((list, one) =>
    state.fixed[one] === 1 ? [] : list.filter((two) => state.fixed[two] === 0 && allowed(one, two)),
  );
  const kept = start.map((two, one) => (state.fixed[one] === 1 || allowed(one, two) ? two : -1));
  const mates = maximumMatching(neighbours, kept, state.fixed);
  return 2 * pairCount(mates) === mates.length
    ? { neighbours, mates, fixed: state.fixed.slice() }
    : undefined;
}

/** C.04.3 (2026) 4.3.2: the first exchange after which the remainder can be paired. */
function exchangedUppers(
  state: FixedPairs,
  remainder: readonly number[],
  pairs: number,
): { uppers: ReadonlySet<number>; mates: Int32Array } {
  return chooseUppers(graphOf(state), remainder, pairs);
}

/** What is not fixed, without weights: every perfect matching of it is as good as any other. */
function graphOf(state: FixedPairs): WeightedGraph {
  const size = state.mates.length;
  const exists = new Uint8Array(size * size);
  state.neighbours.forEach((list, one) => {
    for (const two of state.fixed[one] === 1 ? [state.mates[one]!] : list) {
      if (state.fixed[one] === state.fixed[two]) {
        exists[one * size + two] = 1;
      }
    }
  });
  return { size, exists, weights: [] };
}
