import { expandInner, formBlossom, makeInner, makeOuter, rebase } from './weightedBlossoms.ts';
import { inner, isZero, outer, type SearchState, unreached } from './weightedState.ts';

/**
 * Grows alternating trees from all unmatched vertices at once until two of them meet, which matches one more pair;
 * every matched vertex stays matched. Takes time O(size²) unless many blossoms form. False when the trees can grow
 * no further: there is no perfect matching.
 */
export function matchOneMorePair(state: SearchState): boolean {
  state.label.fill(unreached);
  state.vertexLabel.fill(unreached);
  state.nearest.fill(-1);
  state.queue.length = 0;
  for (let vertex = 0; vertex < state.size; vertex += 1) {
    if (state.mate[vertex] === -1) {
      makeOuter(state, state.top[vertex]!, -1, -1, vertex);
    }
  }
  const delta = new Float64Array(state.limbs);
  for (;;) {
    while (state.queue.length > 0) {
      if (scan(state, state.queue.pop()!)) {
        return true;
      }
    }
    const spent = smallestChange(state, delta);
    if (spent === undefined) {
      return false;
    }
    changeDuals(state, delta);
    if (spent >= 0) {
      expandInner(state, spent);
    } else if (followTightEdges(state)) {
      return true;
    }
  }
}

/**
 * Uses the edges that have just become tight: trees that meet come first, then what they reach, and cycles are closed
 * only when there is nothing else. True when two trees met.
 */
function followTightEdges(state: SearchState): boolean {
  const closing: number[] = [];
  for (let vertex = 0; vertex < state.size; vertex += 1) {
    const label = state.vertexLabel[vertex];
    if (label === unreached) {
      if (state.nearest[vertex] !== -1 && isZero(state.nearestSlack, vertex)) {
        reach(state, state.nearest[vertex]!, vertex);
      }
    } else if (label === outer && state.partner[vertex] !== -1 && isZero(state.partnerSlack, vertex)) {
      if (state.tree[vertex] !== state.tree[state.partner[vertex]!]) {
        return meet(state, vertex, state.partner[vertex]!);
      }
      closing.push(vertex);
    }
  }
  if (state.queue.length === 0) {
    for (const vertex of closing) {
      if (state.top[vertex] !== state.top[state.partner[vertex]!]) {
        formBlossom(state, vertex, state.partner[vertex]!);
      }
    }
  }
  return false;
}

/** A tight edge between outer vertices: two trees become matched, or a cycle closes. True in the first case. */
function meet(state: SearchState, one: number, two: number): boolean {
  if (state.tree[one] === state.tree[two]) {
    formBlossom(state, one, two);
    return false;
  }
  augment(state, one, two);
  augment(state, two, one);
  return true;
}

/** Looks along all edges of an outer vertex. True when its tree met another one. */
function scan(state: SearchState, vertex: number): boolean {
  const { size, graph, vertexLabel, top, vertexDuals } = state;
  const exists = graph.exists;
  const weight = graph.weights[0]!;
  const dual = vertexDuals[0]!;
  const own = dual[vertex]!;
  const nearSlack = state.nearestSlack[0]!;
  const partnerSlack = state.partnerSlack[0]!;
  const row = vertex * size;
  for (let other = 0; other < size; other += 1) {
    if (exists[row + other] !== 1 || top[other] === top[vertex]) {
      continue;
    }
    const slack = own + dual[other]! - weight[row + other]!;
    if (vertexLabel[other] === outer) {
      if (state.partner[vertex] === -1 || slack <= partnerSlack[vertex]!) {
        lowerPartner(state, vertex, other, slack);
        if (
          slack === 0 &&
          state.partner[vertex] === other &&
          state.tree[vertex] !== state.tree[other] &&
          isZero(state.partnerSlack, vertex)
        ) {
          return meet(state, vertex, other);
        }
      }
    } else if (state.nearest[other] === -1 || slack <= nearSlack[other]!) {
      lowerNearest(state, vertex, other, slack);
      if (
        slack === 0 &&
        vertexLabel[other] === unreached &&
        state.nearest[other] === vertex &&
        isZero(state.nearestSlack, other)
      ) {
        reach(state, vertex, other);
      }
    }
  }
  return false;
}

function slackOf(state: SearchState, limb: number, one: number, two: number): number {
  const dual = state.vertexDuals[limb]!;
  return dual[one]! + dual[two]! - state.graph.weights[limb]![one * state.size + two]!;
}

function lowerNearest(state: SearchState, vertex: number, other: number, slack: number): void {
  if (state.nearest[other] !== -1 && !isLower(state, state.nearestSlack, other, vertex, other, slack)) {
    return;
  }
  state.nearest[other] = vertex;
  state.nearestSlack[0]![other] = slack;
  for (let limb = 1; limb < state.limbs; limb += 1) {
    state.nearestSlack[limb]![other] = slackOf(state, limb, vertex, other);
  }
}

function lowerPartner(state: SearchState, vertex: number, other: number, slack: number): void {
  if (state.partner[vertex] !== -1 && !isLower(state, state.partnerSlack, vertex, vertex, other, slack)) {
    return;
  }
  state.partner[vertex] = other;
  state.partnerSlack[0]![vertex] = slack;
  for (let limb = 1; limb < state.limbs; limb += 1) {
    state.partnerSlack[limb]![vertex] = slackOf(state, limb, vertex, other);
  }
}

