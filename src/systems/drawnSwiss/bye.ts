import { drawOne, type Lots } from '../../lots/draw.ts';
import type { BestMatchings } from '../../matching/bestMatchings.ts';
import { canFix, completionsOf } from '../../matching/completions.ts';
import type { Contestant } from './field.ts';

export interface DrawnBye {
  readonly among: readonly Contestant[];
  readonly drawn: Contestant;
  /** Of his group and of those below: who may have no bye, and without whom the round cannot be completed as well. */
  readonly barred: readonly Contestant[];
  readonly void: readonly Contestant[];
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
  const drawn = drawOne(lots, among);
  const passedOver = players.filter((each) => each.group >= drawn.group && !among.includes(each));
  return {
    among,
    drawn,
    barred: passedOver.filter((each) => !each.mayHaveBye),
    void: passedOver.filter((each) => each.mayHaveBye),
  };
}
