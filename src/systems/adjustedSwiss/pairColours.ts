import { colourDifference } from '../../tournament/history.ts';
import { otherColour, type Colour } from '../../tournament/colour.ts';
import type { ColourReason } from './decisions.ts';
import { mayHave, type Contestant } from './field.ts';

export interface PairColour {
  readonly white: Contestant;
  readonly black: Contestant;
  readonly reason: ColourReason;
}

/**
 * Colours of a pair (Law 28.6; rules.md 5.10–5.11), the two in any order.
 *
 * @param firstColour the colour that the odd numbers of the top half have in round 1
 */
export function pairColours(one: Contestant, two: Contestant, firstColour: Colour): PairColour {
  const [a, b] = one.rank < two.rank ? [one, two] : [two, one];
  const only = onlyLegalColour(a, b);
  if (only !== undefined) {
    return withColour(a, b, only, 'onlyLegal');
  }
  if (a.due !== b.due) {
    return withColour(a, b, a.due ?? otherColour(b.due!), 'due');
  }
  if (a.due === undefined) {
    return withColour(a, b, a.rank % 2 === 1 ? firstColour : otherColour(firstColour), 'lot');
  }
  if (hasToEqualise(a) !== hasToEqualise(b)) {
    return withColour(a, b, hasToEqualise(a) ? a.due : otherColour(a.due), 'equalises');
  }
  const last = colourOfLastDifference(a, b);
  return last === undefined
    ? withColour(a, b, a.due, 'smallerNumber')
    : withColour(a, b, otherColour(last), 'lastDifference');
}

function withColour(a: Contestant, b: Contestant, colour: Colour, reason: ColourReason): PairColour {
  return colour === 'white' ? { white: a, black: b, reason } : { white: b, black: a, reason };
}

/** Law 27: the colour `a` must have when the other way round is forbidden. */
function onlyLegalColour(a: Contestant, b: Contestant): Colour | undefined {
  const asWhite = mayHave(a, 'white') && mayHave(b, 'black');
  const asBlack = mayHave(a, 'black') && mayHave(b, 'white');
  return asWhite === asBlack ? undefined : asWhite ? 'white' : 'black';
}

/** Law 28.6; rules.md 5.10: he had one colour more often, and does not merely alternate. */
function hasToEqualise(contestant: Contestant): boolean {
  return colourDifference(contestant.history) !== 0;
}

/** Law 28.6, rules.md 5.10: the colour `a` had in the latest round in which the two had different ones. */
function colourOfLastDifference(a: Contestant, b: Contestant): Colour | undefined {
  const his = new Map(playedColours(b));
  const round = playedColours(a)
    .reverse()
    .find(([number, colour]) => his.has(number) && his.get(number) !== colour);
  return round?.[1];
}

function playedColours(contestant: Contestant): [number, Colour][] {
  return contestant.history.entries.flatMap((entry) =>
    entry.played && entry.colour !== undefined ? [[entry.round, entry.colour] as [number, Colour]] : [],
  );
}
