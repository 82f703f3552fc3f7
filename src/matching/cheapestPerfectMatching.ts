import { maximumMatching, neighbourLists, unmatched, type Mates } from './maximumMatching.ts';
import { joinCycle, moveBase, partIndex, setOf, singleVertices, takeApart, type OddSets } from './oddSets.ts';

/**
 * The cheapest perfect matching of a general graph (Edmonds 1965, primal-dual), with the proof that it is the cheapest.
 * It knows no chess.
 */

/** Costs are whole numbers of 0 or more; `Infinity` where there is no edge. Row by row: `costs[a * n + b]`. */
export type CostTable = Float64Array;

export interface CheapestMatching {
  readonly mates: Mates;
  readonly cost: number;
  /**
   * The proof: a perfect matching is a cheapest one exactly when it uses only edges without `slack`, and exactly one
   * edge leaves each of the `oddSets`.
   */
  readonly slack: (a: number, b: number) => number;
  readonly oddSets: readonly (readonly number[])[];
}

/** `undefined` when there is no perfect matching. O(n²) for each pair that the free edges alone do not give. */
export function cheapestPerfectMatching(n: number, costs: CostTable): CheapestMatching | undefined {
  const free = neighbourLists(n, (a, b) => costs[a * n + b] === 0);
  const state: State = {
    n,
    costs,
    mates: maximumMatching(free),
    duals: new Float64Array(n),
    odd: singleVertices(n),
    side: new Map(),
    entry: new Map(),
    queue: [],
  };
  for (let root = 0; root < n; root += 1) {
    if (state.mates[root] === unmatched && !matchRoot(state, root)) {
      return undefined;
    }
  }
  return resultOf(state);
}

type Side = 'outer' | 'inner';

interface State {
  readonly n: number;
  readonly costs: CostTable;
  readonly mates: Mates;
  /** Twice the dual value of each vertex, so that everything stays whole. */
  readonly duals: Float64Array;
  readonly odd: OddSets;
  /** The search tree: outermost sets at an even (outer) or odd (inner) distance from the root. */
  readonly side: Map<number, Side>;
  /** The edge over which an inner set was reached, outer end first. */
  readonly entry: Map<number, readonly [number, number]>;
  readonly queue: number[];
}

/** Twice what an edge between two outermost sets costs above the duals of its ends. */
function slackOf(state: State, a: number, b: number): number {
  return 2 * state.costs[a * state.n + b]! - state.duals[a]! - state.duals[b]!;
}

function matchRoot(state: State, root: number): boolean {
  state.side.clear();
  state.entry.clear();
  state.queue.length = 0;
  makeOuter(state, state.odd.top[root]!);
  for (;;) {
    if (growTree(state)) {
      return true;
    }
    if (!adjustDuals(state)) {
      return false;
    }
  }
}

function makeOuter(state: State, id: number): void {
  state.side.set(id, 'outer');
  state.queue.push(...setOf(state.odd, id).vertices);
}

/** Follows the edges without slack; `true` when the root has been matched. */
function growTree(state: State): boolean {
  const { n, odd, queue } = state;
  for (let u = queue.pop(); u !== undefined; u = queue.pop()) {
    for (let v = 0; v < n; v += 1) {
      if (odd.top[u] === odd.top[v] || slackOf(state, u, v) !== 0) {
        continue;
      }
      const target = odd.top[v]!;
      const side = state.side.get(target);
      if (side === 'outer') {
        shrinkCycle(state, u, v);
      } else if (side === undefined) {
        const partner = state.mates[setOf(odd, target).base]!;
        if (partner === unmatched) {
          augment(state, u, v);
          return true;
        }
        state.side.set(target, 'inner');
        state.entry.set(target, [u, v]);
        makeOuter(state, odd.top[partner]!);
      }
    }
  }
  return false;
}

/** The edge from a set of the tree to the one before it, own end first; `undefined` at the root. */
function edgeUp(state: State, id: number): readonly [number, number] | undefined {
  if (state.side.get(id) === 'inner') {
    const [outerEnd, innerEnd] = state.entry.get(id)!;
    return [innerEnd, outerEnd];
  }
  const base = setOf(state.odd, id).base;
  const partner = state.mates[base]!;
  return partner === unmatched ? undefined : [base, partner];
}

function wayUp(state: State, id: number): number[] {
  const way = [id];
  for (let edge = edgeUp(state, id); edge !== undefined; edge = edgeUp(state, way[way.length - 1]!)) {
    way.push(state.odd.top[edge[1]]!);
  }
  return way;
}

/** Two outer sets meet over the edge u-v: the odd cycle they close becomes one outer set. */
function shrinkCycle(state: State, u: number, v: number): void {
  const fromU = wayUp(state, state.odd.top[u]!);
  const fromV = wayUp(state, state.odd.top[v]!);
  const onWayOfV = new Set(fromV);
  const meet = fromU.find((id) => onWayOfV.has(id))!;
  const down = fromU.slice(0, fromU.indexOf(meet)).reverse();
  const up = fromV.slice(0, fromV.indexOf(meet));
  const turned = (id: number): readonly [number, number] => {
    const [own, other] = edgeUp(state, id)!;
    return [other, own];
  };
  const links = [...down.map(turned), [u, v] as const, ...up.map((id) => edgeUp(state, id)!)];
  const parts = [meet, ...down, ...up];
  const fresh = parts.filter((id) => state.side.get(id) === 'inner');
  fresh.forEach((id) => state.queue.push(...setOf(state.odd, id).vertices));
  parts.forEach((id) => {
    state.side.delete(id);
    state.entry.delete(id);
  });
  state.side.set(joinCycle(state.odd, parts, links), 'outer');
}

