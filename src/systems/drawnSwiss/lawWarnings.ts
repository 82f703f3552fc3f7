import type { Note } from '../../tournament/problem.ts';

/**
 * Law 29.5 (sizes) and the law's advice on an odd number of rounds; warned of before round 1, never a refusal.
 *
 * @param rounds as set for the event; unknown rounds are not warned of
 */
export function lawWarnings(players: number, rounds: number | undefined): Note[] {
  return [...sizeWarnings(players), ...(rounds === undefined ? [] : roundWarnings(rounds))];
}

/** Law 29.5: not under 18 players; good results from 30 on. */
function sizeWarnings(players: number): Note[] {
  if (players < 18) {
    return [{ code: 'drawnTooFewPlayers', values: { players } }];
  }
  return players < 30 ? [{ code: 'drawnFewPlayers', values: { players } }] : [];
}

/** Law 29.5: 6 to 15 rounds; Law 29: better an odd number, so that White is at most once more. */
function roundWarnings(rounds: number): Note[] {
  return [
    ...(rounds < 6 || rounds > 15 ? [{ code: 'drawnRoundsOutside' as const, values: { rounds } }] : []),
    ...(rounds % 2 === 0 ? [{ code: 'drawnEvenRounds' as const, values: { rounds } }] : []),
  ];
}
