import { otherColour, type Colour } from '../../tournament/colour.ts';
import type { PlayerHistory } from '../../tournament/history.ts';

export const strengths = ['none', 'mild', 'strong', 'absolute'] as const;

/** C.04.3 (2026) 1.7: how badly a player should get a colour. */
export type Strength = (typeof strengths)[number];

/** Everything the colour rules ask about a player. Only played games count. */
export interface ColourRecord {
  /** Colours of the played games, oldest first. */
  readonly played: readonly Colour[];
  /** C.04.3 (2026) 1.6: games with White less games with Black. */
  readonly difference: number;
  /** The colour of both of the two latest games, when it was the same. */
  readonly repeated?: Colour;
  readonly strength: Strength;
  /** The colour the player should get; absent before the first game. */
  readonly preference?: Colour;
}

/** C.04.3 (2026) 1.6–1.7. */
export function colourRecord(history: Pick<PlayerHistory, 'colours'>): ColourRecord {
  const played = history.colours;
  const difference = played.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
  const last = played[played.length - 1];
  if (last === undefined) {
    return { played, difference, strength: 'none' };
  }
  const repeated = played.length > 1 && played[played.length - 2] === last ? last : undefined;
  const rarer: Colour = difference > 0 ? 'black' : 'white';
  const wide = Math.abs(difference) > 1;
  const preference = wide ? rarer : repeated === undefined && difference !== 0 ? rarer : otherColour(last);
  return {
    played,
    difference,
    preference,
    strength: wide || repeated !== undefined ? 'absolute' : difference !== 0 ? 'strong' : 'mild',
    ...(repeated === undefined ? {} : { repeated }),
  };
}

/** Both want the same colour, so one of the two will not get it. */
export function wantTheSame(one: ColourRecord, two: ColourRecord): boolean {
  return one.preference !== undefined && one.preference === two.preference;
}

export function isAbsolute(record: ColourRecord): boolean {
  return record.strength === 'absolute';
}

/** C.04.3 (2026) 1.7.1: an absolute preference because of the difference. */
export function hasWideDifference(record: ColourRecord): boolean {
  return Math.abs(record.difference) > 1;
}
