import type { Problem } from '../../tournament/problem.ts';
import { causeOfDeadEnd } from '../swiss/deadEndCause.ts';
import type { Field } from './field.ts';

/** Why no legal pairing of the round exists. */
export function noLegalPairing(field: Field): Problem {
  const at = (place: number) => field.contestants[place]!;
  const code = causeOfDeadEnd({
    players: field.contestants.length,
    mayMeet: (a, b) => field.meeting(at(a), at(b)) !== undefined,
    haveMet: (a, b) => !field.rematchAllowed && at(a).history.opponents.has(at(b).player.number),
    keptApart: (a, b) => field.neverTogether(at(a).player.number, at(b).player.number),
    mayHaveBye: (a) => at(a).mayHaveBye,
  });
  return { code, values: { round: field.round } };
}
