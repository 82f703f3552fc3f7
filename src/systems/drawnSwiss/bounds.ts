import type { ByColour, Colour } from '../../tournament/colour.ts';
import { twoRunning, whiteSurplus } from './subgroups.ts';

/** Law 29.4.2: would this be a third game running with this colour? */
export function isThirdRunning(colours: readonly Colour[], next: Colour): boolean {
  return twoRunning(colours) === next;
}

/** Law 29.4.2: the largest difference of colours after this round: 1 when its number is odd, 2 when it is even. */
export function differenceLimit(round: number): number {
  return round % 2 === 1 ? 1 : 2;
}

/** How many more games of one colour than of the other the player would then have. */
export function differenceAfter(colours: readonly Colour[], next: Colour): number {
  return Math.abs(whiteSurplus([...colours, next]));
}

/** What a pair with given colours asks of the bounds: how many of its two players go beyond each. */
export interface Strain {
  /** Law 27: three more of one colour than of the other. */
  readonly threeMore: number;
  /** Law 29.4.2: a difference above the limit of the round. */
  readonly wide: number;
  /** Laws 27, 29.4.2: a third game running with one colour. */
  readonly third: number;
}

export function strainOf(colours: ByColour<readonly Colour[]>, round: number): Strain {
  const sides = (['white', 'black'] as const).map((side) => ({
    difference: differenceAfter(colours[side], side),
    third: isThirdRunning(colours[side], side),
  }));
  const beyond = (limit: number): number => sides.filter((side) => side.difference > limit).length;
  return {
    threeMore: beyond(2),
    wide: beyond(differenceLimit(round)),
    third: sides.filter((side) => side.third).length,
  };
}

/** The order in which the bounds are given up (rules.md 4): negative when `a` asks for less. */
export function compareStrain(a: Strain, b: Strain): number {
  return a.threeMore - b.threeMore || a.wide - b.wide || a.third - b.third;
}

/**
 * The colourings of a pair that ask for least: one, or both when they ask for the same.
 *
 * @param thirdMayYield Law 27: in the last round, between equal scores, a third game running with one colour is no bar
 * @returns the first player's colours, none when every colouring is barred; and what they ask for
 */
export function coloursOfPair(
  first: readonly Colour[],
  second: readonly Colour[],
  round: number,
  thirdMayYield: boolean,
): { readonly first: readonly Colour[]; readonly strain: Strain } {
  const asWhite = strainOf({ white: first, black: second }, round);
  const asBlack = strainOf({ white: second, black: first }, round);
  const open = [
    { colour: 'white' as const, strain: asWhite },
    { colour: 'black' as const, strain: asBlack },
  ].filter(({ strain }) => thirdMayYield || strain.third === 0);
  const least = open.map(({ strain }) => strain).sort(compareStrain)[0];
  return {
    first: open
      .filter(({ strain }) => least !== undefined && compareStrain(strain, least) === 0)
      .map(({ colour }) => colour),
    strain: least ?? asWhite,
  };
}
