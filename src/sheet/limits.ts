/** What may be typed at the most; more is a slip of the finger. */

/** Of player numbers, seeds, boards, matches and games: a report has four columns for them. */
export const highestNumber = 9999;

export const mostRounds = 999;
