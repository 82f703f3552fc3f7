import type { MatchOrder } from '../../tournament/matchOrder.ts';
import { sessionsOf } from '../../tournament/matchOrder.ts';
import type { Settings } from '../../tournament/settings.ts';
import { legsOf } from '../../tournament/teamUnits.ts';
import { scheveningenOrder } from './scheveningen.ts';
import { simultaneousOrder } from './simultaneous.ts';

/** Every game of a match between two full teams, with the second leg where every match has one. */
export function matchGamesOf(settings: Settings, boards: number): MatchOrder {
  const first = firstLegOf(settings, boards);
  return legsOf(settings) === 2 ? [...first, ...secondLegOf(first)] : first;
}

/** Law 30.2.1 or 30.2.2, with an order of its own where the event has one. */
export function firstLegOf(settings: Settings, boards: number): MatchOrder {
  return settings.teamForm === 'scheveningen'
    ? (settings.matchOrder ?? scheveningenOrder(boards))
    : simultaneousOrder(boards, settings.gamesPerMatch ?? 1);
}

/** Law 30.2.2: a match of two games, for fairness: the same once more with colours reversed. */
export function secondLegOf(first: MatchOrder): MatchOrder {
  const games = sessionsOf(first);
  return first.map(({ game, board, white, black }) => ({
    game: game + games,
    board,
    white: black,
    black: white,
  }));
}
