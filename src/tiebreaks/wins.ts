import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import { countedRounds } from './countedRounds.ts';
import type { Field } from './field.ts';

/** C.07 (2026) 7.1 Number of wins (WIN): rounds that brought, with or without playing, as much as a win. */
export function wins(field: Field, own: PlayerHistory): readonly Contribution[] {
  const { win } = field.tournament.settings.points;
  return countedRounds(own, (entry) => entry.points === win);
}
