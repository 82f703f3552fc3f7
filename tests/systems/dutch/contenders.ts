import type { Contender } from '../../../src/systems/dutch/contender.ts';
import { colourRecord } from '../../../src/systems/swiss/colourPreference.ts';
import { playerNumber } from '../../../src/tournament/player.ts';
import type { Colour } from '../../../src/tournament/colour.ts';

/** A contender for tests: `colours` as `WWB`, oldest first; everything else may be overridden. */
export function contender(number: number, colours = '', more: Partial<Contender> = {}): Contender {
  const played = [...colours].map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  return {
    number: playerNumber(number),
    pairingNumber: number,
    score: 0,
    ownScore: more.score ?? 0,
    colour: colourRecord({ colours: played }),
    floatBefore: undefined,
    floatTwoBefore: undefined,
    mayHaveBye: true,
    unplayedGames: 0,
    opponents: new Set(),
    ...more,
  };
}
