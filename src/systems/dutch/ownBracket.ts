import { maximumMatching, neighbourLists, pairCount } from '../../matching/maximumMatching.ts';
import { heaviestPerfectMatching } from '../../matching/weightedMatching.ts';
import {
  type Bracket,
  byeIsHere,
  edgesAmong,
  type PairedBracket,
  pairedBracket,
  scoresOf,
} from './bracket.ts';
import { beyondNext, bracketGraph, type BracketGraph, inBracket, inNext } from './bracketGraph.ts';
import { firstCandidate } from './candidate.ts';
import { downfloatersFitBest } from './completion.ts';
import { pairWithNext } from './nextBracket.ts';
import { qualityCriteria, type Rung } from './criteria.ts';
import type { Field } from './field.ts';

/**
 * Pairs a bracket by itself, downfloaters going to places that stand for "somebody below". This leaves out C4 and C8,
 * so its best candidate is only an upper bound — and the answer where it turns out to satisfy C4 and to satisfy C8 as
 * well as can be. Undefined where it does not.
 */
export function pairByItself(field: Field, bracket: Bracket): PairedBracket | undefined {
  const own = [...bracket.mdps, ...bracket.residents];
  const edges = edgesAmong(field, own, bracket.mdps.length);
  const most = pairCount(
    maximumMatching(neighbourLists(own.length, (a, b) => edges[a * own.length + b] === 1)),
  );
  const floaters = own.length - 2 * most;
  const byeHere = floaters === 1 && byeIsHere(field, bracket);
  const tried = byeHere ? attempt(field, bracket, floaters, true) : attempt(field, bracket, floaters, false);
  if (tried === undefined || fits(field, bracket, tried, byeHere)) {
    return tried;
  }
  if (byeHere) {
    return undefined;
  }
  if (floaters !== 1) {
    return pairWithNext(field, bracket, tried.downfloaters);
  }
  const good = new Set(
    own.filter((place) => downfloatersFitBest({ field, next: bracket.next, below: bracket.below }, [place])),
  );
  const again = attempt(field, bracket, floaters, false, good);
  return again !== undefined && good.has(again.downfloaters[0]!) ? again : undefined;
}

function fits(field: Field, bracket: Bracket, paired: PairedBracket, byeHere: boolean): boolean {
  const { next, below } = bracket;
  const left = byeHere ? below.filter((place) => place < field.players.length) : below;
  return downfloatersFitBest({ field, next, below: left }, byeHere ? [] : paired.downfloaters);
}

function attempt(
  field: Field,
  bracket: Bracket,
  floaters: number,
  byeHere: boolean,
  fitBelow?: ReadonlySet<number>,
): PairedBracket | undefined {
  const graph = ownGraph(field, bracket, floaters, byeHere, fitBelow);
  const matching = heaviestPerfectMatching(graph.graph);
  return matching === undefined ? undefined : pairedBracket(bracket, graph, firstCandidate(graph, matching));
}

function ownGraph(
  field: Field,
  bracket: Bracket,
  floaters: number,
  byeHere: boolean,
  fitBelow: ReadonlySet<number> | undefined,
): BracketGraph {
  const own = [...bracket.mdps, ...bracket.residents];
  const size = own.length + floaters;
  const edges = edgesAmong(field, own, bracket.mdps.length);
  const exists = new Uint8Array(size * size);
  own.forEach((place, one) => {
    exists.set(edges.subarray(one * own.length, (one + 1) * own.length), one * size);
    const mayFloat = byeHere ? field.compatible[place * field.size + field.players.length]! : 1;
    for (let two = own.length; two < size; two += 1) {
      exists[one * size + two] = mayFloat;
      exists[two * size + one] = mayFloat;
    }
  });
  const tier = Uint8Array.from({ length: size }, (_, at) =>
    at < own.length ? inBracket : byeHere ? beyondNext : inNext,
  );
  const places = Array.from({ length: size }, (_, at) => field.players[own[at] ?? -1]);
  const numbers = fitBelow === undefined ? undefined : new Set([...fitBelow].map((at) => field.players[at]!));
  const rungs = qualityCriteria(scoresOf(field, bracket, byeHere)).flatMap((rung): Rung[] => {
    if (rung.code !== 'C8' || numbers === undefined) {
      return [rung];
    }
    return [{ code: 'C8', floater: (player) => (numbers.has(player) ? 0 : 1) }];
  });
  return bracketGraph(
    {
      mdps: bracket.mdps.length,
      residents: bracket.residents.length,
      players: places,
      tier,
      exists,
      mostFloaters: floaters,
    },
    rungs,
  );
}
