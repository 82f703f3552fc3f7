import { isAbsolute, wantTheSame } from '../swiss/colourPreference.ts';
import type { Contender } from './contender.ts';

/** What the absolute criteria need to know of the round. */
export interface AbsoluteRules {
  /** C1 holds (no announced rematches). */
  readonly met: boolean;
  /** C3 holds. */
  readonly colours: boolean;
  readonly isLastRound: boolean;
  /** Half of the most half-points possible so far. */
  readonly topscorersAbove: number;
}

/** C.04.3 (2026) 2.1: the two may be paired by the absolute criteria. */
export function mayMeet(one: Contender, two: Contender, rules: AbsoluteRules): boolean {
  return !(rules.met && haveMet(one, two)) && !(rules.colours && coloursForbid(one, two, rules));
}

/** C.04.3 (2026) 2.1.1 [C1]: no second game between the same players. */
export function haveMet(one: Contender, two: Contender): boolean {
  return one.opponents.has(two.number);
}

/** C.04.3 (2026) 2.1.3 [C3]: non-topscorers with the same absolute colour preference shall not meet. */
export function coloursForbid(one: Contender, two: Contender, rules: AbsoluteRules): boolean {
  return (
    isAbsolute(one.colour) &&
    isAbsolute(two.colour) &&
    wantTheSame(one.colour, two.colour) &&
    !(isTopscorer(one, rules) || isTopscorer(two, rules))
  );
}

/** C.04.3 (2026) 1.8: over half of the most points possible, before the last round. */
export function isTopscorer(player: Contender, rules: AbsoluteRules): boolean {
  return rules.isLastRound && player.score > rules.topscorersAbove;
}
