import { hasWideDifference, isAbsolute, wantTheSame, type ColourRecord } from '../swiss/colourPreference.ts';
import type { Contender } from './contender.ts';

/**
 * The colour criteria of a pair, each 1 where the pair offends. C10 and C11 only ever offend where topscorers are
 * concerned: other pairs of that kind are already excluded by C3.
 */

/** C.04.3 (2026) 2.4.5 [C10]: somebody gets a colour difference beyond two. */
export function offendsC10({ colour: one }: Contender, { colour: two }: Contender): 0 | 1 {
  return hasWideDifference(one) && hasWideDifference(two) && wantTheSame(one, two) ? 1 : 0;
}

/** C.04.3 (2026) 2.4.6 [C11]: somebody gets the same colour three times in a row. */
export function offendsC11({ colour: one }: Contender, { colour: two }: Contender): 0 | 1 {
  if (!isAbsolute(one) || !isAbsolute(two) || !wantTheSame(one, two)) {
    return 0;
  }
  const [wider, narrower] = Math.abs(one.difference) > Math.abs(two.difference) ? [one, two] : [two, one];
  return Math.abs(wider.difference) === Math.abs(narrower.difference)
    ? bothRepeat(one, two)
    : repeatsOnYielding(narrower);
}

/** With equal differences either may yield; only if both have just had that colour twice does one get it again. */
function bothRepeat(one: ColourRecord, two: ColourRecord): 0 | 1 {
  return one.repeated !== undefined && one.repeated === two.repeated ? 1 : 0;
}

/** The narrower difference yields (5.2.2). */
function repeatsOnYielding(yielding: ColourRecord): 0 | 1 {
  return yielding.repeated !== undefined && yielding.repeated !== yielding.preference ? 1 : 0;
}

/** C.04.3 (2026) 2.4.7 [C12]: somebody does not get his colour preference. */
export function offendsC12({ colour: one }: Contender, { colour: two }: Contender): 0 | 1 {
  return wantTheSame(one, two) ? 1 : 0;
}

/** C.04.3 (2026) 2.4.8 [C13]: somebody does not get his strong colour preference. */
export function offendsC13({ colour: one }: Contender, { colour: two }: Contender): 0 | 1 {
  return wantTheSame(one, two) && isFirm(one) && isFirm(two) && !(isAbsolute(one) && isAbsolute(two)) ? 1 : 0;
}

function isFirm(record: ColourRecord): boolean {
  return record.strength === 'strong' || record.strength === 'absolute';
}
