import type { PlayerHistory } from '../tournament/history.ts';
import type { Contribution } from './contribution.ts';
import { countedRounds } from './countedRounds.ts';
import type { Field } from './field.ts';
import { isVoluntarilyUnplayed } from './unplayed.ts';

/**
 * C.07 (2026) 7.6 Rounds one elected to play (REP): all but half-point byes, zero-point byes and forfeit losses. The
 * free round of a round robin is nobody's choice.
 */
export function electedToPlay(field: Field, own: PlayerHistory): readonly Contribution[] {
  return countedRounds(
    own,
    (entry) => !isVoluntarilyUnplayed(entry) || (field.predetermined && entry.opponent === undefined),
  );
}
