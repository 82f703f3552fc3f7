import type { Mates } from './maximumMatching.ts';
import { heaviestPerfectMatching } from './weightedMatching.ts';

/** Costs are whole numbers of 0 or more; `Infinity` where there is no edge. Row by row: `costs[a * n + b]`. */
export type CostTable = Float64Array;

export interface CheapestMatching {
  readonly mates: Mates;
  readonly cost: number;
}

/** The cheapest perfect matching of a general graph; `undefined` when there is none. It knows no chess. */
export function cheapestPerfectMatching(n: number, costs: CostTable): CheapestMatching | undefined {
  const exists = Uint8Array.from(costs, (cost, at) => Number(cost !== Infinity && at % (n + 1) !== 0));
  const weights = costs.map((cost) => (cost === Infinity ? 0 : -cost));
  const found = heaviestPerfectMatching({ size: n, exists, weights: [weights] });
  if (found === undefined) {
    return undefined;
  }
  let cost = 0;
  found.mate.forEach((mate, v) => (cost += mate > v ? costs[v * n + mate]! : 0));
  return { mates: found.mate, cost };
}
