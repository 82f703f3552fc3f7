import type { Problem } from '../../tournament/problem.ts';
import { noLegalPairing } from '../swiss/deadEndCause.ts';
import { barBetween, type Field } from './field.ts';

/** Why no legal pairing of the round exists. */
export function whyNotPairable(field: Field): Problem {
  const at = (place: number) => field.contestants[place]!;
  return noLegalPairing({
    round: field.round,
    numbers: field.contestants.map((each) => each.player.number),
    mayMeet: (a, b) => field.meeting(at(a), at(b)) !== undefined,
    haveMet: (a, b) => barBetween(field, at(a), at(b)) === 'met',
    keptApart: (a, b) => field.neverTogether(at(a).player.number, at(b).player.number),
    mayHaveBye: (a) => at(a).mayHaveBye,
  });
}
