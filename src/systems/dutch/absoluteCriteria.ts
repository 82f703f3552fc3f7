import { isAbsolute } from '../swiss/colourPreference.ts';
import type { Settings } from '../../tournament/settings.ts';
import type { Contender } from './contender.ts';

/**
 * C.04.3 (2026) 2.1.1 [C1] is a matter of `Contender.opponents`: no second game between the same players;
 * 2.1.2 [C2] of `Contender.mayHaveBye`. Here is 2.1.3 [C3], in a form quick enough to ask for every pair.
 */

/** The colour that bars a non-topscorer from everybody else who has to have it: 0 none, 1 White, -1 Black. */
export function barredColour(player: Contender, limit: number): 0 | 1 | -1 {
  if (!isAbsolute(player.colour) || isTopscorer(player, limit)) {
    return 0;
  }
  return player.colour.preference === 'white' ? 1 : -1;
}

/** 2.1.3 [C3]: non-topscorers with the same absolute colour preference shall not meet. */
export function coloursAllow(one: 0 | 1 | -1, two: 0 | 1 | -1): boolean {
  return one === 0 || one !== two;
}

/**
 * C.04.3 (2026) 1.8: over half of the most points possible, before the last round.
 *
 * @param limit see `topscorersAbove`
 */
export function isTopscorer(player: Contender, limit: number): boolean {
  return player.score > limit;
}

/** C.04.3 (2026) 1.8: half of the most half-points possible before the last round; infinite before any other round, or an unknown one. */
export function topscorersAbove({ rounds, points }: Settings, round: number): number {
  return rounds !== undefined && round >= rounds
    ? ((round - 1) * Math.max(points.win, points.draw)) / 2
    : Infinity;
}
