import type { WeightedMatching } from '../../matching/weightedGraph.ts';
import type { BracketGraph } from './bracketGraph.ts';
import { candidateByTightEdges } from './candidateByTightEdges.ts';
import { candidateByWeights } from './candidateByWeights.ts';

/**
 * C.04.3 (2026) 3.8.1: of the best candidates the one generated first, as the partner of each vertex.
 * The duals say which edges a best candidate can have; where odd sets add conditions, the weights decide.
 */
export function firstCandidate(bracket: BracketGraph, matching: WeightedMatching): Int32Array {
  return matching.hasOddSets
    ? candidateByWeights(bracket, matching.mate)
    : candidateByTightEdges(bracket, matching);
}
