import type { OddSet, WeightedGraph, WeightedMatching } from './weightedGraph.ts';
import { dissolve } from './weightedBlossoms.ts';
import { matchOneMorePair } from './weightedSearch.ts';
import { isZero, newState, type SearchState, verticesOf } from './weightedState.ts';

/**
 * A perfect matching of greatest total weight in a general graph; undefined when there is no perfect one.
 * Primal–dual method after Edmonds. Vertices that can be matched at once by the duals in hand cost O(size) each, every
 * other pair a search of O(size²).
 */
export function heaviestPerfectMatching(graph: WeightedGraph): WeightedMatching | undefined {
  if (graph.size % 2 === 1) {
    return undefined;
  }
  const state = newState(graph);
  if (!firstDuals(state)) {
    return undefined;
  }
  while (matchTightEdges(state) > 0) {
    if (!matchOneMorePair(state)) {
      return undefined;
    }
    dissolveIdle(state);
  }
  return {
    mate: state.mate,
    duals: state.vertexDuals,
    hasOddSets: state.children.some((children) => children !== undefined),
    oddSets: oddSetsOf(state),
  };
}

function oddSetsOf(state: SearchState): OddSet[] {
  const nodes = [...state.children.keys()].filter(
    (node) => state.children[node] !== undefined && !isZero(state.blossomDuals, node),
  );
  return nodes.map((node) => ({
    vertices: verticesOf(state, node),
    dual: state.blossomDuals.map((limb) => limb[node]!),
  }));
}

/** Half of each vertex's heaviest edge, then lowered as far as the neighbours allow. */
function firstDuals(state: SearchState): boolean {
  for (let vertex = 0; vertex < state.size; vertex += 1) {
    const best = leastDual(state, vertex, false);
    if (best === -1) {
      return state.size === 0;
    }
    state.vertexDuals.forEach((dual, limb) => {
      dual[vertex] = state.graph.weights[limb]![vertex * state.size + best]! / 2;
    });
  }
  for (let vertex = 0; vertex < state.size; vertex += 1) {
    const best = leastDual(state, vertex, true);
    state.vertexDuals.forEach((dual, limb) => {
      dual[vertex] = state.graph.weights[limb]![vertex * state.size + best]! - dual[best]!;
    });
  }
  return true;
}

/** The neighbour along whose edge the weight (less the neighbour's dual) is greatest; -1 without neighbours. */
function leastDual(state: SearchState, vertex: number, lessDual: boolean): number {
  const { size, graph, vertexDuals } = state;
  const { exists } = graph;
  const weight = graph.weights[0]!;
  const dual = vertexDuals[0]!;
  const row = vertex * size;
  let best = -1;
  let most = -Infinity;
  for (let other = 0; other < size; other += 1) {
    if (exists[row + other] !== 1) {
      continue;
    }
    const value = weight[row + other]! - (lessDual ? dual[other]! : 0);
    if (value > most || (value === most && isHeavier(state, row, other, best, lessDual))) {
      best = other;
      most = value;
    }
  }
  return best;
}

/** Of two edges alike in the first component, the first is the heavier one. */
function isHeavier(state: SearchState, row: number, one: number, two: number, lessDual: boolean): boolean {
  for (let limb = 1; limb < state.limbs; limb += 1) {
    const weight = state.graph.weights[limb]!;
    const dual = state.vertexDuals[limb]!;
    const difference = weight[row + one]! - weight[row + two]! - (lessDual ? dual[one]! - dual[two]! : 0);
    if (difference !== 0) {
      return difference > 0;
    }
  }
  return false;
}

/** Matches unmatched vertices along tight edges, first come first served; how many are left. */
function matchTightEdges(state: SearchState): number {
  const { size, graph, mate, vertexDuals } = state;
  let left = 0;
  for (let vertex = 0; vertex < size; vertex += 1) {
    for (let other = vertex + 1; mate[vertex] === -1 && other < size; other += 1) {
      const at = vertex * size + other;
      if (
        mate[other] === -1 &&
        graph.exists[at] === 1 &&
        vertexDuals.every((dual, limb) => dual[vertex]! + dual[other]! === graph.weights[limb]![at])
      ) {
        mate[vertex] = other;
        mate[other] = vertex;
      }
    }
    left += mate[vertex] === -1 ? 1 : 0;
  }
  return left;
}

/** Blossoms without a dual are only a memory of the last search. */
function dissolveIdle(state: SearchState): void {
  for (let node = state.size; node < 2 * state.size; node += 1) {
    if (
      state.children[node] !== undefined &&
      state.top[state.base[node]!] === node &&
      isZero(state.blossomDuals, node)
    ) {
      dissolve(state, node);
    }
  }
}
