import { sessionsOf, type MatchOrder } from '../../tournament/matchOrder.ts';
import type { Settings } from '../../tournament/settings.ts';
import { legsOf } from '../../tournament/teamUnits.ts';
import { scheveningenOrder } from './scheveningen.ts';
import { simultaneousOrder } from './simultaneous.ts';

/** Every game of a match between two full teams, with the second leg where every match has one. */
export function matchGamesOf(settings: Settings, boards: number): MatchOrder {
  return gamesOfLegs(settings, boards, legsOf(settings));
}

/**
 * Law 30.2.2, 30.3: the second leg alone. Kiểu Anh everything once more with colours reversed; where boards of the same
 * number meet (30.2.1) colours go on alternating.
 */
export function secondLegOf(settings: Settings, boards: number): MatchOrder {
  const first = sessionsOf(gamesOfLegs(settings, boards, 1));
  return gamesOfLegs(settings, boards, 2).filter(({ game }) => game > first);
}

function gamesOfLegs(settings: Settings, boards: number, legs: 1 | 2): MatchOrder {
  if (settings.teamForm !== 'scheveningen') {
    return simultaneousOrder(boards, legs * (settings.gamesPerMatch ?? 1));
  }
  const first = settings.matchOrder ?? scheveningenOrder(boards);
  const games = sessionsOf(first);
  const second = first.map(({ game, board, white, black }) => ({
    game: game + games,
    board,
    white: black,
    black: white,
  }));
  return legs === 1 ? first : [...first, ...second];
}
