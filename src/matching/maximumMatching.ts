/**
 * Maximum cardinality matching in a general graph (Edmonds 1965: blossoms shrunk in a search for
 * alternating paths). Vertices are 0…n-1. It knows no chess.
 */

/** `neighbours[v]` lists the vertices joined to v; every edge stands in both lists. */
export type Neighbours = readonly ArrayLike<number>[];

/** `mates[v]` is the partner of v, or `unmatched`. */
export type Mates = Int32Array;

export const unmatched = -1;

/** The lists of a graph given by a symmetric test; O(n²) calls, one for each pair a < b. */
export function neighbourLists(n: number, adjacent: (a: number, b: number) => boolean): number[][] {
  const lists: number[][] = Array.from({ length: n }, () => []);
  for (let a = 0; a < n; a += 1) {
    for (let b = a + 1; b < n; b += 1) {
      if (adjacent(a, b)) {
        lists[a]!.push(b);
        lists[b]!.push(a);
      }
    }
  }
  return lists;
}

/**
 * A matching with as many pairs as possible. With `start` (pairs along edges, taken over and not changed) only what is
 * missing is searched for: every vertex matched there stays matched. Vertices with `out[v] = 1` are left aside.
 */
export function maximumMatching(neighbours: Neighbours, start?: ArrayLike<number>, out?: Uint8Array): Mates {
  const n = neighbours.length;
  const mates: Mates = new Int32Array(n).fill(unmatched);
  const dead = new Uint8Array(n);
  for (let v = 0; v < n; v += 1) {
    mates[v] = start?.[v] ?? unmatched;
    dead[v] = out?.[v] ?? 0;
  }
  matchGreedily(neighbours, mates, dead);
  const search = newSearch(n);
  for (let root = 0; root < n; root += 1) {
    if (mates[root] === unmatched && dead[root] === 0 && !augment(search, neighbours, mates, root, dead)) {
      // A tree that found no way out serves no later search either.
      search.touched.forEach((v) => (dead[v] = 1));
    }
  }
  return mates;
}

/**
 * One more pair in `mates`, changed in place, so that `root` (unmatched) becomes matched and nobody loses his partner
 * altogether; `false`, and nothing changed, when that is impossible. Repairs a maximum matching after a change:
 * take vertices out, free their mates, and call this for each of them.
 */
export function augmentFrom(neighbours: Neighbours, mates: Mates, root: number, out?: Uint8Array): boolean {
  return augment(newSearch(mates.length), neighbours, mates, root, out ?? new Uint8Array(mates.length));
}

/**
 * The vertices of which any one could be left unmatched in place of `root`, root among them, when root cannot be matched
 * (Gallai–Edmonds); empty, and root matched in `mates`, when it can.
 */
export function leftOutInstead(
  neighbours: Neighbours,
  mates: Mates,
  root: number,
  out?: Uint8Array,
): number[] {
  const search = newSearch(mates.length);
  const dead = out ?? new Uint8Array(mates.length);
  return augment(search, neighbours, mates, root, dead)
    ? []
    : search.touched.filter((v) => search.label[v] === outer);
}

export function pairCount(mates: ArrayLike<number>): number {
  let matched = 0;
  for (let v = 0; v < mates.length; v += 1) {
    matched += mates[v] === unmatched ? 0 : 1;
  }
  return matched / 2;
}

/** Those with few neighbours first: they are the hard ones to serve. */
function matchGreedily(neighbours: Neighbours, mates: Mates, out: Uint8Array): void {
  const order = neighbours.map((_, v) => v).filter((v) => mates[v] === unmatched && out[v] === 0);
  order.sort((a, b) => neighbours[a]!.length - neighbours[b]!.length || a - b);
  for (const v of order) {
    const list = neighbours[v]!;
    for (let i = 0; mates[v] === unmatched && i < list.length; i += 1) {
      const w = list[i]!;
      if (mates[w] === unmatched && out[w] === 0 && w !== v) {
        mates[v] = w;
        mates[w] = v;
      }
    }
  }
}

const unreached = 0;
const outer = 1;
const inner = 2;

