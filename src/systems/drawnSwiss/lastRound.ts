import type { BestMatchings } from '../../matching/bestMatchings.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { bestRound, costOf, type FloatRule } from './conditions.ts';
import { withoutPermission, type Field } from './field.ts';

/** The rules under which a round is drawn, and its best rounds: among them one is drawn. */
export interface Conditions {
  readonly field: Field;
  readonly best: BestMatchings;
}

/**
 * Law 27: in the last round the bar to a third game running with one colour may be lifted "where it hinders pairing by
 * equal scores". It is lifted only where fewer players leave their groups then, or where the round has no pairing
 * without; else the round is the one that it would be before the last round.
 *
 * @returns `undefined` when there is no legal pairing at all
 */
export function conditionsOf(
  tournament: Tournament,
  field: Field,
  floats: FloatRule,
): Conditions | undefined {
  const best = bestRound(field, field.contestants, floats);
  if (best === undefined) {
    return undefined;
  }
  const permitted = costOf(field, field.contestants, best);
  if (permitted.thirds === 0) {
    return { field, best };
  }
  const strictField = withoutPermission(tournament, field);
  const strict = bestRound(strictField, field.contestants, floats);
  return strict === undefined ||
    staysTogether(permitted.floaters, costOf(strictField, field.contestants, strict).floaters)
    ? { field, best }
    : { field: strictField, best: strict };
}

/** Fewer leave the first group in which the two rounds differ. */
function staysTogether(floaters: readonly number[], others: readonly number[]): boolean {
  const at = floaters.findIndex((each, group) => each !== others[group]);
  return at >= 0 && floaters[at]! < others[at]!;
}
