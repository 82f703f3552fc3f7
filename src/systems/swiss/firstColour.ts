import { lotsFor } from '../../lots/draw.ts';
import type { Colour } from '../../tournament/colour.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/**
 * The colour of number 1 in round 1, set by the arbiter or by lot (purpose `colours`): C.04.3 (2026) 5.1; Law 28.6, last
 * sentence.
 */
export function firstColourOf({ settings }: Tournament): Colour {
  const { firstColour, drawSeed } = settings;
  return firstColour ?? (lotsFor(drawSeed, 'colours').next(2) === 0 ? 'white' : 'black');
}