/** Matches the root by exchanging the edges on the way to it from v, which lies in a set that is still unmatched. */
function augment(state: State, u: number, v: number): void {
  const { mates, odd } = state;
  moveBase(odd, mates, odd.top[v]!, v);
  let outerEnd = u;
  let innerEnd = v;
  for (;;) {
    const set = odd.top[outerEnd]!;
    const before = mates[setOf(odd, set).base]!;
    moveBase(odd, mates, set, outerEnd);
    mates[outerEnd] = innerEnd;
    mates[innerEnd] = outerEnd;
    if (before === unmatched) {
      return;
    }
    const inner = odd.top[before]!;
    [outerEnd, innerEnd] = state.entry.get(inner)!;
    moveBase(odd, mates, inner, innerEnd);
  }
}

/** Makes an edge free of slack, or an inner set free of weight; `false` when the root can never be matched. */
function adjustDuals(state: State): boolean {
  const step = Math.min(edgeStep(state), innerStep(state));
  if (step === Infinity) {
    return false;
  }
  for (const [id, side] of state.side) {
    const set = setOf(state.odd, id);
    const sign = side === 'outer' ? 1 : -1;
    for (const v of set.vertices) {
      state.duals[v] = state.duals[v]! + sign * step;
    }
    set.weight += set.parts.length > 0 ? sign * 2 * step : 0;
  }
  for (const [id, side] of [...state.side]) {
    const set = setOf(state.odd, id);
    if (side === 'inner' && set.parts.length > 0 && set.weight === 0) {
      expandInner(state, id);
    } else if (side === 'outer') {
      state.queue.push(...set.vertices);
    }
  }
  return true;
}

function edgeStep(state: State): number {
  const { n, odd } = state;
  const weightOf = sideByVertex(state);
  let least = Infinity;
  for (let u = 0; u < n; u += 1) {
    if (weightOf[u] !== 2) {
      continue;
    }
    for (let v = 0; v < n; v += 1) {
      if (weightOf[v] !== 0 && odd.top[u] !== odd.top[v]) {
        least = Math.min(least, slackOf(state, u, v) / weightOf[v]!);
      }
    }
  }
  return least;
}

/** How fast the slack of an edge from an outer vertex to this one falls: 2 outer, 1 outside the tree, 0 inner. */
function sideByVertex(state: State): Uint8Array {
  const speed = new Uint8Array(state.n).fill(1);
  for (const [id, side] of state.side) {
    for (const v of setOf(state.odd, id).vertices) {
      speed[v] = side === 'outer' ? 2 : 0;
    }
  }
  return speed;
}

function innerStep(state: State): number {
  let least = Infinity;
  for (const [id, side] of state.side) {
    const set = setOf(state.odd, id);
    if (side === 'inner' && set.parts.length > 0) {
      least = Math.min(least, set.weight / 2);
    }
  }
  return least;
}

/** An inner set without weight falls apart; the half of its cycle that keeps the tree together stays in it. */
function expandInner(state: State, id: number): void {
  const { odd } = state;
  const { parts, links } = setOf(odd, id);
  const entry = state.entry.get(id)!;
  const first = partIndex(odd, id, entry[1]);
  takeApart(odd, id);
  state.side.delete(id);
  state.entry.delete(id);
  const forward = first % 2 === 1;
  let edge = entry;
  for (let index = first; ;) {
    state.side.set(parts[index]!, 'inner');
    state.entry.set(parts[index]!, edge);
    if (index === 0) {
      return;
    }
    const outerIndex = forward ? index + 1 : index - 1;
    makeOuter(state, parts[outerIndex]!);
    const [a, b] = forward ? links[outerIndex]! : links[outerIndex - 1]!;
    edge = forward ? [a, b] : [b, a];
    index = forward ? (outerIndex + 1) % parts.length : outerIndex - 1;
  }
}

function resultOf(state: State): CheapestMatching {
  const { n, odd, mates } = state;
  const sets = [...odd.sets.values()].filter((set) => set.parts.length > 0 && set.weight > 0);
  const setsAround: (typeof sets)[] = Array.from({ length: n }, () => []);
  sets.forEach((set) => set.vertices.forEach((v) => setsAround[v]!.push(set)));
  const slack = (a: number, b: number): number => {
    let sum = slackOf(state, a, b);
    for (const set of setsAround[a]!) {
      sum += setsAround[b]!.includes(set) ? set.weight : 0;
    }
    return sum;
  };
  let cost = 0;
  mates.forEach((mate, v) => (cost += mate > v ? state.costs[v * n + mate]! : 0));
  return { mates, cost, slack, oddSets: sets.map((set) => set.vertices) };
}