/** One search tree. `outer` vertices lie an even way from the root, a shrunk blossom is outer as a whole. */
interface Search {
  readonly label: Uint8Array;
  /** For inner vertices, and outer ones that were inner: the outer vertex before them on the way to the root. */
  readonly before: Int32Array;
  /** Union-find towards the base of the blossom a vertex lies in. */
  readonly towardsBase: Int32Array;
  readonly mark: Int32Array;
  stamp: number;
  readonly queue: number[];
  touched: number[];
}

function newSearch(n: number): Search {
  const towardsBase = new Int32Array(n);
  for (let v = 0; v < n; v += 1) {
    towardsBase[v] = v;
  }
  return {
    label: new Uint8Array(n),
    before: new Int32Array(n),
    towardsBase,
    mark: new Int32Array(n),
    stamp: 0,
    queue: [],
    touched: [],
  };
}

function augment(
  search: Search,
  neighbours: Neighbours,
  mates: Mates,
  root: number,
  out: Uint8Array,
): boolean {
  clear(search);
  search.before[root] = unmatched;
  makeOuter(search, root);
  for (let head = 0; head < search.queue.length; head += 1) {
    const v = search.queue[head]!;
    const list = neighbours[v]!;
    for (let i = 0; i < list.length; i += 1) {
      const w = list[i]!;
      if (out[w] === 1) {
        continue;
      }
      if (search.label[w] === unreached) {
        reach(search, w, v, inner);
        if (mates[w] === unmatched) {
          flip(search, mates, w);
          return true;
        }
        makeOuter(search, mates[w]!);
      } else if (search.label[w] === outer && base(search, v) !== base(search, w)) {
        const common = commonBase(search, mates, v, w);
        shrink(search, mates, v, w, common);
        shrink(search, mates, w, v, common);
      }
    }
  }
  return false;
}

function clear(search: Search): void {
  for (const v of search.touched) {
    search.label[v] = unreached;
    search.towardsBase[v] = v;
  }
  search.touched = [];
  search.queue.length = 0;
}

function reach(search: Search, v: number, before: number, label: number): void {
  search.label[v] = label;
  search.before[v] = before;
  search.touched.push(v);
}

function makeOuter(search: Search, v: number): void {
  if (search.label[v] === unreached) {
    search.touched.push(v);
  }
  search.label[v] = outer;
  search.queue.push(v);
}

function base(search: Search, v: number): number {
  const up = search.towardsBase;
  let at = v;
  while (up[at] !== at) {
    up[at] = up[up[at]!]!;
    at = up[at]!;
  }
  return at;
}

/** The last base that the ways of v and w to the root share; both walk in turn, so the cost is the blossom's size. */
function commonBase(search: Search, mates: Mates, v: number, w: number): number {
  search.stamp += 1;
  let here = base(search, v);
  let there = base(search, w);
  for (;;) {
    if (here !== unmatched) {
      if (search.mark[here] === search.stamp) {
        return here;
      }
      search.mark[here] = search.stamp;
      const mate = mates[here]!;
      here = mate === unmatched ? unmatched : base(search, search.before[mate]!);
    }
    [here, there] = there === unmatched ? [here, there] : [there, here];
  }
}

/** Lays one side of a blossom, from v down to its base, flat: each inner vertex on it can now be reached over w. */
function shrink(search: Search, mates: Mates, v: number, w: number, common: number): void {
  let at = v;
  let over = w;
  while (base(search, at) !== common) {
    search.before[at] = over;
    over = mates[at]!;
    if (search.label[over] === inner) {
      makeOuter(search, over);
    }
    // Only bases are moved: the way leads on through an older blossom until its own base.
    for (const each of [at, over]) {
      if (base(search, each) === each) {
        search.towardsBase[each] = common;
      }
    }
    at = search.before[over]!;
  }
}

/** Exchanges matched and unmatched edges on the way from the free vertex to the root. */
function flip(search: Search, mates: Mates, free: number): void {
  let at = free;
  while (at !== unmatched) {
    const partner = search.before[at]!;
    const next = mates[partner]!;
    mates[at] = partner;
    mates[partner] = at;
    at = next;
  }
}
