import { otherColour, type Colour } from '../../tournament/colour.ts';
import { isAbsolute, strengths, wantTheSame, type ColourRecord } from '../swiss/colourPreference.ts';
import { byRank, type Contender } from './contender.ts';

/** The rule of article 5.2 that gave the colours. */
export type ColourRule = '5.2.1' | '5.2.2' | '5.2.3' | '5.2.4' | '5.2.5';

export interface ColourChoice {
  /** The colour of the first of the two. */
  readonly colour: Colour;
  readonly rule: ColourRule;
}

/** C.04.3 (2026) 5.2. */
export function chooseColour(one: Contender, two: Contender, initial: Colour): ColourChoice {
  return (
    grantBoth(one.colour, two.colour) ??
    grantStronger(one.colour, two.colour) ??
    alternate(one.colour, two.colour) ??
    grantHigherRanked(one, two, initial)
  );
}

/** 5.2.1: both preferences; without one of his own, a player takes what his opponent leaves. */
function grantBoth(one: ColourRecord, two: ColourRecord): ColourChoice | undefined {
  if (wantTheSame(one, two)) {
    return undefined;
  }
  const colour = one.preference ?? (two.preference === undefined ? undefined : otherColour(two.preference));
  return colour === undefined ? undefined : { colour, rule: '5.2.1' };
}

/** 5.2.2: the stronger preference; of two absolute ones the wider difference. */
function grantStronger(one: ColourRecord, two: ColourRecord): ColourChoice | undefined {
  if (one.preference === undefined) {
    return undefined;
  }
  const stronger =
    isAbsolute(one) && isAbsolute(two)
      ? Math.abs(one.difference) - Math.abs(two.difference)
      : strengths.indexOf(one.strength) - strengths.indexOf(two.strength);
  if (stronger === 0) {
    return undefined;
  }
  return { colour: stronger > 0 ? one.preference : otherColour(one.preference), rule: '5.2.2' };
}

/** 5.2.3: the latest time, counted in played games, at which the two had different colours. */
function alternate(one: ColourRecord, two: ColourRecord): ColourChoice | undefined {
  const games = Math.min(one.played.length, two.played.length);
  for (let back = 1; back <= games; back += 1) {
    const own = one.played[one.played.length - back]!;
    if (own !== two.played[two.played.length - back]) {
      return { colour: otherColour(own), rule: '5.2.3' };
    }
  }
  return undefined;
}

/** 5.2.4: what the higher ranked player wants; 5.2.5: without a wish, by his pairing number. */
function grantHigherRanked(one: Contender, two: Contender, initial: Colour): ColourChoice {
  const oneIsHigher = byRank(one, two) < 0;
  const higher = oneIsHigher ? one : two;
  const byNumber = higher.pairingNumber % 2 === 1 ? initial : otherColour(initial);
  const granted = higher.colour.preference ?? byNumber;
  return {
    colour: oneIsHigher ? granted : otherColour(granted),
    rule: higher.colour.preference === undefined ? '5.2.5' : '5.2.4',
  };
}
