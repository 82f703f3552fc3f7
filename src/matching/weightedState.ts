import type { WeightedGraph } from './weightedGraph.ts';

/** Labels of the search: not reached, at even distance from the root, at odd distance. */
export const unreached = 0;
export const outer = 1;
export const inner = 2;

/**
 * The working state of the primal–dual search (Edmonds; dense form). Nodes below `size` are vertices, the
 * others are blossoms. Arrays over nodes have twice the size.
 */
export interface SearchState {
  readonly graph: WeightedGraph;
  readonly size: number;
  readonly limbs: number;
  readonly mate: Int32Array;
  readonly vertexDuals: readonly Float64Array[];
  readonly blossomDuals: readonly Float64Array[];
  /** The outermost node that holds a vertex. */
  readonly top: Int32Array;
  /** The vertex of a node that is matched outside it. */
  readonly base: Int32Array;
  /** Children of a blossom in cyclic order, the one with the base first. */
  readonly children: (number[] | undefined)[];
  /** `linkFrom[b][i]` in child i and `linkTo[b][i]` in child i + 1 are the ends of the edge between them. */
  readonly linkFrom: number[][];
  readonly linkTo: number[][];
  readonly label: Uint8Array;
  readonly vertexLabel: Uint8Array;
  /** The edge through which a node was reached: from the tree, into the node; -1 at the root. */
  readonly entryFrom: Int32Array;
  readonly entryTo: Int32Array;
  /** The unmatched vertex from which an outer vertex was reached. */
  readonly tree: Int32Array;
  /** Nearest outer vertex of each vertex that is not outer, and the slack of that edge. */
  readonly nearest: Int32Array;
  readonly nearestSlack: readonly Float64Array[];
  /** Nearest outer vertex of another node, for each outer vertex. */
  readonly partner: Int32Array;
  readonly partnerSlack: readonly Float64Array[];
  readonly queue: number[];
  readonly spareNodes: number[];
}

export function newState(graph: WeightedGraph): SearchState {
  const { size } = graph;
  const limbs = graph.weights.length;
  const perLimb = (length: number): Float64Array[] =>
    Array.from({ length: limbs }, () => new Float64Array(length));
  const identity = new Int32Array(2 * size).fill(-1);
  for (let vertex = 0; vertex < size; vertex += 1) {
    identity[vertex] = vertex;
  }
  return {
    graph,
    size,
    limbs,
    mate: new Int32Array(size).fill(-1),
    vertexDuals: perLimb(size),
    blossomDuals: perLimb(2 * size),
    top: identity.slice(0, size),
    base: identity,
    children: new Array<number[] | undefined>(2 * size).fill(undefined),
    linkFrom: [],
    linkTo: [],
    label: new Uint8Array(2 * size),
    vertexLabel: new Uint8Array(size),
    entryFrom: new Int32Array(2 * size).fill(-1),
    entryTo: new Int32Array(2 * size).fill(-1),
    tree: new Int32Array(size).fill(-1),
    nearest: new Int32Array(size).fill(-1),
    nearestSlack: perLimb(size),
    partner: new Int32Array(size).fill(-1),
    partnerSlack: perLimb(size),
    queue: [],
    spareNodes: Array.from({ length: size }, (_, index) => 2 * size - 1 - index),
  };
}

/** All vertices inside a node. */
export function verticesOf(state: SearchState, node: number): number[] {
  if (node < state.size) {
    return [node];
  }
  const found: number[] = [];
  const open = [node];
  while (open.length > 0) {
    const next = open.pop()!;
    if (next < state.size) {
      found.push(next);
    } else {
      open.push(...state.children[next]!);
    }
  }
  return found;
}

export function isZero(vectors: readonly Float64Array[], at: number): boolean {
  for (const vector of vectors) {
    if (vector[at] !== 0) {
      return false;
    }
  }
  return true;
}
