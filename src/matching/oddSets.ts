import { unmatched, type Mates } from './maximumMatching.ts';

/**
 * The nested odd sets (blossoms) of a weighted matching. Ids 0…n-1 are the vertices themselves; larger ids are
 * odd cycles of smaller sets. Every set is paired inside but for one vertex, its base.
 */
export interface OddSet {
  /** The cycle of sets it was made of; `parts[0]` holds the base. Empty for a single vertex. */
  parts: number[];
  /** `links[i]` is the edge from part i to part i+1 (the last one leads back to part 0). */
  links: (readonly [number, number])[];
  base: number;
  readonly vertices: readonly number[];
  /** The set it is a part of; `unmatched` (-1) for an outermost set. */
  inside: number;
  /** Its dual value: always 0 or more for a cycle, unused for a single vertex. */
  weight: number;
}

export interface OddSets {
  readonly sets: Map<number, OddSet>;
  /** The outermost set of each vertex. */
  readonly top: Int32Array;
  nextId: number;
}

export function singleVertices(n: number): OddSets {
  const sets = new Map<number, OddSet>();
  for (let v = 0; v < n; v += 1) {
    sets.set(v, { parts: [], links: [], base: v, vertices: [v], inside: unmatched, weight: 0 });
  }
  return { sets, top: Int32Array.from({ length: n }, (_, v) => v), nextId: n };
}

export function setOf(odd: OddSets, id: number): OddSet {
  const found = odd.sets.get(id);
  if (found === undefined) {
    throw new Error(`oddSets: no set ${id}`);
  }
  return found;
}

/** Joins outermost sets, given as an odd cycle whose first part keeps the base, into one; gives its id. */
export function joinCycle(odd: OddSets, parts: number[], links: (readonly [number, number])[]): number {
  const id = odd.nextId;
  odd.nextId += 1;
  const vertices = parts.reduce<number[]>((all, part) => all.concat(setOf(odd, part).vertices), []);
  const base = setOf(odd, parts[0]!).base;
  odd.sets.set(id, { parts, links, base, vertices, inside: unmatched, weight: 0 });
  for (const part of parts) {
    setOf(odd, part).inside = id;
  }
  for (const v of vertices) {
    odd.top[v] = id;
  }
  return id;
}

/** Takes an outermost set apart: its parts become outermost. */
export function takeApart(odd: OddSets, id: number): void {
  for (const part of setOf(odd, id).parts) {
    const freed = setOf(odd, part);
    freed.inside = unmatched;
    for (const v of freed.vertices) {
      odd.top[v] = part;
    }
  }
  odd.sets.delete(id);
}

/** The index of the part of `id` in which v lies. */
export function partIndex(odd: OddSets, id: number, v: number): number {
  let at = v;
  while (setOf(odd, at).inside !== id) {
    at = setOf(odd, at).inside;
  }
  return setOf(odd, id).parts.indexOf(at);
}

/** Pairs the set anew inside so that v becomes its base, the one vertex to be matched outside. */
export function moveBase(odd: OddSets, mates: Mates, id: number, v: number): void {
  const set = setOf(odd, id);
  if (set.base === v) {
    return;
  }
  const shift = partIndex(odd, id, v);
  const turned = <T>(list: readonly T[]): T[] => [...list.slice(shift), ...list.slice(0, shift)];
  set.parts = turned(set.parts);
  set.links = turned(set.links);
  set.base = v;
  moveBase(odd, mates, set.parts[0]!, v);
  for (let index = 1; index < set.parts.length; index += 2) {
    const [here, there] = set.links[index]!;
    moveBase(odd, mates, set.parts[index]!, here);
    moveBase(odd, mates, set.parts[index + 1]!, there);
    mates[here] = there;
    mates[there] = here;
  }
}
