import { isPlayer, type BracketMatch } from '../systems/knockout/bracketMatch.ts';
import { stepOfGame, type Side } from '../systems/knockout/matchScore.ts';
import { gameMeaning, pointsOf } from '../tournament/outcome.ts';
import type { Settings } from '../tournament/settings.ts';
import { makePoints } from './settingValues.ts';

/**
 * What one side has in a match: `1½`; empty before its first result. A lot is a row of the record that won no point at
 * the board: it is left out of the sum and said, `2½ lot`. Of teams the points of all boards (Law 30.1.5).
 */
export function matchPoints(match: BracketMatch, side: Side, settings: Settings, lot: string): string {
  const slot = match[side];
  if (!isPlayer(slot) || !match.games.some(({ outcome }) => outcome !== undefined)) {
    return '';
  }
  const boards = match.games.flatMap(
    (game) => game.points?.[game.white === slot.player ? 'white' : 'black'] ?? [],
  );
  if (boards.length > 0) {
    return makePoints(boards.reduce((sum, points) => sum + points, 0));
  }
  const row = match.games.find((_, index) => stepOfGame(index + 1, settings.gamesPerMatch) === 'lot');
  if (row?.outcome === undefined) {
    return makePoints(match.points[side]);
  }
  const award = gameMeaning[row.outcome].award[row.white === slot.player ? 'white' : 'black'];
  const points = makePoints(match.points[side] - pointsOf(award, settings.points));
  return match.winner === slot.player ? `${points} ${lot}` : points;
}
