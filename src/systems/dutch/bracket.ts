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
  /** Everybody below that. */
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

/** 2.1.2 [C2], 2.3.1 [C5]: may be the one who gets the bye. */
export function mayBeTheBye(field: Field, at: number): boolean {
  const player = field.players[at]!;
  return player.mayHaveBye && player.score === field.byeScore;
}
