import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  augmentFrom,
  maximumMatching,
  neighbourLists,
  pairCount,
  unmatched,
} from '../../src/matching/maximumMatching.ts';

type Graph = readonly (readonly boolean[])[];

const smallGraph: fc.Arbitrary<Graph> = fc
  .record({
    n: fc.integer({ min: 0, max: 10 }),
    density: fc.constantFrom(0.15, 0.3, 0.5, 0.8),
    seed: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ n, density, seed }) => {
    const graph = Array.from({ length: n }, () => new Array<boolean>(n).fill(false));
    for (let a = 0; a < n; a += 1) {
      for (let b = 0; b < a; b += 1) {
        graph[a]![b] = graph[b]![a] = (seed.next().value as number) < density;
      }
    }
    return graph;
  });

const listsOf = (graph: Graph): number[][] => neighbourLists(graph.length, (a, b) => graph[a]![b]!);

/** Tries everything: the first vertex stays alone, or takes each neighbour. */
function bestByTrying(graph: Graph, left: readonly number[]): number {
  const [first, ...rest] = left;
  if (first === undefined) {
    return 0;
  }
  const paired = rest
    .filter((other) => graph[first]![other])
    .map(
      (other) =>
        1 +
        bestByTrying(
          graph,
          rest.filter((v) => v !== other),
        ),
    );
  return Math.max(bestByTrying(graph, rest), ...paired);
}

function expectMatching(graph: Graph, mates: ArrayLike<number>): void {
  for (let v = 0; v < graph.length; v += 1) {
    const mate = mates[v]!;
    if (mate !== unmatched) {
      expect(graph[v]![mate]).toBe(true);
      expect(mates[mate]).toBe(v);
    }
  }
}

const everybody = (graph: Graph): number[] => graph.map((_, v) => v);

describe('maximumMatching', () => {
  it('finds as many pairs as trying everything does', () => {
    fc.assert(
      fc.property(smallGraph, (graph) => {
        const mates = maximumMatching(listsOf(graph));
        expectMatching(graph, mates);
        expect(pairCount(mates)).toBe(bestByTrying(graph, everybody(graph)));
      }),
      { seed: 1, numRuns: 600 },
    );
  });

  it('keeps everybody matched who was matched in the given start, and ends as large', () => {
    fc.assert(
      fc.property(smallGraph, fc.nat(), (graph, pick) => {
        const full = maximumMatching(listsOf(graph));
        const start = full.map((mate, v) =>
          mate === unmatched || (v + mate) % 3 === pick % 3 ? unmatched : mate,
        );
        const mates = maximumMatching(listsOf(graph), start);
        expectMatching(graph, mates);
        expect(pairCount(mates)).toBe(pairCount(full));
        start.forEach((mate, v) => expect(mate !== unmatched && mates[v] === unmatched).toBe(false));
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it('leaves vertices that are out aside', () => {
    fc.assert(
      fc.property(smallGraph, fc.nat(), (graph, pick) => {
        const out = Uint8Array.from(graph, (_, v) => (v % 3 === pick % 3 ? 1 : 0));
        const mates = maximumMatching(listsOf(graph), undefined, out);
        const inside = everybody(graph).filter((v) => out[v] === 0);
        expect(pairCount(mates)).toBe(bestByTrying(graph, inside));
        out.forEach((isOut, v) => expect(isOut === 1 && mates[v] !== unmatched).toBe(false));
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('pairs a sparse graph of 2,000 vertices completely, through nested blossoms', () => {
    const n = 2000;
    const graph = neighbourLists(
      n,
      (a, b) => b - a === 1 || (b - a === 2 && a % 5 !== 0) || (a * 7919 + b) % 1999 === 0,
    );
    const mates = maximumMatching(graph);
    expect(pairCount(mates)).toBe(n / 2);
  });
});

describe('augmentFrom', () => {
  it('repairs a maximum matching after a pair has been taken out', () => {
    fc.assert(
      fc.property(smallGraph, fc.nat(), fc.nat(), (graph, i, j) => {
        fc.pre(graph.length >= 2);
        const a = i % graph.length;
        const b = (a + 1 + (j % (graph.length - 1))) % graph.length;
        const lists = listsOf(graph);
        const mates = maximumMatching(lists);
        const out = new Uint8Array(graph.length);
        const freed = [a, b].map((v) => mates[v]!).filter((v) => v !== unmatched && v !== a && v !== b);
        for (const v of [a, b]) {
          out[v] = 1;
          mates[v] = unmatched;
        }
        freed.forEach((v) => (mates[v] = unmatched));
        freed.forEach((v) => mates[v] === unmatched && augmentFrom(lists, mates, v, out));
        const inside = everybody(graph).filter((v) => v !== a && v !== b);
        expect(pairCount(mates)).toBe(bestByTrying(graph, inside));
      }),
      { seed: 4, numRuns: 400 },
    );
  });
});

describe('a way through a blossom inside a blossom', () => {
  it('completes twelve players whose last two can only be joined through nested odd cycles', () => {
    const edges = [
      [7, 8, 9, 10],
      [7, 8],
      [3, 6, 7, 10],
      [2, 4, 5, 6, 10],
      [3, 5, 7],
      [3, 4, 7, 9],
      [2, 3, 8, 9],
      [0, 1, 2, 4, 5],
      [0, 1, 6, 11],
      [0, 5, 6],
      [0, 2, 3],
      [8],
    ];
    const start = [unmatched, unmatched, 10, 4, 3, 7, 9, 5, 11, 6, 2, 8];
    expect(pairCount(maximumMatching(edges, start))).toBe(6);
  });
});
