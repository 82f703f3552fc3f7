import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tightNeighbours, type WeightedGraph } from '../../src/matching/weightedGraph.ts';
import { heaviestPerfectMatching } from '../../src/matching/weightedMatching.ts';

/** Edges `[one, two, weight vector]`. */
function graphOf(
  size: number,
  edges: readonly (readonly [number, number, readonly number[]])[],
): WeightedGraph {
  const limbs = edges[0]?.[2].length ?? 1;
  const exists = new Uint8Array(size * size);
  const weights = Array.from({ length: limbs }, () => new Float64Array(size * size));
  for (const [one, two, vector] of edges) {
    exists[one * size + two] = exists[two * size + one] = 1;
    vector.forEach((value, limb) => {
      weights[limb]![one * size + two] = weights[limb]![two * size + one] = value;
    });
  }
  return { size, exists, weights };
}

const smallGraph = fc
  .record({
    half: fc.integer({ min: 1, max: 5 }),
    limbs: fc.integer({ min: 1, max: 3 }),
    range: fc.integer({ min: 0, max: 4 }),
  })
  .chain(({ half, limbs, range }) => {
    const size = 2 * half;
    const pairs = Array.from(
      { length: size * size },
      (_, at) => [Math.floor(at / size), at % size] as const,
    ).filter(([one, two]) => one < two);
    const vector = fc.array(fc.integer({ min: -range, max: range }), { minLength: limbs, maxLength: limbs });
    return fc
      .array(fc.option(vector, { freq: 4 }), { minLength: pairs.length, maxLength: pairs.length })
      .map((vectors) =>
        graphOf(
          size,
          vectors.flatMap((each, at) => (each === null ? [] : [[...pairs[at]!, each] as const])),
        ),
      );
  });

const compare = (one: readonly number[], two: readonly number[]): number => {
  const at = one.findIndex((value, index) => value !== two[index]);
  return at === -1 ? 0 : one[at]! - two[at]!;
};

/** Tries every perfect matching. */
function bestByTrying(graph: WeightedGraph, left: readonly number[]): number[] | undefined {
  const [first, ...rest] = left;
  if (first === undefined) {
    return graph.weights.map(() => 0);
  }
  return rest
    .filter((other) => graph.exists[first * graph.size + other] === 1)
    .map((other) =>
      bestByTrying(
        graph,
        rest.filter((each) => each !== other),
      )?.map((value, limb) => value + graph.weights[limb]![first * graph.size + other]!),
    )
    .filter((total) => total !== undefined)
    .sort((one, two) => compare(two, one))[0];
}

const totalOf = (graph: WeightedGraph, mate: Int32Array): number[] =>
  graph.weights.map((matrix) => {
    let sum = 0;
    mate.forEach((other, vertex) => (sum += vertex < other ? matrix[vertex * graph.size + other]! : 0));
    return sum;
  });

const everybody = (graph: WeightedGraph): number[] =>
  Array.from({ length: graph.size }, (_, vertex) => vertex);

describe('the heaviest perfect matching', () => {
  it('is found whatever the graph, component by component', () => {
    fc.assert(
      fc.property(smallGraph, (graph) => {
        const found = heaviestPerfectMatching(graph);
        const best = bestByTrying(graph, everybody(graph));
        expect(found === undefined).toBe(best === undefined);
        if (found !== undefined && best !== undefined) {
          expect(everybody(graph).every((vertex) => found.mate[found.mate[vertex]!] === vertex)).toBe(true);
          expect(totalOf(graph, found.mate)).toEqual(best);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('uses tight edges only', () => {
    fc.assert(
      fc.property(smallGraph, (graph) => {
        const found = heaviestPerfectMatching(graph);
        const tight = found && tightNeighbours(graph, found.duals);
        expect(
          !found ||
            found.hasOddSets ||
            everybody(graph).every((one) => tight![one]!.includes(found.mate[one]!)),
        ).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('a later component never outweighs an earlier one', () => {
    const graph = graphOf(4, [
      [0, 1, [1, 0]],
      [2, 3, [0, 0]],
      [0, 2, [0, 1000]],
      [1, 3, [0, 1000]],
    ]);
    expect([...heaviestPerfectMatching(graph)!.mate]).toEqual([1, 0, 3, 2]);
  });

  it('an odd number of vertices, or an isolated one, has none', () => {
    expect(heaviestPerfectMatching(graphOf(3, [[0, 1, [1]]]))).toBeUndefined();
    expect(heaviestPerfectMatching(graphOf(4, [[0, 1, [1]]]))).toBeUndefined();
  });
});
