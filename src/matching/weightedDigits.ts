import type { WeightedGraph } from './weightedGraph.ts';

/** Where a digit of a lexicographic cost stands: `cost * factor` within one component. */
export interface Digit {
  readonly limb: number;
  readonly factor: number;
}

/** Sums over matchings and the duals stay far below 2^53 with components of this size. */
const capacity = 2 ** 40;

/**
 * Packs costs, most important first, into as few components as possible. `bounds[i]` is the width of the range of
 * the i-th cost summed over any matching, so that no sum of the less important ones outweighs it.
 */
export function packDigits(bounds: readonly number[]): Digit[] {
  const limbs: number[][] = [];
  let used = capacity;
  for (const bound of bounds) {
    if (used * (bound + 1) > capacity) {
      limbs.push([]);
      used = 1;
    }
    limbs[limbs.length - 1]!.push(bound);
    used *= bound + 1;
  }
  return limbs.flatMap((digits, limb) =>
    digits.map((_, index) => ({
      limb,
      factor: digits.slice(index + 1).reduce((product, bound) => product * (bound + 1), 1),
    })),
  );
}

/** A further cost, less important than all the weights of a graph. */
export interface OrderDigit {
  readonly bound: number;
  /** Calls `put` for every edge that costs something. */
  readonly each: (put: (first: number, second: number, cost: number) => void) => void;
}

/** The graph with further costs, most important first, behind its weights. */
export function withOrder(graph: WeightedGraph, digits: readonly OrderDigit[]): WeightedGraph {
  const { size } = graph;
  const places = packDigits(digits.map((digit) => digit.bound));
  const limbs = places.length === 0 ? 0 : places[places.length - 1]!.limb + 1;
  const added = Array.from({ length: limbs }, () => new Float64Array(size * size));
  digits.forEach((digit, index) => {
    const { limb, factor } = places[index]!;
    const matrix = added[limb]!;
    digit.each((first, second, cost) => {
      matrix[first * size + second] = matrix[first * size + second]! - cost * factor;
      matrix[second * size + first] = matrix[first * size + second]!;
    });
  });
  return { ...graph, weights: [...graph.weights, ...added] };
}

/** The graph without the edges that `keep` refuses; `keep` is asked with the smaller vertex first. */
export function restricted(
  graph: WeightedGraph,
  keep: (first: number, second: number) => boolean,
): WeightedGraph {
  const { size } = graph;
  const exists = graph.exists.slice();
  for (let first = 0; first < size; first += 1) {
    for (let second = first + 1; second < size; second += 1) {
      if (exists[first * size + second] === 1 && !keep(first, second)) {
        exists[first * size + second] = 0;
        exists[second * size + first] = 0;
      }
    }
  }
  return { ...graph, exists };
}
