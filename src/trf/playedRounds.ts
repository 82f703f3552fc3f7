import { otherColour, type Colour } from '../tournament/colour.ts';
import type { PlayerRecord } from './document.ts';
import { wasPaired } from './entryOutcome.ts';

/**
 * How many rounds of the file have been paired. The columns after the last paired round, when they hold
 * byes and absences only, belong to the round to be paired — unless they account for every player.
 */
export function playedRounds(players: readonly PlayerRecord[]): number {
  let played = 0;
  for (const { rounds } of players) {
    const lastPaired = rounds.reduce((last, entry, index) => (wasPaired(entry) ? index + 1 : last), 0);
    played = Math.max(played, lastPaired, rounds.length - 1);
  }
  return players.every(({ rounds }) => rounds.length > played) ? played + 1 : played;
}

/**
 * The colour that number 1 had, or would have had, in the first round with colours: by parity from the
 * highest-ranked player who had one, counting those who had been paired by then (C.04.3 (2026) 5.2.5).
 * `players` are in ranking order.
 */
export function inferredFirstColour(players: readonly PlayerRecord[]): Colour | undefined {
  const firstColoured = players.reduce((first, { rounds }) => {
    const index = rounds.findIndex((entry) => entry?.colour !== undefined);
    return index < 0 ? first : Math.min(first, index);
  }, Infinity);
  const ranked = players.filter(({ rounds }) => rounds.slice(0, firstColoured + 1).some(wasPaired));
  for (const [rank, { rounds }] of ranked.entries()) {
    const colour = rounds[firstColoured]?.colour;
    if (colour !== undefined) {
      return rank % 2 === 0 ? colour : otherColour(colour);
    }
  }
  return undefined;
}
