import { drawOne, type Lots } from '../../lots/draw.ts';
import type { BestMatchings } from '../../matching/bestMatchings.ts';
import { canFix, completionsOf } from '../../matching/completions.ts';
import type { Contestant } from './field.ts';

export interface DrawnBye {
  readonly among: readonly Contestant[];
  readonly drawn: Contestant;
}

/**
 * Rules.md 6: the bye goes by lot to a player of the lowest group who has had none, among those without whom the round
 * can be completed. Where nobody of the lowest group can have it, the group above decides.
 *
 * @param best the best rounds of all players; the vertex after the last of them is the bye
 */
export function drawBye(lots: Lots, players: readonly Contestant[], best: BestMatchings): DrawnBye {
  const completions = completionsOf(best);
  const among = players.filter(
    (each, vertex) => each.mayHaveBye && canFix(completions, vertex, players.length),
  );
  return { among, drawn: drawOne(lots, among) };
}
