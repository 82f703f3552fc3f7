import { heaviestPerfectMatching } from '../../matching/weightedMatching.ts';
import { type Bracket, byeIsHere, mayBeTheBye, type PairedBracket, scoresOf } from './bracket.ts';
import { beyondNext, bracketGraph, type BracketGraph, inBracket, inNext } from './bracketGraph.ts';
import { candidateByWeights } from './candidateByWeights.ts';
import { qualityCriteria } from './criteria.ts';
import type { Field } from './field.ts';

/**
 * Pairs a bracket with everybody below as part of the matching problem, so that C4 and C8 hold by themselves.
 * Always right, and slow for large fields.
 */
export function pairWithWholeField(field: Field, bracket: Bracket): PairedBracket {
  const plain = wholeFieldGraph(field, bracket, false);
  const first = solve(plain);
  const floaters = floatersIn(plain, first);
  if (!byeIsHere(field, bracket) || floaters.length !== 1) {
    return paired(bracket, plain, candidateByWeights(plain, first));
  }
  const graph = wholeFieldGraph(field, bracket, true);
  return paired(bracket, graph, candidateByWeights(graph, solve(graph)));
}

function wholeFieldGraph(field: Field, bracket: Bracket, floaterHasBye: boolean): BracketGraph {
  const { mdps, residents, next, below } = bracket;
  const places = [...mdps, ...residents, ...next, ...below];
  const bye = field.byeScore === undefined ? [] : [undefined];
  const size = places.length + bye.length;
  const tier = Uint8Array.from({ length: size }, (_, at) => {
    const own = mdps.length + residents.length;
    return at < own ? inBracket : at < own + next.length ? inNext : beyondNext;
  });
  const exists = new Uint8Array(size * size);
  const n = field.players.length;
  places.forEach((one, from) => {
    places.forEach((two, to) => {
      const bothMdps = from < mdps.length && to < mdps.length;
      exists[from * size + to] = bothMdps ? 0 : field.compatible[one * n + two]!;
    });
    if (bye.length === 1 && mayBeTheBye(field, one)) {
      exists[from * size + places.length] = 1;
      exists[places.length * size + from] = 1;
    }
  });
  return bracketGraph(
    {
      mdps: mdps.length,
      residents: residents.length,
      players: [...places.map((place) => field.players[place]), ...bye],
      tier,
      exists,
      mostFloaters: mdps.length + residents.length,
    },
    qualityCriteria(scoresOf(field, bracket, floaterHasBye)),
  );
}

function solve(bracket: BracketGraph): Int32Array {
  const matching = heaviestPerfectMatching(bracket.graph);
  if (matching === undefined) {
    throw new Error('pairWithWholeField: the rest of the field cannot be completed');
  }
  return matching.mate;
}

function floatersIn(bracket: BracketGraph, mate: Int32Array): number[] {
  return Array.from({ length: bracket.mdps + bracket.residents }, (_, vertex) => vertex).filter(
    (vertex) => bracket.tier[mate[vertex]!] !== inBracket,
  );
}

export function paired(bracket: Bracket, graph: BracketGraph, mate: Int32Array): PairedBracket {
  const own = [...bracket.mdps, ...bracket.residents];
  return {
    pairs: own.flatMap((player, vertex) => {
      const other = mate[vertex]!;
      return other > vertex && graph.tier[other] === inBracket ? [[player, own[other]!] as const] : [];
    }),
    downfloaters: floatersIn(graph, mate).map((vertex) => own[vertex]!),
  };
}
