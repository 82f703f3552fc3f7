import type { ByColour, Colour } from '../../tournament/colour.ts';
import { whiteSurplus } from '../../tournament/history.ts';
import { twoRunning } from './subgroups.ts';

/** Law 29.4.2: would this be a third game running with this colour? */
export function isThirdRunning(colours: readonly Colour[], next: Colour): boolean {
  return twoRunning(colours) === next;
}

/**
 * Law 29.4.2: the largest difference of colours after an odd or an even number of his own games; see
 * docs/decisions.md, *Drawn Swiss*.
 */
export function differenceLimit(games: number): number {
  return games % 2 === 1 ? 1 : 2;
}

/** How many more games of one colour than of the other the player would then have. */
export function differenceAfter(colours: readonly Colour[], next: Colour): number {
  return Math.abs(whiteSurplus([...colours, next]));
}

/** How many players go beyond each bound of the colours: one player, or the two of a pair together. */
export interface Strain {
  /** Laws 27, 29.4.2: three more of one colour than of the other; two more after an odd number of games cannot be. */
  readonly wide: number;
  /** Laws 27, 29.4.2: a third game running with one colour. */
  readonly third: number;
}

/** Law 27, 29.4.2: what a game with this colour would ask of the bounds for one player. */
export function strainOf(colours: readonly Colour[], next: Colour): Strain {
  return {
    wide: Number(differenceAfter(colours, next) > differenceLimit(colours.length + 1)),
    third: Number(isThirdRunning(colours, next)),
  };
}

export function addStrains(a: Strain, b: Strain): Strain {
  return { wide: a.wide + b.wide, third: a.third + b.third };
}

/** The order in which the bounds are given up (rules.md 4): negative when `a` asks for less. */
export function compareStrain(a: Strain, b: Strain): number {
  return a.wide - b.wide || a.third - b.third;
}

/** The colours of the first of a pair that ask for least: one, or both when they ask for the same; none is no pair. */
export interface OpenColours {
  readonly first: readonly Colour[];
  readonly strain: Strain;
}

/**
 * Law 29.4.2: how a pair may be coloured.
 *
 * @param thirdMayYield Law 27: in the last round, between equal scores, a third game running with one colour is no bar
 */
export function openColours(
  first: ByColour<Strain>,
  second: ByColour<Strain>,
  thirdMayYield: boolean,
): OpenColours {
  const asWhite = addStrains(first.white, second.black);
  const asBlack = addStrains(first.black, second.white);
  const whiteOpen = thirdMayYield || asWhite.third === 0;
  const blackOpen = thirdMayYield || asBlack.third === 0;
  if (whiteOpen && blackOpen) {
    const order = compareStrain(asWhite, asBlack);
    return order === 0
      ? { first: both, strain: asWhite }
      : order < 0
        ? { first: onlyWhite, strain: asWhite }
        : { first: onlyBlack, strain: asBlack };
  }
  return whiteOpen
    ? { first: onlyWhite, strain: asWhite }
    : { first: blackOpen ? onlyBlack : none, strain: asBlack };
}

const both: readonly Colour[] = ['white', 'black'];
const onlyWhite: readonly Colour[] = ['white'];
const onlyBlack: readonly Colour[] = ['black'];
const none: readonly Colour[] = [];
