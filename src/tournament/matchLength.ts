import { sessionsOf } from './matchOrder.ts';
import type { Settings } from './settings.ts';
import { boardCount, teamsOf } from './team.ts';
import type { Tournament } from './tournament.ts';

/** Game numbers of one leg: the games of each board (30.2.1), or one for each board of the other team (30.2.2). */
export function gamesOfLeg(settings: Settings, boards: number): number {
  if (settings.teamForm !== 'scheveningen') {
    return settings.gamesPerMatch ?? 1;
  }
  return settings.matchOrder === undefined ? boards : sessionsOf(settings.matchOrder);
}

/**
 * Law 25, 30.3: the last step of a level match, the lot, is a row of its own: behind both legs, or behind the two games, two
 * more and the deciding one of individuals. It is no game, and nobody's points. Returned: the last game that is none.
 */
export function lastGameOf(tournament: Tournament): number {
  const { settings } = tournament;
  if (settings.system !== 'knockout') {
    return Infinity;
  }
  return settings.teamForm === undefined || settings.teamForm === 'boardGroups'
    ? (settings.gamesPerMatch ?? 2) + 3
    : 2 * gamesOfLeg(settings, boardCount(teamsOf(tournament), settings));
}
