import { type BracketGraph, floatersIn, inBracket } from './bracketGraph.ts';
import type { Contender } from './contender.ts';
import type { BracketScores } from './criteria.ts';
import type { Field } from './field.ts';

/** C.04.3 (2026) 1.3: players by their place in the field, highest ranked first in every list. */
export interface Bracket {
  /** Players left over from the previous brackets (1.4.1). */
  readonly mdps: readonly number[];
  readonly residents: readonly number[];
  /** The scoregroup of the following bracket; empty for the last one. */
  readonly next: readonly number[];
  /** Everybody below that, and the bye. */
  readonly below: readonly number[];
}

/** What became of a bracket. */
export interface PairedBracket {
  /** Higher ranked player first. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
}

/** 1.3.1: the scoregroups, highest first. */
export function scoregroups(players: readonly Contender[]): number[][] {
  const groups: number[][] = [];
  players.forEach((player, at) => {
    if (at === 0 || player.score !== players[at - 1]!.score) {
      groups.push([]);
    }
    groups[groups.length - 1]!.push(at);
  });
  return groups;
}

export function scoresOf(field: Field, bracket: Bracket, floaterHasBye: boolean): BracketScores {
  const score = (at: number): number => field.players[at]!.score;
  return {
    residents: score(bracket.residents[0]!),
    mdps: [...new Set(bracket.mdps.map(score))],
    floaterHasBye,
  };
}

/** C5: the bye goes to somebody of this bracket. */
export function byeIsHere(field: Field, { residents }: Bracket): boolean {
  return field.byeScore !== undefined && field.byeScore >= field.players[residents[0]!]!.score;
}

/** Who may meet whom among these places; MDPs do not meet each other, they could not before. */
export function edgesAmong(field: Field, places: readonly number[], mdps: number): Uint8Array {
  const size = places.length;
  const exists = new Uint8Array(size * size);
  for (let from = 0; from < size; from += 1) {
    const row = places[from]! * field.size;
    for (let to = from < mdps ? mdps : 0; to < size; to += 1) {
      exists[from * size + to] = field.compatible[row + places[to]!]!;
    }
  }
  return exists;
}

/** A candidate, given as the partner of each vertex, in places of the field. */
export function pairedBracket(bracket: Bracket, graph: BracketGraph, mate: Int32Array): PairedBracket {
  const own = [...bracket.mdps, ...bracket.residents];
  return {
    pairs: own.flatMap((player, vertex) => {
      const other = mate[vertex]!;
      return other > vertex && graph.tier[other] === inBracket ? [[player, own[other]!] as const] : [];
    }),
    downfloaters: floatersIn(graph, mate).map((vertex) => own[vertex]!),
  };
}
