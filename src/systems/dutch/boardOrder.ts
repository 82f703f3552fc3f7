import type { Colour } from '../../tournament/colour.ts';
import type { PairedBoard } from '../../tournament/pairing.ts';
import { chooseColour } from './colourAllocation.ts';
import type { Contender } from './contender.ts';

/**
 * C.04.2 (2026) 3: boards by the higher score of the pair, then the lower score, then the rank of the higher player.
 * Virtual points of an acceleration do not count here.
 */
export function boardsInOrder(
  pairs: readonly (readonly [Contender, Contender])[],
  initial: Colour,
): PairedBoard[] {
  return pairs
    .map(([one, two]) => (ranksBefore(one, two) ? { higher: one, lower: two } : { higher: two, lower: one }))
    .sort(
      (one, two) =>
        two.higher.ownScore - one.higher.ownScore ||
        two.lower.ownScore - one.lower.ownScore ||
        one.higher.pairingNumber - two.higher.pairingNumber,
    )
    .map(({ higher, lower }, index) => {
      const higherIsWhite = chooseColour(higher, lower, initial).colour === 'white';
      return {
        board: index + 1,
        white: (higherIsWhite ? higher : lower).number,
        black: (higherIsWhite ? lower : higher).number,
      };
    });
}

function ranksBefore(one: Contender, two: Contender): boolean {
  return one.ownScore === two.ownScore ? one.pairingNumber < two.pairingNumber : one.ownScore > two.ownScore;
}