/** The slack of the edge is below the one kept at `at`, first component given. */
function isLower(
  state: SearchState,
  kept: readonly Float64Array[],
  at: number,
  one: number,
  two: number,
  slack: number,
): boolean {
  if (slack !== kept[0]![at]) {
    return slack < kept[0]![at]!;
  }
  for (let limb = 1; limb < state.limbs; limb += 1) {
    const difference = slackOf(state, limb, one, two) - kept[limb]![at]!;
    if (difference !== 0) {
      return difference < 0;
    }
  }
  return false;
}

/** The tree reaches an unlabelled matched node along a tight edge, and with it the node matched to that. */
function reach(state: SearchState, from: number, to: number): void {
  const node = state.top[to]!;
  const end = state.base[node]!;
  const beyond = state.mate[end]!;
  makeInner(state, node, from, to);
  makeOuter(state, state.top[beyond]!, end, beyond, state.tree[from]!);
}

/** Exchanges matched and unmatched edges from an outer vertex up to the root. */
function augment(state: SearchState, vertex: number, partner: number): void {
  let at = vertex;
  let with_ = partner;
  for (;;) {
    const node = state.top[at]!;
    const fromInner = state.entryFrom[node]!;
    if (node >= state.size) {
      rebase(state, node, at);
    }
    state.mate[at] = with_;
    if (fromInner === -1) {
      return;
    }
    const innerNode = state.top[fromInner]!;
    const up = state.entryFrom[innerNode]!;
    const down = state.entryTo[innerNode]!;
    if (innerNode >= state.size) {
      rebase(state, innerNode, down);
    }
    state.mate[down] = up;
    at = up;
    with_ = down;
  }
}

/**
 * Finds how far the duals can move: until an edge becomes tight (-1), or the dual of an inner blossom is spent (its
 * node). Undefined when nothing stops them.
 */
function smallestChange(state: SearchState, delta: Float64Array): number | undefined {
  let stop: number | undefined;
  const offer = (slacks: readonly Float64Array[], at: number, share: number): boolean => {
    if (stop !== undefined) {
      let limb = 0;
      while (limb < state.limbs && slacks[limb]![at]! / share === delta[limb]) {
        limb += 1;
      }
      if (limb === state.limbs || slacks[limb]![at]! / share > delta[limb]!) {
        return false;
      }
    }
    for (let limb = 0; limb < state.limbs; limb += 1) {
      delta[limb] = slacks[limb]![at]! / share;
    }
    return true;
  };
  for (let vertex = 0; vertex < state.size; vertex += 1) {
    const label = state.vertexLabel[vertex];
    if (label === unreached && state.nearest[vertex] !== -1) {
      if (offer(state.nearestSlack, vertex, 1)) {
        stop = -1;
      }
    } else if (label === outer) {
      refreshPartner(state, vertex);
      if (state.partner[vertex] !== -1 && offer(state.partnerSlack, vertex, 2)) {
        stop = -1;
      }
    }
  }
  for (let node = state.size; node < 2 * state.size; node += 1) {
    if (isOutermost(state, node) && state.label[node] === inner && offer(state.blossomDuals, node, 2)) {
      stop = node;
    }
  }
  return stop;
}

/** A partner that has come into the same blossom is looked for anew. */
function refreshPartner(state: SearchState, vertex: number): void {
  const { size, top, partner } = state;
  if (partner[vertex] === -1 || top[partner[vertex]!] !== top[vertex]) {
    return;
  }
  partner[vertex] = -1;
  const row = vertex * size;
  for (let other = 0; other < size; other += 1) {
    if (
      state.vertexLabel[other] === outer &&
      top[other] !== top[vertex] &&
      state.graph.exists[row + other] === 1
    ) {
      lowerPartner(state, vertex, other, slackOf(state, 0, vertex, other));
    }
  }
}

function isOutermost(state: SearchState, node: number): boolean {
  const children = state.children[node];
  return children !== undefined && state.top[state.base[node]!] === node;
}

function changeDuals(state: SearchState, delta: Float64Array): void {
  for (let limb = 0; limb < state.limbs; limb += 1) {
    const change = delta[limb]!;
    if (change === 0) {
      continue;
    }
    const dual = state.vertexDuals[limb]!;
    const nearest = state.nearestSlack[limb]!;
    const partner = state.partnerSlack[limb]!;
    const blossom = state.blossomDuals[limb]!;
    for (let vertex = 0; vertex < state.size; vertex += 1) {
      const label = state.vertexLabel[vertex];
      if (label === outer) {
        dual[vertex] = dual[vertex]! - change;
        partner[vertex] = partner[vertex]! - 2 * change;
      } else if (label === inner) {
        dual[vertex] = dual[vertex]! + change;
      } else {
        nearest[vertex] = nearest[vertex]! - change;
      }
    }
    for (let node = state.size; node < 2 * state.size; node += 1) {
      if (isOutermost(state, node)) {
        const label = state.label[node];
        const sign = label === outer ? 1 : label === inner ? -1 : 0;
        blossom[node] = blossom[node]! + 2 * sign * change;
      }
    }
  }
}
