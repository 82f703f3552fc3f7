import { canFix, fixPair } from '../../matching/completions.ts';
import type { Draw } from './drawGroup.ts';
import type { Contestant } from './field.ts';

/**
 * Law 29.1: in the first round 1 meets 2, 3 meets 4, …, of those present in the order of numbers, and the smaller
 * number has White. Who must be kept apart from his neighbour takes the next number with whom the round works out.
 */
export function pairFirstRound(draw: Draw, players: readonly Contestant[]): void {
  const left = [...players];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const own = draw.vertex.get(first)!;
    const place = left.findIndex((each) => canFix(draw.completions, own, draw.vertex.get(each)!));
    const [second] = left.splice(place, 1);
    fixPair(draw.completions, own, draw.vertex.get(second!)!);
    draw.pairs.push({ white: first, black: second! });
  }
}
