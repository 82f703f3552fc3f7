import { inner, isZero, outer, type SearchState, unreached, verticesOf } from './weightedState.ts';

/** Labels a node outer and queues its vertices for scanning. */
export function makeOuter(state: SearchState, node: number, from: number, to: number, tree: number): void {
  state.label[node] = outer;
  state.entryFrom[node] = from;
  state.entryTo[node] = to;
  for (const vertex of verticesOf(state, node)) {
    becomeOuter(state, vertex, tree);
  }
}

function becomeOuter(state: SearchState, vertex: number, tree: number): void {
  state.vertexLabel[vertex] = outer;
  state.tree[vertex] = tree;
  state.partner[vertex] = -1;
  state.queue.push(vertex);
}

export function makeInner(state: SearchState, node: number, from: number, to: number): void {
  state.label[node] = inner;
  state.entryFrom[node] = from;
  state.entryTo[node] = to;
  for (const vertex of verticesOf(state, node)) {
    state.vertexLabel[vertex] = inner;
  }
}

/** An edge between two outer nodes of the tree closes an odd cycle: it becomes one outer node. */
export function formBlossom(state: SearchState, first: number, second: number): void {
  const { top, children, linkFrom, linkTo, entryFrom, entryTo } = state;
  const meeting = commonAncestor(state, first, second);
  const left = pathTo(state, top[first]!, meeting).reverse();
  const right = pathTo(state, top[second]!, meeting);
  const node = state.spareNodes.pop()!;
  children[node] = [meeting, ...left, ...right];
  linkFrom[node] = [
    ...left.map((child) => entryFrom[child]!),
    first,
    ...right.map((child) => entryTo[child]!),
  ];
  linkTo[node] = [
    ...left.map((child) => entryTo[child]!),
    second,
    ...right.map((child) => entryFrom[child]!),
  ];
  state.base[node] = state.base[meeting]!;
  state.label[node] = outer;
  entryFrom[node] = entryFrom[meeting]!;
  entryTo[node] = entryTo[meeting]!;
  for (const dual of state.blossomDuals) {
    dual[node] = 0;
  }
  for (const vertex of verticesOf(state, node)) {
    if (state.vertexLabel[vertex] === inner) {
      becomeOuter(state, vertex, state.tree[first]!);
    }
    top[vertex] = node;
  }
}

/** The nodes from `node` up to, not including, `end`. */
function pathTo(state: SearchState, node: number, end: number): number[] {
  const path: number[] = [];
  let at = node;
  while (at !== end) {
    path.push(at);
    at = state.top[state.entryFrom[at]!]!;
  }
  return path;
}

function commonAncestor(state: SearchState, first: number, second: number): number {
  const seen = new Set<number>();
  let one = state.top[first]!;
  let two = state.top[second]!;
  for (;;) {
    if (one !== -1) {
      if (seen.has(one)) {
        return one;
      }
      seen.add(one);
      one = nextOuter(state, one);
    }
    [one, two] = two === -1 ? [one, two] : [two, one];
  }
}

function nextOuter(state: SearchState, node: number): number {
  const above = state.entryFrom[node]!;
  return above === -1 ? -1 : state.top[state.entryFrom[state.top[above]!]!]!;
}

/** Rematches inside a blossom so that `vertex` is the one matched outside. */
export function rebase(state: SearchState, node: number, vertex: number): void {
  const children = state.children[node]!;
  const from = state.linkFrom[node]!;
  const to = state.linkTo[node]!;
  const count = children.length;
  const start = childWith(state, node, vertex);
  if (children[start]! >= state.size) {
    rebase(state, children[start]!, vertex);
  }
  const step = start % 2 === 1 ? 1 : -1;
  for (let at = start; at !== 0 && at !== count; at += 2 * step) {
    const one = (at + step + count) % count;
    const two = (at + 2 * step + count) % count;
    const link = step === 1 ? one : two;
    const [inOne, inTwo] = step === 1 ? [from[link]!, to[link]!] : [to[link]!, from[link]!];
    if (children[one]! >= state.size) {
      rebase(state, children[one]!, inOne);
    }
    if (children[two]! >= state.size) {
      rebase(state, children[two]!, inTwo);
    }
    state.mate[inOne] = inTwo;
    state.mate[inTwo] = inOne;
  }
  rotate(children, start);
  rotate(from, start);
  rotate(to, start);
  state.base[node] = vertex;
}

function rotate(list: number[], by: number): void {
  list.push(...list.splice(0, by));
}

function childWith(state: SearchState, node: number, vertex: number): number {
  return state.children[node]!.findIndex((child) =>
    child < state.size ? child === vertex : verticesOf(state, child).includes(vertex),
  );
}

/** Dissolves a blossom between searches, and those inside it that carry no dual. */
export function dissolve(state: SearchState, node: number): void {
  for (const child of release(state, node)) {
    if (child >= state.size && isZero(state.blossomDuals, child)) {
      dissolve(state, child);
    }
  }
}

/** Takes a blossom apart; its children become outermost nodes. */
function release(state: SearchState, node: number): readonly number[] {
  const children = state.children[node]!;
  for (const child of children) {
    for (const vertex of verticesOf(state, child)) {
      state.top[vertex] = child;
    }
    state.label[child] = unreached;
  }
  state.children[node] = undefined;
  state.spareNodes.push(node);
  return children;
}

/** An inner blossom whose dual is used up falls apart during the search; half of its cycle stays in the tree. */
export function expandInner(state: SearchState, node: number): void {
  const from = state.linkFrom[node]!;
  const to = state.linkTo[node]!;
  let reachedFrom = state.entryFrom[node]!;
  let reachedTo = state.entryTo[node]!;
  const tree = state.tree[reachedFrom]!;
  const start = childWith(state, node, reachedTo);
  const children = release(state, node);
  const count = children.length;
  for (const child of children) {
    for (const vertex of verticesOf(state, child)) {
      state.vertexLabel[vertex] = unreached;
    }
  }
  const step = start % 2 === 1 ? 1 : -1;
  let at = start;
  while (at !== 0 && at !== count) {
    makeInner(state, children[at]!, reachedFrom, reachedTo);
    const next = at + step;
    const link = step === 1 ? at : next;
    const [here, there] = step === 1 ? [from[link]!, to[link]!] : [to[link]!, from[link]!];
    makeOuter(state, children[next]!, here, there, tree);
    at = next + step;
    const onward = step === 1 ? next : at;
    [reachedFrom, reachedTo] = step === 1 ? [from[onward]!, to[onward]!] : [to[onward]!, from[onward]!];
  }
  makeInner(state, children[0]!, reachedFrom, reachedTo);
}
