import { byeMeaning, gameMeaning, type GameOutcome } from '../../tournament/outcome.ts';
import type { Entry } from '../../tournament/history.ts';
import type { Contestant } from './field.ts';

/**
 * Law 28.2: in an odd field the last player of the lowest score group who has not yet had the bye; where nobody
 * there may have it, the next group up. Returned: all who may have it, the first in line first.
 */
export function byeCandidates(contestants: readonly Contestant[]): Contestant[] {
  return contestants
    .filter((each) => !each.history.entries.some(isWinWithoutPlay))
    .sort((a, b) => a.score - b.score || b.rank - a.rank);
}

/** 28.2 as read: a win's points without play bar from the bye, a half-point bye does not. */
function isWinWithoutPlay(entry: Entry): boolean {
  if (entry.played || entry.outcome === undefined) {
    return false;
  }
  if (entry.outcome in byeMeaning) {
    return entry.outcome === 'pairingBye' || entry.outcome === 'fullBye';
  }
  return (
    entry.colour !== undefined && gameMeaning[entry.outcome as GameOutcome].award[entry.colour] === 'win'
  );
}
