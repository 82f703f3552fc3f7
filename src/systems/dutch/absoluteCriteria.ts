import { isAbsolute } from '../swiss/colourPreference.ts';
import type { Contender } from './contender.ts';

/**
 * C.04.3 (2026) 2.1.1 [C1] is a matter of `Contender.opponents`: no second game between the same players;
 * 2.1.2 [C2] of `Contender.mayHaveBye`. Here is 2.1.3 [C3], in a form quick enough to ask for every pair.
 */

/** The colour that bars a non-topscorer from everybody else who has to have it: 0 none, 1 White, -1 Black. */
export function barredColour(player: Contender, topscorersAbove: number): 0 | 1 | -1 {
  if (!isAbsolute(player.colour) || isTopscorer(player, topscorersAbove)) {
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
 * @param topscorersAbove half of the most half-points possible so far; infinite before any other round
 */
export function isTopscorer(player: Contender, topscorersAbove: number): boolean {
  return player.score > topscorersAbove;
}
