import type { Mates } from './maximumMatching.ts';
import type { OddSet, WeightedGraph, WeightedMatching } from './weightedGraph.ts';
import { heaviestPerfectMatching } from './weightedMatching.ts';

/**
 * The best perfect matchings of a graph by several criteria, each one counting only among those that are equal by
 * all before it: not one of them, but which edges they are made of. It knows no chess.
 */
export interface Criterion {
  /** A bound for the sum over the pairs of one matching. */
  readonly most: number;
  /** A whole number of 0 or more. */
  readonly cost: (a: number, b: number) => number;
}

/** A perfect matching is a best one exactly when it uses only these edges and its `crossings` add up to `needed`. */
export interface BestMatchings {
  readonly n: number;
  readonly allowed: (a: number, b: number) => boolean;
  /** How many odd sets the edge leaves, of those that exactly one edge must leave. */
  readonly crossings: (a: number, b: number) => number;
  readonly needed: number;
  /** One of them. */
  readonly mates: Mates;
}

/** `undefined` when there is no perfect matching at all. */
export function bestMatchings(
  n: number,
  adjacent: (a: number, b: number) => boolean,
  criteria: readonly Criterion[],
): BestMatchings | undefined {
  const graph = graphOf(n, adjacent, criteria);
  const found = heaviestPerfectMatching(graph);
  if (found === undefined) {
    return undefined;
  }
  const crossings = crossingsOfTight(graph, found);
  return {
    n,
    allowed: (a, b) => crossings[a * n + b] !== Infinity,
    crossings: (a, b) => crossings[a * n + b]!,
    needed: found.oddSets.length,
    mates: found.mate,
  };
}

/** Sums over a matching, and the duals, stay far below 2^53 with components of this size. */
const capacity = 2 ** 40;

/** The criteria packed into as few components as hold them; one that costs nothing anywhere takes no room. */
function graphOf(
  n: number,
  adjacent: (a: number, b: number) => boolean,
  criteria: readonly Criterion[],
): WeightedGraph {
  const exists = existing(n, adjacent);
  const weights = [new Float64Array(n * n)];
  let factor = 1;
  for (const criterion of [...criteria].reverse()) {
    const costs = costsOf(n, exists, criterion);
    if (costs === undefined) {
      continue;
    }
    if (factor > 1 && factor * (criterion.most + 1) > capacity) {
      weights.unshift(new Float64Array(n * n));
      factor = 1;
    }
    const weight = weights[0]!;
    for (let at = 0; at < costs.length; at += 1) {
      weight[at] = weight[at]! - costs[at]! * factor;
    }
    factor *= criterion.most + 1;
  }
  return { size: n, exists, weights };
}

function existing(n: number, adjacent: (a: number, b: number) => boolean): Uint8Array {
  const exists = new Uint8Array(n * n);
  for (let a = 0; a < n; a += 1) {
    for (let b = a + 1; b < n; b += 1) {
      exists[a * n + b] = exists[b * n + a] = Number(adjacent(a, b));
    }
  }
  return exists;
}

/** `undefined` when no edge costs anything. */
function costsOf(n: number, exists: Uint8Array, { cost }: Criterion): Float64Array | undefined {
  const costs = new Float64Array(n * n);
  let any = false;
  for (let a = 0; a < n; a += 1) {
    for (let b = a + 1; b < n; b += 1) {
      if (exists[a * n + b] === 1) {
        costs[a * n + b] = costs[b * n + a] = cost(a, b);
        any = any || costs[a * n + b] !== 0;
      }
    }
  }
  return any ? costs : undefined;
}

/** For each edge without slack how many odd sets it leaves; `Infinity` for all others. */
function crossingsOfTight(graph: WeightedGraph, found: WeightedMatching): Float64Array {
  const { size: n, exists } = graph;
  const around: OddSet[][] = Array.from({ length: n }, () => []);
  found.oddSets.forEach((set) => set.vertices.forEach((v) => around[v]!.push(set)));
  const crossings = new Float64Array(n * n).fill(Infinity);
  for (let a = 0; a < n; a += 1) {
    for (let b = a + 1; b < n; b += 1) {
      if (exists[a * n + b] === 1) {
        const shared = commonSets(around[a]!, around[b]!);
        const left = around[a]!.length + around[b]!.length - 2 * shared.length;
        crossings[a * n + b] = isTight(graph, found, a, b, shared) ? left : Infinity;
        crossings[b * n + a] = crossings[a * n + b]!;
      }
    }
  }
  return crossings;
}

const noSets: readonly OddSet[] = [];

function commonSets(aroundA: readonly OddSet[], aroundB: readonly OddSet[]): readonly OddSet[] {
  return aroundA.length === 0 || aroundB.length === 0
    ? noSets
    : aroundA.filter((set) => aroundB.includes(set));
}

function isTight(
  { size, weights }: WeightedGraph,
  { duals }: WeightedMatching,
  a: number,
  b: number,
  around: readonly OddSet[],
): boolean {
  for (let limb = 0; limb < weights.length; limb += 1) {
    let sum = duals[limb]![a]! + duals[limb]![b]!;
    for (const set of around) {
      sum += set.dual[limb]!;
    }
    if (sum !== weights[limb]![a * size + b]) {
      return false;
    }
  }
  return true;
}
