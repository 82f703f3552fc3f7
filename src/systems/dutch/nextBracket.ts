import { heaviestPerfectMatching } from '../../matching/weightedMatching.ts';
import { type Bracket, edgesAmong, type PairedBracket, pairedBracket, scoresOf } from './bracket.ts';
import { beyondNext, bracketGraph, inBracket, inNext } from './bracketGraph.ts';
import { firstCandidate } from './candidate.ts';
import { canAllBePaired } from './completion.ts';
import { qualityCriteria } from './criteria.ts';
import type { Field } from './field.ts';

/**
 * Pairs a bracket together with the next one, whoever leaves both going to places that stand for "somebody below".
 * C8 is weighed in full, C4 left out; so this is the answer where it satisfies C4, and C6 and C7 as well as the bracket
 * could by itself. Undefined where it does not.
 *
 * @param alone the downfloaters of the best candidate of the bracket by itself
 */
export function pairWithNext(
  field: Field,
  bracket: Bracket,
  alone: readonly number[],
): PairedBracket | undefined {
  const places = [...bracket.mdps, ...bracket.residents, ...bracket.next];
  const own = places.length - bracket.next.length;
  const exits = alone.length + 2 + (places.length % 2 === alone.length % 2 ? 0 : 1);
  const size = places.length + exits;
  const graph = bracketGraph(
    {
      mdps: bracket.mdps.length,
      residents: bracket.residents.length,
      players: Array.from({ length: size }, (_, at) => field.players[places[at] ?? -1]),
      tier: Uint8Array.from({ length: size }, (_, at) =>
        at < own ? inBracket : at < places.length ? inNext : beyondNext,
      ),
      exists: edgesWithExits(field, bracket, places, size),
      mostFloaters: own,
    },
    qualityCriteria(scoresOf(field, bracket, false)),
  );
  const matching = heaviestPerfectMatching(graph.graph);
  if (matching === undefined) {
    return undefined;
  }
  const mate = firstCandidate(graph, matching);
  const paired = pairedBracket(bracket, graph, mate);
  const leaving = places.filter((_, vertex) => mate[vertex]! >= places.length);
  return sameScores(field, paired.downfloaters, alone) &&
    canAllBePaired(field, [...leaving, ...bracket.below])
    ? paired
    : undefined;
}

/** Exits are open to whoever has an opponent below, and unused ones take each other. */
function edgesWithExits(field: Field, bracket: Bracket, places: readonly number[], size: number): Uint8Array {
  const count = places.length;
  const edges = edgesAmong(field, places, bracket.mdps.length);
  const exists = new Uint8Array(size * size);
  for (let one = 0; one < size; one += 1) {
    if (one < count) {
      exists.set(edges.subarray(one * count, (one + 1) * count), one * size);
    }
    const row = (places[one] ?? 0) * field.size;
    const leaves = one >= count || bracket.below.some((place) => field.compatible[row + place] === 1);
    for (let exit = count; leaves && exit < size; exit += 1) {
      if (exit !== one) {
        exists[one * size + exit] = 1;
        exists[exit * size + one] = 1;
      }
    }
  }
  return exists;
}

function sameScores(field: Field, one: readonly number[], two: readonly number[]): boolean {
  const scores = (list: readonly number[]): string =>
    list.map((place) => field.players[place]!.score).join(' ');
  return scores(one) === scores(two);
}
