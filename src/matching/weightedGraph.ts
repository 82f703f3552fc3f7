/**
 * A graph whose edges carry vectors, compared from the first component on. Such vectors are an ordered group,
 * so a matching of greatest total is as well defined as with plain numbers, and no component needs a carry.
 * Every component must stay an integer that a double holds exactly, also when summed over a matching.
 */
export interface WeightedGraph {
  readonly size: number;
  /** `exists[u * size + v]` is 1 where u and v may be matched; symmetric. */
  readonly exists: Uint8Array;
  /** One symmetric matrix for each component, most important first. */
  readonly weights: readonly Float64Array[];
}

/** A perfect matching of greatest weight, with the proof of it. */
export interface WeightedMatching {
  /** The partner of each vertex. */
  readonly mate: Int32Array;
  /** Vertex duals, one array for each component. */
  readonly duals: readonly Float64Array[];
  /** Some odd set carries a dual: then tight edges alone do not describe all the best matchings. */
  readonly hasOddSets: boolean;
  /** Those odd sets: a matching of tight edges is a best one exactly when one edge leaves each of them. */
  readonly oddSets: readonly OddSet[];
}

export interface OddSet {
  readonly vertices: readonly number[];
  /** Its dual: an edge inside is tight when it weighs as much as this and the duals of its ends together. */
  readonly dual: readonly number[];
}

/**
 * The edges without slack: a best matching has no others, and where no odd set carries a dual every perfect matching
 * of them is a best one. Neighbours in ascending order.
 */
export function tightNeighbours(graph: WeightedGraph, duals: readonly Float64Array[]): number[][] {
  const { size, exists, weights } = graph;
  return Array.from({ length: size }, (_, one) => {
    const list: number[] = [];
    for (let two = 0; two < size; two += 1) {
      const at = one * size + two;
      if (exists[at] === 1 && duals.every((dual, limb) => dual[one]! + dual[two]! === weights[limb]![at])) {
        list.push(two);
      }
    }
    return list;
  });
}
