import { drawOne, type Lots } from '../../src/lots/draw.ts';
import type { GameOutcome } from '../../src/tournament/outcome.ts';
import type { Player } from '../../src/tournament/player.ts';
import { fraction, oneIn } from './chance.ts';
import type { SimulationOptions } from './options.ts';

/** What the first move is worth in rating points. */
const firstMove = 35;

/** One forfeit in three is the absence of both. */
const forfeits = ['whiteWinsByForfeit', 'blackWinsByForfeit', 'bothForfeit'] as const;

/** A result by the strength of the two; forfeits and draws as often as the options say. */
export function drawResult(
  white: Player | undefined,
  black: Player | undefined,
  options: Pick<SimulationOptions, 'draws' | 'forfeits'>,
  lots: Lots,
): GameOutcome {
  if (oneIn(options.forfeits, lots)) {
    return drawOne(lots, forfeits);
  }
  const difference = (white?.rating ?? 0) + firstMove - (black?.rating ?? 0);
  const expected = 1 / (1 + 10 ** (-difference / 400));
  const draw = Math.min(options.draws / 100, 2 * expected, 2 * (1 - expected));
  const lot = fraction(lots);
  if (lot < draw) {
    return 'draw';
  }
  return lot < draw / 2 + expected ? 'whiteWins' : 'blackWins';
}
