import type { Colour } from '../../tournament/colour.ts';
import type { PairedBoard } from '../../tournament/pairing.ts';
import { inBoardOrder } from '../swiss/boardOrder.ts';
import { chooseColour } from './colourAllocation.ts';
import type { Contender } from './contender.ts';

/**
 * The boards with their colours: by the higher score of the pair, then the lower score, then the rank of the higher
 * player. Virtual points of an acceleration do not count here.
 */
export function boardsInOrder(
  pairs: readonly (readonly [Contender, Contender])[],
  initial: Colour,
): PairedBoard[] {
  return pairs
    .map(([one, two]) => (ranksBefore(one, two) ? { higher: one, lower: two } : { higher: two, lower: one }))
    .map(({ higher, lower }) => ({
      higher,
      lower,
      scores: [higher.ownScore, lower.ownScore] as const,
      number: higher.pairingNumber,
    }))
    .sort(inBoardOrder)
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
