import { cheapestPerfectMatching, type CheapestMatching } from './cheapestPerfectMatching.ts';
import type { Mates } from './maximumMatching.ts';

/**
 * The best perfect matchings of a graph by several criteria, each one counting only among those that are equal by
 * all before it. Sums over many criteria do not fit into one number: they are weighed in stages, and a stage hands on
 * which edges, and which odd sets that exactly one edge may leave, the best of it are made of. It knows no chess.
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
  const table = tableOf(n, adjacent);
  let found: CheapestMatching | undefined;
  let needed = 0;
  for (let next = 0; next < criteria.length || found === undefined;) {
    const stage = nextStage(criteria, next, largestSum(n, table));
    found = cheapestPerfectMatching(n, stageCosts(n, table, stage));
    if (found === undefined) {
      return undefined;
    }
    narrow(n, table, found);
    needed = found.oddSets.length;
    next = stage.end;
  }
  return {
    n,
    allowed: (a, b) => table[a * n + b] !== Infinity,
    crossings: (a, b) => table[a * n + b]!,
    needed,
    mates: found.mates,
  };
}

/** Crossings of the edges still allowed, `Infinity` for the others. */
function tableOf(n: number, adjacent: (a: number, b: number) => boolean): Float64Array {
  const table = new Float64Array(n * n).fill(Infinity);
  for (let a = 0; a < n; a += 1) {
    for (let b = a + 1; b < n; b += 1) {
      if (adjacent(a, b)) {
        table[a * n + b] = 0;
        table[b * n + a] = 0;
      }
    }
  }
  return table;
}

function largestSum(n: number, table: Float64Array): number {
  let largest = 0;
  for (let index = 0; index < table.length; index += 1) {
    largest = table[index] === Infinity ? largest : Math.max(largest, table[index]!);
  }
  return (largest * n) / 2;
}

interface Stage {
  readonly parts: readonly { readonly criterion: Criterion; readonly weight: number }[];
  readonly crossingWeight: number;
  readonly end: number;
}

/** Room for exact whole numbers in the matching, which doubles its costs and adds a few of them up. */
const roomOfStage = 2 ** 48;

/** As many of the criteria as one exact number can tell apart, from `start` on. */
function nextStage(criteria: readonly Criterion[], start: number, largestCrossings: number): Stage {
  let room = roomOfStage / (largestCrossings + 1);
  let end = start;
  while (end < criteria.length && (end === start || room > criteria[end]!.most + 1)) {
    room /= criteria[end]!.most + 1;
    end += 1;
  }
  let weight = 1;
  const parts = criteria
    .slice(start, end)
    .reverse()
    .map((criterion) => {
      const part = { criterion, weight };
      weight *= criterion.most + 1;
      return part;
    });
  return { parts, crossingWeight: weight, end };
}

function stageCosts(n: number, table: Float64Array, stage: Stage): Float64Array {
  const costs = new Float64Array(n * n).fill(Infinity);
  for (let a = 0; a < n; a += 1) {
    for (let b = a + 1; b < n; b += 1) {
      const crossings = table[a * n + b]!;
      if (crossings !== Infinity) {
        let cost = crossings * stage.crossingWeight;
        for (const { criterion, weight } of stage.parts) {
          cost += criterion.cost(a, b) * weight;
        }
        costs[a * n + b] = cost;
        costs[b * n + a] = cost;
      }
    }
  }
  return costs;
}

/** Leaves the edges that a cheapest matching may use, with the number of odd sets that each one leaves. */
function narrow(n: number, table: Float64Array, found: CheapestMatching): void {
  const setsAround: number[][] = Array.from({ length: n }, () => []);
  found.oddSets.forEach((set, index) => set.forEach((v) => setsAround[v]!.push(index)));
  for (let a = 0; a < n; a += 1) {
    for (let b = a + 1; b < n; b += 1) {
      if (table[a * n + b] !== Infinity) {
        const kept = found.slack(a, b) === 0 ? setsLeft(setsAround[a]!, setsAround[b]!) : Infinity;
        table[a * n + b] = kept;
        table[b * n + a] = kept;
      }
    }
  }
}

/** Odd sets that hold one end of an edge and not the other. */
function setsLeft(aroundA: readonly number[], aroundB: readonly number[]): number {
  const shared = aroundA.length === 0 ? 0 : aroundA.filter((set) => aroundB.includes(set)).length;
  return aroundA.length + aroundB.length - 2 * shared;
}
