import type { Float } from '../swiss/floats.ts';
import type { Contender } from './contender.ts';

/** Which of the two remembered rounds a float criterion looks at. */
export type Lookback = 'floatBefore' | 'floatTwoBefore';

/**
 * C.04.3 (2026) 2.4.9 [C14], 2.4.11 [C16]: a resident downfloats who received a downfloat in that round.
 */
export function repeatsDownfloat(downfloater: Contender, residentScore: number, when: Lookback): 0 | 1 {
  return downfloater.score === residentScore && had(downfloater, when, 'down') ? 1 : 0;
}

/** C.04.3 (2026) 2.4.10 [C15], 2.4.12 [C17]: an opponent of an MDP received an upfloat in that round. */
export function repeatsUpfloat(higher: Contender, lower: Contender, when: Lookback): 0 | 1 {
  return higher.score > lower.score && had(lower, when, 'up') ? 1 : 0;
}

/**
 * C.04.3 (2026) 2.4.13 [C18], 2.4.15 [C20]: an MDP of this score who received a downfloat in that round floats on,
 * which makes his score difference greater still.
 */
export function floatsOn(limbo: Contender, score: number, when: Lookback): 0 | 1 {
  return limbo.score === score && had(limbo, when, 'down') ? 1 : 0;
}

/** C.04.3 (2026) 2.4.14 [C19], 2.4.16 [C21]: as C15 and C17, for MDPs of this score. */
export function repeatsUpfloatFrom(
  higher: Contender,
  lower: Contender,
  score: number,
  when: Lookback,
): 0 | 1 {
  return higher.score === score ? repeatsUpfloat(higher, lower, when) : 0;
}

function had(player: Contender, when: Lookback, float: Float): boolean {
  return player[when] === float;
}
