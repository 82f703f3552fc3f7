import { type OrderDigit, restricted, withOrder } from '../../matching/weightedDigits.ts';
import type { WeightedGraph } from '../../matching/weightedGraph.ts';
import { heaviestPerfectMatching } from '../../matching/weightedMatching.ts';
import { type BracketGraph, inBracket } from './bracketGraph.ts';

/**
 * C.04.3 (2026) 3.6–3.8: of the best candidates the one generated first, by weights alone: the order of generation
 * is written into further components of the weights. Always exact; used where no shorter way applies.
 */
export function candidateByWeights(bracket: BracketGraph, first: Int32Array): Int32Array {
  const withMdps = bracket.mdps === 0 ? { graph: bracket.graph, mate: first } : pairMdps(bracket, first);
  const remainder = remainderOf(bracket, withMdps.mate);
  const pairs = remainder.filter((vertex) => remainder.includes(withMdps.mate[vertex]!)).length / 2;
  if (pairs === 0) {
    return withMdps.mate;
  }
  const { uppers } = chooseUppers(withMdps.graph, remainder, pairs);
  return pairRemainder(withMdps.graph, remainder, uppers);
}

/** Residents who do not meet an MDP (3.3.3). */
export function remainderOf(bracket: BracketGraph, mate: Int32Array): number[] {
  const found: number[] = [];
  for (let vertex = bracket.mdps; vertex < bracket.mdps + bracket.residents; vertex += 1) {
    if (mate[vertex]! >= bracket.mdps) {
      found.push(vertex);
    }
  }
  return found;
}

/** 4.4: the first set of pairable MDPs, then (4.2) the first transposition for them. */
function pairMdps(bracket: BracketGraph, first: Int32Array): { graph: WeightedGraph; mate: Int32Array } {
  const { mdps, residents, tier, graph } = bracket;
  const everybody = mdps + residents;
  const list = Array.from({ length: mdps }, (_, mdp) => mdp);
  const someFloat = list.some((mdp) => tier[first[mdp]!] !== inBracket);
  const stays = (mdp: number): OrderDigit => ({
    bound: 1,
    each: (put) => {
      for (let other = everybody; other < graph.size; other += 1) {
        put(mdp, other, 1);
      }
    },
  });
  const opponent = (mdp: number): OrderDigit => ({
    bound: residents,
    each: (put) => {
      for (let other = mdps; other < everybody; other += 1) {
        put(mdp, other, other - mdps);
      }
    },
  });
  const mate = solved(withOrder(graph, [...(someFloat ? list.map(stays) : []), ...list.map(opponent)]));
  const kept = restricted(graph, (one, two) => {
    if (one >= mdps) {
      return two >= everybody || mate[two]! >= mdps;
    }
    return tier[mate[one]!] === inBracket ? mate[one] === two : tier[two] !== inBracket;
  });
  return { graph: kept, mate };
}

/** 4.3: which players stand in S1 after the first exchange that gives a best candidate. */
export function chooseUppers(
  graph: WeightedGraph,
  remainder: readonly number[],
  pairs: number,
): { uppers: ReadonlySet<number>; mates: Int32Array } {
  const count = remainder.length;
  const eachPair = (put: (one: number, two: number, upper: number) => void): void => {
    for (let upper = 0; upper < count; upper += 1) {
      for (let lower = upper + 1; lower < count; lower += 1) {
        put(remainder[upper]!, remainder[lower]!, upper);
      }
    }
  };
  const digit = (bound: number, cost: (upper: number) => number): OrderDigit => ({
    bound,
    each: (put) => eachPair((one, two, upper) => put(one, two, cost(upper))),
  });
  const fewest = [digit(pairs, (upper) => (upper >= pairs ? 1 : 0)), digit(pairs * count, (upper) => upper)];
  const inside = new Set(remainder);
  const uppersOf = (mates: Int32Array): number[] =>
    remainder.filter((vertex) => mates[vertex]! > vertex && inside.has(mates[vertex]!));
  const first = solved(withOrder(graph, fewest));
  const exchanges = uppersOf(first).filter((vertex) => vertex > remainder[pairs - 1]!).length;
  if (exchanges === 0) {
    return { uppers: new Set(uppersOf(first)), mates: first };
  }
  const leavers = remainder
    .slice(0, pairs)
    .map((_, at) => digit(1, (upper) => (upper === pairs - 1 - at ? 1 : 0)));
  const comers = remainder.slice(pairs).map((_, at) => digit(1, (upper) => (upper === pairs + at ? -1 : 0)));
  const mates = solved(withOrder(graph, [...fewest, ...leavers, ...comers]));
  return { uppers: new Set(uppersOf(mates)), mates };
}

/** 4.2: the first transposition of S2 for this S1. */
function pairRemainder(
  graph: WeightedGraph,
  remainder: readonly number[],
  uppers: ReadonlySet<number>,
): Int32Array {
  const inside = new Set(remainder);
  const kept = restricted(graph, (one, two) =>
    inside.has(one) && inside.has(two) ? uppers.has(one) && !uppers.has(two) : !uppers.has(one),
  );
  const digits = [...uppers].map((upper): OrderDigit => ({
    bound: remainder.length,
    each: (put) =>
      remainder.forEach((lower, at) => {
        if (lower > upper) {
          put(upper, lower, at);
        }
      }),
  }));
  return solved(withOrder(kept, digits));
}

function solved(graph: WeightedGraph): Int32Array {
  const matching = heaviestPerfectMatching(graph);
  if (matching === undefined) {
    throw new Error('candidateByWeights: a bracket that could be paired cannot be paired any more');
  }
  return matching.mate;
}
