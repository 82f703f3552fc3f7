import { hasWonWithoutPlay } from '../swiss/wonWithoutPlay.ts';
import type { Contestant } from './field.ts';

/**
 * Law 28.2: in an odd field the last player of the lowest score group who has not yet had the bye; where nobody
 * there may have it, the next group up. Returned: all who may have it, the first in line first.
 */
export function byeCandidates(contestants: readonly Contestant[]): Contestant[] {
  return contestants
    .filter((each) => !hasWonWithoutPlay(each.history))
    .sort((a, b) => a.score - b.score || b.rank - a.rank);
}
