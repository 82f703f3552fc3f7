import type { Mates } from './maximumMatching.ts';
import { packDigits } from './weightedDigits.ts';
import type { OddSet, WeightedGraph, WeightedMatching } from './weightedGraph.ts';
import { heaviestPerfectMatching } from './weightedMatching.ts';

/**
 * The best perfect matchings of a graph by several criteria, each one counting only among those that are equal by
 * all before it: not one of them, but which edges they are made of. It knows no chess.
 */
export interface Criterion<Edge> {
  /** A bound for the sum over the pairs of one matching. */
  readonly most: number;
  /** A whole number of 0 or more. */
  readonly cost: (edge: Edge) => number;
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

/**
 * @param edge what the criteria count of the edge between two vertices, the smaller first; `undefined` is no edge
 * @returns `undefined` when there is no perfect matching at all
 */
export function bestMatchings<Edge>(
  n: number,
  edge: (a: number, b: number) => Edge | undefined,
  criteria: readonly Criterion<Edge>[],
): BestMatchings | undefined {
  const graph = graphOf(n, edgesOf(n, edge), criteria);
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

interface Edges<Edge> {
  readonly all: readonly Edge[];
  /** Where each stands in a matrix of n × n, and where its mirror image does. */
  readonly at: readonly number[];
  readonly mirrored: readonly number[];
}

function edgesOf<Edge>(n: number, edge: (a: number, b: number) => Edge | undefined): Edges<Edge> {
  const all: Edge[] = [];
  const at: number[] = [];
  const mirrored: number[] = [];
  for (let a = 0; a < n; a += 1) {
    for (let b = a + 1; b < n; b += 1) {
      const found = edge(a, b);
      if (found !== undefined) {
        all.push(found);
        at.push(a * n + b);
        mirrored.push(b * n + a);
      }
    }
  }
  return { all, at, mirrored };
}

/** The criteria packed into as few components as hold them; one that costs nothing anywhere takes no room. */
function graphOf<Edge>(
  n: number,
  { all, at, mirrored }: Edges<Edge>,
  criteria: readonly Criterion<Edge>[],
): WeightedGraph {
  const exists = new Uint8Array(n * n);
  all.forEach((_, index) => (exists[at[index]!] = exists[mirrored[index]!] = 1));
  const costing = criteria.filter(({ cost }) => all.some((edge) => cost(edge) !== 0));
  const digits = packDigits(costing.map(({ most }) => most));
  const limbs = 1 + (digits[digits.length - 1]?.limb ?? 0);
  const weights = Array.from({ length: limbs }, () => new Float64Array(n * n));
  costing.forEach(({ cost }, criterion) => {
    const { limb, factor } = digits[criterion]!;
    const weight = weights[limb]!;
    all.forEach((edge, index) => {
      weight[at[index]!] = weight[mirrored[index]!] = weight[at[index]!]! - cost(edge) * factor;
    });
  });
  return { size: n, exists, weights };
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
