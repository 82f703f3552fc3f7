import type { PlayerNumber } from '../tournament/player.ts';
import type { Contribution } from './contribution.ts';
import { applyCut } from './cut.ts';
import type { Field } from './field.ts';
import { compare, fraction, sum, zero, type Fraction } from './fraction.ts';
import { tieBreaks } from './tiebreaks.ts';
import type { TieBreakSpec } from './tieBreakSpec.ts';
import type { TiedGroup } from './tiedGroup.ts';

/** One player's value and the rounds it is made of, from one computation. */
export interface TieBreakValue {
  /** In points, or a place. */
  readonly value: Fraction;
  readonly contributions: readonly Contribution[];
}

export type TieBreakValues = ReadonlyMap<PlayerNumber, TieBreakValue>;

/** The values of everybody; `tied` are the groups that the criteria before this one have left. */
export function evaluate(spec: TieBreakSpec, field: Field, tied: readonly TiedGroup[]): TieBreakValues {
  const definition = tieBreaks[spec.code];
  const values = new Map<PlayerNumber, TieBreakValue>();
  if (definition.kind === 'sum') {
    for (const [player, own] of field.history) {
      const contributions = applyCut(definition.contributions(field, own), spec.cut);
      values.set(player, { value: sum(contributions.map(countedValue)), contributions });
    }
    return values;
  }
  for (const group of tied) {
    for (const [player, place] of definition.places(field, group)) {
      const own = field.history.get(player);
      const contributions =
        own === undefined ? [] : (definition.contributions?.(field, own, group.players) ?? []);
      values.set(player, { value: fraction(place), contributions });
    }
  }
  return values;
}

function countedValue(contribution: Contribution): Fraction {
  return contribution.cut === true ? zero : contribution.value;
}

/** Which of two values is better: below zero when a is. */
export function better(spec: TieBreakSpec, a: Fraction, b: Fraction): number {
  return tieBreaks[spec.code].kind === 'sum' ? compare(b, a) : compare(a, b);
}
