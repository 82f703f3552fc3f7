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
}

/** The edge has no slack: together with the duals it can be part of a best matching. */
export function isTight(
  graph: WeightedGraph,
  duals: readonly Float64Array[],
  first: number,
  second: number,
): boolean {
  const at = first * graph.size + second;
  if (graph.exists[at] !== 1) {
    return false;
  }
  return duals.every((dual, limb) => dual[first]! + dual[second]! === graph.weights[limb]![at]!);
}
