import type { PlayerHistory } from '../tournament/history.ts';
import type { PlayerNumber } from '../tournament/player.ts';
import type { Contribution } from './contribution.ts';
import { applyCut } from './cut.ts';
import type { Field } from './field.ts';
import { compare, fraction, multiply, sum, zero, type Fraction } from './fraction.ts';
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
  switch (definition.kind) {
    case 'sum':
      return each(definition.field?.(field) ?? field, (used, own) => {
        const contributions = applyCut(definition.contributions(used, own), spec.cut);
        return { value: sum(contributions.map(countedValue)), contributions };
      });
    case 'mean':
      return each(field, (used, own) => {
        const contributions = applyCut(definition.contributions(used, own), spec.cut);
        return { value: mean(contributions, definition.whole), contributions };
      });
    case 'performance':
      return each(field, (used, own) => ({
        value: fraction(definition.value(used, own) ?? 0),
        contributions: definition.contributions(used, own),
      }));
    case 'own':
      return each(field, (_used, own) => ({ value: definition.value(own), contributions: [] }));
    case 'place':
      return new Map(
        tied.flatMap((group) =>
          [...definition.places(field, group)].map(([player, place]) => {
            const own = field.history.get(player);
            const contributions = own && definition.contributions?.(field, own, group.players);
            return [player, { value: fraction(place), contributions: contributions ?? [] }] as const;
          }),
        ),
      );
  }
}

function each(field: Field, valueOf: (field: Field, own: PlayerHistory) => TieBreakValue): TieBreakValues {
  return new Map([...field.history].map(([player, own]) => [player, valueOf(field, own)]));
}

function countedValue(contribution: Contribution): Fraction {
  return contribution.cut === true ? zero : contribution.value;
}

/** 0 where there is nothing to take the mean of. */
function mean(contributions: readonly Contribution[], whole: boolean): Fraction {
  const values = contributions.filter((one) => one.cut !== true).map((one) => one.value);
  if (values.length === 0) {
    return zero;
  }
  const exact = multiply(sum(values), fraction(1, values.length));
  return whole
    ? fraction(Math.floor((2 * exact.numerator + exact.denominator) / (2 * exact.denominator)))
    : exact;
}

/** Which of two values is better: below zero when a is. */
export function better(spec: TieBreakSpec, a: Fraction, b: Fraction): number {
  const definition = tieBreaks[spec.code];
  const lowest = definition.kind === 'place' || (definition.kind === 'own' && definition.best === 'lowest');
  return lowest ? compare(a, b) : compare(b, a);
}
