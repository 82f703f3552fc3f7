import { isInEvent } from '../tournament/participants.ts';
import type { Note } from '../tournament/problem.ts';
import type { Tournament } from '../tournament/tournament.ts';

/**
 * What the law advises on the size of an event of individuals, asked before round 1: warned of, never refused. Round
 * robins and knockouts take any number; the advice on teams stands in their own room.
 */
export function lawWarnings({ settings, players }: Tournament): Note[] {
  const count = players.filter((player) => isInEvent(player, 1)).length;
  if (settings.teamForm !== undefined) {
    return [];
  }
  switch (settings.system) {
    case 'dutch':
    case 'adjusted':
      return swissWarnings(count, settings.rounds);
    case 'drawn':
      return drawnWarnings(count, settings.rounds);
    case 'round-robin':
    case 'knockout':
      return [];
  }
}

/** Law 27: a Swiss is meant for 20 players and more; 20–30 players 7–9 rounds, 30–50: 9 or 11, more: 11 or 13. */
function swissWarnings(players: number, rounds: number | undefined): Note[] {
  if (players < 20) {
    return [{ code: 'swissFewPlayers', values: { players } }];
  }
  const advised = [
    ...(players <= 30 ? [7, 8, 9] : []),
    ...(players >= 30 && players <= 50 ? [9, 11] : []),
    ...(players > 50 ? [11, 13] : []),
  ];
  return rounds === undefined || advised.includes(rounds)
    ? []
    : [
        {
          code: 'swissRoundsOutside',
          values: { players, rounds, advised: [...new Set(advised)].join(', ') },
        },
      ];
}

/** Law 29.5: not under 18 players, good results from 30 on. */
function drawnWarnings(players: number, rounds: number | undefined): Note[] {
  return [
    ...(players < 18 ? [{ code: 'drawnTooFewPlayers' as const, values: { players } }] : []),
    ...(players >= 18 && players < 30 ? [{ code: 'drawnFewPlayers' as const, values: { players } }] : []),
    ...(rounds === undefined ? [] : drawnRoundWarnings(rounds)),
  ];
}

/** Law 29.5: 6 to 15 rounds; Law 29: better an odd number, so that White is at most once more. */
function drawnRoundWarnings(rounds: number): Note[] {
  return [
    ...(rounds < 6 || rounds > 15 ? [{ code: 'drawnRoundsOutside' as const, values: { rounds } }] : []),
    ...(rounds % 2 === 0 ? [{ code: 'drawnEvenRounds' as const, values: { rounds } }] : []),
  ];
}
