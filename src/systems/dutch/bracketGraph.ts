import { packDigits } from '../../matching/weightedDigits.ts';
import type { WeightedGraph } from '../../matching/weightedGraph.ts';
import type { Contender } from './contender.ts';
import type { Rung } from './criteria.ts';

/** Where a vertex stands, seen from the bracket. */
export const inBracket = 0;
export const inNext = 1;
export const beyondNext = 2;

/**
 * A bracket as a matching problem. Vertices: the MDPs, the residents, then everybody and everything they might
 * downfloat to. A perfect matching is a candidate (3.3), its weight how well it satisfies the criteria.
 */
export interface BracketGraph {
  readonly mdps: number;
  readonly residents: number;
  readonly tier: Uint8Array;
  readonly graph: WeightedGraph;
}

/** What the vertices are and who may meet whom. */
export interface BracketLayout {
  readonly mdps: number;
  readonly residents: number;
  /** Undefined for a place that is no player: the bye, or an unspecified lower opponent. */
  readonly players: readonly (Contender | undefined)[];
  readonly tier: Uint8Array;
  readonly exists: Uint8Array;
  /** At most so many players of the bracket can downfloat. */
  readonly mostFloaters: number;
}

export function bracketGraph(layout: BracketLayout, rungs: readonly Rung[]): BracketGraph {
  const { mdps, residents, tier, exists } = layout;
  const costs = costsOf(layout, rungs);
  const size = layout.players.length;
  const weights = costs.map(() => new Float64Array(size * size));
  costs.forEach(({ pair, leave, pass, kind, kinds }, limb) => {
    const matrix = weights[limb]!;
    for (let one = 0; one < size; one += 1) {
      for (let two = one + 1; two < size; two += 1) {
        if (exists[one * size + two] !== 1) {
          continue;
        }
        const cost =
          tier[two] === inBracket
            ? pair[kind[one]! * kinds + kind[two]!]!
            : (tier[one] === inBracket ? leave[one]! : 0) +
              (tier[two] === beyondNext && tier[one] !== beyondNext ? pass[one]! : 0);
        matrix[one * size + two] = -cost;
        matrix[two * size + one] = -cost;
      }
    }
  });
  return { mdps, residents, tier, graph: { size, exists, weights } };
}

/** The vertices of the bracket that are not paired in it. */
export function floatersIn(bracket: BracketGraph, mate: Int32Array): number[] {
  return Array.from({ length: bracket.mdps + bracket.residents }, (_, vertex) => vertex).filter(
    (vertex) => bracket.tier[mate[vertex]!] !== inBracket,
  );
}

interface Costs {
  /** Players of one kind cost the same in any pair. */
  readonly kind: Int32Array;
  readonly kinds: number;
  readonly pair: Float64Array;
  readonly leave: Float64Array;
  readonly pass: Float64Array;
}

function costsOf(layout: BracketLayout, rungs: readonly Rung[]): Costs[] {
  const { players, mdps, residents } = layout;
  const { kind, examples } = kindsOf(players.slice(0, mdps + residents));
  const kinds = examples.length;
  const tables = rungs.map((rung) => costTable(layout, rung, examples));
  const bounds = tables.map(({ pair, leave, pass }) =>
    Math.max(
      pair.some((cost) => cost > 0) ? Math.floor((mdps + residents) / 2) : 0,
      sumOfLargest(leave, layout.mostFloaters),
      pass.reduce((sum, cost) => sum + cost, 0),
    ),
  );
  const used = tables.filter((_, index) => bounds[index]! > 0);
  const digits = packDigits(bounds.filter((bound) => bound > 0));
  const limbs = Math.max(1, digits.length === 0 ? 1 : digits[digits.length - 1]!.limb + 1);
  return Array.from({ length: limbs }, (_, limb) => {
    const total = (of: 'pair' | 'leave' | 'pass', length: number): Float64Array => {
      const sum = new Float64Array(length);
      used.forEach((table, index) => {
        const { limb: where, factor } = digits[index]!;
        if (where === limb) {
          table[of].forEach((cost, at) => (sum[at] = sum[at]! + cost * factor));
        }
      });
      return sum;
    };
    return {
      kind,
      kinds,
      pair: total('pair', kinds * kinds),
      leave: total('leave', players.length),
      pass: total('pass', players.length),
    };
  });
}

interface CostTable {
  readonly pair: Float64Array;
  readonly leave: Float64Array;
  readonly pass: Float64Array;
}

function costTable(layout: BracketLayout, rung: Rung, examples: readonly Contender[]): CostTable {
  const { players, tier } = layout;
  const kinds = examples.length;
  const table = {
    pair: new Float64Array(kinds * kinds),
    leave: new Float64Array(players.length),
    pass: new Float64Array(players.length),
  };
  const { pair, floater, floaterOfNext } = rung;
  if (pair !== undefined) {
    for (let one = 0; one < kinds; one += 1) {
      for (let two = 0; two < kinds; two += 1) {
        table.pair[one * kinds + two] = pair(examples[one]!, examples[two]!);
      }
    }
  }
  players.forEach((player, at) => {
    if (player !== undefined && tier[at] === inBracket && floater !== undefined) {
      table.leave[at] = floater(player);
    }
    if (player !== undefined && tier[at] !== beyondNext && floaterOfNext !== undefined) {
      table.pass[at] = floaterOfNext(player);
    }
  });
  return table;
}

function sumOfLargest(costs: Float64Array, count: number): number {
  if (count === 0) {
    return 0;
  }
  const ascending = costs.slice().sort();
  return ascending.slice(-count).reduce((sum, cost) => sum + cost, 0);
}

function kindsOf(players: readonly (Contender | undefined)[]): { kind: Int32Array; examples: Contender[] } {
  const known = new Map<string, number>();
  const examples: Contender[] = [];
  const kind = Int32Array.from(players, (player) => {
    const { colour, score, floatBefore, floatTwoBefore } = player!;
    const key = [
      score,
      colour.preference,
      colour.strength,
      colour.difference,
      colour.repeated,
      floatBefore,
      floatTwoBefore,
    ].join(' ');
    const found = known.get(key) ?? examples.push(player!) - 1;
    known.set(key, found);
    return found;
  });
  return { kind, examples };
}
