import type { WeightedMatching } from '../../matching/weightedGraph.ts';
import { heaviestPerfectMatching } from '../../matching/weightedMatching.ts';
import {
  type Bracket,
  byeIsHere,
  edgesAmong,
  type PairedBracket,
  pairedBracket,
  scoresOf,
} from './bracket.ts';
import {
  beyondNext,
  bracketGraph,
  type BracketGraph,
  type BracketLayout,
  floatersIn,
  inBracket,
  inNext,
} from './bracketGraph.ts';
import { firstCandidate } from './candidate.ts';
import { qualityCriteria } from './criteria.ts';
import type { Field } from './field.ts';

/**
 * Pairs a bracket with everybody below as part of the matching problem, so that C4 and C8 hold by themselves.
 * Always right, and slow for large fields.
 */
export function pairWithWholeField(field: Field, bracket: Bracket): PairedBracket {
  const plain = wholeFieldGraph(field, bracket, false);
  const best = solve(plain);
  if (!byeIsHere(field, bracket) || floatersIn(plain, best.mate).length !== 1) {
    return pairedBracket(bracket, plain, firstCandidate(plain, best));
  }
  const graph = wholeFieldGraph(field, bracket, true);
  return pairedBracket(bracket, graph, firstCandidate(graph, solve(graph)));
}

function wholeFieldGraph(field: Field, bracket: Bracket, floaterHasBye: boolean): BracketGraph {
  return bracketGraph(
    wholeFieldLayout(field, bracket),
    qualityCriteria(scoresOf(field, bracket, floaterHasBye)),
  );
}

/** The bracket first, then the next one, then everybody below and the bye. */
export function wholeFieldLayout(field: Field, { mdps, residents, next, below }: Bracket): BracketLayout {
  const own = mdps.length + residents.length;
  const places = [...mdps, ...residents, ...next, ...below];
  return {
    mdps: mdps.length,
    residents: residents.length,
    players: places.map((place) => field.players[place]),
    tier: Uint8Array.from(places, (_, at) =>
      at < own ? inBracket : at < own + next.length ? inNext : beyondNext,
    ),
    exists: edgesAmong(field, places, mdps.length),
    mostFloaters: own,
  };
}

function solve(bracket: BracketGraph): WeightedMatching {
  const matching = heaviestPerfectMatching(bracket.graph);
  if (matching === undefined) {
    throw new Error('pairWithWholeField: the rest of the field cannot be completed');
  }
  return matching;
}
