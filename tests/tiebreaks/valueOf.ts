import { evaluate, type TieBreakValue } from '../../src/tiebreaks/evaluate.ts';
import { fieldOf } from '../../src/tiebreaks/field.ts';
import { toNumber } from '../../src/tiebreaks/fraction.ts';
import { groupsByPoints } from '../../src/tiebreaks/tiedGroup.ts';
import { parseTieBreak } from '../../src/tiebreaks/tieBreakSpec.ts';
import type { Tournament } from '../../src/tournament/tournament.ts';
import { numberOf } from '../tournamentBuilder.ts';

/** One player's value of a tie-break, those with equal points being tied. */
export function evaluated(
  tournament: Tournament,
  code: string,
  name: string,
  afterRound?: number,
): TieBreakValue {
  const spec = parseTieBreak(code);
  const field = fieldOf(tournament, afterRound);
  const value = spec && evaluate(spec, field, groupsByPoints(field)).get(numberOf(tournament, name));
  if (value === undefined) {
    throw new Error(`no ${code} of ${name}`);
  }
  return value;
}

export function valueOf(tournament: Tournament, code: string, name: string, afterRound?: number): number {
  return toNumber(evaluated(tournament, code, name, afterRound).value);
}

/** `A 2, dummy 1.5`: what each round counts as, and its value. */
export function shown(value: TieBreakValue): string[] {
  return value.contributions.map(
    (one) => `${one.entry.round} ${one.countsAs} ${toNumber(one.value)}${one.cut === true ? ' cut' : ''}`,
  );
}
