import { drawOrder, lotsFor } from '../lots/draw.ts';
import type { Field } from './field.ts';
import type { PlacesInGroup, TiedGroup } from './tiedGroup.ts';

/**
 * C.07 (2026) 4.2, rules.md 1: a draw of lots among those still tied (LOT). The purpose of the draw names the places:
 * `tie 7-12`. Lots that the arbiter has drawn by hand for the whole group go before. 0 for a player who is tied with nobody.
 */
export function lot(field: Field, { firstPlace, players }: TiedGroup): PlacesInGroup {
  if (players.length < 2) {
    return new Map(players.map((player) => [player, 0]));
  }
  const { drawSeed, lotsDrawn = [] } = field.tournament.settings;
  const byHand = players.every((player) => lotsDrawn.includes(player));
  const lots = lotsFor(drawSeed, `tie ${firstPlace}-${firstPlace + players.length - 1}`);
  const order = byHand
    ? lotsDrawn.filter((each) => players.some((player) => player === each))
    : drawOrder(lots, players);
  return new Map(players.map((player) => [player, order.indexOf(player) + 1]));
}
