import { beyondNext, type BracketLayout, inBracket } from './bracketGraph.ts';
import type { Rung } from './criteria.ts';

/** What a candidate costs by one number of the criteria. */
export function costOf(layout: BracketLayout, rung: Rung, mate: Int32Array): number {
  const { players, tier } = layout;
  let cost = 0;
  players.forEach((player, vertex) => {
    const partner = mate[vertex]!;
    if (player === undefined) {
      return;
    }
    if (tier[vertex] === inBracket && tier[partner] === inBracket) {
      cost += partner > vertex ? (rung.pair?.(player, players[partner]!) ?? 0) : 0;
    } else if (tier[vertex] === inBracket) {
      cost += rung.floater?.(player) ?? 0;
    }
    if (tier[vertex] !== beyondNext && tier[partner] === beyondNext) {
      cost += rung.floaterOfNext?.(player) ?? 0;
    }
  });
  return cost;
}
