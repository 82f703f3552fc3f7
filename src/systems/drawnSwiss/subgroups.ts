import type { Colour } from '../../tournament/colour.ts';
import { whiteSurplus } from '../../tournament/history.ts';

/** Law 29.2: the four subgroups of a score group; 1 and 2 are to have White next, 3 and 4 Black. */
export type Subgroup = 1 | 2 | 3 | 4;

/**
 * Law 29.2.1–2: the subgroup of a player, by the colours of his played games, oldest first.
 *
 * @param roundsBefore rounds before the one to be paired; odd and even rounds have their own lists
 * @returns `undefined` before his first game: then a lot gives 2 or 3 (rules.md 6)
 */
export function subgroupOf(colours: readonly Colour[], roundsBefore: number): Subgroup | undefined {
  const last = colours[colours.length - 1];
  if (last === undefined) {
    return undefined;
  }
  return roundsBefore % 2 === 1 ? afterOddRound(colours, last) : afterEvenRound(colours, last);
}

/** Which list names his subgroup; `lastColour` where neither does; `undefined` before his first game. */
export function subgroupClause(
  colours: readonly Colour[],
  roundsBefore: number,
): '29.2.1' | '29.2.2' | 'lastColour' | undefined {
  if (colours.length === 0) {
    return undefined;
  }
  if (roundsBefore % 2 === 0) {
    return '29.2.2';
  }
  return (twoRunning(colours) ?? moreOften(colours)) ? '29.2.1' : 'lastColour';
}

/** Law 29.2.1; equal counts, after a bye, go by the last colour (rules.md 6). */
function afterOddRound(colours: readonly Colour[], last: Colour): Subgroup {
  if (twoRunning(colours) !== undefined) {
    return last === 'black' ? 1 : 4;
  }
  const more = moreOften(colours) ?? last;
  return more === 'black' ? 2 : 3;
}

/** Law 29.2.2; who had two of one colour running counts by these first (1 before 2, 4 before 3). */
function afterEvenRound(colours: readonly Colour[], last: Colour): Subgroup {
  const outer = twoRunning(colours) ?? moreOften(colours);
  if (outer !== undefined) {
    return outer === 'black' ? 1 : 4;
  }
  return last === 'black' ? 2 : 3;
}

/** The colour of the last two games, when it was the same. */
export function twoRunning(colours: readonly Colour[]): Colour | undefined {
  const [before, last] = colours.slice(-2);
  return last !== undefined && before === last ? last : undefined;
}

function moreOften(colours: readonly Colour[]): Colour | undefined {
  const difference = whiteSurplus(colours);
  return difference === 0 ? undefined : difference > 0 ? 'white' : 'black';
}
